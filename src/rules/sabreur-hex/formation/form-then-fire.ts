/** SH-FIRE-12, SH-SKILL-TACTICALSENSE-02. A formation change, and then a shot from the new formation. */
import { Refusal, refusal } from '../../../kernel/play.ts';
import { hasHalves } from '../fire/double-fire.ts';
import { apply } from '../apply.ts';
import { mayFireAt } from '../fire/fire.ts';
import type { Halves } from '../field/extended.ts';
import { mayTakePlace, placesAfter } from './form-extended.ts';
import { type FormAction, mayForm } from './form.ts';
import type { Action } from '../order.ts';
import { hasSkill, type State, type Unit, unitOf } from '../state.ts';

type Fire = Extract<Action, { do: 'fire' }>;

/** SH-FIRE-12, SH-FORM-24, SH-SKILL-TACTICALSENSE-02. The shot must be legal from every hex that the unit may keep. */
export function mayFormThenFire(
  now: State,
  unit: Unit,
  form: FormAction,
  { target: targetId, half }: Fire,
): Refusal | undefined {
  if (!hasSkill(unit, 'tacticalSense')) return refusal('SH-FIRE-12', 'refuse-form-fire', { unit });
  const target = now.units.find((each) => each.id === targetId);
  if (!target) return undefined;
  const no = mayForm(now, unit, form.formation) ?? mayTakePlace(now, unit, form);
  return (
    no ??
    placesAfter(now, unit, form)
      .map((place) => mayFireFrom(now, unit, form, place, target, half))
      .find(Boolean)
  );
}

function mayFireFrom(
  now: State,
  unit: Unit,
  { formation, facing = unit.facing }: FormAction,
  place: Partial<Halves>,
  target: Unit,
  half: Fire['half'],
): Refusal | undefined {
  const then = apply(now, { type: 'formed', unit: unit.id, formation, facing, ...place });
  const formed = unitOf(then, unit.id);
  return hasHalves(formed, { target: target.id, half }) ?? mayFireAt(then, formed, target, { half });
}
