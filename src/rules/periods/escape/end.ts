/** PE-Q-45, PE-RAL-07, PE-EVC-02, -06, -07, PE-GEO-21. When an evade, a rally or a compulsory move ends. */
import { gapBetween } from '../../../field/several.ts';
import { type Footprint, footprint, middle } from '../../../field/shape.ts';
import { reachEdge } from '../../../field/cast.ts';
import { gap, overlaps } from '../../../field/gap.ts';
import { zonesOf } from '../../../field/zone.ts';
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { byNumber, enemiesOf, friendsOf, groundOf, shapeOf } from '../position/body.ts';
import { isInContact } from '../position/contacts.ts';
import type { Fact } from '../facts.ts';
import { holdsOn } from '../fights/morale.ts';
import { isAtLeast, isFormed } from '../position/formed.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { MUSKET_RANGE, SHORT } from '../values.ts';
import { visibleEnemies } from '../position/view.ts';
import { isApart, join } from './apart.ts';
import { toOwnEdge } from './course.ts';
import { escapeOf } from './walk.ts';

/** At the end of a quarter, and not before that of the first one walked. */
export function* escapesEnd(table: Table<State>): Play<Fact> {
  yield* join(table);
  for (const { id } of table.now.units.toSorted(byNumber)) {
    const unit = unitOf(table.now, id);
    const escape = escapeOf(unit);
    if (!escape || escape.walked === 0 || unit.doing) continue;
    const clause = whyEnded(table.now, unit);
    if (clause === undefined) continue;
    // It reforms by itself (PE-GAP-03).
    const to = { acts: [{ do: 'reform' as const }] };
    yield* happen<Fact>({ type: 'ended', unit: id, what: escape.kind, clause, to, drop: ['course'] });
    if (clause === 'PE-EVC-07' && table.now.variants.fights === 'simple' && !(yield* holdsOn(table.now, unit)))
      yield* happen<Fact>({ type: 'left', unit: id, why: 'edge' });
  }
}

function whyEnded(now: State, unit: Unit): string | undefined {
  const escape = escapeOf(unit)!;
  if (escape.kind === 'withdraw') return escape.walked >= escape.left && !escape.followed ? 'PE-PRI-01' : undefined;
  const isThrough =
    !unit.flow &&
    !isApart(now, unit) &&
    friendsOf(now, unit).every((friend) => !overlaps(groundOf(unit), groundOf(friend)));
  const isAtEdge = reachEdge(groundOf(unit), unit.pose.heading, now.field) <= SHORT;
  if (escape.kind === 'evade') {
    if (isThrough && isBehindFriend(now, unit)) return 'PE-EVC-06';
    return isAtEdge ? 'PE-EVC-07' : undefined;
  }
  if (isAtEdge) return 'PE-Q-45';
  if (escape.goOn || escape.followed || !isThrough) return undefined;
  return isOutOfRange(now, unit) || isBehindFriend(now, unit) ? 'PE-RAL-07' : undefined;
}

/** PE-EVC-07, PE-Q-23. Infantry that has come to its own edge, and has not reformed: its morale tells whether it leaves. */
export function isDrivenToEdge(now: State, unit: Unit): boolean {
  const isBack = unit.arm === 'infantry' && !unit.course && unit.condition !== 'formed' && !isInContact(now, unit);
  const heading = toOwnEdge(now, unit);
  return isBack && unit.pose.heading === heading && reachEdge(groundOf(unit), heading, now.field) <= SHORT;
}

/** PE-RAL-07, PE-GAP-05. Of any enemy infantry that is not in flight. */
function isOutOfRange(now: State, unit: Unit): boolean {
  return enemiesOf(now, unit).every(
    (enemy) =>
      enemy.arm !== 'infantry' ||
      isAtLeast(enemy.condition, 'flight') ||
      gap(groundOf(unit), groundOf(enemy)) > MUSKET_RANGE,
  );
}

/** PE-GEO-21, PE-EVC-02. Behind a formed friend that fronts the enemy; a company behind its own unit, if that is there. */
function isBehindFriend(now: State, unit: Unit): boolean {
  const parent = now.units.find(({ id }) => id === unit.parent);
  const friends = parent ? [parent] : friendsOf(now, unit);
  const [enemy] = [...visibleEnemies(now, unit), ...nearestEnemy(now, unit)];
  return friends.some((friend) => {
    if (!isFormed(now, friend)) return false;
    const isBehind = zonesOf(friend.pose, shapeOf(friend), [around(unit)])[0] === 'rear';
    return isBehind && (!enemy || zonesOf(friend.pose, shapeOf(friend), [groundOf(enemy)])[0] === 'front');
  });
}

/** A square of 1 cm about the centre of a unit: zones are compared by area. */
function around(unit: Unit): Footprint {
  const { x, y } = middle(groundOf(unit));
  return footprint({ x, y: y + 500, heading: 0 }, { kind: 'rectangle', wide: 1_000, deep: 1_000 });
}

function nearestEnemy(now: State, unit: Unit): Unit[] {
  const far = (enemy: Unit): number => gapBetween([groundOf(unit)], [groundOf(enemy)]);
  return enemiesOf(now, unit).toSorted((a, b) => far(a) - far(b) || byNumber(a, b));
}
