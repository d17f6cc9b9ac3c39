/** Units and hexes named in an order. Whose a unit is, and where it stands, is for the rules to say. */
import { type Hex, onMap } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { candidate, nearest } from '../../../kernel/text/nearest.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { ORDER_TEXT, orderWord, type Parse, type Reading, replaced } from '../../../kernel/text/reader.ts';
import { EITHER_FIRST, fold, type Token, tokensOf } from '../../../kernel/text/tokens.ts';
import type { State } from '../state.ts';
import { sees, upcoming } from './vocabulary.ts';

/** The position an order is read against, and whose order it is. Without one every name and hex is believed. */
export interface Ground {
  readonly state: State;
  readonly by?: Side;
}

export interface Reader extends Reading {
  readonly ground: Ground | undefined;
}

export function readerOf(
  typed: string,
  ground: Ground | undefined,
  tokens: readonly Token[] = tokensOf(typed, EITHER_FIRST),
): Reader {
  return { typed, tokens, ground, at: 0 };
}

/** A unit by its short name, in any case: on the table, in reserve, or gone. */
export function* readUnit(reader: Reader): Parse<string> {
  const token = upcoming(reader);
  if (token?.kind !== 'unit') return yield refuseNoUnit(reader, token);
  reader.at = reader.tokens.indexOf(token) + 1;
  if (!reader.ground) return token.raw;
  const all = everyId(reader.ground.state);
  const found = all.find((id) => id === token.raw) ?? all.find((id) => fold(id) === token.text);
  return found ?? (yield refuseUnknown(reader, reader.ground, token));
}

function everyId({ units, reserves, gone }: State): string[] {
  return [...units, ...reserves.map(({ unit }) => unit), ...gone].map(({ id }) => id);
}

/** Those of a side that are, or may still come, onto the table. */
function idsOf({ state, by }: Ground): string[] {
  return [...state.units, ...state.reserves.map(({ unit }) => unit)]
    .filter(({ side }) => by === undefined || side === by)
    .map(({ id }) => id);
}

/** No unit where one is needed. */
export function refuseNoUnit(reader: Reader, token: Token | undefined): Refusal {
  const ids = reader.ground ? idsOf(reader.ground).slice(0, 3) : [];
  const units = ids.map((id) => orderWord(quoted(id)));
  if (!token) return new Refusal(ORDER_TEXT, phrase('refuse-unit-missing', { known: ids.length, units }));
  return new Refusal(ORDER_TEXT, phrase('refuse-no-unit', { word: quoted(token.raw), known: ids.length, units }));
}

function refuseUnknown(reader: Reader, ground: Ground, token: Token): Refusal {
  const ids = idsOf(ground);
  const near = nearest(token.text, ids.map(candidate));
  const listed = (near.length > 0 ? near : ids.slice(0, 3)).map((id) => orderWord(quoted(id)));
  const says = phrase('refuse-unknown-unit', { word: quoted(token.raw), known: listed.length, near: listed });
  return new Refusal(
    ORDER_TEXT,
    says,
    near.map((id) => replaced(reader, token, id)),
  );
}

/** A hex by its four digits. */
export function* readHex(reader: Reader): Parse<Hex> {
  const token = upcoming(reader);
  if (!token) return yield new Refusal(ORDER_TEXT, phrase('refuse-hex-missing'));
  if (token.kind !== 'number' || token.text.length !== 4) {
    return yield new Refusal(ORDER_TEXT, phrase('refuse-no-hex', { word: quoted(token.raw) }));
  }
  reader.at = reader.tokens.indexOf(token) + 1;
  if (!reader.ground || onMap(reader.ground.state.map, token.text)) return token.text;
  return yield refuseOffMap(reader, reader.ground, token);
}

export function seesHex(reader: Reader): boolean {
  return upcoming(reader)?.kind === 'number';
}

/** PA-OFF-02. */
function refuseOffMap(reader: Reader, { state }: Ground, token: Token): Refusal {
  const { cols, rows } = state.map;
  const inside = (text: string, most: number) => String(Math.min(Math.max(Number(text), 1), most)).padStart(2, '0');
  const near = inside(token.text.slice(0, 2), cols) + inside(token.text.slice(2), rows);
  const says = phrase('refuse-off-map', { hex: token.text, cols, rows, near });
  return new Refusal(ORDER_TEXT, says, [replaced(reader, token, near)]);
}

/** One hex or more; `to` begins something else. */
export function* readHexes(reader: Reader): Parse<Hex[]> {
  const hexes = [yield* readHex(reader)];
  while (!sees(reader, 'to') && seesHex(reader)) hexes.push(yield* readHex(reader));
  return hexes;
}
