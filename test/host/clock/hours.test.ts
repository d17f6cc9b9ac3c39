/** When so many waking hours are over: nights, weekends, zones, and clocks put forward and back. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueAfter, isQuiet, lengthOf, type Rest, awakeTimeBetween } from '../../../src/host/seats/hours.ts';
import { HOUR } from '../../../src/host/seats/durations.ts';
import { momentsOf, wallTime } from '../../../src/host/seats/wall-clock.ts';
import { rounds } from '../../help/soak.ts';

const paris = { zone: 'Europe/Paris', quiet: { from: '22:00', to: '07:00' }, weekends: true };
const at = (text: string): Date => new Date(text);
const due = (from: string, hours: number, rests: readonly Rest[]): string =>
  dueAfter(at(from), hours * HOUR, rests)
    .toISOString()
    .slice(0, 16);

describe('nights', () => {
  test('without rests every hour counts', () => {
    expect(due('2026-01-14T10:00Z', 24, [])).toBe('2026-01-15T10:00');
    expect(due('2026-01-14T10:00Z', 24, [{ zone: 'UTC', weekends: true }])).toBe('2026-01-15T10:00');
  });

  test('the clock stops from ten to seven and continues in the morning', () => {
    expect(due('2026-01-14T20:00Z', 4, [paris])).toBe('2026-01-15T09:00');
    expect(due('2026-01-14T23:00Z', 4, [paris])).toBe('2026-01-15T10:00');
    expect(due('2026-01-14T06:00Z', 15, [paris])).toBe('2026-01-14T21:00');
    expect(due('2026-01-14T06:00Z', 16, [paris])).toBe('2026-01-15T07:00');
  });

  test('a quiet time within one day', () => {
    const noon = { zone: 'UTC', quiet: { from: '12:00', to: '14:30' }, weekends: true };
    expect(due('2026-01-14T11:00Z', 2, [noon])).toBe('2026-01-14T15:30');
    expect(lengthOf(noon.quiet)).toBe(2.5 * HOUR);
    expect(lengthOf(paris.quiet)).toBe(9 * HOUR);
  });

  test('the quiet hours of a battle and of a person in another zone both count', () => {
    const tokyo = { zone: 'Asia/Tokyo', quiet: { from: '23:00', to: '07:00' }, weekends: true };
    // Paris sleeps until 06:00 UTC, Tokyo from 14:00 UTC on.
    expect(due('2026-01-14T06:00Z', 8, [paris, tokyo])).toBe('2026-01-14T14:00');
    expect(due('2026-01-14T06:00Z', 9, [paris, tokyo])).toBe('2026-01-15T07:00');
  });

  test('a person who sleeps while the battle is awake only has the battle’s hours', () => {
    const awkward = { zone: 'Europe/Paris', quiet: { from: '07:00', to: '21:00' }, weekends: true };
    expect(due('2026-01-14T20:00Z', 4, [paris, awkward])).toBe('2026-01-15T09:00');
    const sleepy = { zone: 'UTC', quiet: { from: '07:00', to: '06:00' }, weekends: false };
    expect(due('2026-01-14T20:00Z', 4, [sleepy])).toBe('2026-01-15T00:00');
  });
});

describe('weekends', () => {
  const week = { zone: 'Europe/Paris', weekends: false };
  test('Saturday and Sunday of the zone do not count', () => {
    expect(due('2026-01-16T20:00Z', 4, [week])).toBe('2026-01-19T00:00');
    expect(due('2026-01-18T12:00Z', 1, [week])).toBe('2026-01-19T00:00');
    expect(due('2026-01-16T22:00Z', 1, [week])).toBe('2026-01-16T23:00');
  });

  test('the night before a weekend continues into it, and into Monday', () => {
    expect(due('2026-01-16T20:00Z', 2, [{ ...paris, weekends: false }])).toBe('2026-01-19T07:00');
  });
});

describe('summer time', () => {
  test('the night in which clocks go forward is an hour shorter', () => {
    // 2026-03-29: 02:00 becomes 03:00 in Paris.
    expect(due('2026-03-28T20:00Z', 2, [paris])).toBe('2026-03-29T06:00');
    const small = { zone: 'Europe/Paris', quiet: { from: '02:30', to: '02:45' }, weekends: true };
    expect(due('2026-03-29T00:30Z', 1, [small])).toBe('2026-03-29T01:30');
  });

  test('the night in which they go back is an hour longer', () => {
    // 2026-10-25: 03:00 becomes 02:00.
    expect(due('2026-10-24T19:00Z', 2, [paris])).toBe('2026-10-25T07:00');
    const small = { zone: 'Europe/Paris', quiet: { from: '01:00', to: '02:30' }, weekends: true };
    // Half past two is there twice: quiet until the second one.
    expect(due('2026-10-24T22:00Z', 2, [small])).toBe('2026-10-25T02:30');
  });

  test('a weekend that is an hour longer', () => {
    expect(due('2026-10-23T21:00Z', 2, [{ zone: 'Europe/Paris', weekends: false }])).toBe('2026-10-26T00:00');
  });
});

test('zones of half and quarter hours; local times that do not exist or occur twice', () => {
  expect(new Date(wallTime(Date.parse('2026-01-14T10:00Z'), 'Asia/Kathmandu')).toISOString()).toMatch(/T15:45/);
  const lordHowe = momentsOf(Date.parse('2026-10-04T02:15Z'), 'Australia/Lord_Howe');
  expect(lordHowe.first).toBe(lordHowe.last);
  expect(new Date(lordHowe.first).toISOString()).toBe('2026-10-03T15:30:00.000Z');
  const twice = momentsOf(Date.parse('2026-04-05T01:45Z'), 'Australia/Lord_Howe');
  expect(twice.last - twice.first).toBe(HOUR / 2);
});

const ZONES = [
  'UTC',
  'Europe/Paris',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Chatham',
  'Africa/Casablanca',
];
const pad = (n: number): string => String(n).padStart(2, '0');
const time = fc.tuple(fc.nat(23), fc.nat(59)).map(([hours, minutes]) => `${pad(hours)}:${pad(minutes)}`);
const nightly = fc.tuple(fc.nat(23), fc.nat(59), fc.integer({ min: 1, max: 12 })).map(([hour, minute, length]) => ({
  from: `${pad(hour)}:${pad(minute)}`,
  to: `${pad((hour + length) % 24)}:${pad(minute)}`,
}));
const rest = fc
  .record({ zone: fc.constantFrom(...ZONES), quiet: nightly, weekends: fc.boolean() })
  .map((each): Rest => each);
const moment = fc.date({ min: at('2025-01-01T00:00Z'), max: at('2028-12-31T00:00Z'), noInvalidDate: true });
const length = fc.integer({ min: 0, max: 90 * HOUR });
/** One rest, which a clock can always keep: at least twelve hours of five days. */
const rests = rest.map((one) => [one]);

