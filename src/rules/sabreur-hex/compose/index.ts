/**
 * Composing an order by pressing, step by step. What may be pressed comes from the functions that propose orders for
 * completion; whether it may is found out by playing it, as everywhere.
 */
import type { Composing } from '../../../kernel/compose.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { readDraft } from './draft.ts';
import { composeGroup } from './group.ts';
import { composeEnds, composeFacing } from './march.ts';
import type { Scope } from './scope.ts';
import { composeThings } from './things.ts';
import { composeUnits } from './units.ts';
import { composeVerbs } from './verbs.ts';
import { composeWhole } from './whole.ts';

export function compose(scope: Scope, text: string): Composing | Refusal {
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
