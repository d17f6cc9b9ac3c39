/** Where the options of a question lie on the map: the picture numbers those that have a hex of their own. */
import { FACINGS, frontHexes, isStraightAhead, POINTS } from '../../hex/facing.ts';
import { distance, type Hex, hexesOf as hexesOn } from '../../hex/grid.ts';
import type { Asked, Option } from '../../kernel/play.ts';
import type { Card } from '../../kernel/ruleset.ts';
import { text } from './card-kind.ts';
import { unitAt, type State } from './state.ts';

type Place = NonNullable<Card['options'][number]['place']>;

/** For each option. A number cannot tell two apart that lie in one hex: they have none. */
export function placesOf(asked: Asked, now: State): (Place | undefined)[] {
  const all = asked.options.map((option) => placeOf(asked, option, now));
  const times = (at: Hex) => all.filter((place) => place?.at === at).length;
  return all.map((place) => (place && times(place.at) === 1 ? place : undefined));
}

/** The last hex or unit that it names, but for the unit that is asked; of a facing, the hex it looks to. */
function placeOf(asked: Asked, option: Option, now: State): Place | undefined {
  const unit = now.units.find(({ id }) => id === asked.unit);
  const [, point] = /^face ([NSEW]+)$/.exec(option.text) ?? [];
  if (point !== undefined) return unit && { at: lookedTo(now, unit.at, point), what: 'end' };
  // SH-Q-81. The gun that goes along lies elsewhere.
  const deed = option.text.replace(/^(\S+ (?:charge|assault|try).*) with \S+$/, '$1');
  const named = deed.split(' ').flatMap((word): Hex[] => {
    if (/^\d{4}$/.test(word)) return [word];
    return now.units.filter(({ id }) => id === word && id !== asked.unit).map(({ at }) => at);
  });
  const at = named.at(-1) ?? now.units.find(({ id }) => id === text(option.about, 'target'))?.at;
  if (at === undefined) return undefined;
  const there = unitAt(now, at);
  return { at, what: there !== undefined && there.side !== asked.to ? 'target' : 'end' };
}

/** SH-FACING-02. Two hexes ahead, where the vertex points; at the edge of the map one of those in front. */
function lookedTo(now: State, from: Hex, point: string): Hex {
  const facing = FACINGS[POINTS.indexOf(point as (typeof POINTS)[number])]!;
  const front = frontHexes(from, facing);
  const ahead = hexesOn(now.map).find(
    (hex) =>
      distance(from, hex) === 2 &&
      isStraightAhead(from, facing, hex) &&
      front.every((each) => distance(each, hex) === 1),
  );
  return ahead ?? front.find((hex) => hexesOn(now.map).includes(hex)) ?? from;
}
