/** What the bot did with a battle's places, and what it could not: recorded, and announced if it concerns everyone. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { goOn } from '../../advance/advance.ts';
import { knownOf, load } from '../../advance/load.ts';
import { isUnderWay, type Known, type Loaded } from '../../battle/loaded-battle.ts';
import { commitMove } from '../../advance/commit.ts';
import type { Move } from '../../battle/decision.ts';
import { cardAgain } from '../../messages/card-again.ts';
import type { Parts } from '../../battle/deps.ts';
import type { Post } from '../../post.ts';
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
export async function noted(parts: Parts, battleId: string, news: News): Promise<void> {
  await parts.lock(battleId, () => tried(() => note(parts, battleId, news)));
}

async function note(parts: Parts, battleId: string, news: News) {
  const battle = await parts.store.battle(battleId);
  const known = battle && (await knownFor(parts, battle, news));
  const move = known && (await moveFor(parts, known, news));
  if (!move) return 'known';
  const committed = await commitMove(parts, known, move);
  if (committed === 'committed') await goOn(parts, battleId);
  return committed;
}

/** News that affect more than places: a clock stops or restarts, or a question has lost its card. */
const GRAVE: readonly News['kind'][] = ['gone', 'back', 'lost'];

/** Changes of places need no rules, so they work for an unreadable battle too. */
async function knownFor(parts: Parts, battle: Battle, { kind }: News): Promise<Known & Partial<Loaded>> {
  if (!GRAVE.includes(kind)) return knownOf(parts, battle);
  const loaded = await load(parts, battle).catch(orUnreadable);
  return loaded instanceof UnreadableBattle ? knownOf(parts, battle) : loaded;
}

/** Stored with the options of a battle, which may be the unreadable part. */
const KEPT: readonly News['kind'][] = ['gone', 'back', 'lacks'];

/** Nothing, if it is already known. */
async function moveFor(parts: Parts, known: Known & Partial<Loaded>, news: News): Promise<Move | undefined> {
  if (known.battle.spoilt && KEPT.includes(news.kind)) return undefined;
  switch (news.kind) {
    case 'gone':
      return lose(parts, known, news.how);
    case 'back':
      return find(known);
    case 'made':
      return made(known, news);
    case 'lost':
      return lost(parts, known, news.channelId);
    case 'archived':
      return archived(known, news.channelId);
    case 'lacks':
      return lacking(known, news.names);
    case 'status':
      return status(known, news.messageId);
  }
}

function made({ battle, places }: Known, { thread, channelId }: Extract<News, { kind: 'made' }>): Move | undefined {
  if (places.some((place) => place.kind === thread.kind && purposeOf(place) === purposeOf(thread))) return undefined;
  const { kind, side, userId } = thread;
  const whose = { guildId: battle.guildId, battleId: battle.id, kind, side, userId };
  return { places: { put: [{ ...whose, channelId, statusId: undefined, archived: false }] } };
}

function archived({ places }: Known, channelId: string): Move | undefined {
  const place = places.find((each) => each.channelId === channelId);
  return place && !place.archived ? { places: { put: [{ ...place, archived: true }] } } : undefined;
}

async function lost(parts: Parts, known: Known & Partial<Loaded>, channelId: string): Promise<Move | undefined> {
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
  const cards = await cardsFrom(parts, { ...known, places: rest }, channelId);
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
  { store }: Parts,
  known: Known & Partial<Loaded>,
  channelId: string,
): Promise<(voice: Voice) => readonly Post[]> {
  const { battle, waiting } = known;
  const question = waiting?.question;
  if (!isLoaded(known) || !question) return () => [];
  const said = await store.cards(battle.id, waiting.no);
  const stoodThere = said.some((each) => each.channelId === channelId);
  return (voice) => (stoodThere ? cardAgain({ ...known, voice }, question.to) : []);
}

function isLoaded(known: Known & Partial<Loaded>): known is Loaded {
  return known.rules !== undefined;
}

function lostData({ kind, side }: Place) {
  return { what: kind as 'reports' | 'side' | 'own', ...(side && { side }) };
}

function lostSays({ what, side }: ReturnType<typeof lostData>): Phrase {
  return side ? phrase('place-lost-side', { side: sideName(side) }) : phrase(`place-lost-${what}`);
}

function lacking({ battle }: Known, names: readonly string[]): Move | undefined {
  const kept = keptOf(battle);
  if (names.length === kept.lacks.length && names.every((name) => kept.lacks.includes(name))) return undefined;
  const fresh = names.filter((name) => !kept.lacks.includes(name));
  const patch = { options: withKept(battle, { ...kept, lacks: [...names] }) };
  if (fresh.length === 0) return { patch };
  return {
    patch,
    table: [
      {
        kind: 'lacking',
        userId: undefined,
        data: { names: fresh },
        posts: (voice) => [notice(voice, lackingSays(fresh))],
      },
    ],
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

function status({ places }: Known, messageId: string | undefined): Move | undefined {
  const place = places.find(({ kind }) => kind === 'channel');
  if (!place || place.statusId === messageId) return undefined;
  return { places: { put: [{ ...place, statusId: messageId }] } };
}
