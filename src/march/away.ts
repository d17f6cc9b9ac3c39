/** Straight ways out, as far as possible from every enemy (SK-GEO-10). */
import { blockedOn } from '../field/free.ts';
import { DEGREE, type Heading } from '../field/heading.ts';
import { type Length, MILLIMETRE } from '../field/length.ts';
import type { Obstacles } from '../field/obstacle.ts';
import type { Point } from '../field/point.ts';
import { gapBetween, nearestPair, overlapAny } from '../field/several.ts';
import { crossings } from '../field/sight.ts';
import { disc, type Footprint, middle } from '../field/shape.ts';
import { pushedTo } from './block.ts';

/** Figures that go as a body, keeping their places to each other, and what is about them. */
export interface Fleeing {
  readonly figures: readonly Point[];
  readonly radius: Length;
  /** How far they may go toward a heading. */
  readonly rate: (heading: Heading) => Length;
  /** What bars their way; and friends, whom they pass, but do not end on. */
  readonly among: Obstacles;
  readonly friends: readonly Footprint[];
  readonly enemies: readonly Footprint[];
  /** Friends behind whom they would rather be. */
  readonly cover: readonly Footprint[];
}

export interface Retreat {
  readonly heading: Heading;
  readonly by: Length;
  /** To the nearest enemy at its end; infinite without enemies. */
  readonly distance: Length;
  readonly isCovered: boolean;
}

/** SK-GEO-10. The headings of which each is tried: steps of 5°. */
const HEADINGS: readonly Heading[] = Array.from({ length: 72 }, (_, each) => each * 5 * DEGREE);

/** SK-GEO-10. The greatest distance; behind cover if that costs at most a twentieth of it; several if equal. */
export function bestRetreats(unit: Fleeing): Retreat[] {
  const all = HEADINGS.map((heading) => retreatTo(unit, heading));
  const most = Math.max(...all.map(({ distance }) => distance));
  const covered = all.filter((each) => each.isCovered && 20 * each.distance >= 19 * most);
  const among = covered.length > 0 ? covered : all;
  const best = Math.max(...among.map(({ distance }) => distance));
  return among.filter(({ distance }) => distance === best);
}

function retreatTo(unit: Fleeing, heading: Heading): Retreat {
  const by = freeWay(unit, heading);
  const bases = basesAfter(unit, heading, by);
  const distance = gapBetween(bases, unit.enemies);
  return { heading, by, distance, isCovered: isCovered(bases, unit) };
}

function basesAfter({ figures, radius }: Fleeing, heading: Heading, by: Length): Footprint[] {
  return figures.map((figure) => disc(pushedTo({ ...figure, heading }, heading, by), radius));
}

/** As far as all of them can go: their rate, or a millimetre short of what blocks one; then back until they overlap no one. */
function freeWay(unit: Fleeing, heading: Heading): Length {
  const rate = unit.rate(heading);
  const ways = unit.figures.map((figure) => {
    const pose = { ...figure, heading };
    const stop = blockedOn(
      { pose, shape: { kind: 'disc', radius: unit.radius } },
      [{ go: 'straight', by: rate, angle: 0 }],
      unit.among,
    );
    return stop ? Math.max(0, stop.after - MILLIMETRE) : rate;
  });
  let by = Math.min(...ways);
  while (by > 0 && overlapAny(basesAfter(unit, heading, by), unit.friends)) by = Math.max(0, by - 5 * MILLIMETRE);
  return by;
}

/** Whether cover stands between them and the enemy nearest to them. */
function isCovered(bases: readonly Footprint[], { enemies, cover }: Fleeing): boolean {
  if (enemies.length === 0 || cover.length === 0) return false;
  const [own, enemy] = nearestPair(bases, enemies);
  return (
    crossings(
      middle(own),
      middle(enemy),
      cover.map((ground) => ({ ground })),
    ).length > 0
  );
}
