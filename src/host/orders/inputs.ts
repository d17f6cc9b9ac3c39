/** The sources of the dice and answers of one order. */
import type { Question, Roll } from '../../kernel/play.ts';
import type { Given, Inputs } from '../../kernel/run.ts';
import { fairDice, scriptedDice, type Source } from './dice.ts';
import type { Respondents } from '../auto-answer.ts';
import type { AnyEntry } from '../ruleset.ts';
import { type Ahead, whoAnswers } from './who-answers.ts';

/** Scripted dice, and how many of them the battle had used before this order. */
export interface Script {
  readonly list: readonly number[];
  readonly used: number;
}

export function diceIn(transcript: readonly AnyEntry[]): number {
  return transcript.reduce((sum, entry) => sum + ('roll' in entry ? entry.got.length : 0), 0);
}

/** Only available answers: an order plays until the first die. */
export function withoutDice(ahead: readonly Ahead[], respondents: Respondents): Inputs {
  return { dice: () => undefined, answer: (question, now) => onHand(question, now, ahead, respondents) };
}

/** `given`: the answer to the first question that is not in the past. */
export function supplyOf(
  source: Source,
  script: Script,
  past: readonly AnyEntry[],
  ahead: readonly Ahead[],
  respondents: Respondents,
  given?: Given,
): Inputs {
  let used = script.used + diceIn(past);
  let fresh = given;
  return {
    dice: (roll: Roll, index: number) => {
      const written = scriptedDice(script.list, used, roll.dice, roll.sides);
      used += roll.dice;
      return [...written, ...fairDice(source, index, roll.dice - written.length, roll.sides)];
    },
    answer: (question, now) => {
      if (!fresh) return onHand(question, now, ahead, respondents);
      const answer = fresh;
      fresh = undefined;
      return answer;
    },
  };
}

function onHand(question: Question, now: unknown, ahead: readonly Ahead[], respondents: Respondents) {
  return whoAnswers({ question, now, ahead, respondent: respondents[question.to]?.(question) });
}
