/** Changes of what belongs to no battle: armies, scenarios, saved rolls, a person's doctrine. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Deps } from '../battle/deps.ts';
import { no } from '../battle/voice.ts';
import type { Reply, Request } from '../request.ts';
import { tried } from '../retry.ts';
import type { Change } from '../store/store.ts';
import { already } from './verb.ts';

/** What to store, and the reply. */
export interface Deed<T> {
  readonly change: Pick<Change, 'armies' | 'scenario' | 'rolls' | 'doctrine'>;
  readonly result: T;
}

/**
 * One change at a time under this key, on the present state, and only once for an interaction. `decide` may be called
 * again if another process was faster.
 */
export async function onlyOnce<T>(
  deps: Deps,
  key: string,
  { interaction }: Request,
  decide: () => Promise<Deed<T> | Refusal>,
): Promise<T | Reply | Refusal> {
  return deps.lock(key, async () => {
    const done = await tried(async () => {
      if (await deps.store.seen(interaction)) return already();
      const deed = await decide();
      if (deed instanceof Refusal) return deed;
      deps.at('committing');
      const committed = await deps.store.commit({ at: deps.clock(), interactionId: interaction, ...deed.change });
      if (committed === 'seen') return already();
      return committed === 'stale' ? committed : deed.result;
    });
    return done === 'stale' ? no(phrase('host-busy')) : done;
  });
}
