/** The rules for a position: nobody off the table or on another, leaders of a unit that is there, objectives to hold. */
import { lengthText } from '../../../chart/field/places.ts';
import { bitOf, type Lined, sayOf } from '../../../chart/lined.ts';
import { overhang } from '../../../field/free.ts';
import { gap } from '../../../field/gap.ts';
import { CENTIMETRE, type Length, TOUCH } from '../../../field/length.ts';
import { from } from '../../../field/point.ts';
import type { Bit, Cursor } from '../../../kernel/text/lines.ts';
import { keepsApart } from '../moves/move.ts';
import { areSheltered } from '../position/shelter.ts';
import { groundsOf } from '../position/squad.ts';
import type { State, Unit } from '../state.ts';
import type { Draft } from './draft.ts';

export function check(draft: Draft): void {
  for (const [each, line] of draft.units.entries()) {
    checkPlace(draft, line, draft.units.slice(0, each));
    checkOthers(draft, line);
    if (draft.sheltered.has(line.unit.id)) checkShelter(draft, line);
  }
}

/** SK-GEO-01, -05. On the table, on nobody, and skirmishers in pairs; in a battle under way a recoil may have pressed them. */
function checkPlace(draft: Draft, line: Lined<Unit>, before: readonly Lined<Unit>[]): void {
  const { unit, cursor } = line;
  const say = sayOf(line);
  const at = bitAfter(cursor, 'at') ?? bitAfter(cursor, 'figures');
  const over = Math.max(...groundsOf(unit).map((ground) => overhang(ground, draft)));
  if (over > TOUCH) say('fault-sk-off', { unit: unit.id, by: lengthText(over) }, at);
  const onto = before.map((other) => ({ other, by: depthOf(unit, other.unit) })).find(({ by }) => by > TOUCH);
  if (onto) say('fault-sk-onto', { unit: unit.id, other: onto.other.unit.id, by: lengthText(onto.by) }, at);
  const twice = unit.block ? undefined : figuresOnEachOther(unit);
  if (twice) say('fault-sk-figures-onto', { unit: unit.id, ...twice }, at);
  const friends = draft.units.map((other) => other.unit).filter(({ id, side }) => side === unit.side && id !== unit.id);
  const isCrowded = draft.turn === 0 && unit.formation === 'skirmish' && !keepsApart(unit, friends);
  if (isCrowded && !twice) say('fault-sk-crowded', { unit: unit.id }, at);
}

function bitAfter({ line: { bits } }: Cursor, word: string): Bit | undefined {
  const at = bits.findIndex(({ folded }) => folded === word);
  return at < 0 ? undefined : bits[at + 1];
}

/** How deep two units stand in each other. */
function depthOf(unit: Unit, other: Unit): Length {
  return Math.max(...groundsOf(unit).flatMap((ground) => groundsOf(other).map((there) => -gap(ground, there))));
}

function figuresOnEachOther(unit: Unit): { one: number; other: number } | undefined {
  const grounds = groundsOf(unit);
  for (const [at, ground] of grounds.entries()) {
    const on = grounds.findIndex((there, each) => each < at && -gap(ground, there) > TOUCH);
    if (on >= 0) return { one: unit.figures[at]!.n, other: unit.figures[on]!.n };
  }
  return undefined;
}

/** SK-LDR-02, SK-GEO-14. Whose leader, and who is in contact. */
function checkOthers(draft: Draft, line: Lined<Unit>): void {
  const { unit, cursor } = line;
  const say = sayOf(line);
  const named = [...draft.units.map((other) => other.unit), ...draft.gone];
  const { of } = unit;
  if (of !== undefined) {
    const squad = named.find(({ id }) => id === of);
    if (!squad) say('fault-no-such-unit', { unit: of }, bitOf(cursor, of.toLowerCase()));
    else if (squad.side !== unit.side)
      say('fault-sk-of', { unit: unit.id, other: of }, bitOf(cursor, of.toLowerCase()));
  }
  for (const id of unit.contacts)
    if (!draft.units.some((other) => other.unit.id === id && other.unit.side !== unit.side))
      say('fault-no-such-unit', { unit: id }, bitOf(cursor, id.toLowerCase()));
}

/** SK-Q-32. From an enemy straight ahead of each figure, as far as a musket reaches. */
function checkShelter(draft: Draft, line: Lined<Unit>): void {
  const { unit, cursor } = line;
  const now = { field: draft } as unknown as State;
  const isSheltered = unit.figures.every((figure) =>
    areSheltered(now, unit, [figure], from(figure, 60 * CENTIMETRE, 0)),
  );
  if (!isSheltered) sayOf(line)('fault-sk-shelter', { unit: unit.id }, bitOf(cursor, 'sheltered'));
}
