/** A position of Panache: all units and what they may still do this turn. Plain data; only `apply` makes new ones. */
import { z } from 'zod';
import { colours, course, edge, hex, mapOf, names, noun, resultOf, side } from '../../chart/schemas.ts';
import { STORED_FORMAT } from './upgrade.ts';

/** A direction to a neighbour, 0 to 5 clockwise from the north-west side. */
const direction = z.number().int().min(0).max(5);

/** PA-TAB-01, PA-GAP-04. The arms. */
export const ARMS = [
  'infantry',
  'pike',
  'cavalry',
  'camelry',
  'elephants',
  'artillery',
  'horseArtillery',
  'vehicle',
  'character',
] as const;

/** PA-MOV-01. Very light to very heavy. */
export const WEIGHTS = ['VL', 'L', 'M', 'H', 'VH'] as const;

/** PA-MNT-04 to -06. What mounted infantry rides or travels in. */
export const MOUNTS = ['horses', 'camels', 'elephants', 'wagons'] as const;

/** PA-MOV-08, PA-RES-05. A lone character's rank; a character in a vehicle has no privileges in difficult terrain. */
export const RANKS = ['general', 'subGeneral', 'officer', 'hero'] as const;

/** PA-GAP-03. What a hex may contain; a hill is separate, because it may have any of these. */
export const HEX_TERRAINS = ['wood', 'village', 'marsh', 'broken', 'lake', 'cliff', 'bridge', 'ford'] as const;

/** PA-GAP-03. What a hexside may contain. */
export const SIDE_TERRAINS = ['hedge', 'stream', 'river', 'cliff', 'bridge', 'ford'] as const;

/** What a unit is, wherever it may be. */
const body = z.object({
  /** Digits and letters, unique across both sides: `3L`. */
  id: z.string(),
  side,
  name: noun,
  arm: z.enum(ARMS),
  weight: z.enum(WEIGHTS),
  /** PA-GAP-04. An allowance of its own instead of the table's: most hexes with combat, and most in total. */
  free: z.number().int().optional(),
  max: z.number().int().optional(),
  /** PA-MNT-01. Infantry only. */
  mount: z.enum(MOUNTS).optional(),
  /** Characters only. */
  rank: z.enum(RANKS).optional(),
  /** PA-MOV-09. A character in a vehicle. */
  isVehicle: z.boolean(),
  /** PA-GAP-08. The unit a detachment was split from. */
  parent: z.string().optional(),
  /** Stands: what a unit is made of and loses. A character has one. */
  stands: z.number().int(),
  initial: z.number().int(),
});

const unit = body.extend({
  at: hex,
  /** PA-ACT-01. */
  activated: z.boolean(),
  /** PA-ACT-03. Moved in this movement phase. */
  moved: z.boolean(),
  /** PA-TOK-01. Carries a pre-played token. */
  prePlayed: z.boolean(),
  /** PA-MOV-02. Gave up its combat this turn. */
  noCombat: z.boolean(),
  /** PA-MOV-07, PA-Q-14. Dice lost for hexes moved, until its next movement phase. */
  diceLost: z.number().int(),
  /** PA-MNT-06. Counts as behind a palisade; `true` on infantry with wagons that stayed, and as a scenario deploys it. */
  palisade: z.boolean(),
  /** PA-Q-13. Its player does not want the wagons to form a palisade. */
  declinesPalisade: z.boolean(),
  /** PA-Q-15. The edge hex by which it came onto the table in this movement phase. */
  enteredBy: hex.optional(),
  /** A state given by the players, in their own words: `shaken`, `in flight`. */
  note: z.string().optional(),
});

/** PA-RES-01. A unit off the table that may come. */
const reserve = z.object({
  unit: body,
  /** PA-RES-02. Edge hexes by which it may enter, each with the direction in which the fictive hex lies. */
  entries: z.array(z.object({ at: hex, dir: direction })),
  /** The first turn in which it may enter. */
  turn: z.number().int(),
});

const gone = z.object({ id: z.string(), side, name: noun, at: hex, why: z.enum(['eliminated', 'left']) });

