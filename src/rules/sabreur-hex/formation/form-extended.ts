/** SH-FORM-10, -11, -24, -26. Extending a line by a flank hex, and contracting it to one of its two hexes. */
import type { Play } from '../facts.ts';
import { flankHexes } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import { Refusal, refusal } from '../../../kernel/play.ts';
import { inContact } from '../field/engage.ts';
import { extendedTo, extensions, type Halves, isExtended } from '../field/extended.ts';
import { chooseKept } from './keep.ts';
import type { Action } from '../order.ts';
import { hexesOf } from '../field/place.ts';
import type { State, Unit } from '../state.ts';

type FormAction = Pick<Extract<Action, { do: 'form' }>, 'formation' | 'to'>;

/** SH-FORM-24, -26. Whether the change may take the new hex, or keep the hex, that the order names or leaves open. */
export function mayTakePlace(now: State, unit: Unit, { formation, to }: FormAction): Refusal | undefined {
  if (formation === 'extendedLine') return mayExtend(now, unit, to);
  if (to === undefined || (isExtended(unit) && hexesOf(unit).includes(to))) return undefined;
  const texts = isExtended(unit) ? hexesOf(unit).map((hex) => `${unit.id} ${formation} ${hex}`) : [];
  return refusal('SH-FORM-24', 'refuse-form-where', { unit, hex: to }, texts);
}

/** SH-FORM-11, -24, -26. The flank hexes to which it may extend: free, and out of contact. */
export function extensionsFor(now: State, unit: Unit): Hex[] {
  return extensions(now, unit).filter((hex) => inContact(now, extended(unit, hex)).length === 0);
}

function extended(unit: Unit, hex: Hex): Unit {
  return { ...unit, ...extendedTo(unit, hex), formation: 'extendedLine' };
}

/** SH-FORM-11, -24, -26. The hex named must be one of them; without one, there must be no choice. */
function mayExtend(now: State, unit: Unit, to: Hex | undefined): Refusal | undefined {
  const open = extensionsFor(now, unit);
  const texts = open.map((hex) => `${unit.id} extend ${hex}`);
  const no = (clause: string, id: string) => refusal(clause, id, { unit, hex: to ?? '' }, texts);
  if (to === undefined && open.length > 1) return no('SH-FORM-24', 'refuse-extend-which');
  if (to === undefined ? open.length === 1 : open.includes(to)) return undefined;
  const wanted = to === undefined ? flankHexes(unit.at, unit.facing) : [to];
  if (to !== undefined && !flankHexes(unit.at, unit.facing).includes(to))
    return no('SH-FORM-11', 'refuse-extend-flank');
  const touching = extensions(now, unit).find((hex) => wanted.includes(hex));
  if (touching === undefined) return no('SH-FORM-11', 'refuse-extend-room');
  const [enemy] = inContact(now, extended(unit, touching));
  return refusal('SH-FORM-26', 'refuse-extend-contact', { unit, enemy: enemy! }, texts);
}

/** If the order need not name the side, there is only one. */
function onlyExtension(now: State, unit: Unit): Hex {
  const [only] = extensionsFor(now, unit);
  return only!;
}

/** SH-FORM-24, ASK-20. Where the unit is after the change: unchanged, in two hexes, or in the hex it keeps. */
export function* choosePlace(now: State, unit: Unit, { formation, to }: FormAction): Play<Partial<Halves>> {
  if (formation === 'extendedLine') return extendedTo(unit, to ?? onlyExtension(now, unit));
  if (!isExtended(unit)) return {};
  return { at: to ?? (yield* chooseKept(now, unit, { why: 'contracts', quiet: true })) };
}

/** The possible places after the change that the order leaves open. */
export function placesAfter(now: State, unit: Unit, { formation, to }: FormAction): Partial<Halves>[] {
  if (formation === 'extendedLine') return [extendedTo(unit, to ?? onlyExtension(now, unit))];
  return (to === undefined ? hexesOf(unit) : [to]).map((at) => ({ at }));
}
