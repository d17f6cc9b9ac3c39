/** A whole game of random legal orders and answers, each order played as the bot plays it. */
import { sidesToAct } from '../../kernel/open.ts';
import { type Question, Refusal, type Roll, type Side } from '../../kernel/play.ts';
import type { Next, Ordered } from '../../kernel/ruleset.ts';
import { type Entry, type Given, NOTHING, type Outcome, run } from '../../kernel/run.ts';
import { openedBy, sealingOf } from '../../kernel/sealed.ts';
import { checkDoctrines, checkPicture, checkQuestion, checkStored, checkText, stateOf } from './always.ts';
import type { Bout } from './bout.ts';
import { Broken, demand, same } from './broken.ts';
import { type Chance, chanceFrom } from '../../kernel/chance.ts';
import { count, kindOf, type Tally } from './tally.ts';
import { checkCard, checkOpen, checkRefusal, checkState, checkTale } from './told.ts';

/** More than any game can have. */
const MOST_ORDERS = 2000;

export interface Ended<S> {
  readonly orders: number;
  readonly end: S;
}

interface Table<S, F, O> {
  readonly bout: Bout<S, F, O>;
  readonly chance: Chance;
  readonly tally: Tally;
}

/** Plays a game to its end. A failure names the game, the order and the position before it. */
export function playGame<S, F, O>(bout: Bout<S, F, O>, seed: string, tally: Tally): Ended<S> {
  const { rules } = bout;
  const chance = chanceFrom(seed);
  let now = stateOf(rules, bout.scenario(chance));
  bout.checkPosition(now);
  bout.countPosition(tally, now);
  const table = { bout, chance, tally };
  // Rulings draw from a separate generator and occur only in some games unless needed, so other games stay unchanged.
  const desk = { bout, chance: chanceFrom(`${seed} desk`), tally };
  const isRuled = desk.chance.oneIn(2);
  for (let orders = 0; orders < MOST_ORDERS; orders++) {
    const turn = rules.next(now);
    if (turn.kind === 'over') return { orders, end: now };
    const side = sidesToAct(turn)[0]!;
    let text = 'by hand';
    try {
      if (turn.kind === 'table') {
        if (desk.chance.oneIn(6)) checkOpen(turn.open);
        now = playHand(desk, now, side);
        continue;
      }
      text = textOf(table, now, turn);
      now = playOrder(table, now, text, side);
      if (isRuled && desk.chance.oneIn(3)) {
        text = 'by hand';
        now = playHand(desk, now, side);
      }
    } catch (error) {
      throw new Broken(failure(bout, seed, orders, side, text, now, error), { cause: error });
    }
  }
  throw new Broken(`game ${seed} does not end`);
}

function textOf<S, F, O>(table: Table<S, F, O>, now: S, turn: Exclude<Next, { kind: 'over' | 'table' }>): string {
  if (turn.kind === 'auto') return turn.text;
  if (turn.kind === 'orders') return table.bout.order(table.chance, now, turn.side, table.tally);
  return openedBy(table.bout.rules, now, turn, (alone, side) => written(table, alone, side));
}

/** A sheet of a few random orders. Written again from its text it must be the same. */
function written<S, F, O>(table: Table<S, F, O>, alone: S, side: Side): S {
  const { bout, chance, tally } = table;
  const { sheet } = sealingOf(bout.rules);
  let now = alone;
  while (!chance.oneIn(8)) {
    const text = bout.order(chance, now, side, tally);
    if (text === bout.rules.end) break;
    now = playOrder(table, now, text, side);
  }
  const lines = sheet(now, side)
    .split('; ')
    .filter((line) => line !== '');
  const again = lines.reduce((at, line) => playOrder(table, at, line, side), alone);
  same(again, now, 'the sheet written again is another');
  return now;
}

function failure<S, F, O>(
  { rules }: Bout<S, F, O>,
  seed: string,
  orders: number,
  side: Side,
  text: string,
  now: S,
  error: unknown,
): string {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `game ${seed}, order ${orders}: ${side} «${text}»\n${why}\n\n${rules.write(now)}`;
}

/** Counts a refusal, and occasionally speaks it. */
export function countRefusal(chance: Chance, tally: Tally, { clause, says }: Refusal): void {
  count(tally, `refused ${clause} ${says.id}`);
  if (chance.oneIn(10)) checkRefusal(says);
}

/** Plays an order to its first question, stores everything and continues from what was stored, to the end. */
function playOrder<S, F, O>(table: Table<S, F, O>, now: S, text: string, by: Side): S {
  const { rules, parse } = table.bout;
  const read = rules.orders(text, now, by);
  demand(!(read instanceof Refusal) && read.length === 1, `not understood: ${text}`);
  const ordered = (read as readonly Ordered<O>[])[0]!;
  same(parse(ordered.text), ordered.order, `read again it is another order: ${ordered.text}`);
  return playOut(table, now, ordered.order, by);
}

/** A ruling at any moment of a battle, whichever side is moving. A refused one changes nothing. */
function playHand<S, F, O>(table: Table<S, F, O>, now: S, active: Side): S {
  const { bout, chance, tally } = table;
  if (bout.rules.next(now).kind === 'over') return now;
  const hand = bout.hand(chance, now);
  if (!hand) return now;
  const order = bout.rules.desk.order(hand);
  const tried = run(bout.rules, now, order, active, [], NOTHING);
  if (tried.kind !== 'refused') return playOut(table, now, order, active, JSON.stringify(hand));
  countRefusal(chance, tally, tried.refusal);
  return now;
}

