/** Distances and sets of figures, measured again without the rules' own functions. */
import type { Figure, State, Unit } from '../../../rules/skirmish/state.ts';

export interface Man {
  readonly unit: Unit;
  readonly figure: Figure;
}

/** SK-GEO-01. Two figures touch at a tenth of a millimetre, and overlap beyond it; lengths round to a hundredth. */
export const TOUCH = 10;
export const ROUNDING = 2;

export function men(units: readonly Unit[]): Man[] {
  return units.flatMap((unit) => unit.figures.map((figure) => ({ unit, figure })));
}

export function radius({ mounted }: Pick<Unit, 'mounted'>): number {
  return mounted ? 2_500 : 1_000;
}

interface At {
  readonly x: number;
  readonly y: number;
}

export function far(one: At, other: At): number {
  return Math.sqrt((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y));
}

/** From edge to edge; negative where they overlap. */
export function gap(one: Man, other: Man): number {
  return far(one.figure, other.figure) - radius(one.unit) - radius(other.unit);
}

/** SK-ISO-01, -02, SK-GEO-06. Whether a figure is one of one or two on foot, a horseman, or one with a man on foot. */
export function isIsolated(now: State, man: Man): boolean {
  const friends = men(now.units.filter(({ side }) => side === man.unit.side));
  const reached = new Set<Figure>([man.figure]);
  for (let grew = true; grew; ) {
    const before = reached.size;
    for (const one of friends.filter(({ figure }) => reached.has(figure)))
      for (const other of friends) if (Math.round(gap(one, other)) <= together(one, other)) reached.add(other.figure);
    grew = reached.size > before;
  }
  const set = friends.filter(({ figure }) => reached.has(figure));
  const mounted = set.filter(({ unit }) => unit.mounted).length;
  return set.length === 1 || (set.length === 2 && mounted < 2);
}

function together(one: Man, other: Man): number {
  return one.unit.mounted || other.unit.mounted ? 5_000 : 4_000;
}

/** SK-GEO-08, SK-LDR-02, -03. Leaders of this unit, or of nobody in particular, within 20 cm of one of its figures. */
export function leadersOf(now: State, unit: Unit): Unit[] {
  return now.units.filter(
    ({ id, role, side, of, figures, mounted }) =>
      id !== unit.id &&
      role !== undefined &&
      role !== 'musician' &&
      side === unit.side &&
      (of === undefined || of === unit.id) &&
      unit.figures.some(
        (figure) => Math.round(far(figures[0]!, figure) - radius({ mounted }) - radius(unit)) <= 20_000,
      ),
  );
}
