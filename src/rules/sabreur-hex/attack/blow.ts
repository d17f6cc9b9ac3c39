/** SH-FACTOR-03, SH-SHOCK-02. One blow in close combat, of a charge or of an assault: dice, hits, losses; and the test it causes. */
import { roll } from '../../../kernel/play.ts';
import { happen, type Play } from '../facts.ts';
import type { Factor } from '../losses/factor.ts';
import { sufferFailure } from '../morale/failure.ts';
import { takeLosses } from '../losses/loss.ts';
import { HITS } from '../losses/modifiers.ts';
import { moraleTest, type TestContext } from '../morale/morale.ts';
import type { SaveContext } from '../losses/save.ts';
import { isPanicked, isThere, type Table, unitOf } from '../state.ts';

export interface Blow {
  readonly striker: string;
  readonly struck: string;
  readonly factor: Factor;
  /** SH-CHARGE-18, SH-MELEE-01. The fight of a charge is a shock, the fight of an assault a melee. */
  readonly why: 'shock' | 'melee';
  readonly doubled: boolean;
  readonly back: boolean;
  /** What affects the saves of the unit struck. */
  readonly saveContext?: SaveContext;
}

/** SH-SHOCK-01, -02, SH-MELEE-01, -02, SH-FACTOR-03, -04, -06, SH-FORM-14. Returns the losses of the unit struck. */
export function* strike(table: Table, blow: Blow): Play<number> {
  const { striker, struck, factor, why, doubled, back } = blow;
  const enemy = unitOf(table.now, struck);
  const sixesCount = isPanicked(enemy) || enemy.formation === 'extendedLine' ? 2 : 1;
  yield* happen({ type: 'attacked', unit: striker, target: struck, back });
  const dice = yield* roll({
    clause: 'SH-FACTOR-03',
    why,
    unit: striker,
    dice: factor.dice,
    sides: 6,
    base: factor.base,
    ledger: factor.ledger,
    about: { target: struck, need: HITS.combat, doubled, back, sixesCount },
  });
  return yield* takeLosses(table, struck, striker, blowHits(dice, sixesCount), 'combat', blow.saveContext);
}

/** SH-FACTOR-03, -04. A four or more hits; a six may count as two hits. */
export function blowHits(dice: readonly number[], sixesCount: number): number {
  const sixes = dice.filter((die) => die === 6).length;
  return dice.filter((die) => die >= HITS.combat).length + (sixesCount - 1) * sixes;
}

/** SH-SHOCK-03, -05, SH-MELEE-04, SH-MORALE-01. The test for losses, and the consequences of failing it. */
export function* testForLosses(table: Table, id: string, enemy: string, context: TestContext): Play<'holds' | 'left'> {
  const test = yield* moraleTest(table, id, 'losses', { ...context, enemy });
  if (test.passed) return 'holds';
  const after = yield* sufferFailure(table, id, test, enemy);
  return after === 'stayed' && isThere(table.now, id) ? 'holds' : 'left';
}
