/**
 * Orders that waited behind another one and come to nothing. What they were is their giver's business alone: they are
 * told where nobody but their side reads, else by a public line with a button that only they can press. Either way one
 * more press gives them again.
 */
import { z } from 'zod';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Json } from '../../kernel/play.ts';
import type { Language } from '../../kernel/ruleset.ts';
import type { Loaded } from '../battle/loaded-battle.ts';
import type { Move } from '../battle/decision.ts';
import { personOf } from '../seats/commanders.ts';
import type { Parts } from '../battle/deps.ts';
import { privatePlace } from '../seats/route.ts';
import type { Post } from '../post.ts';
import { listed, notice } from '../messages/posts.ts';
import { type InLine, lineOf } from '../orders/queued.ts';
import { robotOf } from '../seats/bot-seat.ts';
import type { Waiting } from '../store/store.ts';
import { labelOf, nameOf, voiceOf } from '../battle/voice.ts';

const because = z.looseObject({ id: z.string() }).transform((each): Phrase => each as unknown as Phrase);

export const dropLine = z.object({
  orders: z.array(z.string()),
  /** Why, as a phrase; not known of what was dropped before that was kept. */
  because: because.exactOptional(),
  /** The battle's revision when they were dropped: by that and their giver they are found again. */
  revision: z.number().int().exactOptional(),
  /** It was said in private. */
  quietly: z.boolean().exactOptional(),
});

type Kept = z.infer<typeof dropLine>;
type Spoken = Pick<Loaded, 'battle' | 'holders' | 'places' | 'rules' | 'seats' | 'settings' | 'voice'>;

export function dropped(
  { words }: Pick<Parts, 'words'>,
  loaded: Spoken,
  line: readonly InLine[],
  because: Phrase,
): Required<Pick<Move, 'table' | 'posts'>> {
  const { battle, settings } = loaded;
  const all = [...Map.groupBy(line, ({ userId }) => userId)].map(([userId, some]) => {
    const to = userId === undefined ? undefined : { person: userId };
    const isPrivate = to !== undefined && privatePlace({ ...loaded, status: battle.status }, to) !== undefined;
    const data: Kept = { orders: some.map(({ text }) => text), because, revision: battle.revision };
    const voice = voiceOf(words, settings.get(userId ?? '')?.language ?? battle.language);
    const post = isPrivate ? { ...openPost({ ...loaded, voice }, userId, data), to } : publicPost(loaded, userId, data);
    const said = { ...data, ...(isPrivate && { quietly: true }) };
    return { line: { kind: 'stopped', userId, data: said as unknown as Record<string, Json> }, post };
  });
  return { table: all.map((each) => each.line), posts: all.map(({ post }) => post) };
}

/** Those behind an order that comes to nothing itself. */
export function droppedBehind(
  parts: Pick<Parts, 'words'>,
  loaded: Spoken,
  { side, ...underway }: Pick<Waiting, 'side' | 'userId' | 'rest'> & { readonly afterSeq?: number | undefined },
): Required<Pick<Move, 'table' | 'posts'>> {
  return dropped(parts, loaded, lineOf(loaded, side, underway), phrase('queue-nothing-before'));
}

/** What everybody may read of it; against the bot nobody reads it who should not. */
function publicPost(loaded: Spoken, userId: string | undefined, data: Kept): Post {
  const { battle, seats, voice } = loaded;
  if (robotOf(battle)) return openPost(loaded, userId, data);
  const seat = seats.find((each) => each.userId === userId);
  const who = seat ? nameOf(personOf(seat)) : phrase('host-former');
  return {
    ...notice(voice, [phrase('queue-stopped-public', { who })], calling(userId)),
    dropped: { ...buttonOf(loaded, data, 'queue-show'), isShown: false },
  };
}

/** All there is to say of it. */
function openPost(loaded: Spoken, userId: string | undefined, data: Kept): Post {
  const { voice } = loaded;
  return {
    ...listed(voice, linesOf(loaded, data, voice.language), undefined, calling(userId)),
    dropped: { ...buttonOf(loaded, data, 'queue-again'), isShown: true },
  };
}

function calling(userId: string | undefined): string[] {
  return userId === undefined ? [] : [userId];
}

function buttonOf({ battle, voice }: Spoken, { revision = 0 }: Kept, label: string) {
  return { battle: battle.id, revision, label: labelOf(voice.say(phrase(label))) };
}

/** Why, and which. */
export function linesOf(
  { rules }: Pick<Loaded, 'rules'>,
  { orders, because: why = phrase('queue-nothing-before') }: Kept,
  language: Language,
): readonly Phrase[] {
  const texts = orders.map((text) => phrase('plan-line', { text: rules.show(text, language) }));
  return [why, phrase('queue-stopped', { n: orders.length }), ...texts];
}

/** Told anew: what was said in private is not said to everybody. */
export function droppedAgain(then: Loaded, data: unknown, userId: string | undefined): Move {
  const read = dropLine.parse(data);
  return {
    ...(!then.waiting?.question && { waiting: 'none' }),
    posts: read.quietly ? [] : [publicPost(then, userId, read)],
  };
}
