/** Parses an order that a person typed, in either language. */
import { phrase } from '../phrase.ts';
import { Refusal } from '../play.ts';
import { quoted } from '../text/quoted.ts';
import { ORDER_TEXT, type Parse, textFrom } from '../text/reader.ts';
import type { Prepared } from './table.ts';
import type { Option } from './pattern.ts';
import type { Reader } from './slot.ts';
import { refuseNoUnit } from './unit-slot.ts';
import type { Draft, Verb } from './verb.ts';

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
  const said = yield* readSaid(table, verb, reader);
  yield* words.readEnd(reader, ...verb.pattern.options.flatMap(({ lead }) => lead ?? []));
  return verb.order({ ...said, unit });
}

/** The required parts of a pattern, then the optional ones in any order. */
function* readSaid<S, W, O extends { readonly kind: string }>(
  { slots, words }: Prepared<S, W, O>,
  { pattern }: Verb<S, W, O>,
  reader: Reader<S>,
): Parse<Omit<Draft, 'unit'>> {
  const said: Record<string, unknown> = {};
  for (const part of pattern.parts) {
    if ('words' in part) words.takeWord(reader, ...part.words);
    else said[part.slot] = yield* slots[part.slot]!.read(reader);
  }
  const begins = ({ slot, lead, mayLackLead }: Option): boolean =>
    (lead !== undefined && words.takeWord(reader, lead) !== undefined) ||
    ((lead === undefined || mayLackLead) && slots[slot]!.sees(reader));
  for (;;) {
    const option = pattern.options.find((each) => said[each.slot] === undefined && begins(each));
    if (!option) return said;
    said[option.slot] = yield* slots[option.slot]!.read(reader);
  }
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
