/**
 * Orders that waited behind another one and come to nothing. What they were is their giver's business alone: they are
 * told where nobody but their side reads, else by a public line with a button that only they can press. Either way one
 * more press gives them again.
 */
import { z } from 'zod';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Language } from '../../kernel/ruleset.ts';
import type { Loaded } from '../battle/loaded-battle.ts';
import type { TableLine } from '../battle/decision.ts';
import { personOf } from '../seats/commanders.ts';
import type { Parts } from '../battle/deps.ts';
import { privatePlace } from '../seats/route.ts';
import type { Post } from '../post.ts';
import { newSlots } from '../messages/kept-lines.ts';
import { listed, notice } from '../messages/posts.ts';
import { type InLine, lineOf } from '../orders/queued.ts';
import { robotOf } from '../seats/bot-seat.ts';
import type { Waiting } from '../store/store.ts';
import { labelOf, nameOf, type Voice } from '../battle/voice.ts';

const finished = z.object({ en: z.string(), fr: z.string() });
const kept = z.looseObject({ id: z.string() }).transform((each): Phrase => each as unknown as Phrase);

/** What a line keeps of dropped orders. */
export const dropLine = z.object({
  orders: z.array(z.string()),
  /** Why, with slots for people. */
  reason: finished.exactOptional(),
  /** The same as earlier versions kept it; those before them kept nothing of it. */
  because: kept.exactOptional(),
  /** The battle's revision when they were dropped: by that and their giver they are found again. */
  revision: z.number().int().exactOptional(),
});

interface Dropped {
  readonly orders: readonly string[];
  readonly because: Phrase;
}

type Spoken = Pick<Loaded, 'battle' | 'holders' | 'places' | 'rules' | 'seats' | 'settings' | 'voice'>;

export function dropped(
  { words }: Pick<Parts, 'words'>,
  loaded: Spoken,
  line: readonly InLine[],
  because: Phrase,
): readonly TableLine[] {
  const { people, slotOf } = newSlots();
  const reason = { en: words.say('en', because, slotOf), fr: words.say('fr', because, slotOf) };
  return [...Map.groupBy(line, ({ userId }) => userId)].map(([userId, some]): TableLine => {
    const orders = some.map(({ text }) => text);
    return {
      kind: 'stopped',
      userId,
      data: { orders, reason, revision: loaded.battle.revision },
      people,
      ...saying(loaded, userId, { orders, because }),
    };
  });
}

/** Their giver alone is told where they read it alone, and in their language. */
function saying(loaded: Spoken, userId: string | undefined, what: Dropped): Partial<TableLine> {
  const { battle, seats, settings } = loaded;
  const to = userId === undefined ? undefined : { person: userId };
  if (!to || privatePlace({ ...loaded, status: battle.status }, to) === undefined) {
    return { posts: (voice) => [publicPost({ ...loaded, voice }, userId, what)] };
  }
  const seat = seats.find((each) => each.userId === userId);
  const language = settings.get(to.person)?.language ?? battle.language;
  const posts = (voice: Voice) => [{ ...openPost({ ...loaded, voice }, userId, what), to }];
  return { ...(seat && { readers: seat.side }), language, posts };
}

/** Those behind an order that comes to nothing itself. */
export function droppedBehind(
  parts: Pick<Parts, 'words'>,
  loaded: Spoken,
  { side, ...underway }: Pick<Waiting, 'side' | 'userId' | 'rest'> & { readonly afterSeq?: number | undefined },
): readonly TableLine[] {
  return dropped(parts, loaded, lineOf(loaded, side, underway), phrase('queue-nothing-before'));
}

/** What everybody may read of it; against the bot nobody reads it who should not. */
function publicPost(loaded: Spoken, userId: string | undefined, what: Dropped): Post {
  const { battle, seats, voice } = loaded;
  if (robotOf(battle)) return openPost(loaded, userId, what);
  const seat = seats.find((each) => each.userId === userId);
  const who = seat ? nameOf(personOf(seat)) : phrase('host-former');
  return {
    ...notice(voice, [phrase('queue-stopped-public', { who })], calling(userId)),
    dropped: { ...buttonOf(loaded, 'queue-show'), isShown: false },
  };
}

/** All there is to say of it. */
function openPost(loaded: Spoken, userId: string | undefined, what: Dropped): Post {
  const { voice } = loaded;
  return {
    ...listed(voice, linesOf(loaded, what, voice.language), undefined, calling(userId)),
    dropped: { ...buttonOf(loaded, 'queue-again'), isShown: true },
  };
}

function calling(userId: string | undefined): string[] {
  return userId === undefined ? [] : [userId];
}

function buttonOf({ battle, voice }: Spoken, label: string) {
  return { battle: battle.id, revision: battle.revision, label: labelOf(voice.say(phrase(label))) };
}

/** Why, and which. */
export function linesOf(
  { rules }: Pick<Loaded, 'rules'>,
  { orders, because }: Dropped,
  language: Language,
): readonly Phrase[] {
  const texts = orders.map((text) => phrase('plan-line', { text: rules.show(text, language) }));
  return [because, phrase('queue-stopped', { n: orders.length }), ...texts];
}
