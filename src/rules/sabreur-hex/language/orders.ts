/** Orders from what a person typed, in either language. */
import { readAlone, refuseStart, refuseWho } from '../../../kernel/grammar/read.ts';
import type { Ground as GroundOf } from '../../../kernel/grammar/slot.ts';
import type { Alone } from '../../../kernel/grammar/verb.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Ordered } from '../../../kernel/ruleset.ts';
import { isDeployable } from '../deploy/deploy.ts';
import { refuseNothing } from '../deploy/meant.ts';
import { isDeployed } from '../deploy/station.ts';
import { readDeploy } from '../deploy/words.ts';
import type { Order } from '../order.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import type { State } from '../state.ts';
import { testedFirst } from '../turn/stubborn.ts';
import { ACTION_WORDS, readActions } from './actions.ts';
import { idle } from '../candidates/mover.ts';
import { idsOf, readUnit } from './names.ts';
import { readPresets } from './conditions.ts';
import { ORDER_TEXT, type Parse, read, type Reading, textFrom } from '../../../kernel/text/reader.ts';
import { type Ground, type Reader } from './reader.ts';
import { sees, take, takeWord, upcoming, vocabularyWord, words } from './vocabulary.ts';
import { segmentsOf, type Token } from '../../../kernel/text/tokens.ts';
import { inVain } from './vain.ts';
import { write } from './write.ts';

/** Words that answer a question; there is none when an order is given. */
const ANSWER_WORDS = [
  'hold',
  'counter',
  'friend',
  'return',
  'noFire',
  'strike',
  'noStrike',
  'transfer',
  'restrain',
  'try',
  'stay',
  'none',
  'if',
  'pursue',
];

/** SH-TURN-02. Automatic orders are understood only in their phase. */
function onceDue(kind: 'firstMove' | 'rollPoints' | 'lateOrders' | 'checkVictory', isDue: (state: State) => boolean) {
  const mayType = ({ state }: GroundOf<State>) => (isDue(state) ? undefined : ('unknown' as const));
  return { order: { kind }, mayType };
}

const ALONE: Readonly<Record<string, Alone<State, Order>>> = {
  end: { order: { kind: 'end' } },
  // SH-GAP-20. A battle is given up, or left undecided, by a command of its own, never by a slip of the pen.
  resign: { order: { kind: 'resign' }, mayType: () => new Refusal('SH-GAP-20', phrase('refuse-resign')) },
  draw: { order: { kind: 'draw' }, mayType: () => new Refusal('SH-GAP-20', phrase('refuse-draw')) },
  firstMove: onceDue('firstMove', isDeployed),
  rollPoints: onceDue('rollPoints', ({ phase }) => phase === 'orders'),
  lateOrders: onceDue('lateOrders', ({ late }) => late !== undefined),
  checkVictory: onceDue('checkVictory', ({ phase }) => phase === 'victory'),
};

const BEGINS = {
  words,
  verbWords: ACTION_WORDS,
  expected: ['end', ...ACTION_WORDS],
  likely: (ground: GroundOf<State>) => idsOf(ground, 'own'),
  idle: ({ state, by }: GroundOf<State>) =>
    state.units.filter(({ side, acted }) => side === by && !acted).map(({ id }) => id),
  odd: (reader: Reading) => (sees(reader, ...ANSWER_WORDS) ? refuseAnswer(reader) : undefined),
};

export function orders(text: string, state: State, by: Side): readonly Ordered<Order>[] | Refusal {
  const found = state.phase === 'deployment' ? places(text, state, by) : understood(text, state, by);
  return found instanceof Refusal ? found : found.map((order) => ({ text: write(order), order }));
}

/** SH-GAP-05. Before the battle; what is offered instead may be ordered as it is, and only the likeliest. */
function places(text: string, state: State, by: Side): readonly Order[] | Refusal {
  const found = understood(text, state, by);
  if (!(found instanceof Refusal)) return atOnce(found, state);
  const { clause, says, instead } = found;
  const likely = instead.flatMap((each) => {
    const meant = understood(each, state, by);
    const [order, ...others] = meant instanceof Refusal ? [] : atOnce(meant, state);
    return order?.kind === 'deploy' && others.length === 0 && isDeployable(state, order, by) ? [write(order)] : [];
  });
  return new Refusal(clause, says, likely.slice(0, 1));
}

/** SH-GAP-05. By whole command, places one after another are one order: units may exchange them. */
function atOnce(found: readonly Order[], { deployment }: State): readonly Order[] {
  if (deployment?.how === 'byUnit') return found;
  const joined: Order[] = [];
  for (const order of found) {
    const last = joined.at(-1);
    if (order.kind !== 'deploy' || last?.kind !== 'deploy') joined.push(order);
    else joined[joined.length - 1] = { kind: 'deploy', stations: [...last.stations, ...order.stations] };
  }
  return joined;
}

function understood(text: string, state: State, by: Side): readonly Order[] | Refusal {
  const segments = segmentsOf(text);
  if (segments.length === 0) {
    return state.phase === 'deployment'
      ? refuseNothing({ state, by })
      : new Refusal(ORDER_TEXT, phrase('refuse-empty', { unit: idle(state, by)[0]?.id ?? 'none' }));
  }
  const found: Order[] = [];
  for (const tokens of segments) {
    const order = readSegment(text, tokens, { state, by });
    if (order instanceof Refusal) return order;
    const vain = inVain(order);
    if (vain) return vain;
    found.push(...inSteps(state, order, found));
  }
  return found;
}

