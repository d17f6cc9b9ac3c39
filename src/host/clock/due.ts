/**
 * What becomes of a deadline whose time is out: a reminder; else whoever stands in, for a further period; else the
 * doctrine of whoever was asked, or the end of a turn in which the others hold. Each is one move, decided on the battle
 * as it stands, and settles the row that led to it.
 */
import { AGREEMENT } from '../../kernel/hand.ts';
import { Refusal } from '../../kernel/play.ts';
import { plain } from '../../words/words.ts';
import { asking, type Asking, type Loaded } from '../load.ts';
import type { Move } from '../move.ts';
import { commanders, personOf, seatOf } from '../owners.ts';
import type { Parts } from '../parts.ts';
import { isRobot } from '../robot-seat.ts';
import { changedFirst } from '../seating.ts';
import type { Deadline, Seat } from '../store/store.ts';
import { handedOn, restsAt, type Row } from './align.ts';
import { overdueAnswer } from './answer.ts';
import { dutiesOf, isSameDuty, personAt, STAGE, stageAfter } from './duties.ts';
import { dueAfter, isQuiet } from './hours.ts';
import { after, type ClockSaid } from './line.ts';
import { missedTurn } from './missed.ts';
import { type Pace, paceOf } from './pace.ts';

/** Whoever has missed so often in a row may be replaced. */
const OFTEN = 2;

export async function dueMove(parts: Parts, loaded: Loaded, row: Deadline): Promise<Move> {
  const pace = paceOf(loaded.battle);
  const now = parts.clock();
  // What nobody owes any more is cleared away with the commit itself.
  if (!pace || !isOwed(loaded, row)) return {};
  if (!row.dueAt || row.dueAt > now) return reminder(loaded, row, pace, now);
  const seat = seatOf(loaded, row.side, row.userId);
  if (!seat) return {};
  const missed = row.stage === STAGE.himself ? countMissed(loaded, seat) : { said: [] };
  const stage = stageAfter(loaded, row, row.stage, (userId) => loaded.away.includes(userId));
  const move =
    stage === STAGE.doctrine
      ? await givenUp(parts, loaded, row, seat)
      : handedOver(loaded, row, seat, { stage, pace, now });
  return after(missed.said, loaded.voice, { ...move, ...changedFirst(missed.seats?.change, move.seats) });
}

function isOwed(loaded: Loaded, row: Deadline): boolean {
  return dutiesOf(loaded).some((duty) => duty.runs && isSameDuty(row, duty));
}

/** Once, and not while he sleeps: then when he wakes. */
function reminder(loaded: Loaded, row: Deadline, pace: Pace, now: Date): Move {
  const rests = restsAt(loaded, row, { pace, settings: loaded.settings });
  const seat = personAt(loaded, row, row.stage) ?? seatOf(loaded, row.side, row.userId);
  if (isQuiet(now, rests)) return { deadlines: { put: [{ ...row, remindAt: dueAfter(now, 0, rests) }] } };
  const settled: Move = { deadlines: { put: [{ ...row, remindAt: undefined }] } };
  if (!seat || !row.dueAt || pace.live) return settled;
  const line = { what: 'reminded', who: plain(seat.userName), duty: row.duty, due: row.dueAt.toISOString() } as const;
  return after([{ line, userId: seat.userId, calls: [seat.userId] }], loaded.voice, settled);
}

function countMissed(
  { battle }: Loaded,
  seat: Seat,
): { readonly said: readonly ClockSaid[]; readonly seats?: Move['seats'] } {
  if (isRobot({ battle }, personOf(seat))) return { said: [] };
  const { side, userId, userName } = seat;
  const n = seat.missed + 1;
  const said = n === OFTEN ? [{ line: { what: 'often', who: plain(userName), n } as const, userId }] : [];
  return { said, seats: { change: [{ side, userId, patch: { missed: n } }] } };
}

function handedOver(
  loaded: Loaded,
  row: Deadline,
  owner: Seat,
  { stage, pace, now }: { readonly stage: number; readonly pace: Pace; readonly now: Date },
): Move {
  const standIn = personAt(loaded, row, stage)!;
  const next = handedOn(loaded, { ...row, stage }, { now, pace, settings: loaded.settings });
  const line = {
    what: 'stands-in',
    whose: plain(owner.userName),
    who: plain(standIn.userName),
    duty: row.duty,
    due: row.dueAt!.toISOString(),
    until: next.dueAt!.toISOString(),
  } as const;
  return after([{ line, userId: owner.userId, calls: [standIn.userId] }], loaded.voice, { deadlines: { put: [next] } });
}

async function givenUp(parts: Parts, loaded: Loaded, row: Deadline, owner: Seat): Promise<Move> {
  const waiting = asking(loaded);
  const move =
    row.duty === 'answer'
      ? waiting && (await unanswered(parts, loaded, row, owner, waiting))
      : await missedTurn(parts, loaded, row, owner);
  return move ?? stuck(loaded, row);
}

async function unanswered(
  parts: Parts,
  loaded: Loaded,
  row: Deadline,
  owner: Seat,
  waiting: Asking,
): Promise<Move | undefined> {
  if (waiting.question.kind === AGREEMENT) return lapsed(loaded, row, owner, waiting);
  const move = await overdueAnswer(parts, loaded, waiting, row.dueAt!);
  return move instanceof Refusal ? undefined : move;
}

/** Nobody has agreed to it, so it is off the table. */
function lapsed(loaded: Loaded, row: Deadline, owner: Seat, waiting: Asking): Move {
  const line = { what: 'lapsed', who: plain(owner.userName), due: row.dueAt!.toISOString() } as const;
  const calls = waiting.userId === undefined ? [] : [waiting.userId];
  return after([{ line, userId: owner.userId, calls }], loaded.voice, { waiting: 'none' });
}

/** Nothing goes on by itself: people are called, and this row runs no more. */
function stuck(loaded: Loaded, row: Deadline): Move {
  const line = { what: 'stuck', side: row.side, due: row.dueAt!.toISOString() } as const;
  const chiefs = (['red', 'blue'] as const).flatMap((side) => commanders(loaded, side).slice(0, 1));
  const people = loaded.umpire ? [loaded.umpire] : chiefs;
  const calls = [...new Set(people.map(({ id }) => id))];
  const still: Row = { ...row, stage: STAGE.doctrine, leftMs: undefined, dueAt: undefined, remindAt: undefined };
  return after([{ line, calls }], loaded.voice, { deadlines: { put: [still] } });
}
