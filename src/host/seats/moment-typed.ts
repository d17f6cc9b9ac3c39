/** Parses a future moment as people write it: `3 days`, `12 h`, `2026-12-24`, `2026-12-24 18:00`. */
import { HOUR, DAY, MINUTE } from './durations.ts';
import { momentsOf, wallTime } from './wall-clock.ts';

const SPAN = /^(\d{1,3})\s*(h|hours?|heures?|d|days?|j|jours?|w|weeks?|semaines?)$/i;
const DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[\sT]+(\d{1,2})(?:[:h](\d{2})?)?)?$/;

/** A date without a time: until the end of that day, in that zone. Undefined: it is not a moment, or has passed. */
export function readUntil(text: string, now: Date, zone: string): Date | undefined {
  const at = spanFrom(text.trim(), now) ?? dateIn(text.trim(), zone);
  return at && at > now ? at : undefined;
}

function spanFrom(text: string, now: Date): Date | undefined {
  const [, n, unit = ''] = SPAN.exec(text) ?? [];
  if (n === undefined) return undefined;
  const length = /^h/i.test(unit) ? HOUR : /^[ws]/i.test(unit) ? 7 * DAY : DAY;
  return new Date(now.getTime() + Number(n) * length);
}

function dateIn(text: string, zone: string): Date | undefined {
  const [, year, month, day, hour, minute = '0'] = DATE.exec(text) ?? [];
  if (year === undefined) return undefined;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const isDay = new Date(midnight).getUTCMonth() === Number(month) - 1 && Number(day) > 0;
  if (!isDay || Number(hour ?? 0) > 24 || Number(minute) > 59) return undefined;
  const wall = hour === undefined ? midnight + DAY : midnight + Number(hour) * HOUR + Number(minute) * MINUTE;
  return new Date(momentsOf(wall, zone).first);
}

/** The coming days as a person there would write them, tomorrow first. */
export function daysToCome(now: Date, zone: string, n: number): readonly string[] {
  const today = Math.floor(wallTime(now.getTime(), zone) / DAY);
  return Array.from({ length: n }, (_, index) => new Date((today + 1 + index) * DAY).toISOString().slice(0, 10));
}
