import { deskComplete } from './desk-deeds.ts';
import { whoRules, whoThrows } from './desk-may.ts';
import { previewRuling } from './desk-ruling.ts';
import { throwDice } from './desk-throw.ts';
import { annul, answerFor, pause } from './desk-umpire.ts';
import { deskForm, deskView, mayAtDesk } from './desk-view.ts';
import type { Deps } from '../../battle/deps.ts';
import { verbKit } from '../../advance/verb.ts';
import type { Request } from '../../request.ts';
import type { Deeds } from './desk-shown.ts';

export function createDesk(deps: Deps) {
  const { change, decide } = verbKit(deps);
  return {
    /** The desk in the reader's language, for them alone: a post of the kind `desk`. */
    deskView: (request: Request) => deskView(deps, request),
    /** One of the desk's forms, by the name of its tool. */
    deskForm: (request: Request, tool: string) => deskForm(deps, request, tool),
    /** Why this person may not rule, propose or roll now. */
    mayRule: (request: Request) => mayAtDesk(deps, request, whoRules),
    mayThrow: (request: Request) => mayAtDesk(deps, request, whoThrows),
    /** Completions for a deed, for those who may rule or propose now. */
    deskComplete: (request: Request, typed: string) => deskComplete(deps, request, typed),
    /**
     * Previews a ruling or a proposal; `confirm` and `discard` take its draft. Only for a finished open step may the
     * reason be omitted.
     */
    previewRuling: (request: Request, deeds: Deeds, why?: string) => previewRuling(deps, request, deeds, why),
    throwDice: change(throwDice),
    /** The umpire annuls the waiting order, and those queued after it. */
    annul: change(annul),
    /** The umpire answers the open question for an absent player: by the number of its option, or by text. */
    answerFor: change(answerFor),
    pause: decide(pause),
  };
}