function playOut<S, F, O>(table: Table<S, F, O>, now: S, order: O, by: Side, what = ''): S {
  const { bout, chance, tally } = table;
  bout.countOrder(tally, order);
  let base = now;
  let past: readonly Entry<F>[] = [];
  for (;;) {
    const outcome = goOn(table, base, order, by, past);
    if (outcome.kind !== 'done' && outcome.kind !== 'waits')
      throw new Broken(`stopped: ${what} ${JSON.stringify(outcome)}`);
    if (outcome.kind === 'done') return finish(table, { base, order, by, stops: past.length > 0 }, outcome);
    demand(outcome.objection === undefined, `an offered answer is refused: ${outcome.objection?.message}`);
    const entry = answered(bout.answer(chance, outcome.question), outcome.question);
    past = JSON.parse(JSON.stringify([...outcome.transcript, entry]));
    base = bout.rules.restore(JSON.parse(JSON.stringify(now)));
  }
}

/** Rolls dice as needed. Now and then answers a quiet question, as if a player had filed the answer. */
function goOn<S, F, O>({ bout, chance }: Table<S, F, O>, base: S, order: O, by: Side, past: readonly Entry<F>[]) {
  const { rules } = bout;
  const filed = rules.filed(order, by);
  return run<S, F, O>(rules, base, order, by, past, {
    dice: ({ dice, sides }) => chance.dice(dice, sides),
    answer: (question, now): Given | undefined => {
      checkQuestion(rules, question, now as S);
      bout.checkQuestion?.(question, now as S);
      checkDoctrines(rules, question, now as S);
      if (chance.oneIn(8)) checkCard(rules, question, now as S);
      const ahead = filed.find(({ kind, to, text }) => {
        return kind === question.kind && to === question.to && !(question.read(text) instanceof Refusal);
      });
      if (ahead) return { text: ahead.text, by: { who: 'order' } };
      if (question.quiet !== true || chance.oneIn(3)) return undefined;
      return { text: anyOf(chance, question), by: { who: 'filed' } };
    },
  });
}

/** All kinds of answers are equally likely, however many hexes and facings one kind has. */
export function anyOf(chance: Chance, { options, read }: Question): string {
  const open = options.filter(({ text }) => !(read(text) instanceof Refusal));
  const kinds = [...Map.groupBy(open, ({ text }) => kindOf(text)).values()];
  return chance.pick(chance.pick(kinds)).text;
}

function answered<F>(text: string, question: Question): Entry<F> {
  const { read, ...ask } = question;
  const reading = read(text);
  if (reading instanceof Refusal) throw new Broken(`${question.kind} does not understand ${text}`);
  return { ask, got: reading.text, by: { who: 'person', id: 'somebody' } };
}

/** An order as played: the position, the player's side, and whether a question was asked. */
interface PlayedOrder<S, O> {
  readonly base: S;
  readonly order: O;
  readonly by: Side;
  readonly stops: boolean;
}

/** Ends an order. Replayed from its transcript, and played again without a stop, it must end the same. */
function finish<S, F, O>(
  { bout, chance, tally }: Table<S, F, O>,
  { base, order, by, stops }: PlayedOrder<S, O>,
  outcome: Extract<Outcome<S, F>, { kind: 'done' }>,
): S {
  const { rules } = bout;
  const { transcript, state } = outcome;
  for (const entry of transcript) bout.countEntry(tally, entry);
  const stored = JSON.parse(JSON.stringify(transcript)) as Entry<F>[];
  const replayed = run(rules, base, order, by, stored, NOTHING);
  if (replayed.kind !== 'done') throw new Broken(`it does not replay: ${JSON.stringify(replayed)}`);
  same(replayed.state, state, 'it replays otherwise');
  const followed = stored.reduce((now, entry) => ('fact' in entry ? rules.apply(now, entry.fact) : now), base);
  same(followed, state, 'the facts do not lead to the position');
  if (chance.oneIn(4)) checkText(transcript);
  if (stops) {
    const straight = run(rules, base, order, by, [], scripted(transcript));
    same(straight, outcome, 'played without a stop it ends otherwise');
  }
  bout.checkPlayed({ base, order, by, transcript: stored, end: state });
  bout.checkPosition(state);
  const telling = { before: base, after: state, by, transcript };
  if (chance.oneIn(6)) checkTale(rules, telling);
  else rules.tell(telling);
  if (chance.oneIn(25)) {
    checkStored(rules, state);
    checkState(rules, state);
    checkPicture(rules, base, state, transcript);
  }
  return state;
}

/** The dice and answers of a transcript, in order. */
function scripted<F>(transcript: readonly Entry<F>[]) {
  const rolls = transcript.filter((entry) => 'roll' in entry);
  const answers = transcript.filter((entry) => 'ask' in entry);
  let next = 0;
  return {
    dice: (_roll: Roll, index: number) => rolls[index]?.got,
    answer: (): Given | undefined => {
      const entry = answers[next++];
      return entry && { text: entry.got, by: entry.by };
    },
  };
}
