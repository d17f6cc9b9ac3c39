/** Applies each fact to the position. Nothing else changes a position, and nothing is calculated here. */
import type { Hex } from '../../hex/grid.ts';
import type { Side } from '../../kernel/play.ts';
import type { Corrected, Fact } from './facts.ts';
import { type Gone, isSquare, type State, type Unit } from './state.ts';
import { UNTOUCHED } from './untouched.ts';

function change(now: State, id: string, changed: (unit: Unit) => Unit): State {
  const units = now.units.slice();
  for (let i = 0; i < units.length; i++) if (units[i]!.id === id) units[i] = changed(units[i]!);
  return { ...now, units };
}

/** The position after a fact. */
export function apply(now: State, fact: Fact): State {
  switch (fact.type) {
    case 'gotPoints':
      return { ...now, orderPoints: fact.points, phase: 'actions' };
    case 'activated':
      return {
        ...now,
        orderPoints: now.orderPoints - fact.cost,
        group: [...fact.units],
        units: now.units.map((unit) => (fact.units.includes(unit.id) ? { ...unit, activated: true } : unit)),
      };
    case 'turned':
      return change(now, fact.unit, (unit) => ({ ...standing(unit, fact), facing: fact.facing }));
    case 'moved':
    case 'evaded':
    case 'fled':
    case 'pursued':
      return change(now, fact.unit, (unit) => standing(unit, { ...fact, at: fact.path.at(-1) ?? unit.at }));
    case 'displaced':
      return displaced(now, fact.unit, fact.to);
    case 'formed':
      return change(now, fact.unit, ({ also: _also, ...unit }) => ({
        ...standing(unit, fact),
        formation: fact.formation,
        facing: fact.facing,
      }));
    case 'recovered':
      return change(now, fact.unit, (unit) => ({ ...unit, strength: unit.strength + fact.strength }));
    case 'rallied':
      return change(now, fact.unit, (unit) => ({
        ...standing(unit, fact),
        formation: fact.formation,
        facing: fact.facing,
      }));
    case 'fired':
      return change(now, fact.unit, (unit) => fired(unit, fact.how));
    case 'lost':
      return change(now, fact.unit, (unit) => lost(unit, fact.strength, fact.by));
    case 'panicked':
      return change(now, fact.unit, ({ also: _also, ...unit }) => ({
        ...standing(unit, fact),
        formation: 'horde',
        facing: fact.facing,
        scattered: unit.formation === 'skirmish',
      }));
    case 'eliminated':
      return eliminated(now, fact);
    case 'deployed':
      return deployed(now, fact);
    case 'deploysNext':
      return { ...now, active: fact.side };
    case 'movesFirst':
      return movesFirst(now, fact.side);
    case 'corrected':
      return corrected(now, fact);
    case 'pointsSet':
      return pointsSet(now, fact.points);
    case 'barred':
      return change(now, fact.unit, (unit) => ({ ...unit, mayNotManoeuvre: true }));
    case 'acted':
      return acted(now, fact.unit);
    case 'endedOrders':
      return { ...now, group: [], orderPoints: 0, late: lateIn(now) };
    case 'heldBack':
      return { ...now, late: { ...lateIn(now), heldBack: [...lateIn(now).heldBack, fact.unit] } };
    case 'passedOver':
      return { ...now, late: { ...lateIn(now), passedOver: [...lateIn(now).passedOver, ...fact.units] } };
    case 'endedActions':
      return endedActions(now);
    case 'turnBegan':
      return turnBegan(now, fact.side, fact.turn);
    case 'won':
      return won(now, fact);
    case 'ruled':
    case 'notAgreed':
    case 'charged':
    case 'assaulted':
    case 'brokeOff':
    case 'reacted':
    case 'volunteered':
    case 'countercharged':
    case 'attacked':
    case 'declined':
    case 'heldFire':
    case 'passed':
    case 'failed':
    case 'resigned':
      return now;
  }
}

function lateIn({ late }: State): NonNullable<State['late']> {
  return late ?? { heldBack: [], passedOver: [] };
}

function endedActions({ late: _late, ...now }: State): State {
  return { ...now, phase: 'victory', group: [], orderPoints: 0 };
}

