import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fault } from '../../../../src/kernel/fault.ts';
import { armies } from '../../../../src/rules/sabreur-hex/army/index.ts';
import { type Bought, costOf, SKILL_NAMES, TYPES, wrongs } from './printed.ts';
import { rounds } from '../../../help/soak.ts';

const lineOf = ({ type, quality, skills, strength, command }: Bought, i: number): string =>
  `${i + 1}X ${[type, ...skills].join(' ')} ${quality} strength ${strength} Cd ${command}`;

const textOf = (points: number, units: readonly Bought[]): string =>
  [`army en "A" fr "B" points ${points}`, ...units.map(lineOf)].join('\n');

function reading(points: number, units: readonly Bought[]) {
  const read = armies.read(textOf(points, units));
  if (!('cost' in read)) throw new Error(`not read: ${textOf(points, units)} ${JSON.stringify(read.faults)}`);
  return read;
}

const PAIRS: Readonly<Record<string, string>> = {
  'half cuirass': 'two cuirasses',
  skirmisher: 'loose skirmishers',
  warrior: 'warriors who fire',
};

/** A fault in the words of the printed tables: the army itself stands in the first line. */
function told({ line, says: { id, args = {} } }: Fault): string {
  const named = (arg: unknown) => (arg as { noun: string }).noun;
  const words: Readonly<Record<string, () => string>> = {
    'fault-strength-bought': () => 'strength',
    'fault-command': () => 'command',
    'fault-skill-type': () => `not for it: ${named(args['skill'])}`,
    'fault-skill-pair': () => PAIRS[named(args['b'])]!,
    'fault-skill-needs': () => 'regular warriors',
    'fault-price': () => 'for nothing',
    'fault-elites': () => 'one elite too many',
    'fault-army-empty': () => 'nobody',
    'fault-army-cost': () => 'too dear',
  };
  return `${line - 1} ${words[id]?.() ?? id}`;
}

const QUALITIES = ['elite', 'ordinary', 'recruit'] as const;
const command = { elite: [6, 12], ordinary: [4, 10], recruit: [3, 9] } as const;

/** Anything that can be written down; often not far from what is allowed. */
const unit = fc
  .record({
    type: fc.constantFrom(...TYPES),
    quality: fc.constantFrom(...QUALITIES),
    skills: fc.uniqueArray(fc.constantFrom(...SKILL_NAMES), { maxLength: 5 }),
    strength: fc.integer({ min: 1, max: 26 }),
  })
  .chain((said) => {
    const [min, max] = command[said.quality];
    return fc.integer({ min, max }).map((cd): Bought => ({ ...said, command: cd }));
  });

/** Mostly allowed: skills of its own arm, strength and command as they should be. */
const decent = fc.constantFrom<Bought[]>(
  { type: 'line infantry', quality: 'ordinary', skills: ['tactical sense'], strength: 16, command: 7 },
  { type: 'line infantry', quality: 'recruit', skills: ['irregular', 'warrior'], strength: 14, command: 6 },
  { type: 'line infantry', quality: 'recruit', skills: ['large battalion'], strength: 24, command: 4 },
  { type: 'line infantry', quality: 'elite', skills: ['stubborn', 'controlled fire'], strength: 20, command: 11 },
  { type: 'light infantry', quality: 'ordinary', skills: ['loose order', 'scout'], strength: 6, command: 5 },
  { type: 'light infantry', quality: 'elite', skills: ['skirmisher'], strength: 12, command: 7 },
  { type: 'heavy cavalry', quality: 'elite', skills: ['half cuirass', 'massed charge'], strength: 8, command: 8 },
  { type: 'medium cavalry', quality: 'recruit', skills: ['countercharge'], strength: 8, command: 8 },
  { type: 'light cavalry', quality: 'recruit', skills: ['harassing', 'irregular'], strength: 4, command: 5 },
  { type: 'medium foot battery', quality: 'ordinary', skills: ['bombard'], strength: 5, command: 9 },
  { type: 'regimental gun', quality: 'ordinary', skills: ['grand battery'], strength: 2, command: 7 },
);

/** One thing of it changed. */
const spoilt = fc
  .tuple(decent, unit, fc.constantFrom('skills', 'strength', 'command', 'quality', 'type'))
  .map(([good, other, what]): Bought => ({ ...good, [what]: other[what as keyof Bought] }));

const army = fc.record({
  points: fc.oneof(fc.integer({ min: 1, max: 4500 }), fc.constantFrom(500, 1499, 1500, 2999, 3000)),
  units: fc.array(fc.oneof({ weight: 6, arbitrary: decent }, { weight: 2, arbitrary: spoilt }, unit), { maxLength: 7 }),
});

describe('an army is allowed by the printed tables and by the rules, or by neither', () => {
  test('SH-ARMY-01 SH-ARMY-02 SH-ARMY-03 SH-ARMY-04 SH-ARMY-05 SH-ARMY-06 SH-ARMY-07 SH-GAP-12 SH-Q-30 SH-Q-77', () => {
    const seen = { allowed: 0, forbidden: 0 };
    fc.assert(
      fc.property(army, ({ points, units }) => {
        const read = reading(points, units);
        const wrong = wrongs(points, units);
        expect(read.faults.map(told).toSorted()).toEqual(wrong);
        expect(read.cost).toBe(units.reduce((sum, each) => sum + costOf(each), 0));
        seen[wrong.length === 0 ? 'allowed' : 'forbidden'] += 1;
      }),
      { numRuns: rounds(2000) },
    );
    expect(Math.min(seen.allowed, seen.forbidden)).toBeGreaterThan(200);
  });

  test('SH-ARMY-07 SH-GAP-12 each type with each skill, and with each two', () => {
    const skills = SKILL_NAMES.flatMap((a, i) => [[a], ...SKILL_NAMES.slice(i + 1).map((b) => [a, b])]);
    for (const type of TYPES) {
      for (const some of skills) {
        const one: Bought = { type, quality: 'ordinary', skills: some, strength: 5, command: 7 };
        expect(reading(4000, [one]).faults.map(told).toSorted()).toEqual(wrongs(4000, [one]));
      }
    }
  });

  test('SH-ARMY-03 SH-ARMY-05 each type and quality at each strength and command rating', () => {
    for (const type of TYPES) {
      for (const quality of QUALITIES) {
        for (let n = 1; n <= 25; n++) {
          const one: Bought = { type, quality, skills: [], strength: n, command: Math.min(n, 12) };
          expect(reading(4000, [one]).faults.map(told).toSorted()).toEqual(wrongs(4000, [one]));
        }
      }
    }
  });
});
