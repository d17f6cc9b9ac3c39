/** Where an answer lies on the map: the picture numbers those that have a hex of their own. */
import { frontHexes, type Facing, isStraightAhead } from '../../../hex/facing.ts';
import { distance, type Hex, hexesOf as hexesOn } from '../../../hex/grid.ts';
import type { Posed } from '../../../kernel/question.ts';
import type { Card } from '../../../kernel/ruleset.ts';
import { type State, type Unit, unitAt } from '../state.ts';

type Place = NonNullable<Card['options'][number]['place']>;

/** A hex, or where a unit stands that is not the one asked. */
export function placeOf(named: string | undefined, asked: Posed<unknown>, now: State): Place | undefined {
  const at = /^\d{4}$/.test(named ?? '') ? named : now.units.find(({ id }) => id === named && id !== asked.unit)?.at;
  if (at === undefined) return undefined;
  const there = unitAt(now, at);
  return { at, what: there !== undefined && there.side !== asked.to ? 'target' : 'end' };
}

/** The hex that the unit asked would look to. */
export function placeFaced(facing: Facing, asked: Posed<unknown>, now: State): Place | undefined {
  const unit = now.units.find(({ id }) => id === asked.unit);
  return unit && { at: lookedTo(now, unit, facing), what: 'end' };
}

/** SH-FACING-02. Two hexes ahead, where the vertex points; at the edge of the map, one of the front hexes. */
function lookedTo(now: State, { at: from }: Unit, facing: Facing): Hex {
  const front = frontHexes(from, facing);
  const ahead = hexesOn(now.map).find(
    (hex) =>
      distance(from, hex) === 2 &&
      isStraightAhead(from, facing, hex) &&
      front.every((each) => distance(each, hex) === 1),
  );
  return ahead ?? front.find((hex) => hexesOn(now.map).includes(hex)) ?? from;
}
