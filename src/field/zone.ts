/** On which side of a unit something lies: zones between rays at 45° from its corners (FB-GEO-07, PE-GEO-10). */
import { areaOf, cutAll, type HalfPlane } from './cut.ts';
import { EIGHTH_TURN, turned } from './heading.ts';
import { from, type Point, type Pose, rounded, unit } from './point.ts';
import type { Footprint, Rectangle } from './shape.ts';

export const ZONES = ['front', 'right', 'rear', 'left'] as const;
export type Zone = (typeof ZONES)[number];

/** Two zones that hold areas this near to each other hold the same: 1 mm². */
const SAME_AREA = 10_000;

/** How much of some ground lies in each zone of a unit; the ground of the unit itself is in none. */
export function zoneShares(pose: Pose, shape: Rectangle, movers: readonly Footprint[]): Record<Zone, number> {
  const areas = ZONES.map((zone) => {
    const planes = planesOf(pose, shape, zone);
    return [zone, movers.reduce((sum, { corners }) => sum + areaOf(cutAll(corners, planes)), 0)];
  });
  return Object.fromEntries(areas);
}

/** The zone that holds most of some ground; several where the area is the same within 1 mm². */
export function zonesOf(pose: Pose, shape: Rectangle, movers: readonly Footprint[]): Zone[] {
  const shares = zoneShares(pose, shape, movers);
  const most = Math.max(...Object.values(shares));
  return ZONES.filter((zone) => most - shares[zone] <= SAME_AREA);
}

/** The edge of a unit before a zone, then the points so far along the zone's two rays, the right one first. */
export function outlineOfZone(pose: Pose, shape: Rectangle, zone: Zone, reach: number): Point[] {
  const [a, b] = planesOf(pose, shape, zone);
  const far = ({ at, along }: HalfPlane, by: number): Point =>
    rounded({ x: at.x + along.x * by, y: at.y + along.y * by });
  return [rounded(a!.at), rounded(b!.at), far(b!, -reach), far(a!, reach)];
}

/** A zone's two rays, and the edge of the unit between them; each leaves the zone on its right. */
function planesOf(pose: Pose, { wide, deep }: Rectangle, zone: Zone): HalfPlane[] {
  const clockwise = [
    from(pose, 0, -wide / 2),
    from(pose, 0, wide / 2),
    from(pose, -deep, wide / 2),
    from(pose, -deep, -wide / 2),
  ];
  const side = ZONES.indexOf(zone);
  const outward = turned(pose.heading, side * 9_000);
  const [a, b] = [clockwise[side]!, clockwise[(side + 1) % 4]!];
  return [
    { at: a, along: unit(turned(outward, -EIGHTH_TURN)) },
    { at: b, along: unit(turned(outward, EIGHTH_TURN + 18_000)) },
    { at: b, along: unit(turned(outward, -9_000)) },
  ];
}
