/** The slot of places, and of what is faced: squares, points, units and named ground, in either language. */
import { type Wind, WINDS } from '../field/heading.ts';
import type { Field } from '../field/ground.ts';
import { lengthFrom, MILLIMETRE, writeLength } from '../field/length.ts';
import type { Point } from '../field/point.ts';
import { one, type Reader, type Slot } from '../kernel/grammar/slot.ts';
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import type { Language } from '../kernel/ruleset.ts';
import { ARTICLES, landmarkWords } from '../kernel/text/landmark.ts';
import type { Names } from '../kernel/text/names.ts';
import { quoted } from '../kernel/text/quoted.ts';
import { ORDER_TEXT, type Parse, read, textFrom, type Words } from '../kernel/text/reader.ts';
import type { Vocabulary } from '../kernel/text/vocabulary.ts';
import type { Beside, Facing, Place } from './place.ts';
import { landmarkPoint, squareOf } from './resolve.ts';
import { headingSlot, POINTS } from './slots.ts';

interface Named {
  readonly id: string;
  readonly name?: Names | undefined;
}

/** The ground whose names a place may be given by. */
export interface Grounded {
  readonly field: Field & {
    readonly areas: readonly Named[];
    readonly lines: readonly Named[];
    readonly points: readonly Named[];
  };
}

export const BESIDE: readonly Beside[] = ['behind', 'left', 'right', 'line'];

/**
 * `H7`, `H7/3`, `72.5x64`, `behind 4L`, `5 short of 2K`, `2K`, `the mill`, `north edge of the wood`. What cannot move is
 * written as a point, so that a plan means the same in a week.
 */
export function placeSlot<S extends Grounded>(
  words: Words,
  { shown }: Pick<Vocabulary, 'shown'>,
  unit: Slot<S, string>,
): Slot<S, Place> {
  const { upcoming, takeWord, sees } = words;
  return one<S, Place>({
    *read(reader): Parse<Place> {
      const where = takeWord(reader, ...BESIDE);
      if (where) return { kind: 'beside', unit: yield* unit.read(reader), where };
      if (unit.sees(reader)) return { kind: 'short', unit: yield* unit.read(reader), by: MILLIMETRE };
      const token = upcoming(reader);
      if (token?.kind !== 'number') return yield* readLandmark(words, reader);
      const by = lengthFrom(token.raw);
      const place = squareIn(token.raw) ?? pointIn(token.raw);
      if (!place && by === undefined) return yield noPlace(token.raw);
      reader.at = reader.tokens.indexOf(token) + 1;
      if (place) return place;
      takeWord(reader, 'short');
      return unit.sees(reader) ? { kind: 'short', unit: yield* unit.read(reader), by: by! } : yield noPlace(token.raw);
    },
    sees: (reader) =>
      sees(reader, ...BESIDE, ...WINDS, 'edge') ||
      unit.sees(reader) ||
      upcoming(reader)?.kind === 'number' ||
      namedAt(reader).length > 0,
    write: (place, language) => placeText(place, language, shown),
  });
}

/** `left of 4L` where no word leads to it, as in `column left of 4L`. */
export function besideSlot<S>({ sees }: Words, place: Slot<S, Place>): Slot<S, Place> {
  return { ...place, sees: (reader) => sees(reader, ...BESIDE) };
}

/** `on the left`: an end of the unit's own; but `left of 4L` is a place. */
export function wingSlot<S, H extends 'toLeft' | 'toRight'>(
  { takeWord }: Words,
  hand: Slot<S, H>,
  unit: Slot<S, string>,
): Slot<S, H> {
  return {
    ...hand,
    sees: (reader) => {
      const ahead = { ...reader };
      return takeWord(ahead, 'toLeft', 'toRight') !== undefined && !unit.sees(ahead);
    },
  };
}

function noPlace(word: string): Refusal {
  return new Refusal(ORDER_TEXT, phrase('refuse-no-place', { word: quoted(word) }));
}

/** A heading (`NE`, `45`, `2 o'clock`), or a place that is faced. */
export function facingSlot<S extends Grounded>(
  words: Words,
  vocabulary: Pick<Vocabulary, 'shown'>,
  place: Slot<S, Place>,
): Slot<S, Facing> {
  const heading = headingSlot<S>(words, vocabulary);
  const isPlace = (reader: Reader<S>): boolean => {
    const token = words.upcoming(reader);
    if (token?.kind === 'number') return !(read(place.read({ ...reader })) instanceof Refusal);
    return place.sees(reader) && (!words.sees(reader, ...WINDS) || landmarkAt(words, reader).found.length > 0);
  };
  return one<S, Facing>({
    *read(reader): Parse<Facing> {
      if (!words.sees(reader, ...BESIDE)) words.takeWord(reader, 'at');
      return yield* isPlace(reader) ? place.read(reader) : heading.read(reader);
    },
    sees: (reader) => heading.sees(reader) || place.sees(reader),
    write: (facing, language) => (typeof facing === 'number' ? heading : place).write(facing as never, language),
  });
}

