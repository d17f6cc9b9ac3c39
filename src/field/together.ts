/** Several things moving at once: who meets whom first (PE-GEO-24). */
import { gap } from './gap.ts';
import { type Length, TOUCH } from './length.ts';
import type { Footprint } from './shape.ts';

/** The span of a common move is cut into so many ticks. */
export const TICKS = 4_096;

export interface Mover {
  readonly id: string;
  /** What it occupies at a tick, 0 to `TICKS`. */
  at(tick: number): Footprint;
  /** No point of it moves farther than this in one tick. */
  readonly speed: number;
}

export interface Meeting {
  readonly tick: number;
  readonly one: string;
  readonly other: string;
}

/** Unit ids by their number first, then by letters: `2K`, `11L`. */
export function byId(one: string, other: string): number {
  const by = Number.parseInt(one, 10) - Number.parseInt(other, 10);
  if (by) return by;
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * The first meeting of any two movers, in whatever order they are listed; at the same tick that of the lower ids.
 *
 * @param near the gap at which two count as met: 0 for a contact, 1 mm for friends who halt; undefined if they never do.
 *   Two that begin nearer than that meet only by coming closer.
 */
export function firstMeeting(
  movers: readonly Mover[],
  near: (one: string, other: string) => Length | undefined,
  since = 0,
): Meeting | undefined {
  const sorted = movers.toSorted((a, b) => byId(a.id, b.id));
  let first: Meeting | undefined;
  for (const [each, one] of sorted.entries())
    for (const other of sorted.slice(each + 1)) {
      const limit = near(one.id, other.id);
      if (limit === undefined) continue;
      const tick = meetingOf(one, other, limit, since, first?.tick ?? TICKS + 1);
      if (tick !== undefined) first = { tick, one: one.id, other: other.id };
    }
  return first;
}

/** The first tick before another at which two movers are near, stepping over those at which they cannot be yet. */
function meetingOf(one: Mover, other: Mover, near: Length, since: number, before: number): number | undefined {
  const speed = one.speed + other.speed;
  const gapAt = (tick: number): Length => gap(one.at(tick), other.at(tick));
  const limit = Math.min(near, gapAt(since) - TOUCH);
  if (speed === 0) return undefined;
  for (let tick = since; tick < before; ) {
    const room = gapAt(tick) - limit;
    if (room <= 0) return tick;
    tick += Math.max(1, Math.floor(room / speed));
  }
  return undefined;
}
