/** The version of each rulebook, and the hash of its games at the start of that version. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { hashOf } from '../../host/orders/chain.ts';
import { rulesets } from '../../rules/index.ts';
import { GOLDEN, record } from './golden.ts';

const FILE = fileURLToPath(new URL('../../../test/rules/versions.json', import.meta.url));

const records = z.record(z.string(), z.object({ version: z.string(), games: z.string() }));

/** A rulebook as it is now, compared with its record. */
export interface Compared {
  readonly book: string;
  readonly version: string;
  /** What is wrong, and what to do. */
  readonly says?: string;
}

export function compared(book: string): Compared {
  const { version } = rulesets[book as keyof typeof rulesets];
  const recorded = read()[book];
  const games = hashed(book);
  if (recorded?.games === games && recorded.version === version) return { book, version };
  const what =
    recorded?.games === games
      ? `its version is ${version}, and ${recorded.version} in test/rules/versions.json`
      : `its games go otherwise than by version ${version}, and battles that were played by it may no longer replay`;
  const why = games instanceof Error ? ` (${games.message})` : '';
  const first = 'If games of test/games can no longer be played, first run npm run games -- --write.';
  return {
    book,
    version,
    says: `${book}: ${what}${why}. ${first} Then run npm run rules-version -- --write, which raises the version.`,
  };
}

function hashed(book: string): string | Error {
  try {
    return hashOf(GOLDEN[book]!());
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

/** Begins a new version with new games. */
export function raised(book: string, version: string): string {
  const games = hashOf(record(book));
  const next = String(Number(version) + 1);
  const source = fileURLToPath(new URL(`../../rules/${book}/version.ts`, import.meta.url));
  writeFileSync(source, readFileSync(source, 'utf8').replace(`'${version}'`, `'${next}'`));
  writeFileSync(FILE, `${JSON.stringify({ ...read(), [book]: { version: next, games } }, undefined, 2)}\n`);
  return next;
}

function read(): z.infer<typeof records> {
  return records.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}
