/** What a unit might plausibly be ordered to do, by geometry alone. Whether it may is found out by playing it. */
import { type Facing, turned } from '../../../hex/facing.ts';
import { distance, type Hex } from '../../../hex/grid.ts';
import { enemyOf } from '../../../kernel/play.ts';
import { MARCHES, mayMarchThenFire } from '../actions.ts';
import { isAhead, isOnFlankHex, rides } from '../charge.ts';
import { atEndOf, mayEnd } from '../disengage.ts';
import { mayFireThenAttack } from '../fire-then-attack.ts';
import { mayForm, mayTake } from '../form.ts';
import { frontalDisplacements } from '../displacement.ts';
import { mayManoeuvre } from '../manoeuvre.ts';
import type { Displacement } from '../displacement.ts';
import { isExtended } from '../extended.ts';
import { areAdjacent, distanceBetween, hexesOf } from '../place.ts';
import { mayRally } from '../rally.ts';
import { hasSkill, isArtillery, isPanicked, isSquare, type State, type Unit } from '../state.ts';
import { fireRange, movementFactor } from '../tables.ts';
import { type ACTION_WORDS, FORMATION_WORDS } from './actions.ts';
import { assaults, assaultsOn } from './assaults.ts';
import { extensionThings, isBefore, targetsByHalves, tellingEnds, wheelsOf } from './halves-deeds.ts';
import { evadeEnds, forcedEnds, obliqueEnds } from './manoeuvres.ts';
import { shownFacing } from './vocabulary.ts';

type ActionWord = (typeof ACTION_WORDS)[number];

/** What may follow a verb, in both languages; for a verb that stands alone, one empty text. */
export interface Thing {
  readonly en: string;
  readonly fr: string;
}

export interface Deed {
  readonly verb: ActionWord;
  /** The most useful first. */
  readonly things: readonly Thing[];
  /** If one of the things is legal, all of them are. */
  readonly isSure?: boolean;
}

/** A unit, where it can march, and what it might do. */
export interface Mover {
  readonly now: State;
  readonly unit: Unit;
  readonly ways: Ways;
  readonly deeds: readonly Deed[];
}

/** The facings with which a unit can end a march, by hex; and those it can turn to. */
interface Ways {
  readonly hexes: ReadonlyMap<Hex, ReadonlySet<Facing>>;
  readonly turns: ReadonlySet<Facing>;
}

const ALONE: readonly Thing[] = [{ en: '', fr: '' }];

/** The most telling verbs first; only those with something to do. */
export function mover(now: State, unit: Unit): Mover {
  const ways = waysOf(now, unit);
  const deeds: Deed[] = [
    { verb: 'charge', things: chargeable(now, unit) },
    { verb: 'fire', things: targets(now, unit) },
    { verb: 'assault', things: assaults(now, unit) },
    { verb: 'march', things: hexes(byUse(now, unit, [...ways.hexes.keys()])), isSure: true },
    ...FORMATION_WORDS.map((verb): Deed => ({ verb, things: mayForm(now, unit, verb) ? [] : placesFor(unit) })),
    { verb: 'turn', things: turnsOf(now, unit, ways), isSure: true },
    { verb: 'turnAbout', things: ways.turns.has(turned(unit.facing, 3)) ? ALONE : [] },
    { verb: 'oblique', things: hexes(byUse(now, unit, obliqueEnds(now, unit))), isSure: true },
    { verb: 'forcedMarch', things: hexes(byUse(now, unit, forcedEnds(now, unit)).slice(0, 25)), isSure: true },
    { verb: 'evade', things: hexes(byUse(now, unit, evadeEnds(now, unit)).reverse()), isSure: true },
    { verb: 'extend', things: mayForm(now, unit, 'extendedLine') ? [] : extensionThings(now, unit), isSure: true },
    { verb: 'rally', things: mayRally(now, unit) ? [] : ALONE },
    { verb: 'flee', things: isArtillery(unit) ? [] : ALONE },
  ];
  return { now, unit, ways, deeds: deeds.filter(({ things }) => things.length > 0) };
}

/** SH-FORM-24. A line that contracts may say which hex it keeps. */
function placesFor(unit: Unit): readonly Thing[] {
  return isExtended(unit) ? hexes(hexesOf(unit)) : ALONE;
}

/** SH-TURN-04. What a unit might do behind its first action. */
export function secondDeeds({ now, unit }: Mover, first: ActionWord, thing: string): Deed[] {
  const { formation } = unit;
  const marches = MARCHES.includes(first);
  const isForced = first === 'forcedMarch';
  const fires = mayMarchThenFire(now, unit, isForced);
  const near = enemiesWithin(now, unit, fireRange(unit) + movementFactor(unit));
  const forms = FORMATION_WORDS.filter((verb) => !mayTake(now, unit, verb)).map(
    (verb): Deed => ({ verb, things: ALONE }),
  );
  if (marches)
    return [...(fires ? [{ verb: 'fire' as const, things: near }] : []), ...(formation === 'column' ? forms : [])];
  if (first === 'fire' && isExtended(unit)) return [{ verb: 'fire', things: targets(now, unit) }];
  if (first === 'fire')
    return mayFireThenAttack(unit) ? [] : [{ verb: 'assault', things: assaultsBehind(now, unit, thing) }];
  const isForm = first === 'extend' || FORMATION_WORDS.some((verb) => verb === first);
  return isForm && hasSkill(unit, 'tacticalSense') ? [{ verb: 'fire', things: near }] : [];
}

