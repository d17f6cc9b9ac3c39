/** Messages that have been renamed since a plan stopped or a proposal was made: both still say why, and what. */
import { expect, test } from 'vitest';
import type { Json } from '../../src/kernel/play.ts';
import { FORMER_BEGINNINGS, FORMER_IDS, presentId } from '../../src/words/former-ids.ts';
import { words } from '../help/words.ts';
import { accepted, bob, startedRoom } from '../help/room.ts';
import { LANDINGS } from './kept.ts';
import { openLanding } from './opened.ts';

test('a plan that stopped', async () => {
  const at = await startedRoom();
  accepted(await at.host.writePlan(at.by(bob), 'B1 move 7'));
  const { id } = await at.battle();
  const [plan] = await at.store.plans(id);
  const stopped = { id: 'said-before', args: { text: { id: 'refuse-assault-hex', args: { hex: '0407' } } } };
  const orders = { ...(plan!.orders as Record<string, Json>), stopped } as Json;
  await at.store.commit({ at: new Date(0), plans: { put: [{ ...plan!, orders }] } });
  expect(at.say(accepted(await at.host.showPlan(at.by(bob))))).toContain('0407');
});

test('a proposal that waits', async () => {
  const { battles, host, store } = await openLanding(LANDINGS.at(-1)!);
  const here = battles.find(({ name }) => name === 'proposed')!;
  const { id, revision } = await here.battle();
  const waiting = (await store.waiting(id))!;
  const won = { id: 'pa-tell-won', args: { side: { id: 'side-red' }, why: { id: 'pa-over-agreed' } } };
  const asked = waiting.question!;
  const question = { ...asked, about: { ...asked.about, deeds: [won] } };
  await store.commit({ at: new Date(0), battle: { id, revision }, waiting: { ...waiting, question } });
  const shown = accepted(await host.status(here.by('Bruno')));
  expect(shown.says.map((says) => words.say('en', says)).join('\n')).toContain('wins the battle');
});

test('each former id leads to a message, and no message has it now', () => {
  const written = new Set(words.called(''));
  expect(Object.entries(FORMER_IDS).filter(([was, now]) => written.has(was) || !written.has(now))).toEqual([]);
  const again = [...written].filter((id) => Object.keys(FORMER_BEGINNINGS).some((was) => id.startsWith(was)));
  expect(again).toEqual([]);
  expect(presentId('many-too-dear')).toBe('seat-too-dear');
});
