/** Deployments that an earlier version kept in a table of their own are sheets: none is lost, opened or shown. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { LANDINGS } from './kept.ts';
import { exported } from '../../src/host/advance/export-file.ts';
import { verified } from '../../src/host/verbs/fair-dice/verify.ts';
import { accepted } from '../help/room.ts';
import { expectTrusted } from './held.ts';
import { openLanding } from './opened.ts';

const sealedLine = z.object({ hash: z.string() });

/** Before deployments were sheets like any other, the line had a kind of its own. */
function isPromise(kind: string): boolean {
  return kind === 'sealed' || kind === 'sheetSealed';
}

test.each(LANDINGS)('%s: what was sealed is still sealed, and what was not, is not', async (landing) => {
  const at = await openLanding(landing);
  const here = at.battles.find(({ name }) => name === 'sealed');
  if (!here) return;
  const { id, tableSeq } = await here.battle();
  const rows = await at.store.sheets(id);
  const own = rows.map(({ side, name, sealed, text }) => [side, name, sealed, /^deploy \w/.test(text)]);
  expect(own).toEqual([
    ['red', 'deployment', true, true],
    ['blue', 'deployment', false, true],
  ]);
  // What Red has promised in public is still what it has written.
  const lines = await at.store.tableEntries(id, 1, tableSeq);
  expect(lines.filter(({ kind }) => isPromise(kind))).toHaveLength(1);
  if (!landing.endsWith('be0f4910')) return;

  // Blue goes on, and both are opened as they were sealed, with the keys of what was promised then and now.
  const bruno = here.by('Bruno');
  const orders = accepted(await at.host.deployment(bruno, { lineUp: 'line' }));
  accepted(await at.host.preview(here.again(bruno), orders));
  accepted(await at.host.done(here.again(bruno)));
  accepted(await at.host.resign(here.again(bruno)));
  const { tableSeq: now } = await here.battle();
  const table = await at.store.tableEntries(id, 1, now);
  const promised = table.flatMap(({ kind, data }) => (isPromise(kind) ? [sealedLine.parse(data).hash] : []));
  expect(promised).toHaveLength(2);
  const told: string[] = [];
  for await (const { post } of accepted(await at.host.history(here.again(bruno))).told)
    told.push(JSON.stringify(post.sentences));
  for (const hash of promised) expect(told.find((each) => each.includes(`${hash}; its key was`))).toBeDefined();
  const entry = await at.store.entry(id, 2);
  expect([entry?.kind, entry?.text.startsWith(rows[0]!.text)]).toEqual(['auto', true]);
  // The secret is known now, so each is checked against its promise.
  await expectTrusted(at, here);
  const { json } = accepted(await at.host.export(here.again(bruno)));
  const forged = JSON.stringify(JSON.parse(json)).replace(`"hash":"${promised[0]}"`, `"hash":"${'0'.repeat(64)}"`);
  const { faults } = verified(exported.parse(JSON.parse(forged)), at.rules(await here.battle()));
  expect(faults.map(({ says }) => says.id)).toContain('verify-sheet');
});
