/** Draws the dice of one entry again: what each of its rolls must show by the battle's secret. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Roll } from '../../../kernel/play.ts';
import { fairDice, MOST_SIDES, scriptedDice, type Source } from '../../orders/dice.ts';
import type { AnyEntry } from '../../ruleset.ts';
import type { Script } from '../../orders/inputs.ts';

export interface IndexedRoll {
  /** The number of the roll within its entry, from 0: part of the input of its dice. */
  readonly index: number;
  readonly roll: Roll;
  readonly got: readonly number[];
}

export function rollsIn(transcript: readonly AnyEntry[]): readonly IndexedRoll[] {
  return transcript
    .flatMap((line) => ('roll' in line ? [{ roll: line.roll, got: line.got }] : []))
    .map((line, index) => ({ index, ...line }));
}

/** Undefined if all is right; otherwise what is wrong with the first wrong roll. */
export function diceFault(transcript: readonly AnyEntry[], source: Source, script: Script): Phrase | undefined {
  let { used } = script;
  for (const { index, roll, got } of rollsIn(transcript)) {
    const { dice, sides } = roll;
    if (got.length !== dice || !isDie(sides))
      return phrase('verify-roll', { roll: index + 1, dice, sides, got: got.length });
    const written = scriptedDice(script.list, used, dice, sides);
    const drawn = [...written, ...fairDice(source, index, dice - written.length, sides)];
    if (got.join() !== drawn.join()) {
      return phrase('verify-dice', { roll: index + 1, got: got.join(' '), drawn: drawn.join(' ') });
    }
    used += dice;
  }
  return undefined;
}

/** Tampered data may ask for impossible dice: without sides, or with more than a number can hold. */
function isDie(sides: number): boolean {
  return Number.isInteger(sides) && sides >= 1 && sides <= MOST_SIDES;
}
