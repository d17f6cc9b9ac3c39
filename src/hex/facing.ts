/**
 * Facings and the areas around a unit. Facing k points at the vertex between directions k and k+1 (SH-FACING-02);
 * facing 0 is north. Only this file knows how facings, directions and areas correspond.
 */
import { type Direction, type Hex, neighbour, sixth, toAxial } from './grid.ts';

/** SH-FACING-01. One of six facings, one per vertex, clockwise from north. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5;

export const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];

/** The compass points of the six vertices, by facing. */
export const POINTS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** SH-FACING-07. The facing after a rotation by so many sixths, clockwise. */
export function turned(facing: Facing, sixths: number): Facing {
  return sixth(facing + sixths) as Facing;
}

function neighbours(hex: Hex, directions: readonly number[]): Hex[] {
  return directions.map((direction) => neighbour(hex, direction)).filter((found) => found !== undefined);
}

/** SH-FACING-03. The two hexes in front: front-left, front-right. */
export function frontHexes(hex: Hex, facing: Facing): Hex[] {
  return neighbours(hex, [facing, facing + 1]);
}

/** SH-FACING-03. The two hexes on the flanks: right, left. */
export function flankHexes(hex: Hex, facing: Facing): Hex[] {
  return neighbours(hex, [facing + 2, facing + 5]);
}

/** SH-FACING-03. The two hexes behind: rear-right, rear-left. */
export function rearHexes(hex: Hex, facing: Facing): Hex[] {
  return neighbours(hex, [facing + 3, facing + 4]);
}

const FRONTS = FACINGS.map((facing): readonly [Direction, Direction] => [sixth(facing), sixth(facing + 1)]);

/** The two directions of a frontal step. */
export function frontDirections(facing: Facing): readonly [Direction, Direction] {
  return FRONTS[facing]!;
}

export type Area = 'front' | 'rightFlank' | 'rear' | 'leftFlank';

/**
 * SH-FACING-04, -05, -06, SH-Q-01, SH-Q-02. The area around a unit in which a hex lies: the front cone and the rear cone with their
 * boundary rows, and the flanks strictly between them. Undefined for the unit's own hex.
 */
export function areaOf(hex: Hex, facing: Facing, other: Hex): Area | undefined {
  if (hex === other) return undefined;
  const [left, right] = stepsAhead(hex, facing, other);
  if (left >= 0 && right >= 0) return 'front';
  if (left <= 0 && right <= 0) return 'rear';
  return right > 0 ? 'rightFlank' : 'leftFlank';
}

/** The steps in the left and the right front direction that lead to a hex. Negative means backwards. */
function stepsAhead(hex: Hex, facing: Facing, other: Hex): readonly [left: number, right: number] {
  const from = toAxial(hex);
  const to = toAxial(other);
  let q = to.q - from.q;
  let r = to.r - from.r;
  for (let turns: number = facing; turns > 0; turns--) [q, r] = [q + r, -q];
  return [-q - r, q];
}

/** SH-Q-47. Straight ahead: in the front cone, and touched by the line that leaves a hex by its vertex. */
export function isStraightAhead(hex: Hex, facing: Facing, other: Hex): boolean {
  const [left, right] = stepsAhead(hex, facing, other);
  return inFrontCone(hex, facing, other) && Math.abs(left - right) <= 1;
}

export function inFrontCone(hex: Hex, facing: Facing, other: Hex): boolean {
  return areaOf(hex, facing, other) === 'front';
}

export function inRearCone(hex: Hex, facing: Facing, other: Hex): boolean {
  return areaOf(hex, facing, other) === 'rear';
}
