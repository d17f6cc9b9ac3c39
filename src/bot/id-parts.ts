/** The pieces of which custom ids are made, each read with suspicion. */
import { z } from 'zod';

export const word = z.string().regex(/^[\w-]{1,40}$/);
export const number = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);
/** What is described, by the name its ruleset gives it: `front 3L`. */
export const topic = z.string().regex(/^[\w ]{1,40}$/);
/** A clause, a chapter or a table of a book: `SH-CHARGE-10`, `PA-MOV`, `SH-T5`. */
export const rule = z.string().regex(/^[A-Z][A-Z\d-]{1,39}$/);
/** Dice as `writeDice` writes them: read anew when somebody presses. */
export const throwable = z.string().regex(/^[\da-z%()+*!<>=, -]{1,94}$/);
/** `2d6`. */
export const dice = z.string().regex(/^\d{1,2}d\d{1,3}$/);
/** The id of a message or of a person. */
export const snowflake = z.string().regex(/^\d{17,20}$/);
export const side = z.enum(['red', 'blue']);
/** A unit, or `_`: none of them. */
export const placed = word.transform((text) => (text === '_' ? '' : text));

/** What was chosen in each menu of a card: the number of the choice, or `_`. */
export const chosen = z
  .string()
  .regex(/^(\d{1,2}|_)(\.(\d{1,2}|_)){0,3}$/)
  .transform((text): Chosen => text.split('.').map((each) => (each === '_' ? undefined : Number(each))));

export type Chosen = readonly (number | undefined)[];

export function writeChosen(choices: Chosen): string {
  return choices.map((choice) => choice ?? '_').join('.');
}

const orNone = z.union([number, z.literal('_').transform(() => undefined)]);

/**
 * What a post tells of: the battle, its first and last entry, the question behind them, the numbers of its first and last
 * die, a page.
 */
export const detailsPage = z
  .tuple([word, number, number, orNone, orNone, orNone, number])
  .transform(([battle, from, to, question, first, last, page]) => ({ battle, from, to, question, first, last, page }));

/** The same in posts of an older version, which knew no numbers of dice. */
export const dicePage = z
  .tuple([word, number, number, orNone, number])
  .transform(([battle, from, to, question, page]) => ({ battle, from, to, question, page }));

export const deploymentAt = z
  .tuple([word, side, placed, number])
  .transform(([battle, whose, unit, mark]) => ({ battle, side: whose, unit, mark }));

/** A menu of answers; its own number, since two menus of a message may not bear the same id. The rest as in `answerTo`. */
export const answersOf = z.union([
  z.tuple([word, number, number]).transform(([battle, no, menu]) => ({ battle, no, menu })),
  z.tuple([word, number, number, snowflake]).transform(([battle, no, menu, card]) => ({ battle, no, menu, card })),
  z
    .tuple([word, number, number, chosen, snowflake])
    .transform(([battle, no, menu, ahead, card]) => ({ battle, no, menu, ahead, card })),
]);

/** An answer by the number of its option, with what was chosen ahead; `card` is the message to tidy when it was another one. */
export const answerTo = z.union([
  z.tuple([word, number, number]).transform(([battle, no, option]) => ({ battle, no, option })),
  z.tuple([word, number, number, snowflake]).transform(([battle, no, option, card]) => ({ battle, no, option, card })),
  z.tuple([word, number, number, chosen]).transform(([battle, no, option, ahead]) => ({ battle, no, option, ahead })),
  z
    .tuple([word, number, number, chosen, snowflake])
    .transform(([battle, no, option, ahead, card]) => ({ battle, no, option, ahead, card })),
]);
