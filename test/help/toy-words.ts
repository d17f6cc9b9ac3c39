/** The locale files of the bot, and what the toy ruleset says; read once in a process. */
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
