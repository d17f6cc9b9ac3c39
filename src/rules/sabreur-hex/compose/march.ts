/** SH-MARCH, SH-FORCED. A march: the facing that is held throughout, then a few ends worth going to, or a hex that is typed. */
import { type Facing, FACINGS, frontHexes, turned } from '../../../hex/facing.ts';
import { distance, type Hex } from '../../../hex/grid.ts';
import type { Composing, Press } from '../../../kernel/compose.ts';
import { awaited, press, type Scope as ScopeOf, telling, typedPlace } from '../../../kernel/grammar/panel-step.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { type Mover, thingsOf } from '../candidates/deed.ts';
import { mover } from '../candidates/mover.ts';
import { enemiesOf, friendsOf } from '../field/engage.ts';
import { areAdjacent, hexesOf } from '../field/place.ts';
import { inCover, isHill } from '../field/terrain.ts';
import { shownFacing, shownWord } from '../language/vocabulary.ts';
import { groundOf } from '../look/condition.ts';
import { isPanicked, type State, type Unit, unitAt } from '../state.ts';
import { type Actor, actText, draftOf } from './draft.ts';
import { PLACES } from './places.ts';

type Scope = ScopeOf<State>;

const MARCHES = ['march', 'forcedMarch'] as const;

type Marching = (typeof MARCHES)[number];

export function isMarching(verb: string): verb is Marching {
  return verb === 'march' || verb === 'forcedMarch';
}

/** `march face NE`: the facing before the hex. */
export function facedText(verb: Marching, facing: Facing): string {
  return `${shownWord(verb, 'en')} ${shownWord('face', 'en')} ${shownFacing(facing, 'en')}`;
}

/** A march of which the end is still open. Undefined: the draft is no such thing. */
export function marchStep(scope: Scope, draft: string): Composing | Refusal | undefined {
  const [, opening = '', id, deed] = /^(.*: )?(\S+) (\D+)$/.exec(draft) ?? [];
  const unit = scope.now.units.find((each) => each.id === id);
  if (!unit) return undefined;
  const actor = { opening, unit };
  for (const verb of MARCHES) {
    if (deed === shownWord(verb, 'en')) return composeFacing(scope, actor, verb);
    const facing = FACINGS.find((each) => deed === facedText(verb, each));
    if (facing !== undefined) return composeEnds(scope, actor, verb, facing);
  }
  return undefined;
}

/** The facings with which it can march, clockwise from its own. */
export function facingsOf(who: Mover, verb: Marching): Facing[] {
  const all = new Set(thingsOf(who, verb).flatMap(({ faces = [] }) => faces));
  return fromOwn(who.unit).filter((facing) => all.has(facing));
}

/** Its own facing, then a sixth to the right, a sixth to the left, and so on. */
function fromOwn({ facing }: Unit): Facing[] {
  return [0, 1, 5, 2, 4, 3].map((sixths) => turned(facing, sixths));
}

/** SH-MARCH-02, -03. The facing first: it is taken before the march, and no unit turns at its end. */
function composeFacing({ now, whyNot }: Scope, actor: Actor, verb: Marching): Composing {
  const { unit } = actor;
  const open = facingsOf(mover(now, unit), verb);
  const presses = fromOwn(unit).flatMap((facing): Press[] => {
    const refusal = open.includes(facing) ? undefined : whyNot(marchText(actor, verb, ahead(unit, facing), facing));
    if (!refusal && !open.includes(facing)) return [];
    return [press(draftOf(actor, facedText(verb, facing)), facingSays(unit, facing), refusal)];
  });
  return {
    asks: phrase('compose-asks-facing', { unit: unit.name, id: unit.id }),
    lines: [phrase('compose-no-turning')],
    rows: [{ presses }],
    marks: awaited(hexesOf(unit)),
  };
}

const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const;

export function facingSays(unit: Unit, facing: Facing): Phrase {
  const kept = facing === unit.facing ? 'yes' : 'no';
  return phrase('compose-facing', { arrow: ARROWS[facing], facing: phrase(`facing-${facing}`), kept });
}

/** `45L march 1507 face NE`; its own facing need not be named. */
function marchText(actor: Actor, verb: Marching, to: Hex, facing: Facing): string {
  return actText(actor, { do: verb, to, via: [], ...(facing !== actor.unit.facing && { facing }) });
}

function ahead({ at }: Unit, facing: Facing): Hex {
  return frontHexes(at, facing)[0] ?? at;
}

/** Empty hexes come first, the nearest to the enemy before the others. */
function composeEnds({ now, whyNot }: Scope, actor: Actor, verb: Marching, facing: Facing): Composing | Refusal {
  const { unit } = actor;
  const things = thingsOf(mover(now, unit), verb).filter(({ faces = [] }) => faces.includes(facing));
  const ends = things.flatMap(({ action }) => ('to' in action ? (action.to ?? []) : []));
  const [first] = ends;
  if (first === undefined) {
    const refusal = whyNot(marchText(actor, verb, ahead(unit, facing), facing));
    return refusal ?? new Refusal('SH-MARCH-03', phrase('compose-gone'));
  }
  const presses = suggested(now, unit, ends).map(({ each: at, whys }): Press => {
    const known = [...whys, ...(now.map.hexes[at] === undefined ? [] : [groundOf(now, at)])];
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
    typed: typedPlace(PLACES, now, (hex) => marchText(actor, verb, hex, facing), first),
    marks: awaited(hexesOf(unit)),
  };
}

/** So many ends at least, where there are so many. */
const FEW = 4;

/** The farthest, the nearest to the enemy, the best cover, beside comrades: a hex may be several of these. Then others. */
function suggested(now: State, unit: Unit, ends: readonly Hex[]) {
  const free = ends.filter((hex) => (unitAt(now, hex)?.id ?? unit.id) === unit.id);
  const list = free.length > 0 ? free : ends;
  const far = (hex: Hex) => distance(unit.at, hex);
  const beside = (hex: Hex) => friendsBeside(now, unit, hex);
  const best = (worth: (hex: Hex) => number, isFit: (hex: Hex) => boolean = () => true): Hex | undefined =>
    list.filter(isFit).reduce<Hex | undefined>((a, b) => (a !== undefined && worth(a) >= worth(b) ? a : b), undefined);
  const bestOf = {
    far: best(far),
    enemy: enemiesOf(now, unit).length > 0 ? list[0] : undefined,
    cover: best(far, (hex) => inCover(now.map, hex)),
    hill: best(far, (hex) => isHill(now.map, hex)),
    chain: best(beside, (hex) => beside(hex) > 0),
  };
  return telling(list, bestOf, FEW);
}

/** SH-GROUP-02 to -04. Friends with whom it could be woken together from there. */
function friendsBeside(now: State, unit: Unit, hex: Hex): number {
  const { also: _also, ...rest } = unit;
  const there = { ...rest, at: hex };
  return friendsOf(now, unit).filter((friend) => !isPanicked(friend) && areAdjacent(there, friend)).length;
}
