/** Taking a commander's seat or the umpire's. */
import { phrase } from '../../kernel/phrase.ts';
import type { Refusal, Side } from '../../kernel/play.ts';
import { doctrineLine, doctrinesOf } from '../messages/doctrine-line.ts';
import type { Person, Request } from '../request.ts';
import { commanders, commandersOf, holds, isUmpire, seated, sidesOf } from '../seats/commanders.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { Decision } from '../battle/decision.ts';
import type { Deps } from '../battle/deps.ts';
import { notice } from '../messages/posts.ts';
import { isRobot } from '../seats/bot-seat.ts';
import { seatsAfter } from '../seats/seating.ts';
import type { Role } from '../store/store.ts';
import { nameOf, no, sideName } from '../battle/voice.ts';
import { cardAgain } from '../messages/card-again.ts';

/** As many as a message can call, and more than any battle has had. */
const MOST_COMMANDERS = 25;

export async function join(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  role: Role,
): Promise<Decision | Refusal> {
  const { person } = request;
  if (loaded.battle.status === 'over') return no(phrase('host-is-over'));
  if (role === 'umpire') return umpireDecision(loaded, request);
  if (isUmpire(loaded, person)) return no(phrase('host-umpire-commands'));
  return command(deps, loaded, person, role);
}

/** The umpire commands no side. Once a battle is under way, not everyone may become umpire. */
function umpireDecision(loaded: LoadedBattle, { person, administrator }: Request): Decision | Refusal {
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
        // The commanders must know straight away that another person decides from now on.
        posts: (voice) => [
          notice(voice, [phrase('host-joined-umpire', { who: nameOf(person) })], commandersOf(loaded)),
        ],
      },
    ],
    says: () => [phrase('host-you-umpire')],
  };
}

/** Why a person may not take that side: it might tell them what its enemy must not know. */
export async function barred(
  deps: Deps,
  loaded: LoadedBattle,
  person: Person,
  side: Side,
): Promise<Refusal | undefined> {
  for (const why of deps.hooks.bars) {
    const refusal = await why(deps, loaded, person, side);
    if (refusal) return refusal;
  }
  return undefined;
}

/**
 * The first commander of a side is its chief; later ones have no units until they are given some. The bot's own seat
 * makes way.
 */
async function command(deps: Deps, loaded: LoadedBattle, person: Person, side: Side): Promise<Decision | Refusal> {
  if (holds(loaded, person, side)) return no(phrase('host-already-yours', { side: sideName(side) }));
  const refusal = await barred(deps, loaded, person, side);
  if (refusal) return refusal;
  const robot = commanders(loaded, side).find((each) => isRobot(loaded, each));
  const others = robot ? [] : commanders(loaded, side);
  if (others.length >= MOST_COMMANDERS) return no(phrase('seat-full', { side: sideName(side), n: MOST_COMMANDERS }));
  const [chief] = others;
  const doctrines = await doctrinesOf(deps, loaded.rules, person.id);
  const seats = {
    ...(robot && { remove: [{ side, userId: robot.id }] }),
    add: [{ side, userId: person.id, userName: person.name, chief: !chief, done: chief !== undefined }],
  };
  const joined = { ...loaded, ...seated(seatsAfter(loaded.seats, seats, deps.clock())) };
  const who = nameOf(person);
  const says = chief
    ? phrase('seat-joined', { who, side: sideName(side), chief: nameOf(chief) })
    : phrase('host-joined', { who, side: sideName(side) });
  const yours = chief
    ? phrase('seat-you-joined', { side: sideName(side), chief: nameOf(chief) })
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
