/** A battle whose channel is gone: who is told, and where, what is kept, and how it goes on. */
import { expect, test } from 'vitest';
import { begin, order } from './game.ts';
import { buttonsOf, openCard, openStage, publicTexts, type Stage, statusOf, textOf } from './stage.ts';

const players = { red: 'Chloé', blue: 'Bruno' };
const POSTS = /^\/channels\/\d+\/messages$/;

/** The bot's direct messages to a person. */
async function letters(stage: Stage, who: string): Promise<string[]> {
  return (await stage.seen(who, 'dm')).filter(({ ephemeral }) => !ephemeral).map(textOf);
}

/** The list of a person's battles; they may ask anywhere. */
async function games(stage: Stage, who: string): Promise<string> {
  return textOf((await stage.command(who, 'battle', 'games')).response);
}

/** The people that the status message is waiting for. */
async function awaited(stage: Stage, channel: string): Promise<string> {
  const messages = await stage.seen('Dan', channel);
  const [id] = messages.flatMap(statusOf).slice(-1);
  return textOf(messages.find((message) => message.id === id));
}

async function takenUp(stage: Stage, who: string, channel: string): Promise<string> {
  const { choices = [] } = await stage.as(who).complete(channel, 'propose resume', 'battle');
  expect(choices).toHaveLength(1);
  const { response } = await stage.command(who, channel, 'propose resume', { battle: choices[0]!.value });
  return textOf(response);
}

test('a deleted channel: both players are told directly, nothing waits for them, and one of them resumes the battle elsewhere', async () => {
  const stage = await openStage({ mayFail: true });
  await begin(stage, 'tavern', 'toy', { ...players, doctrine: 'ask' });
  await order(stage, 'Chloé', 'tavern', 'R1 charge B1, pursue no');
  expect(await games(stage, 'Bruno')).toContain('votre réponse');
  stage.practice.removeChannel('tavern');
  await expect.poll(() => letters(stage, 'Bruno')).toHaveLength(1);
  expect((await letters(stage, 'Bruno'))[0]).toMatch(/Its channel was deleted.*`\/propose resume`.*`battle:`/s);
  expect(await letters(stage, 'Chloé')).toHaveLength(1);
  const told = await games(stage, 'Bruno');
  expect(told).toContain('Son salon a été supprimé');
  expect(told).not.toMatch(/discord\.com|On attend/);

  await stage.restart();
  expect(await takenUp(stage, 'Bruno', 'battle')).toContain('La bataille continue ici');
  expect((await publicTexts(stage, 'battle'))[0]).toContain('Bruno moved the battle here');
  const card = await openCard(stage, 'battle');
  expect(buttonsOf(card).map(({ label }) => label)).toEqual(['stand', 'run']);
  expect(await awaited(stage, 'battle')).toContain('an answer from **Bruno**');
  expect(await games(stage, 'Bruno')).toContain(`/${(await channel(stage, 'battle')).id}/${card!.id}`);
  await stage.press('Bruno', card!, 'stand');
  await order(stage, 'Chloé', 'battle', 'end');
  expect(await awaited(stage, 'battle')).toContain('**Bruno** (Blue)');
  expect(await letters(stage, 'Bruno')).toHaveLength(1);
});

test('posts waiting for a deleted channel go where the battle is resumed', async () => {
  const stage = await openStage({ mayFail: true, aide: { requests: { pauseMs: 1 } } });
  await begin(stage, 'tavern', 'toy', players);
  stage.practice.faults.add({ method: 'POST', path: POSTS, status: 503, times: 1_000_000 });
  await order(stage, 'Chloé', 'tavern', 'R1 shoot B1');
  stage.practice.removeChannel('tavern');
  stage.practice.faults.clear();
  await expect.poll(() => stage.log.join('')).toContain('post parked');
  await takenUp(stage, 'Chloé', 'battle');
  const texts = await publicTexts(stage, 'battle');
  expect(texts.map((text) => /fire:|moved the battle/.exec(text)?.[0])).toEqual(['fire:', 'moved the battle']);
});

