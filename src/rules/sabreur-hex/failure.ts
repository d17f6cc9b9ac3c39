/** SH-MORALE-20 to -25. What a failed test for losses, or for a charge, leads to. */
import { phrase } from '../../kernel/phrase.ts';
import { ask, type Play, type Reading, Refusal, type Table } from '../../kernel/play.ts';
import type { Fact } from './facts.ts';
import type { TestResult } from './morale.ts';
import { loseOtherwise } from './other-loss.ts';
import { rout } from './rout.ts';
import { hasSkill, isArtillery, isPanicked, type State, type Unit, unitOf } from './state.ts';
import { isDemoralised } from './tables.ts';

export type Aftermath = 'stayed' | 'fled';

/**
 * SH-MORALE-20. After a failed test for losses or a charge: the unit stays and loses as much as the dice exceeded its
 * command rating, or it flees. `danger` is the enemy responsible, where there is one (SH-ROUT-02).
 */
export function* sufferFailure(
  table: Table<State>,
  id: string,
  test: TestResult,
  danger?: string,
): Play<Fact, Aftermath> {
  const unit = unitOf(table.now, id);
  if (!mustFlee(unit) && (mustStay(unit) || (yield* staysDespiteFailure(unit, test)))) {
    return yield* loseOtherwise(table, id, test.excess, danger);
  }
  yield* rout(table, id, danger);
  return 'fled';
}

/** SH-MORALE-22, -24, SH-SKILL-HARASSING-04, SH-Q-37. The panicked, and Harassing cavalry, have no choice. */
export function mustFlee(unit: Unit): boolean {
  return isPanicked(unit) || hasSkill(unit, 'harassing');
}

/**
 * SH-MORALE-23, -25, SH-SKILL-STUBBORN-02. Nor have the Stubborn above their threshold, nor artillery, for which flight
 * is the end.
 */
export function mustStay(unit: Unit): boolean {
  return isArtillery(unit) || (hasSkill(unit, 'stubborn') && !isDemoralised(unit));
}

/** ASK-10, SH-Q-67. The owner of the tested unit chooses. */
function* staysDespiteFailure(unit: Unit, test: TestResult): Play<never, boolean> {
  const left = unit.strength - test.excess;
  return yield* ask<boolean>({
    kind: 'ASK-10',
    to: unit.side,
    unit: unit.id,
    about: { strength: unit.strength, excess: test.excess, left: Math.max(0, left) },
    options: [
      { text: 'stay', about: { strength: unit.strength, left: Math.max(0, left) } },
      { text: 'flee', about: {} },
    ],
    fallback: left > 0 ? 'stay' : 'flee',
    read: (text): Reading<boolean> => {
      const threshold = /^stay at (\d+) else flee$/.exec(text);
      if (text === 'stay' || (threshold && left >= Number(threshold[1]))) return { value: true, text: 'stay' };
      if (text === 'flee' || threshold) return { value: false, text: 'flee' };
      return new Refusal('ASK-10', phrase('refuse-answer', { given: text }), ['stay', 'flee']);
    },
  });
}
