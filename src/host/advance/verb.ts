/** What all verbs that change a battle share: one at a time, on the present state, and only once. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { marked } from './clock/acted-for.ts';
import { takenBack, tookBack } from './clock/return.ts';
import { isSealing } from '../seats/sealed-deployment.ts';
import { withSeen } from './clock/last-seen.ts';
import { goOn } from './advance.ts';
import type { Reply, Request } from '../request.ts';
import { load } from './load.ts';
import type { Loaded } from '../battle/loaded-battle.ts';
import { type Stored, storeMove } from './commit.ts';
import type { Move } from '../battle/decision.ts';
import { fromEach, type Parts } from '../battle/deps.ts';
import type { Battle } from '../store/store.ts';
import { tried } from '../retry.ts';
import { UnreadableBattle, unreadableSays } from '../battle/unreadable.ts';
import { no, voiceOf } from '../battle/voice.ts';

export type Decide<L> = (loaded: L) => Promise<Move | Refusal> | Move | Refusal;

/** What every verb needs to know about a battle. */
type Least = Pick<Loaded, 'battle' | 'places'>;

/**
 * Changes the battle of a place. `decide` may be called again on a newer state. Acting ends a player's absence in all
 * their battles; actions by a deputy are labelled.
 */
export async function change(parts: Parts, request: Request, decide: Decide<Loaded>): Promise<Reply | Refusal> {
  const { person } = request;
  let returned: string | undefined;
  const reply = await changeKnown(parts, request, loadAt, async (loaded) => {
    const move = await decide(loaded);
    if (move instanceof Refusal) return move;
    const back = tookBack(loaded, person, marked(loaded, person, withSeen(loaded, person, move)));
    returned = back.wasAway ? loaded.battle.id : undefined;
    return back.move;
  });
  const id = returned;
  if (id === undefined || reply instanceof Refusal) return reply;
  const late = await following(parts, id, () => takenBack(parts, person, true, id));
  return { ...reply, says: [...reply.says, ...late] };
}

/** How verbs are defined: `pass: change((loaded, request) => ...)`. */
export function verbKit(parts: Parts) {
  const changing =
    <A extends readonly unknown[]>(
      decide: (loaded: Loaded, request: Request, ...given: A) => ReturnType<Decide<Loaded>>,
    ) =>
    (request: Request, ...given: A): Promise<Reply | Refusal> =>
      change(parts, request, (loaded) => decide(loaded, request, ...given));
  return { change: changing };
}

/** With only the loaded part of the battle. */
export async function changeKnown<L extends Least>(
  parts: Parts,
  request: Request,
  loading: (parts: Parts, request: Request) => Promise<L | Refusal>,
  decide: Decide<L>,
): Promise<Reply | Refusal> {
  return changeIn(parts, await lockKey(parts, request.place), request, loading, decide);
}

/** For a battle other than that of the place. */
export async function changeIn<L extends Least>(
  parts: Parts,
  key: string,
  request: Request,
  loading: (parts: Parts, request: Request) => Promise<L | Refusal>,
  decide: Decide<L>,
): Promise<Reply | Refusal> {
  parts.at('received');
  return parts.lock(key, async () => {
    const reply = await tried(async () => {
      if (await parts.store.seen(request.interaction)) return already();
      const loaded = await loading(parts, request);
      if (loaded instanceof Refusal) return loaded;
      parts.at('loaded');
      const move = await decide(loaded);
      if (move instanceof Refusal) return move;
      parts.at('played');
      const stored = await storeMove(parts, loaded, move, request.interaction);
      if (stored === 'seen') return already();
      if (stored === 'stale') return stored;
      const { id } = loaded.battle;
      let now: Loaded | undefined;
      let lapsed: readonly string[] = [];
      const late = await following(parts, id, async () => {
        ({ now } = await goOn(parts, id, stored));
        lapsed = await fromEach(parts.hooks.after, (end) => end(parts, id));
      });
      parts.at('told');
      return { ...replyOf(move, request, late), ...closedBy(stored.before, move, now, lapsed) };
    });
    return reply === 'stale' ? no(phrase('host-busy')) : reply;
  });
}

