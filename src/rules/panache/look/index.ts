/** Looking at the table without changing it. */
import { onMap } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { isOnTable } from '../move.ts';
import { bareNoun } from '../noun.ts';
import type { State, Unit } from '../state.ts';
import { apart, type End } from './apart.ts';
import type { Shown } from './orders-open.ts';
import { threatLook } from './threats.ts';
import { reserveCard, unitCard } from './unit-card.ts';

/** `whyNot` tries an order of the unit's side. */
export function unitLook(
  now: State,
  typed: string,
  whyNot: (text: string, by: Side) => Refusal | undefined,
  shown: Shown,
): Look | Refusal {
  const unit = unitNamed(now, typed);
  if (unit) return unitCard(now, unit, (text) => whyNot(text, unit.side), shown);
  const reserve = now.reserves.find((each) => isCalled(each.unit.id, typed));
  if (reserve) return reserveCard(now, reserve, (text) => whyNot(text, reserve.unit.side), shown);
  const gone = now.gone.find(({ id }) => isCalled(id, typed));
  return (gone && isOnTable(now, gone.id)) ?? unknown('refuse-pa-no-unit', typed);
}

export function sightLook(now: State, from: string, to: string): Look | Refusal {
  const [here, there] = [endNamed(now, from), endNamed(now, to)];
  if (here instanceof Refusal) return here;
  return there instanceof Refusal ? there : apart(now, here, there);
}

/** For a unit on the table: others cannot be reached. */
export function threatsLook(now: State, typed: string): Look | Refusal {
  const unit = unitNamed(now, typed);
  if (unit) return threatLook(now, unit);
  const known = [...now.gone, ...now.reserves.map((reserve) => reserve.unit)].find(({ id }) => isCalled(id, typed));
  return (known && isOnTable(now, known.id)) ?? unknown('refuse-pa-no-unit', typed);
}

/** The hex of a unit, or the hex that was named. */
export function placeLook(now: State, typed: string): string | Refusal {
  const end = endNamed(now, typed);
  return end instanceof Refusal || typeof end === 'string' ? end : end.at;
}

function endNamed(now: State, typed: string): End | Refusal {
  const unit = unitNamed(now, typed);
  if (unit) return unit;
  const hex = typed.trim();
  return /^\d{4}$/.test(hex) && onMap(now.map, hex) ? hex : unknown('refuse-pa-no-place', typed);
}

function unitNamed(now: State, typed: string): Unit | undefined {
  return now.units.find(({ id }) => isCalled(id, typed));
}

function isCalled(id: string, typed: string): boolean {
  return id.toLowerCase() === typed.trim().toLowerCase();
}

function unknown(id: string, typed: string): Refusal {
  const short = typed.length > 40 ? `${typed.slice(0, 40)}…` : typed;
  return new Refusal('PA-ACT-01', phrase(id, { unit: bareNoun({ en: short, fr: short }) }));
}
