/** Moments as Discord shows them: to each reader in their own time zone. */

/** A `Date`, or a moment in UTC as `2026-11-25T18:00:00Z`. */
type Moment = { readonly getTime: () => number } | string;

const DAY_S = 86_400;

export function momentShown(at: Moment): string {
  return `<t:${secondsOf(at)}:f>`;
}

/** With the time from now. */
export function momentAhead(at: Moment): string {
  return `${momentShown(at)} (${momentDistance(at)})`;
}

/** Only the time from now. */
export function momentDistance(at: Moment): string {
  return `<t:${secondsOf(at)}:R>`;
}

function secondsOf(at: Moment): number {
  if (typeof at !== 'string') return Math.floor(at.getTime() / 1000);
  const [year = 1970, month = 1, day = 1, hours = 0, minutes = 0, seconds = 0] = (at.match(/\d+/g) ?? []).map(Number);
  return daysTo(year, month, day) * DAY_S + hours * 3600 + minutes * 60 + seconds;
}

/** Days since 1 January 1970, in the Gregorian calendar. Years start in March, so that a leap day comes last. */
function daysTo(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return marchYear * 365 + leapDays + inYear - 719_468;
}
