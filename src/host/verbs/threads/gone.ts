/**
 * A battle whose place is gone: its channel was deleted, or the bot was removed from its server. It is paused, everyone
 * with a seat gets a direct message, and no post is lost. It continues automatically when the bot is back on the
 * server, and in any other channel one of them moves it to.
 */
import { phrase } from '../../../kernel/phrase.ts';
import { toDesk } from '../../messages/desk-post.ts';
import { commandersOf } from '../../seats/commanders.ts';
import { isUnderWay, type Known, type LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { directMessages } from '../../messages/direct-message.ts';
import type { Post } from '../../post.ts';
import { notice } from '../../messages/posts.ts';
import { isRobot } from '../../seats/bot-seat.ts';
import type { Battle, BattlePatch, Options } from '../../store/store.ts';
import type { How } from './thread-news.ts';
import { type Gone, goneOf, goneSays } from '../../seats/gone-place.ts';

/** It may be known already, or no longer matter to anyone. */
export async function lose(deps: Deps, known: Known, how: How): Promise<Decision | undefined> {
  const { battle, places, seats } = known;
  const channel = places.find(({ kind }) => kind === 'channel');
  const before = goneOf(battle);
  if (!channel || before?.how === how) return undefined;
  const forgotten = { ...channel, statusId: undefined };
  const isPlayed = battle.status === 'playing';
  const now: Gone = { how, held: isPlayed || before?.held === true };
  const people = [...new Set(seats.map(({ userId }) => userId))].filter((id) => !isRobot(known, { id }));
  const threads = places.filter(({ kind }) => kind !== 'channel').map(({ channelId }) => channelId);
  // A finished battle has nothing more to say there.
  if (!isUnderWay(battle)) {
    const isKept = how === 'left' || (channel.statusId === undefined && threads.length === 0);
    return isKept ? undefined : { places: { put: [forgotten], drop: threads } };
  }
  return {
    patch: { options: { ...battle.options, gone: now }, ...(isPlayed && { status: 'paused' }) },
    // The threads disappeared with their channel. Their due posts wait with the channel's.
    ...(how === 'deleted' && {
      places: { put: [forgotten], drop: threads },
      divert: threads.map((from) => ({ from, to: channel.channelId })),
    }),
    table: [{ kind: 'placeGone', userId: undefined, data: { how } }],
    letters: await directMessages(deps, battle, people, [goneSays(now)]),
  };
}

/** A deleted channel never comes back. */
export function find(known: Known & Partial<LoadedBattle>): Decision | undefined {
  const { battle } = known;
  if (goneOf(battle)?.how !== 'left') return undefined;
  return {
    patch: { options: withoutGone(battle), ...goingOn(battle) },
    table: [{ kind: 'placeBack', userId: undefined, data: {}, posts: (voice) => [foundPost({ ...known, voice })] }],
  };
}

function foundPost({ next, battle, voice, ...seated }: Known & Partial<LoadedBattle>): Post {
  const says = notice(voice, [phrase('place-back')], commandersOf(seated));
  return { ...says, ...(next && toDesk(next, battle.id, voice)) };
}

/** Another pause, or a failure, remains. */
export function goingOn(battle: Battle): BattlePatch {
  return battle.status === 'paused' && goneOf(battle)?.held ? { status: 'playing' } : {};
}

export function withoutGone({ options }: Pick<Battle, 'options'>): Options {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'gone'));
}
