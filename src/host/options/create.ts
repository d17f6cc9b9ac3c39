/** The verbs about what a battle plays by, put together. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Request } from '../request.ts';
import { findScenario } from '../library.ts';
import type { Parts } from '../parts.ts';
import { load } from '../load.ts';
import { change } from '../verb.ts';
import { no } from '../voice.ts';
import { choose, mayVary, variantsOf } from './choosing.ts';
import type { Options, Variations } from './options.ts';
import { completeTyped } from './typed.ts';

export function createOptions(parts: Parts): Options {
  return {
    variations: (request, battle) => variations(parts, request, battle),
    vary: (request, what) => change(parts, request, (loaded) => choose(loaded, request, what)),
    completeOptions: async (request, scenario, typed) => {
      const found = await findScenario(parts, request, scenario);
      if (found instanceof Refusal) return [];
      const rules = parts.rulesets.get(found.ruleset);
      const read = rules?.read(found.text);
      if (!rules?.variants || !read || 'faults' in read) return [];
      return completeTyped(parts.words, request.language, rules.variants.of(read.state), typed);
    },
  };
}

/** What a battle plays by is no secret: it was said when it was opened. */
async function variations(parts: Parts, request: Request, id: string | undefined): Promise<Variations | Refusal> {
  const { store } = parts;
  const battle = await (id === undefined ? store.battleAt(request.place.channelId) : store.battle(id));
  if (!battle || battle.status === 'cancelled') return no(phrase('host-no-battle'));
  const loaded = await load(parts, battle);
  const why = mayVary({ battle }, request);
  const isHere = id === undefined || (await store.battleIdAt(request.place.channelId)) === id;
  return {
    battle: battle.id,
    says: why?.says ?? phrase('options-open'),
    variants: variantsOf(loaded),
    mayChange: why === undefined && isHere,
  };
}
