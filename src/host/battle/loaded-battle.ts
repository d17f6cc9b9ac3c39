/** A battle as every verb sees it: its stored rows, read by its rules. */
import type { Side } from '../../kernel/play.ts';
import type { Next } from '../../kernel/ruleset.ts';
import type { Respondents } from '../auto-answer.ts';
import type { Settings } from './settings.ts';
import type { Person } from '../request.ts';
import type { ShownRuleset } from './shown.ts';
import type { Battle, Deadline, Participant, Place, Plan, Seat, Sheet, Standing, Waiting } from '../store/store.ts';
import type { Voice } from './voice.ts';

export interface LoadedBattle {
  readonly battle: Battle;
  /** Its channel and its threads. */
  readonly places: readonly Place[];
  /** They show what everybody may see, which is everything once it is over; `seenBy` what some eyes may. */
  readonly rules: ShownRuleset;
  /** The position at rest. */
  readonly state: unknown;
  readonly next: Next;
  readonly seats: readonly Seat[];
  /** The chief of each side. */
  readonly holders: Readonly<Record<Side, Person | undefined>>;
  readonly umpire: Person | undefined;
  /** Whom the pseudonyms in its ledger stand for. */
  readonly participants: readonly Participant[];
  /** The doctrines of the commanders. */
  readonly respondents: Respondents;
  readonly waiting: Waiting | undefined;
  /** Standing answers, oldest first. */
  readonly standing: readonly Standing[];
  /** Plans for the next turn. */
  readonly plans: readonly Plan[];
  /** While sheets are written: those of this step, hidden from the other side. */
  readonly sheets: readonly Sheet[];
  /** What people owe, with deadlines. */
  readonly deadlines: readonly Deadline[];
  /** The settings of people with a seat, by user id. */
  readonly settings: ReadonlyMap<string, Settings>;
  /** Which of them are away now, by user id. */
  readonly away: readonly string[];
  readonly voice: Voice;
}

/** Its stored rows, without its ledgers. */
export type Rows = Pick<
  LoadedBattle,
  'battle' | 'places' | 'seats' | 'participants' | 'waiting' | 'standing' | 'plans' | 'deadlines'
>;

/** A waiting order with its question: a player has to answer. */
export interface Asking extends Waiting {
  readonly question: NonNullable<Waiting['question']>;
}

/** What is known of a battle that these rules may not be able to read. */
export type Known = Pick<LoadedBattle, 'battle' | 'places' | 'seats' | 'holders' | 'umpire' | 'participants' | 'voice'>;

export function asking({ waiting }: LoadedBattle): Asking | undefined {
  return waiting?.question ? { ...waiting, question: waiting.question } : undefined;
}

/** The dice defined by its scenario; practice only. */
export function scriptOf({ options }: Pick<Battle, 'options'>): readonly number[] {
  const script = options['dice'];
  return Array.isArray(script) ? script.map(Number) : [];
}

export function isUnderWay({ status }: Pick<Battle, 'status'>): boolean {
  return status !== 'over' && status !== 'cancelled';
}

/** It is over for good: its secret and everything that was hidden in it may be published. */
export function isRevealed({ status, seq }: Pick<Battle, 'status' | 'seq'>): boolean {
  return status === 'over' || (status === 'cancelled' && seq > 0);
}
