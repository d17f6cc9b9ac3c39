/** What one sees in a position, as lines in a language. */
import { Refusal } from '../../../../src/kernel/play.ts';
import type { Language, Look } from '../../../../src/kernel/ruleset.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import { words } from '../../../help/words.ts';

export function seen(look: Look | Refusal, language: Language = 'en'): string {
  const said = look instanceof Refusal ? [look.says] : [look.title, ...look.paragraphs.flat()];
  return said.map((each) => words.say(language, each).replaceAll(/[\u00a0\u202f]/g, ' ')).join('\n');
}

export function card(name: string, ...lines: readonly string[]): string {
  return seen(sabreurHex.unit(readPosition([...lines]), name));
}

export function sight(from: string, to: string, ...lines: readonly string[]): string {
  return seen(sabreurHex.sight(readPosition([...lines]), from, to));
}
