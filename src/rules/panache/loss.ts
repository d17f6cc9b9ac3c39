/** PA-UMP-04, PA-OFF-04. Losing stands, and setting their number. */
import type { Refusal } from '../../kernel/play.ts';
import { refuseDeed } from './deed-refused.ts';
import type { Fact } from './facts.ts';
import type { Unit } from './state.ts';

/** PA-OFF-04, PA-UMP-04. A unit that loses its last stand is eliminated. */
export function lose(unit: Unit, n: number): readonly Fact[] | Refusal {
  if (n < 1) return refuseDeed('PA-UMP-04', 'lose-nothing', unit);
  if (n > unit.stands) {
    const instead = [`${unit.id} lose ${unit.stands}`, `${unit.id} eliminated`];
    return refuseDeed('PA-UMP-04', 'lose', unit, { has: unit.stands }, instead);
  }
  return losing(unit, n);
}

/** As many as it has, at most. */
export function losing(unit: Unit, n: number): readonly Fact[] {
  const stands = Math.min(n, unit.stands);
  const lost: Fact = { type: 'lost', unit: unit.id, stands };
  return stands === unit.stands ? [lost, { type: 'eliminated', unit: unit.id }] : [lost];
}

/** PA-UMP-04. Never more than it began with, and never zero. */
export function count(unit: Unit, n: number): readonly Fact[] | Refusal {
  if (n === unit.stands) return refuseDeed('PA-UMP-04', 'stands-same', unit, { n });
  if (n >= 1 && n <= unit.initial) return [{ type: 'set', unit: unit.id, to: { stands: n } }];
  const instead = n === 0 ? [`${unit.id} eliminated`] : [`${unit.id} stands ${unit.initial}`];
  return refuseDeed('PA-UMP-04', 'stands', unit, { most: unit.initial }, instead);
}
