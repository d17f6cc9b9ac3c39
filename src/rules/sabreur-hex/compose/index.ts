/**
 * Composing an order by pressing, step by step. What may be pressed comes from the functions that propose orders for
 * completion; whether it may is found out by playing it, as everywhere.
 */
import type { Composing } from '../../../kernel/compose.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { turnOf } from '../look/threats.ts';
import { composeDeployment } from '../deploy/compose.ts';
import { readDraft } from './draft.ts';
import { composeGroup } from './group.ts';
import { composeEnds, composeFacing } from './march.ts';
import type { Scope } from './scope.ts';
import type { State } from '../state.ts';
import { composeThings } from './things.ts';
import { withDefaults } from './toggles.ts';
import { composeUnits } from './units.ts';
import { composeVerbs } from './verbs.ts';
import { composeWhole } from './whole.ts';

/** `whyNot` tries an order on a position. */
export function compose(
  now: State,
  by: Side,
  draft: string,
  isOwn: Scope['isOwn'],
  whyNot: (text: string, now: State, by: Side) => Refusal | undefined,
): Composing | Refusal {
  if (now.phase === 'deployment') {
    return composeDeployment({ now, by, isOwn, isAhead: false, whyNot: (text) => whyNot(text, now, by) }, draft);
  }
  const isAhead = now.active !== by;
  const then = isAhead ? turnOf(now, by) : now;
  return stepOf({ now: then, by, isOwn, isAhead, whyNot: (text) => kindly(then, whyNot(text, then, by)) }, draft);
}

/** What would do instead is proposed like any other attack. */
function kindly(now: State, refusal: Refusal | undefined): Refusal | undefined {
  if (!refusal || refusal.instead.length === 0) return refusal;
  const { clause, says, instead } = refusal;
  return new Refusal(
    clause,
    says,
    instead.map((text) => withDefaults(now, text)),
  );
}

function stepOf(scope: Scope, text: string): Composing | Refusal {
  const draft = readDraft(scope.now, text);
  if (!draft) return new Refusal('SH-LOSS-05', phrase('compose-gone'));
  switch (draft.step) {
    case 'units':
      return composeUnits(scope);
    case 'group':
      return composeGroup(scope, draft);
    case 'unit':
      return composeVerbs(scope, draft);
    case 'verb': {
      if (!scope.whyNot(text)) return composeWhole(scope, text);
      if (draft.verb === 'march' || draft.verb === 'forcedMarch') return composeFacing(scope, draft, draft.verb);
      return composeThings(scope, draft, draft.verb);
    }
    case 'facing':
      return composeEnds(scope, draft, draft.verb, draft.facing);
    case 'whole':
      return composeWhole(scope, text);
  }
}
