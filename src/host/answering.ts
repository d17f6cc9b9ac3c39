/** The answer of the side that is awaited. */
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import type { Request } from './host.ts';
import { asking, courseOf, groundOf, holds, type Loaded } from './load.ts';
import type { Move } from './move.ts';
import { annulMove, answerMove } from './ordering.ts';
import type { Parts } from './parts.ts';
import { readBack } from './playing.ts';
import { nameOf, no, readable, sideName } from './voice.ts';

export async function answer(
  parts: Parts,
  loaded: Loaded,
  request: Request,
  which: { readonly battle: string; readonly no: number },
  given: number | string,
): Promise<Move | Refusal> {
  const waiting = asking(loaded);
  if (loaded.battle.id !== which.battle || waiting?.no !== which.no) return no(phrase('host-question-closed'));
  const { question } = waiting;
  if (!holds(loaded, request.person, question.to)) {
    return no(phrase('host-not-asked', { side: sideName(question.to), who: nameOf(loaded.holders[question.to]) }));
  }
  const back = readBack(groundOf(loaded), courseOf(waiting), question);
  if (back.kind === 'diverged') return annulMove(loaded, waiting, back);
  const text = typeof given === 'number' ? question.options[given]?.text : given;
  if (text === undefined) return no(phrase('host-question-closed'));
  const read = typeof given === 'number' ? { text, filed: [] } : loaded.rules.answer(text, question, back.state);
  const by = { who: 'person' as const, id: request.person.id };
  const move = await answerMove(parts, loaded, waiting, { text: read.text, by }, read.filed);
  return move instanceof Refusal ? readable(move, loaded.rules, request.language) : move;
}
