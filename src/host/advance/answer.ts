/** The answer to the open question, and the answers to later questions given with it. */
import { phrase } from '../../kernel/phrase.ts';
import { type Asked, Refusal } from '../../kernel/play.ts';
import type { Filed } from '../../kernel/ruleset.ts';
import type { By } from '../../kernel/run.ts';
import { AGREEMENT } from '../../kernel/wording.ts';
import { actsFor, unitList } from './may-act.ts';
import { orWithdrawn } from './fault.ts';
import type { Request } from '../request.ts';
import { courseOf, groundOf, readBack } from '../orders/play.ts';
import { askedOf, ownerOf } from '../seats/commanders.ts';
import { type Asking, asking, type LoadedBattle } from '../battle/loaded-battle.ts';
import type { Decision } from '../battle/decision.ts';
import { pseudonymOf } from '../battle/participants.ts';
import { annulDecision, answerDecision } from './order-decision.ts';
import type { Deps } from '../battle/deps.ts';
import { aheadOf, answersFor } from '../messages/card-post.ts';
import { playing } from './verb.ts';
import { nameOf, namesOf, no, readable, sideName, voiceOf } from '../battle/voice.ts';

/** The number of an option, or text; and the numbers chosen in the card's menus. */
interface Answer {
  readonly given: number | string;
  readonly ahead: readonly (number | undefined)[];
}

export async function answer(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  battle: string,
  number: number,
  given: Answer['given'],
  ahead: Answer['ahead'] = [],
): Promise<Decision | Refusal> {
  const waiting = openFor(loaded, request, battle, number);
  if (waiting instanceof Refusal) return waiting;
  const by = { who: 'person', id: pseudonymOf(loaded, request.person.id) } as const;
  return orWithdrawn(deps, loaded, waiting, () => answerOpen(deps, loaded, request, waiting, { given, ahead }, by));
}

/** `by`: the person asked, or the umpire in their place. */
export async function answerOpen(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  waiting: Asking,
  { given, ahead }: Answer,
  by: By,
): Promise<Decision | Refusal> {
  const { question } = waiting;
  const back = readBack(groundOf(loaded), courseOf(waiting), question);
  if (back.kind === 'diverged') return annulDecision(deps, loaded, waiting, back);
  const text = typeof given === 'number' ? question.options[given]?.text : given;
  if (text === undefined) return closed();
  const filed = filedAhead(loaded, question, back.state, ahead);
  const isRead = typeof given === 'number' || question.kind === AGREEMENT;
  const read = isRead ? { text, filed } : loaded.rules.answer(text, question, back.state);
  const strange = by.who === 'person' ? notHis(loaded, request.person.id, read.filed) : undefined;
  if (strange) return strange;
  const decision = await answerDecision(deps, loaded, waiting, { text: read.text, by }, read.filed);
  return decision instanceof Refusal ? inOwnWords(decision, read.text, question, loaded, request) : decision;
}

/** No one answers in advance for another commander's unit. */
function notHis(loaded: LoadedBattle, userId: string, filed: readonly Filed[]): Refusal | undefined {
  for (const { to, unit } of filed) {
    const owner = unit === undefined ? undefined : ownerOf(loaded, to, unit);
    if (unit === undefined || !owner || actsFor(loaded, to, owner, userId)) continue;
    return no(phrase('seat-not-yours', { units: unitList([unit]), who: namesOf([owner]) }));
  }
  return undefined;
}

/** Quotes a refused answer, and those it could have been, in its reader's language instead of the canonical form. */
function inOwnWords(
  { clause, says, instead }: Refusal,
  text: string,
  { kind }: Asked,
  { rules }: LoadedBattle,
  { language }: Request,
): Refusal {
  const show = (answer: string) => rules.showAnswer(kind, answer, language);
  const isQuoted = says.args?.['given'] === text;
  const quoting = isQuoted ? { ...says, args: { ...says.args, given: show(text) } } : says;
  return readable(new Refusal(clause, quoting, instead), show, language);
}

/** Only the person asked may choose on a card. */
export function mayAnswer(
  _deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  battle: string,
  number: number,
): Refusal | undefined {
  const waiting = openFor(loaded, request, battle, number);
  return waiting instanceof Refusal ? waiting : undefined;
}

/** The answers of a question whose card does not show them. */
export function openAnswers(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  battle: string,
  no: number,
): ReturnType<typeof answersFor> | Refusal {
  const waiting = openFor(loaded, request, battle, no);
  if (waiting instanceof Refusal) return waiting;
  const back = readBack(groundOf(loaded), courseOf(waiting), waiting.question);
  if (back.kind === 'diverged') return closed();
  const voice = voiceOf(deps.words, request.language);
  return answersFor(loaded.rules, voice, { battle, no, asked: waiting.question }, back.state);
}

function closed(): Refusal {
  return no(phrase('host-question-closed'));
}

/** The question, if it is still open and this person's. */
function openFor(loaded: LoadedBattle, { person }: Request, battle: string, number: number): Asking | Refusal {
  const waiting = asking(loaded);
  if (loaded.battle.id !== battle || waiting?.no !== number) return closed();
  const held = playing(loaded.battle);
  if (held) return held;
  const { to } = waiting.question;
  const who = askedOf(loaded, waiting.question);
  if (who && actsFor(loaded, to, who, person.id)) return waiting;
  return no(phrase('host-not-asked', { side: sideName(to), who: nameOf(who) }));
}

/** The menu choices as answers to their questions. */
function filedAhead(loaded: LoadedBattle, question: Asked, state: unknown, ahead: Answer['ahead']): Filed[] {
  if (ahead.every((choice) => choice === undefined)) return [];
  const { rules } = loaded;
  const rows = aheadOf(loaded, question, rules.seenBy(question.to).card(question, state));
  return rows.flatMap(({ kind, unit, options }, row) => {
    const option = options[ahead[row] ?? -1];
    return option ? [{ to: question.to, kind, ...(unit !== undefined && { unit }), text: option.text }] : [];
  });
}
