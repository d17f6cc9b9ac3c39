/** The rows of the clock and who is awaited: whatever happens at the table, they agree, and agreeing twice changes nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alignedRows,
  extended,
  type ClockContext,
  type Row,
  type Rows,
} from '../../../src/host/seats/deadline-rows.ts';
import { dutiesOf, isSameDuty, type WhoActs } from '../../../src/host/seats/duties.ts';
import { HOUR } from '../../../src/host/seats/durations.ts';
import type { Pace } from '../../../src/host/seats/pace.ts';
import type { Settings } from '../../../src/host/battle/settings.ts';
import { chiefOf } from '../../../src/host/seats/commanders.ts';
import { readUntil, daysToCome } from '../../../src/host/seats/moment-typed.ts';
import type { BattleStatus, Seat } from '../../../src/host/store/store.ts';
import { phrase } from '../../../src/kernel/phrase.ts';
import type { Side } from '../../../src/kernel/play.ts';
import { rounds } from '../../help/soak.ts';

const PACE: Pace = {
  turnHours: 24,
  answerHours: 6,
  quiet: { from: '22:00', to: '07:00' },
  zone: 'Europe/Paris',
  weekends: false,
};
const START = new Date('2026-03-27T12:00:00Z');

function seat(side: Side, userId: string, rest: Partial<Seat> = {}): Seat {
  const none = { chief: false, units: [], points: undefined, done: false, deputy: undefined, seen: 0, missed: 0 };
  return { side, userId, userName: userId, joinedAt: START, ...none, ...rest };
}

const SEATS = [
  seat('red', 'ann', { chief: true }),
  seat('red', 'dan', { deputy: 'ann', units: ['R2'] }),
  seat('blue', 'bob', { chief: true }),
];

interface Scene {
  readonly status?: BattleStatus;
  readonly side?: Side;
  readonly kind?: 'orders' | 'table' | 'auto';
  /** Which side is asked. */
  readonly asked?: Side | undefined;
  readonly seq?: number;
  readonly seats?: readonly Seat[];
}

function table({ status = 'playing', side = 'red', kind = 'orders', asked, seq = 4, seats = SEATS }: Scene): WhoActs {
  const open = { name: 'x', says: phrase('x'), concerns: [], dice: [], done: 'done' };
  const question = asked && { kind: 'ASK', to: asked, about: {}, options: [], fallback: 'no' };
  return {
    battle: { id: 'battle', status, options: {}, seq },
    next: kind === 'table' ? { kind, side, open } : kind === 'auto' ? { kind, side, text: 'x' } : { kind, side },
    seats,
    holders: { red: chiefOf(seats, 'red'), blue: chiefOf(seats, 'blue') },
    waiting: question && { no: seq + 1, question },
  };
}

let ids = 0;
function hour(hours: number, settings: Record<string, Settings> = {}): ClockContext {
  const now = new Date(START.getTime() + hours * HOUR);
  return { now, pace: PACE, settings: new Map(Object.entries(settings)), newId: () => `row${(ids += 1)}` };
}

function put(rows: readonly Row[], { put: more, drop }: Rows): Row[] {
  const left = rows.filter(({ id }) => !drop.includes(id) && !more.some((row) => row.id === id));
  return [...left, ...more];
}

const scene = fc.record({
  status: fc.constantFrom<BattleStatus>('mustering', 'playing', 'playing', 'playing', 'paused', 'halted', 'over'),
  side: fc.constantFrom<Side>('red', 'blue'),
  kind: fc.constantFrom<'orders' | 'table' | 'auto'>('orders', 'orders', 'table', 'auto'),
  asked: fc.constantFrom<Side | undefined>(undefined, undefined, 'red', 'blue'),
  seq: fc.integer({ min: 4, max: 6 }),
  seats: fc.constantFrom(
    SEATS,
    SEATS.slice(1),
    SEATS.map((each) => ({ ...each, done: each.userId === 'dan' })),
  ),
});
const history = fc.array(fc.tuple(scene, fc.nat(40)), { minLength: 1, maxLength: 12 });

