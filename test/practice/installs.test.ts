/** Where the bot is not a member, it is available to people who installed it, with the commands registered for that. */
import { type Interaction, MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import { ids } from '../../src/practice/server.ts';
import { codeOf, stage } from './bot.ts';
import { elsewhere, worldElsewhere } from './elsewhere.ts';
import { visitor } from './visit.ts';

const everywhere = { contexts: [0, 1, 2], integrationTypes: [0, 1] };

async function abroad() {
  const asked: Interaction[] = [];
  const { practice, client } = await stage({
    commands: [
      { name: 'roll', description: 'Dice', ...everywhere },
      { name: 'secret', description: 'Dice', ...everywhere },
      { name: 'battle', description: 'A battle', contexts: [0, 1], integrationTypes: [0] },
      { name: 'home', description: 'In guilds alone', contexts: [0], integrationTypes: [0, 1] },
    ],
    answer: async (interaction) => {
      asked.push(interaction);
      if (interaction.isAutocomplete() || !interaction.isRepliable()) return;
      const again = { type: 1, components: [{ type: 2, style: 2, label: 'again', custom_id: 'again' }] };
      const hidden = interaction.isChatInputCommand() && interaction.commandName === 'secret';
      await interaction.reply({ content: '6', components: [again], ...(hidden && { flags: MessageFlags.Ephemeral }) });
    },
    options: { world: worldElsewhere() },
  });
  return { practice, client, asked, as: (name: string) => visitor(practice.url, name) };
}

test.each([
  ['inn', 0, elsewhere.guild],
  ['friends', 2, null],
])(
  'in #%s a person who has added the bot has its user commands, and it knows who authorised them',
  async (...place) => {
    const [channel, context, guildId] = place;
    const { asked, as } = await abroad();
    const { response } = await as('Alice').commandToTheEnd(channel, 'roll');
    expect(response).toMatchObject({ content: '6' });
    expect(asked[0]).toMatchObject({
      context,
      guildId,
      authorizingIntegrationOwners: { guildId: null, userId: ids.alice },
    });
    expect((await as('Bruno').messages(channel)).map(({ content }) => content)).toEqual(['6']);
    // Others may press buttons of the message; it still works by Alice’s permission.
    expect((await as('Bruno').press(response!.id, 'again')).error).toBeUndefined();
    expect(asked[1]).toMatchObject({
      user: { id: ids.bruno },
      authorizingIntegrationOwners: { guildId: null, userId: ids.alice },
    });
  },
);

test.each(['inn', 'friends'])(
  'in #%s no one else has a command, and they have none that is for the bot’s guilds',
  async (channel) => {
    const { as } = await abroad();
    const named = async (who: string) =>
      (await as(who).ask<{ name: string }[]>('commands', { channel })).map(({ name }) => name);
    expect(await named('Bruno')).toEqual([]);
    expect(await named('Alice')).toEqual(channel === 'inn' ? ['roll', 'secret', 'home'] : ['roll', 'secret']);
    expect((await as('Bruno').command(channel, 'roll')).status).toBeGreaterThanOrEqual(400);
    expect((await as('Alice').command(channel, 'battle')).status).toBeGreaterThanOrEqual(400);
  },
);

test('at home they have a command by both installations at once, in the direct channel with the bot too', async () => {
  const { asked, as } = await abroad();
  await as('Alice').commandToTheEnd('tavern', 'roll');
  await as('Bruno').commandToTheEnd('tavern', 'roll');
  await as('Alice').commandToTheEnd('dm', 'battle');
  expect(asked.map(({ authorizingIntegrationOwners }) => authorizingIntegrationOwners)).toMatchObject([
    { guildId: ids.practice, userId: ids.alice },
    { guildId: ids.practice, userId: null },
    { guildId: '0', userId: null },
  ]);
});

test('the bot has no access to places where it is not a member: it gets no events, and may neither read nor write', async () => {
  const { client, as } = await abroad();
  expect(client.guilds.cache.map(({ id }) => id).toSorted()).toEqual([ids.practice, ids.entrainement]);
  await as('Alice').commandToTheEnd('inn', 'roll');
  expect(await codeOf(client.guilds.fetch(elsewhere.guild))).toBe(10004);
  for (const place of [elsewhere.channel, elsewhere.group]) {
    expect(await codeOf(client.rest.get(`/channels/${place}`))).toBe(50001);
    expect(await codeOf(client.rest.post(`/channels/${place}/messages`, { body: { content: 'x' } }))).toBe(50001);
  }
});
