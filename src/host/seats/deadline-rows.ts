/**
 * The clock's rows, aligned with who has to act: new ones for what is owed from now on, none for what is settled; a
 * clock stops while another person has to act first. Pure and idempotent.
 */
import type { Seated } from './commanders.ts';
import type { Settings } from '../battle/settings.ts';
import type { Deadline } from '../store/store.ts';
import { isAway } from './away.ts';
import { type Duty, dutiesOf, isSameDuty, outlasts, personAt, STAGE, stageAfter, type WhoActs } from './duties.ts';
import { dueAfter, lengthOf, type Rest, awakeTimeBetween } from './hours.ts';
import { HOUR } from './durations.ts';
import { lengthOfDuty, type Pace, restOf } from './pace.ts';

/** Longer quiet hours are an absence, so a person's own hours are then ignored. */
const LONGEST_QUIET = 12 * HOUR;

/** The share of the time left when a person is reminded. */
const LAST_PART = 1 / 3;

export type Row = Omit<Deadline, 'at'>;

/** The rows to write and to remove. */
export interface Rows {
  readonly put: readonly Row[];
  readonly drop: readonly string[];
}

/** What the clock uses besides the battle. */
export interface ClockContext {
  readonly now: Date;
  readonly pace: Pace;
  /** By user id. */
  readonly settings: ReadonlyMap<string, Settings>;
  readonly newId: () => string;
}

export function alignedRows(table: WhoActs, rows: readonly Row[], hour: ClockContext | undefined): Rows {
  if (!hour) return { put: [], drop: rows.map(({ id }) => id) };
  const duties = dutiesOf(table);
  const put = duties.flatMap((duty) => {
    const row = rows.find((each) => isSameDuty(each, duty));
    const now = running(table, row ?? begun(table, duty, hour), duty.runs, hour);
    return row && isSame(row, now) ? [] : [now];
  });
  const others = rows.filter((row) => !duties.some((duty) => isSameDuty(row, duty)));
  const kept = others.filter((row) => outlasts(table, row));
  const gone = others.filter((row) => !kept.includes(row));
  return { put: [...put, ...stoppedRows(table, kept, hour)], drop: gone.map(({ id }) => id) };
}

/** An absent person is not waited for if they have a deputy. */
function begun(table: WhoActs, { side, userId, duty, no }: Duty, hour: ClockContext): Row {
  const row = {
    id: hour.newId(),
    battleId: table.battle.id,
    side,
    userId,
    duty,
    no,
    dueAt: undefined,
    remindAt: undefined,
  };
  const away = isAway(hour);
  const stage = away(userId) ? stageAfter(table, row, STAGE.self, away) : STAGE.self;
  const isStoodIn = stage !== STAGE.self && stage !== STAGE.doctrine;
  return { ...row, stage: isStoodIn ? stage : STAGE.self, leftMs: lengthOfDuty(hour.pace, duty) };
}

/** Stops all of them, whatever they are for. */
export function stoppedRows(seated: Seated, rows: readonly Row[], hour: Omit<ClockContext, 'newId'>): readonly Row[] {
  return rows.flatMap((row) => {
    const now = running(seated, row, false, hour);
    return isSame(row, now) ? [] : [now];
  });
}

/** With its present time: running, standing still, or extended. */
function running(table: Seated, row: Row, runs: boolean, hour: Omit<ClockContext, 'newId'>): Row {
  const rests = restsAt(table, row, hour);
  const more = row.dueAt && row.leftMs !== undefined ? row.leftMs : 0;
  const dueAt = row.dueAt && more > 0 ? dueAfter(row.dueAt, more, rests) : row.dueAt;
  if (!runs) {
    if (!dueAt) return row;
    return { ...row, leftMs: awakeTimeBetween(hour.now, dueAt, rests), dueAt: undefined, remindAt: undefined };
  }
  if (dueAt && more === 0) return row;
  if (!dueAt && row.leftMs === undefined) return row;
  const left = dueAt ? awakeTimeBetween(hour.now, dueAt, rests) : row.leftMs!;
  return { ...row, ...timed(left, row, rests, hour), ...(dueAt && { dueAt }) };
}

/** From now on, for this long; with a reminder, unless its time has passed. */
function timed(
  leftMs: number,
  { duty }: Pick<Row, 'duty'>,
  rests: readonly Rest[],
  { now, pace }: Pick<ClockContext, 'now' | 'pace'>,
): Pick<Row, 'leftMs' | 'dueAt' | 'remindAt'> {
  const before = leftMs - lengthOfDuty(pace, duty) * LAST_PART;
  return {
    leftMs: undefined,
    dueAt: dueAfter(now, leftMs, rests),
    remindAt: before > 0 && !pace.live ? dueAfter(now, before, rests) : undefined,
  };
}

/** For a further period, as long as that for an answer, for the person at this row's stage. */
export function handedOn(table: WhoActs, row: Row, hour: Pick<ClockContext, 'now' | 'pace' | 'settings'>): Row {
  const length = lengthOfDuty(hour.pace, 'answer');
  return { ...row, ...timed(length, { duty: 'answer' }, restsAt(table, row, hour), hour) };
}

/** When the person who has to act need not answer: the battle's quiet hours and their own. */
export function restsAt(
  table: Seated,
  row: Row,
  { pace, settings }: Pick<ClockContext, 'pace' | 'settings'>,
): readonly Rest[] {
  const person = personAt(table, row, row.stage)?.userId ?? row.userId;
  return [restOf(pace), ...ownRest(settings.get(person), pace)];
}

function ownRest(settings: Settings | undefined, pace: Pick<Pace, 'zone'>): readonly Rest[] {
  const { quiet, zone = pace.zone } = settings ?? {};
  return quiet && lengthOf(quiet) <= LONGEST_QUIET ? [{ zone, quiet, weekends: true }] : [];
}

/** Gives everyone on those rows this many more waking hours: the next alignment includes them. */
export function extended(rows: readonly Deadline[], hours: number): readonly Row[] {
  return rows.map((row) => ({ ...row, leftMs: (row.leftMs ?? 0) + hours * HOUR }));
}

function isSame(one: Row, other: Row): boolean {
  const isEqual = (a?: Date, b?: Date) => a?.getTime() === b?.getTime();
  return (
    one.stage === other.stage &&
    one.leftMs === other.leftMs &&
    isEqual(one.dueAt, other.dueAt) &&
    isEqual(one.remindAt, other.remindAt)
  );
}
