/** What all verbs that change a battle share: one at a time, on the present state, and only once. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { withActedFor } from './clock/acted-for.ts';
import { endAbsences, endAbsence } from './clock/return.ts';
import { isSealing } from '../seats/sealed-deployment.ts';
import { withSeen } from './clock/last-seen.ts';
import { advance } from './advance.ts';
import type { Reply, Request } from '../request.ts';
import { load } from './load.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { type Stored, storeDecision } from './commit.ts';
import type { Decision } from '../battle/decision.ts';
import { fromEach, type Deps } from '../battle/deps.ts';
import type { Battle } from '../store/store.ts';
import { once } from './only-once.ts';
import { UnreadableBattle, unreadableSays } from '../battle/unreadable.ts';
import { no, voiceOf } from '../battle/voice.ts';

export type Decide<L> = (loaded: L) => Promise<Decision | Refusal> | Decision | Refusal;

/** What every verb needs to know about a battle. */
type Least = Pick<LoadedBattle, 'battle' | 'places'>;

/**
 * Changes the battle of a place. `decide` may be called again on a newer state. Acting ends a player's absence in all
 * their battles; actions by a deputy are labelled.
 */
async function change(deps: Deps, request: Request, decide: Decide<LoadedBattle>): Promise<Reply | Refusal> {
  const { person } = request;
  let returned: string | undefined;
  const reply = await changeKnown(deps, request, loadAt, async (loaded) => {
    const decision = await decide(loaded);
    if (decision instanceof Refusal) return decision;
    const back = endAbsence(loaded, person, withActedFor(loaded, person, withSeen(loaded, person, decision)));
    returned = back.wasAway ? loaded.battle.id : undefined;
    return back.decision;
  });
  const id = returned;
  if (id === undefined || reply instanceof Refusal) return reply;
  const late = await following(deps, id, () => endAbsences(deps, person, true, id));
  return { ...reply, says: [...reply.says, ...late] };
}

/** How verbs are registered: `games: verb(games)`, `undo: change(undo)`, `map: look(map)`. */
export function verbKit(deps: Deps) {
  type Given = readonly unknown[];
  type Decided = ReturnType<Decide<LoadedBattle>>;
  type Changing<A extends Given> = (request: Request, ...given: A) => Promise<Reply | Refusal>;
  return {
    verb:
      <A extends Given, R>(run: (deps: Deps, ...given: A) => R) =>
      (...given: A): R =>
        run(deps, ...given),
    /** Changes the battle of the place. */
    change:
      <A extends Given>(
        decide: (deps: Deps, loaded: LoadedBattle, request: Request, ...given: A) => Decided,
      ): Changing<A> =>
      (request, ...given) =>
        change(deps, request, (loaded) => decide(deps, loaded, request, ...given)),
    /** The same, from what is already known of it. */
    decide:
      <A extends Given>(decide: (loaded: LoadedBattle, request: Request, ...given: A) => Decided): Changing<A> =>
      (request, ...given) =>
        change(deps, request, (loaded) => decide(loaded, request, ...given)),
    /** Looks at the battle of the place, or says why there is none. */
    look:
      <A extends Given, R>(see: (deps: Deps, loaded: LoadedBattle, request: Request, ...given: A) => R) =>
      async (request: Request, ...given: A): Promise<Awaited<R> | Refusal> => {
        const loaded = await loadAt(deps, request);
        return loaded instanceof Refusal ? loaded : await see(deps, loaded, request, ...given);
      },
    /** Lists something of it, for completion: nothing if there is none. */
    list:
      <A extends Given, T>(
        find: (deps: Deps, loaded: LoadedBattle, request: Request, ...given: A) => Promise<readonly T[]> | readonly T[],
      ) =>
      async (request: Request, ...given: A): Promise<readonly T[]> => {
        const loaded = await loadAt(deps, request);
        return loaded instanceof Refusal ? [] : find(deps, loaded, request, ...given);
      },
  };
}

