/** The table of all that a line may say. */
import { type Line as Row, lineTable } from '../../../kernel/grammar/line.ts';
import { one, type Slot } from '../../../kernel/grammar/slot.ts';
import type { State } from '../state.ts';
import { ANSWER_ROWS } from './answers.ts';
import type { Item } from './items.ts';
import { slots } from './slots.ts';
import { STEP_ROWS } from './steps.ts';
import { VOCABULARY, words } from './vocabulary.ts';

const ROWS: Readonly<Record<string, Row<Item> | readonly Row<Item>[]>> = { ...STEP_ROWS, ...ANSWER_ROWS };

export const ITEM_WORDS = Object.keys(ROWS);
const table = lineTable<State, Item>({ words, vocabulary: VOCABULARY, slots }, ROWS);

/** What stands right behind the unit, its word having been read. */
export function firstSlot(name: string): Slot<State, Item> {
  return one({
    read: (reader) => table.readBehind(reader, name),
    sees: () => true,
    write: (item, language) => table.writeOne(item, language, { isBare: true }),
  });
}

/** The word that a thing is said by. */
export function wordOf(item: Item): string {
  return Object.entries(ROWS).find(([, all]) =>
    [all].flat().some((row) => (row as Row<Item>).said(item) !== undefined),
  )![0];
}

/** Whether a word says something by itself. */
export function isWhole(name: string): boolean {
  const rows = [ROWS[name]!].flat() as readonly Row<Item>[];
  return rows.every(({ pattern }) => pattern.parts.every((part) => 'words' in part || part.mayLack));
}

/** A thing with its word. */
export const itemText = table.write;

/** One more thing, after a comma. */
export const more: Slot<State, Item> = one({
  read: table.read,
  sees: table.sees,
  write: (item, language) => `, ${table.write(item, language)}`,
});
