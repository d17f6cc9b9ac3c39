/**
 * The toy ruleset with sheets: in each turn both sides write where their units go (`R1 line 4`, `R1 nothing`), in secret
 * until each side's lines are carried out, with a die for each, in an automatic order of its own. Whoever goes to 0 is asked
 * whether it stays, and what may be answered is secret.
 */
import { phrase } from '../../src/kernel/phrase.ts';
import { ask, happen, insist, type Play, Refusal, roll, type Side, SIDES, type Table } from '../../src/kernel/play.ts';
import type { Eyes, Next, Ordered, Sealing, Secrets, Sentence } from '../../src/kernel/ruleset.ts';
import type { Entry } from '../../src/kernel/run.ts';
import { createToy, type Toy } from './toy.ts';
import { question, refused, type ToyFact, type ToyOrder, type ToyState, unitOf } from './toy-play.ts';

/** `to`: null to those who may not know. */
interface Line {
  readonly side: Side;
  readonly unit: string;
  readonly to: string | null;
}

interface Extra {
  /** What was opened and is not carried out yet. */
  readonly lines?: readonly Line[];
  /** Whose lines are carried out next. */
  readonly carrying?: Side;
  /** On a side's own copy alone. */
  readonly writing?: { readonly side: Side; readonly sheet: readonly Line[] };
}

type SealedState = ToyState & Extra;

type Fact =
  | ToyFact
  | ({ readonly type: 'wrote' | 'lined' } & Line)
  | { readonly type: 'opened' }
  | { readonly type: 'carried'; readonly unit: string; readonly to: string }
  | { readonly type: 'through'; readonly side: Side };

type Order =
  | ToyOrder
  | { readonly verb: 'write'; readonly unit: string; readonly to: string | null }
  | { readonly verb: 'sheets'; readonly lines: readonly Line[] }
  | { readonly verb: 'carry'; readonly side: Side };

const WRITES = /^(\w+) (?:line (\w+)|(nothing))$/;
const OPENS = /^sheets red: (.*) \| blue: (.*)$/;

const sideOf = (unit: string): Side => (unit.startsWith('R') ? 'red' : 'blue');
const sees = (eyes: Eyes, side: Side): boolean => eyes === 'umpire' || eyes === side;
const seen = <L extends Line>(line: L, eyes: Eyes): L => (sees(eyes, line.side) ? line : { ...line, to: null });
const lineText = ({ unit, to }: Line): string => `${unit} line ${to}`;

const secrets: Secrets<SealedState, Fact> = {
  blind: (line, eyes) => ('fact' in line && line.fact.type === 'lined' ? { fact: seen(line.fact, eyes) } : line),
  blindQuestion: (asked, eyes) => (sees(eyes, asked.to) ? asked : { ...asked, options: [], fallback: '' }),
  blindText: (text, eyes) => {
    const [, red, blue] = OPENS.exec(text) ?? [];
    if (red === undefined) return text;
    const parts = SIDES.filter((side) => sees(eyes, side)).map((side) => `${side}: ${side === 'red' ? red : blue}`);
    return ['sheets', ...parts].join(' ');
  },
  of: ({ lines = [], turn }) => lines.map(({ unit, to }) => ({ name: `line ${unit} ${turn}`, value: to })),
};

const sealed: Sealing<SealedState> = {
  alone: (state, side) => ({ ...viewed(state, side), writing: { side, sheet: [] } }),
  sheet: ({ writing }) => (writing?.sheet ?? []).map(lineText).join('; '),
  lacks: ({ writing }) => (writing?.sheet.some(({ to }) => to === '9') ? refused('TOY-8', '9 is too far') : undefined),
  isEveryTurn: true,
  open: (_state, { red, blue }) => `sheets red: ${red || 'none'} | blue: ${blue || 'none'}`,
};

function viewed(state: SealedState, eyes: Eyes): SealedState {
  return state.lines ? { ...state, lines: state.lines.map((line) => seen(line, eyes)) } : state;
}

function next(state: SealedState, rest: Toy['next']): Next {
  if (state.phase === 'over') return rest(state);
  if (state.writing) return { kind: 'orders', side: state.writing.side };
  if (state.carrying) return { kind: 'auto', side: state.carrying, text: `carry ${state.carrying}` };
  if (state.phase === 'parley') return rest(state);
  return { kind: 'sealed', name: `turn ${state.turn}`, sides: SIDES, says: phrase('toy-option', { text: 'sheets' }) };
}

