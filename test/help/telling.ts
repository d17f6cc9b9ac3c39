/** One order played on a position, and its report as a commander reads it. */
import { type Asked, type Side, Refusal } from '../../src/kernel/play.ts';
import type { Language, Tale, Telling } from '../../src/kernel/ruleset.ts';
import { type By, run } from '../../src/kernel/run.ts';
import type { Fact } from '../../src/rules/sabreur-hex/facts.ts';
import { sabreurHex } from '../../src/rules/sabreur-hex/index.ts';
import { readPosition } from '../../src/rules/sabreur-hex/scenario/index.ts';
import type { State } from '../../src/rules/sabreur-hex/state.ts';
import { tell } from '../../src/rules/sabreur-hex/tell/index.ts';
import { words } from './words.ts';

export interface Script {
  readonly by?: Side;
  readonly order: string;
  /** All dice of the order, in order. */
  readonly dice?: string;
  /**
   * Answers in order; `hold!` is filed, `hold?` a default, `hold~` was due by six o'clock and came from the doctrine.
   */
  readonly answers?: readonly string[];
}

export interface Told extends Telling<State, Fact> {
  /** The question at which the script ends. */
  readonly asked?: Asked;
}

export function position(...lines: readonly string[]): State {
  return readPosition([...lines]);
}

export function playOut(before: State, { by = 'red', order, dice = '', answers = [] }: Script): Told {
  const read = sabreurHex.orders(order, before, by);
  if (read instanceof Refusal) throw read;
  const left = dice.split(' ').filter(Boolean).map(Number);
  const said = [...answers];
  const outcome = run(sabreurHex, before, read[0]!.order, by, [], {
    dice: (roll) => {
      if (left.length < roll.dice) throw new Error(`dice needed for ${JSON.stringify(roll)}`);
      return left.splice(0, roll.dice);
    },
    answer: (question) => {
      const filed = sabreurHex.filed(read[0]!.order, by).find((each) => each.kind === question.kind);
      if (filed) return { text: filed.text, by: { who: 'order' } };
      if (question.quiet) return { text: question.fallback, by: { who: 'default' } };
      const next = said.shift();
      if (next === undefined) return undefined;
      return { text: next.replace(/[!?~]$/, ''), by: givenBy(next) };
    },
  });
  if (outcome.kind === 'refused') throw outcome.refusal;
  if (left.length > 0 || said.length > 0) throw new Error(`left over: dice ${left.join(' ')}; ${said.join(', ')}`);
  if (outcome.kind !== 'done' && outcome.kind !== 'waits') throw new Error(`the order ${outcome.kind}`);
  const { state: after, transcript } = outcome;
  return {
    before,
    after,
    by,
    transcript,
    ...(outcome.kind === 'waits' ? { asked: outcome.question, isOpen: true } : {}),
  };
}

function givenBy(text: string): By {
  if (text.endsWith('!')) return { who: 'filed' };
  if (text.endsWith('~')) return { who: 'overdue', at: '2026-11-22T18:00', how: 'doctrine' };
  return text.endsWith('?') ? { who: 'default' } : { who: 'person', id: '1' };
}

/** The report as posted. */
export function report(language: Language, telling: Telling<State, Fact>): string {
  return spoken(language, tell(telling));
}

function spoken(language: Language, tale: Tale): string {
  const say = (phrase: Parameters<typeof words.say>[1]) => words.say(language, phrase);
  return [
    `## ${say(tale.title)}${tale.quiet ? ' (quiet)' : ''}`,
    ...tale.sentences.flatMap(({ says, dice, spent = [] }) => [
      say(says),
      ...[...spent, ...dice].map((line) => `-# ${say(line)}`),
    ]),
    tale.footer.map(say).join(' · '),
  ].join('\n');
}
