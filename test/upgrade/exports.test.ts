/**
 * Files that `/battle export` of earlier commits has written, each named by its book and commit: honest battles, with
 * orders that today's rules play otherwise. They verify for ever.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exported } from '../../src/host/export.ts';
import { verified } from '../../src/host/fair/verify.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { rulesets } from '../../src/rules/index.ts';
import { ROOT } from '../help/source.ts';

const FOLDER = join(import.meta.dirname, 'exports');
const files = readdirSync(FOLDER);

const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const fileOf = (file: string) => exported.parse(JSON.parse(textOf(file)));
const verify = (path: string, ...heads: readonly string[]) =>
  spawnSync(process.execPath, ['src/cli/verify.ts', path, ...heads], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'en' },
  });

test.each(files)('%s: nothing is wrong, and what these rules cannot replay is version 1’s', (file) => {
  const battle = fileOf(file);
  const { faults, unplayed, replayed, dice } = verified(battle, rulesetsByName(rulesets).get(battle.battle.ruleset)!);
  expect(faults).toEqual([]);
  expect(unplayed.map(({ version }) => version)).toEqual(['1']);
  expect(replayed).toBeGreaterThan(4);
  expect(dice).toBeGreaterThan(4);
});

test('npm run verify says so, and is no failure; with a die altered it is one', () => {
  const [file] = files;
  const { battle } = fileOf(file!);
  const right = verify(join(FOLDER, file!), battle.head);
  expect(right).toMatchObject({ status: 0, stderr: '' });
  expect(right.stdout).toMatch(
    /^As far as this version of the rules can replay it, all of it is right\.\n.*\nEntries [\d, -]+ were played by version 1 of the rules, which this version, \d+, cannot replay; the chain is whole and the dice are right\.\nEvery other order/,
  );
  const folder = mkdtempSync(join(tmpdir(), 'aide-export-'));
  const path = join(folder, 'battle.json');
  const altered = textOf(file!).replace(/("got": \[\s*)(\d)/, (_all, before: string, die: string) => {
    return `${before}${(Number(die) % 6) + 1}`;
  });
  writeFileSync(path, altered);
  const wrong = verify(path);
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toMatch(/by the secret it is .*things are wrong/s);
  rmSync(folder, { recursive: true });
}, 120_000);
