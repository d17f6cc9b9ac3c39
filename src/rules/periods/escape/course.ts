/** PE-GEO-17, -31, PE-EVA-05, PE-RAL-08, PE-RAE-02. Which way out, and how a unit turns to it. */
import { isOff } from '../../../field/free.ts';
import { gap, nearestPoints, overlaps } from '../../../field/gap.ts';
import { angleBetween, bearing, type Heading, opposite, QUARTER_TURN, turned } from '../../../field/heading.ts';
import { TOUCH } from '../../../field/length.ts';
import { ZONES, type Zone } from '../../../field/zone.ts';
import { contactedZone, isStraightAhead } from '../position/ahead.ts';
import { enemiesOf, groundOf, turnedAbout, withTurnedFigures } from '../position/body.ts';
import { contactsOf } from '../position/contacts.ts';
import type { State, Unit } from '../state.ts';
import { visibleEnemies } from '../position/view.ts';

const EDGES: Readonly<Record<State['armies']['red']['edge'], Heading>> = {
  north: 0,
  east: 9_000,
  south: 18_000,
  west: 27_000,
};

/** PE-GEO-17, PE-RAU-02. Perpendicular to the owner's table edge. */
export function toOwnEdge({ armies }: Pick<State, 'armies'>, { side }: Pick<Unit, 'side'>): Heading {
  return EDGES[armies[side].edge];
}

/** The way of its next quarter: away from the threat in the first that it walks, then to its own edge. */
export function headingOut(now: State, unit: Unit): Heading {
  const { course } = unit;
  const isFirst = (course?.kind === 'evade' || course?.kind === 'rally') && course.walked === 0;
  return isFirst && course.away !== undefined ? course.away : toOwnEdge(now, unit);
}

/**
 * PE-GEO-31. A whole right angle is a turn of the figures, any other turns the footprint about its middle. Where that would
 * bring it into an enemy or over the edge, the figures turn by the nearest right angle, on the ground that they have.
 */
export function turnedToward(now: State, unit: Unit, heading: Heading): Pick<Unit, 'pose' | 'ranks'> {
  const by = turned(heading, -unit.pose.heading);
  const quarters = Math.round(by / QUARTER_TURN) % 4;
  const figures = quarters === 0 ? unit : withTurnedFigures(unit, (quarters * QUARTER_TURN) as 9_000);
  const onPlace = { pose: figures.pose, ranks: figures.ranks };
  if (figures.pose.heading === heading) return onPlace;
  const isRight = angleBetween(by, quarters * QUARTER_TURN) <= 50;
  const body = isRight ? { ...unit, ...onPlace } : unit;
  const about = { pose: turnedAbout(body, heading), ranks: body.ranks };
  return hasGround(now, { ...unit, ...about }) ? about : onPlace;
}

/** Friends are met as on the way (PE-OUT, PE-EVC). */
function hasGround(now: State, unit: Unit): boolean {
  const ground = groundOf(unit);
  return !isOff(ground, now.field) && enemiesOf(now, unit).every((enemy) => !overlaps(ground, groundOf(enemy)));
}

/** The direction out of a side of a unit. */
function sideHeading(unit: Unit, zone: Zone): Heading {
  return turned(unit.pose.heading, ZONES.indexOf(zone) * QUARTER_TURN);
}

/** PE-GEO-17. Of a unit in contact: opposite to the side on which it is touched. */
function awayFromContact(now: State, unit: Unit): { readonly zone: Zone; readonly heading: Heading } | undefined {
  const [contact] = contactsOf(now, unit);
  if (!contact) return undefined;
  const zone = contact.target === unit.id ? contact.zone : 'front';
  return { zone, heading: opposite(sideHeading(unit, zone)) };
}

/** PE-RAL-08, PE-Q-13, -29, -30. A rally that begins: its turn, unless it faces its way already or was attacked in the rear. */
export function rallying(now: State, unit: Unit, goOn: boolean): Partial<Unit> {
  const contact = awayFromContact(now, unit);
  const isTurned = contact ? contact.zone === 'rear' : angleBetween(unit.pose.heading, toOwnEdge(now, unit)) <= 4_500;
  return {
    course: { kind: 'rally', walked: 0, goOn, followed: false, ...(contact && { away: contact.heading }) },
    ...(!isTurned && { doing: { kind: 'rallyTurn', left: 2 } }),
  };
}

/** PE-GEO-17. From the threat's nearest point to the unit's; across parallel faces, their normal. */
export function awayFrom(unit: Unit, threat: Unit): Heading {
  const [own, theirs] = [groundOf(unit), groundOf(threat)];
  if (gap(own, theirs) <= TOUCH)
    return opposite(sideHeading(unit, contactedZone({ ...unit, formation: 'line' }, threat)));
  const [there, here] = nearestPoints(theirs, own);
  const heading = bearing(here.x - there.x, here.y - there.y);
  const normals = [unit, threat].flatMap((each) => ZONES.map((zone) => sideHeading(each, zone)));
  return normals.find((each) => angleBetween(each, heading) <= 10) ?? heading;
}

/**
 * PE-Q-57. Of a declared evade: the enemy that its line names, else the nearest visible one that announces a charge with the
 * unit straight ahead, else the nearest visible one.
 */
export function threatOf(now: State, unit: Unit, named: string | undefined): Unit | undefined {
  const seen = visibleEnemies(now, unit);
  return (
    now.units.find(({ id }) => id === named) ??
    seen.find((enemy) => enemy.course?.kind === 'charge' && isStraightAhead(now, enemy, unit)) ??
    seen[0]
  );
}
