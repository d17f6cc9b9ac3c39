/** Where the dice and the answers of one order come from. */
import { type Question, Refusal, type Roll } from '../kernel/play.ts';
import type { Filed } from '../kernel/ruleset.ts';
import type { Given, Supply } from '../kernel/run.ts';
import { fairDice, scriptedDice, type Source } from './dice.ts';
import type { AnyEntry } from './ruleset.ts';

/** Dice written beforehand, and how many of them the battle had used before this order. */
export interface Script {
  readonly list: readonly number[];
  readonly used: number;
}

/** An answer given ahead, and by whom it counts. */
export interface Ahead extends Filed {
  readonly by: 'order' | 'filed';
}

export function diceIn(transcript: readonly AnyEntry[]): number {
  return transcript.reduce((sum, entry) => sum + ('roll' in entry ? entry.got.length : 0), 0);
}

/** Only answers given ahead: an order plays until the first die. */
export function onlyAhead(ahead: readonly Ahead[]): Supply {
  return { dice: () => undefined, answer: (question) => answerAhead(question, ahead) };
}

/** `given` is the answer to the first question that is not in the past. */
export function supplyOf(
  source: Source,
  script: Script,
  past: readonly AnyEntry[],
  ahead: readonly Ahead[],
  given?: Given,
): Supply {
  let used = script.used + diceIn(past);
  let fresh = given;
  return {
    dice: (roll: Roll, index: number) => {
      const written = scriptedDice(script.list, used, roll.dice, roll.sides);
      used += roll.dice;
      return [...written, ...fairDice(source, index, roll.dice - written.length, roll.sides)];
    },
    answer: (question) => {
      if (!fresh) return answerAhead(question, ahead);
      const answer = fresh;
      fresh = undefined;
      return answer;
    },
  };
}

/** The narrowest answer that can be given at this moment: for the unit itself, else for any unit of the side. */
function answerAhead(question: Question, ahead: readonly Ahead[]): Given | undefined {
  const fitting = ahead.filter(
    ({ to, kind, unit }) =>
      to === question.to && kind === question.kind && (unit === undefined || unit === question.unit),
  );
  const narrowest = [
    ...fitting.filter(({ unit }) => unit !== undefined),
    ...fitting.filter(({ unit }) => unit === undefined),
  ];
  const found = narrowest.find(({ text }) => !(question.read(text) instanceof Refusal));
  return found && { text: found.text, by: { who: found.by } };
}
