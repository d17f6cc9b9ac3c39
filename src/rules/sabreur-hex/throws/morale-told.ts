/** SH-MORALE-19 to -25. The result of a test at a real table, and its consequences. */
import { phrase, type Phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import type { Sentence } from '../../../kernel/shown.ts';
import type { ThrowTold } from '../../../kernel/throwing.ts';
import { mustFlee, mustStay } from '../morale/nerve.ts';
import { type Keep, type Reason } from '../morale/morale.ts';
import { REGAINED } from '../morale/rally.ts';
import { isArtillery, isPanicked, type Unit, unitOf } from '../state.ts';
import { routLength } from '../tables.ts';
import { moraleLine, routPart, shortClauses } from '../tell/dice.ts';
import { openStory } from '../tell/story.ts';
import { clausesOf, type Enacted } from './enact.ts';
import { type Sequel, sequel } from './told.ts';

/** `diceClause`: the clause for the number of dice. */
export function toldTest(enacted: Enacted, id: string, reason: Reason, diceClause: (keep: Keep) => string): ThrowTold {
  const unit = unitOf(enacted.before, id);
  const excess = excessIn(enacted);
  const sequel = excess === undefined ? whenPassed(unit, reason) : whenFailed(unit, reason, excess);
  const test = thrown(enacted, 'morale');
  const dice = test ? [diceClause(test.roll.about['keep'] as Keep)] : [];
  return {
    sentences: [verdict(enacted, unit, excess), { says: sequel.says, dice: flight(enacted), follows: true }],
    clauses: [...new Set([...dice, ...clausesOf(enacted), sequel.clause])],
  };
}

/** SH-MORALE-20. The margin of failure: zero without dice; undefined if it passed. */
function excessIn({ transcript }: Enacted): number | undefined {
  for (const entry of transcript) if ('fact' in entry && entry.fact.type === 'failed') return entry.fact.excess;
  return undefined;
}

function thrown(
  { transcript }: Enacted,
  why: string,
): { readonly roll: Roll; readonly got: readonly number[] } | undefined {
  for (const entry of transcript) if ('roll' in entry && entry.roll.why === why) return entry;
  return undefined;
}

function verdict(enacted: Enacted, unit: Unit, excess: number | undefined): Sentence {
  const test = thrown(enacted, 'morale');
  const args = { unit: unit.name, excess: excess ?? 0 };
  if (!test) {
    const small = phrase('tell-part-no-dice', { clause: shortClauses(['SH-MORALE-22']) });
    return { says: phrase('throw-test-failed-at-once', args), dice: [lineOf(small)] };
  }
  const small = moraleLine(openStory(enacted), test.roll, test.got);
  return {
    says: phrase(excess === undefined ? 'throw-test-passed' : 'throw-test-failed', args),
    dice: [lineOf(small)],
  };
}

function flight(enacted: Enacted): Phrase[] {
  const length = thrown(enacted, 'rout');
  return length ? [lineOf(routPart(length.roll, length.got))] : [];
}

function lineOf(...parts: readonly Phrase[]): Phrase {
  return phrase('tell-line', { parts });
}

/** SH-MORALE-19, SH-RALLY-01. It does what it tested for. */
function whenPassed(unit: Unit, reason: Reason): Sequel {
  const [id, clause] = reason === 'rally' ? [rallied(unit), 'SH-RALLY-01'] : [reason, 'SH-MORALE-19'];
  return sequel(`throw-passed-${id}`, clause, { regained: REGAINED });
}

function rallied(unit: Unit): string {
  return isPanicked(unit) ? 'rally-panicked' : 'rally';
}

/** SH-MORALE-20 to -25, SH-RALLY-07. The cost of failure: strength, flight, or the action it tested for. */
function whenFailed(unit: Unit, reason: Reason, excess: number): Sequel {
  if (reason !== 'losses' && reason !== 'reaction') {
    const clause = reason === 'rally' ? 'SH-RALLY-07' : 'SH-MORALE-21';
    return sequel(`throw-failed-${reason}`, clause);
  }
  return graveFailure(unit, excess);
}

/** SH-MORALE-20, -22 to -25. For losses and charges; the player's choices are left open here. */
function graveFailure(unit: Unit, excess: number): Sequel {
  const args = { excess };
  if (isPanicked(unit)) return sequel('throw-failed-flees', 'SH-MORALE-22', args);
  if (mustFlee(unit)) return sequel('throw-failed-flees', 'SH-MORALE-24', args);
  if (mustStay(unit)) return sequel('throw-failed-stays', isArtillery(unit) ? 'SH-MORALE-25' : 'SH-MORALE-23', args);
  const { die, plus } = routLength(unit);
  return sequel('throw-failed-chooses', 'SH-MORALE-20', { ...args, die, plus });
}
