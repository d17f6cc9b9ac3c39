/** Looking at the table without changing it. */
import { looking } from '../../../kernel/looking.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { pointNamed } from '../../../survey/field/named.ts';
import { spotOf } from '../../../survey/field/spoken.ts';
import { anchorOf } from '../squad.ts';
import type { State, Unit } from '../state.ts';
import { apart } from './apart.ts';
import { orderLines } from './orders-open.ts';
import { threatLook } from './threats.ts';
import { unitCard } from './unit-card.ts';

/** A unit with its place as pictures write it. */
type Placed = Unit & { readonly at: string };

export const { sight, threats, place } = looking<State, Placed>({
  unit: placedNamed,
  end: (now, typed) => {
    const point = pointNamed(now.field, typed);
    const found = placedNamed(now, typed);
    if (!(found instanceof Refusal) || !point) return found;
    return spotOf(point);
  },
  apart: (now, from, to): Look => apart(now, from, to),
  threats: threatLook,
});

/** What a unit is, and what it can do now. */
export function unitLook(now: State, typed: string): Look | Refusal {
  const unit = unitNamed(now, typed);
  return unit instanceof Refusal ? unit : unitCard(now, unit, orderLines(now, unit));
}

function placedNamed(now: State, typed: string): Placed | Refusal {
  const unit = unitNamed(now, typed);
  return unit instanceof Refusal ? unit : { ...unit, at: spotOf(anchorOf(unit)) };
}

/** SK-SCO-03. By its short name; one that was lost is said to be. */
export function unitNamed(now: State, typed: string): Unit | Refusal {
  const isCalled = ({ id }: { readonly id: string }) => id.toLowerCase() === typed.trim().toLowerCase();
  const unit = now.units.find(isCalled);
  if (unit) return unit;
  const gone = now.gone.find(isCalled);
  if (gone) return new Refusal('SK-GAP-03', phrase('refuse-dead-unit', { unit: gone.name }));
  return new Refusal('SK-SCO-03', phrase('refuse-sk-no-place', { word: quoted(typed) }));
}
