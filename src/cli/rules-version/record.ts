/** The version of each rulebook, and the hash of its games at the start of that version. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { hashOf } from '../../host/orders/chain.ts';
import { rulesets } from '../../rules/index.ts';
import { GOLDEN } from './golden.ts';

const FILE = fileURLToPath(new URL('../../../test/rules/versions.json', import.meta.url));

const records = z.record(z.string(), z.object({ version: z.string(), games: z.string() }));

/** A rulebook as it is now, compared with its record. */
export interface Compared {
  readonly book: string;
  readonly version: string;
  /** The hash of its games, if all of them can be played. */
  readonly games?: string;
  /** What is wrong, and what to do. */
  readonly says?: string;
}

export function compared(book: string): Compared {
  const { version } = rulesets[book as keyof typeof rulesets];
  const games = hashed(book);
  if (games instanceof Error) {
    const says = `${book}: one of its games can no longer be played (${games.message}). First npm run games -- --write, then npm run rules-version -- --write.`;
    return { book, version, says };
  }
  const recorded = read()[book];
  if (recorded?.games === games && recorded.version === version) return { book, version, games };
  const what =
    recorded?.games === games
      ? `${book}: its version is ${version}, and ${recorded.version} in test/rules/versions.json`
      : `${book}: its games go otherwise than by version ${version}, and battles that were played by it may no longer replay`;
  return { book, version, games, says: `${what}. Run npm run rules-version -- --write, which raises the version.` };
}

function hashed(book: string): string | Error {
  try {
    return hashOf(GOLDEN[book]!());
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

/** Begins a new version with the current games. */
export function raised(book: string, version: string, games: string): string {
  const next = String(Number(version) + 1);
  const source = fileURLToPath(new URL(`../../rules/${book}/version.ts`, import.meta.url));
  writeFileSync(source, readFileSync(source, 'utf8').replace(`'${version}'`, `'${next}'`));
  writeFileSync(FILE, `${JSON.stringify({ ...read(), [book]: { version: next, games } }, undefined, 2)}\n`);
  return next;
}

function read(): z.infer<typeof records> {
  return records.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}
