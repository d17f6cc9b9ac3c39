/** Buttons: only the commander concerned counts, only once, and a grave choice takes a second press. */
import { expect, test } from 'vitest';
import { begin, callOff, order } from './game.ts';
import { buttonsOf, openCard, openStage, publicTexts, type Stage, type StageOptions, textOf } from './stage.ts';

const players = { red: 'Alice', blue: 'Bruno' };

async function asked(options: StageOptions = {}) {
  const stage = await openStage(options);
  await begin(stage, 'battle', 'toy', players);
  await order(stage, 'Alice', 'battle', 'R1 charge B1');
  const card = (await openCard(stage, 'battle'))!;
  expect(buttonsOf(card).map(({ label }) => label)).toEqual(['stand', 'Details', 'run']);
  return { stage, card };
}

/** The last private message to a person. */
async function toldTo(stage: Stage, who: string): Promise<string> {
  return textOf((await stage.seen(who, 'battle')).findLast(({ ephemeral }) => ephemeral));
}

test('someone else’s press is answered politely and privately, and counts for nothing', async () => {
  const { stage, card } = await asked();
  const before = await publicTexts(stage, 'battle');
  for (const who of ['Alice', 'Chloé']) {
    await stage.press(who, card, 'stand');
    expect(await toldTo(stage, who)).toContain('Bruno');
  }
  expect(await publicTexts(stage, 'battle')).toEqual(before);
  expect(buttonsOf(await openCard(stage, 'battle'))).toHaveLength(3);
});

test('of two simultaneous presses one counts; the card shows the choice and loses its buttons', async () => {
  const { stage, card } = await asked();
  const bruno = stage.as('Bruno');
  await Promise.all([bruno.press(card.id, 'stand'), bruno.press(card.id, 'stand')]);
  await stage.settled();
  const again = (await stage.seen('Dan', 'battle')).find(({ id }) => id === card.id);
  expect(buttonsOf(again)).toEqual([]);
  expect(textOf(again)).toContain('-# ✓ stand');
  expect(again?.edited_timestamp).not.toBeNull();
  expect((await publicTexts(stage, 'battle')).filter((text) => text.includes('shock'))).toHaveLength(1);
  expect(await toldTo(stage, 'Bruno')).not.toBe('');
});

test('a grave choice asks again; the second press, private, counts and removes the buttons of the card', async () => {
  const { stage, card } = await asked();
  await stage.press('Bruno', card, 'run');
  const [sure] = (await stage.seen('Bruno', 'battle')).filter(
    (message) => message.ephemeral && buttonsOf(message).some(({ id }) => id.startsWith('answer:')),
  );
  expect(textOf(sure)).toContain('irréversible');
  expect(buttonsOf(await openCard(stage, 'battle'))).toHaveLength(3);
  await stage.press('Bruno', sure!, 'run');
  expect(await openCard(stage, 'battle')).toBeUndefined();
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('[run]');
});

test('the question can be answered with text; its card loses its buttons', async () => {
  const { stage, card } = await asked();
  const { response } = await stage.command('Bruno', 'battle', 'answer', { text: 'stand' });
  expect(response?.ephemeral).toBe(true);
  expect((await publicTexts(stage, 'battle')).some((text) => text.includes('shock'))).toBe(true);
  const again = (await stage.seen('Dan', 'battle')).find(({ id }) => id === card.id);
  expect(buttonsOf(again)).toEqual([]);
  expect(textOf(again)).toBe(textOf(card));
});

test('an invalid text answer leaves the card unchanged', async () => {
  const { stage, card } = await asked();
  await stage.command('Bruno', 'battle', 'answer', { text: 'dance' });
  await stage.command('Alice', 'battle', 'answer', { text: 'stand' });
  expect(await openCard(stage, 'battle')).toEqual(card);
});

test('cancelling a battle closes its card; a question shown twice closes both', async () => {
  const { stage, card } = await asked();
  await stage.command('Bruno', 'battle', 'battle leave');
  await stage.command('Chloé', 'battle', 'battle join', { side: 'blue' });
  const second = (await openCard(stage, 'battle'))!;
  expect(second.id).not.toBe(card.id);
  await stage.press('Chloé', card, 'stand');
  const cards = async () => (await stage.seen('Dan', 'battle')).filter(({ id }) => [card.id, second.id].includes(id));
  expect((await cards()).flatMap(buttonsOf)).toEqual([]);
  await stage.command('Alice', 'tavern', 'battle new', { scenario: 'toy' });
  await callOff(stage, 'tavern', 'Alice');
  await callOff(stage, 'battle', 'Alice', 'Chloé');
  expect(await openCard(stage, 'battle')).toBeUndefined();
});