/** Said anew, by the wall clock alone. */
function sleeps(when: number, { zone, quiet, weekends }: Rest): boolean {
  const wall = wallTime(when, zone);
  const weekday = new Date(wall).getUTCDay();
  const now = new Date(wall).toISOString().slice(11, 16);
  if (!weekends && (weekday === 0 || weekday === 6)) return true;
  if (!quiet) return false;
  return quiet.from < quiet.to ? now >= quiet.from && now < quiet.to : now >= quiet.from || now < quiet.to;
}

describe('any rests', () => {
  test('nothing is due in quiet hours: the moment before it is awake time', () => {
    fc.assert(
      fc.property(moment, length, rests, (from, ms, given) => {
        const when = dueAfter(from, ms, given).getTime();
        const before = ms === 0 ? when : when - 1;
        expect(given.some((each) => sleeps(before, each))).toBe(false);
      }),
      { numRuns: rounds(200) },
    );
  });

  test('a later start or a longer span is never due earlier, and never before its length has passed', () => {
    const two = fc.tuple(moment, fc.nat(60 * HOUR)).map(([from, more]) => [from, new Date(from.getTime() + more)]);
    fc.assert(
      fc.property(two, length, fc.nat(5 * HOUR), fc.array(rest, { maxLength: 2 }), ([from, later], ms, more, given) => {
        const when = dueAfter(from!, ms, given);
        expect(dueAfter(later!, ms, given) >= when).toBe(true);
        expect(dueAfter(from!, ms + more, given) >= when || ms === 0).toBe(true);
        expect(when.getTime() - from!.getTime()).toBeGreaterThanOrEqual(ms);
      }),
      { numRuns: rounds(200) },
    );
  });

  test('the time in between is the time asked for; one more rest never makes it earlier', () => {
    fc.assert(
      fc.property(moment, length, rests, (from, ms, given) => {
        const when = dueAfter(from, ms, given);
        expect(awakeTimeBetween(from, when, given)).toBe(ms);
        expect(dueAfter(from, ms, []) <= when).toBe(true);
      }),
      { numRuns: rounds(200) },
    );
  });

  test('two halves in sequence equal the whole', () => {
    fc.assert(
      fc.property(moment, length, length, fc.array(rest, { maxLength: 2 }), (from, one, other, given) => {
        const halves = dueAfter(dueAfter(from, one, given), other, given);
        expect(halves.getTime()).toBe(dueAfter(from, one + other, given).getTime());
      }),
      { numRuns: rounds(200) },
    );
  });

  test('any two times of day make quiet hours that end', () => {
    fc.assert(
      fc.property(moment, fc.array(fc.tuple(time, time), { maxLength: 3 }), (from, nights) => {
        const given = nights.map(([one, other]) => ({
          zone: 'Europe/Paris',
          quiet: { from: one, to: other },
          weekends: false,
        }));
        const when = dueAfter(from, HOUR, given);
        expect(when.getTime() - from.getTime()).toBeLessThan(14 * 24 * HOUR);
        expect(typeof isQuiet(from, given)).toBe('boolean');
      }),
      { numRuns: rounds(100) },
    );
  });
});
