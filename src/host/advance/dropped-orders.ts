/**
 * Waiting orders that are dropped. Their content is private to the person who gave them: they read it in a place that
 * only their side sees, or else by a button on a public line that only they can press. Either way one more press gives
 * the orders again.
 */
import { z } from 'zod';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Language } from '../../kernel/ruleset.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import type { TableLine } from '../battle/decision.ts';
import { personOf } from '../seats/commanders.ts';
import type { Deps } from '../battle/deps.ts';
import { privatePlace } from '../seats/route.ts';
import type { Post } from '../post.ts';
import { newSlots } from '../messages/kept-lines.ts';
import { listed, notice } from '../messages/posts.ts';
import { type InLine, lineOf } from '../orders/queued.ts';
import { robotOf } from '../seats/bot-seat.ts';
import type { Waiting } from '../store/store.ts';
import { labelOf, nameOf, type Voice, languageOf } from '../battle/voice.ts';

const finished = z.object({ en: z.string(), fr: z.string() });
const kept = z.looseObject({ id: z.string() }).transform((each): Phrase => each as unknown as Phrase);

/** A line's record of dropped orders. */
export const dropLine = z.object({
  orders: z.array(z.string()),
  /** Why, with slots for people. */
  reason: finished.exactOptional(),
  /** Written by earlier versions instead; still earlier ones kept nothing. */
  because: kept.exactOptional(),
  /** The battle's revision when they were dropped: with their giver, it identifies them. */
  revision: z.number().int().exactOptional(),
});

interface Dropped {
  readonly orders: readonly string[];
  readonly because: Phrase;
}

type Spoken = Pick<LoadedBattle, 'battle' | 'holders' | 'places' | 'rules' | 'seats' | 'settings' | 'voice'>;

export function dropped(
  { words }: Pick<Deps, 'words'>,
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

/** Private posts for the person who gave them, in their language. */
function saying(loaded: Spoken, userId: string | undefined, what: Dropped): Partial<TableLine> {
  const { seats } = loaded;
  const to = userId === undefined ? undefined : { person: userId };
  if (!to || privatePlace(loaded, to) === undefined) {
    return { posts: (voice) => [publicPost({ ...loaded, voice }, userId, what)] };
  }
  const seat = seats.find((each) => each.userId === userId);
  const language = languageOf(loaded, to.person);
  const posts = (voice: Voice) => [{ ...openPost({ ...loaded, voice }, userId, what), to }];
  return { ...(seat && { readers: seat.side }), language, posts };
}

/** The orders queued after one that is itself dropped. */
export function droppedBehind(
  deps: Pick<Deps, 'words'>,
  loaded: Spoken,
  { side, ...underway }: Pick<Waiting, 'side' | 'userId' | 'rest'> & { readonly afterSeq?: number | undefined },
): readonly TableLine[] {
  return dropped(deps, loaded, lineOf(loaded, side, underway), phrase('queue-nothing-before'));
}

/** The public part; against the bot there is no one to hide it from. */
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

/** The full text. */
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

/** The reason and the orders. */
export function linesOf(
  { rules }: Pick<LoadedBattle, 'rules'>,
  { orders, because }: Dropped,
  language: Language,
): readonly Phrase[] {
  const texts = orders.map((text) => phrase('plan-line', { text: rules.showOrder(text, language) }));
  return [because, phrase('queue-stopped', { n: orders.length }), ...texts];
}
