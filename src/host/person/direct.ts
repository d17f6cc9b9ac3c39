/**
 * Direct messages: whoever wishes it is also called where nobody else reads. Such a message is a pointer: which battle,
 * what is awaited, until when, and the way there. It waits in the outbox like everything else that is said.
 */
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { battleTitle } from '../glance/title.ts';
import { momentAhead } from '../moment.ts';
import type { Parts } from '../parts.ts';
import type { Post } from '../post.ts';
import type { Battle, Change } from '../store/store.ts';
import { voiceOf } from '../voice.ts';
import { settingsOf } from './settings.ts';

/** A post, and where it will stand. */
type Said = NonNullable<Change['posts']>[number];

const PREFIX = 'user:';

/** Where the outbox keeps what is said to a person directly. */
function directTo(userId: string): string {
  return `${PREFIX}${userId}`;
}

/** The person to whom this place of the outbox belongs, if it is one's. */
export function directReader(channelId: string): string | undefined {
  return channelId.startsWith(PREFIX) ? channelId.slice(PREFIX.length) : undefined;
}

/** For each person whom these posts call, and who wishes it, one pointer to the last of them. */
export async function directPosts(
  parts: Parts,
  battle: Battle,
  said: readonly Said[],
  deadlines: readonly { readonly userId: string; readonly dueAt?: Date | undefined }[],
): Promise<readonly Said[]> {
  // What is fought in somebody's direct messages calls him there already.
  if (battle.guildId === undefined) return [];
  const last = new Map(said.flatMap((each) => each.post.calls.map((userId) => [userId, each] as const)));
  if (last.size === 0) return [];
  const settings = await settingsOf(parts.store, [...last.keys()]);
  const wishing = [...last].filter(([userId]) => settings.get(userId)?.direct);
  if (wishing.length === 0) return [];
  const title = await battleTitle(parts, battle);
  return wishing.map(([userId, { channelId, post }]) => {
    const voice = voiceOf(parts.words, settings.get(userId)?.language ?? battle.language);
    const due = deadlines.find((each) => each.userId === userId && each.dueAt)?.dueAt;
    const until = due ? [phrase('direct-until', { until: momentAhead(due) })] : [];
    const where = { guildId: battle.guildId, channelId };
    return {
      channelId: directTo(userId),
      post: {
        kind: 'notice',
        title: voice.say(title),
        sentences: [whatFor(post), ...until].map((says) => ({ says: voice.say(says), dice: [] })),
        footer: [],
        links: [{ label: voice.say(phrase('direct-where')), ...where }],
        calls: [],
      },
    };
  });
}

function whatFor({ kind }: Post): Phrase {
  if (kind === 'card') return phrase('direct-answer');
  return kind === 'bulletin' ? phrase('direct-turn') : phrase('direct-called');
}
