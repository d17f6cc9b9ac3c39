/** On small positions, what is legal of all that can be said is what is suggested without limit. */
import { describe, expect, test } from 'vitest';
import { type Hex, hexesOf } from '../../../../src/hex/grid.ts';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { apply } from '../../../../src/rules/panache/apply.ts';
import { complete, everyOrder, suggest, write } from '../../../../src/rules/panache/language/index.ts';
import { after } from '../../../help/panache.ts';
import type { Order } from '../../../../src/rules/panache/order.ts';
import { play } from '../../../../src/rules/panache/play.ts';
import { readPosition } from '../../../help/panache-lines.ts';
import { isCharacter, type State } from '../../../../src/rules/panache/state.ts';

/** Every list of some of these, in every order. */
function lists(of: readonly string[]): string[][] {
  return [[], ...of.flatMap((first) => lists(of.filter((each) => each !== first)).map((rest) => [first, ...rest]))];
}

/**
 * Every order that can be said of the units of both sides, on the table or off it, to every hex; without `via`, which
 * makes nothing legal that would not be so without it.
 */
function everything(now: State): Order[] {
  const hexes = hexesOf(now.map);
  const ids = [...now.units, ...now.reserves.map(({ unit }) => unit), ...now.gone].map(({ id }) => id);
  const company = lists(now.units.filter(isCharacter).map(({ id }) => id));
  return [
    ...ids.flatMap((unit): Order[] => [
      ...hexes.flatMap((to) => company.map((others) => ({ kind: 'move' as const, unit, to, via: [], with: others }))),
      ...hexes.flatMap((at) => hexes.map((to) => ({ kind: 'enter' as const, unit, at, to, via: [] }))),
      ...[...hexes, undefined].map((at) => ({ kind: 'leave' as const, unit, ...(at !== undefined && { at }) })),
      { kind: 'wagons', unit, drawnUp: true },
      { kind: 'wagons', unit, drawnUp: false },
    ]),
    { kind: 'end' },
    { kind: 'open' },
  ];
}

function isLegal(now: State, order: Order): boolean {
  return run({ play, apply }, now, order, now.active, [], NOTHING).kind !== 'refused';
}

function legal(now: State): string[] {
  return everything(now)
    .filter((order) => isLegal(now, order))
    .map(write);
}

const POSITIONS: Record<string, readonly string[]> = {
  'a road, rough ground, and light troops who pass': [
    'map 6 x 6',
    'hex 0303 wood',
    'hex 0404 lake',
    'side 0503 NW NE stream',
    'side 0502 NW river',
    'road 0104 0204 0304 off 0104 W',
    'red 1L infantry light 0304',
    'red 2H infantry heavy 0305',
    'red 3C cavalry medium 0204',
    'red G1 general medium 0304',
    'red G2 officer light vehicle 0304',
    'blue 4L infantry light 0302',
    'blue B1 hero light 0405',
  ],
  'who is bound, who is not, and those still to come': [
    'map 5 x 5',
    'turn 3 red movement',
    'reserve red R1 cavalry light turn 2 entry 0103 W 0101 W',
    'reserve red R2 infantry light turn 2 entry 0103 W mounted camels',
    'reserve red R3 infantry light turn 4 entry 0103 W',
    'reserve red G3 sub-general medium turn 2 entry 0103 W',
    'reserve blue R4 infantry light turn 1 entry 0503 E',
    'red 1W infantry medium 0203 mounted wagons activated',
    'red 2W infantry medium 0205 mounted wagons declines palisade moved activated',
    'red 3L infantry light 0404 pre-played activated',
    'red 5G artillery heavy 0405 activated',
    'red 6P pikemen heavy 0305',
    'red G1 general medium 0203 activated',
    'blue 4L infantry light 0402',
    'gone red 7L 0101 left',
  ],
};

describe.each(Object.entries(POSITIONS))('%s', (_, lines) => {
  const now = readPosition(lines);

  test('every legal order is offered, and nothing else', () => {
    const offered = everyOrder(now, 'red', after);
    expect(offered.toSorted()).toEqual(legal(now).toSorted());
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered.length).toBeGreaterThan(20);
  });

  test('PA-ACT-02 the side that is not to move is offered nothing', () => {
    expect(everyOrder(now, 'blue', after)).toEqual([]);
  });

  test('PA-GEO-02 ways: all legal ones are offered, and none makes legal what would be illegal without it', () => {
    const hexes = hexesOf(now.map);
    for (const { id: unit, at } of now.units.filter(({ side }) => side === 'red').slice(0, 3)) {
      for (const to of hexes) {
        const move = (...via: readonly Hex[]): Order => ({ kind: 'move', unit, to, via, with: [] });
        const bare = write(move());
        const ways = hexes.filter((hex) => hex !== to && hex !== at && isLegal(now, move(hex)));
        const offered = ways.length > 0 ? complete(`${bare} via `, now, 'red', 'en', after) : [];
        expect(offered.map(({ text }) => text).toSorted()).toEqual(ways.map((hex) => `${bare} via ${hex}`).toSorted());
        expect(ways.length === 0 || isLegal(now, move())).toBe(true);
      }
    }
  });

  test('suggestions are among these, for every unit that can act', () => {
    const all = everyOrder(now, 'red', after);
    const some = suggest(now, 'red', after);
    const first = (texts: readonly string[]) => [...new Set(texts.map((text) => text.split(' ')[0]))];
    expect(some.filter((text) => !all.includes(text))).toEqual([]);
    expect(first(some)).toEqual(first(all));
  });
});

test('PA-OFF-01 units may leave if the scenario allows it', () => {
  const now = readPosition(['map 5 x 5', 'red 1C cavalry light 0203', 'blue 4L infantry light 0505']);
  const leaving = (armies: State['armies']) =>
    everyOrder({ ...now, armies }, 'red', after).filter((text) => text.includes('leave'));
  const { armies } = now;
  expect(leaving(armies)).toEqual([]);
  const open = { ...armies, red: { ...armies.red, exits: ['0103', '0505'] } };
  expect(leaving(open)).toEqual(['1C leave 0103']);
  expect(legal({ ...now, armies: open }).filter((text) => text.includes('leave'))).toEqual(['1C leave 0103']);
});
