/** The verbs of agreements. */
import { changeKnown, verbKit } from '../../advance/verb.ts';
import type { Deps } from '../../battle/deps.ts';
import { askForLive, askForPace, askForPause, askForTime, undo, unpause } from './ask.ts';
import { beforeCancel, cancel, cancellableAt } from './cancel.ts';
import { kindNamed } from './kinds.ts';
import { isDecidedAlone, propose } from '../../advance/proposals/propose.ts';
import { undoable } from './undoable.ts';
import { vote } from './vote.ts';
import type { Request } from '../../request.ts';
import { levelShown, settleLevel } from './odds-level.ts';
import type { CancelWish } from './cancelling.ts';

export function createProposals(deps: Deps) {
  const { change, list, look, verb } = verbKit(deps);
  return {
    /**
     * Undoes the person's own last order; or, with a number, everything from that entry on. What revealed nothing is
     * undone straight away; otherwise everyone concerned must agree.
     */
    undo: change(undo),
    /** The entries that may be undone, newest first. */
    undoable: list(undoable),
    askForPause: change(askForPause),
    unpause: change(unpause),
    /** One of the plain kinds, by its name. */
    propose: change((_deps, loaded, request, kind: string) => propose(deps, loaded, request, kindNamed(kind), {})),
    /** Whether a plain kind, proposed now, takes effect straight away. */
    isDecidedAlone: look((_deps, loaded, request, kind: string) =>
      isDecidedAlone(loaded, request, kindNamed(kind), {}),
    ),
    /** More waking hours for everyone who owes something now. */
    askForTime: change(askForTime),
    /** Another pace, as in `/battle new`. */
    askForPace: change(askForPace),
    /** Both are present, and no one is called; the same again ends it. */
    askForLive: change(askForLive),
    /** How much of the odds is shown in the battle here. */
    oddsLevel: look(levelShown),
    /** Changes it before the battle begins, and proposes it afterwards. */
    setOddsLevel: change(settleLevel),
    /** What calling the battle off would lose, and how this person may do it. */
    beforeCancel: verb(beforeCancel),
    cancel: (request: Request, wish: CancelWish) =>
      changeKnown(deps, request, cancellableAt, (found) => cancel(deps, found, request, wish)),
    /** A button on a proposal's post, by its battle and its id. */
    vote: change(vote),
    /** Whether it is still to be decided. */
    isOpen: async (battle: string, id: string) => (await deps.store.motions(battle)).some((each) => each.id === id),
  };
}
