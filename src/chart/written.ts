/** What the text of every scenario ends with, and how its parts are joined. */
import { hasOwnName, nounText } from '../kernel/text/names.ts';
import type { Called } from './lined.ts';

/** A line for each unit with an unusual name. */
export function nameLines<U extends Called>(units: readonly U[], usual: (unit: U) => Called['name']): string[] {
  return units
    .filter((unit) => hasOwnName(unit.name, usual(unit)))
    .map(({ id, name }) => `name ${id} ${nounText(name)}`);
}

/** Paragraphs, separated by empty lines. */
export function paragraphs(parts: readonly (readonly string[])[]): string {
  const filled = parts.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${filled.join('\n\n')}\n`;
}
