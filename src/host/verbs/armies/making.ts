/** A person's new armies: empty, copied, from a text, or random. */
import type { Armies, ArmyRead, Language } from '../../../kernel/ruleset.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Reply, Request } from '../../request.ts';
import { nameFrom } from '../../advance/scenarios.ts';
import type { Deps } from '../../battle/deps.ts';
import type { Army, KeptArmy, PutArmy } from '../../store/store.ts';
import { no } from '../../battle/voice.ts';
import type { ArmyShown, BuilderShown, ImportWish, NewArmyWish, NoArmyShown, RandomArmyWish } from './armies-shown.ts';
import { begun } from './builder-wizard.ts';
import { findArmy, nationNamed } from '../../advance/armies.ts';
import {
  armed,
  armiesOf,
  changedBuilding,
  changing,
  columnsOf,
  type ArmyDeed,
  freeName,
  newArmy,
  readKept,
  type UnderRules,
  underRules,
  wantedName,
  whyNoRoom,
} from './kept.ts';
import { looksLikeScenario } from '../../advance/validate-scenario.ts';
import { noArmy, shownKept } from './shown.ts';

/** In bytes: many times the largest possible army. */
export const LARGEST_ARMY = 32 * 1024;

/** The usual game size, if none is given. */
const USUAL_POINTS = 1500;

type Made = Promise<ArmyShown | Reply | Refusal>;

interface NewArmy extends UnderRules {
  readonly ruleset: string;
  /** The name that the person gave it, if any; otherwise it keeps its title, and is called `like` something. */
  readonly called: string | undefined;
  readonly like: string;
}

/** A new army of this person's, if there is room for it. */
async function adding<T>(
  deps: Deps,
  request: Request,
  { ruleset, armies, read: untitled, called, like }: NewArmy,
  then: (put: PutArmy) => Promise<ArmyDeed<T> | Refusal> | ArmyDeed<T> | Refusal,
): Promise<T | Reply | Refusal> {
  const read =
    called === undefined ? untitled : readNamed(armies, called, armies.named(untitled.text, titleFrom(called)));
  if (read instanceof Refusal) return read;
  return changing(deps, request, async () => {
    const own = await deps.store.armiesOf(request.person.id);
    const named = called === undefined ? freeName(deps, own, like) : wantedName(deps, own, called);
    const name = whyNoRoom(own) ?? named;
    return name instanceof Refusal ? name : then(newArmy(deps, request, { name, ruleset, read }));
  });
}

export async function create(
  deps: Deps,
  request: Request,
  { called, points = USUAL_POINTS, nation: typed }: NewArmyWish,
): Promise<BuilderShown | Reply | Refusal> {
  const game = armed(deps);
  if (game instanceof Refusal) return game;
  const nation = typed === undefined ? undefined : nationNamed(deps, game.armies, typed);
  if (nation instanceof Refusal) return nation;
  const read = readNamed(game.armies, called, game.armies.blank(titleFrom(called), points, nation));
  if (read instanceof Refusal) return read;
  return adding(deps, request, { ...game, read, called, like: called }, (put) => begun(deps, request, put));
}

function titleFrom(called: string): Readonly<Record<Language, string>> {
  const title = called.trim();
  return { en: title, fr: title };
}

/** Only its name was typed, so only the name can be at fault. */
function readNamed(armies: Armies, called: string, text: string): ArmyRead | Refusal {
  if (nameFrom(called) === '') return no(phrase('army-name'));
  const read = armies.read(text);
  return read.text === undefined ? new Refusal('TEXT', read.faults[0]!.says) : read;
}

export async function copy(deps: Deps, request: Request, typed: string, as?: string): Made {
  const source = await findArmy(deps, request, typed);
  if (source instanceof Refusal) return source;
  const known = underRules(deps, source);
  if (known instanceof Refusal) return known;
  const { name: from, ruleset } = source;
  return adding(deps, request, { ...known, ruleset, called: as, like: from }, (put) =>
    keeping(deps, request, put, phrase('army-copied', { name: put.name, from })),
  );
}

