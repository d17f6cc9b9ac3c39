/**
 * A position, the dice, the orders, the transcript. Strict: dice or answers left over, or needed and not scripted, fail the
 * test.
 *
 *     const t = battle('red 7C heavy cavalry 0505 N', 'blue 3L line infantry column 0502 S').give('red', '7C charge 3L');
 *     expect(t.waits).toBe('blue ASK-06 3L: hold, square, fire, flee');
 *     expect(t.rolls('5 4').answer('hold').story).toBe(...)
 */
import { expect } from 'vitest';
import { type Question, Refusal, type Roll, type Side } from '../../src/kernel/play.ts';
import { type Entry, type Given, type Outcome, run } from '../../src/kernel/run.ts';
import { apply } from '../../src/rules/sabreur-hex/apply.ts';
import type { Fact } from '../../src/rules/sabreur-hex/facts.ts';
import { filed, orders as readOrders } from '../../src/rules/sabreur-hex/language/index.ts';
import type { Order } from '../../src/rules/sabreur-hex/order.ts';
import { play as rules } from '../../src/rules/sabreur-hex/play.ts';
import { readPosition } from '../../src/rules/sabreur-hex/scenario/index.ts';
import { type State, type Unit, unitOf } from '../../src/rules/sabreur-hex/state.ts';

export interface Battle {
  /** Scripts dice, in the order in which they will be needed. */
  rolls(dice: string): Battle;
  /** Gives an order and plays it as far as the script goes. */
  give(by: Side, text: string): Battle;
  /** Answers the open question. */
  answer(text: string): Battle;
  /** The open question: `blue ASK-06 3L: hold, square`; or `nobody`. Fails while scripted dice are left. */
  readonly waits: string;
  /** The open question itself. */
  readonly question: Question;
  /** The question's information about an option. */
  about(option: string): unknown;
  /** The transcript of the last order, a line per entry. */
  readonly story: string;
  /** The clause and message of the last order's refusal. */
  readonly refused: string;
  /** The message's arguments: `enemy: 3L`. */
  readonly names: readonly string[];
  /** The legal texts it suggests. */
  readonly instead: readonly string[];
  readonly now: State;
  unit(id: string): Unit;
  has(id: string): boolean;
}

interface Given1 {
  readonly by: Side;
  readonly order: Order;
}

/** A position from unit lines and other lines of the scenario format. */
export function battle(...lines: readonly string[]): Battle {
  return play(readPosition([...lines]), undefined, [], []);
}

