/** What a program that started the practice Discord can do with it, without HTTP. */
import { ActionRowBuilder, ButtonBuilder, ButtonStyle } from 'discord.js';
import { expect, test } from 'vitest';
import { Trouble } from '../../src/practice/server.ts';
import { practiceOnly, stage } from './bot.ts';

const commands = [
  {
    name: 'battle',
    description: 'Battles',
    options: [{ type: 3 as const, name: 'scenario', description: 'Which one', required: true }],
  },
];

test('a command and a press return the final answer, past "is thinking"', async () => {
  const { practice } = await stage({
    commands,
    answer: async (interaction) => {
      if (interaction.isButton()) await interaction.update('Started.');
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      const start = new ButtonBuilder().setCustomId('start').setLabel('Start').setStyle(ButtonStyle.Primary);
      const components = [new ActionRowBuilder<ButtonBuilder>().addComponents(start)];
      await interaction.editReply({ content: `${interaction.options.getString('scenario')} is open.`, components });
    },
  });
  const opened = await practice.command({
    as: 'Alice',
    channel: 'battle',
    name: 'battle',
    options: { scenario: 'Ligny' },
  });
  expect(opened.response).toMatchObject({ content: 'Ligny is open.', thinking: false });
  const pressed = await practice.press({ as: 'Bruno', message: opened.response?.id ?? '', label: 'Start' });
  expect(pressed.response).toMatchObject({ content: 'Started.' });
});

test('an impossible request throws', async () => {
  const { practice } = await stage({ commands });
  await expect(practice.command({ as: 'Alice', channel: 'battle', name: 'battle' })).rejects.toThrow(Trouble);
  await expect(practice.press({ as: 'Alice', message: '1', label: 'Start' })).rejects.toThrow(Trouble);
});

test('open pages are counted', async () => {
  const counts: number[] = [];
  const { practice } = await practiceOnly({ onVisit: (pages) => void counts.push(pages) });
  expect(practice.visitors()).toBe(0);
  const leaving = new AbortController();
  await fetch(`${practice.url}/api/events?as=Alice`, { signal: leaving.signal });
  await fetch(`${practice.url}/api/events?as=Bruno`);
  expect(practice.visitors()).toBe(2);
  leaving.abort();
  await expect.poll(() => practice.visitors()).toBe(1);
  expect(counts).toEqual([1, 2, 1]);
});