/** SH-FIRE-11. On whom it has fired, who need not be named again. */
function assaultsBehind(now: State, unit: Unit, target: string): readonly Thing[] {
  const enemy = enemies(now, unit).find(({ id }) => id === target);
  return enemy ? assaultsOn(now, unit, enemy) : [];
}

/** SH-MARCH. Where a march may end, and how it may face there. */
function waysOf(now: State, unit: Unit): Ways {
  const found = new Map<Hex, Set<Facing>>();
  const turns = new Set<Facing>();
  if (mayManoeuvre(now, unit)) return { hexes: found, turns };
  const seen = new Set<string>();
  const halves: Displacement[] = [];
  for (const way of frontalDisplacements(now, unit, { rotate: true, allowance: movementFactor(unit) })) {
    const to = way.path.at(-1) ?? unit.at;
    const end = `${to} ${way.facing}`;
    if (seen.has(end) || mayEnd(now, unit, atEndOf(unit, way))) continue;
    seen.add(end);
    if (way.path.length === 0) turns.add(way.facing);
    else if (way.also !== undefined) halves.push(way);
    else found.set(to, (found.get(to) ?? new Set()).add(way.facing));
  }
  for (const hex of tellingEnds(halves)) found.set(hex, new Set([unit.facing]));
  return { hexes: found, turns };
}

function turnsOf(now: State, unit: Unit, { turns }: Ways): Thing[] {
  return isExtended(unit) && turns.size > 0 ? wheelsOf(now, unit) : points([...turns]);
}

function hexes(list: readonly Hex[]): Thing[] {
  return list.map((hex) => ({ en: hex, fr: hex }));
}

export function points(facings: readonly Facing[]): Thing[] {
  return facings.map((facing) => ({ en: shownFacing(facing, 'en'), fr: shownFacing(facing, 'fr') }));
}

function enemies(now: State, unit: Unit): Unit[] {
  const near = now.units.filter(({ side }) => side === enemyOf(unit.side));
  return near.sort((a, b) => distanceBetween(unit, a) - distanceBetween(unit, b));
}

function enemiesWithin(now: State, unit: Unit, most: number): Thing[] {
  return enemies(now, unit)
    .filter((enemy) => distanceBetween(unit, enemy) <= most)
    .map(({ id }) => ({ en: id, fr: id }));
}

/** SH-FIRE-07. Within range, and before the unit. */
function targets(now: State, unit: Unit): Thing[] {
  const before = enemies(now, unit).filter((enemy) => isBefore(unit, enemy));
  return [...before.map(({ id }) => ({ en: id, fr: id })), ...targetsByHalves(unit, before)];
}

/** SH-CHARGE-04, -05. Within its movement, and before the unit or on a flank hex; where it would cost, with a way (SH-Q-49). */
function chargeable(now: State, unit: Unit): Thing[] {
  if (isArtillery(unit)) return [];
  const reach = movementFactor(unit);
  return enemies(now, unit)
    .filter((enemy) => distanceBetween(unit, enemy) <= reach)
    .filter((enemy) => isAhead(unit, enemy) || isOnFlankHex(unit, enemy))
    .filter((enemy) => now.rulings.impossibleAttack === 'refused' || rides(now, unit, enemy).length > 0)
    .map(({ id }) => ({ en: id, fr: id }));
}

/** Hexes nearest to an enemy first, then those farthest from the unit. */
function byUse(now: State, unit: Unit, list: readonly Hex[]): Hex[] {
  const foes = enemies(now, unit).filter((enemy) => !isPanicked(enemy));
  const danger = (hex: Hex) => Math.min(99, ...foes.map((enemy) => distance(enemy.at, hex)));
  return list
    .map((hex) => ({ hex, danger: danger(hex), far: distance(unit.at, hex) }))
    .sort((a, b) => a.danger - b.danger || b.far - a.far)
    .map(({ hex }) => hex);
}

/** A hex that can be reached with several facings, but not with its own, needs one of them. */
export function marchText({ ways, unit }: Mover, hex: Hex): string {
  const facings = [...(ways.hexes.get(hex) ?? [])];
  return facings.length < 2 || facings.includes(unit.facing) ? hex : `${hex} face ${shownFacing(facings[0]!, 'en')}`;
}

/** SH-GROUP-02 to -04. Friends that might join a group behind its last member. */
export function comrades(now: State, members: readonly Unit[]): Unit[] {
  const last = members.at(-1)!;
  return now.units.filter(
    (unit) =>
      unit.side === last.side &&
      !unit.activated &&
      !unit.acted &&
      !members.includes(unit) &&
      members.some((member) => areAdjacent(member, unit)) &&
      (unit.facing === last.facing || isSquare(unit) || isSquare(last)),
  );
}

/** SH-GROUP-05, -08. Scouts and regimental guns near a group. */
export function companions(now: State, members: readonly Unit[]): Unit[] {
  return now.units.filter(
    (unit) =>
      unit.side === members[0]!.side &&
      !unit.activated &&
      !members.includes(unit) &&
      (hasSkill(unit, 'scout') || unit.type === 'regimentalGun') &&
      members.some((member) => distance(member.at, unit.at) <= 3),
  );
}

/** Units that can still do something, those of the open group first. */
export function idle(now: State, by: State['active']): Unit[] {
  const own = now.units.filter(({ side, acted }) => side === by && !acted);
  return [
    ...own.filter(({ id }) => now.group.includes(id)),
    ...own.filter(({ id, activated }) => !now.group.includes(id) && !activated),
  ];
}
