/**
 * Waking hours: the moment at which so many of them are over, not counting quiet nights and weekends off, in the zones
 * of those concerned. Pure arithmetic on moments; all lengths are in milliseconds.
 */
import type { Quiet } from '../battle/settings.ts';
import { DAY, HOUR, MINUTE } from './durations.ts';
import { momentsOf, wallTime } from './wall-clock.ts';

const WEEK = 7 * DAY;
/** Rests that leave fewer waking hours a week are ignored, with a margin for summer time. */
const LEAST_A_WEEK = 21 * HOUR;
/** A week in which no clock in the world changes. */
const ANY_WEEK = Date.UTC(2026, 0, 12);

/** When a person is not to be waited for. */
export interface Rest {
  /** An IANA name. */
  readonly zone: string;
  readonly quiet?: Quiet;
  /** Whether Saturday and Sunday count like other days. */
  readonly weekends: boolean;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The moment at which `length` of waking time is over, starting from there. */
export function dueAfter(from: Date, length: number, rests: readonly Rest[]): Date {
  let [at, left] = [from.getTime(), Math.max(0, length)];
  for (const span of quietSpans(at, bearable(rests))) {
    const awake = Math.max(0, span.from - at);
    if (left > 0 ? left <= awake : awake > 0) break;
    left -= awake;
    at = span.to;
  }
  return new Date(at + left);
}

/** How much waking time lies between two moments. */
export function awakeTimeBetween(from: Date, to: Date, rests: readonly Rest[]): number {
  const [start, end] = [from.getTime(), to.getTime()];
  let length = Math.max(0, end - start);
  for (const span of quietSpans(start, bearable(rests))) {
    if (span.from >= end) break;
    length -= Math.min(span.to, end) - Math.max(span.from, start);
  }
  return Math.max(0, length);
}

export function isQuiet(at: Date, rests: readonly Rest[]): boolean {
  return dueAfter(at, 0, rests) > at;
}

/** The length of a quiet time, by the wall clock. */
export function lengthOf({ from, to }: Quiet): number {
  return (minutesOf(to) - minutesOf(from)) * MINUTE + (isOvernight({ from, to }) ? DAY : 0);
}

/**
 * If rests leave hardly anything of a week, only the first applies: the battle's. If that does not work either, none.
 */
function bearable(rests: readonly Rest[]): readonly Rest[] {
  const own = rests.slice(0, 1);
  return [rests, own].find((each) => waking(each) >= LEAST_A_WEEK) ?? [];
}

function waking(rests: readonly Rest[]): number {
  let length = WEEK;
  for (const { from, to } of quietSpans(ANY_WEEK, rests)) {
    if (from >= ANY_WEEK + WEEK) break;
    length -= Math.min(to, ANY_WEEK + WEEK) - Math.max(from, ANY_WEEK);
  }
  return length;
}

/** Quiet times that end after a moment, in order, without touching; endless, unless there are none. */
function* quietSpans(at: number, rests: readonly Rest[]): Generator<Span> {
  let open: Span | undefined;
  for (const span of inOrder(rests.flatMap((rest) => [...nights(rest, at), ...weekends(rest, at)]))) {
    if (open && span.from <= open.to) {
      open = { from: open.from, to: Math.max(open.to, span.to) };
      if (open.to - open.from > 2 * WEEK) return yield open;
    } else {
      if (open && open.to > at) yield open;
      open = span;
    }
  }
}

type Spans = Iterator<Span, never>;

/** Merges several endless rows of spans by their beginnings. */
function* inOrder(rows: readonly Spans[]): Generator<Span> {
  const heads = rows.map((row) => ({ row, span: row.next().value }));
  while (heads.length > 0) {
    const first = heads.reduce((one, other) => (other.span.from < one.span.from ? other : one));
    yield first.span;
    first.span = first.row.next().value;
  }
}

/** In a list, which may be empty. The first begins two days earlier. */
function nights({ zone, quiet }: Rest, at: number): Spans[] {
  if (!quiet) return [];
  const later = isOvernight(quiet) ? 1 : 0;
  return [
    days(zone, at, (day) => ({
      from: momentsOf(day * DAY + minutesOf(quiet.from) * MINUTE, zone).first,
      to: momentsOf((day + later) * DAY + minutesOf(quiet.to) * MINUTE, zone).last,
    })),
  ];
}

/** Days since a Thursday in 1970: a Saturday is two later. */
const SATURDAY = 2;

function weekends({ zone, weekends: count }: Rest, at: number): Spans[] {
  if (count) return [];
  return [
    days(zone, at, (day) =>
      day % 7 === SATURDAY
        ? { from: momentsOf(day * DAY, zone).first, to: momentsOf((day + 2) * DAY, zone).last }
        : undefined,
    ),
  ];
}

function* days(zone: string, at: number, spanOf: (day: number) => Span | undefined): Generator<Span, never> {
  for (let day = Math.floor(wallTime(at, zone) / DAY) - 2; ; day += 1) {
    const span = spanOf(day);
    if (span) yield span;
  }
}

function isOvernight({ from, to }: Quiet): boolean {
  return minutesOf(to) <= minutesOf(from);
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
}
