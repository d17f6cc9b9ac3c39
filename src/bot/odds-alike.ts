/** Answers that come to the very same are one line and one bar: of nine hexes to evade to, mostly. */
import { canonical } from '../kernel/canonical.ts';
import { phrase } from '../kernel/phrase.ts';
import type { OddsLot } from '../host/verbs/odds/odds.ts';
import { plainly, type Say } from './odds-words.ts';

export interface Alike {
  readonly lot: OddsLot;
  /** In the order of the options; empty where nobody is asked. */
  readonly answers: readonly string[];
}

/** What a doctrine would give stands by itself. */
export function alike(lots: readonly OddsLot[]): readonly Alike[] {
  const groups = new Map<string, OddsLot[]>();
  for (const lot of lots) {
    const { answer: _answer, ...rest } = lot;
    const key = canonical(rest);
    groups.set(key, [...(groups.get(key) ?? []), lot]);
  }
  return [...groups.values()].map((same) => ({ lot: same[0]!, answers: same.flatMap(({ answer }) => answer ?? []) }));
}

/** `evade 1301, 1401, hold`: a word that several have in common once. */
export function together(answers: readonly string[]): string {
  const said = answers.map((answer, index) => {
    const [verb, ...rest] = answer.split(' ');
    const before = answers[index - 1]?.split(' ')[0];
    return rest.length > 0 && verb === before ? rest.join(' ') : answer;
  });
  return said.join(', ');
}

/** The same where there is little room: the first, and how many more. */
export function shortly(say: Say, [first = '', ...more]: readonly string[]): string {
  return more.length === 0 ? first : plainly(say(phrase('odds-chart-answer', { first, more: more.length })));
}
