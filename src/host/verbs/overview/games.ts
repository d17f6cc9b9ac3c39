/** All battles of a person, on all servers: what they owe each, and by when; those that wait for them first. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { showOne } from '../../advance/each-battle.ts';
import type { Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { overLine, sideName } from '../../battle/voice.ts';
import type { Deps } from '../../battle/deps.ts';
import { readableOr, type Battle, type Place, type Seat } from '../../store/store.ts';
import { goneOf, goneSays } from '../../seats/gone-place.ts';
import { UnreadableBattle } from '../../battle/unreadable.ts';
import type { Game, Games } from './overview.ts';
import { askedLines, othersLines, owedBy, owedLine } from './owed.ts';
import { battleTitle, titleIfReadable } from '../../messages/battle-title.ts';

/** The most battles looked at, newest first; of the finished ones, only the last are shown. */
const MOST = 60;
const OVER = 5;

export async function games(deps: Deps, { person }: Request): Promise<Games> {
  const ids = (await deps.store.battlesOf(person.id)).slice(0, MOST);
  const all: (Game & { readonly status: Battle['status']; readonly rank: number })[] = [];
  for (const id of ids) {
    const isFull = all.filter(({ status }) => status === 'over').length >= OVER;
    const isWanted = ({ status }: Battle) => status !== 'cancelled' && !(status === 'over' && isFull);
    const shown = await showOne(deps, id, isWanted, async (loaded) => {
      const owed = owedBy(loaded, person.id);
      const game = await gameOf(deps, loaded, person.id, owed);
      // A battle without a deadline comes after those with one, and before those that wait for others.
      const rank = game.owes.length === 0 ? Infinity : (owed[0]?.until?.getTime() ?? Number.MAX_SAFE_INTEGER);
      return { ...game, status: loaded.battle.status, rank };
    });
    if (!(shown instanceof UnreadableBattle)) all.push(...(shown ? [shown] : []));
    else all.push({ ...(await unreadGame(deps, shown, person.id)), status: shown.battle.status, rank: -1 });
  }
  const running = all.filter(({ status }) => status !== 'over').toSorted(byRank);
  return { running, over: all.filter(({ status }) => status === 'over') };
}

function byRank(a: { readonly rank: number }, b: { readonly rank: number }): number {
  return a.rank === b.rank ? 0 : a.rank - b.rank;
}

async function gameOf(
  deps: Deps,
  loaded: LoadedBattle,
  userId: string,
  owed: ReturnType<typeof owedBy>,
): Promise<Game> {
  const { battle, rules, state, next, seats, places } = loaded;
  const place = channelOf(places);
  const isAnswer = owed.some(({ duty }) => duty === 'answer');
  const cards = isAnswer && loaded.waiting ? await deps.store.cards(battle.id, loaded.waiting.no) : [];
  // A deleted place cannot be linked.
  const card = cards.find(({ channelId }) => places.some((each) => each.channelId === channelId));
  const where = goneOf(battle) ? undefined : (card ?? (place && { channelId: place.channelId }));
  const owes = [...owed.map((each) => owedLine(loaded, each)), ...(await askedLines(deps, loaded, userId))];
  return {
    title: await battleTitle(deps, battle),
    roles: rolesOf(seats, userId),
    turn:
      next.kind === 'over' ? overLine(next) : battle.status === 'mustering' ? phrase('host-lobby') : rules.turn(state),
    owes,
    awaits: owes.length > 0 ? [] : [...standing(battle), ...othersLines(loaded, userId)],
    ...(where && { place: { guildId: battle.guildId, ...where } }),
  };
}

/** What is known without its rules, and that it is unreadable. */
async function unreadGame(deps: Deps, { battle, why }: UnreadableBattle, userId: string): Promise<Game> {
  const { id } = battle;
  const seats = await readableOr(deps.store.seats(id), []);
  const place = goneOf(battle) ? undefined : channelOf(await readableOr(deps.store.placesOf(id), []));
  return {
    title: await titleIfReadable(deps, id),
    roles: rolesOf(seats, userId),
    turn: phrase(`overview-${why}`),
    owes: [],
    awaits: [],
    ...(place && { place: { guildId: place.guildId, channelId: place.channelId } }),
  };
}

function rolesOf(seats: readonly Seat[], userId: string): readonly Phrase[] {
  return seats
    .filter((seat) => seat.userId === userId)
    .map(({ side }) =>
      side === 'umpire' ? phrase('overview-umpire') : phrase('overview-side', { side: sideName(side) }),
    );
}

function channelOf(places: readonly Place[]): Place | undefined {
  return places.find(({ kind }) => kind === 'channel');
}

function standing(battle: Battle) {
  const { status } = battle;
  const gone = goneOf(battle);
  if (gone) return [goneSays(gone)];
  if (status === 'paused') return [phrase('overview-paused')];
  return status === 'halted' ? [phrase('overview-halted')] : [];
}
