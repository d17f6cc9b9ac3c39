/**
 * Skirmish: a position, an order, its dice and answers, what came of it.
 *
 *     const t = skirmish('red 2L line close 8 at 40x10', ...).play('red', { kind: 'fire', ... }, [6, 6, 5]);
 *     expect(t.fact('fired')).toMatchObject({ hits: 2 });
 */
import { apply } from '../../src/rules/skirmish/apply.ts';
import type { Fact } from '../../src/rules/skirmish/facts.ts';
import type { Order } from '../../src/rules/skirmish/order.ts';
import { play } from '../../src/rules/skirmish/play.ts';
import { readPosition } from '../../src/rules/skirmish/scenario/index.ts';
import { type State, type Unit, unitOf } from '../../src/rules/skirmish/state.ts';
import { type Scripted, scripted } from './scripted.ts';

export type Skirmish = Scripted<State, Fact, Order, { unit(id: string): Unit }>;

/** A position from lines of the scenario format, on a clear table of 120 by 90, Red to act. */
export function skirmish(...lines: readonly string[]): Skirmish {
  return scripted({ play, apply }, readPosition(lines), (now) => ({ unit: (id) => unitOf(now, id) }));
}
