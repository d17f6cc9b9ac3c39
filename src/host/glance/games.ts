/** All battles of a person, on all servers: what he owes each, and until when; those that wait for him first. */
import { phrase } from '../../kernel/phrase.ts';
import type { Request } from '../host.ts';
import { load, type Loaded } from '../load.ts';
import { overLine } from '../look.ts';
import { askedLines } from '../motion/open.ts';
import type { Parts } from '../parts.ts';
import type { Battle } from '../store/store.ts';
import { sideName } from '../voice.ts';
import type { Game, Games } from './glance.ts';
import { othersLines, owedBy, owedLine } from './owed.ts';
import { battleTitle } from './title.ts';

/** So many are looked at, the newest first; of those that are over, only the last ones are shown. */
const MOST = 60;
const OVER = 5;

export async function games(parts: Parts, { person }: Request): Promise<Games> {
  const ids = (await parts.store.battlesOf(person.id)).slice(0, MOST);
  const all: (Game & { readonly status: Battle['status']; readonly rank: number })[] = [];
  for (const id of ids) {
    const battle = await parts.store.battle(id);
    if (!battle || battle.status === 'cancelled') continue;
    if (battle.status === 'over' && all.filter(({ status }) => status === 'over').length >= OVER) continue;
    const loaded = await load(parts, battle);
    const owed = owedBy(loaded, person.id);
    const shown = await gameOf(parts, loaded, person.id, owed);
    // What has no deadline comes after what has one, and before what somebody else must do.
    const rank = shown.owes.length === 0 ? Infinity : (owed[0]?.until?.getTime() ?? Number.MAX_SAFE_INTEGER);
    all.push({ ...shown, status: battle.status, rank });
  }
  const running = all.filter(({ status }) => status !== 'over').toSorted(byRank);
  return { running, over: all.filter(({ status }) => status === 'over') };
}

function byRank(a: { readonly rank: number }, b: { readonly rank: number }): number {
  return a.rank === b.rank ? 0 : a.rank - b.rank;
}

async function gameOf(parts: Parts, loaded: Loaded, userId: string, owed: ReturnType<typeof owedBy>): Promise<Game> {
  const { battle, rules, state, next, seats, places } = loaded;
  const roles = seats.filter((seat) => seat.userId === userId).map(({ side }) => side);
  const place = places.find(({ kind }) => kind === 'channel');
  const card =
    owed.some(({ duty }) => duty === 'answer') && loaded.waiting
      ? (await parts.store.cards(battle.id, loaded.waiting.no))[0]
      : undefined;
  const where = card ?? (place && { channelId: place.channelId });
  const owes = [...owed.map(owedLine), ...(await askedLines(parts, loaded, userId))];
  return {
    title: await battleTitle(parts, battle),
    roles: roles.map((role) =>
      role === 'umpire' ? phrase('glance-umpire') : phrase('glance-side', { side: sideName(role) }),
    ),
    turn:
      next.kind === 'over'
        ? overLine(next)
        : battle.status === 'mustering'
          ? phrase('host-mustering')
          : rules.turn(rules.view(state)),
    owes,
    awaits: owes.length > 0 ? [] : [...standing(battle), ...othersLines(loaded, userId)],
    ...(where && { place: { guildId: battle.guildId, ...where } }),
  };
}

function standing({ status }: Battle) {
  if (status === 'paused') return [phrase('glance-paused')];
  return status === 'halted' ? [phrase('glance-halted')] : [];
}
