/** A person's own settings, and how each is parsed. */
import { type Json, Refusal } from '../../../kernel/play.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { Request } from '../../request.ts';
import type { Deps } from '../../battle/deps.ts';
import { verbKit } from '../../advance/verb.ts';
import { no } from '../../battle/voice.ts';
import { chooseDoctrine } from './doctrine.ts';
import { forgetMe } from './forget-me.ts';
import type { SettingsWish } from './settings-wish.ts';
import { readQuiet, readSettings, type Settings } from '../../battle/settings.ts';
import { clockIn, zoneNamed, zonesLike } from '../../battle/time-zone.ts';
import type { Language } from '../../../kernel/ruleset.ts';

/** Another process may write the same row at the same time. */
const TRIES = 3;

/** Discord's limit for completions. */
const ZONES = 25;

const NONE = 'none';

export function createPeople(deps: Deps) {
  const settings = async (userId: string): Promise<Settings> =>
    readSettings((await deps.store.people([userId])).get(userId));
  const { verb } = verbKit(deps);
  return {
    settings,
    /** Sets a person's doctrine in every battle; without a name, returns the current one. */
    doctrine: verb(chooseDoctrine),
    /** How much is kept of a person. */
    privacy: (request: Request) => deps.store.keptOf(request.person.id),
    /** Keeps nothing of a person from now on but what verifies their battles. */
    forgetMe: verb(forgetMe),
    /** Changes the settings, all or nothing; returns the result. */
    settle: (request: Request, wish: SettingsWish) => settle(deps, settings, request, wish),
    /** Zones that match the text typed so far, each with its local time. */
    zones: (typed: string, language: Language) => {
      const now = deps.clock();
      return zonesLike(typed, language, ZONES).map((name) => ({ name, clock: clockIn(name, now) }));
    },
    /** A direct message cannot reach the person: no more are tried, and they will be told. */
    unreached: async (userId: string) => {
      await keep(deps, userId, { ...(await settings(userId)), direct: false, unreached: true });
    },
    /** The person has been told. */
    toldUnreached: async (userId: string) => {
      const { unreached: _told, ...rest } = await settings(userId);
      await keep(deps, userId, rest);
    },
  };
}

async function settle(
  deps: Deps,
  settings: (userId: string) => Promise<Settings>,
  { interaction, person }: Request,
  wish: SettingsWish,
): Promise<Settings | Refusal> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await settings(person.id);
    const after = settled(before, wish);
    if (after instanceof Refusal) return after;
    const committed = await keep(deps, person.id, after, interaction);
    if (committed === 'seen') return before;
    if (committed === 'committed') return after;
  }
  return no(phrase('host-busy'));
}

function keep(deps: Deps, userId: string, settings: Settings, interactionId?: string) {
  const people = [{ userId, settings: settings as Json }];
  return deps.store.commit({ at: deps.clock(), people, ...(interactionId !== undefined && { interactionId }) });
}

/** The settings with the wish, or why it is not possible. */
function settled(before: Settings, wish: SettingsWish): Settings | Refusal {
  const zone = wish.zone === undefined || wish.zone === NONE ? undefined : zoneNamed(wish.zone.trim());
  if (wish.zone !== undefined && wish.zone !== NONE && zone === undefined) return no(phrase('settings-no-zone'));
  const quiet = wish.quiet === undefined || wish.quiet === NONE ? undefined : readQuiet(wish.quiet);
  if (wish.quiet !== undefined && wish.quiet !== NONE && !quiet) return no(phrase('settings-no-quiet'));
  const { language = before.language, theme = before.theme, direct = before.direct } = wish;
  const { unreached: _old, ...rest } = before;
  return readSettings({
    ...rest,
    zone: wish.zone === undefined ? before.zone : zone,
    quiet: wish.quiet === undefined ? before.quiet : quiet,
    ...(wish.direct === undefined && { unreached: before.unreached }),
    direct,
    language: language === NONE ? undefined : language,
    theme: theme === NONE ? undefined : theme,
  });
}
