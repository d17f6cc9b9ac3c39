/** Documents: each link leads to an existing file and heading; lists are complete; the first two documents stay short. */
import { globSync, existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

test('the page of the verbs has a paragraph for each feature', () => {
  const page = textOf(join(ROOT, 'src/host/verbs/README.md'));
  const named = [...page.matchAll(/^\*\*`([\w-]+)`\*\*(?:, \*\*`([\w-]+)`\*\*)?/gm)].flatMap(([, ...names]) => names);
  const folders = globSync('src/host/verbs/*/', { cwd: ROOT }).map((path) => basename(path));
  expect(named.filter((name) => name !== undefined).toSorted()).toEqual(folders.toSorted());
});

test('the page of the databases of earlier versions names each test', () => {
  const page = textOf(join(ROOT, 'test/upgrade/README.md'));
  const tests = globSync('test/upgrade/*.test.ts', { cwd: ROOT }).map((path) => basename(path));
  expect(tests.length).toBeGreaterThan(10);
  expect(tests.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test.each([
  ['README.md', 150],
  ['CONTRIBUTING.md', 100],
])('%s has at most %i lines', (name, most) => {
  expect(textOf(join(ROOT, name)).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});
