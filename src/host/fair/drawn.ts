/** The dice of one entry, drawn again: what each of its rolls must show by the battle's secret. */
import type { Roll } from '../../kernel/play.ts';
import { fairDice, scriptedDice, type Source } from '../dice.ts';
import type { AnyEntry } from '../ruleset.ts';
import type { Script } from '../supply.ts';

export interface Drawn {
  /** The number of the roll within its entry, from 0: part of what its dice are drawn from. */
  readonly index: number;
  readonly roll: Roll;
  readonly got: readonly number[];
}

export function rollsIn(transcript: readonly AnyEntry[]): readonly Drawn[] {
  return transcript
    .flatMap((line) => ('roll' in line ? [{ roll: line.roll, got: line.got }] : []))
    .map((line, index) => ({ index, ...line }));
}

/** Undefined where all is right; else the first roll that is not as it must be, and what it should show. */
export function wronglyDrawn(
  transcript: readonly AnyEntry[],
  source: Source,
  script: Script,
): (Drawn & { readonly drawn: readonly number[] }) | undefined {
  let { used } = script;
  for (const thrown of rollsIn(transcript)) {
    const { index, roll, got } = thrown;
    const written = scriptedDice(script.list, used, roll.dice, roll.sides);
    const drawn = [...written, ...fairDice(source, index, roll.dice - written.length, roll.sides)];
    if (got.join() !== drawn.join()) return { ...thrown, drawn };
    used += roll.dice;
  }
  return undefined;
}
