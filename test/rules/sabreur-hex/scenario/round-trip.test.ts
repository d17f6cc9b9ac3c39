import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facing } from '../../../../src/hex/facing.ts';
import { hexesOf } from '../../../../src/hex/grid.ts';
import { readScenario, writeScenario } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import { RULING_NAMES, RULINGS, rulings } from '../../../../src/rules/sabreur-hex/rulings.ts';
import {
  HEX_TERRAINS,
  isArtillery,
  isCavalry,
  isInfantry,
  QUALITIES,
  SIDE_TERRAINS,
  type Skill,
  SKILLS,
  type State,
  type Unit,
  UNIT_TYPES,
} from '../../../../src/rules/sabreur-hex/state.ts';
import { musterStrength, T3, T4 } from '../../../../src/rules/sabreur-hex/tables.ts';
import { sideKey } from '../../../../src/rules/sabreur-hex/scenario/statements.ts';

const anyRulings = fc
  .record(Object.fromEntries(RULING_NAMES.map((name) => [name, fc.constantFrom(...RULINGS[name].values)])))
  .map((chosen) => rulings.parse(chosen));

const text = fc
  .string({ minLength: 1, maxLength: 38, unit: 'grapheme' })
  .filter(
    (each) => !/["\n\r\u2028\u2029]/.test(each) && each.trim() !== '' && each.length <= 38 && each.trim() === each,
  );
const names = fc.record({ en: text, fr: text });

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

function unitIn(id: string, at: string): fc.Arbitrary<Unit> {
  return fc
    .record({
      side: fc.constantFrom('red', 'blue' as const),
      type: fc.constantFrom(...UNIT_TYPES),
      quality: fc.constantFrom(...QUALITIES),
      facing: fc.integer({ min: 0, max: 5 }).map((n) => n as Facing),
      en: english,
      fr: french,
      n: fc.nat(),
      panicked: fc.boolean(),
      flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
      skill: fc.option(fc.constantFrom(...SKILLS)),
      hurtBy: fc.subarray(['90A', '91B']),
    })
    .map(({ side, type, quality, facing, en, fr, n, panicked, flags, skill, hurtBy }) => {
      const known = skill && T3[skill].reservedTo.includes(type) ? [skill] : [];
      // SH-ARMY-07.
      const skills: Skill[] = known[0] === 'warrior' ? ['irregular', 'warrior'] : known;
      const [activated, acted, mayNotManoeuvre, firedBack, squareFired, displaced, scattered] = flags;
      const formation = isInfantry({ type })
        ? skills.includes('looseOrder')
          ? 'skirmish'
          : (['line', 'column'] as const)[n % 2]!
        : isCavalry({ type })
          ? 'mounted'
          : 'battery';
      const { min, max } = T4[quality];
      const unit: Unit = {
        id,
        side,
        type,
        quality,
        skills,
        command: Math.max(min, min + (n % (max - min + 1))),
        name: { noun: id, en, fr },
        initial: 0,
        strength: 0,
        at,
        facing,
        formation: panicked && !isArtillery({ type }) ? 'horde' : formation,
        activated,
        acted,
        mayNotManoeuvre,
        firedBack,
        squareFired,
        displaced,
        scattered,
        hurtBy,
      };
      const muster = musterStrength(unit);
      const initial = muster.min + (n % (muster.max - muster.min + 1));
      return { ...unit, initial, strength: 1 + (n % initial) };
    });
}

const size = fc.record({ cols: fc.integer({ min: 8, max: 40 }), rows: fc.integer({ min: 8, max: 30 }) });

const position: fc.Arbitrary<State> = size.chain(({ cols, rows }) => {
  const all = hexesOf({ cols, rows });
  const hex = fc.constantFrom(...all);
  const ground = fc
    .record({ terrain: fc.constantFrom(...HEX_TERRAINS), hill: fc.integer({ min: 1, max: 9 }) }, { requiredKeys: [] })
    .filter(({ terrain, hill }) => (terrain !== undefined || hill !== undefined) && terrain !== 'impassable')
    .map(({ terrain, hill }) =>
      terrain === 'ford' || terrain === 'bridge' ? { terrain } : { ...(terrain && { terrain }), ...(hill && { hill }) },
    );
  const places = fc.uniqueArray(hex, { minLength: 2, maxLength: 12 });
  return fc
    .record({
      title: names,
      hexes: fc.dictionary(hex, ground, { maxKeys: 20, noNullPrototype: true }),
      sides: fc.array(fc.tuple(hex, fc.integer({ min: 0, max: 5 }), fc.constantFrom(...SIDE_TERRAINS)), {
        maxLength: 10,
      }),
      roads: fc.array(fc.array(hex, { minLength: 1, maxLength: 5 }), { maxLength: 3 }),
      army: fc.record({
        name: names,
        points: fc.integer({ min: 1, max: 5000 }),
        edge: fc.constantFrom('north', 'east', 'south', 'west' as const),
      }),
      objectives: fc.array(fc.record({ at: hex, name: names, victoryPoints: fc.integer({ min: 0, max: 200 }) }), {
        maxLength: 3,
      }),
      units: places.chain((list) => fc.tuple(...list.map((at, i) => unitIn(`${i + 1}${'LCBg'[i % 4]}`, at)))),
      gone: fc.array(
        fc.record({
          side: fc.constantFrom('red', 'blue' as const),
          at: hex,
          offMap: fc.boolean(),
          cost: fc.nat(500),
          victoryPoints: fc.nat(500),
          en: english,
          fr: french,
        }),
        { maxLength: 2 },
      ),
      turn: fc.integer({ min: 1, max: 20 }),
      lastTurn: fc.integer({ min: 1, max: 20 }),
      first: fc.constantFrom('red', 'blue' as const),
      active: fc.constantFrom('red', 'blue' as const),
      phase: fc.constantFrom('orders', 'actions', 'victory', 'over' as const),
      orderPoints: fc.nat(9),
      rulings: anyRulings,
      result: fc.option(
        fc.record({
          winner: fc.constantFrom('red', 'draw' as const),
          why: fc.constantFrom('broken', 'lastTurn' as const),
        }),
      ),
    })
    .map(
      ({ hexes, sides, roads, army, gone, result, units, ...rest }): State => ({
        ...rest,
        map: {
          cols,
          rows,
          hexes,
          sides: Object.fromEntries(
            sides.map(([at, direction, what]) => [sideKey({ cols, rows }, at, direction), what]),
          ),
          roads,
        },
        armies: { red: army, blue: { ...army, edge: 'north' } },
        units: units.map((unit, i) =>
          i < 2 ? { ...unit, side: i === 0 ? ('red' as const) : ('blue' as const) } : unit,
        ),
        gone: gone.map(({ en, fr, ...each }, i) => ({
          ...each,
          id: `${i + 80}X`,
          name: { noun: `${i + 80}X`, en, fr },
        })),
        group: units.slice(0, 1).map(({ id }) => id),
        ...(result && { result }),
      }),
    );
});

test('a position written and read is the same position', () => {
  fc.assert(
    fc.property(position, (now) => {
      const read = readScenario(writeScenario(now));
      expect('faults' in read ? read.faults : read.state).toEqual(now);
    }),
    { numRuns: 300 },
  );
}, 60_000);
