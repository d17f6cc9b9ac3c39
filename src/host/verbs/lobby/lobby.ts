/** Who commands, and when a battle begins or is called off: the table ledger's business. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { type Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import { doctrineLine, doctrinesOf } from '../../messages/doctrine-line.ts';
import { withCall } from '../../messages/turn-call.ts';
import { type Revealed, revealLines } from '../../advance/sealed.ts';
import type { Person, Request } from '../../request.ts';
import { resuming } from '../../advance/advance.ts';
import { nextEntry } from '../../orders/journal.ts';
import { deskPost, speechOf } from '../../messages/desk-post.ts';
import { askedOf, commanders, commandersOf, holds, isUmpire, seated, sidesOf } from '../../seats/commanders.ts';
import { asking, type Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';
import { queue } from '../../advance/order-decision.ts';
import type { Parts } from '../../battle/deps.ts';
import type { Post } from '../../post.ts';
import { bulletin, notice, type Print } from '../../messages/posts.ts';
import { notBegun, restOf } from '../../orders/queued.ts';
import { isRobot } from '../../seats/bot-seat.ts';
import { seatsAfter } from '../../seats/seating.ts';
import type { Role } from '../../store/store.ts';
import { nameOf, no, sideName } from '../../battle/voice.ts';
import { seatLines } from '../../messages/seat-lines.ts';
import { playing } from '../../advance/verb.ts';
import { cardAgain } from '../../messages/card-again.ts';

/** As many as a message can call, and more than any battle has had. */
const MOST_COMMANDERS = 25;

export async function join(parts: Parts, loaded: Loaded, request: Request, role: Role): Promise<Move | Refusal> {
  const { person } = request;
  if (loaded.battle.status === 'over') return no(phrase('host-is-over'));
  if (role === 'umpire') return umpireMove(loaded, request);
  if (isUmpire(loaded, person)) return no(phrase('host-umpire-commands'));
  return command(parts, loaded, person, role);
}

/** The umpire takes no side. Once a battle is under way, not everybody may come and decide everything. */
function umpireMove(loaded: Loaded, { person, administrator }: Request): Move | Refusal {
  if (isUmpire(loaded, person)) return no(phrase('host-already-umpire'));
  if (loaded.umpire) return no(phrase('host-umpire-taken', { who: nameOf(loaded.umpire) }));
  if (sidesOf(loaded, person).length > 0) return no(phrase('host-umpire-commands'));
  const isTrusted = administrator || loaded.battle.openedBy === person.id;
  if (loaded.battle.status !== 'mustering' && !isTrusted) return no(phrase('host-umpire-late'));
  return {
    seats: { add: [{ side: 'umpire', userId: person.id, userName: person.name }] },
    table: [
      {
        kind: 'joined',
        userId: person.id,
        data: { side: 'umpire' },
        // Whoever commands must know at once that somebody else decides from now on.
        posts: (voice) => [
          notice(voice, [phrase('host-joined-umpire', { who: nameOf(person) })], commandersOf(loaded)),
        ],
      },
    ],
    says: () => [phrase('host-you-umpire')],
  };
}

/** The first of a side is its chief; who comes later has no units until he is given some. The bot's own seat gives way. */
async function command(parts: Parts, loaded: Loaded, person: Person, side: Side): Promise<Move | Refusal> {
  if (holds(loaded, person, side)) return no(phrase('host-already-yours', { side: sideName(side) }));
  const robot = commanders(loaded, side).find((each) => isRobot(loaded, each));
  const others = robot ? [] : commanders(loaded, side);
  if (others.length >= MOST_COMMANDERS) return no(phrase('many-full', { side: sideName(side), n: MOST_COMMANDERS }));
  const [chief] = others;
  const doctrines = await doctrinesOf(parts, loaded.rules, person.id);
  const seats = {
    ...(robot && { remove: [{ side, userId: robot.id }] }),
    add: [{ side, userId: person.id, userName: person.name, chief: !chief, done: chief !== undefined }],
  };
  const joined = { ...loaded, ...seated(seatsAfter(loaded.seats, seats, parts.clock())) };
  const who = nameOf(person);
  const says = chief
    ? phrase('many-joined', { who, side: sideName(side), chief: nameOf(chief) })
    : phrase('host-joined', { who, side: sideName(side) });
  const yours = chief
    ? phrase('many-you-joined', { side: sideName(side), chief: nameOf(chief) })
    : phrase('host-you-joined', { side: sideName(side) });
  return {
    seats,
    table: [
      {
        kind: 'joined',
        userId: person.id,
        data: { side },
        posts: (voice) => [notice(voice, [says]), ...(chief ? [] : cardAgain({ ...joined, voice }, side))],
      },
    ],
    says: () => [yours, doctrineLine(doctrines)],
    doctrines,
  };
}

