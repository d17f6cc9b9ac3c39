/** Orders from what a person typed, in either language. */
import type { Hex } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Ordered } from '../../../kernel/ruleset.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { ORDER_TEXT, type Parse, read, replaced, textFrom } from '../../../kernel/text/reader.ts';
import { EITHER_FIRST, segmentsOf } from '../../../kernel/text/tokens.ts';
import type { Order } from '../order.ts';
import type { State } from '../state.ts';
import { type Ground, type Reader, readerOf, readHex, readHexes, readUnit, refuseNoUnit, seesHex } from './names.ts';
import { readEnd, refuseWord, sees, takeWord, upcoming } from './vocabulary.ts';
import { write } from './write.ts';

const VERBS = ['move', 'enter', 'leave', 'noWagons', 'wagons'] as const;
const TABLE_WORDS = ['end', 'open', 'resign', 'draw'] as const;

export function orders(text: string, state: State, by: Side): readonly Ordered<Order>[] | Refusal {
  const segments = segmentsOf(text, EITHER_FIRST);
  if (segments.length === 0) return new Refusal(ORDER_TEXT, phrase('refuse-pa-empty'));
  const found: Ordered<Order>[] = [];
  for (const tokens of segments) {
    const order = readSegment(text, tokens, { state, by });
    if (order instanceof Refusal) return order;
    found.push({ text: write(order), order });
  }
  return found;
}

/** One order, believed: no position to read it against. */
export function parse(text: string): Order | Refusal {
  const segments = segmentsOf(text, EITHER_FIRST);
  if (segments.length !== 1) return new Refusal(ORDER_TEXT, phrase('refuse-pa-empty'));
  return readSegment(text, segments[0]!, undefined);
}

function readSegment(typed: string, tokens: Reader['tokens'], ground: Ground | undefined): Order | Refusal {
  return read(readOrder(readerOf(typed, ground, tokens)));
}

function* readOrder(reader: Reader): Parse<Order> {
  const order = (yield* readTableOrder(reader)) ?? (yield* readUnitOrder(reader));
  yield* readEnd(reader, ...mayFollow(order));
  return order;
}

function mayFollow({ kind }: Order): string[] {
  if (kind === 'move') return ['via', 'with'];
  return kind === 'enter' ? ['to', 'via'] : [];
}

/** PA-ACT-06, PA-STEP-01. What is ordered of no unit. */
function* readTableOrder(reader: Reader): Parse<Order | undefined> {
  const word = takeWord(reader, ...TABLE_WORDS);
  // A battle is given up, or left undecided, by a command of its own, never by a slip of the pen.
  if ((word === 'resign' || word === 'draw') && reader.ground)
    return yield new Refusal('PA-GAP-02', phrase(`refuse-${word}`));
  if (word === 'open' && reader.ground && reader.ground.state.phase !== 'opening') {
    return yield refuseWord({ ...reader, at: 0 }, [...VERBS, 'end']);
  }
  return word && { kind: word };
}

function* readUnitOrder(reader: Reader): Parse<Order> {
  if (upcoming(reader)?.kind !== 'unit') return yield refuseStart(reader);
  const unit = yield* readUnit(reader);
  const verb = takeWord(reader, ...VERBS);
  switch (verb) {
    case 'move':
      return yield* readMove(reader, unit);
    case 'enter':
      return yield* readEnter(reader, unit);
    case 'leave':
      takeWord(reader, 'via', 'to');
      return { kind: 'leave', unit, ...(seesHex(reader) && { at: yield* readHex(reader) }) };
    case 'wagons':
    case 'noWagons':
      return { kind: 'wagons', unit, drawnUp: verb === 'wagons' };
    case undefined:
      return yield refuseVerb(reader);
  }
}

/** `3L move 0805 via 0704 0804 with G1 G2`; what follows the hex stands in any order. */
function* readMove(reader: Reader, unit: string): Parse<Order> {
  takeWord(reader, 'to');
  const to = yield* readHex(reader);
  let via: Hex[] = [];
  let others: string[] = [];
  for (;;) {
    if (via.length === 0 && takeWord(reader, 'via')) via = yield* readHexes(reader);
    else if (others.length === 0 && takeWord(reader, 'with')) others = yield* readUnits(reader);
    else return { kind: 'move', unit, to, via, with: others };
  }
}

function* readUnits(reader: Reader): Parse<string[]> {
  const ids = [yield* readUnit(reader)];
  while (upcoming(reader)?.kind === 'unit') {
    const id = yield* readUnit(reader);
    if (!ids.includes(id)) ids.push(id);
  }
  return ids;
}

/** `R1 enter 0107 to 0308 via 0207`. PA-RES-03: without more, the first hex is also the last. */
function* readEnter(reader: Reader, unit: string): Parse<Order> {
  takeWord(reader, 'via');
  const at = yield* readHex(reader);
  let to: Hex | undefined;
  let via: Hex[] = [];
  for (;;) {
    if (to === undefined && (takeWord(reader, 'to') || seesHex(reader))) to = yield* readHex(reader);
    else if (via.length === 0 && takeWord(reader, 'via')) via = yield* readHexes(reader);
    else return { kind: 'enter', unit, at, to: to ?? at, via };
  }
}

/** PA-GAP-06. */
function refuseFight(): Refusal {
  return new Refusal('PA-GAP-06', phrase('refuse-pa-fight'));
}

/** Behind a unit stands no verb: another unit, a hex, or a word nobody knows. */
function refuseVerb(reader: Reader): Refusal {
  if (sees(reader, 'fight')) return refuseFight();
  const next = upcoming(reader);
  if (next?.kind === 'unit') return new Refusal('PA-ACT-05', phrase('refuse-pa-one-unit', { unit: quoted(next.raw) }));
  const refusal = refuseWord(reader, VERBS);
  if (next?.kind !== 'number') return refusal;
  return new Refusal(refusal.clause, refusal.says, [replaced(reader, next, `move ${next.raw}`)]);
}

/** No unit comes first: its own verb, or a word nobody knows. */
function refuseStart(reader: Reader): Refusal {
  const { ground } = reader;
  if (sees(reader, 'fight')) return refuseFight();
  if (sees(reader, ...VERBS)) {
    const idle = ground?.state.units.filter(({ side, moved }) => side === ground.by && !moved) ?? [];
    const rest = textFrom(reader, upcoming(reader));
    const instead = idle.slice(0, 3).map(({ id }) => `${id} ${rest}`);
    return new Refusal(ORDER_TEXT, phrase('refuse-who', { example: quoted(instead[0] ?? `3L ${rest}`) }), instead);
  }
  const misspelt = refuseWord(reader, [...VERBS, 'end']);
  return misspelt.instead.length > 0 ? misspelt : refuseNoUnit(reader, upcoming(reader));
}
