/** How much room a unit has: how far it could go each way before it meets somebody, barring ground or the table's edge. */
import { reach, reachEdge } from '../../field/cast.ts';
import { HALF_TURN, QUARTER_TURN, turned } from '../../field/heading.ts';
import { centimetres } from '../../field/length.ts';
import type { Obstacle, Obstacles } from '../../field/obstacle.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Placed } from './sectors.ts';
import { squaresPhrase } from './spoken.ts';

const QUARTERS = [
  ['front', 0],
  ['right', QUARTER_TURN],
  ['rear', HALF_TURN],
  ['left', HALF_TURN + QUARTER_TURN],
] as const;

/** One sentence for each side of its front. `called`: who or what an obstacle is. */
export function roomLines(
  { front, grounds }: Pick<Placed, 'front' | 'grounds'>,
  { size, things }: Obstacles,
  called: (by: Obstacle['by']) => Phrase,
  isMeasured: (by: Obstacle['by']) => boolean = () => true,
): Phrase[] {
  return QUARTERS.map(([quarter, by]) => {
    const heading = turned(front.heading, by);
    const edge = { by: 'edge' as const, way: Math.min(...grounds.map((own) => reachEdge(own, heading, size))) };
    const met = things.flatMap(({ by: who, ground }) =>
      grounds.flatMap((own) => {
        const way = reach(own, heading, ground);
        return way === undefined ? [] : [{ by: who, way }];
      }),
    );
    const first = met.reduce<{ readonly by: Obstacle['by']; readonly way: number }>(
      (best, each) => (each.way < best.way ? each : best),
      edge,
    );
    const args = { quarter: phrase(`survey-quarter-${quarter}`), what: called(first.by) };
    if (first.way === 0) return phrase('survey-room-none', args);
    return isMeasured(first.by)
      ? phrase('survey-room', { ...args, n: centimetres(first.way) })
      : phrase('survey-room-squares', { ...args, far: squaresPhrase(first.way) });
  });
}
