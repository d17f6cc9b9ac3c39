/**
 * What a button carries: typed, short (Discord allows 100 characters), and read back with suspicion, since buttons of
 * an older version, or none of ours, may be pressed.
 */
import { z } from 'zod';

const word = z.string().regex(/^[\w-]{1,40}$/);
const number = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);
const snowflake = z.string().regex(/^\d{17,20}$/);

const ids = {
  /** The answer to a question, by the number of its option; `card` is the message to tidy when it was another one. */
  answer: z.union([
    z.tuple([word, number, number]).transform(([battle, no, option]) => ({ battle, no, option })),
    z
      .tuple([word, number, number, snowflake])
      .transform(([battle, no, option, card]) => ({ battle, no, option, card })),
  ]),
  /** The first press of a grave answer: asks for the second. */
  grave: z.tuple([word, number, number]).transform(([battle, no, option]) => ({ battle, no, option })),
  /** An order that was previewed: given, or taken back. */
  give: z.tuple([word]).transform(([draft]) => ({ draft })),
  back: z.tuple([word]).transform(([draft]) => ({ draft })),
  /** The second press of giving up the battle. */
  resign: z.tuple([]).transform(() => ({})),
  /** The doctrine a person chooses. */
  doctrine: z.tuple([word]).transform(([name]) => ({ name })),
  /** A page of the battle's log. */
  log: z.tuple([number]).transform(([page]) => ({ page })),
} as const;

type Ids = { [Kind in keyof typeof ids]: { readonly kind: Kind } & z.infer<(typeof ids)[Kind]> };
export type Id = Ids[keyof Ids];
export type Kind = keyof Ids;
export type IdOf<K extends Kind> = Ids[K];

export function writeId(kind: Kind, ...parts: readonly (string | number)[]): string {
  const text = [kind, ...parts].join(':');
  if (readId(text) === undefined) throw new Error(`not a custom id: ${text}`);
  return text;
}

/** Undefined: no button of ours, or of a version that is gone. */
export function readId(text: string): Id | undefined {
  const [kind, ...parts] = text.split(':');
  if (text.length > 100 || kind === undefined || !Object.hasOwn(ids, kind)) return undefined;
  const read = ids[kind as Kind].safeParse(parts);
  return read.success ? ({ kind, ...read.data } as Id) : undefined;
}
