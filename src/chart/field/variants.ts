/** The lines of a scenario that choose variants of a rulebook in centimetres: `variant fights simple`. */
import { needFrom, type Cursor, type Lexicon, lexicon } from '../../kernel/text/lines.ts';
import { plain } from '../plain.ts';

/** The variants that a scenario may name: their words and what these mean, the usual one first. */
export type VariantWords<V> = { readonly [N in keyof V & string]: Readonly<Record<string, V[N]>> };

export function variantLines<V extends object>(table: VariantWords<V>) {
  type Name = keyof V & string;
  const names = Object.keys(table) as Name[];
  const nameWords: Lexicon<Name> = lexicon(...names.map((each) => [each.toLowerCase(), each] as const));

  /** The variants that a scenario has: those it names, the others as usual. */
  function valuesOf(said: Readonly<Record<string, string>>): V {
    const values = names.map((name) => [name, table[name][said[name] ?? Object.keys(table[name])[0]!]]);
    return Object.fromEntries(values) as V;
  }

  return {
    names,
    valuesOf,
    read: (cursor: Cursor, { variants }: { readonly variants: Record<string, string> }): void => {
      const name = needFrom(cursor, nameWords);
      const value = name && needFrom(cursor, plain(Object.keys(table[name])));
      if (name && value !== undefined) variants[name] = value;
    },
    /** Those that are not as usual. */
    write: (variants: V): string[] => {
      const usual = valuesOf({});
      return names
        .filter((name) => variants[name] !== usual[name])
        .map(
          (name) => `variant ${name} ${Object.entries(table[name]).find(([, each]) => each === variants[name])![0]}`,
        );
    },
  };
}
