/** A game with everything that the host must handle: dice, questions to both sides, points, turns, an end. */
import {
  ask,
  enemyOf,
  happen,
  insist,
  type Play,
  type Question,
  Refusal,
  roll,
  type Side,
  type Table,
} from '../../src/kernel/play.ts';
import { byHand, type Deed, type Hand, type HandFact } from '../../src/kernel/hand.ts';
import { phrase } from '../../src/kernel/phrase.ts';

export interface ToyUnit {
  readonly id: string;
  readonly side: Side;
  readonly at: number;
  readonly strength: number;
}

export interface ToyState {
  readonly active: Side;
  readonly turn: number;
  readonly lastTurn: number;
  readonly phase: 'points' | 'orders' | 'parley' | 'check' | 'over';
  readonly points: number;
  readonly units: readonly ToyUnit[];
  readonly winner?: Side | 'draw';
}

export type ToyFact =
  | HandFact
  | { readonly type: 'got'; readonly points: number }
  | { readonly type: 'spent'; readonly by: string }
  | { readonly type: 'moved'; readonly unit: string; readonly to: number }
  | { readonly type: 'lost'; readonly unit: string; readonly n: number }
  | { readonly type: 'chose'; readonly unit: string; readonly text: string }
  | { readonly type: 'parleyed' }
  | { readonly type: 'settled' }
  | { readonly type: 'ended' }
  | { readonly type: 'turnBegan'; readonly side: Side; readonly turn: number }
  | { readonly type: 'won'; readonly winner: Side | 'draw' };

export interface ToyOrder {
  readonly verb: 'points' | 'check' | 'move' | 'shoot' | 'charge' | 'parley' | 'end' | 'resign' | 'draw' | 'hand';
  readonly unit: string;
  readonly object: string;
  readonly hand?: Hand;
  /** `, pursue yes` */
  readonly pursue?: string;
}

export function refused(clause: string, why: string, instead: readonly string[] = []): Refusal {
  return new Refusal(clause, phrase('toy-refused', { why }), instead);
}

export function unitOf(state: ToyState, id: string): ToyUnit {
  return state.units.find((unit) => unit.id === id) ?? { id, side: 'red', at: 0, strength: 0 };
}

export function question(kind: string, to: Side, unit: string, texts: readonly string[]): Question<string> {
  return {
    kind,
    to,
    unit,
    about: {},
    options: texts.map((text) => ({ text, about: {} })),
    fallback: texts[0]!,
    read: (text) => (texts.includes(text) ? { value: text, text } : refused('TOY-ASK', `${kind}: not ${text}`, texts)),
  };
}

/** Carries out canonical deeds. */
type ToyDeeds = (text: string) => (table: Table<ToyState>) => readonly Deed<ToyFact>[];

function deedsOf(hand: Hand): string {
  return hand.kind === 'ruling' ? hand.deeds : '';
}

/** `reactions` are what a charged unit may do; another list is another version of the rules. */
export function toyPlay(reactions: readonly string[], deeds: ToyDeeds) {
  return function* play(table: Table<ToyState>, order: ToyOrder, by: Side): Play<ToyFact> {
    switch (order.verb) {
      case 'points': {
        const [die] = yield* roll({ clause: 'TOY-1', why: 'points', dice: 1, sides: 6, ledger: [], about: {} });
        return yield* happen({ type: 'got', points: die! });
      }
      case 'check':
        return yield* check(table, by);
      case 'hand':
        return yield* byHand(table, toyApply, order.hand!, deeds(deedsOf(order.hand!)));
      case 'parley':
        return yield* happen({ type: 'parleyed' });
      case 'end':
        return yield* happen({ type: 'ended' });
      case 'resign':
        return yield* happen({ type: 'won', winner: enemyOf(by) });
      case 'draw':
        return yield* happen({ type: 'won', winner: 'draw' });
      case 'move':
      case 'shoot':
      case 'charge':
        return yield* act(table, order, by, reactions);
    }
  };
}

