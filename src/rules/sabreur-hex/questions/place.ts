/** The hex of an answer: the picture numbers answers that have their own. */
import { frontHexes, type Facing, isStraightAhead } from '../../../hex/facing.ts';
import { distance, type Hex, hexesOf as hexesOn } from '../../../hex/grid.ts';
import type { Posed } from '../../../kernel/question.ts';
import type { Card } from '../../../kernel/ruleset.ts';
import { type State, type Unit, unitAt } from '../state.ts';

type Place = NonNullable<Card['options'][number]['place']>;

/** What answers name, first what says most of where. */
const NAMED = ['to', 'hex', 'hexes', 'via', 'place', 'from', 'target', 'support', 'unit'] as const;

type Naming = { readonly say?: string; readonly facing?: Facing } & {
  readonly [K in (typeof NAMED)[number]]?: string | readonly Hex[] | undefined;
};

/**
 * The hex that an answer names, the hex of a unit that it names (other than the one asked), or where the one asked will
 * face.
 */
export function placeOf(answer: Naming, asked: Posed<unknown>, now: State): Place | undefined {
  const { say, facing } = answer;
  const own = now.units.find(({ id }) => id === asked.unit);
  if (say === 'face' && facing !== undefined) return own && { at: lookedTo(now, own, facing), what: 'end' };
  const named = NAMED.map((key) => [answer[key]].flat().at(-1)).find((each) => each !== undefined);
  const at = /^\d{4}$/.test(named ?? '') ? named : now.units.find((unit) => unit.id === named && unit !== own)?.at;
  if (at === undefined) return undefined;
  const there = unitAt(now, at);
  return { at, what: there !== undefined && there.side !== asked.to ? 'target' : 'end' };
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
