/**
 * Deeds by hand as text, from a book's table of forms: `{unit} lose {n}`, `detach {n} ~from {unit} ~as {id} ~at {at}`.
 * Everything else is a word of the vocabulary: `~from` may be missing when read, `(toward)` is not even written. `[{to}]`
 * may be missing; `{n:length}` is read and written by the slot `length`, `{text...}` is all that follows, and what
 * `{...kind}` reads is several properties.
 */
import { Refusal } from '../play.ts';
import type { Language } from '../shown.ts';
import { type Parse, read, type Reading, textFrom, type Words } from '../text/reader.ts';
import { segmentsOf, type Token } from '../text/tokens.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import { type Ground, type Reader, readerOf, type Slot } from './slot.ts';
import { refuseNoUnit, type UnitNames } from './unit-slot.ts';

/** What a deed says so far, by slot. */
type SaidSoFar = Readonly<Record<string, unknown>>;

/** A slot that may look at what was said before it. */
interface DeedSlot<S> extends Pick<Slot<S, any>, 'sees' | 'write'> {
  read(this: void, reader: Reader<S>, said: SaidSoFar): Parse<unknown>;
}

export interface DeedBook<S, D> {
  readonly vocabulary: Vocabulary;
  readonly words: Words;
  /** The form of unit names: the shapes of its tokens. */
  readonly shapes: RegExp;
  /** The suggestions for a missing name. */
  readonly likely: UnitNames<S>['likely'];
  readonly slots: Readonly<Record<string, DeedSlot<S>>>;
  /** How each deed is written, and what it is besides its slots. A form with a slot after the unit is recognised by it. */
  readonly forms: readonly (readonly [pattern: string, deed: Partial<D>])[];
  /** The word between a unit and its change. */
  readonly is: string;
  /** The position for the deeds after one. */
  readonly after?: (now: S, deed: D) => S;
}

type Piece = { readonly may: boolean } & (
  | { readonly slot: string; readonly name: string | undefined }
  | { readonly rest: string }
  | { readonly word: string; readonly isSilent: boolean }
);

interface Form {
  readonly deed: SaidSoFar;
  /** The word by which it is recognised; the slots after it. */
  readonly lead: string | undefined;
  readonly pieces: readonly Piece[];
  readonly isOfUnit: boolean;
}

export interface DeedTexts<S, D> {
  /** In their order. Without a position every name and place is accepted. */
  readonly read: (text: string, state?: S) => readonly D[] | Refusal;
  readonly write: (deeds: readonly D[], language: Language) => string;
}

