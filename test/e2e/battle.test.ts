/** Whole battles in the real rules, as two people play them through the practice Discord. */
import { expect, test } from 'vitest';
import { answerAll, begin, order } from './game.ts';
import { REAL } from './scenarios.ts';
import { buttonsOf, openStage, picturesOf, publicTexts, textOf } from './stage.ts';

const players = { red: 'Alice', blue: 'Bruno', doctrine: 'ask' };

test('a small battle in English, from start to finish', async () => {
  const stage = await openStage({ aide: REAL });
  await begin(stage, 'battle', 'skirmish', players);

  const preview = await stage.command('Alice', 'battle', 'order', { text: 'the 7C charges 3L' });
  expect(textOf(preview.response)).toMatch(/7C charge 3L.*\*\*7C\*\* \(12\).*\*\*3L\*\*.*\[CHARGE-08\]/s);
  expect(picturesOf(preview.response)).toHaveLength(1);
  expect(buttonsOf(preview.response).map(({ label }) => label)).toEqual(['Confirm', 'Back']);
  expect((await publicTexts(stage, 'battle')).join('\n')).not.toContain('[CHARGE-08]');
  await stage.press('Alice', preview.response!, 'Confirm');

  expect(await answerAll(stage, 'battle', players)).toBeGreaterThan(0);
  await order(stage, 'Alice', 'battle', 'end');
  await order(stage, 'Bruno', 'battle', 'end');

  const texts = await publicTexts(stage, 'battle');
  expect(texts.join('\n')).toContain('**6 6 6 5 5 4** 2 1 → **6** hits');
  expect(texts.join('\n')).toContain('Stay · 14→12');
  const [end, cost] = texts.slice(-2) as [string, string];
  expect(cost).toMatch(/### What it cost, and what each unit did\n`[▰▱]{10}` Red: \d+ of \d+ left/);
  expect(end).toMatch(
    /^### The battle is over\n.*the last turn is over.*The secret behind the dice was `[0-9a-f]{64}`/s,
  );
  expect(end.match(/drawn|draw|wins/gi)).toHaveLength(1);
  expect(end).toContain('the points are equal, 0 each');
  const told = (await stage.seen('Dan', 'battle')).filter((message) => textOf(message).includes('Turn 1'));
  expect(told.flatMap(picturesOf).every(({ description, width }) => description !== '' && width > 0)).toBe(true);
  expect(told.flatMap(picturesOf).length).toBe(told.length);
  expect((await stage.command('Alice', 'battle', 'order', { text: 'end' })).response?.ephemeral).toBe(true);
  expect(stage.log.join('')).not.toMatch(/"level":[56]0/);
});

test('the same in French, in a French server; private replies are in each person’s language', async () => {
  const stage = await openStage({ aide: REAL });
  await begin(stage, 'bataille', 'skirmish', players);
  const { response } = await stage.command('Bruno', 'bataille', 'order', { text: '7C charge 3L' });
  expect(textOf(response)).toMatch(/Rouges/);
  const english = await stage.command('Alice', 'bataille', 'order', { text: '7C charge le 3L' });
  expect(buttonsOf(english.response).map(({ label }) => label)).toEqual(['Confirm', 'Back']);
  await stage.press('Alice', english.response!, 'Confirm');
  await answerAll(stage, 'bataille', players);
  await order(stage, 'Alice', 'bataille', 'fin');
  await order(stage, 'Bruno', 'bataille', 'fin');
  const texts = (await publicTexts(stage, 'bataille')).join('\n');
  expect(texts).toContain('Prenez un camp avec `/bataille rejoindre`');
  expect(texts).not.toContain('/battle');
  expect(texts.match(/indécise|nul|remportent|emportent/g)).toHaveLength(1);
  expect(textOf((await stage.command('Bruno', 'bataille', 'help')).response)).toContain('`/bataille exporter`');
  expect(textOf((await stage.command('Alice', 'bataille', 'help')).response)).toContain('`/battle status`');
  expect(texts).toMatch(/[Ll]e \*\*7C\*\* \(12\).* le \*\*3L\*\* \(20\)/);
  expect(texts).toMatch(/Choc\s: /);
  expect(texts).not.toMatch(/\b(the|Turn|Shock|charges)\b/);
});

test('map, status, log and export show the current state, privately', async () => {
  const stage = await openStage({ aide: REAL });
  await begin(stage, 'battle', 'skirmish', players);
  await order(stage, 'Alice', 'battle', '9L fire 4L; end').catch(() => undefined);
  const before = await publicTexts(stage, 'battle');
  const [map, status, log, file] = [
    await stage.command('Dan', 'battle', 'battle map'),
    await stage.command('Dan', 'battle', 'battle status'),
    await stage.command('Dan', 'battle', 'battle log'),
    await stage.command('Dan', 'battle', 'battle export'),
  ];
  for (const { response } of [map, status, log, file]) expect(response?.ephemeral).toBe(true);
  expect(picturesOf(map.response)).toHaveLength(1);
  expect(textOf(status.response)).toMatch(/Turn 1.*Alice.*Bruno/s);
  expect(textOf(log.response)).toContain('page 1 of 1');
  expect(file.response?.attachments).toHaveLength(1);
  const json: unknown = await (await fetch(file.response!.attachments[0]!.url)).json();
  expect(JSON.stringify(json)).not.toMatch(/"secret":"[0-9a-f]{64}"/);
  expect(await publicTexts(stage, 'battle')).toEqual(before);
});

test('many channels, one battle in each', async () => {
  const stage = await openStage({ aide: REAL });
  await Promise.all(
    ['battle', 'tavern', 'bataille', 'taverne'].map((channel) => begin(stage, channel, 'skirmish', players)),
  );
  for (const channel of ['battle', 'tavern']) {
    expect((await publicTexts(stage, channel)).join('\n')).toContain('The battle begins.');
  }
  expect((await publicTexts(stage, 'taverne')).join('\n')).toContain('La bataille commence.');
});
