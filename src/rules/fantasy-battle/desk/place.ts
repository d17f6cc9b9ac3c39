/** FB-UMP-01, -05, -06. Units and stands put somewhere by hand: they need no way there, but the position stays playable. */
import { areConnected, contactOf } from '../../../field/contact.ts';
import { isOff } from '../../../field/free.ts';
import type { Length } from '../../../field/length.ts';
import { moved, type Pose } from '../../../field/point.ts';
import { gapBetween, overlapAny } from '../../../field/several.ts';
import { directLength } from '../../../field/way.ts';
import { refusal, Refusal } from '../../../kernel/play.ts';
import type { Facing, Place } from '../../../march/place.ts';
import { apply } from '../apply.ts';
import { sideOf } from '../charge/side.ts';
import type { Fact } from '../facts.ts';
import { carried, placesOf, standsAt } from '../position/formation.ts';
import type { Formation } from '../order.ts';
import { poseNamed } from '../places.ts';
import { wayOut } from '../moves/evade.ts';
import { drivenBack } from '../moves/recoil.ts';
import { boundsOf, enemiesOf, groundsOf, metStands, poseOf, shapeOf, standsOf } from '../position/stands.ts';
import { type Contact, type State, type Unit, unitOf } from '../state.ts';

type Outcome = readonly Fact[] | Refusal;

export function no(clause: string, why: string, unit: Unit, args = {}): Refusal {
  return refusal(clause, `refuse-fb-desk-${why}`, { unit: unit.name, ...args });
}

/** FB-UMP-05. A unit in its present formation elsewhere, facing as before or as said. */
export function placeAt(now: State, unit: Unit, to: Place | undefined, face: Facing | undefined): Outcome {
  const stands = standsOf(unit);
  const { pose } = boundsOf(stands);
  const there = poseNamed(now, { to, face }, pose, unit);
  return there instanceof Refusal ? there : put(now, unit, carried(stands, pose, there));
}

/** FB-UMP-05, FB-GEO-22. About its anchor, its stands in the order of their numbers. */
export function formUp(now: State, unit: Unit, formation: Formation): Outcome {
  return put(now, unit, placesOf(boundsOf(standsOf(unit)).pose, unit.stands.length, formation, shapeOf(unit)));
}

/** FB-UMP-05. One stand. */
export function placeStand(now: State, unit: Unit, n: number, to: Place, face: Facing | undefined): Outcome {
  const stand = unit.stands.find((each) => each.n === n);
  if (!stand) return refusal('FB-GEO-22', 'refuse-fb-stand', { unit: unit.name, n });
  const there = poseNamed(now, { to, face }, stand, unit);
  if (there instanceof Refusal) return there;
  return put(
    now,
    unit,
    unit.stands.map((each) => (each.n === n ? there : poseOf(each))),
  );
}

/** FB-FRM-01, FB-OBS-01. By hand too, no stand ends off the table, on another or apart. Contacts have to be named again. */
function put(now: State, unit: Unit, ends: readonly Pose[], why: 'ruled' | 'follow' = 'ruled'): Outcome {
  const placed = standsAt(ends, shapeOf(unit));
  const grounds = placed.map(({ ground }) => ground);
  if (grounds.some((ground) => isOff(ground, now.field))) return no('FB-GEO-06', 'off', unit);
  const onto = now.units.find((other) => other.id !== unit.id && overlapAny(groundsOf(other), grounds));
  if (onto) return no('FB-OBS-01', 'onto', unit, { other: onto.name });
  const areApart = grounds.every((ground, each) => !overlapAny([ground], grounds.slice(each + 1)));
  if (!areApart || !areConnected(placed)) return refusal('FB-FRM-01', 'refuse-fb-apart', { unit: unit.name });
  const stands = unit.stands.map((stand, each) => ({
    n: stand.n,
    way: [ends[each]!],
    cost: directLength(poseOf(stand), ends[each]!, shapeOf(unit)),
  }));
  const ruled: Fact = { type: 'moved', unit: unit.id, why, stands };
  const isTouched = now.contacts.some(({ unit: one, enemy }) => one === unit.id || enemy === unit.id);
  return isTouched ? [{ type: 'parted', unit: unit.id }, ruled] : [ruled];
}

/** FB-UMP-06, -07, FB-OFF-01. Straight away from those it fights, or from the nearest enemy; what would go off the table has a fate. */
export function recoil(now: State, unit: Unit, by: Length): Outcome {
  const opponents = now.contacts.flatMap((each) =>
    each.unit === unit.id ? [each.enemy] : each.enemy === unit.id ? [each.unit] : [],
  );
  const enemies = enemiesOf(now, unit);
  const from = opponents.length > 0 ? enemies.filter(({ id }) => opponents.includes(id)) : enemies;
  if (from.length === 0) return no('FB-UMP-06', 'no-enemy', unit);
  const { facts } = drivenBack(now, unit, from, by);
  const then = facts.reduce(apply, now).units.find(({ id }) => id === unit.id)!;
  return groundsOf(then).some((ground) => isOff(ground, now.field)) ? no('FB-UMP-07', 'over-edge', unit) : facts;
}

/** FB-UMP-06, FB-GAP-12. As it stands, straight to an enemy by the shortest way until it touches, and in contact with it. */
export function follow(now: State, unit: Unit, other: string): Outcome {
  const enemy = enemiesOf(now, unit).find(({ id }) => id === other);
  if (!enemy) return no('FB-UMP-05', 'friend', unit, { other });
  const by = Math.max(0, gapBetween(groundsOf(unit), groundsOf(enemy)));
  const heading = wayOut(enemy, unit);
  const ends = standsOf(unit).map(({ pose }) => ({ ...moved({ ...pose, heading }, by), heading: pose.heading }));
  const gone = by > 0 ? put(now, unit, ends, 'follow') : [];
  if (gone instanceof Refusal) return gone;
  const then = gone.reduce(apply, now);
  const touched = bringIntoContact(then, unitOf(then, unit.id), other);
  return touched instanceof Refusal ? touched : [...gone, ...touched];
}

/** FB-UMP-05, FB-GEO-03, -23, FB-Q-25. All stands of the two that touch; the edge that is touched names the side. */
export function bringIntoContact(now: State, unit: Unit, other: string): Outcome {
  const enemy = enemiesOf(now, unit).find(({ id }) => id === other);
  if (!enemy) return no('FB-UMP-05', 'friend', unit, { other });
  const isKnown = (stand: number, on: number): boolean =>
    now.contacts.some(
      (each) => each.unit === unit.id && each.enemy === other && each.stand === stand && each.on === on,
    );
  const contacts = standsOf(unit).flatMap((stand) =>
    metStands(now, enemy).flatMap((their): Contact[] => {
      const contact = contactOf(stand, their);
      if (!contact || isKnown(stand.n, their.n)) return [];
      const side = enemy.fortified ? 'front' : sideOf(contact.other);
      return [{ unit: unit.id, stand: stand.n, enemy: other, on: their.n, side, long: contact.long }];
    }),
  );
  return contacts.length > 0
    ? [{ type: 'touched', contacts }]
    : no('FB-UMP-05', 'apart-from', unit, { other: enemy.name });
}
