/**
 * A battle of the bot against itself. Both sides have the same simple commander: it thinks at the start of its turn,
 * gives the best of its ideas that is still legal, thinks again when none is left, and ends the turn when it has no
 * more ideas. The first doctrine answers its questions. (The bot's own seat thinks again after every order, which takes
 * twice as long. Here only an order that activates other units makes it think again, immediately.)
 */
import type { Hand } from '../kernel/hand.ts';
import { chanceFrom } from '../kernel/chance.ts';
import { sidesToAct } from '../kernel/open.ts';
import { Refusal, type Side } from '../kernel/play.ts';
import { robotAnswer } from '../kernel/robot-answer.ts';
import type { Idea, Next, Ruleset } from '../kernel/ruleset.ts';
import { asked, run, type Inputs } from '../kernel/run.ts';
import { openedBy } from '../kernel/sealed.ts';
import { aloneIn } from '../kernel/variant.ts';

export type Winner = Side | 'draw';

/** Longer than any battle. */
const MOST_ORDERS = 3000;

/** A commander's ideas for a side, best first. */
export type Mind<S> = (now: S, side: Side) => readonly Idea[];

/** The rules' own ideas, from what that side sees. */
export function plainMind<S, F, O>(rules: Ruleset<S, F, O>): Mind<S> {
  return (now, side) => rules.ideas(rules.view(now, side), side);
}

/** The winner from this position with these dice. The same seed always gives the same battle. */
export function fight<S, F, O>(rules: Ruleset<S, F, O>, start: S, seed: string): Winner {
  const plain = plainMind(rules);
  return fought(rules, start, seed, { red: plain, blue: plain }).winner;
}

/** The same between two commanders, with the final position. */
export function fought<S, F, O>(
  rules: Ruleset<S, F, O>,
  start: S,
  seed: string,
  minds: Readonly<Record<Side, Mind<S>>>,
): { readonly winner: Winner; readonly end: S } {
  const chance = chanceFrom(seed);
  const supply: Inputs = {
    dice: ({ dice, sides }) => chance.dice(dice, sides),
    answer: (question, now) => ({
      text: robotAnswer(rules, asked(question), now as S),
      by: { who: 'default' },
    }),
  };
  let now = aloneIn(rules.variants, start);
  let plan: Plan = { side: undefined, ideas: [] };
  for (let orders = 0; orders < MOST_ORDERS; orders++) {
    const next = rules.next(now);
    if (next.kind === 'over') return { winner: next.winner, end: now };
    if (next.kind === 'orders') {
      if (plan.side !== next.side) plan = { side: next.side, ideas: [] };
      const given = giveOne(rules, now, next.side, plan.ideas, { supply, mind: minds[next.side] });
      now = given.now;
      plan = { side: next.side, ideas: given.left };
    } else {
      plan = { side: undefined, ideas: [] };
      const side = sidesToAct(next)[0]!;
      now = played(
        rules,
        now,
        orderOfTable(rules, now, next, (alone, by) => written(rules, alone, by, minds[by], supply)),
        side,
        supply,
      );
    }
  }
  throw new Error('a battle of the bot against itself does not end');
}

/** Whose turn it was, and which ideas are left. */
interface Plan {
  readonly side: Side | undefined;
  readonly ideas: readonly Idea[];
}

/** Gives the first remaining idea that is still legal, else the first new idea, else ends the turn. */
function giveOne<S, F, O>(
  rules: Ruleset<S, F, O>,
  now: S,
  side: Side,
  left: readonly Idea[],
  { supply, mind }: { readonly supply: Inputs; readonly mind: Mind<S> },
): { readonly now: S; readonly left: readonly Idea[] } {
  return (
    firstLegal(rules, now, side, left, supply) ??
    firstLegal(rules, now, side, mind(now, side), supply) ??
    firstLegal(rules, now, side, [{ text: rules.end }], supply) ??
    firstLegal(
      rules,
      now,
      side,
      rules.suggest(now, side).map((text) => ({ text })),
      supply,
    ) ??
    broken(`${side} can do nothing, not even end the turn`)
  );
}

/** A sheet with all ideas of its side, best first. */
function written<S, F, O>(rules: Ruleset<S, F, O>, alone: S, side: Side, mind: Mind<S>, supply: Inputs): S {
  let now = alone;
  let left: readonly Idea[] = [];
  for (let orders = 0; orders < MOST_ORDERS; orders++) {
    const given = firstLegal(rules, now, side, left, supply) ?? firstLegal(rules, now, side, mind(now, side), supply);
    if (!given) return now;
    ({ now, left } = given);
  }
  return broken(`${side} does not end its sheet`);
}

function firstLegal<S, F, O>(
  rules: Ruleset<S, F, O>,
  now: S,
  side: Side,
  ideas: readonly Idea[],
  supply: Inputs,
): { readonly now: S; readonly left: readonly Idea[] } | undefined {
  for (const [index, { text, wakes }] of ideas.entries()) {
    const read = rules.orders(text, now, side);
    if (read instanceof Refusal) continue;
    // One text may be two orders. The second is thought of again after the first.
    const outcome = run(rules, now, read[0]!.order, side, [], supply);
    if (outcome.kind === 'done')
      return { now: outcome.state, left: wakes || read.length > 1 ? [] : ideas.slice(index + 1) };
    if (outcome.kind !== 'refused') broken(`${side} «${text}» stops: ${outcome.kind}`);
  }
  return undefined;
}

/** Automatic steps, and the opening of sheets. Those that a rulebook leaves to the players are skipped. */
function orderOfTable<S, F, O>(
  rules: Ruleset<S, F, O>,
  now: S,
  next: Extract<Next, { kind: 'auto' | 'table' | 'sealed' }>,
  pen: (alone: S, side: Side) => S,
): O {
  if (next.kind === 'table') return rules.desk.order(passedOver(next.open.done));
  const text = next.kind === 'auto' ? next.text : openedBy(rules, now, next, pen);
  const read = rules.orders(text, now, sidesToAct(next)[0]!);
  if (read instanceof Refusal) throw read;
  return read[0]!.order;
}

function passedOver(deeds: string): Hand {
  return { kind: 'ruling', by: 'umpire', who: '', why: '', deeds };
}

function played<S, F, O>(rules: Ruleset<S, F, O>, now: S, order: O, side: Side, supply: Inputs): S {
  const outcome = run(rules, now, order, side, [], supply);
  return outcome.kind === 'done' ? outcome.state : broken(`what the table does stops: ${outcome.kind}`);
}

function broken(why: string): never {
  throw new Error(`a battle of the bot against itself: ${why}`);
}
