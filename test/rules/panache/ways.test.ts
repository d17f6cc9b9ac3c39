/** Every hex a unit can end in, by the cheapest legal path, against trying every path there is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Direction, DIRECTIONS, directionTo, type Hex, hexesOf, neighbour, onMap } from '../../../src/hex/grid.ts';
import { allowanceOf } from '../../../src/rules/panache/moves/allowance.ts';
import { mayPass, mayStop } from '../../../src/rules/panache/moves/pass.ts';
import { readPosition } from '../../help/panache-lines.ts';
import { type State, unitOf } from '../../../src/rules/panache/state.ts';
import { followsRoad, stepOf } from '../../../src/rules/panache/moves/terrain.ts';
import { type Way, waysOf } from '../../../src/rules/panache/moves/ways.ts';
import { panache } from '../../help/panache.ts';
import { rounds } from '../../help/soak.ts';

const SIZE = { cols: 6, rows: 5 };
const START = '0303';

const hex = fc.constantFrom(...hexesOf(SIZE));
const others = hex.filter((each) => each !== START);
const terrain = fc.constantFrom('wood', 'village', 'marsh', 'lake', 'hill', 'broken');
const side = fc.constantFrom('hedge', 'stream', 'river', 'bridge');
const kind = fc.constantFrom(
  'infantry very light',
  'infantry light',
  'infantry medium',
  'infantry medium mounted horses',
  'infantry heavy',
  'infantry very heavy mounted wagons',
  'pikemen medium',
  'cavalry medium',
  'camelry light',
  'elephants heavy',
  'artillery very light',
  'artillery very light max 4',
  'artillery light',
  'artillery medium',
  'artillery very heavy',
  'horse artillery light',
  'vehicle medium',
  'officer light',
  'officer vehicle light',
);

/** A walk of neighbours, for a road. */
const road = fc
  .tuple(hex, fc.array(fc.constantFrom(...DIRECTIONS), { minLength: 1, maxLength: 6 }))
  .map(([from, turns]) =>
    turns.reduce<Hex[]>(
      (way, turn) => {
        const next = neighbour(way.at(-1)!, turn);
        return next !== undefined && onMap(SIZE, next) ? [...way, next] : way;
      },
      [from],
    ),
  );

const position = fc
  .record({
    mover: kind,
    ground: fc.uniqueArray(fc.tuple(hex, terrain), { maxLength: 10, selector: ([at]) => at }),
    sides: fc.array(fc.tuple(hex, fc.constantFrom('NW', 'NE', 'E', 'SE', 'SW', 'W'), side), { maxLength: 6 }),
    roads: fc.array(
      road.filter((way) => way.length > 1),
      { maxLength: 3 },
    ),
    homeRoad: fc.boolean(),
    friends: fc.uniqueArray(fc.tuple(others, kind), { maxLength: 4, selector: ([at]) => at }),
    enemies: fc.uniqueArray(fc.tuple(others, kind), { maxLength: 2, selector: ([at]) => at }),
  })
  .map(({ mover, ground, sides, roads, homeRoad, friends, enemies }): State => {
    const isFree = ([at]: readonly [Hex, string]) => !friends.some(([taken]) => taken === at);
    const taken = [START, ...[...friends, ...enemies].map(([at]) => at)];
    const isLand = ([at, what]: readonly [Hex, string]) => what !== 'lake' || !taken.includes(at);
    return readPosition([
      'map 6 x 5',
      `red 1A ${mover} ${START}`,
      ...ground.filter(isLand).map(([at, what]) => `hex ${at} ${what}`),
      ...sides.map(([at, where, what]) => `side ${at} ${where} ${what}`),
      ...roads.map((way) => `road ${way.join(' ')}`),
      ...(homeRoad ? ['road 0203 0303 0403 0503 0603'] : []),
      ...friends.map(([at, what], i) => `red ${i + 2}A ${what} ${at}`),
      ...enemies.filter(isFree).map(([at, what], i) => `blue ${i + 10}B ${what} ${at}`),
    ]);
  });

interface Tried {
  readonly path: readonly Hex[];
  readonly cost: number;
  readonly road: boolean;
}

/** PA-GEO-04, -07. Every path of so many steps that nobody and nothing forbids, wherever it ends. */
function everyPath(now: State, steps: number): Tried[] {
  const unit = unitOf(now, '1A');
  const grown: Tried[] = [];
  const grow = (from: Tried): void => {
    const at = from.path.at(-1) ?? unit.at;
    for (const direction of DIRECTIONS) {
      const to = neighbour(at, direction);
      if (to === undefined || !onMap(now.map, to)) continue;
      const { cost } = stepOf(now, unit, at, to);
      if (cost === 'impassable' || mayPass(now, unit, to)) continue;
      const tried = {
        path: [...from.path, to],
        cost: from.cost + cost,
        road: from.road && followsRoad(now.map, at, to),
      };
      grown.push(tried);
      if (tried.path.length < steps) grow(tried);
    }
  };
  grow({ path: [], cost: 0, road: true });
  return grown;
}

