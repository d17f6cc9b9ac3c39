/** The words after a verb, as written in a table: `(to) {to} [!via {via}] [with {with}]`. */

/** Slots that an order of this pattern may fill. */
export type SlotsIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | SlotsIn<Rest>
  : never;

/** The slots that it must fill. */
export type MustsIn<P extends string> = SlotsIn<Unbracketed<P>>;

type Unbracketed<P extends string> = P extends `${infer Before}[${string}]${infer After}`
  ? `${Before}${Unbracketed<After>}`
  : P;

/** Filler words, or a slot. */
type Part = { readonly words: readonly string[] } | { readonly slot: string };

/** An optional slot. */
export interface Option {
  readonly slot: string;
  /** The word before it; undefined: the slot alone. */
  readonly lead: string | undefined;
  readonly mayLackLead: boolean;
  readonly isAside: boolean;
}

export interface Pattern {
  readonly parts: readonly Part[];
  readonly options: readonly Option[];
  /** The same options, with those that only say how at the end. */
  readonly asOffered: readonly Option[];
}

const SHAPE = /\s*(?:\(([\w|]+)\)|\{(\w+)\}|\[([!~]*)(?:(\w+) )?\{(\w+)\}\])\s*/uy;

export function patternOf(text: string): Pattern {
  const parts: Part[] = [];
  const options: Option[] = [];
  SHAPE.lastIndex = 0;
  while (SHAPE.lastIndex < text.length) {
    const match = SHAPE.exec(text);
    if (!match) throw new Error(`no pattern of an order: ${text}`);
    const [, words, must, marks = '', lead, may] = match;
    if (words !== undefined) parts.push({ words: words.split('|') });
    else if (must !== undefined) parts.push({ slot: must });
    else options.push({ slot: may!, lead, mayLackLead: marks.includes('~'), isAside: marks.includes('!') });
  }
  const asOffered = [...options.filter(({ isAside }) => !isAside), ...options.filter(({ isAside }) => isAside)];
  return { parts, options, asOffered };
}
