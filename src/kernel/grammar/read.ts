/** Parses an order that a person typed, in either language. */
import { phrase } from '../phrase.ts';
import { Refusal } from '../play.ts';
import { quoted } from '../text/quoted.ts';
import { ORDER_TEXT, type Parse, type Reading, textFrom, type Words } from '../text/reader.ts';
import { readSaid } from './line.ts';
import type { Prepared, Table } from './table.ts';
import type { Ground, Reader } from './slot.ts';
import { refuseNoUnit, type UnitNames } from './unit-slot.ts';
import type { Alone } from './verb.ts';

export function* readOrder<S, W, O extends { readonly kind: string }>(
  table: Prepared<S, W, O>,
  reader: Reader<S>,
): Parse<O> {
  const { words, verbs, verbWords, odd, idle, units } = table;
  const begins = { words, verbWords, odd, idle, likely: units.likely, expected: [...verbWords, ...table.typedAlone] };
  const order = yield* readAlone(table.alone, begins, reader);
  if (order) return order;
  const before = yield* readSaid(table, table.before, reader);
  if (words.upcoming(reader)?.kind !== 'unit') return yield refuseStart(begins, reader);
  const unit = yield* table.unit.read(reader);
  const name = words.takeWord(reader, ...verbWords);
  if (name === undefined) {
    return yield odd(reader, true) ?? words.refuseWord(reader, wordsFor(table, unit, reader.ground));
  }
  const verb = verbs[name]!;
  const said = yield* readSaid(table, verb.pattern, reader);
  yield* words.readEnd(reader, ...verb.pattern.options.map(({ lead }) => lead));
  return verb.make({ ...before, ...said, unit });
}

/** What may be said of this unit now; of one that can do nothing, and of an enemy, every verb. */
function wordsFor<S, W, O extends { readonly kind: string }>(
  { subjects, lines, verbWords }: Prepared<S, W, O>,
  unit: string,
  ground: Ground<S> | undefined,
): readonly string[] {
  if (ground?.by === undefined) return verbWords;
  const { state, by } = ground;
  const named = subjects(state, by).find(({ id }) => id === unit);
  const able = lines.filter(([, { offers }]) => named && offers(state, named.who)).map(([word]) => word);
  return able.length > 0 ? able : verbWords;
}

/** How an order may begin. */
interface Beginning<S> extends Pick<Table<S, never, never>, 'words' | 'odd' | 'idle'> {
  readonly likely: UnitNames<S>['likely'];
  readonly verbWords: readonly string[];
  /** The words that are named where none of them comes. */
  readonly expected: readonly string[];
}

/** An order without a unit; undefined: it begins otherwise. */
export function* readAlone<S, O>(
  alone: Readonly<Record<string, Alone<S, O>>>,
  { words, expected }: Pick<Beginning<S>, 'words' | 'expected'>,
  reader: Reader<S>,
): Parse<O | undefined> {
  const word = words.takeWord(reader, ...Object.keys(alone));
  if (word === undefined) return undefined;
  const { order, mayType } = alone[word]!;
  const refusal = reader.ground && mayType?.(reader.ground);
  if (refusal === 'unknown') return yield words.refuseWord({ ...reader, at: 0 }, expected);
  if (refusal) return yield refusal;
  yield* words.readEnd(reader);
  return order;
}

/** It does not begin with a unit: a verb without a unit, or an unknown word. */
export function refuseStart<S>(begins: Beginning<S>, reader: Reader<S>): Refusal {
  const { words, verbWords, odd, idle, likely, expected } = begins;
  const own = odd(reader, false);
  if (own) return own;
  if (words.sees(reader, ...verbWords)) return refuseWho(words, reader, reader.ground ? idle(reader.ground) : []);
  const misspelt = words.refuseWord(reader, expected);
  return misspelt.instead.length > 0 ? misspelt : refuseNoUnit(likely, reader, words.upcoming(reader));
}

/** A verb without a unit. */
export function refuseWho(words: Words, reader: Reading, ids: readonly string[]): Refusal {
  const rest = textFrom(reader, words.upcoming(reader));
  const instead = ids.slice(0, 3).map((id) => `${id} ${rest}`);
  return new Refusal(ORDER_TEXT, phrase('refuse-who', { example: quoted(instead[0] ?? `3L ${rest}`) }), instead);
}
