import { deskComplete } from './desk-deeds.ts';
import { whoRules, whoThrows } from './desk-may.ts';
import { previewRuling } from './desk-ruling.ts';
import { throwDice } from './desk-throw.ts';
import { annul, answerFor, pause } from './desk-umpire.ts';
import { deskForm, deskView, mayAtDesk } from './desk-view.ts';
import type { Parts } from '../../battle/deps.ts';
import { verbKit } from '../../advance/verb.ts';
import type { Request } from '../../request.ts';
import type { Deeds, Throw } from './desk-shown.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';

export function createDesk(parts: Parts) {
  const { change } = verbKit(parts);
  return {
    /** The desk as it stands, in the reader's words, for him alone: a post of the kind `desk`. */
    deskView: (request: Request) => deskView(parts, request),
    /** One of the desk's forms, by the name of its tool. */
    deskForm: (request: Request, tool: string) => deskForm(parts, request, tool),
    /** Why this person may not rule, or propose, now; why no dice may be thrown in his name. */
    mayRule: (request: Request) => mayAtDesk(parts, request, whoRules),
    mayThrow: (request: Request) => mayAtDesk(parts, request, whoThrows),
    /** The next words of a deed, for those who may rule or propose now. */
    deskComplete: (request: Request, typed: string) => deskComplete(parts, request, typed),
    /**
     * A ruling or a proposal shown before it counts; `confirm` and `discard` take its draft. Only where the open step is
     * done may the reason be left out.
     */
    previewRuling: (request: Request, deeds: Deeds, why?: string) => previewRuling(parts, request, deeds, why),
    throwDice: change((loaded: Loaded, request: Request, what: Throw) => throwDice(parts, loaded, request, what)),
    /** The umpire takes the order that waits off the table, and those behind it. */
    annul: change((loaded: Loaded, request: Request, why: string) => annul(parts, loaded, request, why)),
    /** The umpire answers the open question for whoever is absent: by the number of its option, or by text. */
    answerFor: change((loaded: Loaded, request: Request, given: number | string, why: string) =>
      answerFor(parts, loaded, request, given, why),
    ),
    pause: change((loaded: Loaded, request: Request, why: string) => pause(loaded, request, why)),
  };
}