/** The question that is no longer open, and the proposals that are decided or have lapsed. */
function closedBy(
  { battle, waiting }: Stored['before'],
  move: Move,
  now: Loaded | undefined,
  lapsed: readonly string[],
): Pick<Reply, 'closed'> {
  const after = now ? now.waiting : move.waiting === undefined ? waiting : move.waiting;
  const stands = after !== undefined && after !== 'none' && after.no === waiting?.no;
  const no = waiting?.question && !stands ? waiting.no : undefined;
  const motions = [...(move.motions?.drop ?? []), ...lapsed];
  return no === undefined && motions.length === 0 ? {} : { closed: { battle: battle.id, no, motions } };
}

/** A commit stands even if the rest fails; the person is told about both. */
export async function following(
  parts: Parts,
  battleId: string,
  work: () => Promise<unknown>,
): Promise<readonly Phrase[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof UnreadableBattle) return unreadableSays(error.why);
    if (!parts.failed) throw error;
    parts.failed(battleId, error);
    return [phrase('host-follows-late')];
  }
}

function replyOf({ says, doctrines, ideas }: Move, { language }: Request, late: readonly Phrase[]): Reply {
  const next = ideas?.(language);
  return {
    says: [...(says?.(language) ?? []), ...late],
    ...(doctrines && { doctrines }),
    ...(next && { ideas: next }),
  };
}

/** A battle has several places and changes in all of them at once, so they share one lock. */
export async function lockKey({ store }: Parts, { channelId }: Request['place']): Promise<string> {
  return (await store.battleIdAt(channelId)) ?? channelId;
}

/** The battle of a place; or the one named by a button on the same server, which may not be the latest there. */
export async function battleFor({ store }: Parts, { place }: Request, named?: string): Promise<Battle | undefined> {
  if (named === undefined) return store.battleAt(place.channelId);
  const battle = await store.battle(named);
  return battle?.guildId === place.guildId ? battle : undefined;
}

/** That battle with everything a verb needs, or why there is none to show. */
export async function loadAt(parts: Parts, request: Request, named?: string): Promise<Loaded | Refusal> {
  const battle = await battleFor(parts, request, named);
  if (!battle || battle.status === 'cancelled') return no(phrase('host-no-battle'));
  return load(parts, battle);
}

/** The battle of a place without its rules, even one that no rules can read. */
export async function knownAt(parts: Parts, { place }: Request): Promise<(Least & Pick<Loaded, 'voice'>) | Refusal> {
  const battle = await parts.store.battleAt(place.channelId);
  if (!battle || battle.status === 'cancelled') return no(phrase('host-no-battle'));
  return { battle, places: await parts.store.placesOf(battle.id), voice: voiceOf(parts.words, battle.language) };
}

export function playing(battle: Battle): Refusal | undefined {
  if (battle.status === 'halted') return no(phrase('host-is-halted'));
  return underWay(battle);
}

/** Also allows what a halted battle allows, because it leads out of the halt. */
export function underWay(battle: Battle): Refusal | undefined {
  if (battle.status === 'paused') return no(phrase('host-is-paused'));
  return begun(battle);
}

/** What the umpire may also do during a pause. */
export function begun(battle: Battle): Refusal | undefined {
  if (battle.status === 'mustering') return notStarted(battle);
  if (battle.status === 'over') return no(phrase('host-is-over'));
  return undefined;
}

/** The refusal for a battle that has not begun, naming the command that starts it. */
export function notStarted(battle: Battle): Refusal {
  return no(phrase(isSealing(battle) ? 'host-not-deployed' : 'host-not-started'));
}

export function already(): Reply {
  return { says: [phrase('host-already')] };
}
