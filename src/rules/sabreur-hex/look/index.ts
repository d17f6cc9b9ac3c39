/** Looking at the field without changing it. */
import { looking } from '../../../kernel/looking.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { reserveCard, reserveNamed } from '../deploy/look.ts';
import { placeNamed, unitNamed } from '../language/looks.ts';
import type { State, Unit } from '../state.ts';
import { sightLine } from './sight-line.ts';
import { threatLook } from './threat-look.ts';
import { unitCard } from './unit-card.ts';

export { oddsAhead } from './test-ahead.ts';

/** `whyNot` tries an order of the unit's side. */
export function unitLook(
  now: State,
  typed: string,
  whyNot: (text: string, unit: Unit) => Refusal | undefined,
): Look | Refusal {
  const waiting = reserveNamed(now, typed);
  if (waiting) return reserveCard(now, waiting);
  const unit = unitNamed(typed, now);
  return unit instanceof Refusal ? unit : unitCard(now, unit, (text) => whyNot(text, unit));
}

export const { sight, threats, place } = looking<State, Unit>({
  unit: (now, typed) => unitNamed(typed, now),
  end: (now, typed) => placeNamed(typed, now),
  spot: ({ at }) => at,
  apart: sightLine,
  threats: threatLook,
});
