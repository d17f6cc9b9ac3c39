/** Leaving a battle: who is chief next, and what becomes of the leaver's units and queued orders. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Refusal, Side } from '../../../kernel/play.ts';
import type { Person, Request } from '../../request.ts';
import { askedOf, commanders, isUmpire, seated, sidesOf } from '../../seats/commanders.ts';
import { asking, type LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { queue } from '../../advance/order-decision.ts';
import type { Post } from '../../post.ts';
import { noticeLine } from '../../messages/notice-line.ts';
import { notice } from '../../messages/posts.ts';
import { notBegun, restOf } from '../../orders/queued.ts';
import { seatsAfter } from '../../seats/seating.ts';
import { nameOf, no, sideName } from '../../battle/voice.ts';
import { cardAgain } from '../../messages/card-again.ts';

export function leave(loaded: LoadedBattle, { person }: Request): Decision | Refusal {
  const { battle } = loaded;
  if (battle.status === 'over') return no(phrase('host-is-over'));
  if (isUmpire(loaded, person)) return umpireLeaves(person);
  const sides = sidesOf(loaded, person);
  if (sides.length === 0) return no(phrase('host-no-seat'));
  const seats = seatsWithout(loaded, person, sides);
  const left = { ...loaded, ...seated(seatsAfter(loaded.seats, seats, battle.updatedAt)) };
  const { dropped, waiting } = withoutOrdersOf(loaded, person, sides);
  return {
    seats,
    table: [
      {
        kind: 'left',
        userId: person.id,
        data: { sides, dropped },
        posts: (voice) => [
          notice(
            voice,
            sides.flatMap((side) => leavingLines(loaded, left, person, side)),
          ),
          ...sides.flatMap((side) => cardForHeir(loaded, { ...left, voice }, side)),
        ],
      },
    ],
    ...(waiting && { waiting }),
    says: () => [phrase('host-you-left', { n: dropped.length })],
  };
}

/** The next in order becomes chief; the leaver's units go to the chief, who has to look at them first. */
function seatsWithout(
  loaded: LoadedBattle,
  { id: userId }: Person,
  sides: readonly Side[],
): NonNullable<Decision['seats']> {
  const heirs = sides.flatMap((side) => {
    const heir = commanders(loaded, side).find(({ id }) => id !== userId);
    return heir ? [{ side, userId: heir.id, patch: { chief: true, done: false } }] : [];
  });
  return { remove: sides.map((side) => ({ side, userId })), change: heirs };
}

function leavingLines(loaded: LoadedBattle, left: LoadedBattle, person: Person, side: Side): Phrase[] {
  const [who, name] = [nameOf(person), sideName(side)];
  const chief = left.holders[side];
  const isNew = chief?.id !== loaded.holders[side]?.id;
  if (!chief) {
    const free = loaded.battle.status === 'playing' ? [phrase('host-side-free', { side: name })] : [];
    return [phrase('host-left', { who, side: name }), ...free];
  }
  if (!isNew) return [phrase('seat-left', { who, side: name, chief: nameOf(chief) })];
  return [phrase('host-left', { who, side: name }), phrase('seat-heir', { side: name, chief: nameOf(chief) })];
}

/** A question to the leaver is shown to the person who has to answer it now. */
function cardForHeir(loaded: LoadedBattle, left: LoadedBattle, side: Side): Post[] {
  const question = asking(loaded)?.question;
  if (question?.to !== side) return [];
  const now = askedOf(left, question);
  return now && now.id !== askedOf(loaded, question)?.id ? cardAgain(left, side) : [];
}

/** Drops the leaver's queued orders. One under way stays: it waits for a new commander. */
function withoutOrdersOf(
  loaded: LoadedBattle,
  { id }: Person,
  sides: readonly Side[],
): { readonly dropped: readonly string[]; readonly waiting?: NonNullable<Decision['waiting']> } {
  const { waiting } = loaded;
  if (!waiting || !sides.includes(waiting.side)) return { dropped: [] };
  const { side, userId, question } = waiting;
  const line = notBegun(loaded, waiting);
  const dropped = line.filter((each) => each.userId === id).map(({ text }) => text);
  if (dropped.length === 0) return { dropped };
  const others = line.filter((each) => each.userId !== id);
  const rest = restOf(loaded, side, question ? userId : undefined, others);
  return { dropped, waiting: question ? { ...waiting, rest } : queue(loaded, side, { userId: undefined, rest }) };
}

function umpireLeaves(person: Person): Decision {
  return {
    seats: { remove: [{ side: 'umpire', userId: person.id }] },
    table: [
      noticeLine({ kind: 'left', userId: person.id, data: { sides: ['umpire'], dropped: [] } }, [
        phrase('host-left-umpire', { who: nameOf(person) }),
      ]),
    ],
    says: () => [phrase('host-you-left-umpire')],
  };
}
