/** The words of the scenario format. They are the same in every language; only titles and names are translated. */
import { plain } from '../../../chart/plain.ts';
import { type Lexicon, lexicon } from '../../../kernel/text/lines.ts';
import { type State, TYPES, type Variants } from '../state.ts';

export const TYPE_WORDS = plain(TYPES);

/** FB-GAP-11, -12. The variants a scenario may name, their words, the usual one first. */
const VARIANTS = {
  irregularChargeFull: { off: false, on: true },
  objections: { none: 'none', ask: 'ask' },
  fights: { desk: 'desk', simple: 'simple' },
} as const satisfies { [V in keyof Variants]: Record<string, Variants[V]> };

export type VariantName = keyof typeof VARIANTS;
const VARIANT_NAMES = Object.keys(VARIANTS) as VariantName[];
export const VARIANT_WORDS = lexicon(...VARIANT_NAMES.map((each) => [each.toLowerCase(), each] as const));

export function valueWords(name: VariantName): Lexicon<string> {
  return plain(Object.keys(VARIANTS[name]));
}

/** The variants that a scenario has: those it names, the others as usual. */
export function variantsOf(said: Readonly<Record<string, string>>): Variants {
  const values = VARIANT_NAMES.map((name) => {
    const words: Readonly<Record<string, unknown>> = VARIANTS[name];
    return [name, words[said[name] ?? Object.keys(words)[0]!]];
  });
  return Object.fromEntries(values) as Variants;
}

/** Those that are not as usual, in words. */
export function unusualVariants(variants: Variants): (readonly [name: VariantName, word: string])[] {
  const usual = variantsOf({});
  return VARIANT_NAMES.filter((name) => variants[name] !== usual[name]).map((name) => {
    const [word] = Object.entries<unknown>(VARIANTS[name]).find(([, each]) => each === variants[name])!;
    return [name, word];
  });
}

export const PHASE_WORDS = plain<State['phase']>(['opening', 'movement', 'shots', 'shooting', 'combat', 'over']);
export const REASON_WORDS = plain<NonNullable<State['result']>['why']>([
  'broken',
  'points',
  'withdrew',
  'ruled',
  'resigned',
  'agreed',
]);
