/** The bot's texts and the toy ruleset's, read once per process. */
import { join } from 'node:path';
import { LOCALES } from '../../src/words/read.ts';
import { openWords, type Words } from '../../src/words/words.ts';

let words: Words | undefined;

export function toyWords(): Words {
  return (words ??= openWords([LOCALES, join(import.meta.dirname, 'toy')]));
}
