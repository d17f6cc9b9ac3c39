/** Whose units an order sets in motion, and whose consent it needs. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side } from '../../kernel/play.ts';
import { standInOf } from '../seats/stand-in.ts';
import { isHandText } from '../orders/hand.ts';
import type { Person } from '../request.ts';
import type { Loaded } from '../battle/loaded-battle.ts';
import { eachOnce, isShared, ownerOf } from '../seats/commanders.ts';
import { namesOf, no } from '../battle/voice.ts';

/** The units of a side that the orders of a text set in motion. */
export function unitsIn({ rules, state }: Loaded, side: Side, text: string): readonly string[] {
  if (isHandText(text)) return [];
  const read = rules.orders(text, state, side);
  if (read instanceof Refusal) return [];
  const own = new Set(rules.units(state).flatMap((unit) => (unit.side === side ? [unit.name] : [])));
  return [...new Set(read.flatMap(({ order }) => rules.who(order)))].filter((unit) => own.has(unit));
}

/** May this person speak for that one: he himself, or whoever stands in for him now? */
export function actsFor(loaded: Loaded, side: Side, owner: Person, userId: string): boolean {
  return owner.id === userId || standInOf(loaded, side, owner.id)?.id === userId;
}

/** The others whose units an order moves too; a refusal, where none of them are his who gives it. */
export function consentFor(loaded: Loaded, side: Side, text: string, userId: string): readonly Person[] | Refusal {
  if (!isShared(loaded, side)) return [];
  const units = unitsIn(loaded, side, text);
  const owners = eachOnce(units.flatMap((unit) => ownerOf(loaded, side, unit) ?? []));
  const others = owners.filter((owner) => !actsFor(loaded, side, owner, userId));
  if (others.length === 0 || others.length < owners.length) return others;
  return no(phrase('many-not-yours', { units: unitList(units), who: namesOf(others) }));
}

/** An order is given by whoever has all its units; that of a mixed group, only when the others have agreed. */
export function mayGive(
  loaded: Loaded,
  side: Side,
  text: string,
  { userId, agreed }: { readonly userId: string | undefined; readonly agreed?: boolean },
): Refusal | undefined {
  if (userId === undefined || agreed) return undefined;
  const others = consentFor(loaded, side, text, userId);
  if (others instanceof Refusal) return others;
  return others.length === 0 ? undefined : no(phrase('many-consent', { who: namesOf(others) }));
}

/** Units by their short names, in one sentence. */
export function unitList(units: readonly string[]) {
  return units.map((id) => phrase('many-unit', { id }));
}
