/** The scenarios of a server: those supplied with the bot, and those its members have added. */
import { onlyOnce } from '../../advance/only-once.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Reply, Request } from '../../request.ts';
import type { Deps } from '../../battle/deps.ts';
import { validateScenario } from '../../advance/validate-scenario.ts';
import { verbKit } from '../../advance/verb.ts';
import { no } from '../../battle/voice.ts';
import { addScenario, isCalled, offered, whyNotTouch } from '../../advance/scenarios.ts';

export function createScenarioLibrary(deps: Deps) {
  const { verb } = verbKit(deps);
  return {
    scenarios: verb(offered),
    /** Checks a text as a scenario. Nothing is kept. */
    checkScenario: (request: Request, text: string) => validateScenario(deps, request.language, text),
    /** Keeps it for this server under a name derived from its title. */
    addScenario: verb(addScenario),
    removeScenario: verb(removeScenario),
  };
}

/** Battles opened from it continue: each has its own position. */
async function removeScenario(deps: Deps, request: Request, typed: string): Promise<Reply | Refusal> {
  const { guildId } = request.place;
  if (guildId === undefined) return no(phrase('host-scenario-server'));
  return onlyOnce(deps, `scenarios of ${guildId}`, request, async () => {
    const kept = await deps.store.scenarios(guildId);
    const found = kept.find(({ name, title }) => isCalled(typed, name, [title.en, title.fr]));
    if (!found) {
      if (deps.scenarios.some(({ name }) => name === typed)) return no(phrase('host-scenario-comes-along'));
      return no(
        phrase('host-no-scenario'),
        kept.map(({ name }) => name),
      );
    }
    const mayNot = whyNotTouch(request, found);
    if (mayNot) return mayNot;
    const says = [phrase('host-scenario-removed', { name: found.name })];
    return { change: { scenario: { remove: found.id } }, result: { says } };
  });
}
