/** The verbs about places. */
import type { Deps } from '../../battle/deps.ts';
import { verbKit } from '../../advance/verb.ts';
import { astray, bring } from './bring.ts';
import { reportSync } from './report-sync.ts';
import { advertise, replace, take } from './replace.ts';
import { threads } from './threads.ts';
import { finished, desiredThreads } from './thread-sync.ts';
import type { Request, Person } from '../../request.ts';
import type { Handover, News, THREADS } from './thread-news.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';

export function createPlaces(deps: Deps) {
  const { change } = verbKit(deps);
  return {
    threads: change((loaded: LoadedBattle, request: Request, which: (typeof THREADS)[number]) =>
      threads(loaded, request, which),
    ),
    /**
     * A person takes over a command, by default that of the person asking. Unless they ask themselves, they get an
     * offer, and take it by a button. The reply briefs them.
     */
    replace: change((loaded: LoadedBattle, request: Request, what: Handover & { readonly by: Person }) =>
      replace(deps, loaded, request, what),
    ),
    /** Offers a command to the first who wants it. */
    vacancy: change((loaded: LoadedBattle, request: Request, what: Handover) => advertise(loaded, request, what)),
    /** The button of an offer, by the number of its line in the table ledger. */
    take: change((loaded: LoadedBattle, request: Request, battle: string, offer: number) =>
      take(deps, loaded, request, battle, offer),
    ),
    /** For the bot. `whole`: with everyone who ever had a seat, if no one remembers who was let in. */
    upkeep: (battle: string, whole: boolean) => desiredThreads(deps, battle, whole),
    /** The threads to archive: the battle has ended, and nothing more is to be said there. */
    finished: (battle: string) => finished(deps, battle),
    noted: (battle: string, news: News) => reportSync(deps, battle, news),
    /** Moves a battle whose place is gone here; and lists such battles of this person. */
    bring: (request: Request, battle: string) => bring(deps, request, battle),
    astray: (request: Request) => astray(deps, request),
    /** The battles whose places may need checking after a restart; or those of one server. */
    kept: (guildId?: string) => deps.store.tended(guildId),
  };
}
