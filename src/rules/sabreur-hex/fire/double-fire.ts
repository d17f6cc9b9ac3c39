/** SH-FIRE-13, -17 to -21, SH-PROC-09. An extended line fires with one half, then with the other. */
import { insist, Refusal, refusal } from '../../../kernel/play.ts';
import { isInvolved } from '../field/engage.ts';
import { type Extended, type Half, HALVES, isExtended, otherHalf } from '../field/extended.ts';
import { aim } from '../losses/factor.ts';
import { happen, type Play } from '../facts.ts';
import { addedUp, marksmen, mayFireAt, type ShotResult, shoot } from './fire.ts';
import type { Action } from '../order.ts';
import { returnFire } from './riposte.ts';
import { chooseSecondShot } from './second-shot.ts';
import { type State, type Table, type Unit, unitOf } from '../state.ts';

type FireAction = Extract<Action, { do: 'fire' }>;

/** SH-FIRE-13, SH-FORM-13. Only an extended line fires twice. */
export function mayFireTwice(unit: Unit): Refusal | undefined {
  if (isExtended(unit)) return undefined;
  return refusal('SH-FIRE-13', 'refuse-fire-twice', { unit });
}

/** SH-FIRE-17. Only a unit in two hexes has halves to name. */
export function hasHalves(
  unit: Unit,
  action: Pick<FireAction, 'target'> & { readonly half?: Half | undefined },
): Refusal | undefined {
  if (action.half === undefined || isExtended(unit)) return undefined;
  return refusal('SH-FIRE-17', 'refuse-fire-half', { unit }, [`${unit.id} fire ${action.target}`]);
}

/** SH-FIRE-17, -18, -20, SH-PROC-09, ASK-21. One half's shot with its return fire, then the other's. */
export function* doubleFire(table: Table, id: string, first: FireAction, second?: FireAction): Play {
  const unit = unitOf(table.now, id) as Extended;
  const target = unitOf(table.now, first.target);
  const half = insist(chooseHalf(table.now, unit, target, first, second));

  const shot = yield* shotBy(table, id, target, half, 0);
  if (!maySplit(table.now, id)) return;
  const next = yield* chooseSecondShot(table.now, id, otherHalf(half), { first: target.id, ordered: second?.target });
  if (next === 'none') return yield* happen({ type: 'heldFire', unit: id });
  if (next === 'hold') return;
  const isSame = next === target.id;
  yield* shotBy(table, id, unitOf(table.now, next), otherHalf(half), isSame ? addedUp(table.now, shot) : 0);
}

/** SH-FIRE-17, SH-RIPOSTE-02, SH-Q-69. One half fires; return fire may follow either shot, but only once. */
function* shotBy(table: Table, id: string, target: Unit, half: Half, before: number): Play<ShotResult> {
  const shot = yield* shoot(table, id, target.id, 'fire', { half, before });
  yield* returnFire(table, id, target);
  return shot;
}

/** SH-PROC-09, SH-FIRE-04, -19. Return fire may have broken it, and a unit that engages fires with one half only. */
function maySplit(now: State, id: string): boolean {
  const unit = now.units.find((each) => each.id === id);
  return unit !== undefined && isExtended(unit) && !isInvolved(now, unit);
}

/** SH-FIRE-17. As ordered; else, of the halves for which the order is legal, the one with more dice. */
function chooseHalf(
  now: State,
  unit: Extended,
  target: Unit,
  first: FireAction,
  second: FireAction | undefined,
): Half | Refusal {
  const named = first.half ?? (second?.half && otherHalf(second.half));
  if (named !== undefined && second?.half === named) {
    const texts = [`${unit.id} fire ${named} ${first.target} then ${otherHalf(named)} ${second.target}`];
    return refusal('SH-FIRE-17', 'refuse-fire-same-half', { unit }, texts);
  }
  const halves = named === undefined ? HALVES : [named];
  const bars = halves.map(
    (half) => mayFireAt(now, unit, target, { half }) ?? mayFollow(now, unit, otherHalf(half), first, second),
  );
  const able = halves.filter((_, i) => bars[i] === undefined);
  if (able.length === 0) return bars[0]!;
  const dice = (half: Half) => aim(now, marksmen(unit, half), target, 'fire').factor.dice;
  return able.reduce((best, half) => (dice(half) > dice(best) ? half : best));
}

/** SH-FIRE-17, -19, SH-PRIORITY-05. Judged before the first shot, where possible. */
function mayFollow(
  now: State,
  unit: Unit,
  half: Half,
  first: FireAction,
  second: FireAction | undefined,
): Refusal | undefined {
  if (!second) return undefined;
  const target = now.units.find((each) => each.id === second.target);
  if (!target) return refusal('SH-LOSS-05', 'refuse-group-unknown', { id: second.target });
  return mayFireAt(now, unit, target, { half, besides: first.target });
}
