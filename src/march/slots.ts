/** The slots of orders on a table in centimetres: lengths, headings, places. */
import { DEGREE, type Heading, headingOf, oClock, type Wind, WINDS, WHOLE_TURN } from '../field/heading.ts';
import type { Field } from '../field/ground.ts';
import { type Length, lengthFrom, writeLength } from '../field/length.ts';
import type { Point } from '../field/point.ts';
import { one, type Reader, type Slot } from '../kernel/grammar/slot.ts';
import { phrase } from '../kernel/phrase.ts';
import { Refusal } from '../kernel/play.ts';
import type { Language } from '../kernel/ruleset.ts';
import { ARTICLES, landmarkWords } from '../kernel/text/landmark.ts';
import type { Names } from '../kernel/text/names.ts';
import { quoted } from '../kernel/text/quoted.ts';
import { ORDER_TEXT, type Parse, type Words } from '../kernel/text/reader.ts';
import type { Vocabulary } from '../kernel/text/vocabulary.ts';
import type { Beside, Place } from './place.ts';
import { landmarkPoint, SQUARE } from './resolve.ts';

const POINTS = { en: '.', fr: ',' } as const;

/** `8`, `12.5`, `12,5`, `80mm`. */
export function lengthSlot<S>({ upcoming }: Words, least: Length, most: Length): Slot<S, Length> {
  return one<S, Length>({
    *read(reader) {
      const token = upcoming(reader);
      const length = token?.kind === 'number' ? lengthFrom(token.raw) : undefined;
      if (!token || length === undefined) {
        const word = token ? quoted(token.raw) : undefined;
        return yield new Refusal(
          ORDER_TEXT,
          word ? phrase('refuse-no-length', { word }) : phrase('refuse-length-missing'),
        );
      }
      reader.at = reader.tokens.indexOf(token) + 1;
      if (length >= least && length <= most) return length;
      return yield new Refusal(ORDER_TEXT, phrase('fault-length', { min: writeLength(least), max: writeLength(most) }));
    },
    sees: (reader) => upcoming(reader)?.kind === 'number',
    write: (length, language) => writeLength(length, POINTS[language]),
  });
}

/** `NE`, `45`, `22.5°`, `2 o'clock`. */
export function headingSlot<S>(words: Words, { shown }: Pick<Vocabulary, 'shown'>): Slot<S, Heading> {
  const { upcoming, takeWord, sees } = words;
  return one<S, Heading>({
    *read(reader) {
      const wind = takeWord(reader, ...WINDS);
      if (wind) return headingOf(wind);
      const token = upcoming(reader);
      const heading = token?.kind === 'number' ? degreesIn(token.raw) : undefined;
      if (!token || heading === undefined) return yield words.refuseWord(reader, WINDS);
      reader.at = reader.tokens.indexOf(token) + 1;
      const isHour = sees(reader, 'oClock') && heading % DEGREE === 0 && heading <= 12 * DEGREE;
      if (isHour) takeWord(reader, 'oClock');
      return isHour ? oClock(heading / DEGREE) : heading;
    },
    sees: (reader) => sees(reader, ...WINDS) || upcoming(reader)?.kind === 'number',
    write: (heading, language) => headingText(heading, language, shown),
  });
}

function degreesIn(text: string): Heading | undefined {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?°?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const heading = Number(whole) * DEGREE + Number(fraction.padEnd(2, '0'));
  return heading < WHOLE_TURN ? heading : undefined;
}

function headingText(heading: Heading, language: Language, shown: Vocabulary['shown']): string {
  const wind = WINDS.find((each) => headingOf(each) === heading);
  return wind ? shown(wind, language) : String(heading / DEGREE).replace('.', POINTS[language]);
}

/** The ground whose names a place may be given by. */
interface Grounded {
  readonly field: Field & {
    readonly areas: readonly { readonly id: string; readonly name?: Names | undefined }[];
    readonly lines: readonly { readonly id: string; readonly name?: Names | undefined }[];
    readonly points: readonly { readonly id: string; readonly name?: Names | undefined }[];
  };
}

