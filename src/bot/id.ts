/**
 * What a button or a form carries: typed, short (Discord allows 100 characters), and read back with suspicion, since
 * those of an older version, or none of ours, may come.
 */
import { z } from 'zod';
import { IDEA } from '../host/post.ts';
import { THROW_KINDS } from '../host/verbs/table-dice/table-dice.ts';
import {
  answersOf,
  answerTo,
  chosen,
  deploymentAt,
  detailsPage,
  dice,
  dicePage,
  number,
  placed,
  rule,
  side,
  snowflake,
  throwable,
  topic,
  word,
} from './id-parts.ts';

export { type Chosen, writeChosen } from './id-parts.ts';

const tableThrow = z.enum(THROW_KINDS);

const ids = {
  /** The answer to a question; the first press of a grave one, which asks for the second. */
  answer: answerTo,
  grave: answerTo,
  /** A menu of answers. */
  reply: answersOf,
  /** A menu of a card: the row it stands in, and what has been chosen in all of them; the same in the private message that it opens. */
  ahead: z.tuple([word, number, number, chosen]).transform(([battle, no, row, ahead]) => ({ battle, no, row, ahead })),
  further: z
    .tuple([word, number, number, chosen, snowflake])
    .transform(([battle, no, row, ahead, card]) => ({ battle, no, row, ahead, card })),
  /** Orders that were dropped: shown to their giver, and previewed again. */
  dropped: z.tuple([word, number]).transform(([battle, revision]) => ({ battle, revision })),
  regive: z.tuple([word, number]).transform(([battle, revision]) => ({ battle, revision })),
  /** An order that was previewed: given, or taken back. */
  give: z.tuple([word]).transform(([draft]) => ({ draft })),
  back: z.tuple([word]).transform(([draft]) => ({ draft })),
  /** What a previewed order, or that of a panel, would come to. */
  odds: z.tuple([word]).transform(([draft]) => ({ draft })),
  /** What one might order, against the bot: the same as typing it. */
  idea: z
    .tuple([word, z.string()])
    .rest(z.string())
    // The orders of a group have colons of their own.
    .transform(([battle, ...order]) => ({ battle, order: order.join(':') }))
    .refine(({ order }) => IDEA.safeParse(order).success),
  /** A panel: what is pressed, or chosen in one of its menus, by the number of the press; a word; back; confirmed. */
  press: z.tuple([word, number, number]).transform(([draft, step, n]) => ({ draft, step, n })),
  pick: z.tuple([word, number, number, number]).transform(([draft, step]) => ({ draft, step })),
  type: z.tuple([word, number]).transform(([draft, step]) => ({ draft, step })),
  retreat: z.tuple([word, number]).transform(([draft, step]) => ({ draft, step })),
  commit: z.tuple([word, number]).transform(([draft, step]) => ({ draft, step })),
  /** A new panel; what one might order now. */
  panel: z.tuple([]).transform(() => ({})),
  ideas: z.tuple([]).transform(() => ({})),
  /** Building an army: what is pressed, or chosen in a menu; words; up; the last change taken back. */
  build: z.tuple([word, number, number]).transform(([army, step, n]) => ({ army, step, n })),
  choose: z.tuple([word, number, number, number]).transform(([army, step]) => ({ army, step })),
  spell: z.tuple([word, number]).transform(([army, step]) => ({ army, step })),
  upward: z.tuple([word, number]).transform(([army, step]) => ({ army, step })),
  unbuild: z.tuple([word, number]).transform(([army, step]) => ({ army, step })),
  /** A deployment: what is pressed, or chosen in a menu; words; back to the whole side; sealed, taken back, done otherwise. */
  place: z
    .tuple([word, side, placed, number, number])
    .transform(([battle, whose, unit, mark, n]) => ({ battle, side: whose, unit, mark, n })),
  placing: z
    .tuple([word, side, placed, number, number, number])
    .transform(([battle, whose, unit, mark]) => ({ battle, side: whose, unit, mark })),
  wording: deploymentAt,
  assembly: z.tuple([word, side]).transform(([battle, whose]) => ({ battle, side: whose })),
  settle: z
    .tuple([word, side, number, z.enum(['seal', 'unseal', 'wish', 'unwish'])])
    .transform(([battle, whose, mark, what]) => ({ battle, side: whose, mark, what })),
  /** An army: its builder opened, or put away; made one's own; deleted, by a second press. */
  bench: z.tuple([word]).transform(([army]) => ({ army })),
  shut: z.tuple([word]).transform(([army]) => ({ army })),
  adopt: z.tuple([word]).transform(([army]) => ({ army })),
  scrap: z.tuple([word]).transform(([army]) => ({ army })),
  scrapped: z.tuple([word]).transform(([army]) => ({ army })),
  /** A page of all armies. */
  armies: z.tuple([number]).transform(([page]) => ({ page })),
  /** A word on what is proposed. */
  vote: z
    .tuple([word, word, z.enum(['yes', 'no'])])
    .transform(([battle, motion, says]) => ({ battle, motion, agrees: says === 'yes' })),
  /** One is done with the turn that was called after entry `seq`; the second press of it, where points are unspent. */
  finish: z.tuple([word, number]).transform(([battle, seq]) => ({ battle, seq })),
  finished: z.tuple([word, number]).transform(([battle, seq]) => ({ battle, seq })),
  /** A menu of units to give to somebody, or to take; and another page of it. */
  assign: z.tuple([word, snowflake, number]).transform(([battle, who, page]) => ({ battle, who, page })),
  bodies: z.tuple([word, snowflake, number]).transform(([battle, who, page]) => ({ battle, who, page })),
  /** The second press of calling a battle off, in the way that was shown; the form that asks for a reason. */
  cancel: z.tuple([word, z.enum(['now', 'ask'])]).transform(([battle, way]) => ({ battle, way })),
  abort: z.tuple([word]).transform(([battle]) => ({ battle })),
  /** The second press of giving up the battle. */
  resign: z.tuple([]).transform(() => ({})),
  /** The doctrine a person chooses. */
  doctrine: z.tuple([word]).transform(([name]) => ({ name })),
  /** A menu of the settings, or a button with what it settles. */
  setting: z.union([
    z.tuple([word]).transform(([name]) => ({ name, value: undefined })),
    z.tuple([word, word]).transform(([name, value]) => ({ name, value })),
  ]),
  /** A command that is offered, by the number of its line. */
  take: z.tuple([word, number]).transform(([battle, no]) => ({ battle, no })),
  /** A page of the end of a battle: opened, or turned to. */
  ending: z.tuple([word, number]).transform(([battle, page]) => ({ battle, page })),
  turn: z.tuple([word, number]).transform(([battle, page]) => ({ battle, page })),
  /** What the end of a battle offers: it is fought again, checked, read as a page, its luck told. */
  rematch: z.tuple([word]).transform(([battle]) => ({ battle })),
  verify: z.tuple([word]).transform(([battle]) => ({ battle })),
  page: z.tuple([word]).transform(([battle]) => ({ battle })),
  luck: z.tuple([word]).transform(([battle]) => ({ battle })),
  /** The menu of what to read about. */
  help: z.tuple([]).transform(() => ({})),
  /** A clause by its number, opened anew; a page of what is open; a menu of what to open; the contents. */
  clause: z.tuple([rule]).transform(([name]) => ({ name })),
  leaf: z.tuple([rule, number]).transform(([name, page]) => ({ name, page })),
  lookup: z.tuple([number]).transform(([n]) => ({ n })),
  /** A menu of clauses below something else, which stays. */
  cited: z.tuple([]).transform(() => ({})),
  shelf: z.tuple([]).transform(() => ({})),
  /** A page of what else there is to know of what a post tells: opened, or turned to. */
  details: detailsPage,
  detailing: detailsPage,
  /** The same, in posts of an older version: for their clauses, and for their dice. */
  touched: z.union([
    z.tuple([word, number, number]).transform(([battle, from, to]) => ({ battle, from, to })),
    z.tuple([word, number, number, number]).transform(([battle, from, to, no]) => ({ battle, from, to, question: no })),
  ]),
  drawn: dicePage,
  drawing: dicePage,
  /** A page of the sheet of a game; 0 is its pictures. */
  sheet: z.tuple([word, number]).transform(([game, page]) => ({ game, page })),
  /** A page of what a battle plays by: opened, or turned to; a menu of what to change there, and of what to. */
  options: z.tuple([word, number]).transform(([battle, page]) => ({ battle, page })),
  variants: z.tuple([word, number]).transform(([battle, page]) => ({ battle, page })),
  variant: z.tuple([word, number]).transform(([battle, page]) => ({ battle, page })),
  vary: z.tuple([word, number, word]).transform(([battle, page, name]) => ({ battle, page, name })),
  /**
   * The dice of a roll thrown again; a secret roll shown to all, and how often that could not be; the menu of saved
   * rolls, to delete one.
   */
  again: z.tuple([throwable]).transform(([dice]) => ({ dice })),
  reveal: z.tuple([number]).transform(([times]) => ({ times })),
  unroll: z.tuple([]).transform(() => ({})),
  /** A battle that was made up is kept for the server. */
  keep: z.tuple([]).transform(() => ({})),
  /** A page of the battle's log. */
  log: z.tuple([number]).transform(([page]) => ({ page })),
  /** A page of a description. */
  describe: z.tuple([number, topic]).transform(([page, what]) => ({ page, what })),
  /** The desk: dice for the open step, and going on. */
  throw: z.tuple([word, dice]).transform(([battle, thrown]) => ({ battle, dice: thrown })),
  done: z.tuple([word]).transform(([battle]) => ({ battle })),
  /** The desk itself, for one person's eyes. */
  desk: z.tuple([word]).transform(([battle]) => ({ battle })),
  /** The desk: what opens a form. */
  tool: z.tuple([word, word]).transform(([battle, tool]) => ({ battle, tool })),
  rule: z.tuple([word]).transform(([battle]) => ({ battle })),
  reason: z.tuple([word, dice]).transform(([battle, thrown]) => ({ battle, dice: thrown })),
  /** A throw at a table: a menu of one of its fields, and which menu of that field. */
  weigh: z.tuple([tableThrow, word, word, number]).transform(([of, game, field, part]) => ({ of, game, field, part })),
  /** Another page of its menus, and what they say there. */
  unfold: z
    .tuple([tableThrow, word, number, z.string().regex(/^(_|[a-z\d.,]{3,})$/)])
    .transform(([of, game, page, packed]) => ({ of, game, page, packed: packed === '_' ? '' : packed })),
  /** It is thrown; how often it has been, and the units of a battle that it was filled in from. */
  cast: z
    .tuple([tableThrow, word, number])
    .rest(word)
    .transform(([of, game, times, ...units]) => ({ of, game, times, units }))
    .refine(({ units }) => units.length <= 2),
} as const;

