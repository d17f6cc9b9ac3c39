import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import { describe, expect, test } from 'vitest';
import { ids } from '../../src/practice/server.ts';
import { pixel, stage } from './bot.ts';
import { visitor } from './visit.ts';

const commands = [
  {
    name: 'battle',
    description: 'Battles',
    nameLocalizations: { fr: 'bataille' },
    options: [
      {
        type: 1 as const,
        name: 'new',
        description: 'Begins a battle',
        options: [
          { type: 3 as const, name: 'scenario', description: 'Which one', required: true, autocomplete: true },
          { type: 4 as const, name: 'seats', description: 'How many', minValue: 2, maxValue: 8 },
          { type: 5 as const, name: 'dark', description: 'At night' },
          { type: 6 as const, name: 'against', description: 'The other side' },
          { type: 7 as const, name: 'where', description: 'The place' },
          { type: 11 as const, name: 'map', description: 'A map of your own' },
        ],
      },
      { type: 1 as const, name: 'show', description: 'Shows the battle' },
    ],
  },
];

const row = (...parts: (ButtonBuilder | StringSelectMenuBuilder | UserSelectMenuBuilder)[]) =>
  new ActionRowBuilder<ButtonBuilder | StringSelectMenuBuilder | UserSelectMenuBuilder>().addComponents(...parts);

const button = (id: string, label: string) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);

describe('commands', () => {
  test('a subcommand arrives with its options, the person, the guild and the languages', async () => {
    let told: unknown;
    const { practice } = await stage({
      commands,
      answer: async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        const { options, user, locale, guildLocale, guild, channel, member } = interaction;
        told = {
          words: [interaction.commandName, options.getSubcommand()],
          scenario: options.getString('scenario'),
          seats: options.getInteger('seats'),
          dark: options.getBoolean('dark'),
          against: options.getUser('against')?.username,
          where: options.getChannel('where')?.name,
          map: options.getAttachment('map')?.name,
          user: user.displayName,
          locale,
          guildLocale,
          guild: guild?.name,
          channel: channel?.id,
          member: member?.user.id,
          context: interaction.context,
          administrator: interaction.memberPermissions?.has('Administrator'),
          mayPost: interaction.appPermissions.has('SendMessages'),
          limit: interaction.attachmentSizeLimit,
        };
        await interaction.reply('Begun.');
      },
    });
    const outcome = await visitor(practice.url, 'bruno').command(
      '#bataille',
      'battle new',
      { scenario: 'Ligny', seats: 4, dark: true, against: 'Chloé', where: '#taverne' },
      { files: { map: { name: 'map.png', data: pixel.toString('base64') } } },
    );
    expect(outcome).toMatchObject({ status: 200, response: { content: 'Begun.', ephemeral: false } });
    expect(told).toEqual({
      words: ['battle', 'new'],
      scenario: 'Ligny',
      seats: 4,
      dark: true,
      against: 'chloe',
      where: 'taverne',
      map: 'map.png',
      user: 'Bruno',
      locale: 'fr',
      guildLocale: 'fr',
      guild: 'Entraînement',
      channel: ids.bataille,
      member: ids.bruno,
      context: 0,
      administrator: false,
      mayPost: true,
      limit: 10_485_760,
    });
  });

  test('invalid options are refused with a sentence, before they reach the bot', async () => {
    let heard = 0;
    const { practice } = await stage({ commands, answer: async () => void heard++ });
    const alice = visitor(practice.url, 'Alice');
    const refusals = [
      await alice.command('#battle', 'battle'),
      await alice.command('#battle', 'war'),
      await alice.command('#nowhere', 'battle show'),
      await alice.command('#battle', 'battle new'),
      await alice.command('#battle', 'battle new', { scenario: 'x', seats: 9 }),
      await alice.command('#battle', 'battle new', { scenario: 'x', colour: 'red' }),
      await alice.command('#battle', 'battle new', { scenario: 'x', against: 'Zoe' }),
      await visitor(practice.url, 'Zoe').command('#battle', 'battle show'),
    ];
    expect(refusals.map(({ status, error }) => `${status} ${error}`)).toEqual([
      '400 “/battle” is not a complete command: it has new, show.',
      '400 Alice has no command “/war” here, only /battle.',
      '400 Alice sees no channel “#nowhere”, only #battle, #tavern, #bataille, #taverne.',
      '400 The option “scenario” is missing.',
      '400 The option “seats” must be at most 8.',
      '400 The command has no option “colour”; it has scenario, seats, dark, against, where, map.',
      '400 There is no person “Zoe”, only Alice, Bruno, Chloé, Dan.',
      '400 There is no person “Zoe”, only Alice, Bruno, Chloé, Dan.',
    ]);
    expect(heard).toBe(0);
  });

  test('a deferred reply is filled with a picture, and a follow-up stays private', async () => {
    const { practice } = await stage({
      commands,
      answer: async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        await interaction.deferReply();
        const files = [new AttachmentBuilder(pixel, { name: 'map.png', description: 'The map' })];
        await interaction.editReply({ content: 'Here it is.', files });
        await interaction.followUp({ content: 'Your cards.', flags: MessageFlags.Ephemeral });
      },
    });
    const dan = visitor(practice.url, 'Dan');
    const { response } = await dan.commandToTheEnd('#battle', 'battle show');
    expect(response).toMatchObject({
      content: 'Here it is.',
      thinking: false,
      edited_timestamp: null,
      attachments: [{ filename: 'map.png', width: 1, height: 1, description: 'The map' }],
    });
    const picture = await fetch(response?.attachments[0]?.url ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await picture.arrayBuffer()).equals(pixel)).toBe(true);
    await expect
      .poll(async () => (await dan.messages('#battle')).map(({ content }) => content))
      .toEqual(['Here it is.', 'Your cards.']);
    const forAlice = await visitor(practice.url, 'Alice').messages('#battle');
    expect(forAlice.map(({ content }) => content)).toEqual(['Here it is.']);
  });

  test('the first follow-up after deferring fills the deferred reply', async () => {
    const { practice } = await stage({
      commands,
      answer: async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        await interaction.deferReply({ flags: MessageFlags.Ephemeral });
        await interaction.followUp('Done.');
      },
    });
    const dan = visitor(practice.url, 'Dan');
    const { response } = await dan.commandToTheEnd('#battle', 'battle show');
    expect(response).toMatchObject({ content: 'Done.', ephemeral: true });
    expect(await dan.messages('#battle')).toHaveLength(1);
  });

  test('completion asks the bot with the text so far', async () => {
    const { practice } = await stage({
      commands,
      answer: async (interaction) => {
        if (!interaction.isAutocomplete()) return;
        const { name, value } = interaction.options.getFocused(true);
        await interaction.respond([{ name: `${name} ${value}`, value, nameLocalizations: { fr: 'x' } }]);
      },
    });
    const alice = visitor(practice.url, 'Alice');
    const { choices } = await alice.complete('#battle', 'battle new', 'scenario', { scenario: 'Lig', seats: 2 });
    expect(choices).toMatchObject([{ name: 'scenario Lig', value: 'Lig' }]);
    const wrong = await alice.complete('#battle', 'battle new', 'seats');
    expect(wrong.error).toBe('The option “seats” has no completion.');
  });

  test('in the direct channel there is no guild', async () => {
    const { practice } = await stage({
      commands,
      answer: async (interaction) => {
        if (interaction.isChatInputCommand())
          await interaction.reply(`${interaction.guild?.name} ${interaction.context}`);
      },
    });
    const { response } = await visitor(practice.url, 'Chloé').command('dm', 'battle show');
    expect(response?.content).toBe('undefined 1');
  });
});

