/** Scenarios of Fantasy battle as text, and the faults in them. */
import { expect, test } from 'vitest';
import { readScenario, writeScenario } from '../../../src/rules/fantasy-battle/scenario/index.ts';
import { state as schema } from '../../../src/rules/fantasy-battle/state.ts';

const FORD = `rules fantasy-battle
title en "The Ford" fr "Le gué"
field 150 x 90
turns 6
army blue en "Valley" fr "La vallée" edge south
army red  en "Ridge" fr "La crête" edge north
objective "the alders" value 2
area wood en "the alders" fr "les aulnes" 4x4 12x4 14x14 5x16
line wall en "the breastwork" fr "le parapet" width 0.4 71x69.7 79x69.7
blue 1K general at 53x40
blue 3S infantry missiles stands 3 in line at 53x45 face N
blue 6S infantry stands 3 in line at 119.2x59 face W
blue 7C cavalry shock stands 2 in column at 20x30 face N lost 1
blue 5S infantry stands 3 in line at 110x20 face N engaged 6O front
red  6O infantry stands 3 in line at 110x20 face S
red  4O infantry missiles stands 3 in line at 50x60 face S
red  5O infantry stands 3 in line at 100x60 face N
red  2O artillery missiles stands 1 in line at 75x70 face S fortified
red  8O infantry stand 20x75 face S stand 24x75 face S stand 24x77 face S
red  9K commander joined 4O
`;

function read(text: string) {
  const found = readScenario(text);
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  return found.state;
}

function faults(text: string): string[] {
  const found = readScenario(text);
  return 'faults' in found ? found.faults.map(({ line, column, says }) => `${line}:${column} ${says.id}`) : [];
}

test('FB-FRM-01 FB-GEO-22 the teaching scenario reads, and what is written reads back the same', () => {
  const state = read(FORD);
  expect(
    state.units.map(({ id, stands }) => `${id} ${stands.map(({ x, y }) => `${x / 100},${y / 100}`).join(' ')}`),
  ).toEqual([
    '3S 490,450 530,450 570,450',
    '6S 1192,550 1192,590 1192,630',
    '7C 200,300 200,260',
    '5S 1060,200 1100,200 1140,200',
    '6O 1140,200 1100,200 1060,200',
    '4O 540,600 500,600 460,600',
    '5O 960,600 1000,600 1040,600',
    '2O 750,700',
    '8O 200,750 240,750 240,770',
  ]);
  expect(state.contacts.filter(({ long }) => long > 0)).toEqual([
    { unit: '5S', stand: 1, enemy: '6O', on: 3, side: 'front', long: 4_000 },
    { unit: '5S', stand: 2, enemy: '6O', on: 2, side: 'front', long: 4_000 },
    { unit: '5S', stand: 3, enemy: '6O', on: 1, side: 'front', long: 4_000 },
  ]);
  expect(state.commanders.map(({ id, at, joined }) => [id, at, joined])).toEqual([
    ['1K', { x: 53_000, y: 40_000 }, undefined],
    ['9K', { x: 54_000, y: 60_000 }, '4O'],
  ]);
  expect(read(writeScenario(state))).toEqual(state);
});

const UNDER_WAY = `rules fantasy-battle
title en "Under way" fr "En cours"
field 90 x 60
army red en "R" fr "R" edge south
army blue en "B" fr "B" edge west
variant fights simple
variant irregularChargeFull on
breaks red at 40
turn 3 blue shots
lost red 2
withdraws red
shots 3S 4O 15 3
blue 3S infantry stands 3 in line at 30x30 face N engaged 4O front orders 1 initiative charged supported
red 4O infantry missiles stand 32x30 face S stand 28x30 face S numbers 1 4 lost 1 confused 4
red 7M machine speed 12.5 stands 1 in line at 60x50 face S activated
red 8G flyer shock fanatic stands 2 in line at 10x50 face S returns 30x0 face N
blue 1K general flying at 30x20 done rode
gone red 5S infantry at 40x4
gone red 2K commander at 42x4
name 1K en "General Aubert"; fr bare "le général Aubert" m
`;

