/** A whole game of random legal orders and random legal answers, each order played as the bot plays it. */
import { type Question, Refusal, type Roll, type Side } from '../../kernel/play.ts';
import type { Ordered } from '../../kernel/ruleset.ts';
import { type Entry, type Given, NOTHING, type Outcome, run } from '../../kernel/run.ts';
import type { Fact } from '../../rules/sabreur-hex/facts.ts';
import { sabreurHex } from '../../rules/sabreur-hex/index.ts';
import { parse } from '../../rules/sabreur-hex/language/index.ts';
import type { Order } from '../../rules/sabreur-hex/order.ts';
import { writeScenario } from '../../rules/sabreur-hex/scenario/index.ts';
import type { State } from '../../rules/sabreur-hex/state.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { Broken, demand, same } from './broken.ts';
import {
  checkDoctrines,
  checkFacts,
  checkLooks,
  checkMarch,
  checkPicture,
  checkPosition,
  checkQuestion,
  checkStored,
  checkText,
} from './checks.ts';
import { randomHand } from './hands.ts';
import { randomOrders } from './orders.ts';
import { randomScenario, stateOf } from './positions.ts';
import { count, countEntry, countOrder, countPosition, kindOf, type Tally } from './tally.ts';
import { checkCard, checkRefusal, checkTale } from './told.ts';

/** Longer than any game can last. */
const MOST_ORDERS = 2000;
const MOST_TRIES = 25;

export interface Played {
  readonly orders: number;
  readonly end: State;
}

interface Table {
  readonly chance: Chance;
  readonly tally: Tally;
}

/** Plays a game to its end. A failure names the game, the order and the position before it. */
export function playGame(seed: string, tally: Tally): Played {
  const chance = chanceFrom(seed);
  let now = stateOf(randomScenario(chance));
  checkPosition(now);
  countPosition(tally, now);
  const table = { chance, tally };
  // Rulings have a chance of their own, and only some games have any: the others stay as they were.
  const desk = chanceFrom(`${seed} desk`);
  const isRuled = desk.oneIn(2);
  for (let orders = 0; orders < MOST_ORDERS; orders++) {
    const turn = sabreurHex.next(now);
    if (turn.kind === 'over') return { orders, end: now };
    let text = '';
    try {
      text = turn.kind === 'auto' ? turn.text : chooseOrder(chance, now, turn.side, tally);
      now = playOrder(table, now, text, turn.side);
      if (isRuled && desk.oneIn(3)) {
        text = 'by hand';
        now = playHand({ chance: desk, tally }, now);
      }
    } catch (error) {
      throw new Broken(failure(seed, orders, turn.side, text, now, error), { cause: error });
    }
  }
  throw new Broken(`game ${seed} does not end`);
}

function failure(seed: string, orders: number, side: Side, text: string, now: State, error: unknown): string {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `game ${seed}, order ${orders}: ${side} «${text}»\n${why}\n\n${writeScenario(now)}`;
}

/** A random text that is not refused: sometimes one that the rules suggest, and now and then the end of the turn. */
function chooseOrder(chance: Chance, now: State, by: Side, tally: Tally): string {
  const mayEnd = checkEnd(now, by);
  if (mayEnd && chance.oneIn(12)) return 'end';
  if (chance.oneIn(30)) return suggested(chance, now, by);
  for (const text of randomOrders(chance, now, by).slice(0, MOST_TRIES)) {
    const outcome = outcomeOf(text, now, by);
    if (outcome && outcome.kind !== 'refused') return firstOf(text, now, by)!.text;
    if (outcome) countRefusal(chance, tally, outcome.refusal);
  }
  return mayEnd && !chance.oneIn(4) ? 'end' : suggested(chance, now, by);
}

function countRefusal(chance: Chance, tally: Tally, { clause, says }: Refusal): void {
  count(tally, `refused ${clause} ${says.id}`);
  if (chance.oneIn(10)) checkRefusal(says);
}

/** SH-GAP-15. A side may end its turn at any time, but for the Impetuous: then what they must do first is legal. */
function checkEnd(now: State, by: Side): boolean {
  const end = outcomeOf('end', now, by);
  if (end?.kind !== 'refused') return end?.kind === 'done';
  const { clause, instead } = end.refusal;
  demand(clause === 'SH-SKILL-IMPETUOUS-03', `the turn cannot be ended: ${clause}`);
  demand(instead.length > 0, 'nobody says what must be done before the turn ends');
  for (const text of instead) demand(isLegal(text, now, by), `must be done, but is refused: ${text}`);
  return false;
}

/** Whatever is suggested must be legal. */
function suggested(chance: Chance, now: State, by: Side): string {
  if (chance.oneIn(4)) checkLooks(now);
  const texts = sabreurHex.suggest(now, by);
  demand(
    texts.includes('end') === checkEnd(now, by),
    'the end of the turn is suggested where it is refused, or not where it is legal',
  );
  demand(texts.length > 0, 'nothing is suggested');
  for (const text of texts) demand(isLegal(text, now, by), `suggested, but refused: ${text}`);
  return firstOf(chance.pick(texts), now, by)!.text;
}

function isLegal(text: string, now: State, by: Side): boolean {
  const outcome = outcomeOf(text, now, by);
  return outcome !== undefined && outcome.kind !== 'refused';
}

function outcomeOf(text: string, now: State, by: Side): Outcome<State, Fact> | undefined {
  const first = firstOf(text, now, by);
  return first && run(sabreurHex, now, first.order, by, [], NOTHING);
}

