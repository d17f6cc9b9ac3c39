/** Battles side by side in several channels, threads and servers; and channels that close during a battle. */
import { expect, test } from 'vitest';
import { createToy } from '../help/toy.ts';
import { toy } from '../help/toy-house.ts';
import { anyRuleset } from '../help/any-ruleset.ts';
import { defaultWorld, type World } from '../../src/practice/server.ts';
import { answerAll, begin, order, resign } from './game.ts';
import { openCard, openStage, publicTexts, type Stage, textOf } from './stage.ts';
import { until } from '../help/until.ts';

const players = { red: 'Alice', blue: 'Bruno' };

const THREAD = '1100000000000000300';

/** The practice Discord with a thread below the tavern. */
function withThread(): World {
  const world = defaultWorld();
  const tavern = world.channels.find(({ name }) => name === 'tavern')!;
  const { id: ownerId } = world.application;
  const members = [{ personId: ownerId, joinedAt: 0 }];
  const state = { archived: false, locked: false, invitable: true, archiveAfterMinutes: 1440, changedAt: 0 };
  const thread = { ...state, ownerId, members };
  world.channels.push({ ...tavern, id: THREAD, type: 11, name: 'skirmish', parentId: tavern.id, thread });
  return world;
}

function threadOf(stage: Stage) {
  return stage.practice.world.channels.find(({ id }) => id === THREAD)!.thread!;
}

test('two channels, a thread and another server: the battles are independent', async () => {
  const stage = await openStage({ practice: { world: withThread() } });
  const places = ['battle', 'tavern', THREAD, 'bataille'];
  await Promise.all(places.map((place) => begin(stage, place, 'toy', players)));
  await Promise.all(places.map((place) => order(stage, 'Alice', place, 'R1 charge B1')));
  await order(stage, 'Alice', 'tavern', 'R2 move 4');
  await stage.command('Bruno', THREAD, 'answer', { text: 'run' });
  expect(await openCard(stage, THREAD)).toBeUndefined();
  for (const place of ['battle', 'tavern', 'bataille']) expect(await openCard(stage, place)).toBeDefined();
  for (const place of ['battle', 'tavern', 'bataille']) await answerAll(stage, place, players);
  await resign(stage, 'Bruno', 'battle');
  const texts = await Promise.all(places.map(async (place) => (await publicTexts(stage, place)).join('\n')));
  expect(texts.map((text) => /over|finie/.test(text))).toEqual([true, false, false, false]);
  expect(texts.map((text) => text.includes('[run]'))).toEqual([false, false, true, false]);
  expect(texts.map((text) => /begins|commence/.exec(text)?.[0])).toEqual(['begins', 'begins', 'begins', 'commence']);
  expect(textOf((await stage.command('Alice', THREAD, 'battle status')).response)).toContain('Alice');
});

test('an archived thread is unarchived; a locked one is given up, with a line in the log, and play continues elsewhere', async () => {
  const stage = await openStage({ mayFail: true, practice: { world: withThread() } });
  const place = THREAD;
  await begin(stage, place, 'toy', players);
  await begin(stage, 'battle', 'toy', players);
  threadOf(stage).archived = true;
  await order(stage, 'Alice', place, 'R1 shoot B1');
  expect((await publicTexts(stage, place)).at(-1)).toContain('fire:');
  Object.assign(threadOf(stage), { archived: true, locked: true });
  await order(stage, 'Alice', place, 'end').catch(() => undefined);
  await order(stage, 'Alice', 'battle', 'R1 shoot B1');
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('fire:');
  expect((await publicTexts(stage, place)).filter((text) => text.includes('fire:'))).toHaveLength(1);
  expect(stage.log.filter((line) => line.includes('post parked') && line.includes(place))).toHaveLength(1);
});

test('a deleted channel parks its posts; the others get theirs', async () => {
  const stage = await openStage({ mayFail: true });
  await begin(stage, 'tavern', 'toy', players);
  await begin(stage, 'battle', 'toy', players);
  const { world, faults } = stage.practice;
  const gone = world.channels.find(({ name }) => name === 'tavern')!;
  faults.add({ method: 'POST', path: `/channels/${gone.id}/messages`, status: 503, times: 1_000_000 });
  await order(stage, 'Alice', 'tavern', 'R1 charge B1');
  world.channels.splice(world.channels.indexOf(gone), 1);
  faults.clear();
  const parked = () => stage.log.filter((line) => line.includes('post parked') && line.includes(gone.id));
  await until(() => parked().length > 0);
  await order(stage, 'Alice', 'battle', 'R1 shoot B1');
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('fire:');
  await stage.restart();
  await order(stage, 'Alice', 'battle', 'end');
});

test('a battle whose rules are gone stops neither the bot nor the other battles', async () => {
  const rulesets = new Map(['toy', 'lost'].map((name) => [name, anyRuleset({ ...createToy(), name })]));
  const [scenario] = toy().scenarios;
  const scenarios = [scenario!, { ...scenario!, name: 'lost', ruleset: 'lost' }];
  const stage = await openStage({ aide: { rulesets, scenarios } });
  await begin(stage, 'tavern', 'lost', players);
  await begin(stage, 'battle', 'toy', players);
  rulesets.delete('lost');
  await stage.restart();
  expect(stage.log.filter((line) => line.includes('a battle cannot go on') && line.includes('"lost\\"'))).toHaveLength(
    1,
  );
  await order(stage, 'Alice', 'battle', 'R1 shoot B1');
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('fire:');
  expect(textOf((await stage.command('Alice', 'tavern', 'battle status')).response)).toContain('/battle export');
});

test('a battle uses the language chosen by the person who opens it', async () => {
  const stage = await openStage();
  const { response } = await stage.command('Alice', 'battle', 'battle new', { scenario: 'toy', language: 'fr' });
  expect(textOf(response)).toBe('The battle is open: Toy battle.');
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('Prenez un camp avec `/bataille rejoindre`');
  await stage.command('Bruno', 'bataille', 'battle new', { scenario: 'toy', language: 'en' });
  expect((await publicTexts(stage, 'bataille')).at(-1)).toContain('Take a side with `/battle join`');
});
