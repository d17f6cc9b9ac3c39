/** How much a unit could hit next turn from where it stands: by range, front and capability, nearly as a fire would be. */
import { angleBetween, bearing, EIGHTH_TURN } from '../../../field/heading.ts';
import { distance, type Point } from '../../../field/point.ts';
import { capabilityOf } from '../fire/capability.ts';
import { areShaken, isCommanded } from '../position/leaders.ts';
import { muzzleOf, seenBy } from '../position/sight.ts';
import { anchorOf, radiusOf } from '../position/squad.ts';
import type { Figure, State, Unit } from '../state.ts';
import { bandAt, neededAt } from '../values.ts';
import { expectedHits, worthOf } from './worth.ts';

/** The hits to expect, in points; 0 out of range or to the side. */
export function reach(now: State, shooter: Unit, target: Unit): number {
  if (shooter.mounted) return 0;
  const at = middleOf(shooter);
  const near = nearestFigure(at, target);
  const edges = radiusOf(target) + (shooter.block ? 0 : radiusOf(shooter));
  const band = bandAt(Math.max(0, distance(at, near) - edges), shooter);
  if (!band || isAside(shooter, near)) return 0;
  const shooters = shooter.block ? Math.min(2 * shooter.block.files, shooter.figures.length) : shooter.figures.length;
  const capability = capabilityOf({
    row: shooter.row,
    class: shooter.class,
    formation: shooter.formation,
    sheltered: false,
    led: shooter.led || shooter.role !== undefined,
    shaken: areShaken(shooter),
    commanded: isCommanded(now, shooter),
    shooters,
    target: target.formation === 'skirmish' ? 'skirmish' : target.figures.length < 3 ? 'isolated' : 'group',
    marksman: false,
    variants: now.variants,
  });
  const aimed = { ...capability, needed: neededAt(band, target.cuirass) };
  return worthOf(target) * expectedHits(shooters, aimed, target.figures.length);
}

/** SK-GAP-05. Whether it sees the nearest of them. */
export function isInSight(now: State, shooter: Unit, target: Unit): boolean {
  const near = { ...target, figures: [nearestFigure(middleOf(shooter), target)] };
  return seenBy(now, shooter, muzzleOf(shooter, shooter.figures), near).length > 0;
}

/** SK-GAP-05. */
function isAside(shooter: Unit, target: Point): boolean {
  const { x, y, heading } = anchorOf(shooter);
  return shooter.block !== undefined && angleBetween(bearing(target.x - x, target.y - y), heading) > EIGHTH_TURN;
}

/** The middle of a block's front; of those who stand loosely, the middle of their places. */
export function middleOf({ block, figures }: Unit): Point {
  if (block) return block.front;
  const sum = figures.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / figures.length, y: sum.y / figures.length };
}

function nearestFigure(at: Point, { figures }: Unit): Figure {
  return figures.reduce((best, each) => (distance(at, each) < distance(at, best) ? each : best));
}

export function nearestOf(unit: Unit, others: readonly Unit[]): Unit | undefined {
  const far = (other: Unit): number => distance(middleOf(unit), nearestFigure(middleOf(unit), other));
  return others.toSorted((a, b) => far(a) - far(b))[0];
}
