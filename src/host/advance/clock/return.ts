/** Going away and coming back: the changes in one battle, and in all battles of a person. */
import { momentShown } from '../../../kernel/moment.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Json, type Side, SIDES } from '../../../kernel/play.ts';
import { forEachBattle } from '../each-battle.ts';
import { titleIfReadable } from '../../messages/battle-title.ts';
import { advance } from '../advance.ts';
import type { Person } from '../../request.ts';
import { load } from '../load.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { storeDecision } from '../commit.ts';
import { type Decision, together } from '../../battle/decision.ts';
import { seatOf } from '../../seats/commanders.ts';
import type { Deps } from '../../battle/deps.ts';
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
  deps: Deps,
  userId: string,
  decide: (loaded: LoadedBattle) => Promise<Decision | undefined> | Decision | undefined,
  except?: string,
): Promise<Everywhere> {
  let [done, slow] = [0, 0];
  const ids = (await deps.store.battlesOf(userId)).filter((id) => id !== except);
  const failed = await forEachBattle(deps, ids, async (id) => {
    const outcome = await tried(() => inBattle(deps, id, decide));
    if (outcome === 'committed') done += 1;
    if (outcome === 'stale') slow += 1;
  });
  return { done, slow, failed: await Promise.all(failed.map((id) => titleIfReadable(deps, id))) };
}

async function inBattle(
  deps: Deps,
  id: string,
  decide: (loaded: LoadedBattle) => Promise<Decision | undefined> | Decision | undefined,
): Promise<Committed | 'nothing'> {
  const battle = await deps.store.battle(id);
  if (!battle || !OPEN.includes(battle.status)) return 'nothing';
  const loaded = await load(deps, battle);
  const decision = await decide(loaded);
  if (!decision) return 'nothing';
  const stored = await storeDecision(deps, loaded, decision);
  if (typeof stored === 'string') return stored;
  await advance(deps, id, stored);
  return 'committed';
}

/** Adds what features change when a person leaves. */
export function withLeaving({ hooks }: Deps, loaded: LoadedBattle, person: Person, decision: Decision): Decision {
  return hooks.leaves.reduce((whole, leave) => leave(loaded, person, whole), decision);
}

export function settingsDecision(
  userId: string,
  settings: Settings,
): { readonly people: NonNullable<Decision['people']> } {
  return { people: [{ userId, settings: settings as Json }] };
}

export function seatsOf(loaded: LoadedBattle, userId: string): readonly { readonly side: Side; readonly seat: Seat }[] {
  return SIDES.flatMap((side) => {
    const seat = seatOf(loaded, side, userId);
    return seat ? [{ side, seat }] : [];
  });
}

/** Names and calls the deputy, who now owes what the person owed. The settings already say that the person is away. */
export function awayDecision(loaded: LoadedBattle, person: Person, until: Date, now: Date): Decision | undefined {
  const seats = seatsOf(loaded, person.id);
  if (seats.length === 0) return undefined;
  const said = seats.map(({ side, seat }): ClockSaid => {
    const standIn = standInOf(loaded, side, person.id);
    const deputy = standIn ? personName(standIn) : 'none';
    const says = phrase('clock-away', { who: seatName(seat), until: momentShown(until), deputy });
    return { what: 'away', says, userId: person.id, calls: standIn ? [standIn.id] : [] };
  });
  const put = ownRows(loaded, person.id)
    .filter(({ stage }) => stage === STAGE.self)
    .flatMap((row) => passedOn(loaded, row, now));
  return after(said, { deadlines: { put } });
}

function ownRows({ deadlines }: LoadedBattle, userId: string): readonly Deadline[] {
  return deadlines.filter((row) => row.userId === userId);
}

function passedOn(loaded: LoadedBattle, row: Deadline, now: Date): Row[] {
  const pace = paceOf(loaded.battle);
  const stage = stageAfter(loaded, row, STAGE.self, (id) => loaded.away.includes(id));
  const standIn = personAt(loaded, row, stage);
  if (!pace || !standIn || stage === STAGE.doctrine) return [];
  if (!row.dueAt) return [{ ...row, stage, leftMs: Math.max(row.leftMs ?? 0, lengthOfDuty(pace, 'answer')) }];
  return [handedOn(loaded, { ...row, stage }, { now, pace, settings: loaded.settings })];
}

/** Ends what others do for them; undefined: no one did anything. */
function backIn(loaded: LoadedBattle, person: Person, wasAway: boolean): Decision | undefined {
  const rows = ownRows(loaded, person.id).filter(({ stage }) => stage !== STAGE.self);
  const seats = seatsOf(loaded, person.id);
  if (seats.length === 0 || (rows.length === 0 && !wasAway)) return undefined;
  const says = phrase('clock-back', { who: seatName(seats[0]!.seat) });
  return after([{ what: 'back', says, userId: person.id }], {
    deadlines: { put: rows.map((row) => ({ ...row, stage: STAGE.self })) },
  });
}

/** In the battles where the person had a deputy at work. `except`: where that is done already. */
export function endAbsences(deps: Deps, person: Person, wasAway: boolean, except?: string): Promise<Everywhere> {
  return everywhere(deps, person.id, (loaded) => backIn(loaded, person, wasAway), except);
}

/** Acting personally ends an absence and resets the count of missed turns. */
export function endAbsence(
  loaded: LoadedBattle,
  person: Person,
  decision: Decision,
): { readonly decision: Decision; readonly wasAway: boolean } {
  const isDone = decision.seats?.change?.some(({ userId, patch }) => userId === person.id && patch.done === true);
  const seats = seatsOf(loaded, person.id);
  const orders = decision.entry !== undefined || (decision.waiting !== undefined && decision.waiting !== 'none');
  const acts = (orders && !decision.seats?.remove) || isDone === true;
  if (!acts || seats.length === 0) return { decision, wasAway: false };
  const wasAway = loaded.away.includes(person.id);
  const back = backIn(loaded, person, wasAway);
  const forgiven = seats.flatMap(({ side, seat }) =>
    seat.missed > 0 ? [{ side, userId: person.id, patch: { missed: 0 } }] : [],
  );
  if (!back && forgiven.length === 0) return { decision, wasAway };
  const { away: _away, ...settings } = loaded.settings.get(person.id) ?? {};
  const acted = back ? together(back, decision) : decision;
  const more = { seats: { change: forgiven }, ...(wasAway && settingsDecision(person.id, settings)) };
  return { wasAway, decision: together(acted, more) };
}
