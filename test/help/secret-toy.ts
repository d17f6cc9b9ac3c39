/**
 * The toy ruleset with two secrets of a side, until an order of its own opens them: where a unit lies in wait
 * (`R1 ambush 4`, `R1 reveal`), and at whom it aims (`R1 aim B2`, `R1 loose`).
 */
import { phrase } from '../../src/kernel/phrase.ts';
import { happen, insist, type Play, Refusal, type Side, type Table } from '../../src/kernel/play.ts';
import type { Eyes, Ordered, Secrets, Sentence } from '../../src/kernel/ruleset.ts';
import type { Entry } from '../../src/kernel/run.ts';
import { createToy, type Toy } from './toy.ts';
import { refused, type ToyFact, type ToyOrder, type ToyState, unitOf } from './toy-play.ts';

const SECRET = { ambush: 'reveal', aim: 'loose' } as const;
type Kind = keyof typeof SECRET;

/** `value`: null to those who may not know. */
interface Hidden {
  readonly kind: Kind;
  readonly unit: string;
  readonly side: Side;
  readonly value: string | null;
}

type State = ToyState & { readonly hidden?: readonly Hidden[] };
type Fact = ToyFact | ({ readonly type: 'hid' } & Hidden) | ({ readonly type: 'opened' } & Hidden);
type Order =
  | ToyOrder
  | { readonly verb: 'hide' | 'open'; readonly kind: Kind; readonly unit: string; readonly object: string };

const HIDE = /^(\w+) (ambush|aim) (\w+)$/;
const OPEN = /^(\w+) (reveal|loose)$/;

const sideOf = (unit: string): Side => (unit.startsWith('R') ? 'red' : 'blue');
const sees = (eyes: Eyes, side: Side): boolean => eyes === 'umpire' || eyes === side;

function seen<H extends Hidden>(hidden: H, eyes: Eyes): H {
  return sees(eyes, hidden.side) ? hidden : { ...hidden, value: null };
}

const isOurs = (fact: Fact): fact is Extract<Fact, Hidden> => fact.type === 'hid' || fact.type === 'opened';

const secrets: Secrets<State, Fact> = {
  blind: (line, eyes) => ('fact' in line && line.fact.type === 'hid' ? { fact: seen(line.fact, eyes) } : line),
  blindQuestion: (asked) => asked,
  blindText: (text, eyes) => {
    const [, unit, kind] = HIDE.exec(text) ?? [];
    return unit === undefined || sees(eyes, sideOf(unit)) ? text : `${unit} ${kind}`;
  },
  of: ({ hidden = [] }) => hidden.map(({ kind, unit, value }) => ({ name: `${kind} ${unit}`, value })),
};

function parsed(text: string): Ordered<Order> | undefined {
  const [, unit, kind, object] = HIDE.exec(text) ?? [];
  if (unit !== undefined) return { text, order: { verb: 'hide', kind: kind as Kind, unit, object: object! } };
  const [, one, word] = OPEN.exec(text) ?? [];
  const of = (Object.keys(SECRET) as Kind[]).find((each) => SECRET[each] === word);
  return of && { text, order: { verb: 'open', kind: of, unit: one!, object: '' } };
}

function* play({ now }: Table<State>, order: Extract<Order, { kind: Kind }>, by: Side): Play<Fact> {
  const { kind, unit, object, verb } = order;
  const side = unitOf(now, unit).side;
  insist(side === by && now.points > 0 ? undefined : refused('TOY-2', `${unit} may not`));
  const old = now.hidden?.find((each) => each.kind === kind && each.unit === unit);
  insist((verb === 'hide') === (old === undefined) ? undefined : refused('TOY-7', `${unit} ${kind}: not now`));
  yield* happen<Fact>({ type: 'spent', by: unit });
  if (old) yield* happen<Fact>({ ...old, type: 'opened' });
  else yield* happen<Fact>({ type: 'hid', kind, unit, side, value: object });
}

function apply(state: State, fact: Fact, rest: Toy['apply']): State {
  if (!isOurs(fact)) return { ...rest(state, fact), ...(state.hidden && { hidden: state.hidden }) };
  const { type, ...hidden } = fact;
  const others = (state.hidden ?? []).filter(({ kind, unit }) => kind !== fact.kind || unit !== fact.unit);
  return { ...state, hidden: type === 'hid' ? [...others, hidden] : others };
}

function sentence({ kind, unit, value }: Hidden): Sentence {
  return { says: phrase('toy-fact', { what: `${unit} ${kind} ${value ?? 'secretly'}` }), dice: [] };
}

export function createSecretToy(): Toy {
  const toy = createToy();
  const stateOf = (state: ToyState): State => state;
  const told = (transcript: readonly Entry<Fact>[]) =>
    transcript.flatMap((line) => ('fact' in line && isOurs(line.fact) ? [sentence(line.fact)] : []));
  const known = (transcript: readonly Entry<Fact>[]) =>
    transcript.filter((line) => !('fact' in line && isOurs(line.fact))) as readonly Entry<ToyFact>[];
  return {
    ...toy,
    version: 'secret-1',
    secrets: secrets as unknown as NonNullable<Toy['secrets']>,
    view: (state, eyes) => {
      const { hidden } = stateOf(state);
      return hidden ? ({ ...state, hidden: hidden.map((each) => seen(each, eyes)) } as State) : state;
    },
    orders: (text, state, by) => {
      const found: Ordered<ToyOrder>[] = [];
      for (const each of text.split(/[;\n]/).map((part) => part.trim())) {
        const own = parsed(each) as Ordered<ToyOrder> | undefined;
        const read = own ? [own] : toy.orders(each, state, by);
        if (read instanceof Refusal) return read;
        found.push(...read);
      }
      return found;
    },
    who: (order) => ('kind' in order ? [order.unit] : toy.who(order)),
    play: (table, order, by) =>
      'kind' in order ? (play(table, order as never, by) as Play<ToyFact>) : toy.play(table, order, by),
    apply: (state, fact) => apply(state, fact, toy.apply),
    complete: (typed, state, by, language) => [
      ...toy.complete(typed, state, by, language),
      ...(stateOf(state).hidden ?? []).map(({ kind, unit, value }) => {
        const text = `${unit} ${SECRET[kind]}`;
        return { shown: `${text} (${value ?? '?'})`, text };
      }),
    ],
    tell: (telling) => {
      const tale = toy.tell({ ...telling, transcript: known(telling.transcript) });
      const ours = told(telling.transcript);
      return ours.length === 0 ? tale : { ...tale, quiet: false, sentences: [...tale.sentences, ...ours] };
    },
    draw: (picture, speak) => {
      const scene = toy.draw({ ...picture, transcript: known(picture.transcript) }, speak);
      return { ...scene, subtitle: JSON.stringify(picture.now) } as typeof scene;
    },
    unit: (state, name) => {
      const look = toy.unit(state, name);
      if (look instanceof Refusal) return look;
      const own = (stateOf(state).hidden ?? []).filter(({ unit }) => unit === name);
      return { ...look, paragraphs: [...look.paragraphs, own.map((each) => sentence(each).says)] };
    },
    describe: (state, what) => ({
      what,
      title: phrase('toy-option', { text: JSON.stringify(stateOf(state).hidden ?? []) }),
      paragraphs: [],
      frame: 'whole',
    }),
    roster: (state) => (stateOf(state).hidden ?? []).map((each) => sentence(each).says),
    write: (state) => [toy.write(state), JSON.stringify(stateOf(state).hidden ?? [])].join('\n'),
  };
}
