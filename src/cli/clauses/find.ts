/** Where the numbers of the books' clauses stand: in the code and in the titles of the tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** `SH-FACTOR-07`, and what may follow it: `, -08` · ` -08` · ` to -12` · ` and -14` · after a skill `, -LANCER-03`. */
const NUMBER = /\b((?:SH|PA)(?:-[A-Z]+)+|ASK)-(\d\d)((?:(?:,| to| and|) -(?:[A-Z]+-)?\d\d)*)/g;
const FURTHER = /(,| to| and|) -(?:([A-Z]+)-)?(\d\d)/g;

/**
 * The title of a test or of a group of tests: a string before the function that runs it. In a table of tests, the
 * string with which a row begins; a refusal is none.
 */
const TITLE = /(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:async\s*)?\(/g;
const ROW = /\[\s*(['"`])((?:SH-|PA-|ASK-)(?!\S+ refuse-)(?:\\.|(?!\1)[^\\])*)\1,/g;

/** Every clause that a text names, shorthand written out. */
export function clausesIn(text: string): string[] {
  return [...text.matchAll(NUMBER)].flatMap(([, first, number, rest]) => {
    let chapter = first!;
    let last = Number(number);
    const found = [clause(chapter, last)];
    for (const [, word, skill, further] of rest!.matchAll(FURTHER)) {
      if (skill) chapter = `SH-SKILL-${skill}`;
      const from = word === ' to' ? last + 1 : Number(further);
      last = Number(further);
      for (let n = from; n <= last; n++) found.push(clause(chapter, n));
    }
    return found;
  });
}

export function clause(chapter: string, n: number): string {
  return `${chapter}-${String(n).padStart(2, '0')}`;
}

/** Clauses, and the files that name them. */
export type Places = ReadonlyMap<string, readonly string[]>;

/** What comments and quoted clause numbers of the code say. */
export function clausesOfCode(): Places {
  return gather(['src/rules', 'src/hex'], (path) => (isCode(path) ? clausesIn(textOf(path)) : []));
}

/** What the titles of tests say, and the whole text of the games that are played as tests. */
export function clausesOfTests(): Places {
  return gather(['test'], (path) => {
    if (path.startsWith('test/games/') && path.endsWith('.txt')) return clausesIn(textOf(path));
    if (!path.endsWith('.test.ts') || path === 'test/clauses.test.ts') return [];
    const text = textOf(path);
    return [...text.matchAll(TITLE), ...text.matchAll(ROW)].flatMap(([, , title]) => clausesIn(title!));
  });
}

function isCode(path: string): boolean {
  return path.endsWith('.ts') && !path.endsWith('chapters.ts');
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
