/** The language in which people are refused, and in which their input is read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, LOCALES } from '../../src/words/read.ts';
import { practiceOnly, stage } from './bot.ts';
import { visitor } from './visit.ts';

const ping = [{ name: 'ping', description: 'Answers' }];

test('each person is refused in their own language, and a stranger in English', async () => {
  const { practice } = await stage({ commands: ping });
  const refusalFor = async (name: string) => (await visitor(practice.url, name).command('#battle', 'war')).error;
  expect(await refusalFor('Alice')).toBe('Alice has no command “/war” here, only /ping.');
  expect(await refusalFor('Bruno')).toBe('Bruno n’a pas de commande «\u00a0/war\u00a0» ici\u202f; il y a /ping.');
  expect(await refusalFor('Zoé')).toBe('There is no person “Zoé”, only Alice, Bruno, Chloé, Dan.');
  const asked = await visitor(practice.url, 'Chloé').ask<{ error: string }>('messages');
  expect(asked.error).toBe('Il manque «\u00a0channel\u00a0».');
});

test('a person sets the language of their Discord: the bot, the others and the world know', async () => {
  const { practice } = await stage({
    commands: ping,
    answer: async (interaction) => interaction.isRepliable() && interaction.reply(interaction.locale),
  });
  const bruno = visitor(practice.url, 'Bruno');
  const localeSeen = async () => (await bruno.command('#battle', 'ping')).response?.content;
  expect(await localeSeen()).toBe('fr');
  expect(await bruno.act('settings', { locale: 'en-US' })).toMatchObject({
    status: 200,
    name: 'Bruno',
    locale: 'en-US',
  });
  expect(await localeSeen()).toBe('en-US');
  expect((await bruno.command('#battle', 'war')).error).toContain('has no command');
  expect(practice.world.people.find(({ name }) => name === 'Bruno')?.locale).toBe('en-US');
});

test('languages unknown to Discord are refused', async () => {
  const { practice } = await practiceOnly();
  const bruno = visitor(practice.url, 'Bruno');
  const refused = await bruno.act('settings', { locale: 'tlh' });
  expect(refused).toMatchObject({ status: 400, error: expect.stringContaining('locale') });
  expect(practice.world.people.find(({ name }) => name === 'Bruno')?.locale).toBe('fr');
});

test('every message in the locale files is used', () => {
  const folder = join(import.meta.dirname, '../../src/practice');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const [file] = filesOf(LOCALES, 'en').filter(({ name }) => name === 'en/practice.ftl');
  const ids = [...file!.text.matchAll(/^(practice-[\w-]+) =/gm)].map((match) => match[1]!);
  expect(ids.length).toBeGreaterThan(40);
  expect(ids.filter((id) => !sources.includes(`'${id}'`))).toEqual([]);
});
