/**
 * The games that are played as tests, as text in test/games.
 *
 *   npm run games                    what they cover, and what they do not
 *   npm run games -- --battle mill-stream some-seed   prints a whole battle between two simple commanders
 *   npm run games -- --write [name]  plays them and writes the results; whatever is not scripted is rolled or answered
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chanceFrom } from '../kernel/chance.ts';
import { battleText } from './games/battle.ts';
import { coverage } from './games/coverage.ts';
import { type Replayed, replayed } from './games/replayed.ts';

const FOLDER = fileURLToPath(new URL('../../test/games', import.meta.url));

const [flag, name, seed = 'battle'] = process.argv.slice(2);
if (flag === '--battle') {
  process.stdout.write(battleText(name ?? 'mill-stream', chanceFrom(seed)));
  process.exit();
}

const only = name;
const played: Extract<Replayed, { book: 'sabreur-hex' }>['played'][number][] = [];
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt') && file.includes(only ?? ''));
for (const file of files) {
  const write = flag === '--write';
  const path = join(FOLDER, file);
  const text = readFileSync(path, 'utf8');
  try {
    const replay = replayed(text, write ? chanceFrom(file) : undefined);
    if (write && replay.text !== text) writeFileSync(path, replay.text);
    if (!write && replay.text !== text) console.log(`${file} is stale`);
    if (replay.book === 'sabreur-hex') played.push(...replay.played);
  } catch (error) {
    console.error(`${file}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
for (const { what, missing, of } of coverage(played)) {
  console.log(`${what}: ${of - missing.length} of ${of}${missing.length > 0 ? `; not ${missing.join(', ')}` : ''}`);
}
