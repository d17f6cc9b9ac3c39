/** Moving a battle whose place is gone to another channel. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { toDesk } from '../../messages/desk-post.ts';
import { battleTitle } from '../../messages/battle-title.ts';
import type { Person, Reply, Request } from '../../request.ts';
import { load } from '../../advance/load.ts';
import { commandersOf } from '../../seats/commanders.ts';
import { asking, isUnderWay, type LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { cardAgain } from '../../messages/card-again.ts';
import type { Deps } from '../../battle/deps.ts';
import type { Post } from '../../post.ts';
import { notice } from '../../messages/posts.ts';
import type { Battle } from '../../store/store.ts';
import { changeIn } from '../../advance/verb.ts';
import { nameOf, no } from '../../battle/voice.ts';
import { goingOn, withoutGone } from './gone.ts';
import { goneOf } from '../../seats/gone-place.ts';
import { keptOf, withKept } from '../../seats/kept-places.ts';
import type { Astray } from './thread-news.ts';

/** The most battles of a person that are searched, newest first. */
const MOST = 60;

/** The battles of this person whose place is gone. */
export async function astray(deps: Deps, { person }: Pick<Request, 'person'>): Promise<readonly Astray[]> {
  const ids = (await deps.store.battlesOf(person.id)).slice(0, MOST);
  const battles = await Promise.all(ids.map((id) => deps.store.battle(id)));
  const found = battles.flatMap((battle) => (battle && isUnderWay(battle) && goneOf(battle) ? [battle] : []));
  return Promise.all(found.map(async (battle) => ({ battle: battle.id, title: await battleTitle(deps, battle) })));
}

/** Moves it to the channel of this request. */
export async function bring(deps: Deps, request: Request, id: string): Promise<Reply | Refusal> {
  const loading = async (): Promise<LoadedBattle | Refusal> => {
    const battle = await deps.store.battle(id);
    return battle && isUnderWay(battle) ? load(deps, battle) : no(phrase('host-no-battle'));
  };
  return changeIn(deps, id, request, loading, async (loaded) =>
    bringing(loaded, await deps.store.battleAt(request.place.channelId), request),
  );
}

/** `there`: the battle that has the channel, or had it last. */
function bringing(loaded: LoadedBattle, there: Battle | undefined, request: Request): Decision | Refusal {
  const { battle, places } = loaded;
  const { person, place } = request;
  if (!mayBring(loaded, request)) return no(phrase('host-no-seat'));
  if (!goneOf(battle)) return no(phrase('place-not-gone'));
  if (place.guildId === undefined) return no(phrase('place-bring-server'));
  if (there && isUnderWay(there)) return no(phrase('host-battle-here'));
  const old = places.map(({ channelId }) => channelId);
  const options = withKept({ options: withoutGone(battle) }, { ...keptOf(battle), lacks: [] });
  return {
    patch: { options, guildId: place.guildId, ...goingOn(battle) },
    place: { ...place, battleId: battle.id, ...(there && { instead: there.id }) },
    places: { drop: old },
    divert: old.map((from) => ({ from, to: place.channelId, parkedOf: battle.id })),
    table: [
      {
        kind: 'brought',
        userId: person.id,
        data: {},
        posts: (voice) => broughtPosts({ ...loaded, places: [], voice }, person),
      },
    ],
    says: () => [phrase('place-you-bring')],
  };
}

function mayBring({ seats, battle }: LoadedBattle, { person, place, administrator }: Request): boolean {
  const isOfServer = administrator && place.guildId === battle.guildId;
  return isOfServer || battle.openedBy === person.id || seats.some(({ userId }) => userId === person.id);
}

/** With the open question, whose card was in the old place. */
function broughtPosts(loaded: LoadedBattle, person: Person): readonly Post[] {
  const { battle, next, voice } = loaded;
  const says = notice(voice, [phrase('place-brought', { who: nameOf(person) })], commandersOf(loaded));
  const side = asking(loaded)?.question.to;
  return [{ ...says, ...toDesk(next, battle.id, voice) }, ...(side ? cardAgain(loaded, side) : [])];
}
