/** Times in the reader's language and zone. Pure: the current time is passed in. */
import type { Reader } from './reader.ts';

export type When = Pick<Reader, 'locale' | 'zone' | 'namesZone' | 'say'>;

const FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

const DATED: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' };
const ZONED: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' };
/** The same with the zone after the time. */
const WITH_ZONE: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  f: { ...DATED, ...ZONED },
  F: { ...DATED, weekday: 'long', ...ZONED },
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf({ locale, zone, namesZone }: When, style: string): Intl.DateTimeFormat {
  const key = `${locale} ${zone ?? ''} ${namesZone ? 'zone ' : ''}${style}`;
  const format = (namesZone && WITH_ZONE[style]) || FORMATS[style];
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...format, ...(zone && { timeZone: zone }) });
  formats.set(key, known);
  return known;
}

/** A moment in the style requested by `<t:…:style>`. */
export function momentIn(when: When, ms: number, style: string, now: number): string {
  return style === 'R' ? fromNow(when.locale, ms, now) : formatOf(when, style).format(ms);
}

/** When a message was sent: for today only the time. */
export function sentIn(when: When, ms: number, now: number): string {
  const day = (moment: number): string => formatOf(when, 'd').format(moment);
  const time = formatOf(when, 't').format(ms);
  if (day(ms) === day(now)) return time;
  return day(ms) === day(now - DAY) ? when.say('page-message-yesterday', { time }) : formatOf(when, 's').format(ms);
}

const DAY = 86_400_000;
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

function fromNow(locale: string, ms: number, now: number): string {
  const seconds = Math.round((ms - now) / 1000);
  const [unit, length] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / length), unit);
}
