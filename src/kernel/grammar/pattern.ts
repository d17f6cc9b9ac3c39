/**
 * What follows the word of a line, as it is written in a table: `(to) {to} [!via {via}] [with {with}]`. `(to)` may be
 * typed and changes nothing, `to` is written too, and of `to|toward` the first; `[{at}]` may be missing in its place, `[with {with}]` comes after the
 * others in any order; `{to:own}` is named `to`, and its slot is called `own`. Before the word of an option `~` says
 * that it may lack, `!` that the option only says how, `*` that it is legal wherever what stands before it is.
 */

/** What a line of this pattern may name: `to`, or `to:own` where its slot is called otherwise. */
export type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What it must name. */
export type MustsIn<P extends string> = NamesIn<Unbracketed<P>>;

export type NameOf<N> = N extends `${infer Name}:${string}` ? Name : N;
export type SlotOf<N> = N extends `${string}:${infer Slot}` ? Slot : N;

type Unbracketed<P extends string> = P extends `${infer Before}[${string}]${infer After}`
  ? `${Before}${Unbracketed<After>}`
  : P;

/** Words that change nothing, a word that is written, or a slot. */
type Part =
  | { readonly words: readonly string[]; readonly isWritten: boolean }
  | (Named & { readonly mayLack: boolean });

export interface Named {
  readonly name: string;
  readonly slot: string;
}

/** An optional slot after a word. */
export interface Option extends Named {
  readonly lead: string;
  readonly mayLackLead: boolean;
  readonly isAside: boolean;
  /** Legal if what comes before it is. */
  readonly isSure: boolean;
}

export interface Pattern {
  readonly parts: readonly Part[];
  readonly options: readonly Option[];
  /** All that it names, in the order in which it is written. */
  readonly names: readonly string[];
}

const SHAPE = /\s*(?:\(([\w|]+)\)|([\w|]+)|\{([\w:]+)\}|\[\{([\w:]+)\}\]|\[([!~*]*)(\w+) \{([\w:]+)\}\])\s*/uy;

export function patternOf(text: string): Pattern {
  const parts: Part[] = [];
  const options: Option[] = [];
  SHAPE.lastIndex = 0;
  while (SHAPE.lastIndex < text.length) {
    const match = SHAPE.exec(text);
    if (!match) throw new Error(`no pattern of an order: ${text}`);
    const [, words, word, must, may, marks = '', lead = '', option = ''] = match;
    if (words !== undefined) parts.push({ words: words.split('|'), isWritten: false });
    else if (word !== undefined) parts.push({ words: word.split('|'), isWritten: true });
    else if (must !== undefined) parts.push({ ...named(must), mayLack: false });
    else if (may !== undefined) parts.push({ ...named(may), mayLack: true });
    else {
      const [mayLackLead, isAside, isSure] = ['~', '!', '*'].map((mark) => marks.includes(mark)) as [
        boolean,
        boolean,
        boolean,
      ];
      options.push({ ...named(option), lead, mayLackLead, isAside, isSure });
    }
  }
  const names = [...parts, ...options].flatMap((each) => ('slot' in each ? [each.name] : []));
  return { parts, options, names };
}

function named(text: string): Named {
  const [name = '', slot = name] = text.split(':');
  return { name, slot };
}
