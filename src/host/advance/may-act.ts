/** Which units an order moves, and whose consent it needs. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import { standInOf } from '../seats/stand-in.ts';
import { isHandText } from '../orders/hand.ts';
import type { Person } from '../request.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { distinctPeople, isShared, ownerOf } from '../seats/commanders.ts';
import { namesOf, no } from '../battle/voice.ts';

/** The units of a side that a text of orders moves. */
export function unitsIn({ rules, state }: LoadedBattle, side: Side, text: string): readonly string[] {
  if (isHandText(text)) return [];
  const read = rules.orders(text, state, side);
  if (read instanceof Refusal) return [];
  const own = new Set(rules.units(state).flatMap((unit) => (unit.side === side ? [unit.name] : [])));
  return [...new Set(read.flatMap(({ order }) => rules.who(order)))].filter((unit) => own.has(unit));
}

/** Whether this person may act for that one: as themselves, or as their present deputy. */
export function actsFor(loaded: LoadedBattle, side: Side, owner: Person, userId: string): boolean {
  return owner.id === userId || standInOf(loaded, side, owner.id)?.id === userId;
}

/** Whether this person may order a unit of that side. */
export function mayOrder(loaded: LoadedBattle, side: Side, userId: string): (unit: string) => boolean {
  return (unit) => {
    const owner = ownerOf(loaded, side, unit);
    return owner !== undefined && actsFor(loaded, side, owner, userId);
  };
}

/** The other commanders whose units an order also moves; refused if none of its units are its giver's. */
export function consentFor(
  loaded: LoadedBattle,
  side: Side,
  text: string,
  userId: string,
): readonly Person[] | Refusal {
  if (!isShared(loaded, side)) return [];
  const units = unitsIn(loaded, side, text);
  const owners = distinctPeople(units.flatMap((unit) => ownerOf(loaded, side, unit) ?? []));
  const others = owners.filter((owner) => !actsFor(loaded, side, owner, userId));
  if (others.length === 0 || others.length < owners.length) return others;
  return no(phrase('seat-not-yours', { units: unitList(units), who: namesOf(others) }));
}

/** An order is given by a person who commands all its units; a mixed group's order also needs the others' consent. */
export function mayGive(
  loaded: LoadedBattle,
  side: Side,
  text: string,
  { userId, agreed }: { readonly userId: string | undefined; readonly agreed?: boolean },
): Refusal | undefined {
  if (userId === undefined || agreed) return undefined;
  const others = consentFor(loaded, side, text, userId);
  if (others instanceof Refusal) return others;
  return others.length === 0 ? undefined : no(phrase('seat-consent', { who: namesOf(others) }));
}

/** Units by their short names, in one sentence. */
export function unitList(units: readonly string[]) {
  return units.map((id) => phrase('seat-unit', { id }));
}
