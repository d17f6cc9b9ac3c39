/** The verbs about places, put together. */
import type { Parts } from '../../battle/deps.ts';
import { verbKit } from '../../advance/verb.ts';
import { astray, bring } from './bring.ts';
import { noted } from './report-sync.ts';
import { advertise, replace, take } from './replace.ts';
import { threads } from './threads.ts';
import { finished, upkeep } from './thread-sync.ts';
import type { Request, Person } from '../../request.ts';
import type { Handover, News, THREADS } from './thread-news.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';

export function createPlaces(parts: Parts) {
  const { change } = verbKit(parts);
  return {
    threads: change((loaded: Loaded, request: Request, which: (typeof THREADS)[number]) =>
      threads(loaded, request, which),
    ),
    /**
     * Somebody takes a command over, his own of whoever asks unless it says whose. Where he does not ask himself, he is
     * offered it, and takes it by a button. The reply tells him who takes it what he must know.
     */
    replace: change((loaded: Loaded, request: Request, what: Handover & { readonly by: Person }) =>
      replace(parts, loaded, request, what),
    ),
    /** A command is advertised, for whoever comes first. */
    vacancy: change((loaded: Loaded, request: Request, what: Handover) => advertise(loaded, request, what)),
    /** The button of an offer, by the number of its line in the ledger of the table. */
    take: change((loaded: Loaded, request: Request, battle: string, offer: number) =>
      take(parts, loaded, request, battle, offer),
    ),
    /** For the bot. `whole`: with everybody who ever had a seat, where nobody remembers who was let in. */
    upkeep: (battle: string, whole: boolean) => upkeep(parts, battle, whole),
    /** The threads that are to be put into the archive: the battle has ended, and nothing more is to be said there. */
    finished: (battle: string) => finished(parts, battle),
    noted: (battle: string, news: News) => noted(parts, battle, news),
    /** Takes a battle whose place is gone up again in this one; and which battles of this person there are to take up. */
    bring: (request: Request, battle: string) => bring(parts, request, battle),
    astray: (request: Request) => astray(parts, request),
    /** The battles whose places may have to be seen to after a stop; or those of one server. */
    kept: (guildId?: string) => parts.store.tended(guildId),
  };
}
