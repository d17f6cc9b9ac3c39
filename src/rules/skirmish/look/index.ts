/** Looking at the table without changing it. */
import { Refusal } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { looksOn } from '../../../survey/field/looks.ts';
import { placed } from '../draw/pieces.ts';
import type { State, Unit } from '../state.ts';
import { apart } from './apart.ts';
import { orderLines } from './orders-open.ts';
import { threatLook } from './threats.ts';
import { unitCard } from './unit-card.ts';

export const { sight, threats, place, unitNamed } = looksOn<State, Unit>({
  units: ({ units }) => units,
  placed,
  clauses: { lost: 'SK-GAP-03', names: 'SK-SCO-03' },
  apart,
  threats: threatLook,
});

/** What a unit is, and what it can do now. */
export function unitLook(now: State, typed: string): Look | Refusal {
  const unit = unitNamed(now, typed);
  return unit instanceof Refusal ? unit : unitCard(now, unit, orderLines(now, unit));
}