function won({ late: _late, ...now }: State, { winner, why }: Extract<Fact, { type: 'won' }>): State {
  return { ...now, phase: 'over', result: { winner, why } };
}

/** A unit moved to the place given in a fact. */
function standing(unit: Unit, { at, also }: { readonly at?: Hex; readonly also?: Hex }): Unit {
  return { ...unit, ...(at !== undefined && { at }), ...(also !== undefined && { also }) };
}

/** SH-GAP-05. A unit is deployed from the reserve or moved. */
function deployed(now: State, { type: _type, unit: id, ...place }: Extract<Fact, { type: 'deployed' }>): State {
  if (now.units.some((unit) => unit.id === id)) {
    return change(now, id, ({ also: _also, ...unit }) => ({ ...unit, ...place }));
  }
  const { reserve = [] } = now;
  const bought = reserve.find((unit) => unit.id === id)!;
  return {
    ...now,
    units: [...now.units, { ...bought, ...place }],
    reserve: reserve.filter((unit) => unit !== bought),
  };
}

/** SH-GAP-06. The battle begins. */
function movesFirst({ reserve: _reserve, deployment: _deployment, ...now }: State, first: Side): State {
  return { ...now, first, active: first, phase: 'orders' };
}

function fired(unit: Unit, how: 'fire' | 'return' | 'defensive'): Unit {
  return {
    ...unit,
    firedBack: unit.firedBack || how === 'return',
    squareFired: unit.squareFired || isSquare(unit),
  };
}

function lost(unit: Unit, strength: number, by: string | undefined): Unit {
  const hurtBy = by === undefined || unit.hurtBy.includes(by) ? unit.hurtBy : [...unit.hurtBy, by];
  return { ...unit, strength: unit.strength - strength, hurtBy };
}

function acted(now: State, id: string): State {
  const group = now.group.filter((each) => each !== id);
  return change({ ...now, group }, id, (unit) => ({ ...unit, acted: true }));
}

/** SH-SKIRMPASS-07. It cannot act again in this player-turn. */
function displaced(now: State, id: string, to: Hex | undefined): State {
  return change(acted(now, id), id, (unit) => ({ ...unit, at: to ?? unit.at, displaced: true }));
}

/** A manual correction. A unit in any formation but an extended line occupies one hex. */
function corrected(now: State, { unit: id, to }: Corrected): State {
  const fixed = change(now, id, (unit) => {
    const { also, ...one } = { ...unit, ...to };
    return one.formation === 'extendedLine' && also !== undefined ? { ...one, also } : one;
  });
  if (to.acted === undefined) return fixed;
  return { ...withoutLate(fixed, id), group: now.group.filter((each) => each !== id) };
}

/** SH-Q-17. With points left, the side can give orders again. */
function pointsSet({ late, ...now }: State, orderPoints: number): State {
  return { ...now, orderPoints, ...(late && orderPoints === 0 && { late }) };
}

/** SH-ORDERS-17 to -20. Removes the record that the unit was asked. */
function withoutLate(now: State, id: string): State {
  if (!now.late) return now;
  const but = (ids: readonly string[]) => ids.filter((each) => each !== id);
  return { ...now, late: { heldBack: but(now.late.heldBack), passedOver: but(now.late.passedOver) } };
}

function eliminated(now: State, fact: Extract<Fact, { type: 'eliminated' }>): State {
  const { id, side, name, at } = now.units.find((each) => each.id === fact.unit)!;
  const gone: Gone = { id, side, name, at, offMap: fact.offMap, cost: fact.cost, victoryPoints: fact.victoryPoints };
  return {
    ...withoutLate(now, id),
    units: now.units.filter((each) => each.id !== fact.unit),
    gone: [...now.gone, gone],
    group: now.group.filter((each) => each !== fact.unit),
  };
}

/** SH-TURN-12, SH-Q-12. Limits per turn are reset in each player-turn. */
function turnBegan(now: State, active: Side, turn: number): State {
  return {
    ...now,
    active,
    turn,
    phase: 'orders',
    orderPoints: 0,
    group: [],
    units: now.units.map((unit) => ({ ...unit, ...UNTOUCHED })),
  };
}
