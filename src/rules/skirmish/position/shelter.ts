/** SK-Q-17, -32, SK-GAP-03. Buildings, solid low walls and soft cover. */
import { gap } from '../../../field/gap.ts';
import { holds, stretchesOf } from '../../../field/ground.ts';
import type { Point } from '../../../field/point.ts';
import { overlapAny } from '../../../field/several.ts';
import { band, type Footprint } from '../../../field/shape.ts';
import { baseAt } from './squad.ts';
import type { State, Unit } from '../state.ts';

/** SK-Q-32. A wall shelters who stands at most 20 mm behind it. */
const BEHIND = 2_000;

/** SK-Q-32. All of these figures in one building, or close behind a wall that lies between them and a point. */
export function areSheltered(now: State, unit: Unit, figures: readonly Point[], from: Point): boolean {
  if (unit.sheltered !== undefined) return unit.sheltered;
  return isInBuilding(now, figures) || figures.every((each) => isBehindWall(now, unit, each, from));
}

function isBehindWall(now: State, unit: Unit, figure: Point, from: Point): boolean {
  return overlapAny([band(figure, from, 0)], wallsNear(now, unit, figure));
}

function wallsNear(now: State, unit: Unit, figure: Point): Footprint[] {
  return now.field.lines
    .filter(({ kind }) => kind === 'wall')
    .flatMap(stretchesOf)
    .filter((stretch) => gap(baseAt(unit, figure), stretch) <= BEHIND);
}

/** SK-Q-32, SK-UMP-02. What would shelter the whole unit: as ruled, a building on every side, a wall across it. */
export function shelterOf(now: State, unit: Unit): 'ruled' | 'open' | 'building' | 'wall' | undefined {
  const { sheltered, figures } = unit;
  if (sheltered !== undefined) return sheltered ? 'ruled' : 'open';
  if (isInBuilding(now, figures)) return 'building';
  return figures.every((each) => wallsNear(now, unit, each).length > 0) ? 'wall' : undefined;
}

function isInBuilding(now: State, figures: readonly Point[]): boolean {
  return now.field.areas.some((area) => area.kind === 'building' && figures.every((each) => holds(area, each)));
}

/** SK-GAP-03. Soft cover: a wood. */
export function isInSoftCover(now: State, figure: Point): boolean {
  return now.field.areas.some((area) => area.kind === 'wood' && holds(area, figure));
}
