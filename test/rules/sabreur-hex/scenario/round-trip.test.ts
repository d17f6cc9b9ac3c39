import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facing } from '../../../../src/hex/facing.ts';
import { hexesOf, onMap } from '../../../../src/hex/grid.ts';
import { rightOf } from '../../../../src/rules/sabreur-hex/field/extended.ts';
import { readScenario, writeScenario } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import { RULING_NAMES, RULINGS, rulings } from '../../../../src/rules/sabreur-hex/options/rulings.ts';
import {
  type Formation,
  FORMATIONS,
  HEX_TERRAINS,
  isArtillery,
  isCavalry,
  isSquare,
  QUALITIES,
  type Quality,
  SIDE_TERRAINS,
  type Skill,
  SKILLS,
  type State,
  type Unit,
  UNIT_TYPES,
  type UnitType,
} from '../../../../src/rules/sabreur-hex/state.ts';
import { strengthLimits, T2, T3, T4 } from '../../../../src/rules/sabreur-hex/tables.ts';
import { sideKey } from '../../../../src/chart/ground.ts';
import { STORED_FORMAT } from '../../../../src/rules/sabreur-hex/upgrade.ts';
import { NEVER_TOGETHER } from '../../../../src/rules/sabreur-hex/scenario/unit-checks.ts';
import { plain } from '../../../../src/words/words.ts';
import { rounds } from '../../../help/soak.ts';

const anyRulings = fc
  .record(Object.fromEntries(RULING_NAMES.map((name) => [name, fc.constantFrom(...RULINGS[name].values)])))
  .map((chosen) => rulings.parse(chosen));

const text = fc
  .string({ minLength: 1, maxLength: 38, unit: 'grapheme' })
  .filter((each) => !/["\n\r]/.test(each) && plain(each) === each)
  .filter((each) => each.trim() !== '' && each.length <= 38 && each.trim() === each);
const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const colours = fc.option(fc.record({ red: colour, blue: colour }));
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

/** SH-ARMY-07, SH-GAP-12. Those of the skills that this type may have together, at a price of at least 1. */
function allowed(type: UnitType, quality: Quality, some: readonly Skill[]): Skill[] {
  const known = some.filter((skill) => T3[skill].reservedTo.includes(type));
  const needed: Skill[] = known.includes('warrior') && !known.includes('irregular') ? ['irregular'] : [];
  const skills = [...known, ...needed].filter((skill, _, all) => {
    return !NEVER_TOGETHER.some(([a, b]) => b === skill && all.includes(a));
  });
  const price = skills.reduce((sum, skill) => sum + T3[skill].cost, T2[type][quality]);
  return price + T4[quality].min - T4[quality].norm >= 1 ? skills : [];
}

/** Table T6. The formation wished for, or one that its skills allow. */
function formed(type: UnitType, skills: readonly Skill[], wish: Formation): Formation {
  if (isCavalry({ type })) return 'mounted';
  if (isArtillery({ type })) return 'battery';
  if (skills.includes('looseOrder')) return 'skirmish';
  const knows: Partial<Record<Formation, boolean>> = {
    line: true,
    square: !skills.includes('irregular'),
    closedColumn: skills.includes('largeBattalion') && !skills.includes('irregular'),
    extendedLine: skills.includes('linearOrder'),
    skirmish: skills.includes('skirmisher'),
  };
  return knows[wish] ? wish : 'column';
}

/** Each where there is room for it: no square in broken ground, an extended line beside a free hex. */
function settled(units: readonly Unit[], { cols, rows, hexes }: State['map']): Unit[] {
  const taken = new Set(units.map(({ at }) => at));
  return units.map((unit): Unit => {
    const ground = hexes[unit.at]?.terrain;
    if (isSquare(unit) && ground !== undefined && ground !== 'bridge') return { ...unit, formation: 'line' };
    if (unit.formation !== 'extendedLine') return unit;
    const also = rightOf(unit.at, unit.facing);
    if (also === undefined || !onMap({ cols, rows }, also) || taken.has(also)) return { ...unit, formation: 'line' };
    taken.add(also);
    return { ...unit, also };
  });
}

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
      wish: fc.constantFrom(...FORMATIONS),
      flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
      some: fc.subarray([...SKILLS], { maxLength: 5 }),
      hurtBy: fc.subarray(['90A', '91B']),
    })
    .map(({ side, type, quality, facing, en, fr, n, wish, panicked, flags, some, hurtBy }) => {
      const skills = allowed(type, quality, some);
      const [activated, acted, mayNotManoeuvre, firedBack, squareFired, displaced, scattered] = flags;
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
        formation: panicked && !isArtillery({ type }) ? 'horde' : formed(type, skills, wish),
        activated,
        acted,
        mayNotManoeuvre,
        firedBack,
        squareFired,
        displaced,
        scattered,
        hurtBy,
      };
      const muster = strengthLimits(unit);
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
      late: fc.option(fc.record({ heldBack: fc.subarray(['1L', '2C']), passedOver: fc.subarray(['1L', '3B', '4g']) })),
      colours,
      result: fc.option(
        fc.record({
          winner: fc.constantFrom('red', 'draw' as const),
          why: fc.constantFrom('broken', 'lastTurn' as const),
        }),
      ),
    })
    .map(
      ({ hexes, sides, roads, army, gone, colours, result, late, units, ...rest }): State => ({
        format: STORED_FORMAT,
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
        units: settled(
          units.map((unit, i) => (i < 2 ? { ...unit, side: i === 0 ? ('red' as const) : ('blue' as const) } : unit)),
          { cols, rows, hexes, sides: {}, roads: [] },
        ),
        gone: gone.map(({ en, fr, ...each }, i) => ({
          ...each,
          id: `${i + 80}X`,
          name: { noun: `${i + 80}X`, en, fr },
        })),
        group: units.slice(0, 1).map(({ id }) => id),
        ...(late && { late }),
        ...(colours && { colours }),
        ...(rest.phase === 'over' ? { result: result ?? DRAWN } : result && { result }),
      }),
    );
});

test('the positions have every skill and every formation', () => {
  const units = fc.sample(position, { numRuns: rounds(400), seed: 1 }).flatMap((now) => now.units);
  expect([...new Set(units.flatMap(({ skills }) => skills))].sort()).toEqual([...SKILLS].sort());
  expect([...new Set(units.map(({ formation }) => formation))].sort()).toEqual([...FORMATIONS].sort());
});

const DRAWN = { winner: 'draw', why: 'broken' } as const;

test('a position written and read again is the same position', () => {
  fc.assert(
    fc.property(position, (now) => {
      const read = readScenario(writeScenario(now));
      expect('faults' in read ? read.faults : read.state).toEqual(now);
    }),
    { numRuns: rounds(300) },
  );
});
