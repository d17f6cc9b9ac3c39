/** Opens a battle: reads the scenario, draws the secret of its dice and commits to it, takes the place. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Language } from '../../../kernel/ruleset.ts';
import { openingSalts } from '../../orders/salts.ts';
import { start } from '../../advance/start-battle.ts';
import { type Pace, readPace } from '../../seats/pace.ts';
import type { How } from '../../battle/setup.ts';
import type { Reply, Request } from '../../request.ts';
import { advance, orRead, retriedByClock } from '../../advance/advance.ts';
import { load } from '../../advance/load.ts';
import { storeDecision } from '../../advance/commit.ts';
import { openedSays, opening, type Wanted } from './opening.ts';
import { newId, type Deps } from '../../battle/deps.ts';
import { settingsOf } from '../../battle/settings.ts';
import { type Robot, robotOf } from '../../seats/bot-seat.ts';
import { settingFor } from './setting.ts';
import { once } from '../../advance/only-once.ts';
import { following, lockKey } from '../../advance/verb.ts';
import { no } from '../../battle/voice.ts';
import { isUnderWay } from '../../battle/loaded-battle.ts';

/** The zone where most readers of a language live. */
const ZONES: Readonly<Record<Language, string>> = { en: 'UTC', fr: 'Europe/Paris' };

export async function open(
  deps: Deps,
  request: Request,
  name: string,
  language: Language,
  solo?: Robot,
  how: How = {},
): Promise<Reply | Refusal> {
  return openWith(deps, request, async () => {
    const setting = await settingFor(deps, request, name, how, solo);
    if (setting instanceof Refusal) return setting;
    const salts = openingSalts(how, solo);
    if (salts instanceof Refusal) return salts;
    const pace = await wantedPace(deps, request, language, how);
    return pace instanceof Refusal ? pace : { setting, language, solo, how, pace, salts };
  });
}

/** Opens the battle, unless there is already one in that place. */
export async function openWith(
  deps: Deps,
  request: Request,
  want: () => Promise<Wanted | Refusal>,
): Promise<Reply | Refusal> {
  deps.at('received');
  const { channelId } = request.place;
  return once(deps, await lockKey(deps, request.place), request, async () => {
    const before = await deps.store.battleAt(channelId);
    if (before && isUnderWay(before)) return no(phrase('host-battle-here'));
    deps.at('loaded');
    const wanted = await want();
    if (wanted instanceof Refusal) return wanted;
    deps.at('played');
    deps.at('committing');
    const id = newId(deps);
    const committed = await deps.store.commit(await opening(deps, request, wanted, { id, before }));
    if (committed !== 'committed') return committed;
    deps.at('committed');
    deps.changed(id);
    const beginning = () => retriedByClock(deps, id, () => begin(deps, id));
    const late = wanted.solo ? await following(deps, id, beginning) : [];
    deps.at('told');
    return { says: [...openedSays(wanted), ...late] };
  });
}

/** Against the bot there is no one to wait for. */
export async function begin(deps: Deps, id: string): Promise<void> {
  const battle = await deps.store.battle(id);
  if (battle?.status !== 'mustering' || !robotOf(battle)) return;
  const loaded = await load(deps, battle);
  const decision = await start(deps, loaded, { person: { id: battle.openedBy, name: '' } });
  // The person who opened it has left, or still has to deploy: it begins when a person has taken their side and
  // deployed, as the bot does straight away.
  const isRefused = decision instanceof Refusal;
  await advance(deps, id, isRefused ? undefined : orRead(await storeDecision(deps, loaded, decision)));
}

/** In the zone of the person who opens it, by default. */
async function wantedPace(
  { store }: Deps,
  { person }: Request,
  language: Language,
  { pace }: How,
): Promise<Pace | undefined | Refusal> {
  if (pace === undefined) return undefined;
  const settings = (await settingsOf(store, [person.id])).get(person.id);
  return readPace(pace, settings?.zone ?? ZONES[language]);
}
