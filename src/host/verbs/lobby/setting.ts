/** The setting of a new battle: a scenario; two armies on its terrain, if named; the readings typed. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { aloneIn } from '../../../kernel/variant.ts';
import { meetingFor } from '../../advance/encounter.ts';
import { faultLines, type Meeting, encounterState } from '../../seats/sealed-deployment.ts';
import type { How } from '../../battle/setup.ts';
import type { Request } from '../../request.ts';
import { findScenario } from '../../advance/scenarios.ts';
import { withChoice } from '../../advance/variants.ts';
import { readOptions } from '../../advance/typed-options.ts';
import type { Deps, Scenario } from '../../battle/deps.ts';
import type { Robot } from '../../seats/bot-seat.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import { no } from '../../battle/voice.ts';

export interface Setting {
  readonly scenario: Pick<Scenario, 'name'>;
  readonly rules: AnyRuleset;
  readonly state: unknown;
  readonly title: Phrase;
  readonly dice: readonly number[];
  /** The two armies that meet there. */
  readonly meeting?: Meeting;
}

/** A scenario just parsed. */
interface Written extends Setting {
  readonly scenario: Scenario;
}

/** Reports everything that prevents it before anything is stored. */
export async function settingFor(
  deps: Deps,
  request: Request,
  name: string,
  how: How,
  solo: Robot | undefined,
): Promise<Setting | Refusal> {
  const plain = await readScenario(deps, request, name);
  if (plain instanceof Refusal) return plain;
  const begun = solo ? { ...plain, state: aloneIn(plain.rules.variants, plain.state) } : plain;
  const armed = await withArmies(deps, request, begun, how, solo);
  return armed instanceof Refusal ? armed : withOptions(deps, armed, how.options);
}

/** A stored scenario is parsed again: the rules may have changed since. */
async function readScenario(deps: Deps, request: Request, typed: string): Promise<Written | Refusal> {
  const scenario = await findScenario(deps, request, typed);
  if (scenario instanceof Refusal) return scenario;
  const { name } = scenario;
  const rules = deps.rulesets.get(scenario.ruleset);
  if (!rules) return no(phrase('host-scenario-game', { name, game: scenario.ruleset }));
  const read = rules.read(scenario.text);
  if ('faults' in read) return no(phrase('host-scenario-faults', { name, faults: faultLines(read.faults) }));
  const dice = read.dice ?? [];
  if (dice.length > 0 && !deps.scriptedDice) return no(phrase('host-scripted-refused', { name }));
  return { scenario, rules, state: read.state, title: read.title, dice };
}

/** Two armies in place of the scenario's units; its scripted dice are dropped too. */
async function withArmies(
  deps: Deps,
  request: Request,
  read: Written,
  how: How,
  solo: Robot | undefined,
): Promise<Setting | Refusal> {
  const ground = { text: read.scenario.text, rules: read.rules };
  const meeting = await meetingFor(deps, request, ground, how, solo?.side);
  if (!meeting || meeting instanceof Refusal) return meeting ?? read;
  const met = encounterState(read.rules, meeting);
  return met instanceof Refusal ? met : { ...read, ...met, dice: [] };
}

/** The readings typed, in place of those of the scenario. */
function withOptions(deps: Deps, read: Setting, typed: string | undefined): Setting | Refusal {
  if (typed === undefined) return read;
  const { rules } = read;
  const choices = readOptions(deps.words, rules.variants?.of(read.state) ?? [], typed);
  if (choices instanceof Refusal) return choices;
  let { state } = read;
  for (const choice of choices) {
    const next = withChoice(rules, state, choice);
    if (next instanceof Refusal) return next;
    ({ state } = next);
  }
  return { ...read, state };
}
