/** Wall clocks: what they show at a moment, and at which moments they show a given time. Zones are IANA names. */

import { DAY, MINUTE } from './durations.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** What the wall clock shows, as the milliseconds at which UTC would show the same. Whole seconds. */
export function wallTime(at: number, zone: string): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) shown[type] = Number(value);
  const { year, month, day, hour, minute, second } = shown;
  return Date.UTC(year!, month! - 1, day, hour, minute, second);
}

/**
 * The first and the last moment at which the wall clock shows this. If the clock is put forward past it, both are the
 * moment of the change; if it is put back, it is shown twice.
 */
export function momentsOf(wall: number, zone: string): { readonly first: number; readonly last: number } {
  const offsetAt = (at: number): number => wallTime(at, zone) - Math.floor(at / 1000) * 1000;
  const candidates = [...new Set([wall - offsetAt(wall - DAY), wall - offsetAt(wall + DAY)])];
  const found = candidates.filter((at) => wallTime(at, zone) === wall);
  if (found.length > 0) return { first: Math.min(...found), last: Math.max(...found) };
  const at = whenPassed(wall, zone, Math.min(...candidates), Math.max(...candidates));
  return { first: at, last: at };
}

/** The first moment at which the clock shows a later time; it does at `high`, but not at `low`. */
function whenPassed(wall: number, zone: string, low: number, high: number): number {
  let [before, after] = [low, high];
  while (after - before > MINUTE) {
    const middle = Math.floor((before + after) / 2 / MINUTE) * MINUTE;
    if (middle <= before) break;
    if (wallTime(middle, zone) > wall) after = middle;
    else before = middle;
  }
  return after;
}
