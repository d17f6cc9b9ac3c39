/** What the README tells a newcomer to type must work. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Refusal } from '../src/kernel/play.ts';
import { NOTHING, run } from '../src/kernel/run.ts';
import { sabreurHex } from '../src/rules/sabreur-hex/index.ts';
import { ROOT } from './help/source.ts';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const walk = readme.slice(readme.indexOf('## Five minutes'), readme.indexOf('## Inviting'));
const orders = [...walk.matchAll(/`(?:\/order text:)?((?:\d+[A-Z]\w* )+[^`]*|\d+[A-Z]\w*[ :][^`]*)`/g)].map(
  ([, text]) => text!,
);

test('the README names orders', () => {
  expect(orders.length).toBeGreaterThanOrEqual(5);
});

test.each(orders)('the README: %s', (text) => {
  const read = sabreurHex.read(readFileSync(join(ROOT, 'assets/scenarios/mill-stream.txt'), 'utf8'));
  if ('faults' in read) throw new Error('the scenario has faults');
  const now = { ...read.state, phase: 'actions' as const, orderPoints: 3 };
  const given = sabreurHex.orders(text, now, 'red');
  if (given instanceof Refusal) throw given;
  expect(run(sabreurHex, now, given[0]!.order, 'red', [], NOTHING).kind).not.toBe('refused');
});
