import {
  AttachmentBuilder,
  ChannelType,
  type Client,
  ContainerBuilder,
  EmbedBuilder,
  GatewayIntentBits,
  MediaGalleryBuilder,
  MessageFlags,
  type TextChannel,
  TextDisplayBuilder,
} from 'discord.js';
import { describe, expect, test } from 'vitest';
import { ids } from '../../src/practice/server.ts';
import { codeOf, pixel, stage } from './bot.ts';
import { visitor } from './visit.ts';

const battle = (client: Client) => client.channels.cache.get(ids.battle) as TextChannel;
const map = () => new AttachmentBuilder(pixel, { name: 'map.png' });

describe('posting', () => {
  test('a nonce with enforce_nonce posts once, and is forgotten after some minutes', async () => {
    let later = 0;
    const { client, practice } = await stage({ options: { now: () => Date.now() + later } });
    const post = () => battle(client).send({ content: 'Turn 1', nonce: 'row-17', enforceNonce: true });
    const [first, second] = [await post(), await post()];
    expect(second.id).toBe(first.id);
    later = 6 * 60_000;
    expect((await post()).id).not.toBe(first.id);
    expect(await visitor(practice.url, 'Alice').messages('#battle')).toHaveLength(2);
  });

  test('a picture in an embed or gallery is left out of the attachments', async () => {
    const { client } = await stage();
    const embed = new EmbedBuilder().setTitle('Map').setImage('attachment://map.png');
    const inEmbed = await battle(client).send({ embeds: [embed], files: [map()] });
    const gallery = new MediaGalleryBuilder().addItems({
      media: { url: 'attachment://map.png' },
      description: 'The map',
    });
    const container = new ContainerBuilder()
      .setAccentColor(0xff0000)
      .addTextDisplayComponents(new TextDisplayBuilder().setContent('# Ligny'))
      .addMediaGalleryComponents(gallery);
    const inGallery = await battle(client).send({
      flags: MessageFlags.IsComponentsV2,
      components: [container],
      files: [map()],
    });
    const alone = await battle(client).send({ files: [map()] });
    expect([inEmbed, inGallery, alone].map(({ attachments }) => attachments.size)).toEqual([0, 0, 1]);
    expect(inEmbed.embeds[0]?.image).toMatchObject({ width: 1, height: 1 });
    expect(inGallery.components[0]?.toJSON()).toMatchObject({
      type: 17,
      accent_color: 0xff0000,
      spoiler: false,
      components: [
        { type: 10, content: '# Ligny' },
        { type: 12, items: [{ description: 'The map', media: { width: 1, content_type: 'image/png' } }] },
      ],
    });
  });

  test('an edit keeps fields that are left out, and the files it names', async () => {
    const { client } = await stage();
    const posted = await battle(client).send({ content: 'one', files: [map(), map().setName('second.png')] });
    const reworded = await posted.edit('two');
    expect([reworded.content, reworded.attachments.size]).toEqual(['two', 2]);
    const [kept] = [...posted.attachments.values()];
    const thinned = await posted.edit({ attachments: kept ? [kept] : [], files: [map().setName('third.png')] });
    expect(thinned.attachments.map(({ name }) => name).toSorted()).toEqual(['map.png', 'third.png']);
  });

  test('messages are listed newest first, before and after a point', async () => {
    const { client } = await stage();
    const channel = battle(client);
    const sent = [];
    for (const content of ['a', 'b', 'c', 'd']) sent.push(await channel.send(content));
    const listed = async (options: object) =>
      (await channel.messages.fetch({ cache: false, ...options })).map(({ content }) => content).join('');
    expect(await listed({})).toBe('dcba');
    expect(await listed({ limit: 2 })).toBe('dc');
    expect(await listed({ limit: 2, before: sent[3]?.id })).toBe('cb');
    expect(await listed({ limit: 2, after: sent[0]?.id })).toBe('cb');
    expect((await channel.messages.fetch(sent[1]?.id ?? '')).content).toBe('b');
  });

  test('replies, deletions, typing and direct messages', async () => {
    const { client, practice } = await stage();
    const posted = await battle(client).send('Orders?');
    const reply = await posted.reply('Charge!');
    expect(reply.reference?.messageId).toBe(posted.id);
    await posted.delete();
    expect(await codeOf(posted.fetch())).toBe(10008);
    await battle(client).sendTyping();
    const chloe = await client.users.fetch(ids.chloe);
    await chloe.send('Secret.');
    const seen = await visitor(practice.url, 'chloé').messages('dm');
    expect(seen.map(({ content }) => content)).toEqual(['Secret.']);
    expect(await visitor(practice.url, 'Dan').messages('dm')).toEqual([]);
  });

  test('with the right intents the bot gets message events', async () => {
    const { client } = await stage({
      client: { intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages] },
    });
    const heard = new Promise<string>((resolve) => client.once('messageCreate', ({ content }) => resolve(content)));
    await battle(client).send('Echo');
    expect(await heard).toBe('Echo');
  });
});

