/** FB-STEP, FB-GAP-12. What comes next: orders, a step that plays itself, one for whoever rules, or the end. */
import { overAfter } from '../../kernel/ending.ts';
import type { Next } from '../../kernel/ruleset.ts';
import { openStep } from './desk/open-step.ts';
import { isFoughtAlone, type State } from './state.ts';

export function next(now: State): Next {
  const { phase, active: side } = now;
  switch (phase) {
    case 'opening':
      return { kind: 'auto', side, text: 'open' };
    case 'movement':
      return now.objection ? { kind: 'auto', side, text: now.objection.charge } : { kind: 'orders', side };
    case 'shooting':
    case 'combat':
      return isFoughtAlone(now) ? { kind: 'auto', side, text: 'fight' } : { kind: 'table', side, open: openStep(now) };
    case 'objection':
    case 'shots':
      return { kind: 'table', side, open: openStep(now) };
    case 'over':
      return overAfter(now);
  }
}
