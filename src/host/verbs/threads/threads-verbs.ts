/** The verbs about places. */
import type { Deps } from '../../battle/deps.ts';
import { verbKit } from '../../advance/verb.ts';
import { astray, bring } from './bring.ts';
import { reportSync } from './report-sync.ts';
import { advertise, replace, take } from './replace.ts';
import { threads } from './threads.ts';
import { finished, desiredThreads } from './thread-sync.ts';

export function createThreads(deps: Deps) {
  const { change, decide, verb } = verbKit(deps);
  return {
    threads: decide(threads),
    /**
     * A person takes over a command, by default the one of the person asking. Unless they ask themselves, they get an
     * offer, and take it by a button. The reply briefs them.
     */
    replace: change(replace),
    /** Offers a command to the first who wants it. */
    vacancy: decide(advertise),
    /** The button of an offer, by the number of its line in the table ledger. */
    take: change(take),
    /** For the bot. `whole`: with everyone who ever had a seat, if no one remembers who was let in. */
    upkeep: verb(desiredThreads),
    /** The threads to archive: the battle has ended, and nothing more will be posted there. */
    finished: verb(finished),
    noted: verb(reportSync),
    /** Moves a battle whose place is gone here; and lists such battles of this person. */
    bring: verb(bring),
    astray: verb(astray),
    /** The battles whose places may need checking after a restart; or those of one server. */
    kept: (guildId?: string) => deps.store.tended(guildId),
  };
}
