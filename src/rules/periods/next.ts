/** PE-STEP. What comes next: sheets to write, a step that plays itself, one for whoever rules, or the end. */
import { overAfter } from '../../kernel/ending.ts';
import { phrase } from '../../kernel/phrase.ts';
import { SIDES } from '../../kernel/play.ts';
import type { Next } from '../../kernel/ruleset.ts';
import { openStep } from './desk/open-step.ts';
import { isFoughtAlone, type State } from './state.ts';

/** The table's own orders are given as one of the first side. */
const TABLE = { kind: 'auto', side: SIDES[0]! } as const;
/** PE-STEP-06. The fights of a half belong to both sides. */
const BOTH = { side: SIDES[0]!, sides: SIDES } as const;

export function next(now: State): Next {
  switch (now.phase) {
    case 'sheets':
      return now.writing ? { kind: 'orders', side: now.writing.side } : sheetsOf(now);
    case 'quarters':
      return { ...TABLE, text: 'quarter' };
    case 'half':
      return { ...TABLE, text: 'half' };
    case 'fire':
    case 'desk':
      return isFoughtAlone(now) ? { ...TABLE, text: 'fight' } : { kind: 'table', ...BOTH, open: openStep(now) };
    case 'over':
      return now.result?.why === 'points' ? { ...overAfter(now), why: phrase('pe-over-points') } : overAfter(now);
  }
}

/** PE-STEP-02. Both sides write at once. */
function sheetsOf({ period, quarter }: State): Next {
  const half = quarter <= 2 ? 1 : 2;
  return { kind: 'sealed', name: `half ${period}.${half}`, sides: SIDES, says: phrase('pe-sheets', { period, half }) };
}
