/** Whole games as text, played through the rules: each must play exactly as written. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { coverage } from '../src/cli/games/coverage.ts';
import { type Replayed, replayed } from '../src/cli/games/replayed.ts';
import { ROOT } from './help/source.ts';

const FOLDER = join(ROOT, 'test/games');
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));
const played: Extract<Replayed, { book: 'sabreur-hex' }>['played'][number][] = [];

describe('games', () => {
  test.each(FILES)('%s', (file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const replay = replayed(text);
    expect(replay.text).toBe(text);
    if (replay.book === 'sabreur-hex') played.push(...replay.played);
  });

  test('SH-TURN-03, -04, -08, SH-REACT-02 together they cover every action, reaction, skill and question', () => {
    expect(coverage(played).map(({ what, missing }) => `${what}: ${missing.join(', ')}`)).toEqual([
      'actions: ',
      'reactions: ',
      'skills: ',
      'questions: ',
    ]);
  });
});