export function leave(loaded: Loaded, { person }: Request): Move | Refusal {
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

/** The next in order becomes chief; what the one who leaves had falls to the chief, who has it to look at first. */
function seatsWithout(loaded: Loaded, { id: userId }: Person, sides: readonly Side[]): NonNullable<Move['seats']> {
  const heirs = sides.flatMap((side) => {
    const heir = commanders(loaded, side).find(({ id }) => id !== userId);
    return heir ? [{ side, userId: heir.id, patch: { chief: true, done: false } }] : [];
  });
  return { remove: sides.map((side) => ({ side, userId })), change: heirs };
}

function leavingLines(loaded: Loaded, left: Loaded, person: Person, side: Side): Phrase[] {
  const [who, name] = [nameOf(person), sideName(side)];
  const chief = left.holders[side];
  const isNew = chief?.id !== loaded.holders[side]?.id;
  if (!chief) {
    const free = loaded.battle.status === 'playing' ? [phrase('host-side-free', { side: name })] : [];
    return [phrase('host-left', { who, side: name }), ...free];
  }
  if (!isNew) return [phrase('many-left', { who, side: name, chief: nameOf(chief) })];
  return [phrase('host-left', { who, side: name }), phrase('many-heir', { side: name, chief: nameOf(chief) })];
}

/** A question that was his is shown to whoever has to answer it now. */
function cardForHeir(loaded: Loaded, left: Loaded, side: Side): Post[] {
  const question = asking(loaded)?.question;
  if (question?.to !== side) return [];
  const now = askedOf(left, question);
  return now && now.id !== askedOf(loaded, question)?.id ? cardAgain(left, side) : [];
}

/** Orders that he no longer stands for. One that is under way is not among them: it waits for a new commander. */
function withoutOrdersOf(
  loaded: Loaded,
  { id }: Person,
  sides: readonly Side[],
): { readonly dropped: readonly string[]; readonly waiting?: NonNullable<Move['waiting']> } {
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

function umpireLeaves(person: Person): Move {
  return {
    seats: { remove: [{ side: 'umpire', userId: person.id }] },
    table: [
      {
        kind: 'left',
        userId: person.id,
        data: { sides: ['umpire'], dropped: [] },
        posts: (voice) => [notice(voice, [phrase('host-left-umpire', { who: nameOf(person) })])],
      },
    ],
    says: () => [phrase('host-you-left-umpire')],
  };
}

export async function start(
  parts: Parts,
  loaded: Loaded,
  { person }: Pick<Request, 'person'>,
  revealed?: Revealed,
): Promise<Move | Refusal> {
  const { battle, holders, state, next } = loaded;
  if (battle.status === 'halted') {
    if (sidesOf(loaded, person).length === 0 && !isUmpire(loaded, person)) return no(phrase('host-no-seat'));
    return (await resuming(parts, loaded, person.id)) ?? no(phrase('host-still-halted'));
  }
  if (battle.status !== 'mustering') return playing(battle) ?? no(phrase('host-already-started'));
  const free = SIDES.find((side) => !holders[side]);
  if (free) return no(phrase('host-side-empty', { side: sideName(free) }));
  if (sidesOf(loaded, person).length === 0 && !isUmpire(loaded, person)) return no(phrase('host-no-seat'));
  const done = { kind: 'start', side: undefined, userId: person.id, text: battle.scenario } as const;
  const entry = nextEntry(loaded, { ...done, transcript: [], state });
  const print = { head: entry.hash, from: 0, dice: 0, scripted: 0 };
  const reveal = revealed ? revealLines(revealed) : [];
  const opened = [phrase('host-started'), ...seatLines(loaded), ...reveal];
  // Where both have set up already, nobody is called before both are shown.
  const calls = next.kind !== 'auto' && !revealed;
  return {
    entry,
    patch: { status: next.kind === 'over' ? 'over' : 'playing', position: entry.seq, told: entry.seq },
    table: [
      {
        kind: 'started',
        userId: person.id,
        data: { ...(revealed && { revealed: { seals: revealed.seals.map((each) => ({ ...each })) } }) },
        posts: (voice) => [notice(voice, opened), ...(calls ? [firstPost({ ...loaded, voice }, print)] : [])],
      },
    ],
    says: () => [phrase('host-started')],
  };
}

function firstPost(loaded: Loaded, print: Print): Post {
  const { battle, next, state } = loaded;
  const speech = speechOf(loaded);
  if (next.kind === 'table') return deskPost(speech, [], state, next, { id: battle.id, seq: 1 }, print);
  return withCall(loaded, bulletin(speech, [], state, next, [], print), next, 1);
}
