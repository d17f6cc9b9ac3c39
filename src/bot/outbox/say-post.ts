/** Sends one post, message by message; without its picture if that cannot be sent. */
import type { Leased } from '../../host/store/store.ts';
import type { Paint, Picture } from '../bot.ts';
import type { Log } from '../log.ts';
import { type OutgoingMessage, messagesOf } from '../messages/message.ts';
import { fileOf, type Naming, namingOf } from './naming.ts';

/** A channel as the outbox sees it: its messages, and sending another. */
export interface Channels {
  /** The bot's latest messages: their marks, file names, nonces and ids. */
  readonly latest: (channelId: string) => Promise<readonly PostedMessage[]>;
  /** Sends it and returns its id. */
  readonly send: (channelId: string, leaf: OutgoingMessage, picture: Picture | undefined) => Promise<string>;
}

export interface PostedMessage {
  readonly id: string;
  readonly marks: ReadonlySet<string>;
}

/**
 * What to do after a failed try: retry; retry without the picture; wait for a missing permission; leave it to another
 * process; never in this channel; never at all.
 */
export type Verdict =
  | { readonly kind: 'later'; readonly afterMs?: number }
  | { readonly kind: 'bare' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'never' };

/** Named moments at which a test may end the process. */
export type Point = 'outbox-leased' | 'outbox-painted' | 'outbox-said' | 'outbox-marked';

export interface SayOptions {
  readonly channels: Channels;
  readonly paint: Paint;
  readonly judge: (error: unknown, attempts: number) => Verdict;
  readonly log: Log;
  readonly at?: (point: Point) => void;
}

/** With its picture, unless the picture is what cannot be sent. */
export async function sayPost(options: SayOptions, row: Leased): Promise<string> {
  const { log, at = () => undefined } = options;
  const picture = await pictureOf(options, row);
  at('outbox-painted');
  try {
    return await sayLeaves(options, row, picture);
  } catch (error) {
    const verdict = options.judge(error, row.attempts).kind;
    if (!picture || (verdict !== 'bare' && verdict !== 'blocked')) throw error;
    log.warn({ err: error, row: row.id }, 'the picture cannot be sent; saying it without');
    return sayLeaves(options, row, undefined);
  }
}

/** Better without a picture than never. */
async function pictureOf({ paint, log }: SayOptions, row: Leased): Promise<Picture | undefined> {
  if (!row.post.scene) return undefined;
  try {
    // A channel has one picture in the queue at a time, so there is always room.
    const picture = await paint(row.post.scene, { whom: row.channelId, isUrgent: true });
    if (picture === 'full') throw new Error('too many pictures wait');
    return picture;
  } catch (error) {
    log.error({ err: error, row: row.id }, 'painting failed');
    return undefined;
  }
}

async function sayLeaves(options: SayOptions, row: Leased, picture: Picture | undefined): Promise<string> {
  const naming: Naming = namingOf(row, picture ? fileOf(row.id, picture.type) : undefined);
  const leaves = messagesOf(row.post, naming);
  const standing = row.attempts > 1 ? await options.channels.latest(row.channelId) : [];
  let last = '';
  for (const leaf of leaves) {
    const there = standing.find(({ marks }) =>
      [String(leaf.mark), leaf.nonce, leaf.file].some((m) => m && marks.has(m)),
    );
    last =
      there?.id ?? (await options.channels.send(row.channelId, leaf, leaf.file === undefined ? undefined : picture));
  }
  return last;
}
