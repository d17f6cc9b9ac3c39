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

/** What was chosen in each menu of a card: the number of the choice, or `_`. */
const chosen = z
  .string()
  .regex(/^(\d{1,2}|_)(\.(\d{1,2}|_)){0,3}$/)
  .transform((text): Chosen => text.split('.').map((each) => (each === '_' ? undefined : Number(each))));

export type Chosen = readonly (number | undefined)[];

export function writeChosen(choices: Chosen): string {
  return choices.map((choice) => choice ?? '_').join('.');
}

const ids = {
  /** The answer to a question, by the number of its option; `card` is the message to tidy when it was another one. */
  answer: z.union([
    z.tuple([word, number, number]).transform(([battle, no, option]) => ({ battle, no, option })),
    z
      .tuple([word, number, number, snowflake])
      .transform(([battle, no, option, card]) => ({ battle, no, option, card })),
    z.tuple([word, number, number, chosen]).transform(([battle, no, option, ahead]) => ({ battle, no, option, ahead })),
    z
      .tuple([word, number, number, chosen, snowflake])
      .transform(([battle, no, option, ahead, card]) => ({ battle, no, option, ahead, card })),
  ]),
  /** The first press of a grave answer: asks for the second. */
  grave: z.union([
    z.tuple([word, number, number]).transform(([battle, no, option]) => ({ battle, no, option })),
    z.tuple([word, number, number, chosen]).transform(([battle, no, option, ahead]) => ({ battle, no, option, ahead })),
  ]),
  /** A menu of a card: the row it stands in, and what has been chosen in all of them. */
  ahead: z.tuple([word, number, number, chosen]).transform(([battle, no, row, ahead]) => ({ battle, no, row, ahead })),
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