/** Stores it and shows it. */
function keeping(deps: Deps, request: Request, put: PutArmy, note: Phrase): ArmyDeed<ArmyShown> | Refusal {
  const result = shownKept(deps, request, put, [note]);
  return result instanceof Refusal ? result : { put, result };
}

export async function importText(
  deps: Deps,
  request: Request,
  text: string,
  { called, replace }: ImportWish,
): Promise<ArmyShown | NoArmyShown | Reply | Refusal> {
  const read = readText(deps, text);
  if (read instanceof Refusal || 'faults' in read) return read;
  const { ruleset, army } = read;
  return changing<ArmyShown>(deps, request, async () => {
    const own = await deps.store.armiesOf(request.person.id);
    const before = replace ? await sameName(deps, own, called) : undefined;
    if (before) {
      const put = { ...before, ruleset, ...columnsOf(army), building: changedBuilding(before) };
      return asBrought(keeping(deps, request, put, phrase('army-replaced', { name: before.name })), text, army);
    }
    const name = whyNoRoom(own) ?? wantedName(deps, own, called);
    if (name instanceof Refusal) return orReplace(name);
    const put = newArmy(deps, request, { name, ruleset, read: army });
    return asBrought(keeping(deps, request, put, phrase('army-imported', { name })), text, army);
  });
}

/** If a name is taken, a person who brings a file is told that it may be replaced. */
function orReplace(refusal: Refusal): Refusal {
  const { id, args } = refusal.says;
  return id === 'army-taken' ? no(phrase('army-taken-own', args)) : refusal;
}

/** The faults at their places in the person's text, which was not canonical. */
function asBrought(
  deed: ArmyDeed<ArmyShown> | Refusal,
  text: string,
  { faults }: ArmyRead,
): ArmyDeed<ArmyShown> | Refusal {
  return deed instanceof Refusal ? deed : { ...deed, result: { ...deed.result, ...noArmy(text, faults) } };
}

async function sameName({ store }: Deps, own: readonly KeptArmy[], called: string): Promise<Army | undefined> {
  const found = own.find(({ name }) => name === nameFrom(called));
  return found && store.army(found.id);
}

/** Checks a text as an army: returns its game, or all its faults. */
export function readText(
  deps: Deps,
  text: string,
): { readonly ruleset: string; readonly army: ArmyRead } | NoArmyShown | Refusal {
  if (Buffer.byteLength(text) > LARGEST_ARMY) return no(phrase('army-large', { most: LARGEST_ARMY / 1024 }));
  const ruleset = deps.rulesetOf(text);
  const armies = armiesOf(deps, ruleset);
  if (armies instanceof Refusal) return looksLikeScenario(deps, text, 'any') ? no(phrase('army-scenario')) : armies;
  const army = armies.read(text);
  if (army.text !== undefined) return { ruleset, army };
  return looksLikeScenario(deps, text, army.faults) ? no(phrase('army-scenario')) : noArmy(text, army.faults);
}

/** A different one each time: the host draws the seed, so that the rules need no randomness of their own. */
export async function random(
  deps: Deps,
  request: Request,
  { points, nation: typed, called: as }: RandomArmyWish,
): Made {
  const game = armed(deps);
  if (game instanceof Refusal) return game;
  const nation = nationNamed(deps, game.armies, typed);
  if (nation instanceof Refusal) return nation;
  const text = game.armies.random(nation, points, Buffer.from(deps.random(16)).toString('hex'));
  if (text === undefined) return no(phrase('army-no-such-size', { points }));
  const read = readKept(game.armies, { name: nation, text });
  if (read instanceof Refusal) return read;
  return adding(deps, request, { ...game, read, called: as, like: `${nation}-${points}` }, (put) =>
    keeping(deps, request, put, phrase('army-drawn', { name: put.name })),
  );
}
