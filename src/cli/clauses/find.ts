/** Finds clause numbers in code and test titles. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clausesIn } from '../../kernel/text/clauses.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The title of a test or group: a string before its function. In a table of tests, the first string of a row, unless it
 * is a refusal.
 */
const TITLE = /(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:async\s*)?\(/g;
const ROW = /\[\s*(['"`])((?:[A-Z]{2}-|ASK-)(?!\S+ refuse-)(?:\\.|(?!\1)[^\\])*)\1,/g;

/** Clauses, and the files that name them. */
export type Places = ReadonlyMap<string, readonly string[]>;

/** From comments and quoted clause numbers in the code. */
export function clausesOfCode(): Places {
  return gather(['src/rules', 'src/hex', 'src/field', 'src/march'], (path) =>
    path.endsWith('.ts') ? clausesIn(textOf(path)) : [],
  );
}

/** From test titles, and from the whole text of the games played as tests. */
export function clausesOfTests(): Places {
  return gather(['test'], (path) => {
    if (path.startsWith('test/games/') && path.endsWith('.txt')) return clausesIn(textOf(path));
    if (!path.endsWith('.test.ts') || path === 'test/clauses.test.ts') return [];
    const text = textOf(path);
    return [...text.matchAll(TITLE), ...text.matchAll(ROW)].flatMap(([, , title]) => clausesIn(title!));
  });
}

function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function gather(folders: readonly string[], clausesOf: (path: string) => readonly string[]): Places {
  const where = new Map<string, string[]>();
  for (const folder of folders) {
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const path = `${folder}/${file.replaceAll('\\', '/')}`;
      for (const id of new Set(clausesOf(path))) where.set(id, [...(where.get(id) ?? []), path]);
    }
  }
  return where;
}
