/** SH-GAP-05. Where a unit may take its place before the battle: in its zone, facing as it likes, in any formation it may have. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { formationFaults } from '../formation-open.ts';
import { rightOf } from '../extended.ts';
import type { Station } from '../order.ts';
import { hexesOf } from '../place.ts';
import { type Formation, isArtillery, isCavalry, type State, type Unit, unitAt, type Unplaced } from '../state.ts';
import { forward, isInZone, zoneOf } from './zone.ts';

/** SH-FORM-04, -05. The formation of a unit of which nothing is said. */
export function usualFormation({ type, skills }: Pick<Unit, 'type' | 'skills'>): Formation {
  if (skills.includes('looseOrder')) return 'skirmish';
  if (isCavalry({ type })) return 'mounted';
  return isArtillery({ type }) ? 'battery' : 'column';
}

/** The formations among which infantry may choose. */
export const FORMATION_CHOICES: readonly Formation[] = [
  'line',
  'column',
  'square',
  'closedColumn',
  'extendedLine',
  'skirmish',
];

/** The units of a side that are still to take their places, or have taken them. */
export function unitsOf({ units, reserve = [] }: State, side: Side): readonly Unplaced[] {
  return [...reserve, ...units].filter((unit) => unit.side === side);
}

/** Those that stand nowhere yet. */
export function reserveOf({ reserve = [] }: State, side: Side): readonly Unplaced[] {
  return reserve.filter((unit) => unit.side === side);
}

/** The unit as it would stand there. */
export function stationed(now: State, unit: Unplaced, station: Omit<Station, 'unit'>): Unit {
  const { at: _at, also: _also, ...plain } = unit as Unit;
  const facing = station.facing ?? forward(now, unit.side, station.at);
  const formation = station.formation ?? usualFormation(unit);
  const also = station.also ?? (formation === 'extendedLine' ? rightOf(station.at, facing) : undefined);
  const halves = also !== undefined && rightOf(also, facing) === station.at ? { at: also, also: station.at } : {};
  return { ...plain, at: station.at, facing, formation, ...(also !== undefined && { also }), ...halves };
}

/** SH-GAP-05. Why a unit may not stand as it is put; other units as they stand. */
export function mayStand(now: State, unit: Unit): Refusal | undefined {
  const names = { unit: unit.name, id: unit.id };
  for (const hex of hexesOf(unit)) {
    if (!isInZone(now, unit.side, hex)) {
      const instead = firstFree(now, unit);
      const near = instead === undefined ? [] : [`deploy ${unit.id} ${instead}`];
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

function firstFree(now: State, { side }: Unit): string | undefined {
  return zoneOf(now, side).find((hex) => !unitAt(now, hex));
}
