/** Looking at the table without changing it. */
import { onMap } from '../../../hex/grid.ts';
import { looking } from '../../../kernel/looking.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { isOnTable } from '../moves/move.ts';
import { bareNoun } from '../noun.ts';
import type { State, Unit } from '../state.ts';
import { apart } from './apart.ts';
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

export const { sight, threats, place } = looking<State, Unit>({
  /** On the table: others cannot be reached. */
  unit: (now, typed) => {
    const known = [...now.gone, ...now.reserves.map(({ unit }) => unit)].find(({ id }) => isCalled(id, typed));
    return unitNamed(now, typed) ?? (known && isOnTable(now, known.id)) ?? unknown('refuse-pa-no-unit', typed);
  },
  end: (now, typed) => {
    const hex = typed.trim();
    const isHex = /^\d{4}$/.test(hex) && onMap(now.map, hex);
    return unitNamed(now, typed) ?? (isHex ? hex : unknown('refuse-pa-no-place', typed));
  },
  spot: ({ at }) => at,
  apart,
  threats: threatLook,
});

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
