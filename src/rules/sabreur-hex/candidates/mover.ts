/** What a unit might be ordered to do, from the functions that would judge the order. Whether it may is found out by playing it. */
import { type Facing, FACINGS, turned } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import { type Half, HALVES, isExtended, type Rotation } from '../field/extended.ts';
import { mayFireAt } from '../fire/fire.ts';
import { mayForm } from '../formation/form.ts';
import { extensionsFor } from '../formation/form-extended.ts';
import { areAdjacent, distanceBetween, hexesOf } from '../field/place.ts';
import { mayRally } from '../morale/rally.ts';
import { standsFor } from '../morale/rally-choice.ts';
import { type Formation, hasSkill, isArtillery, isPanicked, isSquare, type State, type Unit } from '../state.ts';
import { fireRange } from '../tables.ts';
import { assaults, charges, enemiesNear } from './assaults.ts';
import { type Deed, type Doing, goings, type Mover, shotsAt, type Thing } from './deed.ts';
import { byUse, endsOf, evadeEnds, forcedReach, marchReach, obliqueEnds, type Reach } from './reach.ts';
import { FORMATION_WORDS } from '../language/slots.ts';

/** The most telling verbs first; only those with something to do. */
export function mover(now: State, unit: Unit): Mover {
  const reach = marchReach(now, unit);
  const deeds: Deed[] = [
    { verb: 'charge', things: charges(now, unit) },
    { verb: 'fire', things: targets(now, unit) },
    { verb: 'assault', things: assaults(now, unit) },
    { verb: 'march', things: endsOf(now, unit, 'march', reach), isSure: true },
    ...formDeeds(now, unit),
    { verb: 'turn', things: turnsOf(unit, reach), isSure: true },
    { verb: 'turnAbout', things: mayTurnAbout(unit, reach) ? [{ action: { do: 'turnAbout' } }] : [] },
    { verb: 'oblique', things: goings('oblique', byUse(now, unit, obliqueEnds(now, unit))), isSure: true },
    { verb: 'forcedMarch', things: endsOf(now, unit, 'forcedMarch', forcedReach(now, unit)), isSure: true },
    { verb: 'evade', things: goings('evade', byUse(now, unit, evadeEnds(now, unit)).reverse()), isSure: true },
    { verb: 'extend', things: extensionsOf(now, unit), isSure: true },
    ...rallyDeeds(now, unit),
    { verb: 'flee', things: isArtillery(unit) ? [] : [{ action: { do: 'flee' } }] },
  ];
  return { now, unit, deeds: deeds.filter(({ things }) => things.length > 0) };
}

/** SH-FORM-16 to -26. The formations it may take; a line that contracts may say which hex it keeps (SH-FORM-24). */
export function formDeeds(now: State, unit: Unit): Deed[] {
  return FORMATION_WORDS.filter((verb) => !mayForm(now, unit, verb)).map((formation): Deed => {
    const faces = facesIn(unit, formation);
    const places = isExtended(unit) ? [...hexesOf(unit).map((to) => ({ to })), {}] : [{}];
    const things = places.map((place) => ({ action: { do: 'form', formation, ...place } as const, faces }));
    return { verb: formation, things, isSure: true };
  });
}

/**
 * SH-FORM-28, SH-GAP-16. Only a unit that leaves a square chooses its facing; keeping the present one need not be said.
 */
function facesIn(unit: Unit, formation: Formation): readonly Facing[] {
  return isSquare(unit) && !isSquare({ formation }) ? FACINGS : [];
}

/** SH-FORM-24. The only hex need not be named, but may be. */
export function extensionsOf(now: State, unit: Unit): Thing[] {
  if (mayForm(now, unit, 'extendedLine')) return [];
  const all = extensionsFor(now, unit).map((to) => ({ to }));
  const places = all.length === 1 ? [...all, {}] : all;
  return places.map((place) => ({ action: { do: 'form', formation: 'extendedLine', ...place } }));
}

