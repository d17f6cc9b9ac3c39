/** SH-MARCH, SH-FORCED. A march: the facing that is held throughout, then a few ends worth going to, or a hex that is typed. */
import { type Facing, frontHexes, turned } from '../../../hex/facing.ts';
import { distance, type Hex } from '../../../hex/grid.ts';
import type { Composing, Press, Typed } from '../../../kernel/compose.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { enemiesOf, friendsOf } from '../field/engage.ts';
import type { Mover } from '../candidates/deed.ts';
import { placeNamed } from '../language/looks.ts';
import { byUse, forcedReach, marchReach, type Reach } from '../candidates/reach.ts';
import { shownFacing, shownWord } from '../language/vocabulary.ts';
import { groundOf } from '../look/condition.ts';
import { areAdjacent } from '../field/place.ts';
import { isPanicked, type State, type Unit, unitAt } from '../state.ts';
import { inCover, isHill } from '../field/terrain.ts';
import { type Actor, draftOf, facedText, type Marching } from './draft.ts';
import { marksOf, type Scope } from './scope.ts';

function reachBy(now: State, unit: Unit, verb: Marching): Reach {
  return verb === 'march' ? marchReach(now, unit) : forcedReach(now, unit);
}

/** The facings with which it can march, clockwise from its own. */
export function facingsOf({ now, unit }: Pick<Mover, 'now' | 'unit'>, verb: Marching): Facing[] {
  const all = new Set([...reachBy(now, unit, verb).hexes.values()].flat());
  return fromOwn(unit).filter((facing) => all.has(facing));
}

/** Its own facing, then a sixth to the right, a sixth to the left, and so on. */
function fromOwn({ facing }: Unit): Facing[] {
  return [0, 1, 5, 2, 4, 3].map((sixths) => turned(facing, sixths));
}

/** SH-MARCH-02, -03. The facing first: it is taken before the march, and no unit turns at its end. */
export function composeFacing({ now, whyNot }: Scope, actor: Actor, verb: Marching): Composing | Refusal {
  const { unit } = actor;
  const open = facingsOf({ now, unit }, verb);
  const presses = fromOwn(unit).flatMap((facing): Press[] => {
    const text = draftOf(actor, facedText(verb, facing));
    const says = facingSays(unit, facing);
    if (open.includes(facing)) return [{ text, says }];
    const ahead = frontHexes(unit.at, facing)[0] ?? unit.at;
    const refusal = whyNot(marchText(actor, verb, ahead, facing));
    return refusal ? [{ text, says, refusal }] : [];
  });
  return {
    asks: phrase('compose-asks-facing', { unit: unit.name, id: unit.id }),
    lines: [phrase('compose-no-turning')],
    rows: [{ presses }],
    marks: marksOf([unit]),
  };
}

const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const;

export function facingSays(unit: Unit, facing: Facing): Phrase {
  const kept = facing === unit.facing ? 'yes' : 'no';
  return phrase('compose-facing', { arrow: ARROWS[facing], facing: phrase(`facing-${facing}`), kept });
}

/** `45L march 1507 face NE`; its own facing need not be named. */
function marchText(actor: Actor, verb: Marching, hex: Hex, facing: Facing): string {
  const face = facing === actor.unit.facing ? [] : [shownWord('face', 'en'), shownFacing(facing, 'en')];
  return draftOf(actor, shownWord(verb, 'en'), hex, ...face);
}

