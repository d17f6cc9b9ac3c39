/**
 * Direct messages: people who want them are also called where no one else reads. Such a message is a pointer: which
 * battle, what is needed, by when, and the link. It waits in the outbox like every post; during its reader's quiet
 * hours, until they are over.
 */
import { dueAfter } from '../seats/hours.ts';
import { paceOf } from '../seats/pace.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { battleTitle } from './battle-title.ts';
import type { Deps, Saying } from '../battle/deps.ts';
import { placesFor, publicPlaces } from '../seats/route.ts';
import { momentAhead } from '../../kernel/moment.ts';
import type { Post } from '../post.ts';
import type { Battle, NewPost } from '../store/store.ts';
import { voiceOf } from '../battle/voice.ts';
import { type Settings, settingsOf } from '../battle/settings.ts';

const PREFIX = 'user:';

/** The outbox channel for a person's direct messages. */
function directTo(userId: string): string {
  return `${PREFIX}${userId}`;
}

/** The person this outbox channel belongs to, if any. */
export function directReader(channelId: string): string | undefined {
  return channelId.startsWith(PREFIX) ? channelId.slice(PREFIX.length) : undefined;
}

/** One pointer for each called person who wants it: to their card, otherwise to the last post. */
export async function directPosts(deps: Deps, saying: Saying): Promise<readonly NewPost[]> {
  const { battle, posts, deadlines } = saying;
  // A battle in a person's direct messages already calls them there.
  if (battle.guildId === undefined) return [];
  const cardsLast = [...posts].sort((a, b) => Number(isCard(a)) - Number(isCard(b)));
  const last = new Map(cardsLast.flatMap((each) => each.post.calls.map((userId) => [userId, each] as const)));
  if (last.size === 0) return [];
  const settings = await settingsOf(deps.store, [...last.keys()]);
  const wishing = [...last].filter(([userId]) => settings.get(userId)?.direct);
  if (wishing.length === 0) return [];
  const title = await battleTitle(deps, battle);
  const cards = await openCards(deps, saying);
  return wishing.map(([userId, { channelId, post }]) => {
    const due = deadlines.find((each) => each.userId === userId && each.dueAt)?.dueAt;
    const until = due ? [phrase('direct-until', { until: momentAhead(due) })] : [];
    const card = isCard({ post }) ? undefined : cards.find((each) => isFor(saying, userId, each.channelId));
    const where = { guildId: battle.guildId, ...(card ?? { channelId }) };
    const links = [{ label: phrase('direct-where'), ...where }];
    return letter(deps, battle, { userId, settings: settings.get(userId), title }, [whatFor(post), ...until], links);
  });
}

/** To each of them, whether they want direct messages or not: there is no other place for it. */
export async function directMessages(
  deps: Deps,
  battle: Battle,
  people: readonly string[],
  says: readonly Phrase[],
): Promise<readonly NewPost[]> {
  const settings = await settingsOf(deps.store, people);
  const title = await battleTitle(deps, battle);
  return people.map((userId) => letter(deps, battle, { userId, settings: settings.get(userId), title }, says));
}

interface Reader {
  readonly userId: string;
  readonly settings: Settings | undefined;
  /** The battle's. */
  readonly title: Phrase;
}

/** In their own language; during their quiet hours it waits. */
function letter(
  { words, clock }: Deps,
  battle: Battle,
  { userId, settings, title }: Reader,
  says: readonly Phrase[],
  links: readonly (Omit<NonNullable<Post['links']>[number], 'label'> & { readonly label: Phrase })[] = [],
): NewPost {
  const { say } = voiceOf(words, settings?.language ?? battle.language);
  return {
    channelId: directTo(userId),
    post: {
      kind: 'notice',
      title: say(title),
      sentences: says.map((each) => ({ says: say(each), dice: [] })),
      footer: [],
      links: links.map((link) => ({ ...link, label: say(link.label) })),
      calls: [],
    },
    notBefore: wokenAt(clock(), settings, battle),
  };
}

function isCard({ post }: Pick<NewPost, 'post'>): boolean {
  return post.kind === 'card';
}

/** Where the cards of the open question are. */
async function openCards({ store }: Deps, { battle, waiting }: Saying) {
  return waiting?.question ? store.cards(battle.id, waiting.no) : [];
}

/** The question is for their side, and they can read the channel. */
function isFor({ waiting, ...ground }: Saying, userId: string, channelId: string): boolean {
  const isAsked = ground.seats.some((seat) => seat.userId === userId && seat.side === waiting?.question?.to);
  const reads = [...placesFor(ground, { person: userId }), ...publicPlaces(ground)];
  return isAsked && reads.includes(channelId);
}

/** The end of their quiet hours, if these have begun, so as not to wake them. */
function wokenAt(now: Date, settings: Settings | undefined, battle: Battle): Date | undefined {
  const { quiet, zone = paceOf(battle)?.zone ?? 'UTC' } = settings ?? {};
  const woken = dueAfter(now, 0, quiet ? [{ zone, quiet, weekends: true }] : []);
  return woken > now ? woken : undefined;
}

function whatFor({ kind }: Post): Phrase {
  if (kind === 'card') return phrase('direct-answer');
  return kind === 'bulletin' ? phrase('direct-turn') : phrase('direct-called');
}
