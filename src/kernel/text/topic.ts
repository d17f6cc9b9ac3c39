/** The topic of a requested description, in either language and for any ruleset. */
import { type Side, SIDES } from '../play.ts';
import { fold } from './tokens.ts';

export type Topic =
  | { readonly kind: 'field' }
  | { readonly kind: 'side'; readonly side: Side }
  /** Where the lines meet; `of`: the part around this unit. */
  | { readonly kind: 'front'; readonly of: string | undefined }
  /** A unit, a position, or an unknown name. */
  | { readonly kind: 'thing'; readonly typed: string };

const FIELD = ['field', 'map', 'champ', 'carte', 'terrain', 'ground'];
const FRONT = ['front', 'fronts', 'lines', 'lignes'];
const COLOURS: Readonly<Record<Side, readonly string[]>> = {
  red: ['red', 'reds', 'rouge', 'rouges'],
  blue: ['blue', 'blues', 'bleu', 'bleus', 'bleue'],
};
const FILLERS = new Set(['the', 'of', 'at', 'le', 'la', 'les', 'l', 'de', 'du', 'des', 'd', 'en']);

type Names = { readonly en: string; readonly fr: string };

/** `army`: the name of each side's army. */
export function topicOf(typed: string, army: (side: Side) => Names): Topic {
  const words = wordsIn(typed);
  const [first, ...rest] = words;
  if (first === undefined || (rest.length === 0 && FIELD.includes(first))) return { kind: 'field' };
  if (FRONT.includes(first)) return { kind: 'front', of: rest.length === 0 ? undefined : rest.join(' ') };
  const text = words.join(' ');
  const isCalled = (side: Side) => {
    const { en, fr } = army(side);
    return COLOURS[side].includes(text) || [en, fr].some((name) => plainName(name) === text);
  };
  const side = SIDES.find(isCalled);
  return side ? { kind: 'side', side } : { kind: 'thing', typed: text };
}

/** A name without articles, accents and marks, for comparison. */
export function plainName(text: string): string {
  return wordsIn(text).join(' ');
}

function wordsIn(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word));
}
