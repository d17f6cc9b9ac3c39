/** A battle as every verb first sees it. */
import type { Question, Side } from '../kernel/play.ts';
import type { Next } from '../kernel/ruleset.ts';
import { asked } from '../kernel/run.ts';
import { keyOf } from './dice.ts';
import type { Person } from './host.ts';
import type { Parts } from './parts.ts';
import type { Course, Ground } from './playing.ts';
import type { DeskSpeech } from './desk-post.ts';
import { robotAnswer } from './robot-answer.ts';
import { isRobot } from './robot-seat.ts';
import type { AnyRuleset } from './ruleset.ts';
import type { Battle, Place, Role, Seat, Waiting } from './store/store.ts';
import type { Staffs } from './supply.ts';
import { type Voice, voiceOf } from './voice.ts';

export interface Loaded {
  readonly battle: Battle;
  /** Its channel and its threads. */
  readonly places: readonly Place[];
  readonly rules: AnyRuleset;
  /** The position at rest. */
  readonly state: unknown;
  readonly next: Next;
  readonly seats: readonly Seat[];
  readonly holders: Readonly<Record<Side, Person | undefined>>;
  readonly umpire: Person | undefined;
  /** The doctrines of those who command. */
  readonly staffs: Staffs;
  readonly waiting: Waiting | undefined;
  readonly voice: Voice;
}

/** A waiting order with its question: somebody is awaited. */
export interface Asking extends Waiting {
  readonly question: NonNullable<Waiting['question']>;
}

export async function load(parts: Parts, battle: Battle): Promise<Loaded> {
  const [seats, waiting, places] = await Promise.all([
    parts.store.seats(battle.id),
    parts.store.waiting(battle.id),
    parts.store.placesOf(battle.id),
  ]);
  const rules = rulesOf(parts, battle.ruleset);
  const { holders } = seated(seats);
  const chosen = await parts.store.doctrines(Object.values(holders).flatMap((person) => (person ? [person.id] : [])));
  const state = rules.restore(battle.state);
  return {
    battle,
    places,
    rules,
    state,
    waiting,
    next: rules.next(state),
    ...seated(seats),
    staffs: staffsOf(rules, battle, holders, chosen),
    voice: voiceOf(parts.words, battle.language),
  };
}

/** The doctrine a person has chosen, or the one that is on from the beginning. */
export function doctrineOf({ doctrines }: AnyRuleset, chosen: string | undefined): string {
  return doctrines.find((name) => name === chosen) ?? doctrines[0]!;
}

function staffsOf(
  rules: AnyRuleset,
  battle: Battle,
  holders: Loaded['holders'],
  chosen: ReadonlyMap<string, string>,
): Staffs {
  const staff = (side: Side): Staffs =>
    isRobot({ battle }, holders[side]) ? robotStaff(rules, side) : staffOf(rules, side, holders[side], chosen);
  return { ...staff('red'), ...staff('blue') };
}

/** The bot's own seat is never asked in vain. */
function robotStaff(rules: AnyRuleset, side: Side): Staffs {
  const answer = (question: Question, now: unknown) => robotAnswer(rules, asked(question), now);
  return { [side]: { name: rules.doctrines[0]!, answer, agrees: true } };
}

function staffOf(
  rules: AnyRuleset,
  side: Side,
  person: Person | undefined,
  chosen: ReadonlyMap<string, string>,
): Staffs {
  if (!person) return {};
  const name = doctrineOf(rules, chosen.get(person.id));
  return { [side]: { name, answer: (question: Question, now: unknown) => rules.doctrine(name, asked(question), now) } };
}

export function rulesOf(parts: Parts, name: string): AnyRuleset {
  const rules = parts.rulesets.get(name);
  if (!rules) throw new Error(`this bot does not know the rules "${name}"`);
  return rules;
}

export function seated(seats: readonly Seat[]): Pick<Loaded, 'seats' | 'holders' | 'umpire'> {
  const holders = { red: holder(seats, 'red'), blue: holder(seats, 'blue') };
  return { seats, holders, umpire: holder(seats, 'umpire') };
}

function holder(seats: readonly Seat[], role: Role): Person | undefined {
  const seat = seats.find((each) => each.side === role);
  return seat && { id: seat.userId, name: seat.userName };
}

export function asking({ waiting }: Loaded): Asking | undefined {
  return waiting?.question ? { ...waiting, question: waiting.question } : undefined;
}

export function holds(loaded: Loaded, person: Person, side: Side): boolean {
  return loaded.holders[side]?.id === person.id;
}

export function isUmpire({ umpire }: Loaded, person: Person): boolean {
  return umpire?.id === person.id;
}

export function sidesOf(loaded: Loaded, person: Person): Side[] {
  return (['red', 'blue'] as const).filter((side) => holds(loaded, person, side));
}

/** The people who command, each once. */
export function commandersOf({ holders }: Loaded): readonly string[] {
  return [...new Set([holders.red, holders.blue].flatMap((person) => (person ? [person.id] : [])))];
}

export function scriptOf(battle: Battle): readonly number[] {
  const script = battle.options['dice'];
  return Array.isArray(script) ? script.map(Number) : [];
}

export function groundOf({ battle, rules, state, staffs }: Loaded): Ground {
  return {
    rules,
    state,
    position: battle.position,
    key: keyOf(battle.secret),
    salts: [battle.salts.red, battle.salts.blue],
    script: { list: scriptOf(battle), used: battle.dice },
    staffs,
  };
}

export function courseOf({ text, side, transcript, filed }: Waiting): Course {
  return { text, by: side, past: transcript, filed };
}

export function speechOf({ rules, voice, holders, umpire }: Loaded): DeskSpeech {
  return { rules, voice, holders, umpire };
}
