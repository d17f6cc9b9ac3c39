/** A finished battle, fought again by the same people with the sides exchanged. */
import { z } from 'zod';
import { phrase } from '../../../kernel/phrase.ts';
import { enemyOf, Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import { paceOf } from '../../seats/pace.ts';
import { type Meeting, meetingOf, encounterState } from '../../seats/sealed-deployment.ts';
import { begunAt } from '../../advance/export-file.ts';
import { NO_SALTS } from '../../orders/salts.ts';
import type { Person, Reply, Request } from '../../request.ts';
import { entryAt } from '../../orders/journal.ts';
import { rulesOf } from '../../advance/load.ts';
import { chiefOf, holds, seatOf } from '../../seats/commanders.ts';
import { isUnderWay, scriptOf } from '../../battle/loaded-battle.ts';
import { withoutLivePace } from '../../seats/live-pace.ts';
import { levelOf } from '../../battle/odds-level.ts';
import { openWith } from './open.ts';
import type { Rematch, Wanted } from './opening.ts';
import type { Deps } from '../../battle/deps.ts';
import { keptOf } from '../../seats/kept-places.ts';
import { isLesson, robotOf } from '../../seats/bot-seat.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import type { Setting } from './setting.ts';
import type { Battle, Seat } from '../../store/store.ts';
import { assertReadable, UnreadableBattle } from '../../battle/unreadable.ts';
import { loadAt } from '../../advance/verb.ts';
import { no, personName } from '../../battle/voice.ts';
import { battleTitle } from '../../messages/battle-title.ts';

/** The verb that takes a side. */
export type Join = (request: Request, side: Side) => Promise<Reply | Refusal>;

/** Any of its commanders may ask. If it is already open, they take the side meant for them. */
export async function rematch(deps: Deps, join: Join, request: Request, battleId: string): Promise<Reply | Refusal> {
  const old = await begunAt(deps, request, battleId);
  if (old instanceof Refusal) return old;
  if (isUnderWay(old)) return no(phrase('host-not-over'));
  assertReadable(old);
  const seats = await deps.store.seats(old.id);
  const sides = sidesAfter(seats, request.person);
  if (sides.length === 0 || isLesson(old)) return no(phrase('rematch-denied'));
  const there = { ...request, place: await placeOf(deps, old, request) };
  const opened = await openWith(deps, there, () => wanted(deps, old, seats, request.person));
  const isTaken = opened instanceof Refusal && opened.says.id === 'host-battle-here';
  return isTaken && (await isOpen(deps, old, there)) ? joined(deps, join, there, sides) : opened;
}

/** The end may have been told in a thread; a rematch needs a channel, unless another battle has it now. */
async function placeOf({ store }: Deps, old: Battle, { place }: Request): Promise<Request['place']> {
  const channel = (await store.placesOf(old.id)).find(({ kind }) => kind === 'channel');
  return channel ? { ...place, channelId: channel.channelId } : place;
}

const again = z.object({ rematch: z.string() });

/** Whether the battle there is the rematch of this one, and has not begun. */
async function isOpen({ store }: Deps, old: Battle, { place }: Request): Promise<boolean> {
  const now = await store.battleAt(place.channelId);
  return now?.status === 'mustering' && again.safeParse(now.options).data?.rematch === old.id;
}

async function joined(deps: Deps, join: Join, there: Request, sides: readonly Side[]): Promise<Reply | Refusal> {
  const loaded = await loadAt(deps, there);
  if (loaded instanceof Refusal) return loaded;
  return join(there, sides.find((each) => !holds(loaded, there.person, each)) ?? sides[0]!);
}

/** What a person commands now who commanded the other side. */
function sidesAfter(seats: readonly Seat[], { id }: Person): readonly Side[] {
  return SIDES.filter((side) => seatOf({ seats }, enemyOf(side), id));
}

async function wanted(deps: Deps, old: Battle, seats: readonly Seat[], person: Person): Promise<Wanted | Refusal> {
  const setting = await settingOf(deps, old);
  if (setting instanceof Refusal) return setting;
  const robot = robotOf(old);
  const isThere = robot && seatOf({ seats }, robot.side, robot.id) !== undefined;
  const { make } = keptOf(old);
  return {
    setting,
    language: old.language,
    solo: isThere ? { ...robot, side: enemyOf(robot.side) } : undefined,
    how: { odds: levelOf(old), ...(make && { threads: make === 'yes' }) },
    pace: paceOf({ options: withoutLivePace(old.options) }),
    salts: NO_SALTS,
    rematch: rematchOf(old, seats, person),
  };
}

function rematchOf(old: Battle, seats: readonly Seat[], person: Person): Rematch {
  const sides = sidesAfter(seats, person);
  const offers = SIDES.flatMap((side) => {
    const chief = chiefOf(seats, enemyOf(side));
    if (!chief || sides.includes(side)) return [];
    return [{ side, asks: personName(person), to: personName(chief) }];
  });
  return { of: old.id, sides, offers };
}

/** The terrain, armies and readings of its first position, even if its scenario has changed. */
async function settingOf(deps: Deps, old: Battle): Promise<Setting | Refusal> {
  const { scenario: name } = old;
  const dice = scriptOf(old);
  if (dice.length > 0 && !deps.scriptedDice) return no(phrase('host-scripted-refused', { name }));
  const rules = rulesOf(deps, old);
  const first = restored(rules, old, (await entryAt(deps.store, old, 1)).state);
  const plain = { scenario: { name }, rules, state: first, title: await battleTitle(deps, old), dice };
  const meeting = meetingOf(old);
  if (!meeting) return plain;
  const met = encounterState(rules, unwished(meeting), { state: first });
  return met instanceof Refusal ? met : { ...plain, state: met.state, meeting: met.meeting };
}

function restored(rules: AnyRuleset, old: Battle, state: unknown): unknown {
  try {
    return rules.restore(state);
  } catch (error) {
    throw new UnreadableBattle(old, error);
  }
}

/** The way to deploy is agreed again. */
function unwished({ asked: _asked, title: _title, ...meeting }: Meeting): Meeting {
  return { ...meeting, wishes: [] };
}