/** One text may be two orders, where a unit must be tested before it is told what to do (SH-ORDERS-16). */
function firstOf(text: string, now: State, by: Side): Ordered<Order> | undefined {
  const read = sabreurHex.orders(text, now, by);
  return read instanceof Refusal ? undefined : read[0];
}

/** Plays an order as far as its first question, stores everything, and goes on from what was stored; to its end. */
function playOrder(table: Table, now: State, text: string, by: Side): State {
  const read = sabreurHex.orders(text, now, by);
  demand(!(read instanceof Refusal) && read.length === 1, `not understood: ${text}`);
  const ordered = (read as readonly Ordered<Order>[])[0]!;
  same(parse(ordered.text), ordered.order, `read again it is another order: ${ordered.text}`);

  return playOut(table, now, ordered.order, by);
}

/** At any moment of a battle, whoever is to move. What is refused changes nothing. */
function playHand(table: Table, now: State): State {
  if (now.phase === 'over') return now;
  const hand = randomHand(table.chance, now);
  if (!hand) return now;
  const order = sabreurHex.desk.order(hand);
  const tried = run<State, Fact, Order>(sabreurHex, now, order, now.active, [], NOTHING);
  if (tried.kind !== 'refused') return playOut(table, now, order, now.active, JSON.stringify(hand));
  countRefusal(table.chance, table.tally, tried.refusal);
  return now;
}

function playOut(table: Table, now: State, order: Order, by: Side, what = ''): State {
  countOrder(table.tally, order);
  let base = now;
  let past: readonly Entry<Fact>[] = [];
  for (;;) {
    const outcome = goOn(table, base, order, by, past);
    if (outcome.kind !== 'done' && outcome.kind !== 'waits')
      throw new Broken(`stopped: ${what} ${JSON.stringify(outcome)}`);
    if (outcome.kind === 'done') return finish(table, { base, order, by, stops: past.length > 0 }, outcome);
    demand(outcome.objection === undefined, `an offered answer is refused: ${outcome.objection?.message}`);
    past = JSON.parse(JSON.stringify([...outcome.transcript, answered(table.chance, outcome.question)]));
    base = sabreurHex.restore(JSON.parse(JSON.stringify(now)));
  }
}

/** The dice are thrown as they come. Quiet questions are answered from time to time, as if somebody had filed it. */
function goOn({ chance }: Table, base: State, order: Order, by: Side, past: readonly Entry<Fact>[]) {
  const filed = sabreurHex.filed(order, by);
  return run<State, Fact, Order>(sabreurHex, base, order, by, past, {
    dice: ({ dice, sides }) => chance.dice(dice, sides),
    answer: (question, now): Given | undefined => {
      checkQuestion(question, now as State);
      checkDoctrines(question, now as State);
      if (chance.oneIn(8)) checkCard(question, now as State);
      const ahead = filed.find(({ kind, to, text }) => {
        return kind === question.kind && to === question.to && !(question.read(text) instanceof Refusal);
      });
      if (ahead) return { text: ahead.text, by: { who: 'order' } };
      if (question.quiet !== true || chance.oneIn(3)) return undefined;
      return { text: anyOf(chance, question), by: { who: 'filed' } };
    },
  });
}

/** All kinds of answers are equally likely, however many hexes and facings there are for one of them. */
function anyOf(chance: Chance, { options }: Question): string {
  const kinds = [...Map.groupBy(options, ({ text }) => kindOf(text)).values()];
  return chance.pick(chance.pick(kinds)).text;
}

/** One of the options, or the conditional answer that the book's cards offer. */
function answered(chance: Chance, question: Question): Entry<Fact> {
  const { read: _read, ...ask } = question;
  const conditional =
    question.kind === 'ASK-10' && chance.oneIn(3) ? `stay at ${chance.below(12)} else flee` : undefined;
  const reading = question.read(conditional ?? anyOf(chance, question));
  if (reading instanceof Refusal) throw new Broken(`${question.kind} does not understand ${conditional}`);
  return { ask, got: reading.text, by: { who: 'person', id: 'somebody' } };
}

type Done = Extract<Outcome<State, Fact>, { kind: 'done' }>;

/** An order as it was played: on which position, by whom, and whether somebody had to be asked. */
interface Course {
  readonly base: State;
  readonly order: Order;
  readonly by: Side;
  readonly stops: boolean;
}

/** The order is played out: played back from its transcript, and once more without a stop, it ends the same. */
function finish({ chance, tally }: Table, { base, order, by, stops }: Course, outcome: Done): State {
  const { transcript, state } = outcome;
  for (const entry of transcript) countEntry(tally, entry);
  const stored = JSON.parse(JSON.stringify(transcript)) as Entry<Fact>[];
  const replayed = run(sabreurHex, base, order, by, stored, NOTHING);
  if (replayed.kind !== 'done') throw new Broken(`it does not replay: ${JSON.stringify(replayed)}`);
  same(replayed.state, state, 'it replays otherwise');
  checkFacts(base, stored, state, order);
  if (chance.oneIn(4)) checkText(transcript);
  if (stops) {
    const straight = run(sabreurHex, base, order, by, [], scripted(transcript));
    same(straight, outcome, 'played without a stop it ends otherwise');
  }
  checkPosition(state);
  checkMarch(base, order, transcript, state);
  const telling = { before: base, after: state, by, transcript };
  if (chance.oneIn(6)) checkTale(telling);
  else sabreurHex.tell(telling);
  if (chance.oneIn(25)) {
    checkStored(state);
    checkPicture(base, state, transcript);
  }
  return state;
}

/** The dice and answers of a transcript, in their order. */
function scripted(transcript: readonly Entry<Fact>[]) {
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
