/** PA-THR, PA-GEO-07, -08. Which units may pass through each other, and where they may stop. */
import type { Hex } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { named } from '../noun.ts';
import { type Body, isCharacter, isLight, byId, type State, type Unit, unitsAt } from '../state.ts';

/** PA-TER-04. Only units in a hex matter: there is no zone of control. The unit first, then characters. */
function othersAt(now: State, mover: Body, hex: Hex): Unit[] {
  const others = unitsAt(now, hex).filter((each) => each.id !== mover.id);
  return others.sort((a, b) => Number(isCharacter(a)) - Number(isCharacter(b)) || byId(a, b));
}

/** PA-GEO-07. May it pass through this hex? PA-Q-10, -11: each one is tested for itself, and none is disturbed. */
export function mayPass(now: State, mover: Body, hex: Hex): Refusal | undefined {
  for (const other of othersAt(now, mover, hex)) {
    const refusal = mayPassUnit(mover, other);
    if (refusal) return refusal;
  }
  return undefined;
}

/** PA-THR-01 to -04, -07, -08, PA-Q-16. */
function mayPassUnit(mover: Body, other: Unit): Refusal | undefined {
  const names = { unit: named(mover), other: named(other) };
  if (other.side !== mover.side) {
    const clause = isCharacter(other) ? 'PA-Q-16' : 'PA-THR-01';
    return new Refusal(clause, phrase('refuse-pa-through-enemy', names));
  }
  if (isCharacter(mover) || isCharacter(other)) return undefined;
  if (isLight(mover) || isLight(other) || isDetachmentOf(mover, other)) return undefined;
  return new Refusal('PA-THR-08', phrase('refuse-pa-through-friend', names));
}

/** PA-THR-07. A detachment and its parent, either way round. */
function isDetachmentOf(mover: Body, other: Body): boolean {
  return mover.parent === other.id || other.parent === mover.id;
}

/**
 * PA-THR-05, -06. Whether it may stop in this hex. One unit in each; PA-GAP-07: any number of characters share a unit's
 * hex, on its side.
 */
export function mayStop(now: State, mover: Body, hex: Hex): Refusal | undefined {
  for (const other of othersAt(now, mover, hex)) {
    const barred = mayPassUnit(mover, other);
    const names = { unit: named(mover), other: named(other), hex };
    if (other.side !== mover.side) return new Refusal(barred!.clause, phrase('refuse-pa-stop-enemy', names));
    if (isCharacter(mover) || isCharacter(other)) continue;
    return new Refusal(barred ? 'PA-THR-06' : 'PA-THR-05', phrase('refuse-pa-stop-friend', names));
  }
  return undefined;
}
