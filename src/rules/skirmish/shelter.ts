/** SK-Q-17, -32, SK-GAP-03. Buildings, solid low walls and soft cover. */
import { gap } from '../../field/gap.ts';
import { holds, stretchesOf } from '../../field/ground.ts';
import type { Point } from '../../field/point.ts';
import { overlapAny } from '../../field/several.ts';
import { band } from '../../field/shape.ts';
import { baseAt } from './squad.ts';
import type { State, Unit } from './state.ts';

/** SK-Q-32. A wall shelters who stands at most 20 mm behind it. */
const BEHIND = 2_000;

/** SK-Q-32. All of these figures in one building, or close behind a wall that lies between them and a point. */
export function areSheltered(now: State, unit: Unit, figures: readonly Point[], from: Point): boolean {
  if (unit.sheltered !== undefined) return unit.sheltered;
  const inside = now.field.areas.some((area) => area.kind === 'building' && figures.every((each) => holds(area, each)));
  return inside || figures.every((each) => isBehindWall(now, unit, each, from));
}

function isBehindWall(now: State, unit: Unit, figure: Point, from: Point): boolean {
  const near = now.field.lines
    .filter(({ kind }) => kind === 'wall')
    .flatMap(stretchesOf)
    .filter((stretch) => gap(baseAt(unit, figure), stretch) <= BEHIND);
  return overlapAny([band(figure, from, 0)], near);
}

/** SK-GAP-03. Soft cover: a wood. */
export function isInSoftCover(now: State, figure: Point): boolean {
  return now.field.areas.some((area) => area.kind === 'wood' && holds(area, figure));
}
