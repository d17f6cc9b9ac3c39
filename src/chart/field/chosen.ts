/** What a rulebook in centimetres leaves to a scenario, to browse and choose from before a battle; and where one differs. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { shortClauses } from '../../kernel/text/clauses.ts';
import { variantOf, type Variants } from '../../kernel/variant.ts';
import type { VariantWords } from './variants.ts';

interface Chosen<V> {
  /** A variant in a few words; one of its values as a sentence. */
  readonly says: (name: keyof V & string) => Phrase;
  readonly means: (name: keyof V & string, word: string) => Phrase;
  /** The words of each variant, ours first. */
  readonly words: VariantWords<V>;
  readonly clauses: { readonly [N in keyof V]: string };
  /** What is as it says in a battle against the bot. */
  readonly alone: Partial<V>;
}

export function variantsFrom<V extends object, S extends { readonly variants: V }>({
  words,
  clauses,
  says,
  means,
  alone,
}: Chosen<V>): { readonly variants: Variants<S>; readonly options: (now: S) => Phrase[] } {
  const names = Object.keys(words) as (keyof V & string)[];
  const variants: Variants<S> = {
    of: ({ variants: now }) =>
      names.map((name) =>
        variantOf({
          name,
          words: `variant ${name}`,
          clause: clauses[name],
          says: says(name),
          now: Object.entries(words[name]).find(([, value]) => value === now[name])![0],
          values: Object.keys(words[name]),
          means: (word) => means(name, word),
        }),
      ),
    choose: (now, name, word) => ({
      ...now,
      variants: { ...now.variants, [name]: words[name as keyof V & string][word] },
    }),
    alone: (now) => ({ ...now, variants: { ...now.variants, ...alone } }),
  };
  return {
    variants,
    /** Where a scenario differs from what is usual. */
    options: (now) =>
      variants
        .of(now)
        .filter((each) => !each.now.isOurs)
        .map(({ now: { means: sentence }, clause }) =>
          phrase('shared-option', { means: sentence, clause: shortClauses(clause) }),
        ),
  };
}
