/** Looking at the field without changing it. */
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

export function sightLook(now: State, from: string, to: string): Look | Refusal {
  const eye = placeNamed(from, now);
  if (eye instanceof Refusal) return eye;
  const mark = placeNamed(to, now);
  return mark instanceof Refusal ? mark : sightLine(now, eye, mark);
}

export function threatsLook(now: State, typed: string): Look | Refusal {
  const unit = unitNamed(typed, now);
  return unit instanceof Refusal ? unit : threatLook(now, unit);
}

export function placeLook(now: State, typed: string): string | Refusal {
  const place = placeNamed(typed, now);
  return place instanceof Refusal || typeof place === 'string' ? place : place.at;
}
