/** The desired state of a battle's places: its threads with their members, and its status message. */
import { z } from 'zod';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { titleOf } from '../../messages/battle-title.ts';
import { knownOf, load } from '../../advance/load.ts';
import { isUnderWay, type Known } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import { robotOf } from '../../seats/bot-seat.ts';
import * as stored from '../../store/stored.ts';
import type { Place, TableEntry } from '../../store/store.ts';
import { orUnreadable, UnreadableBattle } from '../../battle/unreadable.ts';
import { sideName } from '../../battle/voice.ts';
import { goneOf } from '../../seats/gone-place.ts';
import { keptOf, purposeOf } from '../../seats/kept-places.ts';
import type { Thread, DesiredThreads } from './thread-news.ts';
import { statusPost, unreadPost } from './status.ts';
import { type Wanted, wantedThreads } from '../../seats/desired-threads.ts';

/** Discord's limit; the mark at the end must stay. */
const NAME = 100;

export async function desiredThreads(
  deps: Deps,
  battleId: string,
  whole: boolean,
): Promise<DesiredThreads | undefined> {
  const battle = await deps.store.battle(battleId);
  if (!battle) return undefined;
  const known = await knownOf(deps, battle);
  const channel = known.places.find(({ kind }) => kind === 'channel');
  // Another battle has the channel now.
  if (!channel) return undefined;
  const { channelId } = channel;
  const where = { battle: battle.id, channelId, guildId: battle.guildId, isOver: !isUnderWay(battle) };
  if (goneOf(battle)) return { ...where, isGone: true, threads: [], lacks: [] };
  const status = await statusOf(deps, known, channel);
  return {
    ...where,
    isGone: false,
    threads: await threadsOf(deps, known, whole),
    lacks: keptOf(battle).lacks,
    ...(status && { status }),
  };
}

/**
 * By channel id. Waiting posts in one of them come first, because they would reopen the thread. It needs neither the
 * rules nor the battle's channel, which may be another battle's now.
 */
export async function finished({ store }: Deps, battleId: string): Promise<readonly string[]> {
  const battle = await store.battle(battleId);
  if (!battle || isUnderWay(battle)) return [];
  const threads = (await store.placesOf(battleId)).filter(({ kind, archived }) => kind !== 'channel' && !archived);
  if (threads.length === 0) return [];
  const unsaid = await store.unsaid(battleId);
  return threads.map(({ channelId }) => channelId).filter((id) => !unsaid.includes(id));
}

/** From the first order on; a player against the bot knows that they have to act. */
async function statusOf(deps: Deps, known: Known, { statusId }: Place): Promise<DesiredThreads['status']> {
  const { status, options } = known.battle;
  const isLast = status === 'over' || status === 'cancelled';
  if (status === 'mustering' || robotOf({ options }) || (isLast && statusId === undefined)) return undefined;
  const loaded = await load(deps, known.battle, known).catch(orUnreadable);
  const post = await (loaded instanceof UnreadableBattle
    ? unreadPost(deps, known, loaded.why)
    : statusPost(deps, loaded));
  return { post, isLast, ...(statusId !== undefined && { messageId: statusId }) };
}

async function threadsOf(deps: Deps, known: Known, whole: boolean): Promise<Thread[]> {
  const wanted = wantedThreads(known);
  // Whether to create more is stored with the options.
  if (wanted.length === 0 || known.battle.spoilt) return [];
  const { id, tableSeq } = known.battle;
  const lines = await deps.store.tableEntries(id, 1, whole ? tableSeq : 1);
  const title = lines[0] && titleOf(deps, known.battle, lines[0]);
  return wanted.map((each) => {
    const place = known.places.find(
      ({ kind, ...rest }) => kind === each.kind && purposeOf({ kind, ...rest }) === purposeOf(each),
    );
    return {
      ...each,
      name: threadName(known, each, title),
      formers: each.side ? formersOf(each, lines) : [],
      ...(place && { channelId: place.channelId }),
    };
  });
}

function threadName({ voice, battle, seats }: Known, { side, userId }: Wanted, title: Phrase | undefined): string {
  const seat = seats.find((each) => each.userId === userId);
  const whose = side ? voice.say(phrase('place-staff', { side: sideName(side) })) : '';
  const own = seat?.userName ?? '';
  const what = whose || own || voice.say(phrase('place-reports'));
  const mark = ` · ${battle.id.slice(0, 4)}`;
  return `${what} · ${title ? voice.say(title) : ''}`.slice(0, NAME - mark.length) + mark;
}

const seated = z.object({ side: stored.role });

/** Everyone who once commanded there and no longer does. */
function formersOf({ side, members }: Wanted, lines: readonly TableEntry[]): string[] {
  const came = lines.flatMap(({ kind, userId, data }) => {
    const isHere = ['joined', 'replaced'].includes(kind) && seated.safeParse(data).data?.side === side;
    return isHere && userId !== undefined ? [userId] : [];
  });
  return [...new Set(came)].filter((id) => !members.includes(id));
}
