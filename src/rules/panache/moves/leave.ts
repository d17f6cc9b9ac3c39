/** PA-OFF. Leaving the table voluntarily. */
import { distance, hexesOf } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { happen, insist, type Play, Refusal, type Side, type Table } from '../../../kernel/play.ts';
import { allowanceOf } from './allowance.ts';
import type { Fact } from '../facts.ts';
import { isOnTable, isOwn, mayMove } from './move.ts';
import { named } from '../noun.ts';
import type { Order } from '../order.ts';
import { isCharacter, type State, type Unit, unitOf } from '../state.ts';
import { isEdge } from './terrain.ts';
import { exitWay } from './ways.ts';

type Leave = Extract<Order, { kind: 'leave' }>;

/** PA-OFF-01, -02, -05. Its move leads to an edge hex, and one hex further. */
export function* leave(table: Table<State>, order: Leave, by: Side): Play<Fact> {
  const now = table.now;
  insist(isOnTable(now, order.unit));
  const unit = unitOf(now, order.unit);
  insist(isOwn(unit, by) ?? mayMove(now, unit) ?? mayLeave(now, unit));
  const at = order.at ?? unit.at;
  const way = exitsFor(now, unit).includes(at) ? exitWay(now, unit, at) : undefined;
  if (!way) throw whyNotThere(now, unit, at);
  yield* happen<Fact>({ type: 'left', unit: unit.id, path: way.path, of: 'will' });
}

/** PA-OFF-01, -02. Units only if the scenario allows it. */
function mayLeave(now: State, unit: Unit): Refusal | undefined {
  if (isCharacter(unit) || now.armies[unit.side].exits.length > 0) return undefined;
  return new Refusal('PA-OFF-02', phrase('refuse-pa-leave-never', { unit: named(unit) }));
}

/** PA-OFF-01, -05. The edge hexes it may leave by: a lone character by any. */
export function exitsFor(now: State, unit: Unit): readonly string[] {
  if (!isCharacter(unit)) return now.armies[unit.side].exits;
  return hexesOf(now.map).filter((hex) => isEdge(now.map, hex));
}

function whyNotThere(now: State, unit: Unit, at: string): Refusal {
  const exits = exitsFor(now, unit);
  const { roadCap } = allowanceOf(unit);
  const near = exits
    .filter((hex) => distance(unit.at, hex) < roadCap && exitWay(now, unit, hex))
    .sort((a, b) => distance(unit.at, a) - distance(unit.at, b) || (a < b ? -1 : 1));
  const others = near.slice(0, 3).map((hex) => `${unit.id} leave ${hex}`);
  const names = { unit: named(unit), hex: at };
  if (exits.includes(at)) return new Refusal('PA-MOV-01', phrase('refuse-pa-leave-far', names), others);
  const list = exits.map((hex) => phrase('hex-number', { hex }));
  return isCharacter(unit)
    ? new Refusal('PA-OFF-05', phrase('refuse-pa-leave-edge', names), others)
    : new Refusal('PA-OFF-01', phrase('refuse-pa-leave-where', { ...names, hexes: list }), others);
}
