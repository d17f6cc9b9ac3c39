/** Armies by name: a person's own, those shared by others on the server, and those supplied with the bot. */
import type { Armies, ArmyRead, Language } from '../../kernel/ruleset.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import { candidate, nearest } from '../../kernel/text/nearest.ts';
import { fold } from '../../kernel/text/tokens.ts';
import type { Request } from '../request.ts';
import { nameFrom } from './scenarios.ts';
import type { Deps, ShippedArmy } from '../battle/deps.ts';
import type { KeptArmy, PutArmy } from '../store/store.ts';
import { no } from '../battle/voice.ts';

/** An army that may be used or copied. */
export interface FoundArmy {
  /** Its name in requests. */
  readonly name: string;
  readonly ruleset: string;
  readonly text: string;
  readonly title: Readonly<Record<Language, string>>;
  /** A person's army; the others come with the bot. */
  readonly kept?: PutArmy;
}

/** An army in a list, without its text. `key` identifies exactly this one, even if another has its name. */
export interface ListedArmy {
  readonly key: string;
  readonly name: string;
  readonly ruleset: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly points: number;
  readonly cost: number;
  readonly kept?: KeptArmy;
}

export interface ArmiesHere {
  readonly own: readonly ListedArmy[];
  /** Other people's. */
  readonly shared: readonly ListedArmy[];
  readonly shipped: readonly ListedArmy[];
}

/** All armies that this person can name here. */
export async function armiesHere(deps: Deps, { person, place }: Request): Promise<ArmiesHere> {
  const own = await deps.store.armiesOf(person.id);
  const here = place.guildId === undefined ? [] : await deps.store.armiesOn(place.guildId);
  return {
    own: own.map((kept) => listed(kept, kept.name)),
    shared: here
      .filter(({ userId }) => userId !== person.id)
      .map((kept) => listed(kept, `${kept.name}${OF}${kept.userId}`)),
    shipped: shippedArmies(deps),
  };
}

/** Separates an army's name from its owner's id: no name contains it. */
const OF = '@';

function listed(kept: KeptArmy, key: string): ListedArmy {
  const { name, ruleset, title, points, cost } = kept;
  return { key, name, ruleset, title, points, cost, kept };
}

/**
 * By its key, its name, its title in either language, or its id: the person's own first, then those shared here, then
 * the bot's.
 */
export async function findArmy(deps: Deps, request: Request, typed: string): Promise<FoundArmy | Refusal> {
  const here = await armiesHere(deps, request);
  const all = [...here.own, ...here.shared, ...here.shipped];
  const wanted = fold(typed.trim());
  const found =
    all.find(({ key }) => key === wanted) ??
    all.find(({ name }) => name === wanted || name === nameFrom(typed)) ??
    all.find(({ title }) => fold(title.en) === wanted || fold(title.fr) === wanted) ??
    all.find(({ kept }) => kept?.id === typed);
  return (found && (await whole(deps, found))) ?? noArmy(wanted, all);
}

function noArmy(wanted: string, all: readonly ListedArmy[]): Refusal {
  const names = [...new Set(all.map(({ name }) => name))];
  return no(phrase('army-no-such'), nearest(wanted, names.map(candidate)));
}

async function whole(deps: Deps, { name, ruleset, title, kept }: ListedArmy): Promise<FoundArmy | undefined> {
  if (!kept) {
    const text = (deps.armies ?? []).find((each) => each.name === name)?.text;
    return text === undefined ? undefined : { name, ruleset, text, title };
  }
  const army = await deps.store.army(kept.id);
  return army && { name, ruleset, text: army.text, title: army.title, kept: army };
}

/** One of a person's own armies, to change it. */
export async function findOwn(deps: Deps, request: Request, typed: string): Promise<PutArmy | Refusal> {
  const found = await findArmy(deps, request, typed);
  if (found instanceof Refusal) return found;
  if (!found.kept) return no(phrase('army-comes-along', { name: found.name }));
  if (found.kept.userId !== request.person.id) return no(phrase('army-not-yours', { name: found.name }));
  return found.kept;
}

/** The readable ones that come with the bot, by name. */
function shippedArmies({ armies = [], rulesets }: Deps): ListedArmy[] {
  return armies.flatMap((army) => {
    const read = readShipped(army, (text) => rulesets.get(army.ruleset)?.armies?.read(text));
    if (!read) return [];
    const { name: title, points, cost } = read;
    return [{ key: army.name, name: army.name, ruleset: army.ruleset, title, points, cost }];
  });
}

/** Cached, because they never change and completion asks for them at every letter. */
const shippedRead = new WeakMap<ShippedArmy, ArmyRead | undefined>();

type Read = (text: string) => ArmyRead | { readonly text?: never } | undefined;

function readShipped(army: ShippedArmy, read: Read): ArmyRead | undefined {
  if (!shippedRead.has(army)) {
    const found = read(army.text);
    shippedRead.set(army, found?.text === undefined ? undefined : found);
  }
  return shippedRead.get(army);
}

/** By its name in code or in either language. */
export function nationNamed({ words }: Deps, { nations }: Pick<Armies, 'nations'>, typed: string): string | Refusal {
  const wanted = fold(typed.trim());
  const found = nations.find(({ name, says }) =>
    [name, words.say('en', says), words.say('fr', says)].some((each) => fold(each) === wanted),
  );
  return (
    found?.name ??
    no(
      phrase('army-no-nation'),
      nations.map(({ name }) => name),
    )
  );
}
