/** The verbs about the optional rules of a battle. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Request } from '../../request.ts';
import { findScenario } from '../../advance/scenarios.ts';
import type { Parts } from '../../battle/deps.ts';
import { load } from '../../advance/load.ts';
import { verbKit } from '../../advance/verb.ts';
import { no } from '../../battle/voice.ts';
import { choose } from './choosing.ts';
import { mayVary, variantsOf, type Varied } from '../../advance/variants.ts';
import type { Variations } from './options.ts';
import { completeTyped } from '../../advance/typed-options.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';

export function createOptions(parts: Parts) {
  const { change } = verbKit(parts);
  return {
    /** The variants in force in the battle here, or in another one by its id. */
    variations: (request: Request, battle?: string) => variations(parts, request, battle),
    /** Changes one of them, before the battle begins; everyone is told. */
    vary: change((loaded: Loaded, request: Request, what: Varied) => choose(loaded, request, what)),
    /** Completions when opening a battle with this scenario. */
    completeOptions: async (request: Request, scenario: string, typed: string) => {
      const found = await findScenario(parts, request, scenario);
      if (found instanceof Refusal) return [];
      const rules = parts.rulesets.get(found.ruleset);
      const read = rules?.read(found.text);
      if (!rules?.variants || !read || 'faults' in read) return [];
      return completeTyped(parts.words, request.language, rules.variants.of(read.state), typed);
    },
  };
}

/** The variants of a battle are public: they were announced at the opening. */
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
