/** Looking at the table without changing it. */
import { Refusal } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { looksOn } from '../../../survey/field/looks.ts';
import { EVERYONE, placed, type Who } from '../position/everyone.ts';
import type { State } from '../state.ts';
import { apart } from './apart.ts';
import { orderLines } from './orders-open.ts';
import { threatLook } from './threats.ts';
import { unitCard } from './unit-card.ts';

const { sight, threats, place, unitNamed } = looksOn<State, Who>({
  units: (now) => EVERYONE.of(now),
  placed,
  clauses: { lost: 'FB-OFF-02', names: 'FB-GEO-22' },
  apart,
  threats: threatLook,
});

/** What a unit or a commander is, and what it can do now. */
export function unitLook(now: State, typed: string): Look | Refusal {
  const who = unitNamed(now, typed);
  return who instanceof Refusal ? who : unitCard(now, who, orderLines(now, who));
}

export { place, sight, threats };