function play(
  base: State,
  given: Given1 | undefined,
  dice: readonly number[],
  answers: readonly string[],
  refusal?: Refusal,
): Battle {
  let left = [...dice];
  let unused = [...answers];
  const outcome: Outcome<State, Fact> = given
    ? run({ play: rules, apply }, base, given.order, given.by, [], {
        dice: (roll) => {
          hasSixSides(roll);
          if (left.length < roll.dice) return undefined;
          const thrown = left.slice(0, roll.dice);
          left = left.slice(roll.dice);
          return thrown;
        },
        answer: (question): Given | undefined => {
          const ahead = filed(given.order, given.by).find((each) => {
            const isFor = each.kind === question.kind && each.to === question.to;
            return isFor && !(question.read(each.text) instanceof Refusal);
          });
          if (ahead) return { text: ahead.text, by: { who: 'order' } };
          if (question.quiet) return undefined;
          const [text, ...rest] = unused;
          unused = rest;
          return text === undefined ? undefined : { text, by: { who: 'person', id: question.to } };
        },
      })
    : { kind: 'done', state: base, transcript: [] };

  const settled = () => {
    expect(left, 'scripted dice left over').toEqual([]);
    expect(unused, 'scripted answers left over').toEqual([]);
    if (refusal) throw new Error(`refused: ${refusal.message}`);
    if (outcome.kind === 'refused') throw new Error(`refused: ${outcome.refusal.message}`);
    if (outcome.kind === 'diverged') throw new Error('diverged');
    if (outcome.kind === 'rolls') throw new Error(`dice needed for ${JSON.stringify(outcome.roll)}`);
    return outcome;
  };

  return {
    rolls: (more) => play(base, given, [...dice, ...more.trim().split(/\s+/).map(Number)], answers),
    give: (by, text) => {
      const rest = given ? settled() : undefined;
      if (rest?.kind === 'waits') throw new Error('the last order still waits');
      const now = rest ? rest.state : base;
      const orders = readOrders(text, now, by);
      if (orders instanceof Refusal) return play(now, undefined, [], [], orders);
      if (orders.length !== 1) throw new Error(`${orders.length} orders in one text`);
      // Dice scripted before an order are for that order.
      return play(now, { by, order: orders[0]!.order }, given ? [] : dice, []);
    },
    answer: (text) => play(base, given, dice, [...answers, text]),
    get waits() {
      const end = settled();
      if (end.kind !== 'waits') return 'nobody';
      const { kind, to, unit, options } = end.question;
      const who = [to, kind, ...(unit === undefined ? [] : [unit])].join(' ');
      return `${who}: ${options.map((option) => option.text).join(', ')}`;
    },
    get question() {
      const end = settled();
      if (end.kind !== 'waits') throw new Error('nobody is asked');
      return end.question;
    },
    about: (text) => {
      const end = settled();
      if (end.kind !== 'waits') throw new Error('nobody is asked');
      return end.question.options.find((option) => option.text === text)?.about;
    },
    get story() {
      return settled().transcript.map(line).join('\n');
    },
    get refused() {
      const found = refusal ?? (outcome.kind === 'refused' ? outcome.refusal : undefined);
      return found ? `${found.clause} ${found.says.id}` : 'nothing';
    },
    get names() {
      const says = (refusal ?? (outcome.kind === 'refused' ? outcome.refusal : undefined))?.says;
      return Object.entries(says?.args ?? {}).map(([name, value]) => `${name}: ${spoken(value)}`);
    },
    get instead() {
      return (refusal ?? (outcome.kind === 'refused' ? outcome.refusal : undefined))?.instead ?? [];
    },
    get now() {
      return settled().state;
    },
    unit: (id) => unitOf(settled().state, id),
    has: (id) => settled().state.units.some((unit) => unit.id === id),
  };
}

/** SH-DICE-01, -02. Every die of the rulebook has six sides; only a pick among several has as many as there are. */
export function hasSixSides({ why, sides }: Roll): void {
  if (why !== 'pick') expect(sides, `sides of the dice for ${why}`).toBe(6);
}

/** `! fact`, `# roll: dice`, `= answer`. */
function line(entry: Entry<Fact>): string {
  if ('fact' in entry) {
    const { type, ...rest } = entry.fact;
    return `! ${type} ${Object.values(rest).map(short).join(' ')}`.trimEnd();
  }
  if ('roll' in entry) {
    const { why, unit, base, ledger } = entry.roll;
    const modifiers = ledger.map(({ name, n }) => `${n < 0 ? '' : '+'}${n} ${name}`).join(' ');
    const from = base === undefined ? '' : ` ${base}`;
    return `# ${why}${unit === undefined ? '' : ` ${unit}`}${from}${modifiers === '' ? '' : ` ${modifiers}`}: ${entry.got.join(' ')}`;
  }
  return `= ${entry.ask.kind} ${entry.ask.unit ?? entry.ask.to} ${entry.got} (${entry.by.who})`;
}

/** A noun by its key, a list by its members. */
function spoken(value: unknown): string {
  if (Array.isArray(value)) return value.map(spoken).join(' ');
  return typeof value === 'object' && value !== null && 'noun' in value ? String(value.noun) : String(value);
}

function short(value: unknown): string {
  return Array.isArray(value) ? value.join('>') : String(value);
}
