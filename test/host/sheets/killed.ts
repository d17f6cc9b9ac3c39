/** A process that ends at a point of its work, and the same interaction again in another one. */
import type { Point } from '../../../src/host/battle/deps.ts';
import type { Host } from '../../../src/host/create.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import type { Room } from '../../help/room.ts';

export const POINTS: readonly Point[] = ['received', 'loaded', 'played', 'committing', 'committed', 'told'];

/** A host that dies the n-th time it comes to a point. */
function dying(at: Room, point: Point, times: number): Host {
  let left = times;
  return at.again({
    at: (here) => {
      if (here !== point) return;
      left -= 1;
      if (left === 0) throw new Error('killed');
    },
  });
}

/** The work of a process that ends, then the same interaction again in another one. */
export async function killed<T>(at: Room, point: Point, times: number, work: (host: Host) => Promise<T | Refusal>) {
  const first = await work(dying(at, point, times)).catch((error: unknown) => error);
  const later = at.again();
  await later.resume();
  if (first instanceof Error && !(first instanceof Refusal)) await work(later);
}
