/** What a person may not see is in nothing that he is sent, whatever everybody does. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  type Interaction,
  MessageFlags,
  Routes,
} from 'discord.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultWorld, ids } from '../../src/practice/server.ts';
import { pixel, stage } from './bot.ts';
import { createOracle, type Name, PEOPLE, type Place, type Written } from './oracle.ts';
import { type Listener, listen } from './stream.ts';
import { type Outcome, visitor } from './visit.ts';

const commands = [{ name: 'say', description: 'Says something' }];

/** How the bot answers the next command or press, and with which words. */
type Plan = { how: 'public' | 'private' | 'late' | 'twice'; says: string };

const shout = () =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId('go').setLabel('Go').setStyle(ButtonStyle.Primary),
  );

async function answer(interaction: Interaction, { how, says }: Plan): Promise<void> {
  if (!interaction.isChatInputCommand() && !interaction.isButton()) return;
  const message = { content: says, components: [shout()], files: [{ attachment: pixel, name: 'map.png' }] };
  const flags = MessageFlags.Ephemeral;
  if (how === 'public') await interaction.reply(message);
  else if (how === 'private') await interaction.reply({ ...message, flags });
  else await interaction.deferReply({ flags });
  if (how === 'late') await interaction.editReply(message);
  if (how === 'twice') await interaction.followUp({ ...message, flags });
}

type Deed = (typeof DEEDS)[number];
const DEEDS = [
  'command',
  'press',
  'post',
  'edit',
  'delete',
  'pin',
  'quote',
  'thread',
  'branch',
  'add',
  'remove',
  'rename',
  'close',
  'letter',
  'typing',
  'dismiss',
  'pry',
  'look',
] as const;

/** A deed, and numbers that choose among whatever there is. */
const step = fc.record({ deed: fc.constantFrom<Deed[]>(...DEEDS), a: fc.nat(), b: fc.nat(), c: fc.nat() });
type Step = { deed: Deed; a: number; b: number; c: number };

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

