/**
 * The answers to a question from a table of forms: `transfer {strength} to {to}`. What stands in braces is a slot, what
 * stands in brackets may be missing, all else are words of the vocabulary. An answer is read as `{ say: 'transfer',
 * strength: 2, to: '3L' }`: its form, and what its slots hold.
 */
import { remembered } from '../remembered.ts';
import type { Choice } from '../question.ts';
import { Refusal } from '../play.ts';
import type { Language } from '../shown.ts';
import { type Parse, type Reading, read, type Words } from './reader.ts';
import type { Word } from './vocabulary.ts';

/** One kind of thing that answers name. */
export interface Slot<R, T> {
  /** How its canonical text looks: a regular expression without groups of its own. */
  readonly shape: string;
  readonly parse: (text: string) => T;
  readonly write: (value: T, language: Language) => string;
  /** As it is typed. */
  readonly read: (reader: R) => Parse<T>;
}

type Outside<P extends string> = P extends `${infer A}[${string}]${infer B}` ? `${A}${Outside<B>}` : P;
type Inside<P extends string> = P extends `${string}[${infer I}]${infer B}` ? I | Inside<B> : never;
type SlotsIn<P extends string> = P extends `${string}{${infer N}}${infer B}` ? N | SlotsIn<B> : never;
type Slots<R> = { readonly [name: string]: Slot<R, any> };
type Held<S, N> = N extends keyof S ? (S[N] extends Slot<never, infer T> ? T : never) : never;
type Flat<T> = { readonly [K in keyof T]: T[K] };

/** What an answer of one of these forms says. */
export type Said<F extends { readonly [say: string]: string }, S> = {
  [K in keyof F & string]: Flat<
    { readonly say: K } & { readonly [N in SlotsIn<Outside<F[K]>>]: Held<S, N> } & {
      readonly [N in SlotsIn<Inside<F[K]>>]?: Held<S, N> | undefined;
    }
  >;
}[keyof F & string];

/** A choice whose answers can also be read as they are typed, up to a comma or the end. */
export interface TypedChoice<R, V> extends Choice<V> {
  readonly read: (reader: R) => Parse<V>;
}

type Piece = { readonly word: Word; readonly shown: Readonly<Record<Language, string>> } | { readonly slot: string };
type Part = { readonly may: boolean; readonly pieces: readonly Piece[] };
type Loose = { readonly say: string; readonly [slot: string]: unknown };

/** The language in which forms are written and read. */
interface Tongue extends Pick<Words, 'takeWord' | 'upcoming' | 'refuseWord'> {
  readonly shown: (word: Word, language: Language) => string;
}

/** How a book makes a choice from forms and slots. */
export function formsIn<R extends Reading>(tongue: Tongue) {
  return <const F extends { readonly [say: string]: string }, S extends Slots<R>>(
    forms: F,
    slots: S,
  ): TypedChoice<R, Said<F, S>> => {
    const all = Object.entries(forms).map(([say, pattern]) => ({ say, parts: partsOf(pattern, tongue) }));
    const partsBy = new Map(all.map(({ say, parts }) => [say, parts]));
    const shapes = all.map(({ say, parts }) => ({ say, ...shapeOf(parts, slots) }));
    return {
      parse: remembered((text: string) => parse(text, shapes, slots) as Said<F, S> | undefined, MOST),
      write: (value, language) => written(value as Loose, partsBy.get(value.say)!, slots, language),
      read: (reader) => readForm(reader, all, slots, tongue) as Parse<Said<F, S>>,
    };
  };
}

/** So many answers are remembered: while odds are worked out the same ones are read by the thousand. */
const MOST = 500;

function partsOf(pattern: string, { shown }: Tongue): Part[] {
  const pieceOf = (each: string): Piece =>
    each.startsWith('{')
      ? { slot: each.slice(1, -1) }
      : { word: each, shown: { en: shown(each, 'en'), fr: shown(each, 'fr') } };
  return [...pattern.matchAll(/\[([^\]]*)\]|[^[\]]+/g)].map(([all, inside]) => ({
    may: inside !== undefined,
    pieces: (inside ?? all)
      .split(' ')
      .filter((each) => each !== '')
      .map(pieceOf),
  }));
}

