/** What a unit might be ordered to do, from the functions that would judge the order. Whether it may is found out by playing it. */
import { type Facing, FACINGS, turned } from '../../../hex/facing.ts';
import { HALVES, isExtended } from '../field/extended.ts';
import { mayFireAt } from '../fire/fire.ts';
import { mayForm } from '../formation/form.ts';
import { areAdjacent, distanceBetween, hexesOf } from '../field/place.ts';
import { mayRally } from '../morale/rally.ts';
import { type Formation, hasSkill, isArtillery, isPanicked, isSquare, type State, type Unit } from '../state.ts';
import { fireRange } from '../tables.ts';
import { FORMATION_WORDS } from './slots.ts';
import { assaults, charges, enemiesNear } from './assaults.ts';
import { ALONE, type Deed, hexes, type Mover, named, points, type Thing } from './deed.ts';
import { extensionThings, targetsByHalves, wheelsOf } from './halves-deeds.ts';
import { byUse, endsOf, evadeEnds, forcedReach, marchReach, obliqueEnds, type Reach } from './reach.ts';

/** The most telling verbs first; only those with something to do. */
export function mover(now: State, unit: Unit): Mover {
  const reach = marchReach(now, unit);
  const deeds: Deed[] = [
    { verb: 'charge', things: charges(now, unit) },
    { verb: 'fire', things: targets(now, unit) },
    { verb: 'assault', things: assaults(now, unit) },
    { verb: 'march', things: endsOf(now, unit, reach), isSure: true },
    ...formDeeds(now, unit),
    { verb: 'turn', things: turnsOf(unit, reach), isSure: true },
    { verb: 'turnAbout', things: reach.turns.some(({ facing }) => facing === turned(unit.facing, 3)) ? ALONE : [] },
    { verb: 'oblique', things: hexes(byUse(now, unit, obliqueEnds(now, unit))), isSure: true },
    { verb: 'forcedMarch', things: endsOf(now, unit, forcedReach(now, unit)), isSure: true },
    { verb: 'evade', things: hexes(byUse(now, unit, evadeEnds(now, unit)).reverse()), isSure: true },
    { verb: 'extend', things: mayForm(now, unit, 'extendedLine') ? [] : extensionThings(now, unit), isSure: true },
    { verb: 'rally', things: mayRally(now, unit) ? [] : ALONE },
    { verb: 'flee', things: isArtillery(unit) ? [] : ALONE },
  ];
  return { now, unit, deeds: deeds.filter(({ things }) => things.length > 0) };
}

/** SH-FORM-16 to -26. The formations it may take; a line that contracts may say which hex it keeps (SH-FORM-24). */
export function formDeeds(now: State, unit: Unit): Deed[] {
  return FORMATION_WORDS.filter((verb) => !mayForm(now, unit, verb)).map((verb): Deed => {
    const places: readonly Thing[] = isExtended(unit) ? [...hexes(hexesOf(unit)), ...ALONE] : ALONE;
    return { verb, things: places.map((place) => ({ ...place, faces: facesIn(unit, verb) })), isSure: true };
  });
}

/** SH-FORM-28, SH-GAP-16. Only who leaves a square chooses its facing; nobody needs to say that it keeps its own. */
function facesIn(unit: Unit, formation: Formation): readonly Facing[] {
  return isSquare(unit) && !isSquare({ formation }) ? FACINGS : [];
}

function turnsOf(unit: Unit, { turns }: Reach): Thing[] {
  return isExtended(unit) ? wheelsOf(turns) : points(turns.map(({ facing }) => facing));
}

/** SH-FIRE-06, -07, -17, SH-PRIORITY. Whom it may fire at, with one half or as one. */
export function targets(now: State, unit: Unit): Thing[] {
  const near = enemiesNear(now, unit, fireRange(unit));
  const halves = isExtended(unit) ? HALVES : [undefined];
  const whole = near.filter((enemy) => halves.some((half) => !mayFireAt(now, unit, enemy, { half })));
  return [...named(whole), ...targetsByHalves(now, unit, near)];
}

/** SH-GROUP-02 to -04. Friends that might join a group behind one of its members. */
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
