/** Every way of marching, charging and fleeing, on random ground among random units. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACINGS, frontHexes, inFrontCone, inRearCone } from '../../../../src/hex/facing.ts';
import { distance, hexesOf, onMap } from '../../../../src/hex/grid.ts';
import { chargePaths } from '../../../../src/rules/sabreur-hex/attack/charge.ts';
import { frontalDisplacements } from '../../../../src/rules/sabreur-hex/movement/displacement.ts';
import { engages } from '../../../../src/rules/sabreur-hex/field/engage.ts';
import { bestRun, type Run, runs, harmOf } from '../../../../src/rules/sabreur-hex/morale/rout-path.ts';
import { placeIn } from '../../../../src/rules/sabreur-hex/morale/rout-run.ts';
import { type State, type Unit, unitAt } from '../../../../src/rules/sabreur-hex/state.ts';
import { movementFactor } from '../../../../src/rules/sabreur-hex/tables.ts';
import { position, unit } from '../../../help/position.ts';

const SIZE = { cols: 9, rows: 9 };
const PLACES = hexesOf(SIZE);
const place = fc.constantFrom(...PLACES);
const facing = fc.constantFrom(...FACINGS);
const ground = fc.dictionary(place, fc.constantFrom('wood', 'impassable', 'bridge', 'hill', 'difficult'), {
  maxKeys: 15,
});
const others = fc.uniqueArray(fc.record({ at: place, side: fc.constantFrom('red', 'blue'), facing }), {
  maxLength: 8,
  selector: ({ at }) => at,
});
const type = fc.constantFrom('lineInfantry', 'heavyCavalry', 'lightCavalry');

interface Field {
  readonly now: State;
  readonly me: Unit;
  readonly enemy: Unit;
}

/** A unit A of red, an enemy E, and others between them. */
const fields = fc
  .record({ at: place, facing, type, enemyAt: place, enemyFacing: facing, ground, others })
  .filter(({ at, enemyAt }) => at !== enemyAt)
  .map(({ at, enemyAt, enemyFacing, ground: hexes, others: more, ...own }): Field => {
    const formation = own.type === 'lineInfantry' ? 'column' : 'mounted';
    const me = unit('A', 'red', at, { type: own.type, facing: own.facing, formation });
    const enemy = unit('E', 'blue', enemyAt, { facing: enemyFacing });
    const rest = more.filter((each) => each.at !== at && each.at !== enemyAt);
    const units = [me, enemy, ...rest.map((each, i) => unit(`B${i}`, each.side, each.at, { facing: each.facing }))];
    const open = Object.fromEntries(Object.entries(hexes).filter(([hex]) => !units.some((each) => each.at === hex)));
    return { now: position({ ...SIZE, hexes: open, units }), me, enemy };
  });

describe('charges', () => {
  test('SH-CHARGE-07, -08, SH-MARCH-07 every charge is a march that ends engaging the target, and none is left out', () => {
    fc.assert(
      fc.property(fields, ({ now, me, enemy }) => {
        const inFront = inFrontCone(enemy.at, enemy.facing, me.at);
        const front = frontHexes(enemy.at, enemy.facing);
        const marches = frontalDisplacements(now, me, { rotate: true, allowance: movementFactor(me) });
        const expected = marches.filter((way) => {
          const end = { ...me, at: way.path.at(-1) ?? me.at, facing: way.facing };
          return engages(now, end, enemy) && (!inFront || front.includes(end.at));
        });
        const key = (way: { facing: number; path: readonly string[] }) => `${way.facing} ${way.path.join(' ')}`;
        expect(chargePaths(now, me, enemy).map(key).sort()).toEqual(expected.map(key).sort());
      }),
    );
  });
});

describe('routs', () => {
  const length = fc.integer({ min: 1, max: 8 });

  test('SH-ROUT-04, -07, -10, -14, SH-TERRAIN-09 steps are straight ahead, for the whole length, through friends only', () => {
    fc.assert(
      fc.property(fields, facing, length, ({ now, me }, way, hexes) => {
        for (const run of runs(now, me, way, hexes)) {
          run.path.forEach((hex, i) => {
            expect(frontHexes(run.path[i - 1] ?? me.at, way)).toContain(hex);
            expect(onMap(now.map, hex) && now.map.hexes[hex]?.terrain !== 'impassable').toBe(true);
            expect(unitAt(now, hex)?.side).not.toBe('blue');
          });
          expect(run.crossed).toEqual(run.path.map((hex) => unitAt(now, hex)?.id).filter((id) => id !== undefined));
          expect(run.path.length + (run.offMap ? 1 : 0)).toBeLessThanOrEqual(hexes);
          expect(run.path.length === hexes || run.offMap || isStuck(now, run, me, way)).toBe(true);
        }
      }),
    );
  });

  /** SH-ROUT-07. Both hexes ahead are on the map, and closed. */
  function isStuck(now: State, run: Run, me: Unit, way: Unit['facing']): boolean {
    const ahead = frontHexes(run.path.at(-1) ?? me.at, way);
    const closed = (hex: string) => now.map.hexes[hex]?.terrain === 'impassable' || unitAt(now, hex)?.side === 'blue';
    return ahead.every((hex) => onMap(now.map, hex) && closed(hex));
  }

  test('SH-ROUT-03, SH-FACING-05 with the danger behind, every step is one hex farther away from it', () => {
    fc.assert(
      fc.property(fields, length, ({ now, me, enemy }, hexes) => {
        const fitting = FACINGS.filter((each) => inRearCone(me.at, each, enemy.at));
        expect([1, 2]).toContain(fitting.length);
        const far = distance(me.at, enemy.at);
        for (const each of fitting) {
          for (const { path } of runs(now, me, each, hexes)) {
            expect(path.map((hex) => distance(hex, enemy.at))).toEqual(path.map((_, i) => far + i + 1));
          }
        }
      }),
    );
  });

  test('SH-ROUT-08, -09 the default way is never worse than another', () => {
    fc.assert(
      fc.property(fields, facing, length, ({ now, me }, way, hexes) => {
        const all = runs(now, me, way, hexes);
        expect(harmOf(bestRun(now, me, all))).toBe(Math.min(...all.map(harmOf)));
      }),
    );
  });

  test('a place is a hex or the hex of a unit', () => {
    const now = position({ units: [unit('7C', 'red', '0505')] });
    expect([placeIn(now, '0304'), placeIn(now, '7C'), placeIn(now, '8C'), placeIn(now, undefined)]).toEqual([
      '0304',
      '0505',
      undefined,
      undefined,
    ]);
  });
});
