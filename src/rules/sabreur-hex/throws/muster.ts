/** Units as described at a real table, and the open field on which they meet. */
import type { Facing } from '../../../hex/facing.ts';
import { type Direction, type Hex, neighbour, sideName } from '../../../hex/grid.ts';
import type { Side } from '../../../kernel/play.ts';
import { RECOMMENDED } from '../options/rulings.ts';
import {
  type Formation,
  type GameMap,
  type HexTerrain,
  isArtillery,
  isCavalry,
  type SideTerrain,
  type State,
  type Unit,
  type UnitType,
} from '../state.ts';
import { demoralisationThreshold, musterStrength, T4 } from '../tables.ts';
import { UNTOUCHED } from '../untouched.ts';
import { STORED_FORMAT } from '../upgrade.ts';
import { calledBy } from './roles.ts';

/** What is known of a unit; the rest is usual for its type. */
export type Described = Partial<Unit> & Pick<Unit, 'id' | 'side' | 'type' | 'at' | 'facing'>;

/** A unit as described. At full strength unless its strength is given. */
export function muster(described: Described): Unit {
  const { id, type, quality = 'ordinary', skills = [] } = described;
  const { max } = musterStrength({ type, skills });
  const fresh: Unit = {
    quality,
    skills,
    command: T4[quality].norm,
    name: calledBy(id),
    initial: max,
    strength: max,
    formation: usualFormation(type),
    ...UNTOUCHED,
    ...described,
  };
  return fresh;
}

function usualFormation(type: UnitType): Formation {
  if (isCavalry({ type })) return 'mounted';
  return isArtillery({ type }) ? 'battery' : 'line';
}

/** SH-LOSS-06. The same unit at its demoralisation threshold. */
export function demoralised(unit: Unit): Unit {
  return { ...unit, strength: Math.max(1, demoralisationThreshold(unit)) };
}

/** Other units that matter only by their presence. */
export function bystander(id: string, side: Side, at: Hex, facing: Facing, more: Partial<Unit> = {}): Unit {
  return muster({ id, side, at, facing, type: 'lineInfantry', formation: 'column', ...more });
}

const SIZE = 40;
/** The middle of the field: no roll reaches its edge. */
export const MIDDLE: Hex = '2020';

/** The hex so many steps away. */
export function beyond(hex: Hex, direction: Direction, steps = 1): Hex {
  return steps === 0 ? hex : beyond(neighbour(hex, direction)!, direction, steps - 1);
}

export interface Land {
  readonly hexes?: Readonly<Record<Hex, HexTerrain | undefined>>;
  readonly hills?: readonly Hex[];
  /** The contents of a hexside. */
  readonly sides?: readonly (readonly [hex: Hex, toward: Direction, what: SideTerrain])[];
}

/** A position of these units alone; the first one's side moves. */
export function meeting(units: readonly Unit[], land: Land = {}, rulings: State['rulings'] = RECOMMENDED): State {
  const army = { name: { en: '', fr: '' }, points: 0 };
  return {
    format: STORED_FORMAT,
    title: { en: '', fr: '' },
    map: mapOf(land),
    armies: { red: { ...army, edge: 'south' }, blue: { ...army, edge: 'north' } },
    objectives: [],
    units: [...units],
    gone: [],
    turn: 1,
    lastTurn: 1,
    first: 'red',
    active: 'red',
    phase: 'actions',
    orderPoints: 0,
    group: [],
    rulings,
  };
}

function mapOf({ hexes = {}, hills = [], sides = [] }: Land): GameMap {
  const ground: GameMap['hexes'] = {};
  for (const [hex, terrain] of Object.entries(hexes)) if (terrain) ground[hex] = { terrain };
  for (const hex of hills) ground[hex] = { ...ground[hex], hill: 1 };
  const borders = sides.map(([hex, toward, what]) => [sideName(hex, toward), what] as const);
  return { cols: SIZE, rows: SIZE, hexes: ground, sides: Object.fromEntries(borders), roads: [] };
}
