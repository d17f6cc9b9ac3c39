/** The position: all units and their states, and whose turn it is. Plain data; only `apply` makes new ones. */
import { z } from 'zod';
import { colours, course, edge, hex, mapOf, names, noun, resultOf, side } from '../../chart/schemas.ts';
import { FACINGS } from '../../hex/facing.ts';
import type { Table as TableOf } from '../../kernel/play.ts';
import { rulings } from './options/rulings.ts';
import { STORED_FORMAT } from './upgrade.ts';

const facing = z.literal(FACINGS);

/** Table T1. The unit types. */
export const UNIT_TYPES = [
  'heavyCavalry',
  'mediumCavalry',
  'lightCavalry',
  'lineInfantry',
  'lightInfantry',
  'heavyFootBattery',
  'mediumFootBattery',
  'lightHorseBattery',
  'regimentalGun',
] as const;

/** Table T6. The formations infantry in good order may choose. */
export const FOOT_FORMATIONS = ['line', 'column', 'square', 'closedColumn', 'extendedLine', 'skirmish'] as const;

/**
 * Table T6. `mounted` is cavalry in good order, `battery` artillery; panicked units are always in horde (SH-FORM-03).
 */
export const FORMATIONS = [...FOOT_FORMATIONS, 'horde', 'mounted', 'battery'] as const;

/** SH-QUALITY-01. */
export const QUALITIES = ['elite', 'ordinary', 'recruit'] as const;

/** Table T3. */
export const SKILLS = [
  'cuirassier',
  'halfCuirass',
  'feudalCavalry',
  'counterchargeSkill',
  'lancer',
  'harassing',
  'massedCharge',
  'controlledFire',
  'stubborn',
  'warrior',
  'skirmisher',
  'scout',
  'largeBattalion',
  'linearOrder',
  'looseOrder',
  'irregular',
  'impetuous',
  'tacticalSense',
  'bombard',
  'obsoleteFirearm',
  'grandBattery',
] as const;

/** SH-TERRAIN-01. What a hex may contain; a hill is separate, because it may have any of these (SH-TERRAIN-03). */
export const HEX_TERRAINS = ['wood', 'village', 'fort', 'difficult', 'impassable', 'ford', 'bridge'] as const;

/** SH-TERRAIN-02. What a hexside may contain; every watercourse is a river (SH-Q-41). */
export const SIDE_TERRAINS = ['river', 'ford', 'bridge', 'wood', 'impassable'] as const;

const unit = z.object({
  /** Digits and letters, unique across both sides: `7C`. */
  id: z.string(),
  side,
  type: z.enum(UNIT_TYPES),
  quality: z.enum(QUALITIES),
  skills: z.array(z.enum(SKILLS)),
  /** SH-MORALE-06. Cd. */
  command: z.number().int(),
  name: noun,
  /** SH-GAP-17. The strength points bought. */
  initial: z.number().int(),
  strength: z.number().int(),
  at: hex,
  /** SH-FORM-11. The second hex of an extended line. */
  also: hex.optional(),
  facing,
  formation: z.enum(FORMATIONS),
  /** SH-ORDERS-15. Activated in this player-turn. */
  activated: z.boolean(),
  /** SH-TURN-03. Its one action of this player-turn is done. */
  acted: z.boolean(),
  /** SH-ORDERS-16. A Stubborn unit that failed its test on activation. */
  mayNotManoeuvre: z.boolean(),
  /** SH-RIPOSTE-06. */
  firedBack: z.boolean(),
  /** SH-FIRE-16. */
  squareFired: z.boolean(),
  /** SH-SKIRMPASS-07. Skirmishers that made way for a friend: they may not act again. */
  displaced: z.boolean(),
  /** SH-ROUT-11. It was in skirmish order when it panicked in this player-turn. */
  scattered: z.boolean(),
  /** SH-ROUT-02, SH-Q-44. Enemies that caused it losses in this player-turn. */
  hurtBy: z.array(z.string()),
});

/** SH-GAP-05. A unit not on the map yet. */
const unplaced = unit.omit({ at: true, also: true, facing: true, formation: true });

const gone = z.object({
  id: z.string(),
  side,
  name: noun,
  at: hex,
  /** SH-ROUT-14. Routed off the map: half the victory points. */
  offMap: z.boolean(),
  /** SH-ARMY-01. Its cost in army points. */
  cost: z.number().int(),
  /** SH-GAP-02. Its value to the enemy. */
  victoryPoints: z.number().int(),
});