const army = z.object({
  name: names,
  edge,
  /** PA-OFF-01. Edge hexes by which its troops may leave voluntarily; empty: forbidden. */
  exits: z.array(hex),
});

const road = z.object({
  name: names.optional(),
  hexes: z.array(hex),
  /** PA-GEO-09. Where the road runs off the map: an edge hex of it, and the direction. */
  ends: z.array(z.object({ at: hex, dir: direction })),
});

/** The cost to enter, in hexes of allowance; impassable terrain is never entered. */
const cost = z.union([z.number().int().min(1), z.literal('impassable')]);

export const state = z.object({
  /** The storage format; a change of it adds a step to upgrade.ts. */
  format: z.literal(STORED_FORMAT),
  title: names,
  map: mapOf(HEX_TERRAINS, SIDE_TERRAINS).extend({ roads: z.array(road) }),
  /** PA-GAP-03. Costs a scenario sets instead of the default table's, by terrain. */
  costs: z.partialRecord(z.enum([...HEX_TERRAINS, ...SIDE_TERRAINS, 'clear', 'hill']), cost),
  /** PA-GAP-01. Without it every unit is activated; with it, those within so many hexes of an officer of their side. */
  commandRadius: z.number().int().optional(),
  armies: z.object({ red: army, blue: army }),
  colours,
  units: z.array(unit),
  reserves: z.array(reserve),
  gone: z.array(gone),
  /** PA-GAP-02. */
  ...course,
  /** `opening`: units are activated; `result`: the last turn is over, and the players must say who has won. */
  phase: z.enum(['opening', 'movement', 'combat', 'result', 'over']),
  result: resultOf(['ruled', 'resigned', 'agreed']),
});

export type State = z.infer<typeof state>;
export type Unit = z.infer<typeof unit>;
export type Body = z.infer<typeof body>;
export type Reserve = z.infer<typeof reserve>;
export type Gone = z.infer<typeof gone>;
export type GameMap = State['map'];
export type Arm = Body['arm'];
export type Weight = Body['weight'];
export type Mount = (typeof MOUNTS)[number];
export type HexTerrain = (typeof HEX_TERRAINS)[number];
export type SideTerrain = (typeof SIDE_TERRAINS)[number];
export type Cost = z.infer<typeof cost>;

/** Valid unit names: digits and letters in either order, such as `3L` and `G1`; a detachment `3La`, `G1a`. */
export const SHORT_NAME = /^(\d{1,3}[A-Za-z]{1,5}|[A-Za-z]{1,3}\d{1,3}[A-Za-z]{0,2})$/;

/** What a unit is, without where it is and what it has done. */
export function bodyOf(which: Unit): Body {
  return body.parse(which);
}

/** The unit with that id; throws if it is not on the table, which would be a bug. */
export function unitOf(now: State, id: string): Unit {
  const found = now.units.find((each) => each.id === id);
  if (!found) throw new Error(`no unit ${id} on the table`);
  return found;
}

/** The units in a hex: at most one unit, and any number of characters of its side (PA-GAP-07). */
export function unitsAt(now: State, at: string): Unit[] {
  return now.units.filter((each) => each.at === at);
}

/** PA-MOV-08. A lone character, who moves alone and is not a unit. */
export function isCharacter(which: Pick<Body, 'arm'>): boolean {
  return which.arm === 'character';
}

/** PA-GAP-01, PA-RES-04. A character who commands; a hero does not. */
export function isOfficer(which: Pick<Body, 'arm' | 'rank'>): boolean {
  return isCharacter(which) && which.rank !== undefined && which.rank !== 'hero';
}

/** PA-THR-03, -04, PA-GEO-08. Light or very light, whatever its arm. */
export function isLight(which: Pick<Body, 'weight'>): boolean {
  return which.weight === 'VL' || which.weight === 'L';
}

/** The order for iterating over units, so that nothing depends on how a position stores them. */
export function byId(a: Pick<Body, 'id'>, b: Pick<Body, 'id'>): number {
  return a.id < b.id ? -1 : 1;
}
