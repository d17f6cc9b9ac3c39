/** Which unit to order: the units of the open group, the others, or none left. */
import { phrase } from '../../../kernel/phrase.ts';
import { type Composing, filled, type Press } from '../../../kernel/compose.ts';
import type { Refusal } from '../../../kernel/play.ts';
import { shownWord } from '../language/vocabulary.ts';
import { isAnyOpen } from '../look/orders-open.ts';
import { isPanicked, type Unit } from '../state.ts';
import { marksOf, type Scope } from './scope.ts';

export function composeUnits(scope: Scope): Composing {
  const { now, by, isOwn, isAhead } = scope;
  const own = now.units.filter(({ id, side }) => side === by && isOwn(id));
  const inGroup = own.filter(({ id, acted }) => now.group.includes(id) && !acted);
  const others = own.filter((unit) => !inGroup.includes(unit)).map((unit) => unitPress(scope, unit));
  const group = inGroup.map((unit) => unitPress(scope, unit));
  const legal = others.filter(({ refusal }) => !refusal);
  const barred = others.filter(({ refusal }) => refusal);
  const legalIds = [...group, ...legal].filter(({ refusal }) => !refusal).map(({ text }) => text);
  return {
    asks: phrase('compose-asks-unit'),
    lines: isAhead ? [] : [phrase('compose-points', { points: now.orderPoints })],
    rows: filled([
      { says: phrase('compose-row-group'), presses: group },
      { says: phrase('compose-row-units'), presses: legal },
      { says: phrase('compose-row-barred'), presses: barred },
      { says: phrase('compose-row-end'), presses: [endPress(scope)] },
    ]),
    marks: marksOf(own.filter(({ id }) => legalIds.includes(id))),
  };
}

function unitPress(scope: Scope, unit: Unit): Press {
  const { id, name, formation, strength } = unit;
  const says = phrase('compose-unit', { unit: name, id, formation: phrase(`formation-${formation}`), strength });
  const refusal = whyIdle(scope, unit);
  return { text: id, says, ...(refusal && { refusal }) };
}

/** Why it can do nothing at all. A unit that can turn about, as most can, needs no further trying. */
function whyIdle({ now, whyNot }: Scope, unit: Unit): Refusal | undefined {
  const fixed = whyNot(`${unit.id} ${shownWord('turnAbout', 'en')}`);
  if (!fixed) return undefined;
  const needsWaking = !now.group.includes(unit.id) && !isPanicked(unit) && !unit.activated;
  const asleep = needsWaking ? whyNot(`${unit.id}:`) : undefined;
  if (asleep) return asleep;
  return !unit.acted && isAnyOpen(now, unit, whyNot) ? undefined : fixed;
}

function endPress({ whyNot }: Scope): Press {
  const text = shownWord('end', 'en');
  const refusal = whyNot(text);
  return { text, says: phrase('end-turn-label'), ...(refusal && { refusal }) };
}
