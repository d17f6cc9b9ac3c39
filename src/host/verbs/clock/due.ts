/**
 * What happens when a deadline passes: a reminder; otherwise a deputy, for a further period; otherwise the doctrine
 * answers, or the turn ends with the absent holding. Each is one decision on the battle's present state, and settles
 * its own row.
 */
import { phrase } from '../../../kernel/phrase.ts';
import { momentShown } from '../../../kernel/moment.ts';
import { Refusal } from '../../../kernel/play.ts';
import { AGREEMENT } from '../../../kernel/wording.ts';
import { asking, type Asking, type LoadedBattle } from '../../battle/loaded-battle.ts';
import { type Decision, together } from '../../battle/decision.ts';
import { commanders, personOf, seatOf } from '../../seats/commanders.ts';
import type { Deps } from '../../battle/deps.ts';
import { isRobot } from '../../seats/bot-seat.ts';
import type { Deadline, Seat } from '../../store/store.ts';
import { handedOn, restsAt, type Row } from '../../seats/deadline-rows.ts';
import { overdueAnswer } from './overdue-answer.ts';
import { dutiesOf, isSameDuty, personAt, STAGE, stageAfter } from '../../seats/duties.ts';
import { dueAfter, isQuiet } from '../../seats/hours.ts';
import { after, type ClockSaid } from '../../messages/clock-line.ts';
import { missedTurn } from './missed-turn.ts';
import { type Pace, paceOf } from '../../seats/pace.ts';
import { seatName, sideName } from '../../battle/voice.ts';

/** A player who has missed this many in a row may be replaced. */
const OFTEN = 2;

type Hour = { readonly pace: Pace; readonly now: Date };
type SeatChange = NonNullable<NonNullable<Decision['seats']>['change']>;

/** What happens to a row, and whom it calls, if anyone. */
interface Settled {
  readonly calls?: { readonly what: 'reminded' | 'stands-in'; readonly userId: string };
  readonly said: readonly ClockSaid[];
  readonly put: Row;
  readonly change: SeatChange;
}

/**
 * The decision for the first row due; other due rows that call the same person for the same thing are settled with it.
 */
export async function dueDecision(deps: Deps, loaded: LoadedBattle, due: readonly Deadline[]): Promise<Decision> {
  const pace = paceOf(loaded.battle);
  const [row] = due;
  // The commit itself removes a row for something no longer owed.
  if (!row || !pace || !isOwed(loaded, row)) return {};
  const hour = { pace, now: deps.clock() };
  const own = settled(loaded, row, hour);
  if (own) return settledDecision([own, ...alike(loaded, own, due.slice(1), hour)]);
  const seat = seatOf(loaded, row.side, row.userId);
  if (!seat) return {};
  const missed = countMissed(loaded, row, seat);
  const decision = await givenUp(deps, loaded, row, seat);
  return after(missed.said, together({ seats: { change: missed.change } }, decision));
}

function alike(loaded: LoadedBattle, { calls }: Settled, others: readonly Deadline[], hour: Hour): readonly Settled[] {
  if (!calls) return [];
  return others
    .filter((row) => isOwed(loaded, row))
    .flatMap((row) => settled(loaded, row, hour) ?? [])
    .filter((each) => each.calls?.what === calls.what && each.calls.userId === calls.userId);
}

function settledDecision(rows: readonly Settled[]): Decision {
  const change = rows.flatMap((row) => row.change);
  return after(
    rows.flatMap(({ said }) => said),
    { deadlines: { put: rows.map(({ put }) => put) }, ...(change.length > 0 && { seats: { change } }) },
  );
}

/** A reminder, or the deputy; undefined: the time is up, and there is no one else. */
function settled(loaded: LoadedBattle, row: Deadline, hour: Hour): Settled | undefined {
  if (!row.dueAt || row.dueAt > hour.now) return reminder(loaded, row, hour);
  const seat = seatOf(loaded, row.side, row.userId);
  const stage = stageAfter(loaded, row, row.stage, (userId) => loaded.away.includes(userId));
  return seat && stage !== STAGE.doctrine ? handedOver(loaded, row, seat, { stage, ...hour }) : undefined;
}

function isOwed(loaded: LoadedBattle, row: Deadline): boolean {
  return dutiesOf(loaded).some((duty) => duty.runs && isSameDuty(row, duty));
}

