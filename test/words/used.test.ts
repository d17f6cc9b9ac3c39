import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openWords } from '../../src/words/words.ts';

const SOURCE = join(import.meta.dirname, '../../src');

/** Everything a pattern matches in the source without a message of that name, as `file: message`. */
function unknown(pattern: RegExp, prefix: string): string[] {
  const words = openWords();
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return files.flatMap((name) =>
    [...readFileSync(join(SOURCE, name), 'utf8').matchAll(pattern)]
      .map((match) => `${prefix}${match[1]!}`)
      .filter((id) => !words.knows(id))
      .map((id) => `${name}: ${id}`),
  );
}

test('each phrase that the program names directly has a message', () => {
  expect(unknown(/\bphrase\(\s*'([a-zA-Z][\w-]*)'/g, '')).toEqual([]);
});

test('each sentence of the practice Discord has a message', () => {
  expect(unknown(/(?:Trouble\(|\? |: )'(practice-[\w-]+)'/g, '')).toEqual([]);
});

test('each modifier of the ledgers has a message', () => {
  expect(unknown(/clause: '[A-Z0-9-]+', name: '(\w+)'/g, 'modifier-')).toEqual([]);
});
