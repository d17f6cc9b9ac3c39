/**
 * Fantasy battle: a position, an order, its dice and answers, what came of it.
 *
 *     const t = fantasy('blue 3S infantry stands 3 in line at 53x45 activated', ...).play('blue', { kind: 'charge', ... });
 *     expect(t.fact('touched')).toMatchObject({ contacts: [...] });
 */
import { apply } from '../../src/rules/fantasy-battle/apply.ts';
import type { Fact } from '../../src/rules/fantasy-battle/facts.ts';
import { parse } from '../../src/rules/fantasy-battle/language/index.ts';
import type { Order } from '../../src/rules/fantasy-battle/order.ts';
import { play } from '../../src/rules/fantasy-battle/play.ts';
import { readPosition } from '../../src/rules/fantasy-battle/scenario/index.ts';
import { type State, type Unit, unitOf } from '../../src/rules/fantasy-battle/state.ts';
import { type Scripted, scripted } from './scripted.ts';

interface More {
  unit(id: string): Unit;
  /** `1:570,600/0 152.98`: each stand of a move in the order in which they went, its end and its cost, in millimetres. */
  moves(unit: string): readonly string[];
}

export type Battle = Scripted<State, Fact, Order, More>;

/** A position from lines of the scenario format, on a clear table of 120 by 90, Blue to move. */
export function fantasy(...lines: readonly string[]): Battle {
  return scripted({ play, apply }, readPosition(lines), (now, facts) => ({
    unit: (id) => unitOf(now, id),
    moves: (id) =>
      facts.flatMap((each) => (each.type === 'moved' && each.unit === id ? each.stands : [])).map(moveText),
  }));
}

function moveText({ n, way, cost }: Extract<Fact, { type: 'moved' }>['stands'][number]): string {
  const { x, y, heading } = way.at(-1)!;
  return `${n}:${x / 100},${y / 100}/${heading / 100} ${(cost / 100).toFixed(2)}`;
}

export const order = (text: string): Order => parse(text) as Order;

/** A position, and in it an order of Blue as typed. */
export function give(lines: readonly string[], text: string, dice: number[] = [], answers: string[] = []): Battle {
  return fantasy(...lines).play('blue', order(text), dice, answers);
}

/** The moves of a unit's stands, by number. */
export const stands = (t: Battle, unit = '3S'): string[] => t.moves(unit).toSorted();

/** `3 on 2 of 4O: front 40`; by a corner, `front 0`. */
export function contacts(t: Battle): string[] {
  return t
    .fact('touched')
    .contacts.map(({ stand, on, enemy, side, long }) => `${stand} on ${on} of ${enemy}: ${side} ${long / 100}`)
    .toSorted();
}

/** The contacts that are more than a corner. */
export const edges = (t: Battle): string[] => contacts(t).filter((text) => !text.endsWith(' 0'));
