/** A change of a battle, or of what belongs to none: one at a time, on the present state, and only once. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Deps } from '../battle/deps.ts';
import { no } from '../battle/voice.ts';
import type { Reply, Request } from '../request.ts';
import { tried } from '../retry.ts';
import type { Change, Committed } from '../store/store.ts';

/** What an attempt came to if it stored nothing: the interaction was dealt with before, or the state has changed. */
type Uncommitted = Exclude<Committed, 'committed'>;

/**
 * One change at a time under this key, and only once for an interaction. `attempt` is called again if another process
 * was faster.
 */
export async function once<T>(
  deps: Deps,
  key: string,
  { interaction }: Request,
  attempt: () => Promise<T | Uncommitted>,
): Promise<T | Reply | Refusal> {
  return deps.lock(key, async () => {
    const done = await tried(async () => ((await deps.store.seen(interaction)) ? 'seen' : attempt()));
    if (done === 'stale') return no(phrase('host-busy'));
    return done === 'seen' ? already() : done;
  });
}

export function already(): Reply {
  return { says: [phrase('host-already')] };
}

/** What to store of what belongs to no battle (armies, scenarios, saved rolls, a person's doctrine, forgetting them), and the reply. */
export interface Deed<T> {
  readonly change: Pick<Change, 'armies' | 'scenario' | 'rolls' | 'doctrine' | 'forgets'>;
  readonly result: T;
}

/** Stores a deed. `decide` may be called again on a newer state. */
export async function onlyOnce<T>(
  deps: Deps,
  key: string,
  request: Request,
  decide: () => Promise<Deed<T> | Refusal>,
): Promise<T | Reply | Refusal> {
  return once(deps, key, request, async (): Promise<T | Refusal | Uncommitted> => {
    const deed = await decide();
    if (deed instanceof Refusal) return deed;
    deps.at('committing');
    const { interaction: interactionId } = request;
    const committed = await deps.store.commit({ at: deps.clock(), interactionId, ...deed.change });
    return committed === 'committed' ? deed.result : committed;
  });
}
