/** SK-GAP-05, SK-STEP-02. Why a unit sees no figure of its target: they are beside its front, or something hides them. */
import { centimetres } from '../../../field/length.ts';
import { refusal, type Refusal } from '../../../kernel/play.ts';
import { blockerPhrase } from '../../../survey/field/land.ts';
import { hiderOf, isInArc, type Muzzle, rangeTo } from '../position/sight.ts';
import { menOf } from '../position/squad.ts';
import type { State, Unit } from '../state.ts';

/** The nearest figure in front, and what hides it. */
export function hiddenBy(now: State, shooter: Unit, muzzle: Muzzle, target: Unit) {
  const men = menOf(target).toSorted((a, b) => rangeTo(muzzle, a) - rangeTo(muzzle, b));
  const nearest = men.find((man) => isInArc(shooter, muzzle, man)) ?? men[0]!;
  const hider = isInArc(shooter, muzzle, nearest) ? hiderOf(now, shooter, muzzle.at, nearest) : undefined;
  return { nearest, hider };
}

export function unseen(now: State, shooter: Unit, muzzle: Muzzle, target: Unit): Refusal {
  const { nearest, hider } = hiddenBy(now, shooter, muzzle, target);
  const names = { unit: shooter.name, target: target.name };
  if (!hider) return refusal('SK-GAP-05', 'refuse-sk-not-in-front', names);
  const range = centimetres(rangeTo(muzzle, nearest));
  return refusal('SK-GAP-05', 'refuse-sk-hidden', { ...names, range, what: blockerPhrase(now, hider.by) });
}