const BESIDE: readonly Beside[] = ['behind', 'left', 'right', 'line'];

/**
 * `H7`, `H7/3`, `72.5x64`, `behind 4L`, `the mill`, `north edge of the wood`. What cannot move is written as a point, so
 * that a plan means the same in a week.
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
      const token = upcoming(reader);
      if (token?.kind === 'number') {
        const place = squareIn(token.raw) ?? pointIn(token.raw);
        if (!place) return yield new Refusal(ORDER_TEXT, phrase('refuse-no-place', { word: quoted(token.raw) }));
        reader.at = reader.tokens.indexOf(token) + 1;
        return place;
      }
      return landmarkIn(words, reader) ?? (yield new Refusal(ORDER_TEXT, placeMissing(reader, words)));
    },
    sees: (reader) =>
      sees(reader, ...BESIDE, ...WINDS, 'edge') || upcoming(reader)?.kind === 'number' || seesLandmark(reader, words),
    write: (place, language) => placeText(place, language, shown),
  });
}

/** `H7`, and with a ninth `H7/3`. */
function squareIn(text: string): Place | undefined {
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
  if (place.kind === 'beside') return `${shown(place.where, language)} ${place.unit}`;
  if (place.kind === 'point')
    return `${writeLength(place.at.x, POINTS[language])}x${writeLength(place.at.y, POINTS[language])}`;
  const { column, row, ninth } = place;
  return `${String.fromCodePoint(65 + column)}${row + 1}${ninth === undefined ? '' : `/${ninth}`}`;
}

/** Named ground that begins here, as the point that it means; the reader stands behind it. */
function landmarkIn<S extends Grounded>({ takeWord }: Words, reader: Reader<S>): Place | undefined {
  const { at } = reader;
  let side: Wind | undefined = takeWord(reader, ...WINDS);
  const isEdge = takeWord(reader, 'edge') !== undefined;
  if (isEdge) side ??= takeWord(reader, ...WINDS);
  const found = namedAt(reader);
  const field = reader.ground?.state.field;
  const point: Point | undefined = found && field && landmarkPoint(field, found.id, side);
  if (point) reader.at = found!.end;
  else reader.at = at;
  return point && { kind: 'point', at: point };
}

function seesLandmark<S extends Grounded>(reader: Reader<S>, { upcoming }: Words): boolean {
  return upcoming(reader)?.kind === 'word' && namedAt(reader) !== undefined;
}

/** The longest name of ground, in either language, whose words come next; articles go without saying. */
function namedAt<S extends Grounded>(reader: Reader<S>): { readonly id: string; readonly end: number } | undefined {
  const field = reader.ground?.state.field;
  if (!field) return undefined;
  const next = reader.tokens.slice(reader.at);
  const found = [...field.areas, ...field.lines, ...field.points].flatMap(({ id, name }) =>
    (name ? [name.en, name.fr] : []).flatMap((text) => {
      const length = lengthOf(
        landmarkWords(text),
        next.map((token) => token.text),
      );
      return length === undefined ? [] : [{ id, end: reader.at + length }];
    }),
  );
  return found.toSorted((a, b) => b.end - a.end)[0];
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

function placeMissing<S extends Grounded>(reader: Reader<S>, { upcoming }: Words) {
  const token = upcoming(reader);
  return token ? phrase('refuse-no-place', { word: quoted(token.raw) }) : phrase('refuse-place-missing');
}

/** The square of a point, as people name it: `H7/3`. */
export function squareOf({ x, y }: Point): string {
  const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)];
  const third = (value: Length): number => Math.min(2, Math.floor(((value % SQUARE) * 3) / SQUARE));
  return `${String.fromCodePoint(65 + column)}${row + 1}/${third(y) * 3 + third(x) + 1}`;
}
