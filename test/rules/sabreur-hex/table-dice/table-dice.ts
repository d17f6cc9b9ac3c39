/** Throws at a table for tests: what was said, the dice, and what was told in English. */
import { expect } from 'vitest';
import { Refusal, type Roll } from '../../../../src/kernel/play.ts';
import type { Said, TableRoll, RollTold } from '../../../../src/kernel/table-dice/table-dice.ts';
import type { State } from '../../../../src/rules/sabreur-hex/state.ts';
import { tableDice } from '../../../../src/rules/sabreur-hex/table-dice/index.ts';
import { words } from '../../../help/words.ts';

export function throwOf(kind: 'morale' | 'fire' | 'melee'): TableRoll<State> {
  return tableDice.find((each) => each.kind === kind)!;
}

export interface Thrown {
  readonly rolls: readonly Roll[];
  readonly told: RollTold;
}

/** Plays it by these dice, one text for each throw: as many as are asked, no more and no fewer. */
export function thrown(kind: 'morale' | 'fire' | 'melee', said: Said, ...dice: readonly string[]): Thrown {
  const left = dice.map((text) => text.split(' ').map(Number));
  const done = playedBy(throwOf(kind), said, (roll) => {
    const got = left.shift();
    expect(got, `dice for ${roll.why} of ${roll.unit}`).toHaveLength(roll.dice);
    return got!;
  });
  expect(left, 'dice left over').toEqual([]);
  if (done instanceof Refusal) throw done;
  return done;
}

/** Plays it to its end with whatever dice are given. */
export function playedBy(
  { play }: TableRoll<State>,
  said: Said,
  dice: (roll: Roll) => readonly number[],
): Thrown | Refusal {
  const rolls: Roll[] = [];
  const told = play(said, (roll) => {
    rolls.push(roll);
    return dice(roll);
  });
  return told instanceof Refusal ? told : { rolls, told };
}

/** The rolls it comes to if every die shows this. */
export function rollsOf(kind: 'morale' | 'fire' | 'melee', said: Said, die = 1): readonly Roll[] {
  const done = playedBy(throwOf(kind), said, ({ dice }) => Array.from({ length: dice }, () => die));
  if (done instanceof Refusal) throw done;
  return done.rolls;
}

/** The reckoning of a roll: `6 1 near = 7`. */
export function reckoned({ base, ledger, dice }: Roll): string {
  return `${base} ${ledger.map(({ name, n }) => `${n} ${name}`).join(' ')} = ${dice}`;
}

/** Each sentence with its small lines in brackets, in English. */
export function english({ told }: Thrown): string[] {
  return told.sentences.map(({ says, dice }) => {
    const small = dice.map((part) => ` (${words.say('en', part)})`).join('');
    return `${words.say('en', says)}${small}`;
  });
}

export function aheadInEnglish(kind: 'morale' | 'fire' | 'melee', said: Said): string[] | string {
  const ahead = throwOf(kind).ahead(said);
  return isLines(ahead) ? ahead.map((line) => words.say('en', line)) : ahead.clause;
}

function isLines<T>(what: readonly T[] | Refusal): what is readonly T[] {
  return Array.isArray(what);
}

/** The names of the choices that are offered for a field; none where it is not asked. */
export function offered(kind: 'morale' | 'fire' | 'melee', said: Said, field: string): string[] {
  const asked = throwOf(kind)
    .fields(said)
    .find(({ name }) => name === field);
  return asked && asked.kind !== 'number' ? asked.choices.map(({ name }) => name) : [];
}
