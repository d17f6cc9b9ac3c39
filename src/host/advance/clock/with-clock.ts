/**
 * What the clock adds to a decision, worked out from the battle as it will be and stored together with it: the rows of
 * what people owe, the call to an absent person's deputy, and a new turn for those who were done with the last one.
 */
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import { chiefOf, seatOf } from '../../seats/commanders.ts';
import { newId, type Parts } from '../../battle/deps.ts';
import { readSettings, type Settings, settingsOf } from '../../battle/settings.ts';
import { seatsAfter } from '../../seats/seating.ts';
import type { Seat } from '../../store/store.ts';
import { aligned, type Hour, type Row, type Rows, stilled } from '../../seats/deadline-rows.ts';
import { isAway } from '../../seats/away.ts';
import { type Duty, dutiesOf, isSameDuty, type Table } from '../../seats/duties.ts';
import { after, type ClockSaid } from '../../messages/clock-line.ts';
import { paceOf } from '../../seats/pace.ts';
import { standInOf } from '../../seats/stand-in.ts';
import { personName, seatName } from '../../battle/voice.ts';

/** Little is known about an unreadable battle. */
type Known = Pick<Loaded, 'battle'> & Partial<Loaded>;

/** A decision with all its rows spelt out. */
export type Clocked = Omit<Move, 'deadlines'> & { readonly deadlines?: Rows };

export async function withClock(parts: Parts, known: Known, move: Move): Promise<Clocked> {
  const seats = seatsOfNextTurn(parts, known, move);
  const table = tableAfter(parts, known, { ...move, ...(seats && { seats }) });
  const settings = table ? await settingsAfter(parts, known, move, table.seats) : new Map<string, Settings>();
  const deadlines = await rowsAfter(parts, known, move, table, settings);
  const said = table ? stepsIn(parts, known, table, settings, deadlines) : [];
  const spoken = said.length > 0 ? after(said, move) : move;
  const { deadlines: _asked, ...rest } = spoken;
  return { ...rest, ...(seats && { seats }), ...(deadlines && { deadlines }) };
}

async function rowsAfter(
  parts: Parts,
  known: Known,
  move: Move,
  table: Table | undefined,
  settings: Hour['settings'],
): Promise<Rows | undefined> {
  const stored = known.deadlines ?? (await parts.store.deadlines(known.battle.id));
  const { put = [], drop = [] } = move.deadlines ?? {};
  const moved = [...put.map(rowOf), ...stored.filter(({ id }) => !put.some((row) => row.id === id))];
  const rows = moved.filter(({ id }) => !drop.includes(id));
  const pace = table && paceOf(table.battle);
  const asItSays = move.deadlines && { put: put.map(rowOf), drop };
  if (!pace && rows.length === 0) return asItSays;
  if (!table) return (await withoutRules(parts, known, move, rows)) ?? asItSays;
  const hour = pace && { now: parts.clock(), pace, settings, newId: () => newId(parts) };
  const now = aligned(table, rows, hour);
  const isChanged = ({ id }: Row): boolean => now.put.some((row) => row.id === id) || now.drop.includes(id);
  return { put: [...put.map(rowOf).filter((row) => !isChanged(row)), ...now.put], drop: [...drop, ...now.drop] };
}

/**
 * Calling the battle off settles what is owed, and a halt stops the clocks; no other decision without the rules changes
 * them.
 */
async function withoutRules(
  parts: Parts,
  { battle, seats, holders }: Known,
  { patch }: Move,
  rows: readonly Row[],
): Promise<Rows | undefined> {
  if (patch?.status === 'cancelled') return { put: [], drop: rows.map(({ id }) => id) };
  const pace = paceOf(battle);
  if (patch?.status !== 'halted' || !pace || !seats || !holders) return undefined;
  const people = [...new Set(seats.map(({ userId }) => userId))];
  const hour = { now: parts.clock(), pace, settings: await settingsOf(parts.store, people) };
  return { put: stilled({ seats, holders }, rows, hour), drop: [] };
}

/** An absent person is not called; their deputy is, for everything owed from now on. */
function stepsIn(
  parts: Parts,
  known: Known,
  table: Table,
  settings: Hour['settings'],
  rows: Rows | undefined,
): readonly ClockSaid[] {
  const { rules, seats, state, next } = known;
  if (!rules || !seats || !next || state === undefined) return [];
  const before = dutiesOf({ ...known, seats, next, holders: known.holders!, waiting: known.waiting });
  const isGone = isAway({ now: parts.clock(), settings });
  const absences = { ...table, deadlines: [], away: table.seats.map(({ userId }) => userId).filter(isGone) };
  const isNew = (duty: Duty): boolean =>
    duty.runs && isGone(duty.userId) && !before.some((old) => isSameDuty(old, duty));
  return dutiesOf(table)
    .filter(isNew)
    .flatMap((duty): ClockSaid[] => {
      const standIn = standInOf(absences, duty.side, duty.userId);
      const owner = seatOf(table, duty.side, duty.userId);
      if (!standIn || !owner) return [];
      const until = rows?.put.find((row) => isSameDuty(row, duty))?.dueAt;
      const names = { whose: seatName(owner), who: personName(standIn), duty: duty.duty };
      const line = { what: 'steps-in', ...names, ...(until && { until: until.toISOString() }) } as const;
      return [{ line, userId: owner.userId, calls: [standIn.id] }];
    });
}

/** Resets `done` when a side's turn ends. */
function seatsOfNextTurn(parts: Parts, known: Known, move: Move): Move['seats'] {
  if (!known.seats?.some(({ done }) => done) && !move.seats?.change?.some(({ patch }) => patch.done)) return move.seats;
  const table = tableAfter(parts, known, move);
  if (!table) return move.seats;
  const { next, seats } = table;
  const over = seats.filter(({ side, done }) => done && (next.kind === 'over' || side !== next.side));
  if (over.length === 0) return move.seats;
  const change = over.map(({ side, userId }) => ({ side, userId, patch: { done: false } }));
  return { ...move.seats, change: [...(move.seats?.change ?? []), ...change] };
}

function rowOf({ leftMs, dueAt, remindAt, ...row }: NonNullable<NonNullable<Move['deadlines']>['put']>[number]): Row {
  return { ...row, leftMs, dueAt, remindAt };
}

/** Undefined: the decision needs no rules, such as calling off, or recording its places. */
function tableAfter(parts: Parts, known: Known, { entry, patch, seats: change, waiting }: Move): Table | undefined {
  const { rules, seats, state, next } = known;
  if (!rules || !seats || !next) return undefined;
  const now = seatsAfter(seats, change, parts.clock());
  return {
    battle: { ...known.battle, ...patch, seq: entry?.seq ?? known.battle.seq },
    next: rules.next(entry ? rules.restore(entry.state) : state),
    seats: now,
    holders: { red: chiefOf(now, 'red'), blue: chiefOf(now, 'blue') },
    waiting: waiting === undefined ? known.waiting : waiting === 'none' ? undefined : waiting,
  };
}

/** Includes people who have just joined, and settings just made. */
async function settingsAfter(
  parts: Parts,
  { settings: before = new Map<string, Settings>() }: Known,
  { people = [] }: Move,
  seats: readonly Seat[],
): Promise<Hour['settings']> {
  const come = seats.map(({ userId }) => userId).filter((id) => !before.has(id));
  const more = come.length > 0 ? await settingsOf(parts.store, come) : [];
  const now = people.map(({ userId, settings }) => [userId, readSettings(settings)] as const);
  return new Map([...before, ...more, ...now]);
}
