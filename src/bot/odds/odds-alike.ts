/** Merges answers with the same odds into one line and one bar: often the nine places to evade to. */
import { canonical } from '../../kernel/canonical.ts';
import { phrase } from '../../kernel/phrase.ts';
import type { OddsLot } from '../../host/verbs/odds/odds.ts';
import { plainly, type Say } from './odds-words.ts';

export interface Alike {
  readonly lot: OddsLot;
  /** In the order of the options. Empty if there is no question. */
  readonly answers: readonly string[];
}

/** The doctrine's answer has its own line. */
export function alike(lots: readonly OddsLot[]): readonly Alike[] {
  const groups = new Map<string, OddsLot[]>();
  for (const lot of lots) {
    const { answer: _answer, ...rest } = lot;
    const key = canonical(rest);
    groups.set(key, [...(groups.get(key) ?? []), lot]);
  }
  return [...groups.values()].map((same) => ({ lot: same[0]!, answers: same.flatMap(({ answer }) => answer ?? []) }));
}

/** `evade 1301, 1401, hold`: a shared word appears once. */
export function together(answers: readonly string[]): string {
  const said = answers.map((answer, index) => {
    const [verb, ...rest] = answer.split(' ');
    const before = answers[index - 1]?.split(' ')[0];
    return rest.length > 0 && verb === before ? rest.join(' ') : answer;
  });
  return said.join(', ');
}

/** The same in little room: the first answer, and how many more. */
export function shortly(say: Say, [first = '', ...more]: readonly string[]): string {
  return more.length === 0 ? first : plainly(say(phrase('odds-chart-answer', { first, more: more.length })));
}