/** With only the loaded part of the battle. */
export async function changeKnown<L extends Least>(
  deps: Deps,
  request: Request,
  loading: (deps: Deps, request: Request) => Promise<L | Refusal>,
  decide: Decide<L>,
): Promise<Reply | Refusal> {
  return changeIn(deps, await lockKey(deps, request.place), request, loading, decide);
}

/** For a battle other than the one in this place. */
export async function changeIn<L extends Least>(
  deps: Deps,
  key: string,
  request: Request,
  loading: (deps: Deps, request: Request) => Promise<L | Refusal>,
  decide: Decide<L>,
): Promise<Reply | Refusal> {
  deps.at('received');
  return once(deps, key, request, async () => {
    const loaded = await loading(deps, request);
    if (loaded instanceof Refusal) return loaded;
    deps.at('loaded');
    const decision = await decide(loaded);
    if (decision instanceof Refusal) return decision;
    deps.at('played');
    const stored = await storeDecision(deps, loaded, decision, request.interaction);
    if (typeof stored === 'string') return stored;
    const { id } = loaded.battle;
    let now: LoadedBattle | undefined;
    let lapsed: readonly string[] = [];
    const late = await following(deps, id, async () => {
      ({ now } = await advance(deps, id, stored));
      lapsed = await fromEach(deps.hooks.after, (end) => end(deps, id));
    });
    deps.at('told');
    return { ...replyOf(decision, request, late), ...closedBy(stored.before, decision, now, lapsed) };
  });
}

/** The question that is no longer open, and the proposals that are decided or have lapsed. */
function closedBy(
  { battle, waiting }: Stored['before'],
  decision: Decision,
  now: LoadedBattle | undefined,
  lapsed: readonly string[],
): Pick<Reply, 'closed'> {
  const after = now ? now.waiting : decision.waiting === undefined ? waiting : decision.waiting;
  const stands = after !== undefined && after !== 'none' && after.no === waiting?.no;
  const no = waiting?.question && !stands ? waiting.no : undefined;
  const motions = [...(decision.motions?.drop ?? []), ...lapsed];
  return no === undefined && motions.length === 0 ? {} : { closed: { battle: battle.id, no, motions } };
}

/** A commit is kept even if the work after it fails; the person is then told that the rest will follow. */
export async function following(
  deps: Deps,
  battleId: string,
  work: () => Promise<unknown>,
): Promise<readonly Phrase[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof UnreadableBattle) return unreadableSays(error.why);
    if (!deps.failed) throw error;
    deps.failed(battleId, error);
    return [phrase('host-follows-late')];
  }
}

function replyOf({ says, doctrines, ideas }: Decision, { language }: Request, late: readonly Phrase[]): Reply {
  const next = ideas?.(language);
  return {
    says: [...(says?.(language) ?? []), ...late],
    ...(doctrines && { doctrines }),
    ...(next && { ideas: next }),
  };
}

/** A battle has several places and changes in all of them together, so they share one lock. */
export async function lockKey({ store }: Deps, { channelId }: Request['place']): Promise<string> {
  return (await store.battleIdAt(channelId)) ?? channelId;
}

/** The battle of a place; or the one named by a button on the same server, which may not be the latest there. */
export async function battleFor({ store }: Deps, { place }: Request, named?: string): Promise<Battle | undefined> {
  if (named === undefined) return store.battleAt(place.channelId);
  const battle = await store.battle(named);
  return battle?.guildId === place.guildId ? battle : undefined;
}

/** That battle with everything a verb needs, or why there is none to show. */
export async function loadAt(deps: Deps, request: Request, named?: string): Promise<LoadedBattle | Refusal> {
  const battle = await battleFor(deps, request, named);
  if (!battle || battle.status === 'cancelled') return no(phrase('host-no-battle'));
  return load(deps, battle);
}

/** The battle of a place without its rules, even one that no rules can read. */
export async function knownAt(
  deps: Deps,
  { place }: Request,
): Promise<(Least & Pick<LoadedBattle, 'voice'>) | Refusal> {
  const battle = await deps.store.battleAt(place.channelId);
  if (!battle || battle.status === 'cancelled') return no(phrase('host-no-battle'));
  return { battle, places: await deps.store.placesOf(battle.id), voice: voiceOf(deps.words, battle.language) };
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
