/** A river from edge to edge, along the border between the hexes of the two banks, so that it is never interrupted. */
import { type Hex, hexesOf } from '../../../hex/grid.ts';
import { around, middleOf, pointOf } from './geometry.ts';
import { type Land, sideShared, terrainOn } from './land.ts';

/** Its course: between the armies; from corner to corner; or from one side's edge to the other's. */
export type Course = 'across' | 'slanting' | 'down';

/** It winds about the middle of the map, and looks the same from both sides. */
export function layRiver(land: Land, course: Course): void {
  const { size } = land;
  const isLeft = banks(land, course);
  for (const hex of hexesOf(size)) {
    if (!isLeft(hex)) continue;
    for (const other of around(size, hex)) {
      if (!isLeft(other)) land.sides[sideShared(size, hex, other)!] = 'river';
    }
  }
}

/** Which bank a hex is on. */
function banks({ chance, size }: Land, course: Course): (hex: Hex) => boolean {
  const { x: mx, y: my } = middleOf(size);
  const slope = course === 'slanting' ? (chance.oneIn(2) ? 1 : -1) * (my / mx) * (0.3 + chance.below(30) / 100) : 0;
  const swing = Math.min(1, size.rows / 14) * ((course === 'down' ? 1.1 : 0.9) + chance.below(80) / 100);
  const bends = 0.7 + chance.below(60) / 100;
  const sign = chance.oneIn(2) ? 1 : -1;
  const long = course === 'down' ? my : mx;
  // Point-symmetric about the middle, so both sides have the same in front of them.
  const bend = (t: number) =>
    sign * swing * Math.sin(Math.PI * bends * 2 * (t / long)) + 0.35 * Math.sin(Math.PI * 5 * (t / long));
  return (hex) => {
    const { x, y } = pointOf(hex);
    const [dx, dy] = [x - mx, y - my];
    return course === 'down' ? dx < bend(dy) : dy < slope * dx + bend(dx);
  };
}

/** Fords where no road crosses: away from the bridges and from each other if possible. */
export function layFords(land: Land, fords: number): void {
  const { chance, sides } = land;
  const wet = Object.keys(sides).filter((side) => {
    const hex = side.slice(0, 4);
    return sides[side] === 'river' && terrainOn(land, hex) === undefined && !isAtEdge(land, hex);
  });
  for (let n = 0; n < fords; n++) {
    const crossed = Object.keys(sides).filter((side) => sides[side] !== 'river');
    const far = (side: string) =>
      Math.min(
        9,
        ...crossed.map((each) => {
          const [a, b] = [pointOf(side.slice(0, 4)), pointOf(each.slice(0, 4))];
          return Math.hypot(a.x - b.x, a.y - b.y);
        }),
      );
    const free = wet.filter((side) => sides[side] === 'river' && far(side) >= 3);
    if (free.length === 0) return;
    const best = chance
      .shuffled(free)
      .slice(0, 6)
      .toSorted((a, b) => far(b) - far(a))[0]!;
    sides[best] = 'ford';
  }
}

function isAtEdge({ size }: Land, hex: Hex): boolean {
  return around(size, hex).length < 6;
}
