/** New armies of one's own: empty, copied, from a text, or random. */
import type { Armies, ArmyRead, Language } from '../../../kernel/ruleset.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Reply, Request } from '../../request.ts';
import { nameFrom } from '../../advance/scenarios.ts';
import type { Parts } from '../../battle/deps.ts';
import type { Army, KeptArmy, PutArmy } from '../../store/store.ts';
import { no } from '../../battle/voice.ts';
import type { ArmyShown, BuilderShown, ImportWish, NewArmyWish, NoArmyShown, RandomArmyWish } from './armoury.ts';
import { begun } from './builder.ts';
import { findArmy, nationNamed } from '../../advance/armies.ts';
import {
  armed,
  armiesOf,
  changedBuilding,
  changing,
  columnsOf,
  type Deed,
  freeName,
  newArmy,
  readKept,
  wantedName,
  whyNoRoom,
} from './kept.ts';
import { isRatherScenario } from '../../advance/validate-scenario.ts';
import { noArmy, shownKept } from './shown.ts';

/** In bytes: many times the largest possible army. */
export const LARGEST_ARMY = 32 * 1024;

/** The usual game size, if none is given. */
const USUAL_POINTS = 1500;

type Made = Promise<ArmyShown | Reply | Refusal>;

/** A new army of this person's, if there is room for it. */
function adding<T>(
  parts: Parts,
  request: Request,
  decide: (own: readonly KeptArmy[]) => Promise<Deed<T> | Refusal> | Deed<T> | Refusal,
): Promise<T | Reply | Refusal> {
  const owner = request.person.id;
  return changing(parts, { request, owner }, async () => {
    const own = await parts.store.armiesOf(owner);
    return whyNoRoom(own) ?? decide(own);
  });
}

export async function create(
  parts: Parts,
  request: Request,
  { called, points = USUAL_POINTS, nation: typed }: NewArmyWish,
): Promise<BuilderShown | Reply | Refusal> {
  const game = armed(parts);
  if (game instanceof Refusal) return game;
  const nation = typed === undefined ? undefined : nationNamed(parts, game.armies, typed);
  if (nation instanceof Refusal) return nation;
  if (nameFrom(called) === '') return no(phrase('army-name'));
  const read = readNamed(game.armies, game.armies.blank(titleFrom(called), points, nation));
  if (read instanceof Refusal) return read;
  return adding(parts, request, (own) => {
    const name = wantedName(parts, own, called);
    if (name instanceof Refusal) return name;
    return begun(parts, request, newArmy(parts, request, { name, ruleset: game.ruleset, read }));
  });
}

function titleFrom(called: string): Readonly<Record<Language, string>> {
  const title = called.trim();
  return { en: title, fr: title };
}

/** If only its name was typed, only the name can be at fault. */
function readNamed(armies: Armies, text: string): ArmyRead | Refusal {
  const read = armies.read(text);
  return read.text === undefined ? new Refusal('TEXT', read.faults[0]!.says) : read;
}

/** Under the name typed, if any. */
function called(armies: Armies, army: ArmyRead, name: string | undefined): ArmyRead | Refusal {
  if (name === undefined) return army;
  if (nameFrom(name) === '') return no(phrase('army-name'));
  return readNamed(armies, armies.named(army.text, titleFrom(name)));
}

export async function copy(parts: Parts, request: Request, typed: string, as?: string): Made {
  const source = await findArmy(parts, request, typed);
  if (source instanceof Refusal) return source;
  const armies = armiesOf(parts, source.ruleset);
  if (armies instanceof Refusal) return armies;
  const kept = readKept(armies, source);
  const read = kept instanceof Refusal ? kept : called(armies, kept, as);
  if (read instanceof Refusal) return read;
  return adding(parts, request, (own) => {
    const name = as === undefined ? freeName(parts, own, source.name) : wantedName(parts, own, as);
    if (name instanceof Refusal) return name;
    const note = phrase('army-copied', { name, from: source.name });
    return keeping(parts, request, newArmy(parts, request, { name, ruleset: source.ruleset, read }), note);
  });
}

