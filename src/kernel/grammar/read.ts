/** Parses an order that a person typed, in either language. */
import { phrase } from '../phrase.ts';
import { Refusal } from '../play.ts';
import { quoted } from '../text/quoted.ts';
import { ORDER_TEXT, type Parse, textFrom } from '../text/reader.ts';
import { readSaid } from './line.ts';
import type { Prepared } from './table.ts';
import type { Reader } from './slot.ts';
import { refuseNoUnit } from './unit-slot.ts';

export function* readOrder<S, W, O extends { readonly kind: string }>(
  table: Prepared<S, W, O>,
  reader: Reader<S>,
): Parse<O> {
  const { words, alone, verbs, verbWords } = table;
  const word = words.takeWord(reader, ...table.aloneWords);
  if (word !== undefined) {
    const { order, mayType } = alone[word]!;
    const refusal = reader.ground && mayType?.(reader.ground);
    if (refusal === 'unknown') return yield words.refuseWord({ ...reader, at: 0 }, [...verbWords, ...table.typedAlone]);
    if (refusal) return yield refusal;
    yield* words.readEnd(reader);
    return order;
  }
  if (words.upcoming(reader)?.kind !== 'unit') return yield refuseStart(table, reader);
  const unit = yield* table.unit.read(reader);
  const name = words.takeWord(reader, ...verbWords);
  if (name === undefined) {
    return yield table.odd(reader, true) ?? words.refuseWord(reader, verbWords);
  }
  const verb = verbs[name]!;
  const said = yield* readSaid(table, verb.pattern, reader);
  yield* words.readEnd(reader, ...verb.pattern.options.map(({ lead }) => lead));
  return verb.make({ ...said, unit });
}

/** It does not begin with a unit: a verb without a unit, or an unknown word. */
function refuseStart<S, W, O extends { readonly kind: string }>(table: Prepared<S, W, O>, reader: Reader<S>): Refusal {
  const { words, verbWords, units, odd, idle } = table;
  const own = odd(reader, false);
  if (own) return own;
  if (words.sees(reader, ...verbWords)) {
    const rest = textFrom(reader, words.upcoming(reader));
    const instead = reader.ground
      ? idle(reader.ground)
          .slice(0, 3)
          .map((id) => `${id} ${rest}`)
      : [];
    return new Refusal(ORDER_TEXT, phrase('refuse-who', { example: quoted(instead[0] ?? `3L ${rest}`) }), instead);
  }
  const misspelt = words.refuseWord(reader, [...verbWords, ...table.typedAlone]);
  return misspelt.instead.length > 0 ? misspelt : refuseNoUnit(units.likely, reader, words.upcoming(reader));
}
