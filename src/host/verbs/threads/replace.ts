/**
 * A command changes hands in one step: seat, units, points, plans and standing orders, queued orders. A person's
 * private thread stays theirs.
 */
import { type PersonName, type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { withClock } from '../../advance/clock/with-clock.ts';
import type { Person, Request } from '../../request.ts';
import { askedOf, seated, seatOf } from '../../seats/commanders.ts';
import { asking, type LoadedBattle } from '../../battle/loaded-battle.ts';
import { type Decision, together } from '../../battle/decision.ts';
import { barred, join } from '../../advance/take-seat.ts';
import { cardAgain } from '../../messages/card-again.ts';
import type { Deps } from '../../battle/deps.ts';
import { announced } from '../../messages/notice-line.ts';
import { notice } from '../../messages/posts.ts';
import { lineOf, restOf } from '../../orders/queued.ts';
import { seatsAfter } from '../../seats/seating.ts';
import type { Seat } from '../../store/store.ts';
import { no, personName, seatName, sideName } from '../../battle/voice.ts';
import { briefing } from './briefing.ts';
import type { Handover } from './thread-news.ts';
import { keptOf, withKept } from '../../seats/kept-places.ts';
import { commandOf, mayGiveAway, offerDecision, standingOffer, unfit } from './offer.ts';

/** Another person takes a command over; unless they ask themselves, they must press a button first. */
export async function replace(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  { who = request.person, by, side }: Handover & { readonly by: Person },
): Promise<Decision | Refusal> {
  if (loaded.battle.status === 'over') return no(phrase('host-is-over'));
  const seat = commandOf(loaded, who, side);
  if (seat instanceof Refusal) return seat;
  if (!mayGiveAway(loaded, request, seat)) return no(phrase('handover-replace-denied'));
  if (by.id === seat.userId) return no(phrase('handover-same'));
  const refusal = unfit(loaded, by, seat.side);
  if (refusal) return refusal;
  if (by.id === request.person.id) return takeOver(deps, loaded, { seat, person: by, offer: undefined });
  return offerDecision(loaded, request, {
    side: seat.side,
    asks: personName(request.person),
    from: seatName(seat),
    to: personName(by),
  });
}

/** A side without a commander, or a commander to be relieved, is offered to the first who wants it. */
export function advertise(loaded: LoadedBattle, request: Request, { who, side }: Handover): Decision | Refusal {
  if (loaded.battle.status === 'over') return no(phrase('host-is-over'));
  const asks = personName(request.person);
  if (!who && side && !loaded.holders[side]) {
    const mayAsk = request.administrator || loaded.battle.openedBy === request.person.id;
    const isSeated = loaded.seats.some(({ userId }) => userId === request.person.id);
    return mayAsk || isSeated ? offerDecision(loaded, request, { side, asks }) : no(phrase('handover-replace-denied'));
  }
  const seat = commandOf(loaded, who ?? request.person, side);
  if (seat instanceof Refusal) return seat;
  if (!mayGiveAway(loaded, request, seat)) return no(phrase('handover-replace-denied'));
  return offerDecision(loaded, request, { side: seat.side, asks, from: seatName(seat) });
}

/** The button of an offer. If the person to be relieved presses it, they keep their command. */
export async function take(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  battle: string,
  seq: number,
): Promise<Decision | Refusal> {
  if (loaded.battle.id !== battle) return no(phrase('handover-offer-gone'));
  if (loaded.battle.status === 'over') return no(phrase('host-is-over'));
  const { person } = request;
  const offer = await standingOffer(deps, loaded, seq);
  if (offer instanceof Refusal) return offer;
  const { side, from, to } = offer;
  if (from === person.id) return keep(person, side, seq);
  if (to !== undefined && to !== person.id)
    return no(phrase('handover-not-for-you', { who: await nameIn(deps, loaded, seq, to) }));
  const refusal = unfit(loaded, person, side);
  if (refusal) return refusal;
  const seat = from === undefined ? undefined : seatOf(loaded, side, from);
  if (seat) return takeOver(deps, loaded, { seat: { ...seat, side }, person, offer: seq });
  const decision = await join(deps, loaded, request, side);
  if (decision instanceof Refusal) return decision;
  const after = await clocked(deps, loaded, decision);
  const brief = await briefing(deps, after, person, side);
  return together(decision, { says: () => brief });
}

/** The name of the person an offer is for. */
async function nameIn(
  { store }: Deps,
  { battle }: LoadedBattle,
  seq: number,
  userId: string,
): Promise<PersonName | Phrase> {
  const [line] = await store.spokenEntries(battle.id, seq, seq);
  const name = line?.said?.people[userId];
  return typeof name === 'string' ? { person: userId, name } : phrase('host-former');
}

function keep(person: Person, side: Side, offer: number): Decision {
  const says = [phrase('handover-keeps', { who: personName(person), side: sideName(side) })];
  return announced({ kind: 'offerClosed', userId: person.id, data: { offer, side } }, says);
}

interface Change {
  readonly seat: Seat & { readonly side: Side };
  readonly person: Person;
  /** The line of the offer, if there was one. */
  readonly offer: number | undefined;
}

async function takeOver(deps: Deps, loaded: LoadedBattle, change: Change): Promise<Decision | Refusal> {
  const { seat, person, offer } = change;
  const { side, userId: from } = seat;
  const refusal = await barred(deps, loaded, person, side);
  if (refusal) return refusal;
  const { battle } = loaded;
  const seats = seatsOf(loaded, change);
  const after = await clocked(deps, loaded, { seats, ...waitingFor(loaded, change) });
  const brief = await briefing(deps, after, person, side);
  const who = seatName(seat);
  const says = [phrase('handover-replaced', { who, by: personName(person), side: sideName(side) })];
  return {
    seats,
    ...writtenAhead(loaded, change),
    ...waitingFor(loaded, change),
    patch: { options: withKept(battle, inheritedThread(loaded, from, person.id)) },
    table: [
      {
        kind: 'replaced',
        userId: person.id,
        data: { side, from, ...(offer !== undefined && { offer }) },
        posts: (voice) => [notice(voice, says), ...cardFor(loaded, { ...after, voice }, side)],
      },
    ],
    says: () => [phrase('handover-you-replace', { who, side: sideName(side) }), ...brief],
  };
}

/**
 * Chief, units and points pass on, in addition to what the successor has. The successor also becomes deputy of the same
 * people.
 */
function seatsOf({ seats }: LoadedBattle, { seat, person }: Change): NonNullable<Decision['seats']> {
  const { side, userId: from, chief, units, points, done, seen } = seat;
  const own = seats.find((each) => each.side === side && each.userId === person.id);
  const deputies = seats
    .filter((each) => each.side === side && each.deputy === from && each.userId !== from)
    .map(({ userId }) => ({ side, userId, patch: { deputy: userId === person.id ? 'nobody' : person.id } }));
  const remove = [{ side, userId: from }];
  if (!own) {
    const common = points === undefined ? {} : { points };
    const seatAs = { side, userId: person.id, userName: person.name };
    return { remove, add: [{ ...seatAs, chief, units, done, seen, ...common }], change: deputies };
  }
  const both = points === undefined && own.points === undefined ? 'common' : (points ?? 0) + (own.points ?? 0);
  const patch = {
    chief: chief || own.chief,
    units: [...own.units, ...units],
    done: own.done && done,
    points: both,
  } as const;
  return { remove, change: [...deputies, { side, userId: person.id, patch }] };
}

/** The battle as it will be, for its deadlines. */
async function clocked(
  deps: Deps,
  loaded: LoadedBattle,
  decision: Pick<Decision, 'seats' | 'waiting'>,
): Promise<LoadedBattle> {
  const at = deps.clock();
  const { put = [], drop = [] } = (await withClock(deps, loaded, decision)).deadlines ?? {};
  const stay = loaded.deadlines.filter(({ id }) => ![...drop, ...put.map((row) => row.id)].includes(id));
  const deadlines = [...stay, ...put.map((row) => ({ ...row, at }))];
  return { ...loaded, deadlines, ...seated(seatsAfter(loaded.seats, decision.seats, at)) };
}

/** Standing answers and the plan are orders to the units, so they pass on. The successor's own plan takes priority. */
function writtenAhead(
  { standing, plans }: LoadedBattle,
  { seat, person }: Change,
): Pick<Decision, 'standing' | 'plans'> {
  const isTheirs = (row: { readonly side: Side; readonly userId: string }): boolean =>
    row.side === seat.side && row.userId === seat.userId;
  const answers = standing.filter(isTheirs).map((row) => ({ ...row, userId: person.id }));
  const theirs = plans.filter(isTheirs);
  const hasOwn = plans.some((plan) => plan.side === seat.side && plan.userId === person.id);
  return {
    ...(answers.length > 0 && { standing: { put: answers } }),
    ...(theirs.length > 0 && {
      plans: {
        drop: theirs.map(({ id }) => id),
        put: hasOwn ? [] : theirs.map((plan) => ({ ...plan, userId: person.id })),
      },
    }),
  };
}

/** Queued orders continue in the successor's name. */
function waitingFor(loaded: LoadedBattle, { seat, person }: Change): Pick<Decision, 'waiting'> {
  const { waiting } = loaded;
  if (!waiting || waiting.side !== seat.side) return {};
  const heir = (userId: string | undefined): string | undefined => (userId === seat.userId ? person.id : userId);
  const line = lineOf(loaded, seat.side, waiting).map((each) => ({ ...each, userId: heir(each.userId) }));
  const userId = heir(waiting.userId);
  const holders = { ...loaded.holders, [seat.side]: heirOf(loaded, seat, person) };
  return { waiting: { ...waiting, userId, rest: restOf({ holders }, seat.side, userId, line, waiting.afterSeq) } };
}

function heirOf({ holders }: LoadedBattle, { side, userId }: Change['seat'], person: Person): Person | undefined {
  return holders[side]?.id === userId ? person : holders[side];
}

/** The successor of a person with a private thread gets a new one. */
function inheritedThread({ battle }: LoadedBattle, from: string, to: string) {
  const kept = keptOf(battle);
  if (!kept.own.includes(from)) return kept;
  return { ...kept, own: [...kept.own.filter((id) => id !== from && id !== to), to] };
}

/** A question that the successor has to answer now is shown again, and calls them. */
function cardFor(loaded: LoadedBattle, after: LoadedBattle, side: Side) {
  const question = asking(loaded)?.question;
  if (question?.to !== side) return [];
  return askedOf(loaded, question)?.id === askedOf(after, question)?.id ? [] : cardAgain(after, side);
}