/** SH-FACING-10, -12. With the half only where there are two ways to face there; where it goes without saying, at the end. */
function turnsOf(unit: Unit, { turns }: Reach): Thing[] {
  const turn = ({ facing, pivot }: Rotation, isSpelt: boolean): Thing => ({
    action: { do: 'turn', facing, ...(isSpelt && pivot && { pivot }) },
  });
  if (!isExtended(unit)) return turns.map(({ facing }) => turn({ facing } as Rotation, false));
  const all = turns.map((each) => each.turn!);
  const isOnly = ({ facing }: Rotation) => all.filter((each) => each.facing === facing).length === 1;
  const [plain, choices] = [all.filter(isOnly), all.filter((each) => !isOnly(each))];
  const spelt = [...choices, ...plain.filter(({ pivot }) => pivot !== undefined)];
  return [...plain.map((each) => turn(each, false)), ...spelt.map((each) => turn(each, true))];
}

/**
 * SH-RALLY-06. A unit that overcomes its panic may choose its formation: it cannot extend to every flank hex of its
 * facing.
 */
function rallyDeeds(now: State, unit: Unit): Deed[] {
  if (mayRally(now, unit)) return [];
  if (!isPanicked(unit)) return [{ verb: 'rally', things: [{ action: { do: 'rally' } }] }];
  const more = () => {
    const stands = standsFor(now, unit, {});
    const formations = FORMATION_WORDS.filter((word) => stands.some(({ formation }) => formation === word));
    const hexes = [...new Set(stands.flatMap(({ to }) => to ?? []))];
    const facesTo = (hex: Hex) => stands.filter(({ to }) => to === hex).map(({ facing }) => facing);
    return [
      ...formations.map((formation) => rallied({ formation }, FACINGS)),
      ...hexes.map((to) => rallied({ formation: 'extendedLine', to }, facesTo(to))),
    ];
  };
  return [{ verb: 'rally', things: [{ action: { do: 'rally' }, faces: FACINGS }], more }];
}

function rallied(how: { readonly formation: Formation; readonly to?: Hex }, faces: readonly Facing[]): Thing {
  return { action: { do: 'rally', ...how }, faces, isSure: true };
}

function mayTurnAbout(unit: Unit, { turns }: Reach): boolean {
  return turns.some(({ facing }) => facing === turned(unit.facing, 3));
}

/** SH-FIRE-06, -07, -17, SH-PRIORITY. Its targets: of the whole unit or, after all these, of one half. */
export function targets(now: State, unit: Unit): Thing<Doing<'fire'>>[] {
  const near = enemiesNear(now, unit, fireRange(unit));
  const halves = isExtended(unit) ? HALVES : [];
  const at = (half: Half | undefined) => near.filter((enemy) => !mayFireAt(now, unit, enemy, { half }));
  const some = halves.map(at);
  const whole = halves.length === 0 ? at(undefined) : near.filter((enemy) => some.some((each) => each.includes(enemy)));
  return [...shotsAt(whole), ...halves.flatMap((half, i) => shotsAt(some[i]!, half))];
}

/** SH-GROUP-02 to -04. Friends that might join a group after one of its members. */
export function comrades(now: State, members: readonly Unit[]): Unit[] {
  const [first] = members;
  const isFree = (unit: Unit) => isSquare(unit) || isPanicked(unit);
  const facing = members.find((member) => !isFree(member))?.facing;
  return now.units.filter(
    (unit) =>
      unit.side === first!.side &&
      !unit.activated &&
      !unit.acted &&
      !members.includes(unit) &&
      isPanicked(unit) === isPanicked(first!) &&
      members.some((member) => areAdjacent(member, unit)) &&
      (facing === undefined || isFree(unit) || unit.facing === facing),
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
      members.some((member) => distanceBetween(member, unit) <= 3),
  );
}

/** Units that can still do something, those of the open group first. */
export function idle(now: State, by: State['active']): Unit[] {
  if (now.phase === 'deployment') return [];
  const own = now.units.filter(({ side, acted }) => side === by && !acted);
  return [
    ...own.filter(({ id }) => now.group.includes(id)),
    ...own.filter(({ id, activated }) => !now.group.includes(id) && !activated),
  ];
}
