/** Creating or giving up a battle's threads, for those who may. */
import { phrase } from '../../../kernel/phrase.ts';
import type { Refusal } from '../../../kernel/play.ts';
import type { Request } from '../../request.ts';
import { isUmpire, sidesOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { no } from '../../battle/voice.ts';
import { keptOf, withKept } from '../../seats/kept-places.ts';
import type { THREADS } from './thread-news.ts';

export function threads(loaded: LoadedBattle, request: Request, which: (typeof THREADS)[number]): Decision | Refusal {
  const { battle } = loaded;
  if (battle.status === 'over') return no(phrase('host-is-over'));
  return which === 'mine' ? mine(loaded, request) : forAll(loaded, request, which);
}

/** Given-up threads are tried again, and missing permissions are reported again. */
function forAll(loaded: LoadedBattle, request: Request, which: 'all' | 'none'): Decision | Refusal {
  if (!mayArrange(loaded, request)) return no(phrase('place-denied'));
  const { battle, places } = loaded;
  const { own } = keptOf(battle);
  const none = which === 'none';
  const kept = { make: none ? ('no' as const) : ('yes' as const), own: none ? [] : own, gone: [], lacks: [] };
  const drop = places.filter(({ kind }) => kind !== 'channel').map(({ channelId }) => channelId);
  return {
    patch: { options: withKept(battle, kept) },
    ...(none && { places: { drop } }),
    table: [{ kind: 'threads', userId: request.person.id, data: { which } }],
    says: () => [phrase(none ? 'place-threads-none' : 'place-threads-all')],
  };
}

function mine(loaded: LoadedBattle, { person }: Request): Decision | Refusal {
  if (sidesOf(loaded, person).length === 0) return no(phrase('host-no-seat'));
  const { battle } = loaded;
  const kept = keptOf(battle);
  const own = [...kept.own.filter((id) => id !== person.id), person.id];
  const gone = kept.gone.filter((each) => each !== person.id);
  return {
    patch: { options: withKept(battle, { ...kept, own, gone, lacks: [] }) },
    table: [{ kind: 'threads', userId: person.id, data: { which: 'mine' } }],
    says: () => [phrase('place-threads-mine')],
  };
}

/** The umpire, a chief, the person who opened the battle, an administrator. */
function mayArrange(loaded: LoadedBattle, { person, administrator }: Request): boolean {
  const { holders, battle } = loaded;
  const isChief = [holders.red, holders.blue].some((chief) => chief?.id === person.id);
  return administrator || isUmpire(loaded, person) || isChief || battle.openedBy === person.id;
}
