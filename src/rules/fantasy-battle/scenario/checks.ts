/** The rules for a position: nobody off the table or on another, units that hang together, walls before works, contacts that touch. */
import { lengthText } from '../../../chart/field/places.ts';
import { type Lined, sayOf } from '../../../chart/lined.ts';
import { areConnected, contactOf } from '../../../field/contact.ts';
import { overhang } from '../../../field/free.ts';
import { gap } from '../../../field/gap.ts';
import { type Length, TOUCH } from '../../../field/length.ts';
import { blame } from '../../../kernel/text/lines.ts';
import { groundsOf, metStands, standsOf, wallBefore } from '../position/stands.ts';
import type { Contact, State, Unit } from '../state.ts';
import type { Draft, Engagement } from './draft.ts';

export function check(draft: Draft): void {
  for (const [each, line] of draft.units.entries()) checkUnit(draft, line, draft.units.slice(0, each));
  for (const engagement of draft.engagements) checkEngaged(draft, engagement);
}

/** FB-FRM-01, FB-OBS-01, FB-FOR-01, FB-GEO-19. */
function checkUnit(draft: Draft, line: Lined<Unit>, before: readonly Lined<Unit>[]): void {
  const { unit } = line;
  const say = sayOf(line);
  const over = Math.max(...groundsOf(unit).map((ground) => overhang(ground, draft)));
  if (over > TOUCH) say('fault-fb-off', { unit: unit.id, by: lengthText(over) });
  const onto = before.map((other) => ({ other, by: depthOf(unit, other.unit) })).find(({ by }) => by > TOUCH);
  if (onto) say('fault-fb-onto', { unit: unit.id, other: onto.other.unit.id, by: lengthText(onto.by) });
  if (!areConnected(standsOf(unit)) || standOnEachOther(unit)) say('fault-fb-apart', { unit: unit.id });
  if (!unit.fortified) return;
  if (unit.type !== 'infantry' && unit.type !== 'artillery') return say('fault-fb-works', { unit: unit.id });
  const field = draft as unknown as State['field'];
  const isBare = standsOf(unit).some((stand) => wallBefore({ field }, stand) === undefined);
  if (isBare) say('fault-fb-no-wall', { unit: unit.id });
}

/** How deep two units stand in each other. */
function depthOf(unit: Unit, other: Unit): Length {
  return Math.max(...groundsOf(unit).flatMap((ground) => groundsOf(other).map((there) => -gap(ground, there))));
}

function standOnEachOther(unit: Unit): boolean {
  const grounds = groundsOf(unit);
  return grounds.some((ground, each) => grounds.slice(each + 1).some((other) => -gap(ground, other) > TOUCH));
}

/** FB-GEO-23. An enemy, and touching. */
function checkEngaged(draft: Draft, engagement: Engagement): void {
  const { cursor, bit, enemy: id, sides } = engagement;
  const unit = unitIn(draft, engagement.unit);
  const enemy = unitIn(draft, id);
  if (!unit || !enemy || enemy.side === unit.side) return blame(cursor, bit, 'fault-no-such-unit', { unit: id });
  const touching = contactsOf(draft, engagement).length;
  if (touching === 0) blame(cursor, bit, 'fault-fb-engaged', { unit: unit.id, enemy: id });
  else if (sides.length > 1 && sides.length !== touching) blame(cursor, bit, 'fault-fb-sides', { n: touching });
}

function unitIn({ units }: Draft, id: string): Unit | undefined {
  return units.find(({ unit }) => unit.id === id)?.unit;
}

/** FB-GEO-23. The stands of two units that touch. */
export function contactsOf(draft: Draft, { unit: id, enemy: other, sides }: Engagement): Contact[] {
  const [unit, enemy] = [unitIn(draft, id), unitIn(draft, other)];
  if (!unit || !enemy) return [];
  const now = { field: draft } as unknown as State;
  const pairs = standsOf(unit).flatMap((stand) =>
    metStands(now, enemy).flatMap((their) => {
      const contact = contactOf(stand, their);
      return contact ? [{ stand: stand.n, on: their.n, long: contact.long }] : [];
    }),
  );
  const sorted = pairs.toSorted((a, b) => a.stand - b.stand || a.on - b.on);
  return sorted.map((pair, each) => ({ unit: id, enemy: other, side: sides[each] ?? sides[0]!, ...pair }));
}