function* act(table: Table<ToyState>, order: ToyOrder, by: Side, reactions: readonly string[]): Play<ToyFact> {
  const unit = unitOf(table.now, order.unit);
  insist(unit.side === by && unit.strength > 0 ? undefined : refused('TOY-2', `${order.unit} is not yours`));
  insist(table.now.points > 0 ? undefined : refused('TOY-3', 'no points left'));
  if (order.verb === 'move') {
    const to = Number(order.object);
    insist(table.now.units.some((each) => each.at === to) ? refused('TOY-4', `${to} is taken`) : undefined);
    yield* happen({ type: 'spent', by: unit.id });
    return yield* happen({ type: 'moved', unit: unit.id, to });
  }
  insist(unitOf(table.now, order.object).strength > 0 ? undefined : refused('TOY-5', `${order.object} is gone`));
  yield* happen({ type: 'spent', by: unit.id });
  if (order.verb === 'shoot') return yield* blow(unit.id, order.object, 'fire', 2);
  return yield* charge(table, order, by, reactions);
}

function* charge(table: Table<ToyState>, order: ToyOrder, by: Side, reactions: readonly string[]): Play<ToyFact> {
  const reaction = yield* ask(question('ASK-REACT', enemyOf(by), order.object, reactions));
  yield* happen({ type: 'chose', unit: order.object, text: reaction });
  if (reaction === 'run') return;
  const before = unitOf(table.now, order.object).strength;
  yield* blow(order.unit, order.object, 'shock', 3);
  if (unitOf(table.now, order.object).strength < before) {
    const hit = yield* ask(question('ASK-HIT', enemyOf(by), order.object, ['stay', 'flee']));
    yield* happen({ type: 'chose', unit: order.object, text: hit });
  }
  const pursue = yield* ask(question('ASK-PURSUE', by, order.unit, ['yes', 'no']));
  if (pursue === 'yes') yield* blow(order.unit, order.object, 'pursuit', 1);
}

function* blow(unit: string, target: string, why: string, dice: number): Play<ToyFact> {
  const got = yield* roll({ clause: 'TOY-6', why, unit, dice, sides: 6, ledger: [], about: { on: 4 } });
  const n = got.filter((die) => die >= 4).length;
  if (n > 0) yield* happen({ type: 'lost', unit: target, n });
}

function* check(table: Table<ToyState>, by: Side): Play<ToyFact> {
  const alive = (side: Side): boolean => table.now.units.some((unit) => unit.side === side && unit.strength > 0);
  if (!alive('red') || !alive('blue')) return yield* happen({ type: 'won', winner: alive('red') ? 'red' : 'blue' });
  const turn = by === 'blue' ? table.now.turn + 1 : table.now.turn;
  if (turn > table.now.lastTurn) return yield* happen({ type: 'won', winner: 'draw' });
  yield* happen({ type: 'turnBegan', side: enemyOf(by), turn });
}

export function toyApply(now: ToyState, fact: ToyFact): ToyState {
  const change = (id: string, patch: Partial<ToyUnit>): ToyState => ({
    ...now,
    units: now.units.map((unit) => (unit.id === id ? { ...unit, ...patch } : unit)),
  });
  switch (fact.type) {
    case 'got':
      return { ...now, points: fact.points, phase: 'orders' };
    case 'spent':
      return { ...now, points: now.points - 1 };
    case 'moved':
      return change(fact.unit, { at: fact.to });
    case 'lost':
      return change(fact.unit, { strength: Math.max(0, unitOf(now, fact.unit).strength - fact.n) });
    case 'parleyed':
      return { ...now, phase: 'parley' };
    case 'settled':
      return { ...now, phase: 'orders' };
    case 'chose':
    case 'ruled':
    case 'notAgreed':
      return now;
    case 'ended':
      return { ...now, phase: 'check', points: 0 };
    case 'turnBegan':
      return { ...now, phase: 'points', active: fact.side, turn: fact.turn };
    case 'won':
      return { ...now, phase: 'over', winner: fact.winner };
  }
}
