/**
 * The custom ids of buttons and forms: typed, at most 100 characters (Discord's limit), and validated when read,
 * because an older version or another bot may have written them.
 */
import { z } from 'zod';
import { IDEA } from '../../host/post.ts';
import {
  answersOf,
  answerTo,
  chosen,
  detailsPage,
  dice,
  dicePage,
  number,
  rule,
  snowflake,
  throwable,
  topic,
  word,
} from './id-parts.ts';
import { type ActOf, go, OLD_ACTS, type WizardName } from '../wizard/wizard-id.ts';

export { type Chosen, writeChosen } from './id-parts.ts';

const ids = {
  /** The answer to a question; the first press of a grave one, which asks for a second. */
  answer: answerTo,
  grave: answerTo,
  /** The answers of a card that keeps them secret, shown to the person asked. */
  open: z.tuple([word, number]).transform(([battle, no]) => ({ battle, no })),
  /** A menu of answers. */
  reply: answersOf,
  /** A menu of a card: its row, and the choices in all menus; the same in the private message it opens. */
  ahead: z.tuple([word, number, number, chosen]).transform(([battle, no, row, ahead]) => ({ battle, no, row, ahead })),
  further: z
    .tuple([word, number, number, chosen, snowflake])
    .transform(([battle, no, row, ahead, card]) => ({ battle, no, row, ahead, card })),
  /** Dropped orders: shown to the player who gave them, and previewed again. */
  dropped: z.tuple([word, number]).transform(([battle, revision]) => ({ battle, revision })),
  regive: z.tuple([word, number]).transform(([battle, revision]) => ({ battle, revision })),
  /** A previewed order: given, or withdrawn. */
  give: z.tuple([word]).transform(([draft]) => ({ draft })),
  back: z.tuple([word]).transform(([draft]) => ({ draft })),
  /** Lines written on a sheet: taken back; a sealed sheet: opened again. */
  retract: z.tuple([word]).transform(([draft]) => ({ draft })),
  unseal: z.tuple([]).transform(() => ({})),
  /** To deploy unit by unit, or no longer. */
  wish: z.tuple([word, z.enum(['yes', 'no'])]).transform(([battle, says]) => ({ battle, wishes: says === 'yes' })),
  /** An order, or a plan, offered instead of a refused one. */
  instead: z.tuple([word, number]).transform(([draft, n]) => ({ draft, n })),
  replan: z.tuple([word, number]).transform(([draft, n]) => ({ draft, n })),
  /** The odds of a previewed order, or of a panel's order. */
  odds: z.tuple([word]).transform(([draft]) => ({ draft })),
  /** A suggested order, in a game against the bot. Same as typing it. */
  idea: z
    .tuple([word, z.string()])
    .rest(z.string())
    // A group order contains colons itself.
    .transform(([battle, ...order]) => ({ battle, order: order.join(':') }))
    .refine(({ order }) => IDEA.safeParse(order).success),
  /** A press in a wizard: a panel, the army builder, a table roll. */
  go,
  /** A new panel; suggestions. */
  panel: z.tuple([]).transform(() => ({})),
  ideas: z.tuple([]).transform(() => ({})),
  /** An army: open its builder; copy it; delete it with a second press. */
  bench: z.tuple([word]).transform(([army]) => ({ army })),
  adopt: z.tuple([word]).transform(([army]) => ({ army })),
  scrap: z.tuple([word]).transform(([army]) => ({ army })),
  scrapped: z.tuple([word]).transform(([army]) => ({ army })),
  /** A page of the list of armies. */
  armies: z.tuple([number]).transform(([page]) => ({ page })),
  /** A vote on a proposal. */
  vote: z
    .tuple([word, word, z.enum(['yes', 'no'])])
    .transform(([battle, motion, says]) => ({ battle, motion, agrees: says === 'yes' })),
  /** Finishing the turn announced after entry `seq`; the second press when points are unspent. */
  finish: z.tuple([word, number]).transform(([battle, seq]) => ({ battle, seq })),
  finished: z.tuple([word, number]).transform(([battle, seq]) => ({ battle, seq })),
  /** A menu of units to give to someone, or to take; another page of it. */
  assign: z.tuple([word, snowflake, number]).transform(([battle, who, page]) => ({ battle, who, page })),
  bodies: z.tuple([word, snowflake, number]).transform(([battle, who, page]) => ({ battle, who, page })),
  /** The second press of cancelling a battle; the form that asks for a reason. */
  cancel: z.tuple([word, z.enum(['now', 'ask'])]).transform(([battle, way]) => ({ battle, way })),
  abort: z.tuple([word]).transform(([battle]) => ({ battle })),
  /** The second press of resigning. */
  resign: z.tuple([]).transform(() => ({})),
  /** The second press of a proposal that no one else has to agree to. */
  alone: z.tuple([word]).transform(([name]) => ({ name })),
  /** The doctrine a player chooses. */
  doctrine: z.tuple([word]).transform(([name]) => ({ name })),
  /** A menu of settings, or a button with its value. */
  setting: z.union([
    z.tuple([word]).transform(([name]) => ({ name, value: undefined })),
    z.tuple([word, word]).transform(([name, value]) => ({ name, value })),
  ]),
  /** The second press of being forgotten. */
  forget: z.tuple([]).transform(() => ({})),
  /** An offered command of units, by line number. */
  take: z.tuple([word, number]).transform(([battle, no]) => ({ battle, no })),
  /** A page of the battle's ending: opened, or turned to. */
  ending: z.tuple([word, number]).transform(([battle, page]) => ({ battle, page })),
  turn: z.tuple([word, number]).transform(([battle, page]) => ({ battle, page })),
  /** After a battle: rematch, check, transcript page, luck. */
  rematch: z.tuple([word]).transform(([battle]) => ({ battle })),
  verify: z.tuple([word]).transform(([battle]) => ({ battle })),
  page: z.tuple([word]).transform(([battle]) => ({ battle })),
  luck: z.tuple([word]).transform(([battle]) => ({ battle })),
  /** The menu of help topics. */
  help: z.tuple([]).transform(() => ({})),
  /** A clause by number; a page of the open entry; a menu of entries; the contents. */
  clause: z.tuple([rule]).transform(([name]) => ({ name })),
  leaf: z.tuple([rule, number]).transform(([name, page]) => ({ name, page })),
  lookup: z.tuple([number]).transform(([n]) => ({ n })),
  /** A menu of clauses below something else, which stays. */
  cited: z.tuple([]).transform(() => ({})),
  shelf: z.tuple([]).transform(() => ({})),
  /** A page of a post's details: opened, or turned to. */
  details: detailsPage,
  detailing: detailsPage,
  /** The same in posts of an older version: clauses, dice. */
  touched: z.union([
    z.tuple([word, number, number]).transform(([battle, from, to]) => ({ battle, from, to })),
    z.tuple([word, number, number, number]).transform(([battle, from, to, no]) => ({ battle, from, to, question: no })),
  ]),
  drawn: dicePage,
  drawing: dicePage,
  /** A page of a game's reference sheet; page 0 is the pictures. */
  sheet: z.tuple([word, number]).transform(([game, page]) => ({ game, page })),
  /** A page of the battle's rules options; menus of the options and their values. */
  options: z.tuple([word, number]).transform(([battle, page]) => ({ battle, page })),
  variants: z.tuple([word, number]).transform(([battle, page]) => ({ battle, page })),
  variant: z.tuple([word, number]).transform(([battle, page]) => ({ battle, page })),
  vary: z.tuple([word, number, word]).transform(([battle, page, name]) => ({ battle, page, name })),
  /** Roll the same dice again; reveal a secret roll (and how often that failed); the menu that deletes saved rolls. */
  again: z.tuple([throwable]).transform(([dice]) => ({ dice })),
  reveal: z.tuple([number]).transform(([times]) => ({ times })),
  unroll: z.tuple([]).transform(() => ({})),
  /** Save a generated battle for the server. */
  keep: z.tuple([]).transform(() => ({})),
  /** A page of the battle's log. */
  log: z.tuple([number]).transform(([page]) => ({ page })),
  /** A page of a description. */
  describe: z.tuple([number, topic]).transform(([page, what]) => ({ page, what })),
  /** The desk: dice for the open step, and continuing. */
  throw: z.tuple([word, dice]).transform(([battle, thrown]) => ({ battle, dice: thrown })),
  done: z.tuple([word]).transform(([battle]) => ({ battle })),
  /** The desk itself, shown privately. */
  desk: z.tuple([word]).transform(([battle]) => ({ battle })),
  /** A menu of its forms, by number; a menu of dice. */
  tools: z.tuple([word, number]).transform(([battle, n]) => ({ battle, n })),
  throws: z.tuple([word]).transform(([battle]) => ({ battle })),
  /** A tool of the desk, which opens a form. */
  tool: z.tuple([word, word]).transform(([battle, tool]) => ({ battle, tool })),
  rule: z.tuple([word]).transform(([battle]) => ({ battle })),
  reason: z.tuple([word, dice]).transform(([battle, thrown]) => ({ battle, dice: thrown })),
} as const;