/** Stores it and shows it. */
function keeping(parts: Parts, request: Request, put: PutArmy, note: Phrase): Deed<ArmyShown> | Refusal {
  const result = shownKept(parts, request, put, [note]);
  return result instanceof Refusal ? result : { put, result };
}

export async function importText(
  parts: Parts,
  request: Request,
  text: string,
  { called, replace }: ImportWish,
): Promise<ArmyShown | NoArmyShown | Reply | Refusal> {
  const read = readText(parts, text);
  if (read instanceof Refusal || 'faults' in read) return read;
  const { ruleset, army } = read;
  const owner = request.person.id;
  return changing<ArmyShown>(parts, { request, owner }, async () => {
    const own = await parts.store.armiesOf(owner);
    const before = replace ? await sameName(parts, own, called) : undefined;
    if (before) {
      const put = { ...before, ruleset, ...columnsOf(army), building: changedBuilding(before) };
      return asBrought(keeping(parts, request, put, phrase('army-replaced', { name: before.name })), text, army);
    }
    const name = whyNoRoom(own) ?? wantedName(parts, own, called);
    if (name instanceof Refusal) return orReplace(name);
    const put = newArmy(parts, request, { name, ruleset, read: army });
    return asBrought(keeping(parts, request, put, phrase('army-imported', { name })), text, army);
  });
}

/** If a name is taken, a person who brings a file is told that it may be replaced. */
function orReplace(refusal: Refusal): Refusal {
  const { id, args } = refusal.says;
  return id === 'army-taken' ? no(phrase('army-taken-own', args)) : refusal;
}

/** The faults at their places in the person's text, which was not canonical. */
function asBrought(deed: Deed<ArmyShown> | Refusal, text: string, { faults }: ArmyRead): Deed<ArmyShown> | Refusal {
  return deed instanceof Refusal ? deed : { ...deed, result: { ...deed.result, ...noArmy(text, faults) } };
}

async function sameName({ store }: Parts, own: readonly KeptArmy[], called: string): Promise<Army | undefined> {
  const found = own.find(({ name }) => name === nameFrom(called));
  return found && store.army(found.id);
}

/** Checks a text as an army: returns its game, or all its faults. */
export function readText(
  parts: Parts,
  text: string,
): { readonly ruleset: string; readonly army: ArmyRead } | NoArmyShown | Refusal {
  if (Buffer.byteLength(text) > LARGEST_ARMY) return no(phrase('army-large', { most: LARGEST_ARMY / 1024 }));
  const ruleset = parts.rulesetOf(text);
  const armies = armiesOf(parts, ruleset);
  if (armies instanceof Refusal) return isRatherScenario(parts, text, 'any') ? no(phrase('army-scenario')) : armies;
  const army = armies.read(text);
  if (army.text !== undefined) return { ruleset, army };
  return isRatherScenario(parts, text, army.faults) ? no(phrase('army-scenario')) : noArmy(text, army.faults);
}

/** A different one each time: the host draws the seed, so that the rules need no randomness of their own. */
export async function random(
  parts: Parts,
  request: Request,
  { points, nation: typed, called: as }: RandomArmyWish,
): Made {
  const game = armed(parts);
  if (game instanceof Refusal) return game;
  const nation = nationNamed(parts, game.armies, typed);
  if (nation instanceof Refusal) return nation;
  const text = game.armies.random(nation, points, Buffer.from(parts.random(16)).toString('hex'));
  if (text === undefined) return no(phrase('army-no-such-size', { points }));
  const drawn = readKept(game.armies, { name: nation, text });
  const read = drawn instanceof Refusal ? drawn : called(game.armies, drawn, as);
  if (read instanceof Refusal) return read;
  return adding(parts, request, (own) => {
    const name = as === undefined ? freeName(parts, own, `${nation}-${points}`) : wantedName(parts, own, as);
    if (name instanceof Refusal) return name;
    const put = newArmy(parts, request, { name, ruleset: game.ruleset, read });
    return keeping(parts, request, put, phrase('army-drawn', { name }));
  });
}
