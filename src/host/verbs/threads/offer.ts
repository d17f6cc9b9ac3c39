/** Offering a command: to one person, or, as a vacancy, to the first who wants it. */
import { z } from 'zod';
import { phrase } from '../../../kernel/phrase.ts';
import { enemyOf, Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import type { Person, Request } from '../../request.ts';
import { isUmpire, seatOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { isRobot } from '../../seats/bot-seat.ts';
import * as stored from '../../store/stored.ts';
import type { Seat } from '../../store/store.ts';
import { no, personName, sideName } from '../../battle/voice.ts';
import { type Offer, offerLine, offerPost } from '../../messages/offer-post.ts';

/** As stored in its line. */
const offered = z.object({ side: stored.side, from: z.string().optional(), to: z.string().optional() });
export type Offered = z.infer<typeof offered>;

/** Lines after an offer that end it: it was taken up, or withdrawn. */
const closes = z.object({
  offer: z.number().int().optional(),
  side: stored.side.optional(),
  from: z.string().optional(),
});

/** A command by its commander, if they have only one, or the side is named. */
export function commandOf(
  loaded: LoadedBattle,
  { id, name }: Person,
  side: Side | undefined,
): (Seat & { side: Side }) | Refusal {
  const seats = SIDES.flatMap((each) => {
    const seat = seatOf(loaded, each, id);
    return seat && (side === undefined || side === each) ? [{ ...seat, side: each }] : [];
  });
  if (seats.length > 1) return no(phrase('handover-which-side', { who: personName({ id, name }) }));
  return seats[0] ?? no(phrase('handover-no-command', { who: personName({ id, name }) }));
}

/** The person's own command; any other, as the side's chief, the umpire or an administrator. */
export function mayGiveAway(
  loaded: LoadedBattle,
  { person, administrator }: Request,
  { side, userId }: Seat & { side: Side },
): boolean {
  const isChief = loaded.holders[side]?.id === person.id;
  return administrator || userId === person.id || isChief || isUmpire(loaded, person);
}

/** Why a person cannot command on this side. */
export function unfit(loaded: LoadedBattle, person: Person, side: Side): Refusal | undefined {
  if (isRobot(loaded, person)) return no(phrase('handover-no-robot'));
  if (isUmpire(loaded, person)) return no(phrase('host-umpire-commands'));
  const other = enemyOf(side);
  if (seatOf(loaded, other, person.id))
    return no(phrase('handover-other-side', { who: personName(person), side: sideName(other) }));
  return undefined;
}

export function offerDecision(loaded: LoadedBattle, { person }: Request, offer: Offer): Decision {
  return {
    table: [offerLine(person, offer, (voice, seq) => offerPost({ ...loaded, voice }, offer, seq))],
    says: () => [
      offer.to ? phrase('handover-you-offer', { who: offer.to }) : phrase('handover-you-advertise', { who: '' }),
    ],
  };
}

/** The offer of a line of the ledger, if it is still open. */
export async function standingOffer({ store }: Deps, loaded: LoadedBattle, seq: number): Promise<Offered | Refusal> {
  const { battle, holders } = loaded;
  const gone = no(phrase('handover-offer-gone'));
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
