/**
 * What the bot will say in a channel: finished texts and a picture as data, waiting in the outbox. The bot decides how
 * a post becomes a message; nothing here knows Discord.
 */
import { z } from 'zod';
import { scene } from '../scene/scene.ts';

/** The text of a button. */
const label = z.string().max(80);

/** `follows`: it tells the result of the sentence before it. */
const sentence = z.object({ says: z.string(), dice: z.array(z.string()), follows: z.boolean().optional() });

/**
 * A choice on a card: a button, or a menu entry with a description. `grave` ones stand alone and need a second press.
 * `option`: its number among the question's options, if different from its place among the choices.
 */
const choice = z.object({
  label,
  grave: z.boolean(),
  option: z.number().int().optional(),
  menu: z.string().optional(),
  more: z.string().optional(),
});

/** A possible later question, and the answers that can be given to it now; `later`: the entry for giving none. */
const ahead = z.object({ asks: z.string(), later: z.string(), choices: z.array(z.string()) });

const tools = z.array(z.object({ name: z.string(), label }));

/** The desk's buttons: a roll for each usual kind of dice, the likeliest form, a free ruling, and continuing. */
const desk = z.object({
  battle: z.string(),
  /** The number of the last entry when it was shown. */
  seq: z.number().int(),
  dice: z.array(z.object({ dice: z.string(), label })),
  /** The form that stands as a button, alone; in posts of an older version, all forms. */
  tools,
  /** All forms by kind. A public post has none, because a menu in it would keep what one person has chosen. */
  menus: z.array(z.object({ title: z.string(), tools })).optional(),
  /** The title of a menu of dice. */
  rolls: z.string().optional(),
  words: label,
  /** In a public post: what opens the desk with its menus. Posts of an older version have none. */
  more: label.optional(),
  /** Only if a step is open. */
  done: label.optional(),
});

/**
 * The numbers of the entries that a post tells, and of the question after them, if any; and the label of its button.
 */
const entries = {
  battle: z.string(),
  from: z.number().int(),
  to: z.number().int(),
  question: z.number().int().optional(),
  label,
};

/** An order that fits a button, in canonical text. */
export const IDEA = z.string().regex(/^[\w ;:,.+'/-]{1,60}$/);

export const post = z.object({
  /**
   * notice: plain lines · report: the result of one order · bulletin: the end of a player-turn, with the whole map ·
   * awaited: one public line · card: a question with its buttons · desk: a step left to the players, with the whole map
   * and the desk's buttons
   */
  kind: z.enum(['notice', 'report', 'bulletin', 'awaited', 'card', 'desk']),
  title: z.string().optional(),
  sentences: z.array(sentence),
  footer: z.array(z.string()),
  scene: scene.optional(),
  /** On a card: the question's number and its choices, in the order of its options. */
  question: z
    .object({
      battle: z.string(),
      no: z.number().int(),
      choices: z.array(choice),
      ahead: z.array(ahead).optional(),
      /** Its answers are secret: instead of choices one button, which shows them to the person asked. */
      opens: label.optional(),
    })
    .optional(),
  desk: desk.optional(),
  /** While a step is left to the players and its desk is further up: one button that shows it. */
  toDesk: z.object({ battle: z.string(), label }).optional(),
  /** At the end of a battle: one button that shows each unit's story. */
  ending: z.object({ battle: z.string(), label }).optional(),
  /** What the end of a battle offers, one button each. */
  over: z
    .object({
      battle: z.string(),
      rematch: label.optional(),
      verify: label,
      page: label,
      luck: label.optional(),
    })
    .optional(),
  /** Orders that a player against the bot might give now, with reasons; the last one ends the turn. */
  ideas: z
    .object({
      battle: z.string(),
      orders: z.array(z.object({ text: IDEA, label, why: label.optional() })),
    })
    .optional(),
  /** In an open deployment: one button for its commanders to deploy. */
  deploys: z.object({ label }).optional(),
  /**
   * A call to a turn: the button that ends the turn or the person's part of it; a panel; ideas for the person who
   * presses.
   */
  turn: z
    .object({
      battle: z.string(),
      seq: z.number().int(),
      label,
      panel: label.optional(),
      ideas: label.optional(),
    })
    .optional(),
  /** A proposal, with a button for each answer. */
  motion: z.object({ battle: z.string(), id: z.string(), agree: label, refuse: label }).optional(),
  /** A command to take over, by the number of its line in the table ledger. */
  offer: z.object({ battle: z.string(), no: z.number().int(), label }).optional(),
  /** Dropped orders: a button that shows them to the person who gave them, or gives them again. */
  dropped: z.object({ battle: z.string(), revision: z.number().int(), label, isShown: z.boolean() }).optional(),
  /**
   * Only for these people; if absent, for everyone. If they have no place of their own, everyone reads it. `channel`:
   * also for people who are not in the battle.
   */
  to: z
    .union([
      z.object({ side: z.enum(['red', 'blue']) }),
      z.object({ person: z.string() }),
      z.object({ channel: z.literal(true) }),
    ])
    .optional(),
  /** Whom everyone waits for: replaced by their deadline where that is known. */
  awaits: z.string().optional(),
  /** The deadline of the player who must act, when this was said. */
  until: z.string().optional(),
  /** Links to other places, or to a message there. */
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
   * What one button shows of these entries, and of the order behind the question: costs, dice and their sources, the
   * chain, the clauses. `dice`: the numbers of the first and the last that this post tells.
   */
  details: z.object({ ...entries, dice: z.tuple([z.number().int(), z.number().int()]).optional() }).optional(),
  /** From an older version, one button each: the clauses with the battle's own readings; the dice. */
  rules: z.object({ ...entries, options: label.optional() }).optional(),
  thrown: z.object(entries).optional(),
  /** The people this post calls, by user id: the only ones it may mention. */
  calls: z.array(z.string()),
});

export type Post = z.infer<typeof post>;

/** What a post says or shows, apart from its buttons and its running clock. */
const LASTING = ['kind', 'title', 'sentences', 'footer', 'scene', 'to', 'awaits', 'links', 'calls'];

/** For posts whose buttons no longer work. */
export function withoutButtons(post: Post): Post {
  return Object.fromEntries(Object.entries(post).filter(([name]) => LASTING.includes(name))) as Post;
}