/** SH-ORDERS-16. Where stubborn units are tested first, the order that wakes them and the one that they then get. */
function inSteps(state: State, order: Order, before: readonly Order[]): Order[] {
  if (order.kind !== 'act' || order.unit === undefined) return [order];
  const group = testedFirst(state, order);
  const opened = before.flatMap((each) => (each.kind === 'act' ? [...(each.group?.members ?? [])] : []));
  if (!group || opened.includes(order.unit)) return [order];
  const { unit, actions, presets } = order;
  return [
    { kind: 'act', group, actions: [], presets: {} },
    { kind: 'act', unit, actions, presets },
  ];
}

/** One order, believed: no position to read it against. */
export function parse(text: string): Order | Refusal {
  const segments = segmentsOf(text);
  if (segments.length !== 1) return new Refusal(ORDER_TEXT, phrase('refuse-empty', { unit: 'none' }));
  return readSegment(text, segments[0]!, undefined);
}

function readSegment(typed: string, tokens: readonly Token[], ground: Ground | undefined): Order | Refusal {
  return read(readOrder({ typed, tokens, ground, at: 0 }));
}

function* readOrder(reader: Reader): Parse<Order> {
  const table = yield* readAlone(ALONE, BEGINS, reader);
  if (table) return table;
  if (takeWord(reader, 'deploy') || reader.ground?.state.phase === 'deployment') {
    return yield* readDeploy(reader);
  }
  return reader.tokens.some(({ kind }) => kind === ':') ? yield* readGroup(reader) : yield* readLone(reader);
}

/** `A B +scout: A march 1507`, or the group alone; commas between its units change nothing. */
function* readGroup(reader: Reader): Parse<Order> {
  const members = [yield* readUnit(reader, 'own')];
  const extras: string[] = [];
  for (;;) {
    if (take(reader, ':')) break;
    take(reader, ',');
    (take(reader, '+') ? extras : members).push(yield* readUnit(reader, 'own'));
  }
  const group = { members, extras };
  const all = [...members, ...extras];
  const twice = all.find((id, i) => all.indexOf(id) !== i);
  if (twice) return yield new Refusal('SH-GROUP-01', phrase('refuse-unit-twice', { unit: quoted(twice) }));
  if (!upcoming(reader)) return { kind: 'act', group, actions: [], presets: {} };
  const unit = upcoming(reader)?.kind === 'unit' ? yield* readUnit(reader, 'own') : yield* soleMember(reader, all);
  if (!all.includes(unit)) return yield refuseStranger(reader, unit, members, extras);
  return { kind: 'act', group, unit, ...(yield* readDeed(reader)) };
}

/** The unit that is to act is not in the group that the order opens. */
function refuseStranger(reader: Reader, unit: string, members: readonly string[], extras: readonly string[]): Refusal {
  const added = [...members, unit, ...extras.map((extra) => `+${extra}`)].join(' ');
  const says = phrase('refuse-group-stranger', {
    unit: quoted(unit),
    group: quoted([...members, ...extras].join(' ')),
  });
  return new Refusal('SH-TURN-07', says, [`${added}: ${unit} ${textFrom(reader, upcoming(reader))}`.trim()]);
}

function* soleMember(reader: Reader, all: readonly string[]): Parse<string> {
  if (all.length === 1) return all[0]!;
  return yield refuseWho(words, reader, all);
}

/** `45L march 1507`. */
function* readLone(reader: Reader): Parse<Order> {
  const first = upcoming(reader);
  if (first?.kind !== 'unit') return yield refuseStart(BEGINS, reader);
  const unit = yield* readUnit(reader, 'own');
  if (seesUnitToo(reader)) return yield refuseNoColon(reader);
  const answered = BEGINS.odd(reader);
  if (answered) return yield answered;
  return { kind: 'act', unit, ...(yield* readDeed(reader)) };
}

function* readDeed(reader: Reader): Parse<Pick<Extract<Order, { kind: 'act' }>, 'actions' | 'presets'>> {
  return { actions: yield* readActions(reader), presets: yield* readPresets(reader) };
}

function refuseAnswer(reader: Reading): Refusal {
  const word = ANSWER_WORDS.find((each) => sees(reader, each))!;
  return new Refusal(ORDER_TEXT, phrase('refuse-nothing-asked', { word: vocabularyWord(word) }));
}

/** Another unit, after a comma or not. */
function seesUnitToo(reader: Reader): boolean {
  const { at } = reader;
  take(reader, ',');
  const next = upcoming(reader);
  reader.at = at;
  return next?.kind === 'unit' || next?.kind === '+';
}

const LISTED: readonly Token['kind'][] = ['unit', '+', ','];

/** Several units need a colon after them. */
function refuseNoColon(reader: Reader): Refusal {
  const last = reader.tokens.findIndex(({ kind }, i) => !LISTED.includes(kind) && i >= reader.at);
  const at = reader.tokens[(last === -1 ? reader.tokens.length : last) - 1]!.to;
  const example = `${reader.typed.slice(0, at)}:${reader.typed.slice(at)}`.trim();
  return new Refusal(ORDER_TEXT, phrase('refuse-no-colon', { example: quoted(example) }), [example]);
}
