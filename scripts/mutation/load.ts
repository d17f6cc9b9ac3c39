/** Test files in one process, imported with fresh modules as often as needed. */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collect, type Test } from './vitest.ts';

const STAND_IN = new URL('vitest.ts', import.meta.url).href;
const MARK = /\?copy=\d+$/;
const sources = new Map<string, string>();

registerHooks({
  resolve(specifier, context, next) {
    const mark = MARK.exec(context.parentURL ?? '');
    if (!mark) return next(specifier, context);
    if (specifier === 'vitest') return { url: STAND_IN, shortCircuit: true };
    const found = next(specifier, context);
    return /^\.\.?\//.test(specifier) && found.url.endsWith('.ts') ? { ...found, url: found.url + mark[0] } : found;
  },
  load(url, context, next) {
    return MARK.test(url) ? { format: 'module', source: stripped(url), shortCircuit: true } : next(url, context);
  },
});

function stripped(url: string): string {
  const plain = url.replace(MARK, '');
  const known = sources.get(plain);
  if (known !== undefined) return known;
  const source = stripTypeScriptTypes(readFileSync(new URL(plain), 'utf8'));
  sources.set(plain, source);
  return source;
}

let copies = 0;

/** One copy of all modules the tests import. Whatever one test leaves in a module, the next one finds. */
export class Copy {
  readonly #mark = `?copy=${++copies}`;
  readonly #files = new Map<string, ReadonlyMap<string, Test>>();

  /** A file's tests by Stryker's names. */
  async tests(file: string): Promise<ReadonlyMap<string, Test>> {
    const known = this.#files.get(file);
    if (known) return known;
    const found = await collect(() => import(pathToFileURL(resolve(file)).href + this.#mark));
    const tests = new Map(found.map((test, n) => [`${file}#${n + 1} ${test.name}`, test]));
    this.#files.set(file, tests);
    return tests;
  }
}

export function fileOf(id: string): string {
  return id.slice(0, id.indexOf('#'));
}
