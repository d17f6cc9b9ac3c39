/** The page's own messages: each one used exists, and each one that exists is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../help/source.ts';

const browser = join(ROOT, 'src/page/browser');
const source = readdirSync(browser, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(browser, name), 'utf8'))
  .join('\n');
const named = new Set([...source.matchAll(/['`](page-[a-z-]+?)(?=['`])/g)].map(([, id]) => id!));
/** Ids made of a prefix and data: `page-unknown-${kind}`. */
const begun = [...source.matchAll(/`(page-[a-z-]+-)\$\{/g)].map(([, id]) => id!);
const written = readFileSync(join(ROOT, 'assets/locales/en/page.ftl'), 'utf8');
const there = new Set([...written.matchAll(/^(page-[a-z-]+) =/gm)].map(([, id]) => id!));

test('every message the page uses exists', () => {
  expect(named.size).toBeGreaterThan(50);
  expect([...named].filter((id) => !there.has(id))).toEqual([]);
});

test('no message is unused', () => {
  const said = (id: string) => named.has(id) || begun.some((beginning) => id.startsWith(beginning));
  expect([...there].filter((id) => !said(id))).toEqual([]);
});
