import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS, type Hex, hexesOf, neighbour, onMap } from '../../../../src/hex/grid.ts';
import { readScenario, writeScenario } from '../../../../src/rules/panache/scenario/index.ts';
import { sideKey } from '../../../../src/chart/ground.ts';
import { STORED_FORMAT } from '../../../../src/rules/panache/upgrade.ts';
import {
  ARMS,
  type Body,
  HEX_TERRAINS,
  MOUNTS,
  RANKS,
  SIDE_TERRAINS,
  type State,
  state as schema,
  type Unit,
  WEIGHTS,
} from '../../../../src/rules/panache/state.ts';
import { exists } from '../../../../src/rules/panache/tables.ts';
import { isEdge, isOff } from '../../../../src/rules/panache/moves/terrain.ts';
import { hasWagons } from '../../../../src/rules/panache/moves/wagons.ts';
import { plain } from '../../../../src/words/words.ts';
import { rounds } from '../../../help/soak.ts';

const text = fc
  .string({ minLength: 1, maxLength: 38, unit: 'grapheme' })
  .filter((each) => !/["\n\r]/.test(each) && plain(each) === each)
  .filter((each) => each.trim() !== '' && each.length <= 38 && each.trim() === each);
const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const colours = fc.option(fc.record({ red: colour, blue: colour }), { nil: undefined });
const names = fc.record({ en: text, fr: text });
const side = fc.constantFrom('red', 'blue' as const);

const french = text.chain((name) =>
  fc.oneof(
    fc.constant({ name, article: 'le', feminine: false, plural: false }),
    fc.constant({ name, article: 'la', feminine: true, plural: false }),
    fc.boolean().map((feminine) => ({ name, article: 'l’', feminine, plural: false })),
    fc.boolean().map((feminine) => ({ name, article: 'les', feminine, plural: true })),
    fc.tuple(fc.boolean(), fc.boolean()).map(([feminine, plural]) => ({ name, article: '', feminine, plural })),
  ),
);
const english = fc.record({ name: text, article: fc.constantFrom('the', ''), plural: fc.boolean() });

/** What may be left out is left out, not undefined. */
function some<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** One of anything, or not. */
function perhaps<T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(values, { nil: undefined });
}

function bodyOf(id: string): fc.Arbitrary<Body> {
  const kinds = ARMS.flatMap((arm) =>
    WEIGHTS.filter((weight) => exists(arm, weight)).map((weight) => ({ arm, weight })),
  );
  return fc
    .record({
      side,
      kind: fc.constantFrom(...kinds),
      en: english,
      fr: french,
      rank: perhaps(fc.constantFrom(...RANKS)),
      mount: perhaps(fc.constantFrom(...MOUNTS)),
      driven: fc.boolean(),
      free: perhaps(fc.integer({ min: 0, max: 9 })),
      more: perhaps(fc.integer({ min: 0, max: 9 })),
      parent: perhaps(fc.constant('99Z')),
      initial: fc.integer({ min: 1, max: 20 }),
      losses: fc.nat(19),
    })
    .map(({ side, kind, en, fr, rank, mount, driven, free, more, parent, initial, losses }): Body => {
      const isCharacter = kind.arm === 'character';
      return {
        id,
        side,
        name: { noun: id, en, fr },
        ...kind,
        ...some({
          free,
          max: more === undefined ? undefined : more + (free ?? 0),
          mount: kind.arm === 'infantry' ? mount : undefined,
          rank: isCharacter ? rank : undefined,
          parent: parent && `99${side === 'red' ? 'R' : 'B'}`,
        }),
        isVehicle: isCharacter && driven,
        stands: Math.max(1, initial - losses),
        initial,
      };
    });
}

function unitIn(id: string, at: Hex, edge: fc.Arbitrary<Hex>): fc.Arbitrary<Unit> {
  const flags = ['activated', 'moved', 'prePlayed', 'noCombat', 'declinesPalisade'] as const;
  return fc
    .record({
      body: bodyOf(id),
      set: fc.subarray([...flags, 'palisade']),
      diceLost: fc.integer({ min: 0, max: 3 }),
      enteredBy: perhaps(edge),
      note: perhaps(text),
    })
    .map(({ body, set, diceLost, enteredBy, note }) => {
      const marks = Object.fromEntries(flags.map((flag) => [flag, set.includes(flag)])) as Pick<Unit, 'activated'>;
      const palisade = hasWagons(body) && set.includes('palisade');
      return { ...body, at, ...marks, palisade, diceLost, ...some({ enteredBy, note }) } as Unit;
    });
}

/** A road from hex to hex, as far as the map goes. */
function roadFrom(map: { cols: number; rows: number }, from: Hex, turns: readonly number[]): Hex[] {
  return turns.reduce<Hex[]>(
    (road, turn) => {
      const next = neighbour(road.at(-1)!, turn);
      return next !== undefined && onMap(map, next) ? [...road, next] : road;
    },
    [from],
  );
}

const size = fc.record({ cols: fc.integer({ min: 6, max: 40 }), rows: fc.integer({ min: 6, max: 30 }) });

const position: fc.Arbitrary<State> = size.chain(({ cols, rows }) => {
  const size = { cols, rows };
  const all = hexesOf(size);
  const map = { ...size, hexes: {}, sides: {}, roads: [] };
  const hex = fc.constantFrom(...all);
  const edges = all.filter((each) => isEdge(map, each));
  const edge = fc.constantFrom(...edges);
  const ends = edges.flatMap((at) => DIRECTIONS.filter((dir) => isOff(map, at, dir)).map((dir) => ({ at, dir })));
  const end = fc.constantFrom(...ends);
  const closed = ['lake', 'cliff'] as readonly string[];
  const ground = fc
    .record({
      terrain: perhaps(fc.constantFrom(...HEX_TERRAINS.filter((each) => !closed.includes(each)))),
      hill: perhaps(fc.integer({ min: 1, max: 9 })),
    })
    .filter(({ terrain, hill }) => terrain !== undefined || hill !== undefined)
    .map(some);
  const road = fc
    .record({ name: perhaps(names), from: edge, turns: fc.array(fc.nat(5), { maxLength: 6 }), off: fc.boolean() })
    .map(({ name, from, turns, off }) => ({
      ...some({ name }),
      hexes: roadFrom(size, from, turns),
      ends: off ? ends.filter(({ at }) => at === from).slice(0, 2) : [],
    }));
  const army = fc.record({
    name: names,
    edge: fc.constantFrom('north', 'east', 'south', 'west' as const),
    exits: fc.array(edge, { maxLength: 3 }),
  });
  const cost = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant('impassable' as const));
  const gone = (id: string, of: 'red' | 'blue') =>
    fc
      .record({ at: hex, why: fc.constantFrom('eliminated', 'left' as const), en: english, fr: french })
      .map(({ at, why, en, fr }) => ({ id, side: of, name: { noun: id, en, fr }, at, why }));
  return fc
    .record({
      title: names,
      hexes: fc.dictionary(hex, ground, { maxKeys: 20, noNullPrototype: true }),
      sides: fc.array(fc.tuple(hex, fc.nat(5), fc.constantFrom(...SIDE_TERRAINS)), { maxLength: 10 }),
      roads: fc.array(road, { maxLength: 3 }),
      costs: fc.dictionary(fc.constantFrom('cliff', 'hedge', 'lake', 'river'), cost, { noNullPrototype: true }),
      commandRadius: perhaps(fc.nat(20)),
      armies: fc.record({ red: army, blue: army }),
      colours,
      units: fc
        .uniqueArray(hex, { minLength: 2, maxLength: 12 })
        .chain((list) => fc.tuple(...list.map((at, i) => unitIn(i % 3 === 2 ? `G${i + 1}` : `${i + 1}La`, at, edge)))),
      reserves: fc
        .array(
          fc.record({ entries: fc.array(end, { minLength: 1, maxLength: 3 }), turn: fc.integer({ min: 1, max: 20 }) }),
          {
            maxLength: 3,
          },
        )
        .chain((list) => fc.tuple(...list.map((rest, i) => bodyOf(`R${i + 1}`).map((unit) => ({ unit, ...rest }))))),
      gone: fc.tuple(gone('99R', 'red'), gone('99B', 'blue')),
      turn: fc.integer({ min: 1, max: 20 }),
      lastTurn: fc.integer({ min: 1, max: 20 }),
      first: side,
      active: side,
      phase: fc.constantFrom('opening', 'movement', 'combat', 'result', 'over' as const),
      result: perhaps(
        fc.record({
          winner: fc.constantFrom('red', 'draw' as const),
          why: fc.constantFrom('ruled', 'resigned' as const),
        }),
      ),
    })
    .map(({ hexes, sides, roads, commandRadius, colours, result, ...rest }): State => {
      const keyed = sides.map(([at, dir, what]) => [sideKey(size, at, dir), what] as const);
      return {
        format: STORED_FORMAT,
        ...rest,
        map: { cols, rows, hexes, sides: Object.fromEntries(keyed), roads },
        ...some({ commandRadius, colours, result: result ?? (rest.phase === 'over' ? DRAWN : undefined) }),
      } as State;
    });
});

const DRAWN = { winner: 'draw', why: 'ruled' } as const;

test('a position written and read again is the same position', () => {
  fc.assert(
    fc.property(position, (now) => {
      expect(schema.parse(now)).toEqual(now);
      const read = readScenario(writeScenario(now));
      if ('faults' in read) throw new Error(`${JSON.stringify(read.faults)}\n${writeScenario(now)}`);
      expect(read.state).toEqual(now);
      expect(writeScenario(read.state)).toBe(writeScenario(now));
    }),
    { numRuns: rounds(400) },
  );
});
