/** The readings of the rules, to browse and choose from before a battle. */
import { phrase } from '../../../kernel/phrase.ts';
import { type Variant, variantOf, type Variants } from '../../../kernel/variant.ts';
import { type RulingName, RULING_NAMES, rulings as schema, RULINGS } from './rulings.ts';
import { spaced } from '../scenario/lexicon.ts';
import type { State } from '../state.ts';

export const variants: Variants<State> = {
  of: ({ rulings }) => RULING_NAMES.map((name) => reading(name, rulings[name])),
  choose: (now, name, value) => ({ ...now, rulings: schema.parse({ ...now.rulings, [name]: value }) }),
};

function reading(name: RulingName, now: string): Variant {
  return variantOf<string>({
    name,
    words: spaced(name),
    clause: RULINGS[name].clause,
    says: phrase(`ruling-${name}`),
    now,
    values: RULINGS[name].values,
    means: (value) => phrase(`ruling-${name}-${value}`),
    text: spaced,
  });
}
