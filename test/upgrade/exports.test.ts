/** Files from `/battle export` of earlier versions: genuine battles, some with orders that play differently today. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exported } from '../../src/host/advance/export-file.ts';
import { verified } from '../../src/host/verbs/fair-dice/verify.ts';
import { rulesetsByName } from '../../src/host/ruleset.ts';
import { rulesets } from '../../src/rules/index.ts';
import { ROOT } from '../help/source.ts';
import { LANDINGS, unpacked } from './kept.ts';

const FILES = LANDINGS.flatMap((landing) =>
  (['under-way.json', 'over.json'] as const).map((file) => [landing, file] as const),
);

test.each(FILES)('%s, %s: no errors', (landing, name) => {
  const file = exported.parse(JSON.parse(unpacked(landing, name).toString()));
  const { faults, unplayed, replayed } = verified(file, rulesetsByName(rulesets).get(file.battle.ruleset)!);
  expect(faults).toEqual([]);
  expect(unplayed.filter(({ version }) => version !== '1')).toEqual([]);
  expect(replayed).toBeGreaterThan(0);
});

/** The output of `npm run verify` for the first release's battle, unchanged or altered. */
function verify(alter: (text: string) => string = (text) => text) {
  const folder = mkdtempSync(join(tmpdir(), 'aide-export-'));
  const path = join(folder, 'battle.json');
  writeFileSync(path, alter(unpacked(LANDINGS[0]!, 'over.json').toString()));
  const env = { ...process.env, LC_ALL: 'en' };
  const said = spawnSync(process.execPath, ['src/cli/verify.ts', path], { cwd: ROOT, encoding: 'utf8', env });
  rmSync(folder, { recursive: true });
  return said;
}

test('npm run verify names what it cannot replay with its version, and does not fail', () => {
  const { status, stdout, stderr } = verify();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(
    /^As far as this version of the rules can replay it, everything checks out\.\n.*\nEntries [\d, -]+ were played with version 1 of the rules, which this version, \d+, cannot replay; the chain is intact and the dice are right\.\nEvery other order/,
  );
});

test('with an altered die it fails', () => {
  const { status, stderr } = verify((text) =>
    text.replace(/("got": \[\s*)(\d)/, (_all, before: string, die: string) => `${before}${(Number(die) % 6) + 1}`),
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/from the secret it should be .*things are wrong/s);
});