describe('threads and pins', () => {
  test('a thread on a message, and a private one for its members', async () => {
    const { client, practice } = await stage();
    const posted = await battle(client).send('The battle of Ligny');
    const open = await posted.startThread({ name: 'Ligny' });
    expect(open.id).toBe(posted.id);
    const secret = await battle(client).threads.create({ name: 'Red staff', type: ChannelType.PrivateThread });
    await secret.members.add(ids.bruno);
    await secret.send('Only red.');
    const seenBy = async (name: string) =>
      (await visitor(practice.url, name).channels()).map((channel) => channel.name);
    expect(await seenBy('Bruno')).toEqual(expect.arrayContaining(['Ligny', 'Red staff']));
    expect(await seenBy('Dan')).not.toContain('Red staff');
    const archived = await open.setArchived(true);
    expect(archived.archived).toBe(true);
    expect((await battle(client).threads.fetchArchived()).threads.map(({ name }) => name)).toEqual(['Ligny']);
    expect(await codeOf(posted.startThread({ name: 'Again' }))).toBeDefined();
  });

  test('pins are listed, and removed', async () => {
    const { client, practice } = await stage();
    const posted = await battle(client).send('The map');
    await posted.pin();
    const { items } = await battle(client).messages.fetchPins();
    expect(items.map(({ message }) => message.id)).toEqual([posted.id]);
    const seen = await visitor(practice.url, 'Alice').messages('#battle');
    expect(seen[0]?.pinned).toBe(true);
    await posted.unpin();
    expect((await battle(client).messages.fetchPins()).items).toEqual([]);
  });
});

describe('permissions', () => {
  test('what the bot may not do in a channel is refused with Discord’s codes', async () => {
    const { client, practice } = await stage();
    const channel = battle(client);
    const posted = await channel.send('before');
    practice.deny('battle', 'AttachFiles', 'CreatePublicThreads', 'PinMessages');
    expect(await codeOf(channel.send({ files: [map()] }))).toBe(50013);
    expect(await codeOf(posted.startThread({ name: 'x' }))).toBe(50013);
    expect(await codeOf(posted.pin())).toBe(50013);
    practice.deny('battle', 'ViewChannel');
    expect(await codeOf(channel.send('x'))).toBe(50001);
    practice.allow('battle', 'ViewChannel', 'AttachFiles');
    expect((await channel.send({ files: [map()] })).attachments.size).toBe(1);
    await expect.poll(() => channel.permissionsFor(ids.application)?.has('PinMessages')).toBe(false);
  });

  test('a command for administrators is offered to no one else', async () => {
    const { practice } = await stage({
      commands: [{ name: 'umpire', description: 'For the umpire', defaultMemberPermissions: '8' }],
      answer: async (interaction) => interaction.isRepliable() && interaction.reply('ok'),
    });
    expect((await visitor(practice.url, 'Alice').command('#battle', 'umpire')).response?.content).toBe('ok');
    expect((await visitor(practice.url, 'Dan').command('#battle', 'umpire')).status).toBe(400);
  });
});
