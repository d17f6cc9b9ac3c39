/**
 * The dice compared with a second implementation of docs/fair-dice.md, in Python's standard library, and with fixed
 * numbers.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fairDice, keyOf } from '../../src/host/orders/dice.ts';
import type { Exported } from '../../src/host/advance/export-file.ts';
import { verified } from '../../src/host/verbs/fair-dice/verify.ts';
import { anyRuleset } from '../help/any-ruleset.ts';
import { codePoint } from '../help/code-points.ts';
import { canonical } from '../../src/kernel/canonical.ts';
import { createToy } from '../help/toy.ts';
import { faultsByPython, hasPython, python } from './python.ts';
import { foughtOut, rechained, TAMPERED } from './tampered.ts';
import { rounds } from '../help/soak.ts';

const rules = anyRuleset(createToy());

interface Asked {
  readonly secret: string;
  readonly salts: readonly [string, string];
  readonly position: number;
  readonly order: string;
  readonly roll: number;
  readonly dice: number;
  readonly sides: number;
}

function drawnHere({ secret, salts, position, order, roll, dice, sides }: Asked): number[] {
  return fairDice({ key: keyOf(secret), salts, position, order }, roll, dice, sides);
}

const vectors = z
  .array(
    z.object({
      secret: z.string(),
      salts: z.tuple([z.string(), z.string()]),
      position: z.number(),
      order: z.string(),
      roll: z.number(),
      dice: z.number(),
      sides: z.number(),
      got: z.array(z.number()),
    }),
  )
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'vectors.json'), 'utf8')));

test('golden vectors: these secrets give the same dice for ever', () => {
  for (const { got, ...asked } of vectors) expect(drawnHere(asked)).toEqual(got);
});

test.skipIf(!hasPython)('golden vectors by the other implementation', () => {
  const asked = vectors.map(({ got: _got, ...each }) => each);
  expect(JSON.parse(python('--draw', JSON.stringify(asked)))).toEqual(vectors.map(({ got }) => got));
});

test.skipIf(!hasPython)('random rolls, with arbitrary salts and orders, are the same in both', () => {
  const text = fc.string({ unit: codePoint, maxLength: 40 });
  const roll = fc.record({
    secret: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex')),
    salts: fc.tuple(text, text),
    position: fc.nat(5000),
    order: text,
    roll: fc.nat(40),
    dice: fc.integer({ min: 1, max: 90 }),
    sides: fc.integer({ min: 2, max: 1000 }),
  });
  const asked = fc.sample(roll, { numRuns: rounds(300), seed: 9 });
  expect(JSON.parse(python('--draw', JSON.stringify(asked)))).toEqual(asked.map(drawnHere));
});

/** Positions and transcripts contain only integers. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false),
    fc.maxSafeInteger(),
    fc.string({ unit: codePoint, maxLength: 12 }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.string({ unit: codePoint, maxLength: 8 }), tie('value'), { maxKeys: 5 }),
  ),
}));

test.skipIf(!hasPython)('canonical JSON is the same in both, whatever the characters', () => {
  const tricky = { '\ud83d\ude00': 1, '\uffff': 2, '\ud800': '\ud800', 'é "\\\u0007\u007f\n': [1.5, -0] };
  const all = [...fc.sample(value, { numRuns: rounds(300), seed: 9 }), tricky];
  const other = python('--canonical', JSON.stringify(all));
  expect(other === canonical(all)).toBe(true);
});

/** Whether the program of the other implementation, as in docs/fair-dice.md, finds nothing in a file. */
function isWholeByPython(file: Exported): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'aide-fair-'));
  const path = join(folder, 'battle.json');
  writeFileSync(path, JSON.stringify(file));
  const { status, stderr } = spawnSync('python3', [join(import.meta.dirname, 'fair_dice.py'), path], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stderr).not.toContain('Traceback');
  return status === 0;
}

test('a battle with salts, an undo, rolls and rulings by hand, a refused proposal: every die is as it must be', async () => {
  const file = await foughtOut();
  const checked = verified(file, rules);
  expect(checked).toMatchObject({ faults: [], isDrawn: true, unplayed: [], scripted: 0 });
  expect(checked.dice).toBe(16);
  expect(rechained(file)).toEqual(file);
});

async function tamperedWith(tamper: (file: Exported) => void): Promise<Exported> {
  const file = structuredClone(await foughtOut());
  tamper(file);
  return file;
}

test.each(TAMPERED)('$what: found in its entry', async ({ seq, tamper }) => {
  const { faults } = verified(await tamperedWith(tamper), rules);
  expect(faults.map((fault) => fault.seq)).toContain(seq);
});

test.skipIf(!hasPython)('the other implementation confirms it, and not if it was tampered with', async () => {
  expect(isWholeByPython(await foughtOut())).toBe(true);
  expect(isWholeByPython(await tamperedWith(TAMPERED[0]!.tamper))).toBe(false);
});

let found: Promise<readonly number[]> | undefined;

/** The faults that the other implementation finds, by what was tampered with. */
async function foundByPython(what: string): Promise<number> {
  found ??= Promise.all(TAMPERED.map(({ tamper }) => tamperedWith(tamper))).then(faultsByPython);
  return (await found)[TAMPERED.findIndex((each) => each.what === what)]!;
}

test.skipIf(!hasPython).each(TAMPERED)('$what: found by the other implementation', async ({ what }) => {
  expect(await foundByPython(what)).toBeGreaterThan(0);
});

test.each(TAMPERED.filter(({ isHidden }) => isHidden !== true))(
  '$what: found even if all hashes were recomputed',
  async ({ tamper }) => {
    expect(verified(rechained(await tamperedWith(tamper)), rules).faults).not.toEqual([]);
  },
);

test('a file cannot continue a finished battle', async () => {
  const file = await tamperedWith(({ battle }) => {
    delete battle.secret;
    battle.status = 'playing';
  });
  expect(verified(file, rules).faults).toMatchObject([{ seq: file.entries.length, says: { id: 'verify-is-over' } }]);
});

test('knowing the secret does not let a player reword an order until its dice suit them', async () => {
  const file = await tamperedWith(({ entries }) => void (entries[5]!.text = entries[5]!.text.replace('{', '{ ')));
  expect(verified(rechained(file), rules).faults).toMatchObject([
    { says: { id: 'verify-dice' } },
    { seq: 6, says: { id: 'verify-wording' } },
  ]);
});
