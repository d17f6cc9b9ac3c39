/** A battle as every verb first sees it. */
import { type Asked, type Question, type Side, SIDES } from '../kernel/play.ts';
import type { Next } from '../kernel/ruleset.ts';
import { asked } from '../kernel/run.ts';
import { isAway } from './clock/away.ts';
import { keyOf, saltsOf } from './dice.ts';
import { lessonOf } from './glance/lesson.ts';
import type { Person } from './request.ts';
import type { Parts } from './parts.ts';
import { type Settings, settingsOf } from './person/settings.ts';
import type { Course, Ground } from './playing.ts';
import type { DeskSpeech } from './desk-post.ts';
import { robotAnswer } from '../kernel/robot-answer.ts';
import { isRobot } from './robot-seat.ts';
import type { AnyRuleset } from './ruleset.ts';
import {
  asFarAsRead,
  type Battle,
  type Deadline,
  type Place,
  type Plan,
  type Seat,
  type Standing,
  Unreadable,
  type Waiting,
} from './store/store.ts';
import type { Staff, Staffs } from './supply.ts';
import { askedOf, chiefOf, commanders, seatOf } from './owners.ts';
import { type Filed, standingSays } from './standing/says.ts';
import { checkPosition } from './sound.ts';
import { insistOnRow, UnreadableBattle } from './unreadable.ts';
import { type Voice, voiceOf } from './voice.ts';

export { askedOf, commanders, ownerOf, seatOf } from './owners.ts';

export interface Loaded {
  readonly battle: Battle;
  /** Its channel and its threads. */
  readonly places: readonly Place[];
  readonly rules: AnyRuleset;
  /** The position at rest. */
  readonly state: unknown;
  readonly next: Next;
  readonly seats: readonly Seat[];
  /** The chief of each side. */
  readonly holders: Readonly<Record<Side, Person | undefined>>;
  readonly umpire: Person | undefined;
  /** The doctrines of those who command. */
  readonly staffs: Staffs;
  readonly waiting: Waiting | undefined;
  /** What people have filed for whatever may be asked, the oldest first. */
  readonly standing: readonly Standing[];
  /** What they have written for their next turn. */
  readonly plans: readonly Plan[];
  /** What people owe, and until when. */
  readonly deadlines: readonly Deadline[];
  /** What those who have a seat have settled for themselves, by user id. */
  readonly settings: ReadonlyMap<string, Settings>;
  /** Who of them is away now, by user id. */
  readonly away: readonly string[];
  readonly voice: Voice;
}

/** A waiting order with its question: somebody is awaited. */
export interface Asking extends Waiting {
  readonly question: NonNullable<Waiting['question']>;
}

/** What is known of a battle that these rules may not be able to read. */
export type Known = Pick<Loaded, 'battle' | 'places' | 'seats' | 'holders' | 'umpire' | 'voice'>;

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

/** Throws `UnreadableBattle`, and has then halted the battle. */
export async function load(parts: Parts, battle: Battle): Promise<Loaded> {
  try {
    insistOnRow(battle);
    await checkPosition(parts, battle);
    const loaded = await readLoaded(parts, battle);
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
export async function readLoaded(parts: Parts, battle: Battle): Promise<Loaded> {
  insistOnRow(battle);
  const rules = rulesOf(parts, battle);
  const [known, waiting, deadlines, standing, plans] = await Promise.all([
    knownOf(parts, battle),
    parts.store.waiting(battle.id),
    parts.store.deadlines(battle.id),
    parts.store.standing(battle.id),
    parts.store.plans(battle.id),
  ]);
  const { seats } = known;
  const people = [...new Set(seats.map(({ userId }) => userId))];
  const [chosen, settings] = await Promise.all([parts.store.doctrines(people), settingsOf(parts.store, people)]);
  const state = rules.restore(battle.state);
  return {
    ...known,
    rules,
    state,
    waiting,
    standing,
    plans,
    deadlines,
    settings,
    away: people.filter(isAway({ now: parts.clock(), settings })),
    next: rules.next(state),
    staffs: staffsOf(battle, { ...known, rules, standing }, chosen),
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

export function seated(seats: readonly Seat[]): Pick<Loaded, 'seats' | 'holders' | 'umpire'> {
  const holders = { red: chiefOf(seats, 'red'), blue: chiefOf(seats, 'blue') };
  return { seats, holders, umpire: chiefOf(seats, 'umpire') };
}

export function asking({ waiting }: Loaded): Asking | undefined {
  return waiting?.question ? { ...waiting, question: waiting.question } : undefined;
}

/** Does this person command on that side, as its chief or otherwise? */
export function holds(loaded: Loaded, person: Person, side: Side): boolean {
  return seatOf(loaded, side, person.id) !== undefined;
}

export function isUmpire({ umpire }: Loaded, person: Person): boolean {
  return umpire?.id === person.id;
}

export function sidesOf(loaded: Loaded, person: Person): Side[] {
  return (['red', 'blue'] as const).filter((side) => holds(loaded, person, side));
}

/** The people who command, each once. */
export function commandersOf(loaded: Pick<Loaded, 'seats' | 'holders'>): readonly string[] {
  return [...new Set(SIDES.flatMap((side) => commanders(loaded, side).map(({ id }) => id)))];
}

/** The dice that its scenario brought; practice only. */
export function scriptOf({ options }: Pick<Battle, 'options'>): readonly number[] {
  const script = options['dice'];
  return Array.isArray(script) ? script.map(Number) : [];
}

export function groundOf({ battle, rules, state, staffs }: Loaded): Ground {
  return {
    rules,
    state,
    position: battle.position,
    key: keyOf(battle.secret),
    salts: saltsOf(battle),
    script: { list: scriptOf(battle), used: battle.dice },
    staffs,
  };
}

export function courseOf({ text, side, transcript, filed }: Waiting): Course {
  return { text, by: side, past: transcript, filed };
}

export function speechOf({ rules, voice, seats, holders, umpire }: Loaded): DeskSpeech {
  return { rules, voice, seats, holders, umpire };
}
