/** A battle that the bot can no longer read, as its players see it on Discord. */
import { expect, test } from 'vitest';
import { anyRuleset } from '../help/any-ruleset.ts';
import { createToy } from '../help/toy.ts';
import { openDatabase } from '../../src/host/store/database/database.ts';
import { begin, order } from './game.ts';
import { openCard, openStage, publicTexts, textOf } from './stage.ts';

test('everyone is told in their language, gets the file, sees the battle listed, and continues with the fixed bot', async () => {
  let isBroken = false;
  const sound = createToy();
  const toy = anyRuleset({
    ...sound,
    restore: (json) => {
      if (isBroken) throw new Error('a unit without a name');
      return sound.restore(json);
    },
  });
  const stage = await openStage({ aide: { rulesets: new Map([['toy', toy]]) } });
  const command = (who: string, name: string, options: object = {}) => stage.command(who, 'battle', name, options);
  await command('Alice', 'battle new', { scenario: 'toy', threads: false });
  await command('Alice', 'battle join', { side: 'red' });
  await command('Bruno', 'battle join', { side: 'blue' });
  await command('Alice', 'battle start');
  const before = (await publicTexts(stage, 'battle')).length;

  isBroken = true;
  await stage.restart();
  await stage.settled();
  const said = (await publicTexts(stage, 'battle')).slice(before);
  expect(said).toEqual([expect.stringMatching(/The battle has stopped: this version of the bot cannot read it\./)]);
  const errors = () => stage.log.filter((line) => line.includes('a unit without a name'));
  expect(errors()).toHaveLength(1);

  const french = textOf((await command('Bruno', 'order', { text: 'B1 move 3' })).response);
  expect(french).toMatch(/^Cette version du bot ne peut pas lire cette bataille\s: .*`\/bataille exporter`/s);
  expect(textOf((await command('Alice', 'catchup')).response)).toMatch(/^This version of the bot cannot read/);
  const games = await stage.command('Bruno', 'tavern', 'games');
  expect(textOf(games.response)).toContain('cette version du bot ne peut pas lire la bataille');
  const { response } = await command('Alice', 'battle export');
  expect(response!.attachments).toHaveLength(1);
  expect(errors()).toHaveLength(1);

  isBroken = false;
  await command('Bruno', 'battle start');
  expect((await publicTexts(stage, 'battle')).at(-1)).toContain('The battle goes on.');
  expect(textOf((await command('Alice', 'order', { text: 'R1 move 3' })).response)).toContain('R1 move 3');
});

test('a damaged row: a command and a press say why, the file is available, and the channel is told once', async () => {
  const stage = await openStage();
  const players = { red: 'Alice', blue: 'Bruno', doctrine: 'ask' };
  await begin(stage, 'battle', 'toy', players);
  await order(stage, 'Alice', 'battle', 'R1 charge B1, pursue no');
  const card = (await openCard(stage, 'battle'))!;
  const before = (await publicTexts(stage, 'battle')).length;
  await stage.restart(async () => {
    const database = await openDatabase(stage.databaseUrl);
    await database.transaction((rows) => rows.battle.updateMany({ data: { options: '{"fog":' } }));
    await database.close();
  });
  const said = (await publicTexts(stage, 'battle')).slice(before);
  expect(said).toEqual([expect.stringContaining('The battle has stopped: part of its stored data cannot be read.')]);
  await stage.press('Bruno', card, 'stand');
  const told = (await stage.seen('Bruno', 'battle')).findLast(({ ephemeral }) => ephemeral);
  expect(textOf(told)).toMatch(/Une partie de ce qui est enregistré de cette bataille est illisible/);
  for (const name of ['battle status', 'catchup', 'battle map', 'panel'])
    expect([name, textOf((await stage.command('Alice', 'battle', name)).response)]).toEqual([
      name,
      expect.stringMatching(/^Part of the stored data/),
    ]);
  expect(textOf((await stage.command('Bruno', 'tavern', 'games')).response)).toContain('est illisible');
  expect((await stage.command('Alice', 'battle', 'battle export')).response!.attachments).toHaveLength(1);
  expect((await publicTexts(stage, 'battle')).length).toBe(before + 1);
  expect(stage.log.filter((line) => line.includes('wrong Battle'))).toHaveLength(1);
});
