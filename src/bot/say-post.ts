/** Says one post in its channel: message by message, and without its picture where that cannot be sent. */
import type { Leased } from '../host/store/store.ts';
import type { Paint, Picture } from './bot.ts';
import type { Log } from './log.ts';
import { type Leaf, leavesOf } from './message.ts';
import { fileOf, type Naming, namingOf } from './naming.ts';

/** The channel as the outbox sees it: what stands there, and saying something more. */
export interface Channels {
  /** The latest messages of our own: the marks, file names and nonces they bear, and their ids. */
  readonly latest: (channelId: string) => Promise<readonly Standing[]>;
  /** Says it, and gives its id. */
  readonly send: (channelId: string, leaf: Leaf, picture: Picture | undefined) => Promise<string>;
}

export interface Standing {
  readonly id: string;
  readonly marks: ReadonlySet<string>;
}

/**
 * What became of a failed try: worth another one; worth one without the picture; worth one when somebody has given
 * the permission that is lacking; one by another process; never in this place; or never.
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

/** With its picture; without it, where the picture is what cannot be sent. */
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
    // A channel has one post painted at a time, so that there is always room for it.
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
  const leaves = leavesOf(row.post, naming);
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