interface Shape {
  readonly shape: RegExp;
  /** The slots, by the groups of the shape. */
  readonly names: readonly string[];
}

/** Each piece is followed by one space, so that a missing piece leaves none. */
function shapeOf<R>(parts: readonly Part[], slots: Slots<R>): Shape {
  const names: string[] = [];
  const piece = (each: Piece): string => {
    if ('word' in each) return `${each.shown.en} `;
    names.push(each.slot);
    return `(${slots[each.slot]!.shape}) `;
  };
  const source = parts.map(({ may, pieces }) => {
    const inner = pieces.map(piece).join('');
    return may ? `(?:${inner})?` : inner;
  });
  return { shape: new RegExp(`^${source.join('')}$`), names };
}

function parse<R>(
  text: string,
  shapes: readonly (Shape & { readonly say: string })[],
  slots: Slots<R>,
): Loose | undefined {
  for (const { say, shape, names } of shapes) {
    const found = shape.exec(`${text} `);
    if (!found) continue;
    const held = names.flatMap((name, i) =>
      found[i + 1] === undefined ? [] : [[name, slots[name]!.parse(found[i + 1]!)] as const],
    );
    return { say, ...Object.fromEntries(held) };
  }
  return undefined;
}

/** Without a list of its pieces: answers are written by the thousand while odds are worked out. */
function written<R>(value: Loose, parts: readonly Part[], slots: Slots<R>, language: Language): string {
  let text = '';
  for (const { may, pieces } of parts) {
    if (may && pieces.some((each) => 'slot' in each && value[each.slot] === undefined)) continue;
    for (const each of pieces) {
      const said = 'word' in each ? each.shown[language] : slots[each.slot]!.write(value[each.slot], language);
      text = text === '' ? said : `${text} ${said}`;
    }
  }
  return text;
}

/** The first form that can be read. */
function* readForm<R extends Reading>(
  reader: R,
  all: readonly { readonly say: string; readonly parts: readonly Part[] }[],
  slots: Slots<R>,
  tongue: Tongue,
): Parse<Loose> {
  const { at } = reader;
  for (const { say, parts } of all) {
    reader.at = at;
    const found = read(readParts(reader, parts, slots, tongue));
    const next = tongue.upcoming(reader);
    if (!(found instanceof Refusal) && (!next || next.kind === ',')) return { say, ...found };
  }
  reader.at = at;
  const begins = all.flatMap(({ parts: [first] }) => first!.pieces.slice(0, 1));
  return yield tongue.refuseWord(
    reader,
    begins.flatMap((each) => ('word' in each ? [each.word] : [])),
  );
}

function* readParts<R extends Reading>(
  reader: R,
  parts: readonly Part[],
  slots: Slots<R>,
  tongue: Tongue,
): Parse<{ readonly [slot: string]: unknown }> {
  let held: { readonly [slot: string]: unknown } = {};
  for (const { may, pieces } of parts) {
    const { at } = reader;
    const found = read(readPieces(reader, pieces, slots, tongue));
    if (!(found instanceof Refusal)) held = { ...held, ...found };
    else if (may) reader.at = at;
    else return yield found;
  }
  return held;
}

function* readPieces<R extends Reading>(
  reader: R,
  pieces: readonly Piece[],
  slots: Slots<R>,
  { takeWord, refuseWord }: Tongue,
): Parse<{ readonly [slot: string]: unknown }> {
  let held: { readonly [slot: string]: unknown } = {};
  for (const each of pieces) {
    if ('slot' in each) held = { ...held, [each.slot]: yield* slots[each.slot]!.read(reader) };
    else if (!takeWord(reader, each.word)) return yield refuseWord(reader, [each.word]);
  }
  return held;
}