/** Once, and not while they sleep: then when they wake. */
function reminder(loaded: LoadedBattle, row: Deadline, { pace, now }: Hour): Settled {
  const rests = restsAt(loaded, row, { pace, settings: loaded.settings });
  const seat = personAt(loaded, row, row.stage) ?? seatOf(loaded, row.side, row.userId);
  if (isQuiet(now, rests)) return { said: [], put: { ...row, remindAt: dueAfter(now, 0, rests) }, change: [] };
  const done = { put: { ...row, remindAt: undefined }, change: [] };
  if (!seat || !row.dueAt || pace.live) return { said: [], ...done };
  const says = phrase('clock-reminded', { who: seatName(seat), duty: row.duty, due: momentShown(row.dueAt) });
  const { userId } = seat;
  const what = 'reminded';
  return { calls: { what, userId }, said: [{ what, says, userId, calls: [userId] }], ...done };
}

function countMissed({ battle }: LoadedBattle, { stage }: Deadline, seat: Seat): Pick<Settled, 'said' | 'change'> {
  if (stage !== STAGE.self || isRobot({ battle }, personOf(seat))) return { said: [], change: [] };
  const { side, userId } = seat;
  const n = seat.missed + 1;
  const says = phrase('clock-often', { who: seatName(seat), n });
  const said = n === OFTEN ? [{ what: 'often', says, userId }] : [];
  return { said, change: [{ side, userId, patch: { missed: n } }] };
}

function handedOver(
  loaded: LoadedBattle,
  row: Deadline,
  owner: Seat,
  { stage, pace, now }: Hour & { readonly stage: number },
): Settled {
  const standIn = personAt(loaded, row, stage)!;
  const next = handedOn(loaded, { ...row, stage }, { now, pace, settings: loaded.settings });
  const what = 'stands-in';
  const says = phrase('clock-stands-in', {
    whose: seatName(owner),
    who: seatName(standIn),
    duty: row.duty,
    due: momentShown(row.dueAt!),
    until: momentShown(next.dueAt!),
  });
  const missed = countMissed(loaded, row, owner);
  return {
    calls: { what, userId: standIn.userId },
    said: [...missed.said, { what, says, userId: owner.userId, calls: [standIn.userId] }],
    put: next,
    change: missed.change,
  };
}

async function givenUp(deps: Deps, loaded: LoadedBattle, row: Deadline, owner: Seat): Promise<Decision> {
  const waiting = asking(loaded);
  const decision =
    row.duty === 'answer'
      ? waiting && (await unanswered(deps, loaded, row, owner, waiting))
      : await missedTurn(deps, loaded, row, owner);
  return decision ?? stuck(loaded, row);
}

async function unanswered(
  deps: Deps,
  loaded: LoadedBattle,
  row: Deadline,
  owner: Seat,
  waiting: Asking,
): Promise<Decision | undefined> {
  if (waiting.question.kind === AGREEMENT) return lapsed(row, owner, waiting);
  const decision = await overdueAnswer(deps, loaded, waiting, row.dueAt!);
  return decision instanceof Refusal ? undefined : decision;
}

/** The proposal was not agreed, so it lapses. */
function lapsed(row: Deadline, owner: Seat, waiting: Asking): Decision {
  const says = phrase('clock-lapsed', { who: seatName(owner), due: momentShown(row.dueAt!) });
  const calls = waiting.userId === undefined ? [] : [waiting.userId];
  return after([{ what: 'lapsed', says, userId: owner.userId, calls }], { waiting: 'none' });
}

/** Nothing happens automatically: people are called, and this row stops. */
function stuck(loaded: LoadedBattle, row: Deadline): Decision {
  const says = phrase('clock-stuck', { side: sideName(row.side), due: momentShown(row.dueAt!) });
  const chiefs = (['red', 'blue'] as const).flatMap((side) => commanders(loaded, side).slice(0, 1));
  const people = loaded.umpire ? [loaded.umpire] : chiefs;
  const calls = [...new Set(people.map(({ id }) => id))];
  const still: Row = { ...row, stage: STAGE.doctrine, leftMs: undefined, dueAt: undefined, remindAt: undefined };
  return after([{ what: 'stuck', says, calls }], { deadlines: { put: [still] } });
}