export function composeEnds(scope: Scope, actor: Actor, verb: Marching, facing: Facing): Composing | Refusal {
  const { now, whyNot } = scope;
  const { unit } = actor;
  const ends = endsFacing(now, unit, verb, facing);
  if (ends.length === 0) {
    const ahead = frontHexes(unit.at, facing)[0] ?? unit.at;
    return whyNot(marchText(actor, verb, ahead, facing)) ?? new Refusal('SH-MARCH-03', phrase('compose-gone'));
  }
  const presses = suggested(now, unit, ends).map(({ at, whys }): Press => {
    const known = [...whys.map(whySays), ...groundSays(now, at)];
    const says =
      known.length > 0
        ? phrase('compose-end', { at, whys: known })
        : phrase('compose-end-plain', { at, n: distance(unit.at, at) });
    return { text: marchText(actor, verb, at, facing), says, place: { at, what: 'end' } };
  });
  return {
    asks: phrase('compose-asks-end', { unit: unit.name, id: unit.id, facing: phrase(`facing-${facing}`) }),
    lines: [phrase('compose-ends', { n: ends.length })],
    rows: [{ presses }],
    typed: typedHex(scope, (hex) => marchText(actor, verb, hex, facing), ends[0]!),
    marks: marksOf([unit]),
  };
}

/** Empty hexes come first, the nearest to the enemy before the others. */
function endsFacing(now: State, unit: Unit, verb: Marching, facing: Facing): Hex[] {
  const { hexes } = reachBy(now, unit, verb);
  return byUse(
    now,
    unit,
    [...hexes].flatMap(([hex, facings]) => (facings.includes(facing) ? [hex] : [])),
  );
}

type Why = 'far' | 'enemy' | 'cover' | 'hill' | 'chain';

interface End {
  readonly at: Hex;
  readonly whys: readonly Why[];
}

/** So many ends at least, where there are so many. */
const FEW = 4;

/** The farthest, the nearest to the enemy, the best cover, beside comrades: a hex may be several of these. Then others. */
function suggested(now: State, unit: Unit, ends: readonly Hex[]): End[] {
  const free = ends.filter((hex) => (unitAt(now, hex)?.id ?? unit.id) === unit.id);
  const list = free.length > 0 ? free : ends;
  const far = (hex: Hex) => distance(unit.at, hex);
  const beside = (hex: Hex) => friendsBeside(now, unit, hex);
  const best = (worth: (hex: Hex) => number, isFit: (hex: Hex) => boolean = () => true): Hex | undefined =>
    list.filter(isFit).reduce<Hex | undefined>((a, b) => (a !== undefined && worth(a) >= worth(b) ? a : b), undefined);
  const ofEach: Readonly<Record<Why, Hex | undefined>> = {
    far: best(far),
    enemy: enemiesOf(now, unit).length > 0 ? list[0] : undefined,
    cover: best(far, (hex) => inCover(now.map, hex)),
    hill: best(far, (hex) => isHill(now.map, hex)),
    chain: best(beside, (hex) => beside(hex) > 0),
  };
  const found = Object.entries(ofEach) as [Why, Hex | undefined][];
  const telling = new Set(found.flatMap(([, hex]) => hex ?? []));
  const hexes = [...new Set([...telling, ...list])].slice(0, Math.max(telling.size, FEW));
  return hexes.map((at) => ({ at, whys: found.flatMap(([why, hex]) => (hex === at ? [why] : [])) }));
}

/** SH-GROUP-02 to -04. Friends with whom it could be woken together from there. */
function friendsBeside(now: State, unit: Unit, hex: Hex): number {
  const { also: _also, ...rest } = unit;
  const there = { ...rest, at: hex };
  return friendsOf(now, unit).filter((friend) => !isPanicked(friend) && areAdjacent(there, friend)).length;
}

function whySays(why: Why): Phrase {
  return phrase(`compose-end-${why}`);
}

function groundSays(now: State, at: Hex): Phrase[] {
  return now.map.hexes[at] === undefined ? [] : [groundOf(now, at)];
}

/** A typed hex; a unit means the hex it is in. */
export function typedHex({ now }: Scope, textOf: (hex: Hex) => string, example: Hex): Typed {
  return {
    says: phrase('compose-type-hex'),
    example,
    take: (word) => {
      const place = placeNamed(word, now);
      if (place instanceof Refusal) return new Refusal(place.clause, place.says);
      return textOf(typeof place === 'string' ? place : place.at);
    },
  };
}
