/** Loads a battle, completely or as far as possible, and halts it if it is unreadable. */
import { isAway } from '../seats/away.ts';
import type { Known, Loaded, Rows } from '../battle/loaded-battle.ts';
import type { Stored } from './commit.ts';
import { seated } from '../seats/commanders.ts';
import type { Parts } from '../battle/deps.ts';
import { settingsOf } from '../battle/settings.ts';
import type { AnyRuleset } from '../ruleset.ts';
import { checkPosition, foundSound } from '../orders/position-check.ts';
import { respondentsOf } from '../orders/who-answers.ts';
import { rowsAfter } from './rows-after.ts';
import { asFarAsRead, type Battle, Unreadable } from '../store/store.ts';
import { insistOnRow, UnreadableBattle } from '../battle/unreadable.ts';
import { voiceOf } from '../battle/voice.ts';

export async function knownOf({ store, words }: Parts, battle: Battle): Promise<Known> {
  const [places, seats] = await Promise.all([store.placesOf(battle.id), store.seats(battle.id)]);
  return { battle, places, ...seated(seats), voice: voiceOf(words, battle.language) };
}

/** As far as possible even if a row of a seat or place is unreadable. */
export async function knownAsFarAsRead({ store, words }: Parts, battle: Battle): Promise<Known> {
  const places = await asFarAsRead(store.placesOf(battle.id), []);
  const seats = await asFarAsRead(store.seats(battle.id), []);
  return { battle, places, ...seated(seats), voice: voiceOf(words, battle.language) };
}

/** Throws `UnreadableBattle` after halting the battle. `known`: the part already read. */
export function load(parts: Parts, battle: Battle, known?: Known): Promise<Loaded> {
  return orHalted(parts, battle, async () => {
    insistOnRow(battle);
    await checkPosition(parts, battle);
    return readLoaded(parts, battle, known);
  });
}

/** The battle as a commit has left it; undefined: it must be read. */
export async function loadAfter(parts: Parts, { before, change }: Stored): Promise<Loaded | undefined> {
  const rows = isLoaded(before) ? rowsAfter(before, change) : undefined;
  if (!rows) return undefined;
  return orHalted(parts, rows.battle, () => {
    // This process has just chained this position with its entry.
    if (change.entry) foundSound(parts, rows.battle);
    return loadedFrom(parts, { ...rows, ...seated(rows.seats), voice: voiceOf(parts.words, rows.battle.language) });
  });
}

function isLoaded(known: Stored['before']): known is Loaded {
  return known.rules !== undefined;
}

async function orHalted(parts: Parts, battle: Battle, loading: () => Promise<Loaded>): Promise<Loaded> {
  try {
    const loaded = await loading();
    parts.memory.unread.delete(battle.id);
    return loaded;
  } catch (error) {
    // An unanswered database query says nothing about the battle.
    if (error instanceof Unreadable) throw error;
    const unreadable = error instanceof UnreadableBattle ? error : new UnreadableBattle(battle, error);
    await parts.halt(unreadable);
    throw unreadable;
  }
}

/** For viewing, not for playing: the position is not verified, and an unreadable battle is not halted. */
export async function readLoaded(parts: Parts, battle: Battle, read?: Known): Promise<Loaded> {
  insistOnRow(battle);
  const [known, waiting, deadlines, standing, plans] = await Promise.all([
    read ?? knownOf(parts, battle),
    parts.store.waiting(battle.id),
    parts.store.deadlines(battle.id),
    parts.store.standing(battle.id),
    parts.store.plans(battle.id),
  ]);
  return loadedFrom(parts, { ...known, waiting, deadlines, standing, plans });
}

/** Adds the ruleset's reading of it, and the settings of its people. */
async function loadedFrom(parts: Parts, stored: Known & Rows): Promise<Loaded> {
  const { battle, seats } = stored;
  const rules = rulesOf(parts, battle);
  const people = [...new Set(seats.map(({ userId }) => userId))];
  const [chosen, settings] = await Promise.all([parts.store.doctrines(people), settingsOf(parts.store, people)]);
  const state = rules.restore(battle.state);
  return {
    ...stored,
    rules,
    state,
    settings,
    away: people.filter(isAway({ now: parts.clock(), settings })),
    next: rules.next(state),
    respondents: respondentsOf(battle, { ...stored, rules }, chosen),
  };
}

export function rulesOf(parts: Parts, battle: Battle): AnyRuleset {
  const rules = parts.rulesets.get(battle.ruleset);
  if (rules) return rules;
  throw new UnreadableBattle(battle, new Error(`this bot does not know the rules "${battle.ruleset}"`));
}
