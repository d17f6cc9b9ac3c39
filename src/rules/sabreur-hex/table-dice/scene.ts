/**
 * The scene of a roll at a real table: in the middle of an open field the target, facing north; north of it the unit
 * that acts on it, facing it; and third units that matter to either.
 */
import { type Facing, turned } from '../../../hex/facing.ts';
import { type Direction, type Hex, neighbour, sideName, sixth } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { type Asked, enemyOf, Refusal, type Roll, type Side } from '../../../kernel/play.ts';
import { roleNoun } from '../../../kernel/table-dice/roles.ts';
import { apply } from '../apply.ts';
import { enemiesOf } from '../field/engage.ts';
import { distanceBetween } from '../field/place.ts';
import { unitNamed } from '../language/looks.ts';
import { RECOMMENDED, type Rulings } from '../options/rulings.ts';
import { readPosition } from '../scenario/read.ts';
import { NERVE } from '../questions/nerve.ts';
import { type HexTerrain, isArtillery, isCavalry, type SideTerrain, type State, type Unit } from '../state.ts';
import { demoralisationThreshold, strengthLimits, T4 } from '../tables.ts';
import { UNTOUCHED } from '../untouched.ts';

/** A unit by its description; the rest is usual for its type, at full strength. */
export interface Described extends Partial<Omit<Unit, 'id'>> {
  readonly id: string;
  /** SH-LOSS-06. At its demoralisation threshold. */
  readonly demoralised?: true;
  readonly panicked?: true;
  /** SH-QUALITY-06. Next to an Elite friend. */
  readonly besideElite?: true;
  /** SH-OUTFLANK-01, SH-TERRAIN-10, SH-FLANKPROT-01. From its right flank; covered from there; with a friend there. */
  readonly outflanked?: true;
  readonly covered?: true;
  readonly protected?: true;
  readonly terrain?: HexTerrain;
  readonly hill?: 1;
  /** SH-MORALE-20. If it fails a test, its player lets it flee. */
  readonly flees?: true;
}

export type Who = 'actor' | 'target';

export interface Scene extends Readonly<Record<Who, Described>> {
  readonly distance: number;
  /** On the hexside of the target towards the other. */
  readonly between?: SideTerrain;
  readonly rulings: Partial<Rulings>;
}

/** What is seen of a battle. */
export interface Seen extends Readonly<Record<Who, Unit>> {
  readonly now: State;
}

const EMPTY = readPosition([]);

/** The middle of the field: no roll reaches its edge. */
export const MIDDLE: Hex = '2020';
const SIZE = 40;

/** By direction from a unit that faces north: its right flank; its rear on the left (SH-FACING-03). */
const FLANK = 2;
const REAR = 4;

/** SH-FLANKPROT-05, SH-Q-64. In sight of the friend that protects the target's flank: there the actor declared. */
export const DECLARED_AT: Hex = beyond(beyond(MIDDLE, FLANK, 2), 0, 3);

function beyond(hex: Hex, toward: number, steps: number): Hex {
  return steps === 0 ? hex : beyond(neighbour(hex, sixth(toward) as Direction)!, toward, steps - 1);
}

interface Place {
  readonly side: Side;
  readonly at: Hex;
  readonly facing: Facing;
}

function placeUnit(described: Described, { side, at, facing }: Place): Unit {
  const { id, type = 'lineInfantry', quality = 'ordinary', skills = [], demoralised, panicked } = described;
  const { max } = strengthLimits({ type, skills });
  const usual = isCavalry({ type }) ? 'mounted' : isArtillery({ type }) ? 'battery' : 'line';
  const { command = T4[quality].norm, formation = usual, strength = max } = described;
  const unit = { ...UNTOUCHED, id, name: roleNoun(id), side, at, facing, type, quality, skills, command };
  const shaken = Math.max(1, demoralisationThreshold(unit));
  return {
    ...unit,
    initial: max,
    strength: demoralised ? shaken : strength,
    formation: panicked ? 'horde' : formation,
  };
}

function positionOf({ actor, target, distance, between, rulings }: Scene): State {
  const both: readonly (readonly [Described, Place])[] = [
    [actor, { side: 'red', at: beyond(MIDDLE, 0, distance), facing: 3 }],
    [target, { side: 'blue', at: MIDDLE, facing: 0 }],
  ];
  const hexes = both.map(([{ terrain, hill }, { at }]) => [at, { ...(terrain && { terrain }), ...(hill && { hill }) }]);
  const hedges = both.flatMap(([{ covered }, { at, facing }]) => (covered ? [sideName(at, facing + FLANK)] : []));
  const sides = hedges.map((side) => [side, 'wood']).concat(between ? [[sideName(MIDDLE, 0), between]] : []);
  const map = { cols: SIZE, rows: SIZE, hexes: Object.fromEntries(hexes), sides: Object.fromEntries(sides), roads: [] };
  const units = both.flatMap(([unit, place]) => [
    placeUnit(unit, { ...place, facing: unit.facing ?? place.facing }),
    ...thirdUnits(unit, place),
  ]);
  return { ...EMPTY, map, units, rulings: { ...RECOMMENDED, ...rulings } };
}

/** Columns of line infantry that matter only by their presence. */
function thirdUnits(unit: Described, { side, at, facing }: Place): Unit[] {
  const third = (of: Side, toward: number, steps: number, turns: number, quality: Unit['quality'] = 'ordinary') =>
    placeUnit(
      { id: `${of}-${side}-${toward}`, formation: 'column', quality },
      { side: of, at: beyond(at, facing + toward, steps), facing: turned(facing, turns) },
    );
  return [
    ...(unit.outflanked ? [third(enemyOf(side), FLANK, 1, 5)] : []),
    ...(unit.outflanked && unit.protected ? [third(side, FLANK, 2, 0)] : []),
    ...(unit.besideElite ? [third(side, REAR, 1, 3, 'elite')] : []),
  ];
}

export function sceneWith(actor: string, target: string): Scene {
  return { actor: { id: actor }, target: { id: target }, distance: 1, rulings: {} };
}

/** What all kinds of roll have in common. A flight ends with its length, because its path is decided at the table. */
export const COMMON = {
  position: positionOf,
  apply,
  answer: ({ kind, unit }: Asked, { actor, target }: Scene): string | undefined => {
    const flees = [actor, target].some((each) => each.id === unit && each.flees);
    return kind === NERVE.kind && flees ? 'flee' : undefined;
  },
  ends: ({ why }: Roll): 'with' | undefined => (why === 'rout' ? 'with' : undefined),
};

/** Two units of a battle, by the names typed; without the second, the nearest enemy, best one that the rules favour. */
export function pairNamed(
  now: State,
  own: string,
  enemy: string | undefined,
  clause: string,
  isFair: (unit: Unit, enemy: Unit) => boolean = () => true,
): [Unit, Unit] | Refusal {
  const unit = unitNamed(own, now);
  if (unit instanceof Refusal) return unit;
  const near = enemiesOf(now, unit).toSorted((a, b) => distanceBetween(unit, a) - distanceBetween(unit, b));
  const nobody = new Refusal(clause, phrase('table-dice-refuse-nobody', { unit: unit.name }));
  const found = enemy === undefined ? (near.find((each) => isFair(unit, each)) ?? near[0]) : unitNamed(enemy, now);
  return found instanceof Refusal ? found : found ? [unit, found] : nobody;
}