test('a channel that was deleted while the bot was off is noticed at the start', async () => {
  const stage = await openStage({ mayFail: true });
  await begin(stage, 'tavern', 'toy', players);
  await stage.aide.close();
  stage.practice.removeChannel('tavern');
  await stage.restart();
  expect(await letters(stage, 'Chloé')).toHaveLength(1);
});

test('a deleted thread is noticed before anything is posted in it', async () => {
  const stage = await openStage({ mayFail: true });
  await stage.command('Alice', 'tavern', 'battle new', { scenario: 'toy', threads: true });
  for (const [who, side] of [
    ['Chloé', 'red'],
    ['Bruno', 'blue'],
  ] as const) {
    await stage.command(who, 'tavern', 'battle join', { side });
  }
  await stage.command('Bruno', 'tavern', 'battle start');
  stage.practice.removeChannel((await channel(stage, 'Reports')).id);
  const said = async () =>
    (await publicTexts(stage, 'tavern')).filter((text) => text.includes('can no longer post in the reports thread'));
  await expect.poll(said).toHaveLength(1);
  expect(await letters(stage, 'Bruno')).toEqual([]);
});

test('a bot that is removed from a server and added again continues immediately, with the waiting posts', async () => {
  const stage = await openStage({ mayFail: true, aide: { requests: { pauseMs: 1 } } });
  await begin(stage, 'tavern', 'toy', { ...players, doctrine: 'ask' });
  const place = await channel(stage, 'tavern');
  const { faults } = stage.practice;
  faults.add({ method: 'POST', path: `/channels/${place.id}/messages`, status: 503, times: 1_000_000 });
  await order(stage, 'Chloé', 'tavern', 'R1 charge B1, pursue no');
  stage.practice.expel('Practice');
  faults.clear();
  await expect.poll(() => letters(stage, 'Bruno')).toHaveLength(1);
  expect((await letters(stage, 'Bruno'))[0]).toContain('removed from its server');
  await expect.poll(() => stage.log.join('')).toContain('a permission is lacking');
  stage.practice.admit('Practice');
  await expect.poll(() => openCard(stage, 'tavern')).toBeDefined();
  await expect.poll(async () => (await publicTexts(stage, 'tavern')).join()).toContain('I am back on this server');
  await stage.press('Bruno', (await openCard(stage, 'tavern'))!, 'stand');
  await order(stage, 'Chloé', 'tavern', 'end');
  expect(await awaited(stage, 'tavern')).toContain('**Bruno** (Blue)');
});

test('a bot that is removed from a server reports it immediately, even with nothing to post there', async () => {
  const stage = await openStage({ mayFail: true });
  await begin(stage, 'tavern', 'toy', players);
  stage.practice.expel('Practice');
  await expect.poll(() => letters(stage, 'Bruno')).toHaveLength(1);
  expect(await takenUp(stage, 'Bruno', 'bataille')).toContain('La bataille continue ici');
  await order(stage, 'Chloé', 'bataille', 'end');
  expect(await awaited(stage, 'bataille')).toContain('**Bruno** (Blue)');
});

test('a server that Discord cannot reach for a while loses nothing, and no one is told', async () => {
  const stage = await openStage();
  await begin(stage, 'tavern', 'toy', players);
  stage.practice.outage('Practice');
  stage.practice.recovery('Practice');
  await order(stage, 'Chloé', 'tavern', 'end');
  expect(await awaited(stage, 'tavern')).toContain('**Bruno** (Blue)');
  expect(await letters(stage, 'Bruno')).toEqual([]);
});

async function channel(stage: Stage, begins: string): Promise<{ id: string; name: string }> {
  const all = stage.practice.world.channels;
  return all.find(({ name }) => name.startsWith(begins))!;
}
