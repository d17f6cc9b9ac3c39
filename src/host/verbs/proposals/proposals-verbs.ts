/** The verbs of agreements. */
import { changeKnown, verbKit } from '../../advance/verb.ts';
import type { Deps } from '../../battle/deps.ts';
import { askForLive, askForPace, askForPause, askForTime, undo, unpause } from './ask.ts';
import { beforeCancel, cancel, cancellableAt } from './cancel.ts';
import { expire } from './expire.ts';
import { kindNamed } from './kinds.ts';
import { propose } from '../../advance/proposals/propose.ts';
import { undoable } from './undoable.ts';
import { vote } from './vote.ts';
import type { Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Level } from '../../battle/odds-level.ts';
import { levelShown, settleLevel } from './odds-level.ts';
import type { CancelWish } from './cancelling.ts';

export function createProposals(deps: Deps) {
  const { change } = verbKit(deps);
  const settle = change((loaded: LoadedBattle, request: Request, level: Level) =>
    settleLevel(deps, loaded, request, level),
  );
  return {
    /**
     * Undoes one's own last order; or, with a number, everything from that entry on. What revealed nothing is undone
     * straight away; otherwise everyone concerned must agree.
     */
    undo: change((loaded: LoadedBattle, request: Request, entry?: number) => undo(deps, loaded, request, entry)),
    /** The entries that may be undone, newest first. */
    undoable: (request: Request, typed: string) => undoable(deps, request, typed),
    askForPause: change((loaded: LoadedBattle, request: Request, why: string) =>
      askForPause(deps, loaded, request, why),
    ),
    unpause: change((loaded, request) => unpause(deps, loaded, request)),
    /** One of the plain kinds, by its name. */
    propose: change((loaded: LoadedBattle, request: Request, kind: string) =>
      propose(deps, loaded, request, kindNamed(kind), {}),
    ),
    /** More waking hours for everyone who owes something now. */
    askForTime: change((loaded: LoadedBattle, request: Request, hours: string) =>
      askForTime(deps, loaded, request, hours),
    ),
    /** Another pace, as in `/battle new`. */
    askForPace: change((loaded: LoadedBattle, request: Request, pace: string) =>
      askForPace(deps, loaded, request, pace),
    ),
    /** Both are present, and no one is called; the same again ends it. */
    askForLive: change((loaded, request) => askForLive(deps, loaded, request)),
    /**
     * The odds setting of the battle here; with a level, changes it before the battle begins, and proposes it
     * afterwards.
     */
    oddsLevel: (request: Request, level?: Level) =>
      level === undefined ? levelShown(deps, request) : settle(request, level),
    /** What calling the battle off would lose, and how this person may do it. */
    beforeCancel: (request: Request) => beforeCancel(deps, request),
    cancel: (request: Request, wish: CancelWish) =>
      changeKnown(deps, request, cancellableAt, (found) => cancel(deps, found, request, wish)),
    /** A button on a proposal's post, by its battle and its id. */
    vote: change((loaded: LoadedBattle, request: Request, battle: string, id: string, agrees: boolean) =>
      vote(deps, loaded, request, { battle, id, agrees }),
    ),
    /** Whether it is still to be decided. */
    isOpen: async (battle: string, id: string) => (await deps.store.motions(battle)).some((each) => each.id === id),
    /** Ends what has lapsed, and the live pace of those who have left without saying so. */
    expire: () => expire(deps),
  };
}
