/** Slash commands as Discord's client shows and sends them. */
import type { ApplicationCommandDataResolvable, Interaction } from 'discord.js';
import { expect, test } from 'vitest';
import { ids, type Practice } from '../../src/practice/server.ts';
import { stage } from './bot.ts';
import { visitor } from './visit.ts';

const commands: ApplicationCommandDataResolvable[] = [
  {
    name: 'fire',
    description: 'Fires',
    nameLocalizations: { fr: 'feu' },
    descriptionLocalizations: { fr: 'Tire' },
    options: [
      { type: 3, name: 'unit', description: 'Who', required: true, autocomplete: true, minLength: 2, maxLength: 4 },
      { type: 4, name: 'volleys', description: 'How many', minValue: 1, maxValue: 3 },
      { type: 10, name: 'range', description: 'How far', minValue: 0.5 },
      { type: 5, name: 'double', description: 'Both ranks' },
      {
        type: 3,
        name: 'shot',
        description: 'What',
        choices: [{ name: 'Round', nameLocalizations: { fr: 'Boulet' }, value: 'round' }],
      },
      { type: 6, name: 'for', description: 'For whom' },
      { type: 7, name: 'where', description: 'Where', channelTypes: [0] },
      { type: 11, name: 'map', description: 'A map' },
    ],
  },
  { name: 'muster', description: 'In servers only', contexts: [0] },
  { name: 'letter', description: 'In private only', contexts: [1] },
  { name: 'parade', description: 'In servers, said the old way', dmPermission: false },
  { name: 'pardon', description: 'For who manages channels', defaultMemberPermissions: 1n << 4n },
  { name: 'closed', description: 'For administrators', defaultMemberPermissions: 0n },
];

const namesFor = async (practice: Practice, as: string, channel: string): Promise<string[]> =>
  (await visitor(practice.url, as).ask<{ name: string }[]>('commands', { channel })).map(({ name }) => name);

test('each person is offered what they may use, where they may use it', async () => {
  const { practice } = await stage({ commands });
  expect(await namesFor(practice, 'Dan', 'battle')).toEqual(['fire', 'muster', 'parade']);
  expect(await namesFor(practice, 'Dan', 'dm')).toEqual(['fire', 'letter', 'pardon', 'closed']);
  expect(await namesFor(practice, 'Alice', 'battle')).toEqual(['fire', 'muster', 'parade', 'pardon', 'closed']);
});

test('channel permissions count', async () => {
  const { practice } = await stage({ commands });
  const battle = practice.world.channels.find(({ id }) => id === ids.battle)!;
  battle.overwrites.push({ id: ids.dan, type: 1, allow: String(1n << 4n), deny: '0' });
  expect(await namesFor(practice, 'Dan', 'battle')).toContain('pardon');
  expect(await namesFor(practice, 'Dan', 'tavern')).not.toContain('pardon');
  battle.overwrites.push({ id: ids.bruno, type: 1, allow: '0', deny: String(1n << 31n) });
  expect(await namesFor(practice, 'Bruno', 'battle')).toEqual([]);
  const refused = await visitor(practice.url, 'Bruno').command('battle', 'fire', { unit: '3L' });
  expect(refused).toMatchObject({ status: 403, error: 'Bruno ne peut pas donner de commandes dans #battle.' });
});

test('they come with their translations and limits', async () => {
  const { practice } = await stage({ commands });
  const [fire] = await visitor(practice.url, 'Bruno').ask<object[]>('commands', { channel: 'battle' });
  expect(fire).toMatchObject({
    name: 'fire',
    name_localizations: { fr: 'feu' },
    description_localizations: { fr: 'Tire' },
    options: [
      { name: 'unit', required: true, autocomplete: true, min_length: 2, max_length: 4 },
      { name: 'volleys', min_value: 1, max_value: 3 },
      { name: 'range', min_value: 0.5 },
      { name: 'double' },
      { name: 'shot', choices: [{ name: 'Round', name_localizations: { fr: 'Boulet' }, value: 'round' }] },
      { name: 'for' },
      { name: 'where', channel_types: [0] },
      { name: 'map', type: 11 },
    ],
  });
});

test.each([
  [{ unit: '3' }, 'The option “unit” needs at least 2 characters.'],
  [{ unit: '3L3L3' }, 'The option “unit” takes at most 4 characters.'],
  [{ volleys: 0 }, 'The option “volleys” must be at least 1.'],
  [{ volleys: '4' }, 'The option “volleys” must be at most 3.'],
  [{ volleys: 1.5 }, 'The option “volleys” must be a whole number.'],
  [{ volleys: 'many' }, 'The option “volleys” must be a number.'],
  [{ range: 0.4 }, 'The option “range” must be at least 0.5.'],
  [{ double: 'perhaps' }, 'The option “double” must be true or false.'],
  [{ shot: 'grape' }, 'The option “shot” must be one of round.'],
  [{ where: 'dm' }, '#dm is not that kind of channel.'],
  [{ map: 'map.png' }, 'The option “map” takes a file: send it in “files”.'],
])('%j is refused', async (options, error) => {
  const { practice } = await stage({ commands });
  const refused = await visitor(practice.url, 'Dan').command('battle', 'fire', { unit: '3L', ...options });
  expect(refused).toMatchObject({ status: 400, error });
});

test('while one option is typed, the bot gets the others with their types', async () => {
  let told: unknown;
  const { practice } = await stage({
    commands,
    answer: async (interaction: Interaction) => {
      if (!interaction.isAutocomplete()) return;
      const { options } = interaction;
      told = [
        options.getFocused(),
        options.getInteger('volleys'),
        options.getNumber('range'),
        options.getBoolean('double'),
      ];
      await interaction.respond([]);
    },
  });
  const typed = { unit: '3', volleys: '2', range: '1.5', double: 'false' };
  expect(await visitor(practice.url, 'Dan').complete('battle', 'fire', 'unit', typed)).toMatchObject({ choices: [] });
  expect(told).toEqual(['3', 2, 1.5, false]);
});

test('a command can be given by its own name even on the page of its own language', async () => {
  const { practice } = await stage({
    commands,
    answer: async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply(interaction.options.getString('shot') ?? 'nothing');
    },
  });
  const fired = await visitor(practice.url, 'Bruno').command('battle', 'fire', { unit: '3L', shot: 'Boulet' });
  expect(fired.response).toMatchObject({
    content: 'round',
    type: 20,
    interaction: { name: 'fire', user: { id: ids.bruno, global_name: 'Bruno' } },
  });
});
