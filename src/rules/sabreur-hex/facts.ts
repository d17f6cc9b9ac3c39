/**
 * What became true, in the past tense, and how each is written into the position. Facts hold outcomes; `apply` never
 * computes.
 */
import type { Facing } from '../../hex/facing.ts';
import type { Hex } from '../../hex/grid.ts';
import type { Side } from '../../kernel/play.ts';
import { type Formation, type Gone, isSquare, type State, type Unit } from './state.ts';

export type Fact =
  | { readonly type: 'gotPoints'; readonly side: Side; readonly points: number }
  /** Whom the order points woke, and what it cost. */
  | { readonly type: 'activated'; readonly units: readonly string[]; readonly cost: number }
  /** `at`, `also`: where the halves of an extended line stand then (SH-FACING-10, -12). */
  | { readonly type: 'turned'; readonly unit: string; readonly facing: Facing; readonly at?: Hex; readonly also?: Hex }
  /** `path`: the hexes entered, in order; `also`: where the right half of an extended line ends (SH-MARCH-12). */
  | { readonly type: 'moved'; readonly unit: string; readonly path: readonly Hex[]; readonly also?: Hex }
  /** The way back of an evasion; the facing stays. */
  | { readonly type: 'evaded'; readonly unit: string; readonly path: readonly Hex[] }
  /** Skirmishers put back behind a friend that took their hex; without a hex, no room was left for them. */
  | { readonly type: 'displaced'; readonly unit: string; readonly by: string; readonly to?: Hex }
  /** `at`, `also`: where a line that extends, or contracts, stands then (SH-FORM-24). */
  | {
      readonly type: 'formed';
      readonly unit: string;
      readonly formation: Formation;
      readonly facing: Facing;
      readonly at?: Hex;
      readonly also?: Hex;
    }
  | { readonly type: 'charged'; readonly unit: string; readonly target: string; readonly distance: number }
  | { readonly type: 'assaulted'; readonly unit: string; readonly target: string; readonly distance: number }
  /** A charge or an assault that could not be carried out, and is paid for. */
  | { readonly type: 'brokeOff'; readonly unit: string; readonly target: string }
  /** What the target of a charge chose to do. */
  | { readonly type: 'reacted'; readonly unit: string; readonly reaction: string }
  /** What a friend of the target undertook to do, before its test. */
  | { readonly type: 'volunteered'; readonly unit: string; readonly friend: string; readonly how: 'counter' | 'fire' }
  /** The target of a charge, or a friend of it, met the charger. */
  | { readonly type: 'countercharged'; readonly unit: string; readonly target: string }
  | { readonly type: 'attacked'; readonly unit: string; readonly target: string; readonly back: boolean }
  | { readonly type: 'declined'; readonly unit: string; readonly target: string }
  | {
      readonly type: 'fired';
      readonly unit: string;
      readonly target: string;
      readonly how: 'fire' | 'return' | 'defensive';
      /** SH-FIRE-17, SH-Q-06. The hexes of the halves that fire, and are fired at, where a unit stands in two. */
      readonly from?: Hex;
      readonly to?: Hex;
    }
  /** SH-FIRE-17. The other half of a double fire found no target. */
  | { readonly type: 'heldFire'; readonly unit: string }
  | { readonly type: 'passed'; readonly unit: string }
  | { readonly type: 'failed'; readonly unit: string; readonly excess: number }
  | { readonly type: 'lost'; readonly unit: string; readonly strength: number; readonly by?: string }
  /** `at`: the hex that an extended line keeps (SH-ROUT-16). */
  | { readonly type: 'panicked'; readonly unit: string; readonly facing: Facing; readonly at?: Hex }
  /** The run of a rout: the hexes entered. */
  | { readonly type: 'fled'; readonly unit: string; readonly path: readonly Hex[]; readonly offMap: boolean }
  /** SH-RALLY-01. Strength that came back; or panic overcome. */
  | { readonly type: 'recovered'; readonly unit: string; readonly strength: number }
  | {
      readonly type: 'rallied';
      readonly unit: string;
      readonly formation: Formation;
      readonly facing: Facing;
      /** SH-FORM-11. The second hex of an extended line. */
      readonly also?: Hex;
    }
  /** The run of a pursuit: the hexes entered, of how many thrown, and the enemies met at its end. */
  | {
      readonly type: 'pursued';
      readonly unit: string;
      readonly path: readonly Hex[];
      /** SH-MARCH-12. */
      readonly also?: Hex;
      readonly length: number;
      readonly contacts: readonly string[];
      /** SH-PURSUIT-05. The charger it supports. */
      readonly behind?: string;
      /** SH-Q-83. The charge was countercharged, which counts no more. */
      readonly countercharged?: true;
    }
  | {
      readonly type: 'eliminated';
      readonly unit: string;
      readonly offMap: boolean;
      readonly cost: number;
      readonly victoryPoints: number;
    }
  | { readonly type: 'barred'; readonly unit: string }
  | { readonly type: 'acted'; readonly unit: string }
  /** SH-Q-17. The points are spent or given up, and some units may still act of their own accord. */
  | { readonly type: 'endedOrders'; readonly side: Side }
  /** SH-ORDERS-19. An Impetuous unit that will not attack of its own accord. */
  | { readonly type: 'heldBack'; readonly unit: string }
  /** SH-ORDERS-20. Units that will not act of their own accord. */
  | { readonly type: 'passedOver'; readonly units: readonly string[] }
  | { readonly type: 'endedActions'; readonly side: Side }
  | { readonly type: 'turnBegan'; readonly side: Side; readonly turn: number }
  | { readonly type: 'resigned'; readonly side: Side }
  | { readonly type: 'won'; readonly winner: Side | 'draw'; readonly why: 'broken' | 'lastTurn' | 'resigned' };

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
      return change(now, fact.unit, (unit) => standing(unit, { ...fact, at: fact.path.at(-1)! }));
    case 'evaded':
      return change(now, fact.unit, (unit) => ({ ...unit, at: fact.path.at(-1)! }));
    case 'fled':
    case 'pursued':
      if (fact.path.length === 0) return now;
      return change(now, fact.unit, (unit) => standing(unit, { ...fact, at: fact.path.at(-1)! }));
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
      return { ...now, phase: 'over', result: { winner: fact.winner, why: fact.why } };
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