async function play(steps: readonly Step[]) {
  const world = defaultWorld();
  const french = world.guilds.find(({ id }) => id === ids.entrainement)!;
  french.members = french.members.filter(({ personId }) => personId !== ids.dan);
  let plan: Plan = { how: 'public', says: '' };
  const { practice, client, failures } = await stage({
    commands,
    options: { world },
    answer: (interaction) => answer(interaction, plan),
  });
  const english = new Set<Name>(PEOPLE);
  const place = (id: string, may: Iterable<Name>): Place => ({ id, may: new Set(may), isThread: false });
  const oracle = createOracle([
    place(ids.battle, english),
    place(ids.tavern, english),
    place(ids.bataille, ['Alice', 'Bruno', 'Chloé']),
  ]);
  const knows = Object.fromEntries(PEOPLE.map((name) => [name, ''])) as Record<Name, string>;
  const streams = {} as Record<Name, Listener>;
  for (const name of PEOPLE) streams[name] = await listen(practice.url, name);
  const idOf: Record<Name, string> = { Alice: ids.alice, Bruno: ids.bruno, Chloé: ids.chloe, Dan: ids.dan };
  let count = 0;
  const word = (): string => `word-${++count}-end`;

  const seesPlaces = (name: Name): Place[] => oracle.places.filter(({ may }) => may.has(name));
  const heard = (name: Name, what: unknown): void => void (knows[name] += JSON.stringify(what));
  const bot = {
    post: async (at: Place, body: object = {}): Promise<void> => {
      const says = word();
      const { id } = (await client.rest.post(Routes.channelMessages(at.id), { body: { content: says, ...body } })) as {
        id: string;
      };
      oracle.writes({ id, place: at, says, onlyFor: undefined, gone: false });
    },
  };

  const answered = (name: Name, at: Place, { response }: Outcome): void => {
    heard(name, response);
    const { how, says } = plan;
    const onlyFor = how === 'public' ? undefined : name;
    if (response) oracle.writes({ id: response.id, place: at, says, onlyFor, gone: false });
  };
  const plannedBy = (n: number): Plan => ({
    how: pick(['public', 'private', 'late', 'twice'] as const, n)!,
    says: word(),
  });
  const visible = (name: Name): Written[] =>
    oracle.living().filter((message) => oracle.readersOf(message).includes(name));
  const byBot = (n: number): Written | undefined =>
    pick(
      oracle.living().filter(({ onlyFor }) => onlyFor === undefined),
      n,
    );
  const thread = (n: number): Place | undefined =>
    pick(
      oracle.places.filter(({ isThread }) => isThread),
      n,
    );

  const deeds: Record<Deed, (name: Name, b: number, c: number) => Promise<void>> = {
    command: async (name, b, c) => {
      const at = pick(seesPlaces(name), b)!;
      plan = plannedBy(c);
      answered(name, at, await visitor(practice.url, name).commandToTheEnd(at.id, 'say'));
    },
    press: async (name, b, c) => {
      const message = pick(visible(name), b);
      if (message === undefined) return;
      plan = plannedBy(c);
      const outcome = await visitor(practice.url, name).pressToTheEnd(message.id, 'Go');
      if (outcome.error === undefined) answered(name, message.place, outcome);
    },
    post: (_name, b) => bot.post(pick(oracle.places, b)!),
    edit: async (_name, b) => {
      const message = byBot(b);
      if (message === undefined) return;
      message.says = word();
      const body = { content: message.says };
      await client.rest.patch(Routes.channelMessage(message.place.id, message.id), { body });
      oracle.writes(message);
    },
    delete: async (_name, b) => {
      const message = byBot(b);
      if (message === undefined) return;
      await client.rest.delete(Routes.channelMessage(message.place.id, message.id));
      message.gone = true;
    },
    pin: async (_name, b) => {
      const message = byBot(b);
      if (message) await client.rest.put(Routes.channelMessagesPin(message.place.id, message.id));
    },
    quote: async (_name, b) => {
      // It may try to quote what is private, too.
      const message = pick(oracle.living(), b);
      const fail_if_not_exists = false;
      if (message) {
        await bot.post(message.place, { message_reference: { message_id: message.id, fail_if_not_exists } });
      }
    },
    thread: async (_name, b) => {
      const name = word();
      const type = ChannelType.PrivateThread;
      const body = { name, type };
      const { id } = (await client.rest.post(Routes.threads(pick([ids.battle, ids.tavern], b)!), { body })) as {
        id: string;
      };
      const made: Place = { ...place(id, ['Alice']), isThread: true };
      oracle.places.push(made);
      oracle.tell(name, made.may);
      oracle.tell(id, made.may);
      made.name = name;
    },
    // A public thread, from a message: that message then says how the thread fares.
    branch: async (_name, b) => {
      const roots = [ids.battle, ids.tavern, ids.bataille];
      const from = pick(
        oracle
          .living()
          .filter(
            ({ id, onlyFor, place: at }) =>
              onlyFor === undefined &&
              roots.includes(at.id as typeof ids.battle) &&
              !oracle.places.some((each) => each.id === id),
          ),
        b,
      );
      if (from === undefined) return;
      const name = word();
      await client.rest.post(Routes.threads(from.place.id, from.id), { body: { name } });
      oracle.places.push({ ...place(from.id, from.place.may), name });
      oracle.tell(name, from.place.may);
    },
    add: async (name, b) => {
      const to = thread(b);
      if (to === undefined) return;
      await client.rest.put(Routes.threadMembers(to.id, idOf[name]));
      oracle.enters(to, name);
      oracle.tell(to.id, [name]);
      oracle.tell(to.name!, [name]);
    },
    remove: async (name, b) => {
      const from = thread(b);
      if (from === undefined) return;
      await client.rest.delete(Routes.threadMembers(from.id, idOf[name]));
      if (name !== 'Alice') from.may.delete(name);
    },
    rename: async (_name, b) => {
      const it = thread(b);
      if (it === undefined) return;
      it.name = word();
      await client.rest.patch(Routes.channel(it.id), { body: { name: it.name } });
      oracle.tell(it.name, it.may);
    },
    close: async (_name, b) => {
      const it = thread(b);
      if (it === undefined) return;
      await client.rest.delete(Routes.channel(it.id));
      oracle.places.splice(oracle.places.indexOf(it), 1);
    },
    letter: async (name) => {
      const { id } = (await client.rest.post(Routes.userChannels(), { body: { recipient_id: idOf[name] } })) as {
        id: string;
      };
      const known = oracle.places.find((each) => each.id === id);
      const direct = known ?? place(id, [name]);
      if (!known) {
        oracle.places.push(direct);
        oracle.tell(id, [name]);
      }
      await bot.post(direct);
    },
    typing: async (_name, b) => void (await client.rest.post(Routes.channelTyping(pick(oracle.places, b)!.id))),
    dismiss: async (name, b) => {
      const message = pick(
        visible(name).filter(({ onlyFor }) => onlyFor === name),
        b,
      );
      if (message === undefined) return;
      expect((await visitor(practice.url, name).act('dismiss', { message: message.id })).status).toBe(200);
      message.gone = true;
    },
    // Somebody who has learnt an id by chance.
    pry: async (name, b) => {
      const person = visitor(practice.url, name);
      const hidden = pick(
        oracle.living().filter((message) => !oracle.readersOf(message).includes(name)),
        b,
      );
      if (hidden === undefined) return;
      const told = [
        await person.press(hidden.id, 'Go'),
        await person.act('dismiss', { message: hidden.id }),
        ...(hidden.place.may.has(name) ? [] : [await person.command(hidden.place.id, 'say')]),
        ...(hidden.place.may.has(name) ? [] : [await person.ask('messages', { channel: hidden.place.id })]),
        ...(hidden.place.may.has(name) ? [] : [await person.ask('commands', { channel: hidden.place.id })]),
      ] as { error?: string }[];
      expect(told.map(({ error }) => typeof error)).toEqual(told.map(() => 'string'));
      heard(name, JSON.stringify(told).replaceAll(hidden.id, '').replaceAll(hidden.place.id, ''));
    },
    look: async (name) => {
      const person = visitor(practice.url, name);
      const channels = await person.channels();
      heard(name, channels);
      expect(channels.map(({ id }) => id).toSorted(compare)).toEqual(
        [...seesPlaces(name).map(({ id }) => id), ...(name === 'Dan' ? [] : [ids.taverne])].toSorted(compare),
      );
      for (const at of seesPlaces(name)) {
        const messages = await person.messages(at.id);
        heard(name, messages);
        const own = visible(name).filter((message) => message.place === at);
        const contents = messages.map(({ content }) => content).filter((content) => content !== '');
        expect(contents).toEqual(own.map(({ says }) => says));
      }
    },
  };

  for (const { deed, a, b, c } of steps) await deeds[deed](pick(PEOPLE, a)!, b, c);
  for (const name of PEOPLE) await deeds.look(name, 0, 0);
  await bot.post(oracle.places[0]!);
  const last = oracle.written.at(-1)!;
  for (const name of PEOPLE) await streams[name].until(new RegExp(last.says));
  for (const name of PEOPLE) streams[name].leave();
  expect(failures).toEqual([]);
  return PEOPLE.flatMap((name) => oracle.complaints(name, knows[name] + streams[name].text(), streams[name].text()));
}

const compare = (a: string, b: string): number => (a < b ? -1 : 1);

test('whatever everybody does, each is told all that he may know, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }), async (steps) => {
      expect(await play(steps)).toEqual([]);
    }),
    { numRuns: 25, seed: 1812 },
  );
}, 120_000);