function parsed(text: string): Ordered<Order> | undefined {
  const [, unit, to = null] = WRITES.exec(text) ?? [];
  if (unit !== undefined) return { text, order: { verb: 'write', unit, to } };
  const [, side] = /^carry (red|blue)$/.exec(text) ?? [];
  if (side !== undefined) return { text, order: { verb: 'carry', side: side as Side } };
  const [, red, blue] = OPENS.exec(text) ?? [];
  if (red === undefined || blue === undefined) return undefined;
  const lines = [red, blue].flatMap((part) =>
    part.split('; ').flatMap((each) => {
      const [, unit, to = null] = WRITES.exec(each) ?? [];
      return unit === undefined ? [] : [{ side: sideOf(unit), unit, to }];
    }),
  );
  return { text, order: { verb: 'sheets', lines } };
}

function* play(table: Table<SealedState>, order: Exclude<Order, ToyOrder>, by: Side): Play<Fact> {
  if (order.verb === 'write') {
    const { writing } = table.now;
    insist(writing && writing.side === by ? undefined : refused('TOY-2', 'no sheet'));
    insist(unitOf(table.now, order.unit).side === by ? undefined : refused('TOY-2', `${order.unit} is not yours`));
    insist(order.to === '8' ? refused('TOY-4', '8 is taken', [`${order.unit} line 7`]) : undefined);
    return yield* happen<Fact>({ type: 'wrote', side: by, unit: order.unit, to: order.to });
  }
  if (order.verb === 'sheets') {
    for (const line of order.lines) yield* happen<Fact>({ type: 'lined', ...line });
    return yield* happen<Fact>({ type: 'opened' });
  }
  for (const { unit, to } of (table.now.lines ?? []).filter(({ side }) => side === order.side)) {
    yield* roll({ clause: 'TOY-6', why: 'march', unit, dice: 1, sides: 6, ledger: [], about: {} });
    if (to === '0') yield* ask(question('ASK-REACT', order.side, unit, ['stand', 'run']));
    yield* happen<Fact>({ type: 'carried', unit, to: to! });
  }
  yield* happen<Fact>({ type: 'through', side: order.side });
  if (order.side === 'red') return;
  const { turn, lastTurn } = table.now;
  yield* happen<Fact>(
    turn === lastTurn ? { type: 'won', winner: 'draw' } : { type: 'turnBegan', side: 'red', turn: turn + 1 },
  );
}

function apply(state: SealedState, fact: Fact, rest: Toy['apply']): SealedState {
  const { lines = [], carrying, writing } = state;
  if (!isOwn(fact)) {
    const kept = { ...(state.lines && { lines }), ...(carrying && { carrying }), ...(writing && { writing }) };
    return { ...rest(state, fact), ...kept };
  }
  switch (fact.type) {
    case 'wrote': {
      const others = writing!.sheet.filter(({ unit }) => unit !== fact.unit);
      const { type: _, ...line } = fact;
      const sheet = line.to === null ? others : [...others, line].sort((a, b) => (a.unit < b.unit ? -1 : 1));
      return { ...state, writing: { side: fact.side, sheet } };
    }
    case 'lined': {
      const { type: _, ...line } = fact;
      return { ...state, lines: [...lines, line] };
    }
    case 'opened':
      return { ...state, carrying: 'red' };
    case 'carried':
      return {
        ...state,
        units: state.units.map((unit) => (unit.id === fact.unit ? { ...unit, at: Number(fact.to) } : unit)),
        lines: lines.filter(({ unit }) => unit !== fact.unit),
      };
    case 'through': {
      const { carrying: _, ...others } = state;
      return fact.side === 'red' ? { ...others, carrying: 'blue' } : others;
    }
  }
}

function sentence(fact: Exclude<Fact, ToyFact>): Sentence {
  const what =
    fact.type === 'opened' || fact.type === 'through'
      ? fact.type
      : `${fact.unit} ${fact.type} ${fact.to ?? 'secretly'}`;
  return { says: phrase('toy-fact', { what }), dice: [] };
}

