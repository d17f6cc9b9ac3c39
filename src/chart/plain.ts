import { type Lexicon, lexicon } from '../kernel/text/lines.ts';

/** Words that mean themselves. */
export function plain<T extends string>(names: readonly T[]): Lexicon<T> {
  return lexicon(...names.map((name) => [name, name] as const));
}