/** PA-GEO-06, word for word, and the single step of PA-GAP-03. */
function isLegal(now: State, { path, cost, road: isRoad }: Tried): boolean {
  const unit = unitOf(now, '1A');
  const { max } = allowanceOf(unit);
  let cap = max;
  if (unit.arm === 'infantry' && unit.mount !== undefined) cap += 1;
  if (isRoad && unit.arm !== 'character') cap += 1;
  if (unit.arm === 'artillery' && (unit.weight === 'H' || unit.weight === 'VH')) cap = Math.min(cap, 1);
  return cost <= cap || (path.length === 1 && max >= 1);
}

const ORDER: readonly Direction[] = [2, 1, 0, 5, 4, 3];

function turnsOf(path: readonly Hex[]): string {
  return path.map((to, i) => ORDER.indexOf(directionTo(path[i - 1] ?? START, to)!)).join('');
}

/** PA-GEO-02. The best of all legal paths to each end, by `passes` if need be. */
function bestByTrying(now: State, via: readonly Hex[] = []): Map<Hex, Tried> {
  const unit = unitOf(now, '1A');
  const { roadCap, losesDice } = allowanceOf(unit);
  const found = new Map<Hex, Tried>();
  for (const tried of everyPath(now, Math.max(1, roadCap))) {
    const end = tried.path.at(-1)!;
    if (end === START || mayStop(now, unit, end) || !isLegal(now, tried) || !passes(tried.path, via)) continue;
    const best = found.get(end);
    const isBetter =
      !best ||
      tried.cost < best.cost ||
      (tried.cost === best.cost &&
        (losesDice && tried.path.length !== best.path.length
          ? tried.path.length < best.path.length
          : turnsOf(tried.path) < turnsOf(best.path)));
    if (isBetter) found.set(end, tried);
  }
  return found;
}

function passes(path: readonly Hex[], via: readonly Hex[]): boolean {
  let met = 0;
  for (const at of path) if (at === via[met]) met += 1;
  return met === via.length;
}

const endOf = (way: Way | Tried): Hex => way.path.at(-1)!;
const byEnd = (a: string, b: string): number => (a < b ? -1 : 1);
const written = (ways: Iterable<Way | Tried>): string[] =>
  [...ways].map((way) => `${endOf(way)} ${way.cost} ${way.path.join('>')}`).sort(byEnd);

describe('PA-GEO-02, -04, -06, -07 compared with every possible path', () => {
  test('no end is missing, none is wrong, and each has the cheapest path, in order of directions', () => {
    fc.assert(
      fc.property(position, (now) => {
        expect(written(waysOf(now, unitOf(now, '1A')))).toEqual(written(bestByTrying(now).values()));
      }),
      { numRuns: rounds(300) },
    );
  });

  test('the same with named hexes on the way', () => {
    fc.assert(
      fc.property(position, fc.array(hex, { minLength: 1, maxLength: 2 }), (now, via) => {
        expect(written(waysOf(now, unitOf(now, '1A'), { via }))).toEqual(written(bestByTrying(now, via).values()));
      }),
      { numRuns: rounds(150) },
    );
  });

  test('PA-MOV-02, -07, PA-ROAD-03, PA-MNT-02 a cost is the sum of its steps, and lists what is given up', () => {
    fc.assert(
      fc.property(position, (now) => {
        const unit = unitOf(now, '1A');
        const { free, max, losesDice } = allowanceOf(unit);
        for (const way of waysOf(now, unit)) {
          const from = [unit.at, ...way.path];
          const steps = way.path.map((to, i) => stepOf(now, unit, from[i]!, to).cost);
          expect(way.cost).toBe(steps.reduce<number>((sum, cost) => sum + Number(cost), 0));
          expect(way.noCombat).toBe(way.cost > free);
          expect(way.diceLost).toBe(losesDice ? way.path.length : 0);
          const isOnlyStep = way.path.length === 1 && way.cost > max && way.by.length === 0;
          expect(isOnlyStep || way.by.length).toBe(isOnlyStep || Math.max(0, way.cost - max));
          const isMarch = way.path.every((to, i) => followsRoad(now.map, from[i]!, to));
          expect(isMarch || !way.by.includes('road')).toBe(true);
          expect(unit.mount !== undefined || !way.by.includes('mount')).toBe(true);
        }
      }),
      { numRuns: rounds(150) },
    );
  });
});

