/** The verbs of what people agree upon, put together. */
import { change, changeKnown } from '../verb.ts';
import type { Parts } from '../parts.ts';
import { askForLive, askForPace, askForPause, askForTime, undo } from './ask.ts';
import { beforeCancel, cancel, cancellableAt } from './cancel.ts';
import { drawKind } from './draw.ts';
import { expire } from './expire.ts';
import type { Motions } from './motion.ts';
import { propose } from './propose.ts';
import { undoable } from './undoable.ts';
import { vote } from './vote.ts';

export function createMotions(parts: Parts): Motions {
  return {
    undo: (request, entry) => change(parts, request, (loaded) => undo(parts, loaded, request, entry)),
    undoable: (request, typed) => undoable(parts, request, typed),
    askForPause: (request, why) => change(parts, request, (loaded) => askForPause(parts, loaded, request, why)),
    offerDraw: (request) => change(parts, request, (loaded) => propose(parts, loaded, request, drawKind, {})),
    askForTime: (request, hours) => change(parts, request, (loaded) => askForTime(parts, loaded, request, hours)),
    askForPace: (request, pace) => change(parts, request, (loaded) => askForPace(parts, loaded, request, pace)),
    askForLive: (request) => change(parts, request, (loaded) => askForLive(parts, loaded, request)),
    beforeCancel: (request) => beforeCancel(parts, request),
    cancel: (request, wish) =>
      changeKnown(parts, request, cancellableAt, (found) => cancel(parts, found, request, wish)),
    vote: (request, battle, id, agrees) =>
      change(parts, request, (loaded) => vote(parts, loaded, request, { battle, id, agrees })),
    isOpen: async (battle, id) => (await parts.store.motions(battle)).some((each) => each.id === id),
    expire: () => expire(parts),
  };
}
