/**
 * Panache: a position, the orders, their results. Strict: asking for the position or story after a refused order fails the
 * test.
 *
 *     const t = panache('red 3L infantry light 0505').give('red', '3L move 0705');
 *     expect(t.unit('3L').noCombat).toBe(false);
 *     expect(t.give('red', '3L move 0805').refused).toBe('PA-ACT-03 refuse-pa-moved');
 */
import { positionAfter } from '../../src/kernel/legality.ts';
import { Refusal, type Side } from '../../src/kernel/play.ts';
import { NOTHING_AT_ALL, type Outcome, run } from '../../src/kernel/run.ts';
import { apply } from '../../src/rules/panache/apply.ts';
import type { Fact } from '../../src/rules/panache/facts.ts';
import type { Order } from '../../src/rules/panache/order.ts';
import { orders } from '../../src/rules/panache/language/index.ts';
import { play } from '../../src/rules/panache/play.ts';
import { readPosition } from './panache-lines.ts';
import { type State, type Unit, unitOf } from '../../src/rules/panache/state.ts';
import { words } from './words.ts';

/** The position after the orders of a text, as far as they need no dice or answers; or why one is refused. */
export const after = (text: string, now: State, by: Side): State | Refusal =>
  positionAfter({ orders, play, apply }, text, now, by);

export interface Field {
  readonly now: State;
  /** Gives an order, as text if a person could type it, and plays it. */
  give(by: Side, order: string | Order): Field;
  /** Facts from other sources, for example manual rulings. */
  happens(...facts: readonly Fact[]): Field;
  /** The facts of the last order, a line each: `moved 3L 0605>0705 cost 2`. */
  readonly story: string;
  /**
   * The clause and message of the last order's refusal, which must exist in both languages; `nothing` if it was played.
   */
  readonly refused: string;
  /** The legal texts it suggests. */
  readonly instead: readonly string[];
  /** The refusal in English and in French. */
  readonly said: readonly [string, string];
  unit(id: string): Unit;
  has(id: string): boolean;
}

/** A position from lines of the scenario format. By default 16 x 12 hexes, clear, red to move everyone. */
export function panache(...lines: readonly string[]): Field {
  return field(readPosition(lines));
}

export function field(now: State): Field {
  return fieldAfter({ kind: 'done', state: now, transcript: [] });
}

function fieldAfter(outcome: Outcome<State, Fact>): Field {
  const settled = () => {
    if (outcome.kind === 'refused') throw new Error(`refused: ${outcome.refusal.message}`);
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    return outcome;
  };
  const refusal = () => (outcome.kind === 'refused' ? outcome.refusal : undefined);
  const said = ({ says }: Refusal) => [words.say('en', says), words.say('fr', says)] as const;
  return {
    get now() {
      return settled().state;
    },
    give: (by, given) => {
      const read = typeof given === 'string' ? orders(given, settled().state, by) : [{ order: given }];
      if (read instanceof Refusal) return fieldAfter({ kind: 'refused', refusal: read });
      if (read.length !== 1) throw new Error(`${read.length} orders in one text`);
      return fieldAfter(run({ play, apply }, settled().state, read[0]!.order, by, [], NOTHING_AT_ALL));
    },
    happens: (...facts) => field(facts.reduce(apply, settled().state)),
    get story() {
      return settled()
        .transcript.map((entry) => ('fact' in entry ? line(entry.fact) : '?'))
        .join('\n');
    },
    get refused() {
      const found = refusal();
      if (!found) return 'nothing';
      said(found);
      return `${found.clause} ${found.says.id}`;
    },
    get instead() {
      return refusal()?.instead ?? [];
    },
    get said() {
      return said(refusal()!);
    },
    unit: (id) => unitOf(settled().state, id),
    has: (id) => settled().state.units.some((unit) => unit.id === id),
  };
}

/** `moved 3L 0605>0705 cost 2`: the values in order, without false or empty ones. */
function line({ type, ...rest }: Fact): string {
  const parts = Object.entries(rest).flatMap(([name, value]) => {
    if (name === 'unit') return [String(value)];
    if (value === false || value === 0 || (Array.isArray(value) && value.length === 0)) return [];
    if (value === true) return [name];
    if (name === 'path') return [(value as string[]).join('>')];
    if (Array.isArray(value)) return [`${name} ${value.join(' ')}`];
    return [`${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`];
  });
  return [type, ...parts].join(' ');
}
