/**
 * A small search index of the rulebooks, for both languages together. Built once; a search is a few steps in a sorted
 * list of words.
 */
import { editDistance } from '../../../kernel/text/nearest.ts';
import { fold } from '../../../kernel/text/tokens.ts';

/** Something to be found. `names` weigh more than `text`. */
export interface Findable {
  readonly kind: 'clause' | 'chapter' | 'table';
  readonly name: string;
  readonly names: readonly string[];
  readonly texts: readonly string[];
}

export type Search = (typed: string) => readonly string[];

const MOST_TYPED = 100;
const MOST_WORDS = 8;
/** Up to this many matching chapters and tables come first; further ones come after the clauses. */
const TITLES_FIRST = 3;
const NAME_WEIGHT = 3;
const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;
/** The beginning of a word scores less than the word, and another form of it less again. */
const BEGINNING = 0.6;
const FORM = 0.4;
/** Endings of typed words that the rulebooks may have in another form: `routing`, `chargées`. */
const ENDING = /(?<=\p{L}{4})(?:ing|ed|es|er|ees?|s|e|ent)$/u;
/** Shorter words are too similar to others; long ones may have two errors. */
const SHORTEST_MISSPELT = 4;
const LONG = 7;
/** A word in more than one of this many entries does not distinguish them. */
const COMMON = 6;

export function createSearch(all: readonly Findable[]): Search {
  const postings = new Map<string, Map<number, number>>();
  all.forEach(({ names, texts }, at) => {
    for (const name of names) put(postings, at, name, NAME_WEIGHT / texts.length);
    // A word says more about a short text than about a long one.
    for (const text of texts) put(postings, at, text, 1 / Math.sqrt(10 + text.length / 40));
  });
  const words = [...postings.keys()].toSorted();

  return (typed) => {
    const asked = typed.slice(0, MOST_TYPED);
    const numbered = byNumber(all, asked);
    const found = numbered.length > 0 ? numbered : [...called(all, keyOf(asked)), ...byWords(asked)];
    return [...new Set(found)].map((at) => all[at]!.name);
  };

  function byWords(asked: string): number[] {
    const scores = new Map<number, { hits: number; score: number }>();
    const hits = [...new Set(wordsOf(asked).slice(0, MOST_WORDS))].map(hitsOf);
    const telling = hits.filter(({ size }) => size * COMMON <= all.length);
    for (const found of telling.length > 0 ? telling : hits) {
      for (const [at, weight] of found) {
        const before = scores.get(at) ?? { hits: 0, score: 0 };
        scores.set(at, { hits: before.hits + 1, score: before.score + weight });
      }
    }
    const ranked = [...scores].toSorted(([, a], [, b]) => b.hits - a.hits || b.score - a.score);
    const most = ranked[0]?.[1].hits ?? 0;
    const titles = ranked.filter(([at, { hits }]) => all[at]!.kind !== 'clause' && hits === most);
    return [...titles.slice(0, TITLES_FIRST), ...ranked].map(([at]) => at);
  }

  /** Entries with this word, another form of it, or one that begins with it, each with its best weight. */
  function hitsOf(word: string): ReadonlyMap<number, number> {
    const hits = new Map<number, number>();
    const form = word.replace(ENDING, '');
    if (form !== word) take(hits, form, FORM);
    take(hits, word, 1);
    if (hits.size === 0) for (const meant of misspelt(word)) take(hits, meant, 1);
    return hits;
  }

  /** The nearest indexed words to an unknown one. */
  function misspelt(word: string): readonly string[] {
    if (word.length < SHORTEST_MISSPELT) return [];
    const most = word.length < LONG ? 1 : 2;
    const near = words
      .filter((each) => Math.abs(each.length - word.length) <= most)
      .map((each) => ({ each, far: editDistance(word, each) }))
      .filter(({ far }) => far <= most);
    const least = Math.min(...near.map(({ far }) => far));
    return near.filter(({ far }) => far === least).map(({ each }) => each);
  }

  function take(hits: Map<number, number>, word: string, worth: number): void {
    for (let at = firstFrom(words, word); words[at]?.startsWith(word); at += 1) {
      const isWhole = words[at] === word;
      // Too many words begin with one letter.
      if (!isWhole && word.length === 1) break;
      const places = postings.get(words[at]!)!;
      const rare = Math.log(1 + all.length / places.size);
      for (const [place, weight] of places) {
        hits.set(place, Math.max(hits.get(place) ?? 0, weight * rare * worth * (isWhole ? 1 : BEGINNING)));
      }
    }
  }
}

function put(postings: Map<string, Map<number, number>>, at: number, text: string, weight: number): void {
  for (const word of wordsOf(text)) {
    const places = postings.get(word) ?? new Map<number, number>();
    postings.set(word, places.set(at, (places.get(at) ?? 0) + weight));
  }
}

/** A hyphenated word is found by its parts and as a whole: `contre-charge`. */
function wordsOf(text: string): string[] {
  const words = fold(text).match(WORD) ?? [];
  return words.flatMap((word) => (word.includes('-') ? [...word.split('-'), word.replaceAll('-', '')] : word));
}

/** The position of the first word not before this one. */
function firstFrom(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Entries named by `key` alone: their whole name, or its end (`charge-10` of `SH-CHARGE-10`). */
function called(all: readonly Findable[], key: string): number[] {
  return all.flatMap(({ name }, at) => (`-${keyOf(name)}`.endsWith(`-${key}`) ? [at] : []));
}

function beginning(all: readonly Findable[], key: string): number[] {
  return all.flatMap(({ name }, at) => (`-${keyOf(name)}`.includes(`-${key}`) ? [at] : []));
}

/** `SH-CHARGE-10`, `charge 10`, `q7`, `T5`, `table 5`: exact names first, then those that begin like this. */
function byNumber(all: readonly Findable[], typed: string): number[] {
  const [, head, digits] = /^(.*?)-?(\d{1,2})$/.exec(keyOf(typed)) ?? [];
  if (!head || digits === undefined) return [];
  const table = /^((?:sh-|pa-)?)(?:table|tableau|t)$/.exec(head);
  if (table) return called(all, `${table[1]}t${Number(digits)}`);
  return [...called(all, `${head}-${digits.padStart(2, '0')}`), ...beginning(all, `${head}-${digits}`)];
}

function keyOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
