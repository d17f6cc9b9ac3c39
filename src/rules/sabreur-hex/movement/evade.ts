/** SH-EVADE. Evasion: backwards, keeping its facing; as an action, as a reaction, and before a new square. */
import { frontHexes, rearHexes, turned } from '../../../hex/facing.ts';
import { insist, Refusal, refusal } from '../../../kernel/play.ts';
import { atEndOf, mayFace } from './disengage.ts';
import { frontalDisplacements } from './displacement.ts';
import type { Displacement } from './way.ts';
import { engagedBy } from '../field/engage.ts';
import { happen, type Play } from '../facts.ts';
import { mayManoeuvre } from './manoeuvre.ts';
import type { Action } from '../order.ts';
import { hexesOf } from '../field/place.ts';
import { liftSkirmishers, putBack } from './skirmish-pass.ts';
import { isCavalry, isInfantry, isPanicked, type State, type Table, type Unit, unitOf } from '../state.ts';
import { movementFactor } from '../tables.ts';

/** SH-EVADE-05, -07, SH-DISENGAGE-02, SH-SKIRMPASS-09, SH-PROC-04. Evasion as an action; it has no price. */
export function* evade(table: Table, id: string, action: Extract<Action, { do: 'evade' }>): Play {
  const unit = unitOf(table.now, id);
  insist(mayManoeuvre(table.now, unit));
  insist(mayEvade(table.now, unit));
  const way = insist(chooseEvasion(table.now, unit, action.to));
  const lifted = yield* liftSkirmishers(table, atEndOf(unit, way));
  yield* fallBack(table, id, way);
  yield* putBack(table, id, lifted);
}

/** SH-EVADE-02, -04, SH-Q-43. The charger counts as engaging it, wherever it is. */
export function mayEvade(now: State, unit: Unit, { charger }: { readonly charger?: Unit } = {}): Refusal | undefined {
  const isFree = (unit.formation === 'skirmish' && isInfantry(unit)) || unit.type === 'lightCavalry';
  const isMounted = isCavalry(unit) || unit.type === 'lightHorseBattery';
  if (isPanicked(unit) || !(isFree || (isMounted && isBesetByFoot(now, unit, charger)))) {
    return refusal('SH-EVADE-04', 'refuse-evade-who', { unit });
  }
  return isHeldFromBehind(now, unit);
}

/** SH-EVADE-04. Engaged by infantry only; the charger counts too. */
function isBesetByFoot(now: State, unit: Unit, charger: Unit | undefined): boolean {
  const foes = charger ? [...engagedBy(now, unit), charger] : engagedBy(now, unit);
  return foes.length > 0 && foes.every(isInfantry);
}

/** SH-EVADE-02. A unit cannot evade while an enemy in a rear hex engages it. */
export function isHeldFromBehind(now: State, unit: Unit): Refusal | undefined {
  const behind = rearHexes(unit.at, unit.facing);
  const enemy = engagedBy(now, unit).find((each) => hexesOf(each).some((hex) => behind.includes(hex)));
  if (!enemy) return undefined;
  return refusal('SH-EVADE-02', 'refuse-evade-behind', { unit, enemy });
}

/** SH-EVADE-01, -03, SH-PASS, SH-ENGAGE-07. A march straight back that engages no new enemy. */
export function evasions(
  now: State,
  unit: Unit,
  { displacing = false }: { readonly displacing?: boolean } = {},
): readonly Displacement[] {
  const backwards = { ...unit, facing: turned(unit.facing, 3) };
  return frontalDisplacements(now, backwards, { rotate: false, allowance: movementFactor(unit), displacing })
    .map((way) => ({ ...way, facing: unit.facing }))
    .filter((way) => !mayFace(now, unit, atEndOf(unit, way)));
}

/** SH-EVADE-06, SH-Q-43. As a reaction: the paths that end outside the attacker's front hexes. */
export function evasionsFrom(now: State, unit: Unit, attacker: Unit): readonly Displacement[] {
  const front = hexesOf(attacker).flatMap((hex) => frontHexes(hex, attacker.facing));
  return evasions(now, unit).filter((way) => !front.includes(way.path.at(-1)!));
}

/** One path to each possible end hex: clear terrain first, then by length. */
export function farthestFirst(ways: readonly Displacement[]): Displacement[] {
  const ends = new Map<string, Displacement>();
  for (const way of ways) {
    const end = way.path.at(-1)!;
    const known = ends.get(end);
    if (!known || (way.clear && !known.clear)) ends.set(end, way);
  }
  return [...ends.values()].sort((a, b) => b.path.length - a.path.length);
}

/** SH-EVADE-01. To the hex ordered; of several paths, one in clear terrain. */
function chooseEvasion(now: State, unit: Unit, to: string): Displacement | Refusal {
  const all = evasions(now, unit, { displacing: true });
  const there = all.filter((way) => way.path.at(-1) === to);
  const found = there.find((way) => way.clear) ?? there[0];
  if (found) return found;
  const ends = [...new Set(all.map((way) => way.path.at(-1)!))];
  const texts = ends.map((end) => `${unit.id} evade ${end}`);
  return refusal('SH-EVADE-01', 'refuse-evade-way', { unit, hex: to, movement: movementFactor(unit) }, texts);
}

/** SH-EVADE-01. The move backwards, as an action or a reaction. */
export function* fallBack(_table: Table, id: string, way: Displacement): Play {
  yield* happen({ type: 'evaded', unit: id, path: way.path });
}
