/** SH-LOS, SH-TERRAIN-18. Which units see each other, and what blocks the view. */
import type { Hex } from '../../../hex/grid.ts';
import { crossedHexes, crossedSides } from '../../../hex/sight.ts';
import { areAdjacent, distanceBetween, hexesOf, lanes, type Spot } from './place.ts';
import { type State, type Unit, unitAt } from '../state.ts';
import { blocksSight, isHill, sideBetween } from './terrain.ts';

/** The observer: its place and its side, whose units may not block. */
export type Observer = Spot & Pick<Unit, 'side'>;

/** SH-LOS-01. The first hex that blocks the view on the shortest line; undefined if some line is free. */
export function sightBlockedBy(now: State, from: Unit, to: Unit): Hex | undefined {
  const blocks = lanes(from, to).map(({ eye, mark }) => lineBlockedBy(now, from, to, eye, mark));
  return blocks.includes(undefined) ? undefined : blocks[0];
}

/** SH-LOS-02, -03, SH-Q-70. The first hex that blocks one line. Nothing lies between neighbours. */
export function lineBlockedBy(now: State, firer: Observer, target: Spot, eye: Hex, mark: Hex): Hex | undefined {
  if (areAdjacent(eye, mark)) return undefined;
  const ends = [...hexesOf(firer), ...hexesOf(target)];
  const between = crossedHexes(eye, mark).map(({ hex }) => hex);
  const hedge = woodedSide(now, eye, mark);
  return between.find(
    (hex) =>
      hex === hedge || (!ends.includes(hex) && (blocksSight(now.map, hex) || blocksAsUnit(now, firer, eye, mark, hex))),
  );
}

/** SH-LOS-02, -08. Any unit blocks, of either side and panicked or not, except friends overlooked from a hill. */
function blocksAsUnit(now: State, firer: Observer, eye: Hex, mark: Hex, hex: Hex): boolean {
  const unit = unitAt(now, hex);
  if (!unit) return false;
  return unit.side !== firer.side || !isOverlooked(now, unit, eye, mark, hex);
}

/** SH-LOS-05, -06, -07. From 3 hexes on: from a hill over friends beside, from hill to hill over all friends. */
function isOverlooked(now: State, friend: Unit, eye: Hex, mark: Hex, hex: Hex): boolean {
  if (distanceBetween(eye, mark) < 3 || isHill(now.map, hex)) return false;
  const hills = [eye, mark].filter((end) => isHill(now.map, end)).length;
  return hills === 2 || (hills === 1 && areAdjacent(friend, eye));
}

/** SH-Q-71. A wooded hexside that the line crosses or touches, unless it belongs to an end: the hex where it blocks. */
function woodedSide(now: State, eye: Hex, mark: Hex): Hex | undefined {
  const side = crossedSides(eye, mark).find(
    ({ a, b }) => ![a, b].includes(eye) && ![a, b].includes(mark) && sideBetween(now.map, a, b) === 'wood',
  );
  return side?.a;
}
