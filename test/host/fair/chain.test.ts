import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fairDice, hashOfSecret, keyOf } from '../../../src/host/orders/dice.ts';
import { type Exported, exported } from '../../../src/host/advance/export-file.ts';
import { verified } from '../../../src/host/verbs/fair-dice/verify.ts';
import { replayed } from '../../../src/host/verbs/history/replay.ts';
import { anyRuleset } from '../../help/any-ruleset.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { accepted, ann, bob, refusal, room, type Room, startedRoom } from '../../help/room.ts';
import { createToy } from '../../help/toy.ts';

const rules = anyRuleset(createToy());

async function fought(): Promise<Room> {
  const at = await startedRoom();
  await at.give(ann, 'R1 move 3');
  accepted(await at.host.undo(at.by(ann)));
  await at.give(ann, 'R1 shoot B1');
  await at.give(ann, 'end');
  await at.give(bob, 'B1 charge R1');
  accepted(await at.answer(ann, 'run'));
  return at;
}

async function fileOf(at: Room): Promise<Exported> {
  const file = await at.host.export(at.by(bob));
  if (file instanceof Refusal) throw file;
  return exported.parse(JSON.parse(file.json));
}

test('an export replays: facts lead to every position, and the chain is unbroken', async () => {
  const at = await fought();
  const file = await fileOf(at);
  expect(file.battle.secret).toBeUndefined();
  expect(JSON.stringify(file)).not.toContain((await at.battle()).secret);
  expect(verified(file, rules).faults).toEqual([]);
  expect(replayed(file)).toContain('    fact moved {"to":3,"unit":"R1"}');
});

test('after the battle the secret is public, and every roll can be repeated', async () => {
  const at = await fought();
  accepted(await at.host.resign(at.by(bob)));
  const { battle, entries } = await fileOf(at);
  expect(hashOfSecret(battle.secret!)).toBe(battle.secretHash);
  let position = 0;
  let thrown = 0;
  for (const { seq, kind, text, transcript } of entries) {
    const source = {
      key: keyOf(battle.secret!),
      salts: [battle.salts.red, battle.salts.blue] as const,
      position,
      order: text,
    };
    const rolls = transcript.flatMap((line) => ('roll' in line ? [line] : []));
    for (const [index, { roll, got }] of rolls.entries()) {
      expect(got).toEqual(fairDice(source, index, roll.dice, roll.sides));
      thrown += 1;
    }
    position = kind === 'undo' ? Number(text.split(' ').at(-1)) : seq;
  }
  expect(thrown).toBeGreaterThan(2);
});

test.each<readonly [string, number, (file: Exported) => void]>([
  ['another text', 3, (file) => void (file.entries[2]!.text = 'R1 move 4')],
  [
    'another die',
    5,
    (file) => void ((file.entries[4]!.transcript as unknown as { got?: number[] }[])[1]!.got = [6, 6]),
  ],
  [
    'another fact',
    3,
    (file) => void ((file.entries[2]!.transcript as unknown as { fact?: unknown }[])[0]!.fact = { type: 'ended' }),
  ],
  ['another position', 4, (file) => void (file.entries[3]!.stateHash = '0'.repeat(64))],
  ['an entry taken out', 5, (file) => void file.entries.splice(3, 1)],
  ['two entries swapped', 4, (file) => void file.entries.splice(2, 2, file.entries[3]!, file.entries[2]!)],
  ['the entries of another battle', 1, (file) => void (file.battle.secretHash = '0'.repeat(64))],
  ['the end cut off', 7, (file) => void file.entries.splice(7)],
])('%s is noticed, and the entry named', async (_what, seq, tamper) => {
  const file = await fileOf(await fought());
  tamper(file);
  const { faults } = verified(file, rules);
  expect(faults.map((fault) => fault.seq)).toContain(seq);
});

test('npm run replay refuses a file that is not an export, and names unknown rules', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aide-replay-'));
  const path = join(folder, 'battle.json');
  const run = () => spawnSync(process.execPath, ['src/cli/replay.ts', path], { encoding: 'utf8' });
  writeFileSync(path, '{}');
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('is not an exported battle') });
  writeFileSync(path, JSON.stringify(await fileOf(await fought())));
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('“toy”') });
  rmSync(folder, { recursive: true });
});

test('a battle that has not begun cannot be exported', async () => {
  const at = await room();
  accepted(await at.host.open(at.by(ann), 'toy', 'en'));
  expect(refusal(await at.host.export(at.by(ann)))).toBe('host-not-started');
});
