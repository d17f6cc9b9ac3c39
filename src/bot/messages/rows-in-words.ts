/** A rulebook's table as text, for messages without columns. */
import type { BookTable } from '../../kernel/ruleset.ts';
import { sayer } from '../interactions/answer.ts';
import type { Use } from '../bot.ts';

export interface RowInWords {
  /** Its first cell. */
  readonly name: string;
  /** The others, each after its column's heading. */
  readonly cells: readonly string[];
}

export function rowsInWords(use: Use, { head, rows }: BookTable): RowInWords[] {
  const say = sayer(use);
  const [, ...heads] = head.map(say);
  return rows.map(([first, ...rest]) => ({
    name: first === undefined ? '' : say(first),
    cells: rest.map((cell, at) => `${heads[at] ?? ''} **${say(cell)}**`.trim()),
  }));
}
