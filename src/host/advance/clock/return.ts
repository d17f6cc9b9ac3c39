/** Going away and coming back: the changes in one battle, and in all battles of a person. */
import type { Phrase } from '../../../kernel/phrase.ts';
import { type Json, type Side, SIDES } from '../../../kernel/play.ts';
import { inEach } from '../each-battle.ts';
import { titleAsFarAsRead } from '../../messages/battle-title.ts';
import { goOn } from '../advance.ts';
import type { Person } from '../../request.ts';
import { load } from '../load.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import { storeMove } from '../commit.ts';
import type { Move } from '../../battle/decision.ts';
import { seatOf } from '../../seats/commanders.ts';
import type { Parts } from '../../battle/deps.ts';
import type { Settings } from '../../battle/settings.ts';
import type { BattleStatus, Committed, Deadline, Seat } from '../../store/store.ts';
import { tried } from '../../retry.ts';
import { handedOn, type Row } from '../../seats/deadline-rows.ts';
import { personAt, STAGE, stageAfter } from '../../seats/duties.ts';
import { after, type ClockSaid } from '../../messages/clock-line.ts';
import { lengthOfDuty, paceOf } from '../../seats/pace.ts';
import { standInOf } from '../../seats/stand-in.ts';
import { personName, seatName } from '../../battle/voice.ts';

const OPEN: readonly BattleStatus[] = ['mustering', 'playing', 'halted', 'paused'];

/** The result of an action in every battle of a person. */
export interface Everywhere {
  /** The number of battles in which it is done. */
  readonly done: number;
  /** The number in which others were faster, again and again. */
  readonly slow: number;
  /** The names of those in which it failed. */
  readonly failed: readonly Phrase[];
}

/** Does something in every open battle of a person, one after the other. */
export async function everywhere(
  parts: Parts,
  userId: string,
  decide: (loaded: Loaded) => Promise<Move | undefined> | Move | undefined,
  except?: string,
): Promise<Everywhere> {
  let [done, slow] = [0, 0];
  const ids = (await parts.store.battlesOf(userId)).filter((id) => id !== except);
  const failed = await inEach(parts, ids, async (id) => {
    const outcome = await tried(() => inBattle(parts, id, decide));
    if (outcome === 'committed') done += 1;
    if (outcome === 'stale') slow += 1;
  });
  return { done, slow, failed: await Promise.all(failed.map((id) => titleAsFarAsRead(parts, id))) };
}

async function inBattle(
  parts: Parts,
  id: string,
  decide: (loaded: Loaded) => Promise<Move | undefined> | Move | undefined,
): Promise<Committed | 'nothing'> {
  const battle = await parts.store.battle(id);
  if (!battle || !OPEN.includes(battle.status)) return 'nothing';
  const loaded = await load(parts, battle);
  const move = await decide(loaded);
  if (!move) return 'nothing';
  const stored = await storeMove(parts, loaded, move);
  if (typeof stored === 'string') return stored;
  await goOn(parts, id, stored);
  return 'committed';
}

/** Adds what features change when a person leaves. */
export function leaving({ hooks }: Parts, loaded: Loaded, person: Person, move: Move): Move {
  return hooks.leaves.reduce((whole, leave) => leave(loaded, person, whole), move);
}

export function settingsMove(userId: string, settings: Settings): { readonly people: NonNullable<Move['people']> } {
  return { people: [{ userId, settings: settings as Json }] };
}

export function seatsOf(loaded: Loaded, userId: string): readonly { readonly side: Side; readonly seat: Seat }[] {
  return SIDES.flatMap((side) => {
    const seat = seatOf(loaded, side, userId);
    return seat ? [{ side, seat }] : [];
  });
}