/** A unit that stands elsewhere where a fact says so. */
function standing(unit: Unit, { at, also }: { readonly at?: Hex; readonly also?: Hex }): Unit {
  return { ...unit, ...(at !== undefined && { at }), ...(also !== undefined && { also }) };
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

/** SH-SKIRMPASS-07. It does nothing more by its own will in this player-turn. */
function displaced(now: State, id: string, to: Hex | undefined): State {
  return change(acted(now, id), id, (unit) => ({ ...unit, at: to ?? unit.at, displaced: true }));
}

function eliminated(now: State, fact: Extract<Fact, { type: 'eliminated' }>): State {
  const { id, side, name, at } = now.units.find((each) => each.id === fact.unit)!;
  const gone: Gone = { id, side, name, at, offMap: fact.offMap, cost: fact.cost, victoryPoints: fact.victoryPoints };
  return {
    ...now,
    units: now.units.filter((each) => each.id !== fact.unit),
    gone: [...now.gone, gone],
    group: now.group.filter((each) => each !== fact.unit),
  };
}

/** SH-TURN-12, SH-Q-12. Whatever is limited per turn starts anew with each player-turn. */
function turnBegan(now: State, active: Side, turn: number): State {
  const fresh = {
    activated: false,
    acted: false,
    mayNotManoeuvre: false,
    firedBack: false,
    squareFired: false,
    displaced: false,
    scattered: false,
    hurtBy: [],
  };
  return {
    ...now,
    active,
    turn,
    phase: 'orders',
    orderPoints: 0,
    group: [],
    units: now.units.map((unit) => ({ ...unit, ...fresh })),
  };
}
