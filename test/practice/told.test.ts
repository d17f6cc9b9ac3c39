/** A message as people get it: everything a page needs to show it as Discord does. */
import { type Interaction, MessageFlags, type TextChannel } from 'discord.js';
import { expect, test } from 'vitest';
import { ids } from '../../src/practice/server.ts';
import { practiceOnly, stage } from './bot.ts';
import { visitor } from './visit.ts';

const say = [
  { name: 'battle', description: 'Battles', options: [{ type: 1 as const, name: 'show', description: 'Shows' }] },
];

const seen = async (url: string, channel = 'battle') => await visitor(url, 'Dan').messages(channel);

test('who used which command, when, and that it was edited', async () => {
  const { practice } = await stage({
    commands: say,
    answer: async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply('Shown.');
      await interaction.editReply('Shown again.');
    },
  });
  await visitor(practice.url, 'Bruno').commandToTheEnd('battle', 'battle show');
  const [message] = await seen(practice.url);
  expect(message).toMatchObject({
    type: 20,
    content: 'Shown again.',
    author: { id: ids.application, bot: true, username: 'Aide-de-camp' },
    interaction: { name: 'battle show', user: { id: ids.bruno, global_name: 'Bruno' } },
    interaction_metadata: { user: { id: ids.bruno } },
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    edited_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    ephemeral: false,
    thinking: false,
  });
});

test('a reply includes what it replies to, a pin is shown, a mention has a name', async () => {
  const { practice, client } = await stage({ client: { allowedMentions: { parse: ['users'] } } });
  const battle = client.channels.cache.get(ids.battle) as TextChannel;
  const posted = await battle.send('Orders?');
  await posted.reply(`<@${ids.bruno}>, yours.`);
  await posted.pin();
  const [first, reply, notice] = await seen(practice.url);
  expect(first).toMatchObject({ pinned: true });
  expect(reply).toMatchObject({
    type: 19,
    message_reference: { message_id: posted.id },
    referenced_message: { id: posted.id, content: 'Orders?' },
    mentions: [{ id: ids.bruno, global_name: 'Bruno' }],
  });
  expect(notice).toMatchObject({ type: 6, message_reference: { message_id: posted.id } });
  await posted.delete();
  const [orphan] = await seen(practice.url);
  expect(orphan).toMatchObject({ message_reference: { message_id: posted.id }, referenced_message: null });
});

test('a message with a thread names it and counts its public messages', async () => {
  const { practice, client } = await stage({
    commands: say,
    answer: async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'Yours.', flags: MessageFlags.Ephemeral });
    },
  });
  const posted = await (client.channels.cache.get(ids.battle) as TextChannel).send('Ligny');
  const thread = await posted.startThread({ name: 'Ligny' });
  const told = await thread.send('It begins.');
  await visitor(practice.url, 'Bruno').command(thread.id, 'battle show');
  const [message] = await seen(practice.url);
  expect(message).toMatchObject({
    thread: { id: thread.id, name: 'Ligny', message_count: 1, last_message_id: told.id },
  });
});

test('a public answer to a press on a private reply reveals nothing of that reply', async () => {
  const { practice } = await stage({
    commands: say,
    answer: async (interaction) => {
      const components = [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'go', label: 'Go' }] }];
      const flags = MessageFlags.Ephemeral;
      if (interaction.isChatInputCommand()) await interaction.reply({ content: 'Secret?', components, flags });
      else if (interaction.isButton()) await interaction.reply('Done.');
    },
  });
  const alice = visitor(practice.url, 'Alice');
  const secret = (await alice.command('battle', 'battle show')).response!;
  expect((await alice.press(secret.id, 'Go')).response).toMatchObject({ content: 'Done.', ephemeral: false });
  const forDan = JSON.stringify(await seen(practice.url));
  expect(forDan).toContain('Done.');
  expect(forDan).not.toContain('Secret');
  expect(forDan).not.toContain(secret.id);
});

test('a reply that is never written has failed: when its token expires, and after a restart', async () => {
  let later = 0;
  const defer = async (interaction: Interaction) => interaction.isChatInputCommand() && interaction.deferReply();
  const { practice } = await stage({ commands: say, answer: defer, options: { now: () => Date.now() + later } });
  await visitor(practice.url, 'Dan').command('battle', 'battle show');
  const state = async (url: string) => (await seen(url)).map(({ thinking, failed }) => ({ thinking, failed }));
  expect(await state(practice.url)).toEqual([{ thinking: true, failed: false }]);
  later = 16 * 60_000;
  expect(await state(practice.url)).toEqual([{ thinking: false, failed: true }]);
  later = 0;
  const { practice: again } = await practiceOnly({ world: structuredClone(practice.world) });
  expect(await state(again.url)).toEqual([{ thinking: false, failed: true }]);
});
