/** Where the dice and the answers of one order come from. */
import { answerAhead, type Filed } from '../../kernel/ahead.ts';
import type { Question, Roll } from '../../kernel/play.ts';
import type { Given, Supply } from '../../kernel/run.ts';
import { fairDice, scriptedDice, type Source } from './dice.ts';
import type { Staffs } from '../auto-answer.ts';
import type { AnyEntry } from '../ruleset.ts';

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

/** Only answers on hand: an order plays until the first die. */
export function withoutDice(ahead: readonly Ahead[], staffs: Staffs): Supply {
  return { dice: () => undefined, answer: (question, now) => onHand(question, now, ahead, staffs) };
}

/** `given` is the answer to the first question that is not in the past. */
export function supplyOf(
  source: Source,
  script: Script,
  past: readonly AnyEntry[],
  ahead: readonly Ahead[],
  staffs: Staffs,
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
    answer: (question, now) => {
      if (!fresh) return onHand(question, now, ahead, staffs);
      const answer = fresh;
      fresh = undefined;
      return answer;
    },
  };
}

/** Answers given ahead come first, then standing orders, then the doctrine. A quiet question's own fallback is nobody's doing. */
function onHand(question: Question, now: unknown, ahead: readonly Ahead[], staffs: Staffs): Given | 'ask' | undefined {
  const found = answerAhead(question, ahead);
  const given: Given | undefined = found && { text: found.text, by: { who: found.by } };
  const staff = staffs[question.to]?.(question);
  if (given || !staff) return given;
  const ordered = staff.standing?.(question, now);
  if (ordered !== undefined) return ordered;
  const text = staff.answer(question, now);
  if (text === undefined) return 'ask';
  if (question.quiet && text === question.fallback) return undefined;
  return { text, by: { who: 'doctrine', name: staff.name } };
}
