/** Variants as people type them: `squares engage no; saves all losses`, or in French where the words are simple. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Completion, Language, Variant, VariantValue } from '../../kernel/ruleset.ts';
import { MOST_CHOICES } from '../../kernel/text/grow.ts';
import { LONGEST_CHOICE } from '../../kernel/text/note.ts';
import { nearestOf } from '../../kernel/text/nearest.ts';
import { fold } from '../../kernel/text/tokens.ts';
import { plain, type Words } from '../../words/words.ts';
import { labelOf, no } from '../battle/voice.ts';
import type { Choice } from './variants.ts';

/** The longest quotation of a fault. */
const QUOTED = 60;

/** A possible wording of a variant's value. */
interface Form extends Choice {
  readonly shown: string;
  readonly folded: string;
}

/** Without case, accents and punctuation; the `ruling` or `variant` of a scenario's line is ignored. */
function plainly(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(ruling|variant) /, '');
}

/** As the scenario format writes it. */
function written({ words }: Variant, value: VariantValue): string {
  return `${words} ${value.words}`;
}

/** In a reader's language, if simple enough to be typed. */
function simply({ knows, say }: Words, language: Language, value: VariantValue): string {
  const id = `options-word-${value.words}`;
  return knows(id) ? say(language, phrase(id)) : value.words;
}

/** As shown in a list, in a reader's language. */
function labelled({ say }: Words, language: Language, { says }: Variant, { means }: VariantValue): string {
  return say(language, phrase('options-label', { what: says, means }));
}

function formsOf(words: Words, variants: readonly Variant[]): Form[] {
  return variants.flatMap((variant) =>
    variant.values.flatMap((value) => {
      const shown = written(variant, value);
      const name = (language: Language) => words.say(language, variant.says);
      const all = [
        shown,
        `${name('en')} ${value.words}`,
        `${name('fr')} ${simply(words, 'fr', value)}`,
        labelled(words, 'en', variant, value),
        labelled(words, 'fr', variant, value),
      ];
      return all.map((each) => ({ name: variant.name, value: value.value, shown, folded: plainly(each) }));
    }),
  );
}

/** The choices, the last one for each variant; or the first part not understood, with suggestions. */
export function readOptions(words: Words, variants: readonly Variant[], text: string): readonly Choice[] | Refusal {
  const forms = formsOf(words, variants);
  const chosen = new Map<string, Choice>();
  for (const piece of piecesOf(text, forms)) {
    const folded = plainly(piece);
    if (folded === '') continue;
    const form = forms.find((each) => each.folded === folded);
    if (!form) return unknown(piece, folded, forms);
    chosen.set(form.name, { name: form.name, value: form.value });
  }
  return [...chosen.values()];
}

/** Options are separated by semicolons or line breaks; by commas too, unless the commas are part of one. */
function piecesOf(text: string, forms: readonly Form[]): string[] {
  const isOne = (piece: string): boolean => forms.some(({ folded }) => folded === plainly(piece));
  return text.split(/[;\n]/).flatMap((piece) => (isOne(piece) ? [piece] : piece.split(',')));
}

/** The most similar wording, otherwise the one that begins with the most of its words. */
function unknown(piece: string, folded: string, forms: readonly Form[]): Refusal {
  const near = nearestOf(
    folded,
    forms.map((form) => ({ ...form, word: form.shown })),
  );
  const alike = forms
    .map(({ shown, folded: form }) => ({ shown, shared: sharedWords(folded, form) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared);
  const most = alike[0]?.shared;
  const instead = [...near, ...alike.filter(({ shared }) => shared === most)].map(({ shown }) => shown);
  const says: Phrase = phrase('options-unknown', { typed: plain(piece.trim().slice(0, QUOTED)) });
  return no(says, [...new Set(instead)].slice(0, 3));
}

/** How many of the first words are the same. */
function sharedWords(one: string, other: string): number {
  const [words, others] = [one.split(' '), other.split(' ')];
  const differs = words.findIndex((word, i) => word !== others[i]);
  return differs === -1 ? words.length : differs;
}

/** The values that contain all words of the last part typed. Those in force come last, and only once something is typed. */
export function completeTyped(
  words: Words,
  language: Language,
  variants: readonly Variant[],
  typed: string,
): readonly Completion[] {
  const comma = typed.lastIndexOf(',') + 1;
  const isBehindComma = comma > 0 && !(readOptions(words, variants, typed.slice(0, comma)) instanceof Refusal);
  const at = Math.max(typed.lastIndexOf(';') + 1, typed.lastIndexOf('\n') + 1, isBehindComma ? comma : 0);
  const before = typed.slice(0, at).trim();
  const said = readOptions(words, variants, before);
  const done = new Set(said instanceof Refusal ? [] : said.map(({ name }) => name));
  const wanted = plainly(typed.slice(at)).split(' ');
  const open = variants
    .filter(({ name }) => !done.has(name))
    .flatMap((variant) => variant.values.map((value) => ({ variant, value })));
  const isNow = ({ variant, value }: (typeof open)[number]): boolean => value.value === variant.now.value;
  return [...open.filter((each) => !isNow(each)), ...(wanted[0] === '' ? [] : open.filter(isNow))]
    .map(({ variant, value }) => ({
      shown: labelled(words, language, variant, value),
      text: [before, written(variant, value)].filter((each) => each !== '').join(' '),
      folded: plainly(`${written(variant, value)} ${labelled(words, language, variant, value)}`),
    }))
    .filter(({ text, folded }) => text.length <= LONGEST_CHOICE && wanted.every((word) => folded.includes(word)))
    .slice(0, MOST_CHOICES)
    .map(({ shown, text }) => ({
      shown: labelOf(shown, LONGEST_CHOICE),
      text,
    }));
}