const army = z.object({
  name: names,
  /** SH-GAP-11. The agreed size of the game in army points. */
  points: z.number().int(),
  /** SH-GAP-07. The map edge behind its deployment zone. */
  edge,
});

export const state = z.object({
  /** The storage format; a change of it adds a step to upgrade.ts. */
  format: z.literal(STORED_FORMAT),
  title: names,
  /** Roads are only drawn: they have no effect in the rules. */
  map: mapOf(HEX_TERRAINS, SIDE_TERRAINS).extend({ roads: z.array(z.array(hex)) }),
  armies: z.object({ red: army, blue: army }),
  colours,
  objectives: z.array(z.object({ at: hex, name: names, victoryPoints: z.number().int() })),
  units: z.array(unit),
  gone: z.array(gone),
  /** SH-GAP-05. Units bought but not on the map yet; absent: none. */
  reserve: z.array(unplaced).optional(),
  /**
   * SH-GAP-05, -06. How the sides deploy, and who moves first if decided; absent after deployment. `writing`: this is
   * that side's own copy, on which it deploys in secret.
   */
  deployment: z
    .object({ how: z.enum(['sealed', 'whole', 'byUnit']), first: side.optional(), writing: side.optional() })
    .optional(),
  /** Units grouped by the scenario under a name; absent: none. */
  brigades: z.array(z.object({ side, name: names, units: z.array(z.string()) })).optional(),
  /** SH-TURN-01, SH-GAP-03. */
  ...course,
  phase: z.enum(['deployment', 'orders', 'actions', 'victory', 'over']),
  orderPoints: z.number().int(),
  /** SH-TURN-06. The active group: members in no particular order. */
  group: z.array(z.string()),
  /**
   * SH-ORDERS-17 to -20. Present once the points are spent: the Impetuous units held back since, and those with
   * Tactical Sense that have had their chance.
   */
  late: z.object({ heldBack: z.array(z.string()), passedOver: z.array(z.string()) }).optional(),
  /** Rulings that a scenario may change, by number. */
  rulings,
  result: resultOf(['broken', 'lastTurn', 'resigned', 'agreed', 'ruled']),
});

export type State = z.infer<typeof state>;
export type Table = TableOf<State>;
export type Unit = z.infer<typeof unit>;
export type Unplaced = z.infer<typeof unplaced>;
export type Gone = z.infer<typeof gone>;
export type GameMap = State['map'];
export type UnitType = Unit['type'];
export type Formation = Unit['formation'];
export type Quality = Unit['quality'];
export type Skill = Unit['skills'][number];
export type HexTerrain = (typeof HEX_TERRAINS)[number];
export type SideTerrain = (typeof SIDE_TERRAINS)[number];

/** The unit with that id; throws if it is not on the map, which would be a bug. */
export function unitOf(now: State, id: string): Unit {
  for (const each of now.units) if (each.id === id) return each;
  throw new Error(`no unit ${id} on the map`);
}

/** SH-LOSS-05. Whether a unit is on the map: it may have been eliminated. */
export function isThere(now: State, id: string): boolean {
  return now.units.some((unit) => unit.id === id);
}

/** The unit in a hex, if any (SH-SETUP-07: at most one). */
export function unitAt(now: { readonly units: readonly Unit[] }, at: string): Unit | undefined {
  for (const each of now.units) if (each.at === at || each.also === at) return each;
  return undefined;
}

/** SH-FORM-03. Exactly the panicked units are in horde. */
export function isPanicked(which: Unit): boolean {
  return which.formation === 'horde';
}

export function isInfantry(which: { readonly type: UnitType }): boolean {
  return which.type === 'lineInfantry' || which.type === 'lightInfantry';
}

export function isCavalry(which: { readonly type: UnitType }): boolean {
  return which.type === 'heavyCavalry' || which.type === 'mediumCavalry' || which.type === 'lightCavalry';
}

export function isArtillery(which: { readonly type: UnitType }): boolean {
  return !isInfantry(which) && !isCavalry(which);
}

/** SH-FORM-06. A closed column is a square in every respect except SH-FORM-07 to -09. */
export function isSquare(which: { readonly formation: Formation }): boolean {
  return which.formation === 'square' || which.formation === 'closedColumn';
}

/** SH-FORM-10. An extended line is a line in every respect except its own clauses. */
export function isLine(which: { readonly formation: Formation }): boolean {
  return which.formation === 'line' || which.formation === 'extendedLine';
}

export function hasSkill(which: Pick<Unit, 'skills'>, skill: Skill): boolean {
  return which.skills.includes(skill);
}
