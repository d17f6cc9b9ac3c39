/** The rules for a position: formations that fit their arm, nobody off the table, on closed ground or on another, and what lines say of others. */
import { lengthText } from '../../../chart/field/places.ts';
import { type Lined, sayOf } from '../../../chart/lined.ts';
import { overhang } from '../../../field/free.ts';
import { gap, overlaps } from '../../../field/gap.ts';
import { TOUCH } from '../../../field/length.ts';
import { blame } from '../../../kernel/text/lines.ts';
import { groundOf } from '../position/body.ts';
import { closedGround } from '../position/ground.ts';
import type { State, Unit } from '../state.ts';
import type { Draft } from './draft.ts';

const FITS: Readonly<Record<Unit['arm'], readonly Unit['formation'][]>> = {
  infantry: ['marchColumn', 'divisionColumn', 'line', 'doubleLine', 'skirmish', 'square', 'solidSquare'],
  cavalry: ['marchColumn', 'line', 'doubleLine'],
  artillery: ['limbered', 'deployed'],
};

export function check(draft: Draft): void {
  takeUp(draft);
  for (const [n, line] of draft.units.entries()) checkUnit(draft, line, draft.units.slice(0, n));
  checkNamed(draft);
}

/** What `rates` and `now` lines say of units and officers. */
function takeUp({ later, units, leaders }: Draft): void {
  for (const { of: id, is, officer, cursor, bit } of later) {
    const unit = units.find((each) => each.unit.id === id);
    const known = leaders.find((each) => each.unit.id === id);
    if (officer && known) known.unit = { ...known.unit, ...officer };
    else if (unit) unit.unit = { ...unit.unit, ...is };
    else blame(cursor, bit, 'fault-no-such-unit', { unit: id });
  }
}

/** PE-TAB-05, PE-GAP-07. What a battle under way has made of its units is taken as it is. */
function checkUnit(draft: Draft, line: Lined<Unit>, before: readonly Lined<Unit>[]): void {
  const { unit } = line;
  const say = sayOf(line);
  if (!FITS[unit.arm].includes(unit.formation)) return say('fault-pe-formation', { unit: unit.id });
  const ground = groundOf(unit);
  const over = overhang(ground, draft);
  if (over > TOUCH) say('fault-pe-off', { unit: unit.id, by: lengthText(over) });
  if (draft.period > 1 || draft.quarter > 1 || draft.phase !== 'sheets') return;
  const onto = before.map((other) => ({ other, by: -gap(ground, groundOf(other.unit)) })).find(({ by }) => by > TOUCH);
  if (onto) say('fault-pe-onto', { unit: unit.id, other: onto.other.unit.id, by: lengthText(onto.by) });
  const field = draft as unknown as State['field'];
  if (closedGround({ field }).some((each) => overlaps(ground, each.ground))) say('fault-pe-ground', { unit: unit.id });
}

/** Contacts, fire, rides and parents name units that there are, or were. */
function checkNamed(draft: Draft): void {
  const units = new Set([...draft.units.map(({ unit }) => unit.id), ...draft.gone.map(({ id }) => id)]);
  const officers = new Set(draft.leaders.map(({ unit }) => unit.id));
  const named = [
    ...draft.contacts.flatMap(({ by, target }) => [by, target]),
    ...draft.fire.map(({ unit }) => unit),
    ...draft.leaders.flatMap(({ unit }) => unit.with ?? []),
  ];
  const missing =
    named.find((id) => !units.has(id)) ?? draft.rides.map(({ officer }) => officer).find((id) => !officers.has(id));
  if (missing !== undefined) blame(lastLine(draft), undefined, 'fault-no-such-unit', { unit: missing });
}

const lastLine = (draft: Draft) => draft.units.at(-1)!.cursor;
