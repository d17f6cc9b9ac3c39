/** The readings of the rules, to browse and choose from before a battle. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Variant, Variants } from '../../../kernel/variant.ts';
import { type RulingName, RULING_NAMES, rulings as schema, RULINGS } from './rulings.ts';
import { spaced } from '../scenario/lexicon.ts';
import type { State } from '../state.ts';

export const variants: Variants<State> = {
  of: ({ rulings }) => RULING_NAMES.map((name) => variantOf(name, rulings[name])),
  choose: (now, name, value) => ({ ...now, rulings: schema.parse({ ...now.rulings, [name]: value }) }),
};

function variantOf(name: RulingName, now: string): Variant {
  const values = RULINGS[name].values.map((value, i) => ({
    value,
    words: spaced(value),
    means: phrase(`ruling-${name}-${value}`),
    isOurs: i === 0,
  }));
  return {
    name,
    words: spaced(name),
    clause: RULINGS[name].clause,
    says: phrase(`ruling-${name}`),
    now: values.find(({ value }) => value === now)!,
    values,
  };
}