test('a stale button of an answered question changes nothing', async () => {
  const { stage, card } = await asked({ mayFail: true });
  // The card cannot be edited, so it keeps its buttons; the answer counts.
  stage.practice.faults.add({
    method: 'PATCH',
    path: /^\/channels\/\d+\/messages/,
    status: 403,
    body: { code: 50013, message: 'Missing Permissions' },
  });
  await stage.command('Bruno', 'battle', 'answer', { text: 'stand' });
  expect(stage.log.join('')).toContain('an answered card keeps its buttons');
  const before = await publicTexts(stage, 'battle');
  await stage.press('Bruno', card, 'stand');
  expect(await publicTexts(stage, 'battle')).toHaveLength(before.length);
  expect(await toldTo(stage, 'Bruno')).not.toMatch(/référence/);
});

test('a preview: Back discards it, a second Confirm is refused', async () => {
  const stage = await openStage();
  await begin(stage, 'battle', 'toy', players);
  const before = await publicTexts(stage, 'battle');
  const first = await stage.command('Alice', 'battle', 'order', { text: 'R1 move 3' });
  await stage.press('Alice', first.response!, 'Back');
  expect(await publicTexts(stage, 'battle')).toEqual(before);
  const second = await stage.command('Alice', 'battle', 'order', { text: 'R1 shoot B1' });
  expect(second.response?.ephemeral).toBe(true);
  const alice = stage.as('Alice');
  await Promise.all([alice.press(second.response!.id, 'Confirm'), alice.press(second.response!.id, 'Confirm')]);
  await stage.settled();
  expect((await publicTexts(stage, 'battle')).filter((text) => text.includes('fire:'))).toHaveLength(1);
});

test('another bot’s button, or one of another version, is answered politely', async () => {
  const { stage, card } = await asked();
  const living =
    stage.practice.world.messages[stage.practice.world.channels.find(({ name }) => name === 'battle')!.id]!;
  const part = JSON.parse(
    JSON.stringify(living.find(({ id }) => id === card.id)!.components).replaceAll('answer:', 'respond:'),
  ) as typeof card.components;
  living.find(({ id }) => id === card.id)!.components = part as never;
  await stage.press('Bruno', card, 'stand');
  expect(await toldTo(stage, 'Bruno')).toContain('plus ancienne');
});

test('the bot stops with a question open, and the answer reaches another process', async () => {
  const { stage, card } = await asked();
  await stage.restart();
  const before = await publicTexts(stage, 'battle');
  await stage.press('Bruno', card, 'stand');
  const after = await publicTexts(stage, 'battle');
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.slice(0, before.length).filter((text, index) => text !== before[index])).toHaveLength(1);
});

test('the log is paged by its buttons', async () => {
  const stage = await openStage();
  await begin(stage, 'battle', 'toy', players);
  for (const who of ['Alice', 'Bruno']) await order(stage, who, 'battle', 'end');
  const short = await stage.command('Dan', 'battle', 'battle log');
  expect(textOf(short.response)).toContain('page 1 of 1');
  expect(JSON.stringify(short.response?.components)).not.toContain('custom_id');
  for (const who of ['Alice', 'Bruno']) await order(stage, who, 'battle', 'end');
  const { response } = await stage.command('Dan', 'battle', 'battle log');
  expect(textOf(response)).toMatch(/\*\*1\*\* `The battle begins`\n/);
  expect(textOf(response)).toMatch(/\*\*2\*\* · the game.*`end` · Alice \(Red\).*`end` · Bruno \(Blue\)/s);
  expect(buttonsOf(response).map(({ label }) => label)).toEqual(['Later']);
  await stage.press('Dan', response!, 'Later');
  const turned = (await stage.seen('Dan', 'battle')).find(({ id }) => id === response!.id);
  expect(textOf(turned)).toContain('page 2 of 2');
  expect(buttonsOf(turned).map(({ label }) => label)).toEqual(['Earlier']);
});
