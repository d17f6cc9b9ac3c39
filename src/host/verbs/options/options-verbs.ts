/** The verbs about the optional rules of a battle. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Request } from '../../request.ts';
import { findScenario } from '../../advance/scenarios.ts';
import type { Deps } from '../../battle/deps.ts';
import { load } from '../../advance/load.ts';
import { verbKit } from '../../advance/verb.ts';
import { no } from '../../battle/voice.ts';
import { choose } from './choosing.ts';
import { mayVary, variantsOf } from '../../advance/variants.ts';
import type { Variations } from './options.ts';
import { completeTyped } from '../../advance/typed-options.ts';

export function createOptions(deps: Deps) {
  const { decide, verb } = verbKit(deps);
  return {
    /** The variants in force in the battle here, or in another one by its id. */
    variations: verb(variations),
    /** Changes one of them, before the battle begins; everyone is notified. */
    vary: decide(choose),
    /** Completions when opening a battle with this scenario. */
    completeOptions: verb(completeFor),
  };
}

async function completeFor(deps: Deps, request: Request, scenario: string, typed: string) {
  const found = await findScenario(deps, request, scenario);
  if (found instanceof Refusal) return [];
  const rules = deps.rulesets.get(found.ruleset);
  const read = rules?.read(found.text);
  if (!rules?.variants || !read || 'faults' in read) return [];
  return completeTyped(deps.words, request.language, rules.variants.of(read.state), typed);
}

/** The variants of a battle are public: they were announced at the opening. */
async function variations(deps: Deps, request: Request, id?: string): Promise<Variations | Refusal> {
  const { store } = deps;
  const battle = await (id === undefined ? store.battleAt(request.place.channelId) : store.battle(id));
  if (!battle || battle.status === 'cancelled') return no(phrase('host-no-battle'));
  const loaded = await load(deps, battle);
  const why = mayVary({ battle }, request);
  const isHere = id === undefined || (await store.battleIdAt(request.place.channelId)) === id;
  return {
    battle: battle.id,
    says: why?.says ?? phrase('options-open'),
    variants: variantsOf(loaded),
    mayChange: why === undefined && isHere,
  };
}