const OWN: ReadonlySet<string> = new Set(['wrote', 'lined', 'opened', 'carried', 'through']);
const isOwn = (fact: Fact): fact is Exclude<Fact, ToyFact> => OWN.has(fact.type);
const written = (order: Order): Exclude<Order, ToyOrder> | undefined =>
  order.verb === 'write' || order.verb === 'sheets' || order.verb === 'carry' ? order : undefined;

/** The first unit of the side without a line goes forward. */
function ideas(state: SealedState, by: Side): { readonly text: string }[] {
  const { writing, units, turn } = state;
  const free = units.find(({ id, side }) => side === by && !writing?.sheet.some(({ unit }) => unit === id));
  return writing && free ? [{ text: `${free.id} line ${turn + 2}` }] : [];
}

const says = (text: string) => phrase('toy-option', { text });

const compose: Toy['compose'] = (state, by, draft, isOwnUnit) => {
  const step = { asks: says(draft === '' ? 'who?' : draft), lines: [], marks: [] };
  const press = (text: string) => ({ text, says: says(text) });
  const own = state.units.filter(({ side, id }) => side === by && isOwnUnit(id));
  if (draft === '') return { ...step, rows: [{ presses: own.map(({ id }) => press(id)) }] };
  if (/^\w+$/.test(draft))
    return { ...step, rows: [{ presses: [press(`${draft} line 3`), press(`${draft} nothing`)] }] };
  return { ...step, rows: [], whole: draft };
};

export function createSealedToy(): Toy {
  const toy = createToy();
  const stateOf = (state: ToyState): SealedState => state;
  const plain = (transcript: readonly Entry<ToyFact>[]) =>
    transcript.filter((line) => !('fact' in line && isOwn(line.fact as Fact)));
  return {
    ...toy,
    name: 'toy',
    version: 'sealed-1',
    secrets: secrets as unknown as NonNullable<Toy['secrets']>,
    sealed: sealed as unknown as NonNullable<Toy['sealed']>,
    view: (state, eyes) => viewed(stateOf(state), eyes),
    next: (state) => next(stateOf(state), toy.next),
    orders: (text, state, by) => {
      const whole = parsed(text.trim()) as Ordered<ToyOrder> | undefined;
      if (whole) return [whole];
      const found: Ordered<ToyOrder>[] = [];
      for (const each of text.split(/[;\n]/).map((part) => part.trim())) {
        const own = parsed(each) as Ordered<ToyOrder> | undefined;
        const read = own ? [own] : toy.orders(each, state, by);
        if (read instanceof Refusal) return read;
        found.push(...read);
      }
      return found;
    },
    who: (order) => {
      const own = written(order);
      return !own ? toy.who(order) : own.verb === 'write' ? [own.unit] : [];
    },
    filed: (order, by) => (written(order) ? [] : toy.filed(order, by)),
    play: (table, order, by) => {
      const own = written(order);
      return own ? (play(table, own, by) as Play<ToyFact>) : toy.play(table, order, by);
    },
    apply: (state, fact) => apply(stateOf(state), fact, toy.apply),
    ideas: (state, by) => ideas(stateOf(state), by),
    suggest: (state, by) => ideas(stateOf(state), by).map(({ text }) => text),
    compose,
    complete: (typed, state, by, language) => [
      ...toy.complete(typed, state, by, language),
      ...(stateOf(state).writing?.sheet ?? []).map((line) => ({ shown: lineText(line), text: lineText(line) })),
    ],
    tell: (telling) => {
      const tale = toy.tell({ ...telling, transcript: plain(telling.transcript) });
      const facts = telling.transcript.flatMap((line): Fact[] => ('fact' in line ? [line.fact] : []));
      const ours = facts.filter(isOwn).map(sentence);
      return { ...tale, sentences: [...tale.sentences, ...ours] };
    },
    draw: (picture, speak) => {
      const scene = toy.draw({ ...picture, transcript: plain(picture.transcript) }, speak);
      return { ...scene, subtitle: JSON.stringify(picture.now) } as typeof scene;
    },
    roster: (state) => (stateOf(state).lines ?? []).map((line) => says(lineText(line))),
    describe: (state, what) => ({
      what,
      title: says(JSON.stringify([stateOf(state).lines, stateOf(state).writing])),
      paragraphs: [],
      frame: 'whole',
    }),
  };
}
