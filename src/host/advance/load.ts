/** Loads a battle, completely or as far as possible, and halts it if it is unreadable. */
import { isAway } from '../seats/away.ts';
import { isRevealed, type Known, type LoadedBattle, type Rows } from '../battle/loaded-battle.ts';
import type { Stored } from './commit.ts';
import { seated } from '../seats/commanders.ts';
import type { Deps } from '../battle/deps.ts';
import { settingsOf } from '../battle/settings.ts';
import type { AnyRuleset } from '../ruleset.ts';
import { checkPosition, foundSound } from '../orders/position-check.ts';
import { respondentsOf } from '../orders/who-answers.ts';
import { shown } from '../battle/shown.ts';
import { rowsAfter } from './rows-after.ts';
import { readableOr, type Battle, Unreadable } from '../store/store.ts';
import { assertReadable, UnreadableBattle } from '../battle/unreadable.ts';
import { voiceOf } from '../battle/voice.ts';

export async function knownOf({ store, words }: Deps, battle: Battle): Promise<Known> {
  const { id } = battle;
  const [places, seats, participants] = await Promise.all([
    store.placesOf(id),
    store.seats(id),
    store.participants(id),
  ]);
  return { battle, places, ...seated(seats), participants, voice: voiceOf(words, battle.language) };
}

/** As far as possible even if a row of a seat or place is unreadable. */
export async function knownIfReadable({ store, words }: Deps, battle: Battle): Promise<Known> {
  const places = await readableOr(store.placesOf(battle.id), []);
  const seats = await readableOr(store.seats(battle.id), []);
  const participants = await store.participants(battle.id);
  return { battle, places, ...seated(seats), participants, voice: voiceOf(words, battle.language) };
}

/** Throws `UnreadableBattle` after halting the battle. `known`: the part already read. */
export function load(deps: Deps, battle: Battle, known?: Known): Promise<LoadedBattle> {
  return orHalted(deps, battle, async () => {
    assertReadable(battle);
    await checkPosition(deps, battle);
    return readLoaded(deps, battle, known);
  });
}

/** The battle as a commit has left it; undefined: it must be read. */
export async function loadAfter(deps: Deps, { before, change }: Stored): Promise<LoadedBattle | undefined> {
  const rows = isLoaded(before) ? rowsAfter(before, change) : undefined;
  if (!rows) return undefined;
  return orHalted(deps, rows.battle, () => {
    // This process has just chained this position with its entry.
    if (change.entry) foundSound(deps, rows.battle);
    return loadedFrom(deps, { ...rows, ...seated(rows.seats), voice: voiceOf(deps.words, rows.battle.language) });
  });
}

function isLoaded(known: Stored['before']): known is LoadedBattle {
  return known.rules !== undefined;
}

async function orHalted(deps: Deps, battle: Battle, loading: () => Promise<LoadedBattle>): Promise<LoadedBattle> {
  try {
    const loaded = await loading();
    deps.memory.unread.delete(battle.id);
    return loaded;
  } catch (error) {
    // An unanswered database query says nothing about the battle.
    if (error instanceof Unreadable) throw error;
    const unreadable = error instanceof UnreadableBattle ? error : new UnreadableBattle(battle, error);
    await deps.halt(unreadable);
    throw unreadable;
  }
}

/** For viewing, not for playing: the position is not verified, and an unreadable battle is not halted. */
export async function readLoaded(deps: Deps, battle: Battle, read?: Known): Promise<LoadedBattle> {
  assertReadable(battle);
  const [known, waiting, deadlines, standing, plans] = await Promise.all([
    read ?? knownOf(deps, battle),
    deps.store.waiting(battle.id),
    deps.store.deadlines(battle.id),
    deps.store.standing(battle.id),
    deps.store.plans(battle.id),
  ]);
  return loadedFrom(deps, { ...known, waiting, deadlines, standing, plans });
}

/** Adds the ruleset's reading of it, and the settings of its people. */
async function loadedFrom(deps: Deps, stored: Known & Rows): Promise<LoadedBattle> {
  const { battle, seats } = stored;
  const rules = shown(rulesOf(deps, battle), stored, isRevealed(battle) ? 'umpire' : undefined);
  const people = [...new Set(seats.map(({ userId }) => userId))];
  const [chosen, settings] = await Promise.all([deps.store.doctrines(people), settingsOf(deps.store, people)]);
  const state = rules.restore(battle.state);
  const next = rules.next(state);
  const sheets = next.kind === 'sealed' ? await deps.store.sheets(battle.id) : [];
  return {
    ...stored,
    rules,
    state,
    settings,
    away: people.filter(isAway({ now: deps.clock(), settings })),
    next,
    sheets: sheets.filter(({ name }) => next.kind === 'sealed' && name === next.name),
    respondents: respondentsOf(battle, { ...stored, rules }, chosen),
  };
}

export function rulesOf(deps: Deps, battle: Battle): AnyRuleset {
  const rules = deps.rulesets.get(battle.ruleset);
  if (rules) return rules;
  throw new UnreadableBattle(battle, new Error(`this bot does not know the rules "${battle.ruleset}"`));
}
