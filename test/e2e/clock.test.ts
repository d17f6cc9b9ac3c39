/**
 * Deadlines with the real client, and a clock that the test moves: a pace, a missed answer, a deputy, a missed turn,
 * restarts.
 */
import { expect, test } from 'vitest';
import { buttonsOf, openCard, openStage, publicTexts, type Stage, textOf } from './stage.ts';
import { order } from './game.ts';

const HOUR = 3600_000;

/** Replaces timestamps, which each reader sees in their own time. */
async function said(stage: Stage, since: number): Promise<string> {
  return (await publicTexts(stage, 'battle'))
    .slice(since)
    .join('\n')
    .replaceAll(/<t:\d+:\w>/g, 'T');
}

test('a day for a turn, six hours for an answer; a deputy steps in, the battle goes on', async () => {
  // Starts today, because the bot forgets old things by its own clock.
  let now = new Date();
  const stage = await openStage({ aide: { clock: () => now } });
  const later = async (hours: number): Promise<void> => {
    now = new Date(now.getTime() + hours * HOUR);
    await stage.aide.tick();
    await stage.settled();
  };
  const command = (who: string, name: string, options: object = {}) => stage.command(who, 'battle', name, options);
  const count = async (): Promise<number> => (await publicTexts(stage, 'battle')).length;

  const { choices } = await stage.as('Bruno').complete('battle', 'battle new', 'pace', { pace: 'quo' });
  expect(choices).toEqual([{ name: expect.stringContaining('quotidien'), value: 'daily' }]);
  const { choices: moments = [] } = await stage.as('Alice').complete('battle', 'away', 'until');
  // Menus cannot show Discord's timestamps, so the time is written out.
  expect(moments[0]!.name).toMatch(/^1 day: until \d{1,2} \w+ \d{4}, \d{2}:\d{2} \(UTC\)$/);
  const refused = await command('Alice', 'battle new', { scenario: 'toy', pace: 'whenever' });
  expect(textOf(refused.response)).toContain('I cannot read “whenever” as a pace');
  await command('Alice', 'battle new', { scenario: 'toy', pace: '24h/6h', threads: false });
  expect((await publicTexts(stage, 'battle'))[0]).toContain('**Pace:** 24 h for a turn, 6 h for an answer');
  await command('Alice', 'battle join', { side: 'red' });
  await command('Bruno', 'battle join', { side: 'blue' });
  await command('Dan', 'battle join', { side: 'blue' });
  await command('Bruno', 'doctrine', { choice: 'ask' });
  await command('Alice', 'battle start');
  expect(textOf((await command('Bruno', 'deputy', { person: 'Dan' })).response)).toContain('Dan');
  expect(textOf((await command('Bruno', 'propose pace')).response)).toContain('24 h');

  await order(stage, 'Alice', 'battle', 'R1 charge B1, pursue no');
  const card = await openCard(stage, 'battle');
  expect(card).toBeDefined();
  let before = await count();
  await later(4);
  expect(await said(stage, before)).toContain('Bruno: your answer is due by T.');
  await stage.restart();
  await later(2);
  expect(await said(stage, before)).toContain('No answer from Bruno by T: Dan deputises until T');
  await later(4);
  await later(2);
  // No answer: the rules' default applies, and the card can no longer be pressed.
  expect(await said(stage, before)).toContain('shock');
  const stale = (await stage.seen('Dan', 'battle')).find(({ id }) => id === card!.id);
  expect(buttonsOf(stale).filter(({ id }) => id.startsWith('answer:'))).toEqual([]);

  before = await count();
  await stage.restart();
  await later(16);
  await later(8);
  expect(await said(stage, before)).toContain('No orders from Alice by T: Alice’s units hold.');

  before = await count();
  expect(textOf((await command('Bruno', 'away', { until: '3 days' })).response)).toContain('Absence notée jusqu');
  expect(await said(stage, before)).toContain('Dan deputises from now on');
  await order(stage, 'Dan', 'battle', 'B1 shoot R1');
  expect(await said(stage, before)).toContain('Dan for Bruno.');
  expect(textOf((await command('Bruno', 'back')).response)).toContain('à nouveau');
  expect(await said(stage, before)).toContain('Bruno is back, and commands again.');
});

test('a clock that is set back is noticed, and reported once', async () => {
  let now = new Date();
  const stage = await openStage({ aide: { clock: () => now } });
  now = new Date(now.getTime() - 24 * HOUR);
  await stage.aide.tick();
  await stage.aide.tick();
  const noticed = stage.log.filter((line) => line.includes('the clock was set back'));
  expect(noticed).toEqual([expect.stringMatching(/"level":40,.*"backMs":864\d{5}/)]);
});
