/** The bot's locale files and the toy ruleset's texts, read once per process. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '../../src/words/read.ts';
import { openWords, type Words } from '../../src/words/words.ts';

let words: Words | undefined;

export function toyWords(): Words {
  return (words ??= read());
}

function read(): Words {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  try {
    cpSync(LOCALES, folder, { recursive: true });
    cpSync(join(import.meta.dirname, 'toy'), folder, { recursive: true });
    return openWords(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
