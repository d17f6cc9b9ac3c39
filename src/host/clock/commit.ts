/** What a move makes of the rows of the clock: worked out from the battle as it will be, and stored together with it. */
import type { Loaded } from '../load.ts';
import type { Move } from '../move.ts';
import { chiefOf } from '../owners.ts';
import { newId, type Parts } from '../parts.ts';
import { readSettings, type Settings, settingsOf } from '../person/settings.ts';
import { seatsAfter } from '../seating.ts';
import type { Seat } from '../store/store.ts';
import { aligned, type Hour, type Row, type Rows } from './align.ts';
import type { Table } from './duties.ts';
import { paceOf } from './pace.ts';

/** A battle that nobody can read any more is known by little. */
type Known = Pick<Loaded, 'battle'> & Partial<Loaded>;

export async function clockAfter(parts: Parts, known: Known, move: Move): Promise<Rows | undefined> {
  const { battle } = known;
  const stored = known.deadlines ?? (await parts.store.deadlines(battle.id));
  const { put = [], drop = [] } = move.deadlines ?? {};
  const moved = [...put.map(rowOf), ...stored.filter(({ id }) => !put.some((row) => row.id === id))];
  const rows = moved.filter(({ id }) => !drop.includes(id));
  const table = tableAfter(parts, known, move);
  const pace = table && paceOf(table.battle);
  if (!pace && rows.length === 0) return move.deadlines && { put: put.map(rowOf), drop };
  if (!table) return { put: [], drop: [...drop, ...rows.map(({ id }) => id)] };
  const hour = pace && {
    now: parts.clock(),
    pace,
    settings: await settingsAfter(parts, known, move, table.seats),
    newId: () => newId(parts),
  };
  const after = aligned(table, rows, hour);
  const isChanged = ({ id }: Row): boolean => after.put.some((row) => row.id === id) || after.drop.includes(id);
  return {
    put: [...put.map(rowOf).filter((row) => !isChanged(row)), ...after.put],
    drop: [...drop, ...after.drop],
  };
}

/** Whoever was done is so no longer once his side's turn is over: the next one finds him with everything to order. */
export function seatsOfNextTurn(parts: Parts, known: Known, move: Move): Move['seats'] {
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

/** Undefined: of that battle no more is known than that it is called off. */
function tableAfter(parts: Parts, known: Known, { entry, patch, seats: change, waiting }: Move): Table | undefined {
  const { rules, seats, state, next } = known;
  if (!rules || !seats || !next) return undefined;
  const after = seatsAfter(seats, change, parts.clock());
  return {
    battle: { ...known.battle, ...patch, seq: entry?.seq ?? known.battle.seq },
    next: rules.next(entry ? entry.state : state),
    seats: after,
    holders: { red: chiefOf(after, 'red'), blue: chiefOf(after, 'blue') },
    waiting: waiting === undefined ? known.waiting : waiting === 'none' ? undefined : waiting,
  };
}

/** Of those who have just come too, and with what somebody has just settled. */
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
