/** The parts of custom ids. Each is validated on reading. */
import { z } from 'zod';

export const word = z.string().regex(/^[\w-]{1,40}$/);
export const number = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);
/** What to describe, as its ruleset names it: `front 3L`. */
export const topic = z.string().regex(/^[\w ]{1,40}$/);
/** A clause, chapter or table of a rulebook: `SH-CHARGE-10`, `PA-MOV`, `SH-T5`. */
export const rule = z.string().regex(/^[A-Z][A-Z\d-]{1,39}$/);
/** Dice as `writeDice` writes them, parsed again when the button is pressed. */
export const throwable = z.string().regex(/^[\da-z%()+*!<>=, -]{1,94}$/);
/** `2d6`. */
export const dice = z.string().regex(/^\d{1,2}d\d{1,3}$/);
/** The id of a message or person. */
export const snowflake = z.string().regex(/^\d{17,20}$/);

/** The choice made in each menu of a card: its number, or `_`. */
export const chosen = z
  .string()
  .regex(/^(\d{1,2}|_)(\.(\d{1,2}|_)){0,3}$/)
  .transform((text): Chosen => text.split('.').map((each) => (each === '_' ? undefined : Number(each))));

export type Chosen = readonly (number | undefined)[];

export function writeChosen(choices: Chosen): string {
  return choices.map((choice) => choice ?? '_').join('.');
}

const orNone = z.union([number, z.literal('_').transform(() => undefined)]);

/** Identifies a post's details: battle, first and last entry, the question before them, first and last die, page. */
export const detailsPage = z
  .tuple([word, number, number, orNone, orNone, orNone, number])
  .transform(([battle, from, to, question, first, last, page]) => ({ battle, from, to, question, first, last, page }));

/** The same in posts of an older version, without the numbers of the dice. */
export const dicePage = z
  .tuple([word, number, number, orNone, number])
  .transform(([battle, from, to, question, page]) => ({ battle, from, to, question, page }));

/**
 * A menu of answers. It has its own number because two menus of a message cannot share an id. For the rest see
 * `answerTo`.
 */
export const answersOf = z.union([
  z.tuple([word, number, number]).transform(([battle, no, menu]) => ({ battle, no, menu })),
  z.tuple([word, number, number, snowflake]).transform(([battle, no, menu, card]) => ({ battle, no, menu, card })),
  z
    .tuple([word, number, number, chosen, snowflake])
    .transform(([battle, no, menu, ahead, card]) => ({ battle, no, menu, ahead, card })),
]);

/**
 * An answer by option number, with the choices made in advance. `card` is the card to tidy if it is another message.
 */
export const answerTo = z.union([
  z.tuple([word, number, number]).transform(([battle, no, option]) => ({ battle, no, option })),
  z.tuple([word, number, number, snowflake]).transform(([battle, no, option, card]) => ({ battle, no, option, card })),
  z.tuple([word, number, number, chosen]).transform(([battle, no, option, ahead]) => ({ battle, no, option, ahead })),
  z
    .tuple([word, number, number, chosen, snowflake])
    .transform(([battle, no, option, ahead, card]) => ({ battle, no, option, ahead, card })),
]);