/** Names and calls the deputy, who now owes what the person owed. The settings already say that the person is away. */
export function awayIn(loaded: Loaded, person: Person, until: Date, now: Date): Move | undefined {
  const seats = seatsOf(loaded, person.id);
  if (seats.length === 0) return undefined;
  const said = seats.map(({ side, seat }): ClockSaid => {
    const standIn = standInOf(loaded, side, person.id);
    const deputy = standIn ? { deputy: personName(standIn) } : {};
    const line = { what: 'away', who: seatName(seat), until: until.toISOString(), ...deputy } as const;
    return { line, userId: person.id, calls: standIn ? [standIn.id] : [] };
  });
  const put = ownRows(loaded, person.id)
    .filter(({ stage }) => stage === STAGE.himself)
    .flatMap((row) => passedOn(loaded, row, now));
  return after(said, { deadlines: { put } });
}

function ownRows({ deadlines }: Loaded, userId: string): readonly Deadline[] {
  return deadlines.filter((row) => row.userId === userId);
}

function passedOn(loaded: Loaded, row: Deadline, now: Date): Row[] {
  const pace = paceOf(loaded.battle);
  const stage = stageAfter(loaded, row, STAGE.himself, (id) => loaded.away.includes(id));
  const standIn = personAt(loaded, row, stage);
  if (!pace || !standIn || stage === STAGE.doctrine) return [];
  if (!row.dueAt) return [{ ...row, stage, leftMs: Math.max(row.leftMs ?? 0, lengthOfDuty(pace, 'answer')) }];
  return [handedOn(loaded, { ...row, stage }, { now, pace, settings: loaded.settings })];
}

/** Ends what others do for them; undefined: no one did anything. */
function backIn(loaded: Loaded, person: Person, wasAway: boolean): Move | undefined {
  const rows = ownRows(loaded, person.id).filter(({ stage }) => stage !== STAGE.himself);
  const seats = seatsOf(loaded, person.id);
  if (seats.length === 0 || (rows.length === 0 && !wasAway)) return undefined;
  const said: ClockSaid = { line: { what: 'back', who: seatName(seats[0]!.seat) }, userId: person.id };
  return after([said], { deadlines: { put: rows.map((row) => ({ ...row, stage: STAGE.himself })) } });
}

/** In the battles where the person had a deputy at work. `except`: where that is done already. */
export function takenBack(parts: Parts, person: Person, wasAway: boolean, except?: string): Promise<Everywhere> {
  return everywhere(parts, person.id, (loaded) => backIn(loaded, person, wasAway), except);
}

/** Acting personally ends an absence and resets the count of missed turns. */
export function tookBack(
  loaded: Loaded,
  person: Person,
  move: Move,
): { readonly move: Move; readonly wasAway: boolean } {
  const isDone = move.seats?.change?.some(({ userId, patch }) => userId === person.id && patch.done === true);
  const seats = seatsOf(loaded, person.id);
  const orders = move.entry !== undefined || (move.waiting !== undefined && move.waiting !== 'none');
  const acts = (orders && !move.seats?.remove) || isDone === true;
  if (!acts || seats.length === 0) return { move, wasAway: false };
  const wasAway = loaded.away.includes(person.id);
  const back = backIn(loaded, person, wasAway);
  const forgiven = seats.flatMap(({ side, seat }) =>
    seat.missed > 0 ? [{ side, userId: person.id, patch: { missed: 0 } }] : [],
  );
  if (!back && forgiven.length === 0) return { move, wasAway };
  const { away: _away, ...settings } = loaded.settings.get(person.id) ?? {};
  return {
    wasAway,
    move: {
      ...move,
      ...(wasAway && { people: [...(move.people ?? []), ...settingsMove(person.id, settings).people] }),
      seats: { ...move.seats, change: [...(move.seats?.change ?? []), ...forgiven] },
      deadlines: { ...move.deadlines, put: [...(back?.deadlines?.put ?? []), ...(move.deadlines?.put ?? [])] },
      table: [...(back?.table ?? []), ...(move.table ?? [])],
      posts: [...(back?.posts ?? []), ...(move.posts ?? [])],
    },
  };
}
