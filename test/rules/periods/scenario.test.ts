/** Scenarios and positions of Periods as text, and the faults in them. */
import { expect, test } from 'vitest';
import { type Chance, chanceFrom } from '../../../src/kernel/chance.ts';
import { SIDES } from '../../../src/kernel/play.ts';
import { run } from '../../../src/kernel/run.ts';
import { plainNoun } from '../../../src/kernel/text/names.ts';
import { apply } from '../../../src/rules/periods/apply.ts';
import { NO_SHEET, type Order } from '../../../src/rules/periods/order.ts';
import { play } from '../../../src/rules/periods/play.ts';
import { readScenario, writeScenario } from '../../../src/rules/periods/scenario/index.ts';
import { type State, state as schema } from '../../../src/rules/periods/state.ts';
import { HOLLOW_ROAD, hollowRoad } from '../../help/hollow-road.ts';
import { randomLine, randomTable } from '../../help/periods-table.ts';
import { rounds } from '../../help/soak.ts';

function read(text: string): State {
  const found = readScenario(text);
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  return found.state;
}

function faults(text: string): string[] {
  const found = readScenario(text);
  return 'faults' in found ? found.faults.map(({ line, column, says }) => `${line}:${column} ${says.id}`) : [];
}

test('PE-GEO-03 PE-GEO-04 PE-TAB-05 the teaching scenario reads, and what is written reads back the same', () => {
  const state = hollowRoad();
  expect(
    state.units.map(({ id, arm, formation, ranks, pose }) => [id, arm, formation, ranks.length, pose.heading]),
  ).toEqual([
    ['3L', 'infantry', 'marchColumn', 6, 0],
    ['5H', 'cavalry', 'marchColumn', 4, 0],
    ['7H', 'cavalry', 'marchColumn', 4, 0],
    ['1B', 'artillery', 'limbered', 1, 0],
    ['11L', 'infantry', 'marchColumn', 6, 18_000],
    ['12L', 'infantry', 'line', 1, 18_000],
    ['11V', 'infantry', 'skirmish', 1, 18_000],
    ['2B', 'artillery', 'deployed', 1, 18_000],
  ]);
  expect(state).toMatchObject({ period: 1, lastPeriod: 6, quarter: 1, phase: 'sheets' });
  expect(read(writeScenario(state))).toEqual(state);
  expect(schema.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
});

const UNDER_WAY = `rules periods
title en "Under way" fr "En cours"
field 90 x 60
periods 4
army red en "R" fr "R" edge south
army blue en "B" fr "B" edge west
variant fights simple
variant split off
variant step quarter
breaks red at 40
objective "the mill" value 3 held blue
area building en "the mill" fr "le moulin" 70x50 75x50 75x55 70x55
clock 2.3 quarters
lost red 7
red 3L grenadiers english guard column of divisions ranks 6 5 6 at 30x20 face 12.34 posture cover disordered
red 1G general at 20x10
red 2A adc at 22x10
blue 4L infantry militia double line 17 at 30x40
blue 5H.2 heavy cavalry semi-regular line 3 at 60x30 face W posture attack unformed
rates 3L column 19.5 bonus line 2
now 3L acts.0.do ahead acts.0.by 900 acts.0.forced true notBefore 9 answers.charged "go on" answers.split false
now 5H.2 parent 5H doing.kind turn doing.left 2 leg.walked 30 leg.from.x 1 leg.from.y 2 leg.from.heading 3
now 4L course.kind evade course.forced true course.walked 1 course.threat 3L flow.ranks.0 9 flow.ranks.1 8 flow.left 50
now 2A errand.to 3L errand.posture hold errand.due 6
now 1G with 3L
contact by 3L target 4L zone front how charge at 5 reached walk bonus true push 2
fire unit 3L quarter 5
ride officer 1G to.x 3000 to.y 4000 with 3L
gone red 5H at 40x4
gone red 2B at 50x4 guns
name 1G en bare "General Aubert"; fr bare "le général Aubert" m
name 3L en "Guard" plural; fr "la Garde"
`;

test('a position in the middle of a battle reads back the same', () => {
  const state = read(UNDER_WAY);
  expect(state).toMatchObject({
    period: 2,
    quarter: 3,
    phase: 'quarters',
    variants: { fights: 'simple', split: false, step: 'quarter', measuring: 'strict' },
    contacts: [{ by: '3L', target: '4L', bonus: true, push: 2 }],
    fire: [{ unit: '3L', quarter: 5 }],
    rides: [{ officer: '1G', to: { x: 3_000, y: 4_000 }, with: '3L' }],
    officers: [
      { id: '1G', with: '3L', name: { en: { name: 'General Aubert' } } },
      { id: '2A', errand: { to: '3L', posture: 'hold', due: 6 } },
    ],
  });
  expect(state.units[0]).toMatchObject({
    ranks: [6, 5, 6],
    rates: { column: 19_500, bonusLine: 2_000 },
    acts: [{ do: 'ahead', by: 900, forced: true }],
    answers: { charged: 'go on', split: false },
    condition: 'disordered',
  });
  expect(state.units[1]).toMatchObject({ flow: { ranks: [9, 8], left: 50 }, course: { kind: 'evade', threat: '3L' } });
  expect(read(writeScenario(state))).toEqual(state);
  const over = { ...state, phase: 'over' as const, result: { winner: 'draw' as const, why: 'points' as const } };
  expect(read(writeScenario(over))).toEqual(over);
  expect(schema.parse(JSON.parse(JSON.stringify(over)))).toEqual(over);
});

const with_ = (...lines: string[]) => faults(`${HOLLOW_ROAD}${lines.join('\n')}`);
const LAST = HOLLOW_ROAD.split('\n').length;

test('PE-GEO-01 PE-TAB-05 PE-GAP-07 each fault is named where it stands', () => {
  expect(faults(HOLLOW_ROAD)).toEqual([]);
  const one = (line: string) => with_(line).map((each) => each.replace(`${LAST}:`, ''));
  expect(one('red 9L infantry column 18 at 31x20 face N')).toEqual(['5 fault-pe-onto']);
  expect(one('red 9L infantry line 18 at 10x30 face N')).toEqual(['5 fault-pe-off']);
  expect(one('red 9L infantry at 20x40 face N')).toEqual(['32 fault-pe-unit']);
  expect(one('red 9L infantry column at 20x30 face N')).toEqual(['39 fault-pe-unit']);
  expect(one('red 9L column 18 at 20x30 face N')).toEqual(['8 fault-word']);
  expect(one('red 9H light cavalry square 12 at 20x30 face N')).toEqual(['5 fault-pe-formation']);
  expect(one('red 9B foot battery line 4 at 20x30 face N')).toEqual(['5 fault-pe-formation']);
  expect(one('red 3L infantry column 18 at 20x40 face N')).toContain('5 fault-id-twice');
  expect(one('red 3L general at 20x40')).toEqual(['5 fault-id-twice']);
  expect(one('red 9 G general at 20x40')).toEqual(['5 fault-id-apart']);
  expect(one('first red')).toEqual(['1 fault-word-near']);
  expect(one('turns 5')).toEqual(['1 fault-word']);
  expect(one('clock 2.5')).toEqual(['7 fault-pe-clock']);
  expect(one('clock 0.1')).toEqual(['7 fault-pe-clock']);
  expect(one('variant measuring sometimes')).toEqual(['19 fault-word']);
  expect(one('rates 9X column 18')).toEqual(['7 fault-no-such-unit']);
  expect(one('now 9X walked true')).toEqual(['5 fault-no-such-unit']);
  expect(one('contact by 3L target 9X zone front how charge at 0 reached walk bonus true push 2')).toHaveLength(1);
  expect(with_('area impassable 15x30 25x30 25x35 15x35', 'red 9L infantry column 18 at 22x36 face N')).toEqual([
    `${LAST + 1}:5 fault-pe-ground`,
  ]);
  const crowd = Array.from({ length: 17 }, (_, n) => `red ${n + 20}L infantry line 55 at 44x${n * 2 + 61} face N`);
  expect(with_(...crowd)).toContain(`${LAST + 14}:5 fault-pe-crowd`);
});

test('what a battle has made of a unit is a name and a value that the position knows', () => {
  const now = (words: string) => with_(`now 3L ${words}`).map((each) => each.replace(`${LAST}:`, ''));
  expect(now('turned 9000')).toEqual([]);
  expect(now('turned much')).toEqual(['8 fault-pe-value']);
  expect(now('turned')).toEqual(['8 fault-pe-value']);
  expect(now('walked true walked true')).toEqual(['20 fault-pe-value']);
  expect(now('nonsense 3')).toEqual(['8 fault-pe-value']);
  expect(now('doing.kind turn doing.left 1 doing.nonsense 3')).toEqual(['8 fault-pe-value']);
  expect(now('__proto__.x 3')).toEqual(['8 fault-pe-value']);
  expect(now('constructor.prototype.x 3')).toEqual(['8 fault-pe-value']);
  expect(now('doing.kind.of.what 3 doing.kind turn')).toEqual(['29 fault-pe-value']);
  expect(now('acts.1.do limber')).toEqual(['8 fault-pe-value']);
});

function orderOf(chance: Chance, now: State): Order {
  const due = ({ quarters: 'quarter', half: 'half', desk: 'fight', fire: 'fight' } as const)[now.phase as 'half'];
  if (now.phase !== 'sheets') return { kind: due };
  const [red, blue] = SIDES.map((side) => ({
    ...NO_SHEET,
    lines: now.units.filter((unit) => unit.side === side).map((unit) => randomLine(chance, now, unit)),
  }));
  return { kind: 'sheets', red: red!, blue: blue! };
}

test('any position that battles come to reads back the same', () => {
  let positions = 0;
  for (let n = 0; n < rounds(5); n++) {
    const chance = chanceFrom(`scenario ${n}`);
    const table = randomTable(chance);
    const named = table.units.map((unit) => ({ ...unit, name: plainNoun(unit.id, false) }));
    let now = read(writeScenario({ ...table, units: named }));
    while (now.phase !== 'over') {
      const outcome = run({ play, apply }, now, orderOf(chance, now), 'red', [], {
        dice: ({ dice }) => Array.from({ length: dice }, () => chance.between(1, 6)),
        answer: ({ options }) => ({ text: chance.pick(options).text, by: { who: 'default' } }),
      });
      if (outcome.kind !== 'done') throw new Error(`it stops: ${JSON.stringify(outcome)}`);
      now = outcome.state;
      expect(read(writeScenario(now)), `scenario ${n}, ${now.period}.${now.quarter}`).toEqual(now);
      positions += 1;
    }
  }
  expect(positions).toBeGreaterThan(50);
});
