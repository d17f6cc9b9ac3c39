/**
 * What the clock adds to a decision, worked out from the battle as it will be and stored together with it: the rows of
 * what people owe, the call to an absent person's deputy, and a new turn for those who were done with the last one.
 */
import { isSameTurn, sidesToAct } from '../../../kernel/open.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { momentShown } from '../../../kernel/moment.ts';
import type { Side } from '../../../kernel/play.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { type Decision, together } from '../../battle/decision.ts';
import { chiefOf, isShared, seatOf } from '../../seats/commanders.ts';
import { newId, type Deps } from '../../battle/deps.ts';
import { readSettings, type Settings, settingsOf } from '../../battle/settings.ts';
import { seatsAfter } from '../../seats/seating.ts';
import type { Seat } from '../../store/store.ts';
import { alignedRows, type ClockContext, type Row, type Rows, stoppedRows } from '../../seats/deadline-rows.ts';
import { isAway } from '../../seats/away.ts';
import { type Duty, dutiesOf, isSameDuty, type WhoActs } from '../../seats/duties.ts';
import { after, type ClockSaid } from '../../messages/clock-line.ts';
import { paceOf } from '../../seats/pace.ts';
import { standInOf } from '../../seats/stand-in.ts';
import { personName, seatName } from '../../battle/voice.ts';

/** Little is known about an unreadable battle. */
type Known = Pick<LoadedBattle, 'battle'> & Partial<LoadedBattle>;

/** A decision with all its rows spelt out. */
export type Clocked = Omit<Decision, 'deadlines'> & { readonly deadlines?: Rows };

export async function withClock(deps: Deps, known: Known, decision: Decision): Promise<Clocked> {
  const turned = withNextTurn(deps, known, decision);
  const table = tableAfter(deps, known, turned);
  const settings = table ? await settingsAfter(deps, known, decision, table.seats) : new Map<string, Settings>();
  const deadlines = await rowsAfter(deps, known, decision, table, settings);
  const said = table ? stepsIn(deps, known, table, settings, deadlines) : [];
  const { deadlines: _asked, ...rest } = after(said, turned);
  return { ...rest, ...(deadlines && { deadlines }) };
}

async function rowsAfter(
  deps: Deps,
  known: Known,
  decision: Decision,
  table: WhoActs | undefined,
  settings: ClockContext['settings'],
): Promise<Rows | undefined> {
  const stored = known.deadlines ?? (await deps.store.deadlines(known.battle.id));
  const { put = [], drop = [] } = decision.deadlines ?? {};
  const moved = [...put.map(rowOf), ...stored.filter(({ id }) => !put.some((row) => row.id === id))];
  const rows = moved.filter(({ id }) => !drop.includes(id));
  const pace = table && paceOf(table.battle);
  const asItSays = decision.deadlines && { put: put.map(rowOf), drop };
  if (!pace && rows.length === 0) return asItSays;
  if (!table) return (await withoutRules(deps, known, decision, rows)) ?? asItSays;
  const hour = pace && { now: deps.clock(), pace, settings, newId: () => newId(deps) };
  const now = alignedRows(table, rows, hour);
  const isChanged = ({ id }: Row): boolean => now.put.some((row) => row.id === id) || now.drop.includes(id);
  return { put: [...put.map(rowOf).filter((row) => !isChanged(row)), ...now.put], drop: [...drop, ...now.drop] };
}

/**
 * Calling the battle off settles what is owed, and a halt stops the clocks; no other decision without the rules changes
 * them.
 */
async function withoutRules(
  deps: Deps,
  { battle, seats, holders }: Known,
  { patch }: Decision,
  rows: readonly Row[],
): Promise<Rows | undefined> {
  if (patch?.status === 'cancelled') return { put: [], drop: rows.map(({ id }) => id) };
  const pace = paceOf(battle);
  if (patch?.status !== 'halted' || !pace || !seats || !holders) return undefined;
  const people = [...new Set(seats.map(({ userId }) => userId))];
  const hour = { now: deps.clock(), pace, settings: await settingsOf(deps.store, people) };
  return { put: stoppedRows({ seats, holders }, rows, hour), drop: [] };
}

/** An absent person is not called; their deputy is, for everything owed from now on. */
function stepsIn(
  deps: Deps,
  known: Known,
  table: WhoActs,
  settings: ClockContext['settings'],
  rows: Rows | undefined,
): readonly ClockSaid[] {
  const { rules, seats, state, next } = known;
  if (!rules || !seats || !next || state === undefined) return [];
  const before = dutiesOf({ ...known, seats, next, holders: known.holders!, waiting: known.waiting });
  const isGone = isAway({ now: deps.clock(), settings });
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
      const says = phrase('clock-steps-in', { ...names, until: until ? momentShown(until) : 'none' });
      return [{ what: 'steps-in', says, userId: owner.userId, calls: [standIn.id] }];
    });
}

/** Resets `done` when a side's turn ends. */
function withNextTurn(deps: Deps, known: Known, decision: Decision): Decision {
  if (!known.seats?.some(({ done }) => done) && !decision.seats?.change?.some(({ patch }) => patch.done))
    return decision;
  const table = tableAfter(deps, known, decision);
  if (!table) return decision;
  const { next, seats } = table;
  const isNew = known.next !== undefined && !isSameTurn(known.next, next);
  const isOver = (side: Side) => !sidesToAct(next).includes(side) || (isNew && !isShared({ seats }, side));
  const over = seats.filter(({ side, done }) => done && (side === 'umpire' || isOver(side)));
  if (over.length === 0) return decision;
  const change = over.map(({ side, userId }) => ({ side, userId, patch: { done: false } }));
  return together(decision, { seats: { change } });
}

function rowOf({
  leftMs,
  dueAt,
  remindAt,
  ...row
}: NonNullable<NonNullable<Decision['deadlines']>['put']>[number]): Row {
  return { ...row, leftMs, dueAt, remindAt };
}

/** Undefined: the decision needs no rules, such as calling off, or recording its places. */
function tableAfter(deps: Deps, known: Known, { entry, patch, seats: change, waiting }: Decision): WhoActs | undefined {
  const { rules, seats, state, next } = known;
  if (!rules || !seats || !next) return undefined;
  const now = seatsAfter(seats, change, deps.clock());
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
  deps: Deps,
  { settings: before = new Map<string, Settings>() }: Known,
  { people = [] }: Decision,
  seats: readonly Seat[],
): Promise<ClockContext['settings']> {
  const come = seats.map(({ userId }) => userId).filter((id) => !before.has(id));
  const more = come.length > 0 ? await settingsOf(deps.store, come) : [];
  const now = people.map(({ userId, settings }) => [userId, readSettings(settings)] as const);
  return new Map([...before, ...more, ...now]);
}
