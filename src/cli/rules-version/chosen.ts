/** A game of random orders, rulings and answers, to be recorded. */
import { handText } from '../../host/orders/hand.ts';
import { type Chance, chanceFrom } from '../../kernel/chance.ts';
import { sidesToAct } from '../../kernel/open.ts';
import { type Question, Refusal, type Side } from '../../kernel/play.ts';
import type { Next, Ordered } from '../../kernel/ruleset.ts';
import { NOTHING, run } from '../../kernel/run.ts';
import { openedBy } from '../../kernel/sealed.ts';
import { stateOf } from '../fuzz/always.ts';
import type { Bout } from '../fuzz/bout.ts';
import { type Given, keyFor, playOrder, type Recorded } from './game.ts';

/** What a game is chosen with. */
interface Table<S, F, O> {
  readonly bout: Bout<S, F, O>;
  readonly chance: Chance;
}

/** Longer than any game. */
const MOST_ORDERS = 2000;

export function chosenGame<S, F, O>(bout: Bout<S, F, O>, name: string): Recorded {
  const { rules } = bout;
  const chance = chanceFrom(name);
  const table = { bout, chance };
  const key = keyFor(name);
  let now = stateOf(rules, bout.scenario(chance));
  const scenario = rules.write(now);
  const orders: Given[] = [];
  for (let tries = 0; tries < MOST_ORDERS; tries += 1) {
    const next = rules.next(now);
    if (next.kind === 'over') return { name, scenario, orders };
    const ordered = next.kind === 'table' || chance.oneIn(8) ? byHand(table, now) : ordersOf(table, now, next);
    if (!ordered) continue;
    const answers: (string | null)[] = [];
    const at = { key, position: orders.length + 1 };
    const outcome = playOrder(rules, now, ordered, sidesToAct(next)[0]!, at, (question) => {
      const given = answerTo(table, question);
      answers.push(given ?? null);
      return given;
    });
    // An impossible ruling changes nothing.
    if (outcome.kind !== 'done') continue;
    now = outcome.state;
    orders.push([ordered.text, ...answers]);
  }
  throw new Error(`game ${name} does not end`);
}

function answerTo<S, F, O>({ bout, chance }: Table<S, F, O>, question: Question): string | undefined {
  return question.quiet === true && !chance.oneIn(3) ? undefined : bout.answer(chance, question);
}

function ordersOf<S, F, O>(table: Table<S, F, O>, now: S, next: Exclude<Next, { kind: 'over' | 'table' }>): Ordered<O> {
  const read = table.bout.rules.orders(textOf(table, now, next), now, sidesToAct(next)[0]!);
  if (read instanceof Refusal) throw read;
  return read[0]!;
}

function textOf<S, F, O>(table: Table<S, F, O>, now: S, next: Exclude<Next, { kind: 'over' | 'table' }>): string {
  if (next.kind === 'auto') return next.text;
  if (next.kind === 'orders') return table.bout.order(table.chance, now, next.side, new Map());
  return openedBy(table.bout.rules, now, next, (alone, side) => written(table, alone, side));
}

/** A sheet of a few random orders. */
function written<S, F, O>({ bout, chance }: Table<S, F, O>, alone: S, side: Side): S {
  let now = alone;
  while (!chance.oneIn(8)) {
    const text = bout.order(chance, now, side, new Map());
    if (text === bout.rules.end) break;
    const read = bout.rules.orders(text, now, side);
    if (read instanceof Refusal) throw read;
    const outcome = run(bout.rules, now, read[0]!.order, side, [], NOTHING);
    if (outcome.kind !== 'done') throw new Error(`${side} «${text}» on its sheet: ${outcome.kind}`);
    now = outcome.state;
  }
  return now;
}

function byHand<S, F, O>({ bout, chance }: Table<S, F, O>, now: S): Ordered<O> | undefined {
  const hand = bout.hand(chance, now);
  return hand && { text: handText(hand), order: bout.rules.desk.order(hand) };
}
