/**
 * The smallest possible rulebook, and the worked example of CONTRIBUTING: a counter for each side on a line of hexes,
 * and one verb, `C1 move 3`. The first to reach the other end wins. Everything else uses the defaults
 * (`src/kernel/defaults`).
 */
import { z } from 'zod';
import { rulesetFrom, type StockOrder } from '../../src/kernel/defaults/index.ts';
import { byHand, handSentence, type HandFact } from '../../src/kernel/hand.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { enemyOf, happen, insist, type Play, Refusal, type Side, type Table } from '../../src/kernel/play.ts';
import type { Next, Ordered, Ruleset, Tale, Telling } from '../../src/kernel/ruleset.ts';
import type { HexScene } from '../../src/scene/hex.ts';

/** Hexes of the line, `0101` to `0901`. */
const LAST = 9;

const schema = z.object({
  active: z.enum(['red', 'blue']),
  moved: z.boolean(),
  /** The column of each side's counter. */
  at: z.object({ red: z.number(), blue: z.number() }),
  winner: z.enum(['red', 'blue', 'draw']).optional(),
});
type State = z.infer<typeof schema>;

type Fact =
  | HandFact
  | { readonly type: 'moved'; readonly side: Side; readonly to: number }
  | { readonly type: 'turned' }
  | { readonly type: 'won'; readonly winner: Side | 'draw' };

type Order = StockOrder | { readonly kind: 'move'; readonly steps: number } | { readonly kind: 'end' };

const NAMES = { red: 'C1', blue: 'C2' } as const;
const hexAt = (column: number): string => `0${column}01`;
const refused = (why: string, instead: readonly string[] = []): Refusal =>
  new Refusal('COUNTER', phrase('counter-refused', { why }), instead);

function* play(table: Table<State>, order: Order, by: Side): Play<Fact> {
  if (order.kind === 'hand') return yield* byHand(table, apply, order.hand, () => []);
  if (order.kind === 'resign') return yield* happen<Fact>({ type: 'won', winner: enemyOf(by) });
  if (order.kind === 'draw') return yield* happen<Fact>({ type: 'won', winner: 'draw' });
  if (order.kind === 'end') return yield* happen<Fact>({ type: 'turned' });
  insist(whyNotMove(table.now, order.steps, by));
  const to = table.now.at[by] + (by === 'red' ? order.steps : -order.steps);
  yield* happen<Fact>({ type: 'moved', side: by, to });
  if (to === (by === 'red' ? LAST : 1)) yield* happen<Fact>({ type: 'won', winner: by });
}

/** One move per turn, of one to three hexes along the line. */
function whyNotMove({ moved, at }: State, steps: number, by: Side): Refusal | undefined {
  if (moved) return refused('it has moved', ['end']);
  const room = by === 'red' ? LAST - at.red : at.blue - 1;
  const most = Math.min(3, room);
  if (steps < 1 || steps > most) return refused(`1 to ${most} hexes`, [`${NAMES[by]} move ${most}`]);
  return undefined;
}

function apply(state: State, fact: Fact): State {
  if (fact.type === 'moved') return { ...state, moved: true, at: { ...state.at, [fact.side]: fact.to } };
  if (fact.type === 'turned') return { ...state, active: enemyOf(state.active), moved: false };
  return fact.type === 'won' ? { ...state, winner: fact.winner } : state;
}

function next({ winner, active }: State): Next {
  return winner === undefined
    ? { kind: 'orders', side: active }
    : { kind: 'over', winner, why: phrase('counter-won', { winner }) };
}

function orders(text: string, _state: State, by: Side): readonly Ordered<Order>[] | Refusal {
  const found: Ordered<Order>[] = [];
  for (const each of text.split(/[;\n]/).map((part) => part.trim())) {
    const [, name, steps] = /^(\w+) move (\d+)$/.exec(each) ?? [];
    if (each === 'end') found.push({ text: 'end', order: { kind: 'end' } });
    else if (name?.toUpperCase() === NAMES[by]) {
      found.push({ text: `${NAMES[by]} move ${steps}`, order: { kind: 'move', steps: Number(steps) } });
    } else return refused(`what is “${each}”?`, [`${NAMES[by]} move 1`, 'end']);
  }
  return found;
}

function read(text: string): ReturnType<Ruleset<State, Fact, Order>['read']> {
  const [, ...more] = text.split('\n').filter((line) => line.trim() !== '');
  if (more.length > 0) return { faults: [{ line: 2, column: 1, says: phrase('counter-refused', { why: 'no more' }) }] };
  return {
    title: phrase('counter-text', { text: 'Counters' }),
    state: { active: 'red', moved: false, at: { red: 1, blue: LAST } },
  };
}

function wordsOf(fact: Exclude<Fact, HandFact>): string {
  if (fact.type === 'moved') return `${NAMES[fact.side]} moves to ${hexAt(fact.to)}.`;
  return fact.type === 'turned' ? 'The turn ends.' : `${fact.winner} wins.`;
}

function tell({ transcript }: Telling<State, Fact>): Tale {
  const sentences = transcript.flatMap((entry) => {
    const byHandToo = handSentence(entry);
    if (byHandToo || !('fact' in entry)) return byHandToo ?? [];
    return { says: phrase('counter-text', { text: wordsOf(entry.fact as Exclude<Fact, HandFact>) }), dice: [] };
  });
  const title = sentences[0]?.says ?? phrase('counter-text', { text: 'Counters' });
  return { quiet: false, title, sentences, footer: [] };
}

function draw({ now }: { readonly now: State }): HexScene {
  return {
    title: 'Counters',
    subtitle: `${NAMES.red} ${hexAt(now.at.red)}, ${NAMES.blue} ${hexAt(now.at.blue)}`,
    sides: { red: 'Red', blue: 'Blue' },
    alt: `${NAMES.red} is in ${hexAt(now.at.red)}, ${NAMES.blue} in ${hexAt(now.at.blue)}.`,
    theme: 'day',
    view: 'whole',
    board: 'hex',
    map: { cols: LAST, rows: 1, hexes: [], sides: [], roads: [], places: [] },
    pieces: (['red', 'blue'] as const).map((side) => ({
      name: NAMES[side],
      side,
      at: hexAt(now.at[side]),
      shape: 'character',
      chips: [],
    })),
    marks: [],
  };
}

export const counterBook: Ruleset<State, Fact, Order> = rulesetFrom({
  name: 'counters',
  version: '1',
  play,
  apply,
  next,
  read,
  write: () => 'rules counters\n',
  restore: (json) => schema.parse(json),
  orders,
  stock: (order) => order,
  suggest: (_state, by) => [1, 2, 3].map((steps) => `${NAMES[by]} move ${steps}`),
  units: () =>
    (['red', 'blue'] as const).map((side) => {
      const name = NAMES[side];
      return { name, side, says: phrase('counter-text', { text: `${name} · counter` }) };
    }),
  tell,
  draw,
  score: () => (['red', 'blue'] as const).map((side) => ({ side, strength: 1 })),
  turn: ({ active }) => phrase('counter-text', { text: `${active} moves` }),
  aim: () => phrase('counter-text', { text: 'Reach the other end of the line.' }),
});