test('a position in the middle of a battle reads back the same', () => {
  const state = read(UNDER_WAY);
  expect(state).toMatchObject({
    turn: 3,
    active: 'blue',
    phase: 'shots',
    shots: { charger: '3S', units: ['4O'] },
    withdraws: ['red'],
    variants: { fights: 'simple', irregularChargeFull: true },
  });
  expect(state.units[0]).toMatchObject({ orders: 1, initiative: true, charged: true, supported: true });
  expect(state.units[1]!.stands.map(({ n }) => n)).toEqual([1, 4]);
  expect(state.returning.map(({ unit, at }) => [unit.id, at])).toEqual([['8G', { x: 30_000, y: 0, heading: 0 }]]);
  expect(state.commanders[0]).toMatchObject({
    flying: true,
    done: true,
    rode: true,
    name: { en: { name: 'General Aubert' } },
  });
  expect(read(writeScenario(state))).toEqual(state);
  const over = { ...state, phase: 'over' as const, result: { winner: 'draw' as const, why: 'points' as const } };
  expect(read(writeScenario(over))).toEqual(over);
  expect(schema.parse(JSON.parse(JSON.stringify(over)))).toEqual(over);
});

const with_ = (...lines: string[]) => faults(`${FORD}${lines.join('\n')}`);

test('FB-GEO-01 FB-GEO-19 FB-GEO-23 each fault is named where it stands', () => {
  expect(faults(FORD)).toEqual([]);
  expect(with_('red 9S infantry stands 2 in line at 51x61 face S')).toEqual(['21:5 fault-fb-onto']);
  expect(with_('red 9S infantry stands 2 in line at 2x40 face S')).toEqual(['21:5 fault-fb-off']);
  expect(with_('red 9S infantry stand 20x40 face S stand 25x40 face S')).toEqual(['21:5 fault-fb-apart']);
  expect(with_('red 9S infantry stand 20x40 face S stand 22x40 face S')).toEqual(['21:5 fault-fb-apart']);
  expect(with_('red 9S stands 2 in line at 20x40 face S')).toEqual(['21:40 fault-fb-type']);
  expect(with_('red 9S infantry at 20x40 face S')).toEqual(['21:32 fault-fb-stands']);
  expect(with_('red 9S infantry stands 1 in line at 20x40 face S fortified')).toEqual(['21:5 fault-fb-no-wall']);
  expect(with_('red 9S cavalry stands 1 in line at 20x40 face S fortified')).toEqual(['21:5 fault-fb-works']);
  expect(with_('red 9S infantry stands 1 in line at 20x40 face S engaged 3S front')).toEqual([
    '21:58 fault-fb-engaged',
  ]);
  expect(with_('red 9S infantry stands 1 in line at 20x40 face S engaged 9X front')).toEqual([
    '21:58 fault-no-such-unit',
  ]);
  expect(with_('red 9S infantry stands 1 in line at 20x40 face S engaged 8O front')).toEqual([
    '21:58 fault-no-such-unit',
  ]);
  expect(with_('red 9K general at 20x40')).toEqual(['21:5 fault-id-twice']);
  expect(with_('red 9k general at 20x40')).toEqual(['21:5 fault-id-twice']);
  expect(with_('red 8 K general at 20x40')).toEqual(['21:5 fault-id-apart']);
  expect(with_('red 8K general')).toEqual(['21:15 fault-fb-commander']);
  expect(with_('red 8K general joined 3S')).toEqual(['21:23 fault-no-such-unit']);
  expect(with_('objective "the mill"')).toEqual(['21:11 fault-objective']);
  const crowd = Array.from(
    { length: 9 },
    (_, n) => `red ${n + 20}S infantry stands 12 in line at 125x${n * 4 + 30} face S`,
  );
  expect(with_(...crowd)).toEqual(['29:5 fault-fb-crowd']);
});
