import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { soaking } from '../help/soak.ts';

const folder = mkdtempSync(join(tmpdir(), 'field-'));
const bundle = join(folder, 'digest.mjs');

beforeAll(() => {
  const entry = new URL('digest.ts', import.meta.url).pathname;
  buildSync({
    entryPoints: [entry],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

function digest(command: string, ...flags: string[]): string {
  return execFileSync(command, [...flags, bundle], { encoding: 'utf8' }).trim();
}

test('SK-GEO-01 positions are computed the same with and without a compiler', () => {
  expect(digest(process.execPath, '--jitless')).toBe(digest(process.execPath));
});

test.runIf(soaking)('SK-GEO-01 positions are computed the same in Node 22', () => {
  expect(digest('npx', '--yes', 'node@22')).toBe(digest(process.execPath));
});
