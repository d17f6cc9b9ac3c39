/** What is said in advance: plans with conditions, and standing answers, as they are typed and as they answer. */
import { expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import { plans, standing } from '../../../src/rules/fantasy-battle/ahead.ts';
import { fantasy } from '../../help/fantasy.ts';
import { words } from '../../help/words.ts';

const { now } = fantasy(
  'blue 3S infantry stands 3 in line at 53x45 face N',
  'blue 5S infantry stands 3 in line at 10x10 face N',
  'red 4O infantry missiles stands 3 in line at 50x60 face S',
  'red 7O infantry stands 3 in line at 100x80 face S',
  'red 8O infantry stands 1 in line at 10x10 face S engaged 5S front',
);

test('standing answers, for all units or for one, in either language', () => {
  const read = (text: string) => {
    const found = standing.read(text, now, 'red');
    return found instanceof Refusal ? words.say('en', found.says) : found.map((each) => [each.text, each.kind]);
  };
  expect(read('all: shoot; 4o : attend')).toEqual([
    ['all: shoot', 'FB-ASK-02'],
    ['4O: hold', 'FB-ASK-02'],
  ]);
  expect(read('enveloppe, seul, derrière, consent, gauche')).toEqual([
    ['all: envelop', 'FB-ASK-04'],
    ['all: alone', 'FB-ASK-05'],
    ['all: behind', 'FB-ASK-03'],
    ['all: consent', 'FB-ASK-01'],
    ['all: left', 'FB-ASK-06'],
  ]);
  expect(read('suivre; 4O: stay')).toEqual([
    ['all: follow', 'FB-ASK-10'],
    ['4O: stay', 'FB-ASK-10'],
  ]);
  expect(standing.show('4O: no envelop', 'fr')).toBe('4O\u00a0: sans envelopper');
  const asked = { kind: 'FB-ASK-02', to: 'red', unit: '4O', about: {}, options: [], fallback: 'hold' } as const;
  expect(standing.answers('all: shoot', asked, now, () => true)).toEqual(['shoot']);
});

test('FB-CSH-01 units that a charge could reach are in danger', () => {
  const said = (side: 'red' | 'blue') =>
    standing.dangers(now, side).map(({ says, kinds }) => [words.say('en', says), kinds]);
  expect(said('red')).toMatchInlineSnapshot(`
    [
      [
        "4O can be charged by 3S: 15.3 of 20 cm, front, 3 in contact",
        [
          "FB-ASK-02",
        ],
      ],
    ]
  `);
  expect(words.say('fr', standing.dangers(now, 'blue')[0]!.says)).toMatchInlineSnapshot(
    `"3S : charge possible par le 4O, 15,3 cm sur 20, front, 3 au contact"`,
  );
});

test('FB-CHG-06 FB-GEO-23 plans: an enemy in reach of a charge, or not; contact', () => {
  const holds = (kind: 'reach' | 'engaged' | 'free', unit: string) => plans.holds({ kind, unit }, ['3S'], now, 'blue');
  expect([holds('reach', '4O'), holds('reach', '7O'), holds('engaged', '5S'), holds('free', '3S')]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('FB-STEP-08 a side’s turn as if it began now', () => {
  const then = plans.begun(
    { ...now, units: now.units.map((unit) => ({ ...unit, orders: 2, initiative: true })) },
    'red',
  );
  const [unit] = then.units.filter(({ side }) => side === 'red');
  expect([then.active, then.phase, unit!.orders, unit!.initiative]).toEqual(['red', 'movement', 0, false]);
});