describe('clocks and duties', () => {
  test('each duty has one row, nothing else has any, and a stopped clock has no due time', () => {
    fc.assert(
      fc.property(history, (steps) => {
        let [rows, at]: [Row[], number] = [[], 0];
        for (const [each, hours] of steps) {
          at += hours;
          const now = table(each);
          rows = put(rows, alignedRows(now, rows, hour(at)));
          const duties = dutiesOf(now);
          for (const duty of duties) {
            const own = rows.filter((row) => isSameDuty(row, duty));
            expect(own).toHaveLength(1);
            expect(own[0]!.dueAt !== undefined).toBe(duty.runs);
            expect(own[0]!.leftMs !== undefined).toBe(!duty.runs);
          }
          const others = rows.filter((row) => !duties.some((duty) => isSameDuty(row, duty)));
          // Clocks of a turn in which the table itself gives orders are kept.
          for (const row of others) expect([each.kind, row.duty, row.dueAt]).toEqual(['auto', 'turn', undefined]);
          expect(alignedRows(now, rows, hour(at))).toEqual({ put: [], drop: [] });
        }
      }),
      { numRuns: rounds(60) },
    );
  });

  test('no stopped clock loses or gains time', () => {
    const red = table({});
    let rows = put([], alignedRows(red, [], hour(0)));
    rows = put(rows, alignedRows(table({ asked: 'blue' }), rows, hour(3)));
    const left = rows.find(({ userId, duty }) => userId === 'ann' && duty === 'turn')?.leftMs;
    expect(left).toBe(21 * HOUR);
    rows = put(rows, alignedRows(red, rows, hour(90)));
    rows = put(rows, alignedRows(table({ asked: 'blue' }), rows, hour(90)));
    expect(rows.find(({ userId, duty }) => userId === 'ann' && duty === 'turn')?.leftMs).toBe(21 * HOUR);
  });

  test('without a pace there are no rows', () => {
    const rows = put([], alignedRows(table({}), [], hour(0)));
    expect(alignedRows(table({}), rows, undefined)).toEqual({ put: [], drop: rows.map(({ id }) => id) });
  });
});

describe('asking for more time', () => {
  test('more time applies to running and stopped clocks', () => {
    const red = table({});
    const rows = put([], alignedRows(red, [], hour(0)));
    const asRows = (all: readonly Row[]) => all.map((row) => ({ ...row, at: START }));
    // Friday at one in Paris: nine waking hours, the weekend, and the fifteen of Monday.
    expect(rows[0]!.dueAt?.toISOString()).toBe('2026-03-30T20:00:00.000Z');
    const longer = put(rows, alignedRows(red, extended(asRows(rows), 6), hour(0)));
    expect(longer[0]!.dueAt?.toISOString()).toBe('2026-03-31T11:00:00.000Z');
    const still = put(longer, alignedRows(table({ status: 'paused' }), longer, hour(1)));
    expect(still[0]!.leftMs).toBe(29 * HOUR);
    const wished = extended(asRows(still), 1);
    const more = put(wished, alignedRows(table({ status: 'paused' }), wished, hour(1)));
    expect(more[0]!.leftMs).toBe(30 * HOUR);
  });

  test('no one waits for an absent player who has a deputy', () => {
    const away = { away: { until: '2026-04-30T00:00:00Z' } };
    const rows = put([], alignedRows(table({}), [], hour(0, { dan: away })));
    expect(rows.map(({ userId, stage }) => [userId, stage])).toEqual([
      ['ann', 0],
      ['dan', 1],
    ]);
    const alone = put([], alignedRows(table({}), [], hour(0, { dan: away, ann: away })));
    expect(alone.map(({ stage }) => stage)).toEqual([0, 0]);
  });
});

describe('dates and spans as people write them', () => {
  const now = new Date('2026-03-28T23:30:00Z');
  const until = (text: string, zone = 'Europe/Paris') => readUntil(text, now, zone)?.toISOString();

  test('spans and dates; a day lasts until its end, in the zone', () => {
    expect(until('3 jours')).toBe('2026-03-31T23:30:00.000Z');
    expect(until('12h')).toBe('2026-03-29T11:30:00.000Z');
    expect(until('2 weeks')).toBe('2026-04-11T23:30:00.000Z');
    expect(until('2026-03-30')).toBe('2026-03-30T22:00:00.000Z');
    expect(until('2026-03-30 18:00')).toBe('2026-03-30T16:00:00.000Z');
    expect(until('2026-03-30 18h')).toBe('2026-03-30T16:00:00.000Z');
    expect(until('2026-03-28', 'UTC')).toBe('2026-03-29T00:00:00.000Z');
    expect([until('2026-03-27'), until('soon'), until('2026-04-31')]).toEqual([undefined, undefined, undefined]);
  });

  test('the coming days begin with tomorrow', () => {
    expect(daysToCome(now, 'Europe/Paris', 2)).toEqual(['2026-03-30', '2026-03-31']);
    expect(daysToCome(now, 'UTC', 1)).toEqual(['2026-03-29']);
  });
});
