/** Units and hexes that a person wants to look at, as typed. */
import type { Hex } from '../../../hex/grid.ts';
import { Refusal } from '../../../kernel/play.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { readPlace, readUnit } from './names.ts';
import { type Parse, read } from '../../../kernel/text/reader.ts';
import { type Reader } from './reader.ts';
import { readEnd } from './vocabulary.ts';
import { tokensOf } from '../../../kernel/text/tokens.ts';

/** A unit of either side. */
export function unitNamed(typed: string, state: State): Unit | Refusal {
  const id = named(typed, state, (reader) => readUnit(reader, 'any'));
  return id instanceof Refusal ? id : unitOf(state, id);
}

/** A unit of either side, or a hex. */
export function placeNamed(typed: string, state: State): Unit | Hex | Refusal {
  const name = named(typed, state, readPlace);
  if (name instanceof Refusal) return name;
  return state.units.find(({ id }) => id === name) ?? name;
}

function named(typed: string, state: State, parse: (reader: Reader) => Parse<string>): string | Refusal {
  const ground = { state, by: state.active };
  return read(toItsEnd({ typed, tokens: tokensOf(typed), ground, at: 0 }, parse));
}

function* toItsEnd(reader: Reader, parse: (reader: Reader) => Parse<string>): Parse<string> {
  const name = yield* parse(reader);
  yield* readEnd(reader);
  return name;
}