/**
 * The ids of forms: a tool, a ruling in words, a roll with its reason, text for a wizard, the reason for cancelling a
 * battle.
 */
const forms = {
  tool: z.tuple([word, word]).transform(([battle, tool]) => ({ battle, tool })),
  ruling: z.tuple([word]).transform(([battle]) => ({ battle })),
  throw: z.tuple([word, dice]).transform(([battle, thrown]) => ({ battle, dice: thrown })),
  go,
  abort: z.tuple([word]).transform(([battle]) => ({ battle })),
} as const;

type Shapes = Readonly<Record<string, z.ZodType<object>>>;
type Carried<S extends Shapes> = { [Kind in keyof S]: { readonly kind: Kind } & z.infer<S[Kind]> };

export type Id = Carried<typeof ids>[keyof typeof ids];
export type IdKind = keyof typeof ids;
export const ID_KINDS = Object.keys(ids) as readonly IdKind[];
export type IdOf<K extends IdKind> = Carried<typeof ids>[K];
export type FormId = Carried<typeof forms>[keyof typeof forms];

export function writeId(kind: IdKind, ...parts: readonly (string | number)[]): string {
  return written(ids, kind, parts);
}

/** The id of a press in a wizard. */
export function writeGo<W extends WizardName>(
  wizard: W,
  act: ActOf<W>,
  ...parts: readonly (string | number)[]
): string {
  return writeId('go', wizard, act, ...parts);
}

/** Undefined: not our button, or of a version no longer supported. */
export function readId(text: string): Id | undefined {
  return readAs(ids, text);
}

export function writeFormId(kind: keyof typeof forms, ...parts: readonly (string | number)[]): string {
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
  const [kind, ...parts] = inNewWords(text).split(':');
  if (text.length > 100 || kind === undefined || !Object.hasOwn(shapes, kind)) return undefined;
  const read = shapes[kind]!.safeParse(parts);
  return read.success ? ({ kind, ...read.data } as unknown as Carried<S>[keyof S]) : undefined;
}

/** Deployments had a wizard of their own once; now they are built with the panel. */
const DEPLOYING = /^(go:deploy|place|placing|wording|assembly|settle):/;

/** Ids of an older version are read as if they had been written today. */
function inNewWords(text: string): string {
  if (DEPLOYING.test(text)) return 'panel';
  const [kind = ''] = text.split(':', 1);
  return Object.hasOwn(OLD_ACTS, kind) ? `go:${OLD_ACTS[kind]}${text.slice(kind.length)}` : text;
}