/**
 * What a form carries that is sent: of a tool, a ruling in words, a throw with its reason, words for a panel, an army or a
 * deployment, a reason for calling a battle off.
 */
const forms = {
  tool: z.tuple([word, word]).transform(([battle, tool]) => ({ battle, tool })),
  ruling: z.tuple([word]).transform(([battle]) => ({ battle })),
  throw: z.tuple([word, dice]).transform(([battle, thrown]) => ({ battle, dice: thrown })),
  type: z.tuple([word, number]).transform(([draft, step]) => ({ draft, step })),
  spell: z.tuple([word, number]).transform(([army, step]) => ({ army, step })),
  wording: deploymentAt,
  abort: z.tuple([word]).transform(([battle]) => ({ battle })),
} as const;

type Shapes = Readonly<Record<string, z.ZodType<object>>>;
type Carried<S extends Shapes> = { [Kind in keyof S]: { readonly kind: Kind } & z.infer<S[Kind]> };

export type Id = Carried<typeof ids>[keyof typeof ids];
export type Kind = keyof typeof ids;
export const KINDS = Object.keys(ids) as readonly Kind[];
export type IdOf<K extends Kind> = Carried<typeof ids>[K];
export type FormId = Carried<typeof forms>[keyof typeof forms];

export function writeId(kind: Kind, ...parts: readonly (string | number)[]): string {
  return written(ids, kind, parts);
}

/** Undefined: no button of ours, or of a version that is gone. */
export function readId(text: string): Id | undefined {
  return readAs(ids, text);
}

export function writeFormId(kind: keyof typeof forms, ...parts: readonly string[]): string {
  return written(forms, kind, parts);
}

export function readFormId(text: string): FormId | undefined {
  return readAs(forms, text);
}

function written<S extends Shapes>(shapes: S, kind: keyof S, parts: readonly (string | number)[]): string {
  const text = [kind, ...parts].join(':');
  if (readAs(shapes, text) === undefined) throw new Error(`not a custom id: ${text}`);
  return text;
}

function readAs<S extends Shapes>(shapes: S, text: string): Carried<S>[keyof S] | undefined {
  const [kind, ...parts] = text.split(':');
  if (text.length > 100 || kind === undefined || !Object.hasOwn(shapes, kind)) return undefined;
  const read = shapes[kind]!.safeParse(parts);
  return read.success ? ({ kind, ...read.data } as unknown as Carried<S>[keyof S]) : undefined;
}
