/** Looking at the table without changing it. */
import { Refusal } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { looksOn } from '../../../survey/field/looks.ts';
import { EVERYONE, placed, type Who } from '../position/everyone.ts';
import type { State } from '../state.ts';
import { apart } from './apart.ts';
import { threatLook } from './threats.ts';
import { unitCard } from './unit-card.ts';

const { sight, threats, place, unitNamed } = looksOn<State, Who>({
  units: (now) => EVERYONE.of(now),
  placed,
  clauses: { lost: 'PE-GAP-17', names: 'PE-GEO-03' },
  apart,
  threats: threatLook,
});

/** What a unit or an officer is, and whom it has before it. */
export function unitLook(now: State, typed: string): Look | Refusal {
  const who = unitNamed(now, typed);
  return who instanceof Refusal ? who : unitCard(now, who);
}

export { place, sight, threats };
