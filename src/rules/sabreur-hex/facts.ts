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
  | { readonly type: 'turned'; readonly unit: string; readonly facing: Facing }
  /** `path`: the hexes entered, in order. */
  | { readonly type: 'moved'; readonly unit: string; readonly path: readonly Hex[] }
  /** The way back of an evasion; the facing stays. */
  | { readonly type: 'evaded'; readonly unit: string; readonly path: readonly Hex[] }
  | { readonly type: 'formed'; readonly unit: string; readonly formation: Formation; readonly facing: Facing }
  | { readonly type: 'charged'; readonly unit: string; readonly target: string; readonly distance: number }
  /** What the target of a charge chose to do. */
  | { readonly type: 'reacted'; readonly unit: string; readonly reaction: string }
  | { readonly type: 'attacked'; readonly unit: string; readonly target: string; readonly back: boolean }
  | { readonly type: 'declined'; readonly unit: string; readonly target: string }
  | {
      readonly type: 'fired';
      readonly unit: string;
      readonly target: string;
      readonly how: 'fire' | 'return' | 'defensive';
    }
  | { readonly type: 'passed'; readonly unit: string }
  | { readonly type: 'failed'; readonly unit: string; readonly excess: number }
  | { readonly type: 'lost'; readonly unit: string; readonly strength: number; readonly by?: string }
  | { readonly type: 'panicked'; readonly unit: string; readonly facing: Facing }
  /** The run of a rout: the hexes entered. */
  | { readonly type: 'fled'; readonly unit: string; readonly path: readonly Hex[]; readonly offMap: boolean }
  | {
      readonly type: 'eliminated';
      readonly unit: string;
      readonly offMap: boolean;
      readonly cost: number;
      readonly victoryPoints: number;
    }
  | { readonly type: 'barred'; readonly unit: string }
  | { readonly type: 'acted'; readonly unit: string }
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
      return change(now, fact.unit, (unit) => ({ ...unit, facing: fact.facing }));
    case 'moved':
    case 'evaded':
      return change(now, fact.unit, (unit) => ({ ...unit, at: fact.path.at(-1)! }));
    case 'fled':
      return fact.path.length === 0 ? now : change(now, fact.unit, (unit) => ({ ...unit, at: fact.path.at(-1)! }));
    case 'formed':
      return change(now, fact.unit, (unit) => ({ ...unit, formation: fact.formation, facing: fact.facing }));
    case 'fired':
      return change(now, fact.unit, (unit) => fired(unit, fact.how));
    case 'lost':
      return change(now, fact.unit, (unit) => lost(unit, fact.strength, fact.by));
    case 'panicked':
      return change(now, fact.unit, (unit) => ({ ...unit, formation: 'horde', facing: fact.facing }));
    case 'eliminated':
      return eliminated(now, fact);
    case 'barred':
      return change(now, fact.unit, (unit) => ({ ...unit, mayNotManoeuvre: true }));
    case 'acted':
      return acted(now, fact.unit);
    case 'endedActions':
      return { ...now, phase: 'victory', group: [], orderPoints: 0 };
    case 'turnBegan':
      return turnBegan(now, fact.side, fact.turn);
    case 'won':
      return { ...now, phase: 'over', result: { winner: fact.winner, why: fact.why } };
    case 'charged':
    case 'reacted':
    case 'attacked':
    case 'declined':
    case 'passed':
    case 'failed':
    case 'resigned':
      return now;
  }
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
