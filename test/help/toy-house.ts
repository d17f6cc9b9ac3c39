/** The toy ruleset with its words and scenarios, as the parts of a bot. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scenario } from '../../src/host/parts.ts';
import { anyRuleset } from '../../src/host/ruleset.ts';
import { phrase } from '../../src/kernel/phrase.ts';
import { LOCALES } from '../../src/words/read.ts';
import { openWords, type Words } from '../../src/words/words.ts';
import { createToy, TOY_SCENARIO } from './toy.ts';

function scenario(name: string, text: string): Scenario {
  return { name, title: phrase('toy-option', { text: name }), ruleset: 'toy', text };
}

/** Everybody's words, and the toy's. */
function toyWords(): Words {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  try {
    cpSync(LOCALES, folder, { recursive: true });
    cpSync(join(import.meta.dirname, 'toy'), folder, { recursive: true });
    return openWords(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let words: Words | undefined;

export function toy() {
  words ??= toyWords();
  return {
    words,
    rulesets: new Map([['toy', anyRuleset(createToy())]]),
    rulesetOf: () => 'toy',
    scenarios: [scenario('toy', TOY_SCENARIO), scenario('broken', 'ruleset toy\nnonsense\n')],
  };
}