export function deedTexts<S, D extends object>(book: DeedBook<S, D>): DeedTexts<S, D> {
  const forms = book.forms.map(([pattern, deed]) => formOf(pattern, deed as SaidSoFar));
  const { words, slots, shapes, after = (now: S) => now } = book;
  const [alone, ofUnits] = [forms.filter((form) => !form.isOfUnit), forms.filter((form) => form.isOfUnit)];
  const leadsOf = (all: readonly Form[]) => [...new Set(all.flatMap(({ lead }) => lead ?? []))];

  function* readDeed(reader: Reader<S>): Parse<D> {
    const form = takeLead(reader, alone);
    const unit = form ? {} : { unit: yield* readUnit(reader) };
    const found = form ?? ofUnit(reader);
    if (!found) return yield words.refuseWord(reader, leadsOf(ofUnits));
    const said = yield* readPieces(reader, found.pieces, unit);
    yield* words.readEnd(reader);
    return { ...found.deed, ...said } as D;
  }

  function takeLead(reader: Reader<S>, all: readonly Form[]): Form | undefined {
    const word = words.takeWord(reader, ...leadsOf(all));
    return word === undefined ? undefined : all.find(({ lead }) => lead === word);
  }

  function* readUnit(reader: Reader<S>): Parse<unknown> {
    const next = words.upcoming(reader);
    if (next?.kind === 'unit') return yield* slots['unit']!.read(reader, {});
    const misspelt = words.refuseWord(reader, leadsOf(alone));
    return yield misspelt.instead.length > 0 ? misspelt : refuseNoUnit(book.likely, reader, next);
  }

  function ofUnit(reader: Reader<S>): Form | undefined {
    const seen = () => ofUnits.find(({ lead, pieces }) => lead === undefined && slots[firstSlot(pieces)]!.sees(reader));
    const form = seen();
    if (form) return form;
    return words.takeWord(reader, book.is) === undefined
      ? takeLead(reader, ofUnits)
      : (seen() ?? takeLead(reader, ofUnits));
  }

  function* readPieces(reader: Reader<S>, pieces: readonly Piece[], before: SaidSoFar): Parse<SaidSoFar> {
    let said = before;
    for (const piece of pieces) {
      if ('rest' in piece) said = { ...said, [piece.rest]: restOf(reader) };
      else if ('slot' in piece) {
        const slot = slots[piece.slot]!;
        if (piece.may && !slot.sees(reader)) continue;
        const value = yield* slot.read(reader, said);
        said = { ...said, ...(piece.name === undefined ? (value as SaidSoFar) : { [piece.name]: value }) };
      } else if (words.takeWord(reader, piece.word) === undefined && !piece.may) {
        return yield words.refuseWord(reader, [piece.word]);
      }
    }
    return said;
  }

  function write(deed: D, language: Language): string {
    const said = deed as SaidSoFar;
    const { lead, pieces, isOfUnit } = forms.find((form) => isIn(form, said))!;
    const w = (word: string): string => book.vocabulary.shown(word, language);
    return [
      ...(isOfUnit ? [slots['unit']!.write(said['unit'], language)] : []),
      ...(lead === undefined ? [] : [w(lead)]),
      ...pieces.flatMap((piece) => {
        if ('word' in piece) return piece.isSilent ? [] : [w(piece.word)];
        if ('rest' in piece) return [String(said[piece.rest])];
        const value = piece.name === undefined ? said : said[piece.name];
        return value === undefined ? [] : [slots[piece.slot]!.write(value, language)];
      }),
    ].join(' ');
  }

  return {
    read(text, state) {
      const found: D[] = [];
      let ground: Ground<S> | undefined = state && { state };
      for (const tokens of segmentsOf(text, shapes)) {
        const deed = read(readDeed(readerOf<S>(text, shapes, ground, tokens as readonly Token[])));
        if (deed instanceof Refusal) return deed;
        found.push(deed);
        ground &&= { state: after(ground.state, deed) };
      }
      return found;
    },
    write: (deeds, language) => deeds.map((deed) => write(deed, language)).join('; '),
  };
}

function formOf(pattern: string, deed: SaidSoFar): Form {
  const texts = pattern.split(' ');
  const isOfUnit = texts[0] === '{unit}';
  const rest = isOfUnit ? texts.slice(1) : texts;
  const [first] = rest;
  const lead = first !== undefined && /^\w/.test(first) ? first : undefined;
  return { deed, isOfUnit, lead, pieces: rest.slice(lead === undefined ? 0 : 1).map(pieceOf) };
}

function pieceOf(text: string): Piece {
  const [, rest] = /^\{(\w+)\.\.\.\}$/.exec(text) ?? [];
  if (rest !== undefined) return { rest, may: false };
  const [, open, all, name, slot = name] = /^(\[?)\{(\.\.\.)?(\w+)(?::(\w+))?\}\]?$/.exec(text) ?? [];
  if (slot !== undefined) return { slot, name: all === undefined ? name : undefined, may: open === '[' };
  const [, mark, word] = /^([~(]?)([\w-]+)\)?$/.exec(text)!;
  return { word: word!, may: mark !== '', isSilent: mark === '(' };
}

/** Everything typed after it, on one line. */
function restOf(reader: Reading): string {
  const text = textFrom(reader, reader.tokens[reader.at]);
  reader.at = reader.tokens.length;
  return text.replace(/^[:\s]+/u, '').replaceAll(/\s+/gu, ' ');
}

function firstSlot(pieces: readonly Piece[]): string {
  return pieces.flatMap((piece) => ('slot' in piece ? [piece.slot] : []))[0]!;
}

/** A deed is written in the first form that holds it. */
function isIn({ deed, pieces }: Form, said: SaidSoFar): boolean {
  const must = pieces.flatMap((piece) => ('slot' in piece && !piece.may ? (piece.name ?? []) : []));
  const isSaid = ([key, value]: [string, unknown]): boolean => said[key] === value;
  return Object.entries(deed).every(isSaid) && must.every((name) => said[name] !== undefined);
}
