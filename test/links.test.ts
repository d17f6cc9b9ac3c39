/** Documents: each link leads to an existing file and heading; the first two documents stay short. */
import { globSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './help/source.ts';

const pages = globSync('**/*.md', { cwd: ROOT, exclude: (name) => /^(node_modules|data|coverage)$/.test(name) });
const textOf = (path: string): string => readFileSync(path, 'utf8');

/** A heading's anchor, as on GitHub: lower case, hyphens for spaces, no other punctuation. */
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

test.each(pages)('the links of %s work', (name) => {
  const from = join(ROOT, name);
  const links = [...textOf(from).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
  const local = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(local.filter((link) => !isThere(from, link))).toEqual([]);
});

test.each([
  ['README.md', 150],
  ['CONTRIBUTING.md', 100],
])('%s has at most %i lines', (name, most) => {
  expect(textOf(join(ROOT, name)).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});
