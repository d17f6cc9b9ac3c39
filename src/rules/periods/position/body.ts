/** PE-GEO-03, -04, -07, -27, PE-TAB-05. The ground that units stand on, their ranks and files. */
import type { Length } from '../../../field/length.ts';
import { from, type Pose } from '../../../field/point.ts';
import { type Footprint, footprint, type Rectangle } from '../../../field/shape.ts';
import { turnedFigures } from '../../../field/way.ts';
import type { Hand } from '../../../field/wheel.ts';
import type { Formation } from '../order.ts';
import type { Unit } from '../state.ts';
import { BASES } from '../values.ts';

export { byNumber, enemiesOf, friendsOf } from '../../../march/sides.ts';

type Body = Pick<Unit, 'arm' | 'formation' | 'ranks'>;

export function figuresOf({ ranks }: Pick<Unit, 'ranks'>): number {
  return ranks.reduce((sum, each) => sum + each, 0);
}

/** PE-GEO-04. The strongest rank. */
function filesOf({ ranks }: Pick<Unit, 'ranks'>): number {
  return Math.max(...ranks);
}

/** PE-GEO-03, -04, PE-TAB-05, PE-Q-62. A battery has one base, a square is as deep as wide. */
export function shapeOf(unit: Body): Rectangle {
  const base = BASES[unit.arm];
  const rectangle = (files: number, ranks: number): Rectangle => ({
    kind: 'rectangle',
    wide: files * base,
    deep: ranks * base,
  });
  if (unit.arm === 'artillery') return rectangle(1, 1);
  const side = squareSide(unit.formation, figuresOf(unit));
  return side === undefined ? rectangle(filesOf(unit), unit.ranks.length) : rectangle(side, side);
}

/** PE-TAB-05. The figures along each side of a square. */
export function squareSide(formation: Formation, figures: number): number | undefined {
  if (formation === 'square') return Math.ceil(figures / 4) + 1;
  return formation === 'solidSquare' ? Math.ceil(Math.sqrt(figures)) : undefined;
}

export function isSquare({ formation }: Pick<Unit, 'formation'>): boolean {
  return formation === 'square' || formation === 'solidSquare';
}

const GROUNDS = new WeakMap<Unit, Footprint>();

/** Positions do not change, so the ground of a unit is worked out once. */
export function groundOf(unit: Unit): Footprint {
  const known = GROUNDS.get(unit);
  if (known) return known;
  const ground = footprint(unit.pose, shapeOf(unit));
  GROUNDS.set(unit, ground);
  return ground;
}

/** PE-TAB-05. The ranks of a formation, full from the front, the last one with what is left. */
export function ranksFor(formation: Formation, figures: number): number[] {
  const files = filesFor(formation, figures);
  const full = Math.floor(figures / files);
  const rest = figures % files;
  return [...Array<number>(full).fill(files), ...(rest > 0 ? [rest] : [])];
}

function filesFor(formation: Formation, figures: number): number {
  if (formation === 'marchColumn') return Math.min(figures, 3);
  if (formation === 'divisionColumn') return Math.min(figures, 6);
  return formation === 'doubleLine' ? Math.ceil(figures / 2) : figures;
}

/** What a unit is after a change of its figures' places. */
export type Formed = Pick<Unit, 'pose' | 'ranks' | 'formation'>;

/** PE-GEO-28. The middle of the front edge stays, or the front corner on the side that is named. */
export function inFormation(unit: Unit, formation: Formation, on?: Hand): Formed {
  const ranks = ranksFor(formation, figuresOf(unit));
  const [before, after] = [shapeOf(unit).wide, shapeOf({ ...unit, formation, ranks }).wide];
  const aside = on === undefined ? 0 : ((on === 'left' ? 1 : -1) * (after - before)) / 2;
  return { formation, ranks, pose: { ...from(unit.pose, 0, aside), heading: unit.pose.heading } };
}

/** PE-TRN-04, PE-GEO-07. The same ground; the ranks become files, or change places. */
export function withTurnedFigures(unit: Unit, by: 9_000 | 18_000 | 27_000): Pick<Unit, 'pose' | 'ranks'> {
  const { pose } = turnedFigures({ pose: unit.pose, shape: shapeOf(unit) }, by);
  if (unit.arm === 'artillery' || isSquare(unit)) return { pose, ranks: unit.ranks };
  if (by === 18_000) return { pose, ranks: unit.ranks.toReversed() };
  const files = Array.from({ length: filesOf(unit) }, (_, file) => unit.ranks.filter((each) => each > file).length);
  return { pose, ranks: by === 9_000 ? files.toReversed() : files };
}

/** PE-GEO-31. The footprint turned about its middle. */
export function turnedAbout(unit: Unit, heading: number): Pose {
  const { deep } = shapeOf(unit);
  const centre = from(unit.pose, -deep / 2, 0);
  return { ...from({ ...centre, heading }, deep / 2, 0), heading };
}

/** PE-GEO-16, PE-PSH-01, -03. Ranks behind the first that are at least as strong, at most three; none behind a weaker one. */
export function pushRanks({ ranks: [first, ...behind] }: Pick<Unit, 'ranks'>): number {
  const weaker = behind.findIndex((each) => each < first!);
  return Math.min(3, weaker < 0 ? behind.length : weaker);
}

/** PE-GEO-06. The front rank alone, while a wheel lasts. */
export function frontRank(unit: Unit): Rectangle {
  const shape = shapeOf(unit);
  return { ...shape, deep: Math.min(shape.deep, BASES[unit.arm] as Length) };
}
