/** What the bot did with a battle's places, and what it could not: recorded, and announced if it concerns everyone. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { advance } from '../../advance/advance.ts';
import { knownOf, load } from '../../advance/load.ts';
import { isUnderWay, type Known, type LoadedBattle } from '../../battle/loaded-battle.ts';
import { commitDecision } from '../../advance/commit.ts';
import type { Decision } from '../../battle/decision.ts';
import { cardAgain } from '../../messages/card-again.ts';
import type { Deps } from '../../battle/deps.ts';
import type { Post } from '../../post.ts';
import { noticeLine } from '../../messages/notice-line.ts';
import { notice } from '../../messages/posts.ts';
import type { Battle, Place } from '../../store/store.ts';
import { tried } from '../../retry.ts';
import { orUnreadable, UnreadableBattle } from '../../battle/unreadable.ts';
import { sideName, type Voice } from '../../battle/voice.ts';
import { find, lose } from './gone.ts';
import { keptOf, purposeOf, withKept } from '../../seats/kept-places.ts';
import type { News } from './thread-news.ts';
import { placesFor } from '../../seats/route.ts';

/** If others are faster again and again, the next change takes care of it. */
export async function reportSync(deps: Deps, battleId: string, news: News): Promise<void> {
  await deps.lock(battleId, () => tried(() => note(deps, battleId, news)));
}

async function note(deps: Deps, battleId: string, news: News) {
  const battle = await deps.store.battle(battleId);
  const known = battle && (await knownFor(deps, battle, news));
  const decision = known && (await moveFor(deps, known, news));
  if (!decision) return 'known';
  const committed = await commitDecision(deps, known, decision);
  if (committed === 'committed') await advance(deps, battleId);
  return committed;
}

/** News that affect more than places: a clock stops or restarts, or a question has lost its card. */
const GRAVE: readonly News['kind'][] = ['gone', 'back', 'lost'];

/** Changes of places need no rules, so they work for an unreadable battle too. */
async function knownFor(deps: Deps, battle: Battle, { kind }: News): Promise<Known & Partial<LoadedBattle>> {
  if (!GRAVE.includes(kind)) return knownOf(deps, battle);
  const loaded = await load(deps, battle).catch(orUnreadable);
  return loaded instanceof UnreadableBattle ? knownOf(deps, battle) : loaded;
}

/** Stored with the options of a battle, which may be the unreadable part. */
const KEPT: readonly News['kind'][] = ['gone', 'back', 'lacks'];

/** Nothing, if it is already known. */
async function moveFor(deps: Deps, known: Known & Partial<LoadedBattle>, news: News): Promise<Decision | undefined> {
  if (known.battle.spoilt && KEPT.includes(news.kind)) return undefined;
  switch (news.kind) {
    case 'gone':
      return lose(deps, known, news.how);
    case 'back':
      return find(known);
    case 'made':
      return made(known, news);
    case 'lost':
      return lost(deps, known, news.channelId);
    case 'archived':
      return archived(known, news.channelId);
    case 'lacks':
      return lacking(known, news.names);
    case 'status':
      return status(known, news.messageId);
  }
}

function made({ battle, places }: Known, { thread, channelId }: Extract<News, { kind: 'made' }>): Decision | undefined {
  if (places.some((place) => place.kind === thread.kind && purposeOf(place) === purposeOf(thread))) return undefined;
  const { kind, side, userId } = thread;
  const whose = { guildId: battle.guildId, battleId: battle.id, kind, side, userId };
  return { places: { put: [{ ...whose, channelId, statusId: undefined, archived: false }] } };
}

function archived({ places }: Known, channelId: string): Decision | undefined {
  const place = places.find((each) => each.channelId === channelId);
  return place && !place.archived ? { places: { put: [{ ...place, archived: true }] } } : undefined;
}

async function lost(
  deps: Deps,
  known: Known & Partial<LoadedBattle>,
  channelId: string,
): Promise<Decision | undefined> {
  const { battle, places, seats } = known;
  const place = places.find((each) => each.channelId === channelId);
  if (!place || place.kind === 'channel') return undefined;
  const rest = places.filter((each) => each !== place);
  const to = place.side ? ({ side: place.side } as const) : place.userId ? { person: place.userId } : undefined;
  const [instead] = placesFor({ places: rest, status: battle.status, seats }, to);
  const kept = keptOf(battle);
  const moved = {
    places: { drop: [channelId] },
    ...(instead !== undefined && { divert: [{ from: channelId, to: instead }] }),
  };
  // In a finished battle it is not missed; with unreadable options, nothing can be recorded.
  if (!isUnderWay(battle) || battle.spoilt) return moved;
  const cards = await cardsFrom(deps, { ...known, places: rest }, channelId);
  const data = lostData(place);
  // A private thread concerns only its owner.
  const alone = place.kind === 'own' && to ? { to } : {};
  return {
    patch: { options: withKept(battle, { ...kept, gone: [...kept.gone, purposeOf(place)] }) },
    ...moved,
    table: [
      {
        kind: 'threadLost',
        userId: undefined,
        data,
        posts: (voice) => [{ ...notice(voice, [lostSays(data)]), ...alone }, ...cards(voice)],
      },
    ],
  };
}

/** Posts the open question again, if its card was there. */
async function cardsFrom(
  { store }: Deps,
  known: Known & Partial<LoadedBattle>,
  channelId: string,
): Promise<(voice: Voice) => readonly Post[]> {
  const { battle, waiting } = known;
  const question = waiting?.question;
  if (!isLoaded(known) || !question) return () => [];
  const said = await store.cards(battle.id, waiting.no);
  const stoodThere = said.some((each) => each.channelId === channelId);
  return (voice) => (stoodThere ? cardAgain({ ...known, voice }, question.to) : []);
}

function isLoaded(known: Known & Partial<LoadedBattle>): known is LoadedBattle {
  return known.rules !== undefined;
}

function lostData({ kind, side }: Place) {
  return { what: kind as 'reports' | 'side' | 'own', ...(side && { side }) };
}

function lostSays({ what, side }: ReturnType<typeof lostData>): Phrase {
  return side ? phrase('place-lost-side', { side: sideName(side) }) : phrase(`place-lost-${what}`);
}

function lacking({ battle }: Known, names: readonly string[]): Decision | undefined {
  const kept = keptOf(battle);
  if (names.length === kept.lacks.length && names.every((name) => kept.lacks.includes(name))) return undefined;
  const fresh = names.filter((name) => !kept.lacks.includes(name));
  const patch = { options: withKept(battle, { ...kept, lacks: [...names] }) };
  if (fresh.length === 0) return { patch };
  return {
    patch,
    table: [noticeLine({ kind: 'lacking', userId: undefined, data: { names: fresh } }, lackingSays(fresh))],
  };
}

/** Not a missing permission: the channel cannot have threads, or has all the pins it can have. */
function lackingSays(names: readonly string[]): readonly Phrase[] {
  const permissions = names.filter((name) => name !== 'Channel' && name !== 'Pins');
  const list = permissions.map((name) => phrase(`bot-permission-${name}`));
  const lacks = list.length > 0 ? [phrase('place-lacking', { count: list.length, names: list })] : [];
  return [
    ...(names.includes('Channel') ? [phrase('place-no-threads')] : lacks),
    ...(names.includes('Pins') ? [phrase('place-pins-full')] : []),
  ];
}

function status({ places }: Known, messageId: string | undefined): Decision | undefined {
  const place = places.find(({ kind }) => kind === 'channel');
  if (!place || place.statusId === messageId) return undefined;
  return { places: { put: [{ ...place, statusId: messageId }] } };
}
