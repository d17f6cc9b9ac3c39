/**
 * What the bot will say in a channel: finished words and a picture as data, waiting in the outbox until it is said.
 * The bot decides how a post becomes a message; nothing here knows Discord.
 */
import { z } from 'zod';
import { scene } from '../scene/scene.ts';

/** `follows`: it tells what came of the sentence before it. */
const sentence = z.object({ says: z.string(), dice: z.array(z.string()), follows: z.boolean().optional() });

/**
 * A choice on a card: a button, or a line of a menu with more about it below. `grave` ones stand alone and take a second
 * press. `option`: its number among the options of the question, where that is not its place among the choices.
 */
const choice = z.object({
  label: z.string().max(80),
  grave: z.boolean(),
  option: z.number().int().optional(),
  menu: z.string().optional(),
  more: z.string().optional(),
});

/** A question that may follow, and the answers that can be given to it now; `later`: to none of them. */
const ahead = z.object({ asks: z.string(), later: z.string(), choices: z.array(z.string()) });

/** The desk's buttons: a throw for each usual dice, a form for each tool, a ruling in words, going on. */
const desk = z.object({
  battle: z.string(),
  /** The number of the last entry when it was shown. */
  seq: z.number().int(),
  dice: z.array(z.object({ dice: z.string(), label: z.string().max(80) })),
  tools: z.array(z.object({ name: z.string(), label: z.string().max(80) })),
  words: z.string().max(80),
  /** Only where a step is open. */
  done: z.string().max(80).optional(),
});

/** The entries that a post tells, by their numbers, and perhaps the question after them; and what its button says. */
const entries = {
  battle: z.string(),
  from: z.number().int(),
  to: z.number().int(),
  question: z.number().int().optional(),
  label: z.string().max(80),
};

/** An order that a button can carry, in canonical text. */
export const IDEA = z.string().regex(/^[\w ;:,.+'-]{1,60}$/);

export const post = z.object({
  /**
   * notice: plain lines · report: what one order did · bulletin: the end of a player-turn, with the whole map ·
   * awaited: one public line · card: a question with its buttons ·
   * desk: a step left to the table, with the whole map and the desk's buttons
   */
  kind: z.enum(['notice', 'report', 'bulletin', 'awaited', 'card', 'desk']),
  title: z.string().optional(),
  sentences: z.array(sentence),
  footer: z.array(z.string()),
  scene: scene.optional(),
  /** On a card: the question's number and its choices, in the order of its options. */
  question: z
    .object({ battle: z.string(), no: z.number().int(), choices: z.array(choice), ahead: z.array(ahead).optional() })
    .optional(),
  desk: desk.optional(),
  /** While a step is left to the table, and its desk stands further up: one button that shows it. */
  toDesk: z.object({ battle: z.string(), label: z.string().max(80) }).optional(),
  /** Behind the end of a battle: one button that shows each unit's story. */
  ending: z.object({ battle: z.string(), label: z.string().max(80) }).optional(),
  /** What the end of a battle offers, each by its button. */
  over: z
    .object({
      battle: z.string(),
      rematch: z.string().max(80).optional(),
      verify: z.string().max(80),
      page: z.string().max(80),
      luck: z.string().max(80),
    })
    .optional(),
  /** What somebody who plays against the bot might order now, and why; the last of them ends the turn. */
  ideas: z
    .object({
      battle: z.string(),
      orders: z.array(z.object({ text: IDEA, label: z.string().max(80), why: z.string().max(80).optional() })),
    })
    .optional(),
  /** Where a side sets up in the open: one button with which its commanders do. */
  deploys: z.object({ label: z.string().max(80) }).optional(),
  /** A call to a turn: what ends it, or one's part of it; a panel; ideas for whoever presses. */
  turn: z
    .object({
      battle: z.string(),
      seq: z.number().int(),
      label: z.string().max(80),
      panel: z.string().max(80).optional(),
      ideas: z.string().max(80).optional(),
    })
    .optional(),
  /** Something that people agree upon, with a button for each answer. */
  motion: z
    .object({ battle: z.string(), id: z.string(), agree: z.string().max(80), refuse: z.string().max(80) })
    .optional(),
  /** A command to be taken over, by the number of its line in the ledger of the table. */
  offer: z.object({ battle: z.string(), no: z.number().int(), label: z.string().max(80) }).optional(),
  /** Orders that were dropped: a button that shows them to their giver, or, where they are shown, gives them again. */
  dropped: z
    .object({ battle: z.string(), revision: z.number().int(), label: z.string().max(80), isShown: z.boolean() })
    .optional(),
  /**
   * For these alone; without it, for everybody. Where they have no place of their own, everybody reads it. `channel`: for
   * those who only pass by, too.
   */
  to: z
    .union([
      z.object({ side: z.enum(['red', 'blue']) }),
      z.object({ person: z.string() }),
      z.object({ channel: z.literal(true) }),
    ])
    .optional(),
  /** Whom everybody waits for: until when is said where it is known, and this is taken away. */
  awaits: z.string().optional(),
  /** Until when whoever must act has time, as it was when this was said. */
  until: z.string().optional(),
  /** Ways to other places, or to a message there. */
  links: z
    .array(
      z.object({
        label: z.string(),
        guildId: z.string().optional(),
        channelId: z.string(),
        messageId: z.string().optional(),
      }),
    )
    .optional(),
  /**
   * What one button shows of these entries, and of the order behind the question: what they cost, their dice and what those
   * were drawn from, the chain, the clauses. `dice`: the numbers of the first and the last that this post tells.
   */
  details: z.object({ ...entries, dice: z.tuple([z.number().int(), z.number().int()]).optional() }).optional(),
  /** Of an older version, a button each: the clauses, and the readings of the table's own; the dice. */
  rules: z.object({ ...entries, options: z.string().max(80).optional() }).optional(),
  thrown: z.object(entries).optional(),
  /** The people this post calls, by user id: the only ones it may mention. */
  calls: z.array(z.string()),
});

export type Post = z.infer<typeof post>;

/** Where it can no longer be pressed. */
export function withoutButtons(post: Post): Post {
  const {
    question: _question,
    desk: _desk,
    toDesk: _toDesk,
    ideas: _ideas,
    turn: _turn,
    deploys: _deploys,
    ...words
  } = post;
  const {
    ending: _ending,
    over: _over,
    motion: _motion,
    offer: _offer,
    dropped: _dropped,
    until: _until,
    details: _details,
    rules: _rules,
    thrown: _thrown,
    ...rest
  } = words;
  return rest;
}
