/** The scenarios of a server: finding and adding them. */
import { surveyorOf } from '../../survey/boards.ts';
import { onlyOnce } from './only-once.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { bilingual } from '../../kernel/text/quoted.ts';
import { fold } from '../../kernel/text/tokens.ts';
import type { Person, Reply, Request } from '../request.ts';
import { newId, type Deps, type Scenario } from '../battle/deps.ts';
import type { KeptScenario } from '../store/store.ts';
import { type Validation, validateScenario } from './validate-scenario.ts';
import { nameOf, no } from '../battle/voice.ts';
import type { Size } from '../../survey/surveyor.ts';

/** A scenario that can be opened on this server. */
export interface Offered {
  readonly name: string;
  readonly title: Phrase;
  readonly ruleset: string;
  /** The title of its rulebook. */
  readonly game?: Phrase;
  readonly size?: Size;
  /** A person added it here, by now forgotten if unnamed; the others come with the bot. */
  readonly added?: { readonly by?: Person; readonly at: Date };
}

/** The most scenarios of a server, and the most of one person who does not administer it. */
export const MOST = { server: 25, person: 5 } as const;

const LONGEST_NAME = 40;

/** Supplied scenarios first. */
export async function offered(deps: Deps, { place }: Request): Promise<readonly Offered[]> {
  const kept = place.guildId === undefined ? [] : await deps.store.scenarios(place.guildId);
  return [
    ...deps.scenarios.map(({ name, title, ruleset, size }) => ({ name, title, ruleset, ...(size && { size }) })),
    ...kept.map(offeredOf),
  ].map((each) => {
    const game = deps.rulesets.get(each.ruleset)?.book?.title;
    return { ...each, ...(game && { game }) };
  });
}

function offeredOf({ name, title, ruleset, cols, rows, userId, userName, at }: KeptScenario): Offered {
  return {
    name,
    title: phrase('scenario-title', { title: bilingual(title.en, title.fr) }),
    ruleset,
    size: { across: cols, down: rows },
    added: { ...(userId !== '' && { by: { id: userId, name: userName } }), at },
  };
}

/** By its name, or by its title in either language. */
export async function findScenario(deps: Deps, { place }: Request, typed: string): Promise<Scenario | Refusal> {
  const shipped = deps.scenarios.find(({ name, title }) => {
    const titles = (['en', 'fr'] as const).map((language) => deps.words.say(language, title));
    return isCalled(typed, name, titles);
  });
  if (shipped) return shipped;
  const kept = place.guildId === undefined ? [] : await deps.store.scenarios(place.guildId);
  const found = kept.find(({ name, title }) => isCalled(typed, name, [title.en, title.fr]));
  const text = found && (await deps.store.scenarioText(found.id));
  if (found && text !== undefined) return { ...offeredOf(found), text };
  return no(
    phrase('host-no-scenario'),
    [...deps.scenarios, ...kept].map(({ name }) => name),
  );
}

export function isCalled(typed: string, name: string, titles: readonly string[]): boolean {
  const wanted = typed.trim().toLowerCase();
  return wanted === name || titles.some((title) => title.toLowerCase() === wanted);
}

/** Keeps a valid text for this server. A scenario with the same name is replaced only on request. */
export async function addScenario(
  deps: Deps,
  request: Request,
  text: string,
  { called, replace }: { readonly called: string; readonly replace: boolean },
): Promise<Validation | Reply | Refusal> {
  const spot = spotFor(deps, request, called);
  if (spot instanceof Refusal) return spot;
  const { guildId, name } = spot;
  const found = validateScenario(deps, request.language, text);
  if (found instanceof Refusal || 'faults' in found) return found;
  return onlyOnce(deps, `scenarios of ${guildId}`, request, async () => {
    const kept = await deps.store.scenarios(guildId);
    const before = kept.find((each) => each.name === name);
    const mayNot = before ? whyNotReplace(request, before, replace) : whyNotAdd(request, kept);
    if (mayNot) return mayNot;
    const { id: userId, name: userName } = request.person;
    const { ruleset, title, scene } = found;
    const { across: cols, down: rows } = surveyorOf(scene).sizeOf(scene);
    const put = { id: newId(deps), guildId, name, ruleset, title: spoken(deps, title), cols, rows, text };
    const done = phrase(before ? 'host-scenario-replaced' : 'host-scenario-added', { name });
    return {
      change: { scenario: { put: { ...put, userId, userName }, ...(before && { remove: before.id }) } },
      result: { ...found, says: [done, ...found.says] },
    };
  });
}

function spoken({ words }: Deps, title: Offered['title']): KeptScenario['title'] {
  return { en: words.say('en', title), fr: words.say('fr', title) };
}

/** Lower-case letters, digits and hyphens: easy to type, and without meaning in Discord. */
export function nameFrom(called: string): string {
  const words = fold(called.replace(/\.txt$/i, '')).match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, LONGEST_NAME).replace(/-$/, '');
}

/** Why a text could not be kept under an unused name, whatever its content. */
export async function whyNotKeep(deps: Deps, request: Request, called: string): Promise<Refusal | undefined> {
  const spot = spotFor(deps, request, called);
  if (spot instanceof Refusal) return spot;
  const { guildId, name } = spot;
  const kept = await deps.store.scenarios(guildId);
  const before = kept.find((each) => each.name === name);
  return before ? whyNotReplace(request, before, false) : whyNotAdd(request, kept);
}

/** Where a scenario with that name would be kept. */
function spotFor(
  deps: Deps,
  { place: { guildId } }: Request,
  called: string,
): { readonly guildId: string; readonly name: string } | Refusal {
  if (guildId === undefined) return no(phrase('host-scenario-server'));
  const name = nameFrom(called);
  if (name === '') return no(phrase('host-scenario-name'));
  if (deps.scenarios.some((each) => each.name === name)) return no(phrase('host-scenario-shipped', { name }));
  return { guildId, name };
}

function whyNotReplace(request: Request, before: KeptScenario, replace: boolean): Refusal | undefined {
  const { name } = before;
  if (!replace) return no(phrase('host-scenario-taken', { name }));
  return whyNotTouch(request, before);
}

function whyNotAdd({ person, administrator }: Request, kept: readonly KeptScenario[]): Refusal | undefined {
  if (kept.length >= MOST.server) return no(phrase('host-scenario-full', { most: MOST.server }));
  const own = kept.filter(({ userId }) => userId === person.id).length;
  if (own < MOST.person || administrator) return undefined;
  return no(phrase('host-scenario-full-person', { most: MOST.person }));
}

/** A scenario can be removed by the person who added it and by the server's administrators. */
export function whyNotTouch({ person, administrator }: Request, { name, userId, userName }: KeptScenario) {
  if (administrator || userId === person.id) return undefined;
  return no(phrase('host-scenario-not-yours', { name, who: nameOf({ id: userId, name: userName }) }));
}