/** `H7`, and with a ninth `H7/3`. */
export function squareIn(text: string): Place | undefined {
  const [, letter, row, ninth] = /^([a-z])(\d{1,2})(?:\/([1-9]))?$/i.exec(text.trim()) ?? [];
  if (letter === undefined || Number(row) < 1) return undefined;
  const column = letter.toUpperCase().codePointAt(0)! - 65;
  return { kind: 'square', column, row: Number(row) - 1, ...(ninth !== undefined && { ninth: Number(ninth) }) };
}

function pointIn(text: string): Place | undefined {
  const [x, y, more] = text.split(/x/i).map(lengthFrom);
  return x === undefined || y === undefined || more !== undefined ? undefined : { kind: 'point', at: { x, y } };
}

function placeText(place: Place, language: Language, shown: Vocabulary['shown']): string {
  const long = (length: number): string => writeLength(length, POINTS[language]);
  if (place.kind === 'beside') return `${shown(place.where, language)} ${place.unit}`;
  if (place.kind === 'point') return `${long(place.at.x)}x${long(place.at.y)}`;
  if (place.kind === 'short')
    return place.by === MILLIMETRE ? place.unit : `${long(place.by)} ${shown('short', language)} ${place.unit}`;
  const { column, row, ninth } = place;
  return `${String.fromCodePoint(65 + column)}${row + 1}${ninth === undefined ? '' : `/${ninth}`}`;
}

/** Named ground that begins here, as the point that it means. */
function* readLandmark<S extends Grounded>(words: Words, reader: Reader<S>): Parse<Place> {
  const { found, side } = landmarkAt(words, reader);
  const [first, another] = found;
  if (!first) {
    const token = words.upcoming(reader);
    return yield token ? noPlace(token.raw) : new Refusal(ORDER_TEXT, phrase('refuse-place-missing'));
  }
  const { field } = reader.ground!.state;
  const points = found.map(({ id }): Point => landmarkPoint(field, id, side)!);
  if (another) {
    const [name, at] = [
      quoted(textFrom(reader, reader.tokens[reader.at])),
      points.map((each) => squareOf(each, field)),
    ];
    return yield new Refusal(ORDER_TEXT, phrase('refuse-place-twice', { name, one: at[0]!, other: at[1]! }));
  }
  reader.at = first.end;
  return { kind: 'point', at: points[0]! };
}

interface Landmark {
  readonly id: string;
  readonly end: number;
}

/** The ground named next, perhaps after a side of it; the reader stays where it is. */
function landmarkAt<S extends Grounded>({ takeWord }: Words, reader: Reader<S>) {
  const ahead = { ...reader };
  let side: Wind | undefined = takeWord(ahead, ...WINDS);
  const isEdge = takeWord(ahead, 'edge') !== undefined;
  if (isEdge) side ??= takeWord(ahead, ...WINDS);
  return { found: namedAt(ahead), side };
}

/** What bears the longest name, in either language, whose words come next; articles go without saying. */
function namedAt<S extends Grounded>(reader: Reader<S>): readonly Landmark[] {
  const field = reader.ground?.state.field;
  if (!field) return [];
  const next = reader.tokens.slice(reader.at).map(({ text }) => text);
  const found = [...field.areas, ...field.lines, ...field.points].flatMap(({ id, name }) => {
    const lengths = (name ? [name.en, name.fr] : []).map((text) => lengthOf(landmarkWords(text), next) ?? 0);
    const length = Math.max(0, ...lengths);
    return length === 0 ? [] : [{ id, end: reader.at + length }];
  });
  const most = Math.max(...found.map(({ end }) => end));
  return found.filter(({ end }) => end === most);
}

/** How many tokens a name takes, articles between them included; undefined if they do not say it. */
function lengthOf(parts: readonly string[], tokens: readonly string[]): number | undefined {
  let at = 0;
  for (const part of parts) {
    while (ARTICLES.has(tokens[at]!)) at++;
    if (tokens[at] !== part) return undefined;
    at++;
  }
  return parts.length === 0 ? undefined : at;
}
