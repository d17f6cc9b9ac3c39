/** SH-DISENGAGE, SH-ENGAGE-07. How a manoeuvre other than an attack may end near enemies, and its price. */
import { distanceBetween } from '../field/place.ts';
import { Refusal, refusal } from '../../../kernel/play.ts';
import type { Displacement } from './way.ts';
import { engagedBy, engagedWith, engages } from '../field/engage.ts';
import type { Play } from '../facts.ts';
import { loseOtherwise } from '../morale/failure.ts';
import type { State, Table, Unit } from '../state.ts';

export function atEndOf(unit: Unit, way: Pick<Displacement, 'facing' | 'path' | 'turn' | 'also'>): Unit {
  const at = way.path.at(-1) ?? way.turn?.halves?.at ?? unit.at;
  return { ...unit, at, facing: way.facing, ...(way.also !== undefined && { also: way.also }) };
}

/** SH-ENGAGE-07, SH-DISENGAGE-03. Whether a march that is not an attack may end like this. */
export function mayEnd(now: State, unit: Unit, end: Unit): Refusal | undefined {
  return mayFace(now, unit, end) ?? mustStayEngaged(now, unit, end);
}

/** SH-ENGAGE-07, SH-CHARGE-02, SH-Q-10. Only enemies that engaged it when it began; a scenario may allow more. */
export function mayFace(now: State, unit: Unit, end: Unit): Refusal | undefined {
  const met = engagedWith(now, end);
  if (met.length === 0) return undefined;
  const before = new Set([...engagedBy(now, unit), ...engagedWith(now, unit)].map((enemy) => enemy.id));
  const fresh = met.find((enemy) => !before.has(enemy.id) && !mayEngage(now, unit, enemy));
  if (!fresh) return undefined;
  return refusal('SH-ENGAGE-07', 'refuse-march-engaging', { unit, enemy: fresh });
}

function mayEngage(now: State, unit: Unit, enemy: Unit): boolean {
  const { marchMayEngage } = now.rulings;
  return marchMayEngage === 'always' || (marchMayEngage === 'near' && distanceBetween(unit, enemy) <= 2);
}

/** SH-DISENGAGE-01, -03, -06, -07. A unit that sets out engaged must end engaged by one of the same enemies. */
export function mustStayEngaged(now: State, unit: Unit, end: Unit): Refusal | undefined {
  const enemies = engagedBy(now, unit);
  if (enemies.length === 0 || leftBehind(now, unit, end).length < enemies.length) return undefined;
  return refusal('SH-DISENGAGE-03', 'refuse-march-away', { unit, enemy: enemies[0]! });
}

/** SH-DISENGAGE-04. The enemies that engaged the unit at the start but not at the end. */
export function leftBehind(now: State, unit: Unit, end: Unit): Unit[] {
  return engagedBy(now, unit).filter((enemy) => !engages(now, enemy, end));
}

/** SH-DISENGAGE-04, SH-MORALE-02. Two strength points for each enemy left behind. */
export function* payForLeaving(table: Table, id: string, left: readonly Unit[]): Play {
  const [anybody] = left;
  if (anybody) yield* loseOtherwise(table, id, 2 * left.length);
}
