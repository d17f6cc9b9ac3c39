/** SH-FORM-10, -11, SH-FACING-09 to -12, SH-Q-05. `at` is the left half, `also` the right one. */
import { type Facing, FACINGS, POINTS, turned } from '../../../hex/facing.ts';
import { type Hex, neighbour } from '../../../hex/grid.ts';
import { hasSkill, type State, type Unit, unitAt } from '../state.ts';
import { isPassable, mayCross } from './terrain.ts';

export type Half = 'left' | 'right';

export const HALVES: readonly Half[] = ['left', 'right'];

export function otherHalf(half: Half): Half {
  return half === 'left' ? 'right' : 'left';
}

export interface Halves {
  readonly at: Hex;
  readonly also: Hex;
}

export type Extended = Unit & Halves;

export function isExtended(unit: Unit): unit is Extended {
  return unit.also !== undefined;
}

export function hexOf(unit: Extended, half: Half): Hex {
  return half === 'left' ? unit.at : unit.also;
}

/** Which half of an extended line is in a hex; undefined for a unit in one hex. */
export function halfIn(unit: Unit, hex: Hex | undefined): Half | undefined {
  if (!isExtended(unit) || hex === undefined) return undefined;
  return hex === unit.also ? 'right' : 'left';
}

/** SH-FIRE-17, SH-FORM-24, SH-ROUT-16. The same unit in one hex only. */
export function standingIn(unit: Unit, at: Hex): Unit {
  const { also: _other, ...rest } = unit;
  return { ...rest, at };
}

/** SH-FORM-11, SH-Q-05. The right half's hex next to a left half; undefined beyond the numbered grid. */
export function rightOf(at: Hex, facing: Facing): Hex | undefined {
  return neighbour(at, facing + 2);
}

function leftOf(at: Hex, facing: Facing): Hex | undefined {
  return neighbour(at, facing + 5);
}

/** One way to turn in place; `pivot` and `halves` if the unit is in two hexes. */
export interface Rotation {
  readonly facing: Facing;
  /** SH-FACING-10. The half that turns in its own hex. */
  readonly pivot?: Half;
  readonly halves?: Halves;
}

/** For explaining a refusal: what to ignore on the way. */
export interface Blindness {
  readonly units: boolean;
}

/** SH-FACING-07, -10 to -12, SH-Q-04, SH-REACT-09. Every rotation of a unit in its place. */
export function rotations(now: State, unit: Unit, without?: Blindness): Rotation[] {
  if (isExtended(unit)) return [...wheels(now, unit, without), aboutFace(unit)];
  return FACINGS.filter((facing) => facing !== unit.facing).map((facing) => ({ facing }));
}

/** SH-FACING-12. Both halves stay in their hexes and reverse: the left half becomes the right one. */
function aboutFace({ at, also, facing }: Extended): Rotation {
  return { facing: turned(facing, 3), halves: { at: also, also: at } };
}

/** SH-FACING-10, -11, SH-PASS-05. By 60 degrees: one half turns in its hex, the other goes round it into a free hex. */
function wheels(now: State, unit: Extended, without: Blindness = { units: false }): Rotation[] {
  return [1, 5].flatMap((sixths) =>
    HALVES.flatMap((pivot): Rotation[] => {
      const facing = turned(unit.facing, sixths);
      const from = hexOf(unit, pivot === 'left' ? 'right' : 'left');
      const to = pivot === 'left' ? rightOf(unit.at, facing) : leftOf(unit.also, facing);
      if (to === undefined || !mayCross(now.map, from, to)) return [];
      if (!without.units && unitAt(now, to)) return [];
      const halves = pivot === 'left' ? { at: unit.at, also: to } : { at: to, also: unit.also };
      return [{ facing, pivot, halves }];
    }),
  );
}

/** Rotations as ordered: `turn NE`, with the pivot if there are two ways: `turn NE on left`. */
export function rotationTexts(
  all: readonly Rotation[],
): readonly { readonly text: string; readonly rotation: Rotation }[] {
  return all.map((rotation) => {
    const isOnly = all.filter(({ facing }) => facing === rotation.facing).length === 1;
    const pivot = isOnly ? '' : ` on ${rotation.pivot}`;
    return { text: `turn ${POINTS[rotation.facing]}${pivot}`, rotation };
  });
}

export function rotated(unit: Unit, { facing, halves }: Rotation): Unit {
  return { ...unit, facing, ...halves };
}

/** SH-FORM-11, -24, SH-Q-05, SH-Q-38. The free flank hexes to which a unit with Linear Order may extend. */
export function extensions(now: State, unit: Unit): readonly Hex[] {
  if (!hasSkill(unit, 'linearOrder')) return [];
  return [leftOf(unit.at, unit.facing), rightOf(unit.at, unit.facing)].filter(
    (hex): hex is Hex =>
      hex !== undefined && isPassable(now.map, hex) && mayCross(now.map, unit.at, hex) && !unitAt(now, hex),
  );
}

/** SH-FORM-24. The halves of a line that keeps its hex and adds a flank hex. */
export function extendedTo(unit: Unit, hex: Hex): Halves {
  return hex === rightOf(unit.at, unit.facing) ? { at: unit.at, also: hex } : { at: hex, also: unit.at };
}