describe('PA-GEO-02 the path taken', () => {
  test('of equal paths the first in the order E, NE, NW, W, SW, SE', () => {
    const to = (hexName: string) => panache('red 3C cavalry medium 0505').give('red', `3C move ${hexName}`).story;
    expect(to('0604')).toBe('moved 3C 0605>0604 cost 2');
    expect(to('0503')).toBe('moved 3C 0504>0503 cost 2');
    expect(to('0307')).toBe('moved 3C 0405>0306>0307 cost 3');
    expect(to('0607')).toBe('moved 3C 0506>0607 cost 2');
  });

  test('around expensive ground rather than through it', () => {
    const t = panache('red 3C cavalry medium 0505', 'hex 0605 wood', 'cost wood 3', 'side 0604 SE hedge');
    expect(t.give('red', '3C move 0705').story).toBe('moved 3C 0506>0606>0705 cost 3');
  });

  test('PA-MOV-07 of equal costs light guns take fewer hexes, and lose fewer dice', () => {
    const t = panache('red 3A artillery very light 0505', 'side 0505 SE hedge').give('red', '3A move 0506');
    expect(t.story).toBe('moved 3A 0506 cost 2 noCombat diceLost 1');
  });

  test('a road that is longer may be legal where the cheapest path is not', () => {
    const t = panache(
      'red 3L infantry medium 0505',
      'hex 0605 wood',
      'hex 0705 wood',
      'hex 0606 lake',
      'hex 0604 marsh',
      'road 0505 0504 0604 0705',
    ).give('red', '3L move 0705');
    expect(t.story).toBe('moved 3L 0504>0604>0705 cost 3 noCombat by road');
  });

  test('by the hexes named, and back through its own', () => {
    const t = panache('red 3C cavalry light 0505').give('red', '3C move 0605 via 0405 0505');
    expect(t.story).toBe('moved 3C 0405>0505>0605 cost 3');
  });
});

describe('PA-GAP-03 one difficult hex as the only step', () => {
  test('however small the allowance, but without combat', () => {
    const t = panache('red 3L infantry heavy 0505', 'hex 0605 wood').give('red', '3L move 0605');
    expect(t.story).toBe('moved 3L 0605 cost 2 noCombat');
    const guns = panache('red 3A artillery very heavy 0505', 'side 0505 E stream', 'cost stream 4');
    expect(guns.give('red', '3A move 0605').story).toBe('moved 3A 0605 cost 4 noCombat');
    const mounted = panache('red 3L infantry heavy mounted horses 0505', 'side 0505 E stream', 'cost stream 4');
    expect(mounted.give('red', '3L move 0605').story).toBe('moved 3L 0504>0605 cost 2 noCombat by mount');
    const behind = panache('red 3L infantry heavy mounted horses 0505', 'hex 0605 marsh', 'cost marsh 4');
    expect(behind.give('red', '3L move 0605').story).toBe('moved 3L 0605 cost 4 noCombat');
  });

  test('it is not entered after another step', () => {
    const t = panache('red 3L infantry medium 0505', 'hex 0705 wood').give('red', '3L move 0705');
    expect(t.refused).toBe('PA-MOV-01 refuse-pa-far');
  });

  test('with part of its allowance left it keeps its combat', () => {
    const t = panache('red 3L infantry light 0505', 'hex 0605 wood').give('red', '3L move 0605');
    expect(t.story).toBe('moved 3L 0605 cost 2');
  });

  test('it is not entered without an allowance, nor if impassable', () => {
    const wood = 'hex 0605 wood';
    expect(panache('red 3A artillery heavy max 0 0505', wood).give('red', '3A move 0605').refused).toBe(
      'PA-MOV-01 refuse-pa-immobile',
    );
    expect(panache('red 3L infantry light 0505', 'side 0505 E river').give('red', '3L move 0605').story).toBe(
      'moved 3L 0504>0605 cost 2',
    );
  });
});

test('PA-GEO-01 hexes are axial: six neighbours, distance by the longest of three', () => {
  const now = readPosition(['red 1A infantry light 0505']);
  const ends = waysOf(now, unitOf(now, '1A')).map(({ path }) => path.at(-1)!);
  expect(ends).toHaveLength(6 + 12);
});

test('PA-GEO-03 units have no facing', () => {
  expect(Object.keys(readPosition(['red 1A infantry light 0505']).units[0]!)).not.toContain('facing');
});
