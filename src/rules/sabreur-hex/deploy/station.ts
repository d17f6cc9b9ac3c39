/** SH-GAP-05. Where a unit may be deployed: in its zone, with any facing, in any formation it may have. */
import { distance, type Hex } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { formationFaults } from '../formation/formation-open.ts';
import { rightOf } from '../field/extended.ts';
import type { Station } from '../order.ts';
import { hexesOf } from '../field/place.ts';
import { type Formation, isArtillery, isCavalry, type State, type Unit, unitAt, type Unplaced } from '../state.ts';
import { forward, isInZone, zoneOf } from './zone.ts';

/** SH-FORM-04, -05. A unit's default formation. */
export function usualFormation({ type, skills }: Pick<Unit, 'type' | 'skills'>): Formation {
  if (skills.includes('looseOrder')) return 'skirmish';
  if (isCavalry({ type })) return 'mounted';
  return isArtillery({ type }) ? 'battery' : 'column';
}

/** A side's units, placed or not. */
export function unitsOf({ units, reserve = [] }: State, side: Side): readonly Unplaced[] {
  return [...reserve, ...units].filter((unit) => unit.side === side);
}

/** Those not placed yet. */
export function reserveOf({ reserve = [] }: State, side: Side): readonly Unplaced[] {
  return reserve.filter((unit) => unit.side === side);
}

/** SH-GAP-06. Whether every unit has its place; then it is settled who moves first. */
export function isDeployed({ phase, deployment, reserve = [] }: State): boolean {
  return phase === 'deployment' && deployment?.writing === undefined && reserve.length === 0;
}

/** SH-GAP-05. Whether both sides deploy at once, in secret; on a side's own copy it may place its units. */
export function isSecret({ deployment }: State): boolean {
  return deployment?.how === 'sealed' && deployment.writing === undefined;
}

/** The units that a side may place now: those in reserve, and all others if it may change its mind. */
export function placeable(now: State, side: Side): readonly Unplaced[] {
  const reserve = reserveOf(now, side);
  if (now.deployment?.how === 'byUnit') return reserve;
  return [...reserve, ...unitsOf(now, side).filter((unit) => !reserve.includes(unit))];
}

/** The unit as it would be there. */
export function stationed(now: State, unit: Unplaced, station: Omit<Station, 'unit'>): Unit {
  const { at: _at, also: _also, ...plain } = unit as Unit;
  const facing = station.facing ?? forward(now, unit.side, station.at);
  const formation = station.formation ?? usualFormation(unit);
  const also = station.also ?? (formation === 'extendedLine' ? rightOf(station.at, facing) : undefined);
  const halves = also !== undefined && rightOf(also, facing) === station.at ? { at: also, also: station.at } : {};
  return { ...plain, at: station.at, facing, formation, ...(also !== undefined && { also }), ...halves };
}

/** SH-GAP-05. Why a unit may not be placed like this; `before`: the position before the order. */
export function mayStand(now: State, unit: Unit, before = now): Refusal | undefined {
  const names = { unit: unit.name, id: unit.id };
  for (const hex of hexesOf(unit)) {
    if (!isInZone(now, unit.side, hex)) {
      const free = freeNear(before, unit, hex).find((each) => !unitAt(now, each));
      const near = free === undefined ? [] : [`deploy ${unit.id} ${free}`];
      return new Refusal('SH-GAP-05', phrase('refuse-deploy-zone', { ...names, hex }), near);
    }
    const there = unitAt(now, hex);
    if (there && there.id !== unit.id) {
      return new Refusal('SH-SETUP-07', phrase('refuse-deploy-taken', { ...names, hex, other: there.name }));
    }
  }
  const [fault] = formationFaults(unit, { hexes: now.map.hexes, rulings: now.rulings });
  const formation = phrase(`formation-${unit.formation}`);
  return (
    fault && new Refusal(fault.clause, phrase(`refuse-deploy-${fault.what}`, { ...names, formation, hex: unit.at }))
  );
}

/** The free hexes of its zone, nearest to `near` first, which may be off the map. */
export function freeNear(now: State, { side }: Pick<Unit, 'side'>, near?: Hex): Hex[] {
  const free = zoneOf(now, side).filter((hex) => !unitAt(now, hex));
  if (near === undefined) return free;
  return free.toSorted((a, b) => distance(a, near) - distance(b, near) || aside(a, near) - aside(b, near));
}

/** Columns and rows between two hexes; of equally near ones, the one straight ahead comes first. */
function aside(one: Hex, other: Hex): number {
  const apart = (from: number) => Math.abs(Number(one.slice(from, from + 2)) - Number(other.slice(from, from + 2)));
  return apart(0) + apart(2);
}
