/** A command that is offered: to one person who shall take it over, or, as a vacancy, to whoever comes first. */
import { z } from 'zod';
import { type PersonName, type Phrase, phrase } from '../../../kernel/phrase.ts';
import { enemyOf, Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import type { Person, Request } from '../../request.ts';
import { speechOf } from '../../messages/desk-post.ts';
import { isUmpire, seatOf } from '../../seats/commanders.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Move, TableLine } from '../../battle/decision.ts';
import type { Parts } from '../../battle/deps.ts';
import type { Post } from '../../post.ts';
import { line, notice, sceneOf } from '../../messages/posts.ts';
import { isRobot } from '../../seats/bot-seat.ts';
import * as stored from '../../store/stored.ts';
import type { Seat } from '../../store/store.ts';
import { labelOf, no, personName, scoreLines, sideName, type Voice } from '../../battle/voice.ts';

/** Whose command, and who shall have it; nobody: a new one; anybody. `asks`: who offers it. */
export interface Offer {
  readonly side: Side;
  readonly asks: PersonName;
  readonly from?: PersonName | undefined;
  readonly to?: PersonName | undefined;
}

/** The same as its line keeps it. */
const offered = z.object({ side: stored.side, from: z.string().optional(), to: z.string().optional() });
export type Offered = z.infer<typeof offered>;

/** Since an offer, one of these: it has been taken up, or is no longer meant. */
const closes = z.object({
  offer: z.number().int().optional(),
  side: stored.side.optional(),
  from: z.string().optional(),
});

/** A command by the person who has it, where he has only one, or the side is named. */
export function commandOf(
  loaded: Loaded,
  { id, name }: Person,
  side: Side | undefined,
): (Seat & { side: Side }) | Refusal {
  const seats = SIDES.flatMap((each) => {
    const seat = seatOf(loaded, each, id);
    return seat && (side === undefined || side === each) ? [{ ...seat, side: each }] : [];
  });
  if (seats.length > 1) return no(phrase('place-which-side', { who: personName({ id, name }) }));
  return seats[0] ?? no(phrase('place-no-command', { who: personName({ id, name }) }));
}

/** His own, or as the side's chief, the umpire, an administrator. */
export function mayGiveAway(
  loaded: Loaded,
  { person, administrator }: Request,
  { side, userId }: Seat & { side: Side },
): boolean {
  const isChief = loaded.holders[side]?.id === person.id;
  return administrator || userId === person.id || isChief || isUmpire(loaded, person);
}

/** Why somebody cannot command on this side. */
export function unfit(loaded: Loaded, person: Person, side: Side): Refusal | undefined {
  if (isRobot(loaded, person)) return no(phrase('place-no-robot'));
  if (isUmpire(loaded, person)) return no(phrase('host-umpire-commands'));
  const other = enemyOf(side);
  if (seatOf(loaded, other, person.id))
    return no(phrase('place-other-side', { who: personName(person), side: sideName(other) }));
  return undefined;
}

export function offerMove(loaded: Loaded, { person }: Request, offer: Offer): Move {
  return {
    table: [offerLine(person, offer, (voice, seq) => offerPost({ ...loaded, voice }, offer, seq))],
    says: () => [offer.to ? phrase('place-you-offer', { who: offer.to }) : phrase('place-you-advertise', { who: '' })],
  };
}

export function offerLine(
  { id: userId }: Person,
  { side, from, to }: Offer,
  post: (voice: Voice, seq: number) => Post,
): TableLine {
  const data = { side, ...(from && { from: from.person }), ...(to && { to: to.person }) };
  return { kind: 'offered', userId, data, posts: (voice, seq) => [post(voice, seq)] };
}

interface Offering {
  readonly battle: Pick<Loaded['battle'], 'id'>;
  readonly voice: Voice;
}

/** The same where nothing else of the battle need be known: it calls somebody by name, and is short. */
export function callPost({ battle, voice }: Offering, offer: Offer, seq: number): Post {
  const calls = offer.to ? [offer.to.person] : [];
  return { ...notice(voice, [offerSays(offer)], calls), offer: buttonOf({ battle, voice }, seq) };
}

function buttonOf({ battle, voice }: Offering, no: number): NonNullable<Post['offer']> {
  return { battle: battle.id, no, label: labelOf(voice.say(phrase('place-take'))) };
}

/** Whoever comes first wants to see what he would take over. */
function offerPost(loaded: Loaded, offer: Offer, seq: number): Post {
  const { battle, rules, state, voice } = loaded;
  if (offer.to !== undefined) return callPost(loaded, offer, seq);
  const here = { before: state, after: state, transcript: [] };
  const seen = rules.view(state);
  const begun = battle.status === 'mustering' ? [] : [rules.turn(seen), ...scoreLines(rules, seen)];
  return {
    kind: 'notice',
    title: voice.say(phrase('place-vacancy', { side: sideName(offer.side) })),
    sentences: [offerSays(offer), rules.aim(seen)].map((says) => line(voice, says)),
    footer: begun.map(voice.say),
    scene: sceneOf(speechOf(loaded), here, 'whole'),
    calls: [],
    to: { channel: true },
    offer: buttonOf(loaded, seq),
  };
}

function offerSays({ side, asks, from, to }: Offer): Phrase {
  const args = { asks, side: sideName(side), from: from ?? '', to: to ?? '' };
  if (to === undefined) return phrase(from === undefined ? 'place-vacant' : 'place-vacant-of', args);
  return phrase(from === undefined ? 'place-wanted' : 'place-offered', args);
}

/** The offer of a line of the ledger, if it still stands. */
export async function standingOffer({ store }: Parts, loaded: Loaded, seq: number): Promise<Offered | Refusal> {
  const { battle, holders } = loaded;
  const gone = no(phrase('place-offer-gone'));
  const [first, ...later] = await store.tableEntries(battle.id, seq, battle.tableSeq);
  if (first?.kind !== 'offered') return gone;
  const offer = offered.parse(first.data);
  const isClosed = later.some(({ kind, data }) => {
    const read = closes.safeParse(data).data;
    const isSame = read?.side === offer.side && read.from === offer.from;
    return read?.offer === seq || (kind === 'offered' && isSame);
  });
  const isThere = offer.from === undefined ? holders[offer.side] === undefined : seatOf(loaded, offer.side, offer.from);
  return isClosed || !isThere ? gone : offer;
}
