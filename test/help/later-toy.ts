/**
 * The toy ruleset in a later version: its positions have another format, charges play differently, and one fact no
 * longer exists.
 */
import { createToy, type Toy } from './toy.ts';
import type { ToyState } from './toy-play.ts';

export const LATER = '2-brace-run';

export function laterToy(): Toy {
  const toy = createToy(['brace', 'run']);
  return {
    ...toy,
    version: LATER,
    restore: (json) => ({ format: 2, ...(json as ToyState) }),
    apply: (now, fact) => {
      if (fact.type === 'chose' && fact.text === 'stand') throw new Error('nobody stands any more');
      return toy.apply(now, fact);
    },
  };
}
