/** A battle is read, whole or as far as it can be, and halted where it cannot. */
import { type Asked, type Question } from '../../kernel/play.ts';
import { robotAnswer } from '../../kernel/robot-answer.ts';
import { asked } from '../../kernel/run.ts';
import type { Staff, Staffs } from '../auto-answer.ts';
import { isAway } from '../seats/away.ts';
import { lessonOf } from '../messages/lesson.ts';
import type { Known, Loaded, Rows } from '../battle/loaded-battle.ts';
import type { Stored } from './commit.ts';
import { askedOf, seated } from '../seats/commanders.ts';
import type { Parts } from '../battle/deps.ts';
import { settingsOf } from '../battle/settings.ts';
import { isRobot } from '../seats/bot-seat.ts';
import type { AnyRuleset } from '../ruleset.ts';
import { checkPosition, foundSound } from '../orders/position-check.ts';
import { rowsAfter } from './rows-after.ts';
import { type Filed, standingSays } from './filed/standing-answer.ts';
import { asFarAsRead, type Battle, Unreadable } from '../store/store.ts';
import { insistOnRow, UnreadableBattle } from '../battle/unreadable.ts';
import { voiceOf } from '../battle/voice.ts';

export async function knownOf({ store, words }: Parts, battle: Battle): Promise<Known> {
  const [places, seats] = await Promise.all([store.placesOf(battle.id), store.seats(battle.id)]);
  return { battle, places, ...seated(seats), voice: voiceOf(words, battle.language) };
}

/** The same, where a row of a seat or of a place may be what cannot be read. */
export async function knownAsFarAsRead({ store, words }: Parts, battle: Battle): Promise<Known> {
  const places = await asFarAsRead(store.placesOf(battle.id), []);
  const seats = await asFarAsRead(store.seats(battle.id), []);
  return { battle, places, ...seated(seats), voice: voiceOf(words, battle.language) };
}

/** Throws `UnreadableBattle`, and has then halted the battle. `known`: so much of it is read already. */
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
    // This position was chained with its entry here and now.
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
    // That the database does not answer says nothing of the battle.
    if (error instanceof Unreadable) throw error;
    const unreadable = error instanceof UnreadableBattle ? error : new UnreadableBattle(battle, error);
    await parts.halt(unreadable);
    throw unreadable;
  }
}

/** To look at, not to play from: nobody has checked the position, and nothing is done about what cannot be read. */
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

/** With what its rules make of it, and what its people have settled for themselves. */
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
    staffs: staffsOf(battle, { ...stored, rules }, chosen),
  };
}

/** The doctrine a person has chosen, or the one that is on from the beginning. */
export function doctrineOf({ doctrines }: AnyRuleset, chosen: string | undefined): string {
  return doctrines.find((name) => name === chosen) ?? doctrines[0]!;
}

/** Each unit is answered for by the staff of its own commander. */
function staffsOf(battle: Battle, filed: Filed, chosen: ReadonlyMap<string, string>): Staffs {
  const { rules } = filed;
  const standing: Staff['standing'] = (question, now) => {
    const says = standingSays(filed, battle.seq, question, now);
    return says && ('given' in says ? says.given : 'ask');
  };
  const staff = (question: Question): Staff | undefined => {
    const person = askedOf(filed, question);
    if (!person) return undefined;
    if (isRobot({ battle }, person)) return robotStaff(rules);
    const lesson = lessonOf(battle, rules);
    if (lesson) return lessonStaff(rules, lesson.asks);
    return { ...staffOf(rules, doctrineOf(rules, chosen.get(person.id))), standing };
  };
  return { red: staff, blue: staff };
}

/** The bot's own seat is never asked in vain. */
function robotStaff(rules: AnyRuleset): Staff {
  return {
    name: rules.doctrines[0]!,
    answer: (question, now) => robotAnswer(rules, asked(question), now),
    agrees: true,
  };
}

/** Who learns is asked what the lesson is about, and nothing that goes without saying. */
function lessonStaff(rules: AnyRuleset, asks: (question: Asked) => boolean): Staff {
  const { answer, ...usual } = staffOf(rules, rules.doctrines[0]!);
  return { ...usual, answer: (question, now) => (asks(asked(question)) ? undefined : answer(question, now)) };
}

function staffOf(rules: AnyRuleset, name: string): Staff {
  return { name, answer: (question, now) => rules.doctrine(name, asked(question), now) };
}

export function rulesOf(parts: Parts, battle: Battle): AnyRuleset {
  const rules = parts.rulesets.get(battle.ruleset);
  if (rules) return rules;
  throw new UnreadableBattle(battle, new Error(`this bot does not know the rules "${battle.ruleset}"`));
}
