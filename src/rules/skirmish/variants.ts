/** SK-GAP-11, -12. What this book leaves to a scenario, to browse and choose from before a battle; and where one differs. */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { type Variant, variantOf, type Variants } from '../../kernel/variant.ts';
import { VARIANT_LINES, VARIANTS } from './scenario/lexicon.ts';
import type { State, Variants as Chosen } from './state.ts';

type VariantName = keyof Chosen;

const CLAUSES: Readonly<Record<VariantName, string>> = {
  capabilities: 'SK-GAP-11',
  lightLooseDisorder: 'SK-Q-05',
  assaultDie: 'SK-Q-12',
  screen: 'SK-Q-10',
  initiative: 'SK-GAP-01',
  fights: 'SK-GAP-12',
};

export const variants: Variants<State> = {
  of: (now) => VARIANT_LINES.names.map((name) => variant(now, name)),
  choose: (now, name, word) => {
    const values: Readonly<Record<string, unknown>> = VARIANTS[name as VariantName];
    return { ...now, variants: { ...now.variants, [name]: values[word] } };
  },
};

/** Ours first. */
function variant({ variants: now }: State, name: VariantName): Variant {
  const words = Object.entries<unknown>(VARIANTS[name]);
  return variantOf({
    name,
    words: `variant ${name}`,
    clause: CLAUSES[name],
    says: phrase(`sk-variant-${name}`),
    now: words.find(([, value]) => value === now[name])![0],
    values: words.map(([word]) => word),
    means: (word) => phrase(`sk-variant-${name}-${word}`),
  });
}

/** Where a scenario differs from what is usual. */
export function options(now: State): Phrase[] {
  return variants
    .of(now)
    .filter((each) => !each.now.isOurs)
    .map(({ now: { means }, clause }) => phrase('sk-option', { means, clause: clause.replace(/^SK-/, '') }));
}