describe('components and modals', () => {
  const panel = async (interaction: Interaction) => {
    if (interaction.isChatInputCommand()) {
      const options = ['line', 'column', 'square'].map((value) => ({ label: `In ${value}`, value }));
      const select = new StringSelectMenuBuilder()
        .setCustomId('formation')
        .setPlaceholder('Formation')
        .addOptions(options);
      const people = new UserSelectMenuBuilder().setCustomId('ally').setPlaceholder('Ally').setMaxValues(2);
      const link = new ButtonBuilder().setURL('https://example.org/').setLabel('Rules').setStyle(ButtonStyle.Link);
      const off = button('off', 'Retreat').setDisabled(true);
      const buttons = row(button('fire', 'Fire'), button('name', 'Name'), link, off);
      await interaction.reply({ content: 'Panel', components: [buttons, row(select), row(people)] });
    } else if (interaction.isButton() && interaction.customId === 'name') {
      const input = new TextInputBuilder().setCustomId('regiment').setStyle(TextInputStyle.Short).setMaxLength(20);
      const label = new LabelBuilder().setLabel('Regiment').setTextInputComponent(input);
      await interaction.showModal(
        new ModalBuilder().setCustomId('naming').setTitle('Name it').addLabelComponents(label),
      );
    } else if (interaction.isButton()) {
      await interaction.update(`${interaction.user.displayName}: ${interaction.customId}`);
    } else if (interaction.isStringSelectMenu()) {
      await interaction.deferUpdate();
      await interaction.editReply(`formed ${interaction.values.join()}`);
    } else if (interaction.isUserSelectMenu()) {
      await interaction.update(`allied with ${interaction.users.map(({ username }) => username).join(' and ')}`);
    } else if (interaction.isModalSubmit() && interaction.isFromMessage()) {
      await interaction.update(`named ${interaction.fields.getTextInputValue('regiment')}`);
    }
  };

  test('buttons, selects and a modal change the message they belong to', async () => {
    const { practice, failures } = await stage({ commands, answer: panel });
    const alice = visitor(practice.url, 'Alice');
    const bruno = visitor(practice.url, 'Bruno');
    const id = (await alice.command('#battle', 'battle show')).response?.id ?? '';
    const contents = [
      (await bruno.press(id, 'Fire')).response?.content,
      (await bruno.pressId(id, 'formation', ['In square'])).response?.content,
      (await alice.press(id, 'Ally', ['Dan', 'bruno'])).response?.content,
    ];
    await expect.poll(async () => (await alice.messages('#battle'))[0]?.content).toBe('allied with dan and bruno');
    const { modal } = await alice.press(id, 'Name');
    expect(modal).toMatchObject({ title: 'Name it', custom_id: 'naming' });
    contents.push((await alice.submit(modal?.id ?? '', { Regiment: '2e hussards' })).response?.content);
    expect(contents).toEqual(['Bruno: fire', undefined, 'allied with dan and bruno', 'named 2e hussards']);
    expect(failures).toEqual([]);
  });

  test.each([
    ['until the first further message', 'Tell', {}, { state: 'answered' }, { content: 'No.', ephemeral: true }],
    ['not for ever', 'Mum', { tokenLifeMs: 50 }, { state: 'deferred' }, undefined],
  ])('after a deferred press the caller waits %s', async (_how, label, options, interaction, response) => {
    const { practice } = await stage({
      commands,
      options,
      answer: async (asked) => {
        const buttons = [row(button('tell', 'Tell'), button('mum', 'Mum'))];
        if (asked.isChatInputCommand()) await asked.reply({ content: 'Panel', components: buttons });
        if (!asked.isButton()) return;
        await asked.deferUpdate();
        if (asked.customId === 'tell') await asked.followUp({ content: 'No.', flags: MessageFlags.Ephemeral });
      },
    });
    const alice = visitor(practice.url, 'Alice');
    const panel = (await alice.command('#battle', 'battle show')).response;
    const outcome = await alice.pressToTheEnd(panel?.id ?? '', label);
    expect(outcome).toMatchObject({ status: 200, interaction });
    const told = outcome.response && { content: outcome.response.content, ephemeral: outcome.response.ephemeral };
    expect(told).toEqual(response);
  });

  test('impossible presses and submissions are refused with a sentence', async () => {
    const { practice } = await stage({ commands, answer: panel });
    const alice = visitor(practice.url, 'Alice');
    const id = (await alice.command('#battle', 'battle show')).response?.id ?? '';
    const { modal } = await alice.press(id, 'Name');
    const refusals = [
      await alice.press(id, 'Charge'),
      await alice.press(id, 'Retreat'),
      await alice.press(id, 'Rules'),
      await alice.press(id, 'Fire', ['x']),
      await alice.press(id, 'Formation', ['wedge']),
      await alice.press(id, 'Formation', []),
      await alice.press('1', 'Fire'),
      await alice.submit(modal?.id ?? '', {}),
      await alice.submit(modal?.id ?? '', { Regiment: 'x'.repeat(21) }),
      await visitor(practice.url, 'Dan').submit(modal?.id ?? '', { Regiment: 'x' }),
    ];
    expect(refusals.map(({ error }) => error)).toEqual([
      'The message has no component “Charge”; it has Fire, Name, Rules, Retreat, Formation, Ally.',
      '“Retreat” is disabled.',
      '“Rules” is a link to https://example.org/.',
      '“Fire” is a button and takes no values.',
      '“Formation” has no “wedge”, only line, column, square.',
      '“Formation” takes 1 value.',
      'Alice sees no message 1.',
      'The field “Regiment” is missing.',
      'The field “Regiment” takes 0 to 20 characters.',
      `Dan has no modal ${modal?.id} open.`,
    ]);
  });

  test('no one else can press a private message', async () => {
    const { practice } = await stage({
      commands,
      answer: async (interaction) => {
        if (interaction.isChatInputCommand()) {
          await interaction.reply({ components: [row(button('a', 'A'))], flags: MessageFlags.Ephemeral });
        } else if (interaction.isButton()) await interaction.update('pressed');
      },
    });
    const { response } = await visitor(practice.url, 'Dan').command('#battle', 'battle show');
    const byAlice = await visitor(practice.url, 'Alice').press(response?.id ?? '', 'A');
    expect(byAlice.error).toBe(`Alice sees no message ${response?.id}.`);
    const byDan = await visitor(practice.url, 'Dan').press(response?.id ?? '', 'A');
    expect(byDan.response).toMatchObject({ content: 'pressed', ephemeral: true });
  });
});
