/** The verbs of the desk. */
import { deskComplete } from './desk-deeds.ts';
import { whoRules, whoRolls } from './desk-may.ts';
import { previewRuling } from './desk-ruling.ts';
import { rollAtDesk } from './desk-roll.ts';
import { annul, answerFor, openSheets, pause } from './desk-umpire.ts';
import { concernedFirst, deskForm, deskView } from './desk-view.ts';
import type { Deps } from '../../battle/deps.ts';
import { viewOf } from '../../orders/seen.ts';
import { verbKit } from '../../advance/verb.ts';
import { Refusal } from '../../../kernel/play.ts';

export function createDesk(deps: Deps) {
  const { change, decide, list, look } = verbKit(deps);
  return {
    /** The desk in the reader's language, for them alone: a post of the kind `desk`. */
    deskView: look(deskView),
    /** One of the desk's forms, by the name of its tool. */
    deskForm: look(deskForm),
    /** The units that a roll may be for, those concerned first. */
    deskUnits: list((_deps, loaded, request) => concernedFirst(loaded, viewOf(loaded, request))),
    /** Why this person may not rule, propose or roll now. */
    mayRule: look((_deps, loaded, request) => whyNot(whoRules(loaded, request))),
    mayThrow: look((_deps, loaded, request) => whyNot(whoRolls(loaded, request))),
    /** Completions for a deed, for those who may rule or propose now. */
    deskComplete: list(deskComplete),
    /**
     * Previews a ruling or a proposal; `confirm` and `discard` take its draft. Only for a finished open step may the
     * reason be omitted.
     */
    previewRuling: look(previewRuling),
    throwDice: change(rollAtDesk),
    /** The umpire annuls the waiting order, and those queued after it. */
    annul: change(annul),
    /** The umpire answers the open question for an absent player: by the number of its option, or by text. */
    answerFor: change(answerFor),
    /** The umpire has the sheets opened before all sides have sealed. */
    openSheets: change(openSheets),
    pause: decide(pause),
  };
}

function whyNot(who: string | Refusal): Refusal | undefined {
  return who instanceof Refusal ? who : undefined;
}
