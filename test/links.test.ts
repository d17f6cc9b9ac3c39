/** Documents: each link leads to a file that is there, and to a heading of it; the first two stay short. */
import { globSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './help/source.ts';

const pages = globSync('**/*.md', { cwd: ROOT, exclude: (name) => /^(node_modules|data|coverage)$/.test(name) });
const textOf = (path: string): string => readFileSync(path, 'utf8');

/** The anchor that a heading gets where the pages are read: small letters, hyphens for blanks, no other mark. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function isThere(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? from : join(dirname(from), path);
  if (!existsSync(target)) return false;
  if (anchor === undefined || !target.endsWith('.md')) return true;
  return [...textOf(target).matchAll(/^#+ (.*)$/gm)].some(([, heading]) => anchorOf(heading!) === anchor);
}

test.each(pages)('the links of %s lead somewhere', (name) => {
  const from = join(ROOT, name);
  const links = [...textOf(from).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
  const local = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(local.filter((link) => !isThere(from, link))).toEqual([]);
});

test.each([
  ['README.md', 150],
  ['CONTRIBUTING.md', 100],
])('%s has at most %i lines', (name, most) => {
  expect(textOf(join(ROOT, name)).split('\n').length).toBeLessThanOrEqual(most);
});
