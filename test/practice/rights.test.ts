/** Nothing a person is sent contains what they may not see, whatever anyone does. */
import { ActionRowBuilder, ButtonBuilder, ButtonStyle, type Interaction, MessageFlags } from 'discord.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultWorld, ids } from '../../src/practice/server.ts';
import { pixel, stage } from './bot.ts';
import { DEEDS, type Game, pick, type Plan, posts } from './deeds.ts';
import { createOracle, type Name, PEOPLE, placeOf } from './oracle.ts';
import { type Listener, listen } from './stream.ts';
import { rounds } from '../help/soak.ts';

const commands = [{ name: 'say', description: 'Says something' }];

async function answer(interaction: Interaction, { how, says }: Plan): Promise<void> {
  if (!interaction.isChatInputCommand() && !interaction.isButton()) return;
  const go = new ButtonBuilder().setCustomId('go').setLabel('Go').setStyle(ButtonStyle.Primary);
  const components = [new ActionRowBuilder<ButtonBuilder>().addComponents(go)];
  const message = { content: says, components, files: [{ attachment: pixel, name: 'map.png' }] };
  const flags = MessageFlags.Ephemeral;
  if (how === 'public') await interaction.reply(message);
  else if (how === 'private') await interaction.reply({ ...message, flags });
  else await interaction.deferReply({ flags });
  if (how === 'late') await interaction.editReply(message);
  if (how === 'twice') await interaction.followUp({ ...message, flags });
}

/** The default world, but with Dan in the English guild only. */
function worldWithAStranger() {
  const world = defaultWorld();
  const french = world.guilds.find(({ id }) => id === ids.entrainement)!;
  french.members = french.members.filter(({ personId }) => personId !== ids.dan);
  const frenchmen: Name[] = ['Alice', 'Bruno', 'Chloé'];
  const places = [
    placeOf(ids.battle, PEOPLE),
    placeOf(ids.tavern, PEOPLE),
    placeOf(ids.bataille, frenchmen),
    placeOf(ids.taverne, frenchmen),
  ].map((place) => ({ ...place, isRoot: true }));
  return { world, oracle: createOracle(places) };
}

type Step = { deed: keyof typeof DEEDS; a: number; b: number; c: number };

/** Plays the steps; returns what anyone knows but may not, or should have been told but was not. */
async function play(steps: readonly Step[]): Promise<string[]> {
  const { world, oracle } = worldWithAStranger();
  let count = 0;
  const begun: Pick<Game, 'oracle' | 'plan' | 'knows' | 'word'> = {
    oracle,
    plan: { how: 'public', says: '' },
    knows: { Alice: '', Bruno: '', Chloé: '', Dan: '' },
    word: () => `word-${++count}-end`,
  };
  const answers = (interaction: Interaction) => answer(interaction, game.plan);
  const { practice, client, failures } = await stage({ commands, options: { world }, answer: answers });
  const game: Game = Object.assign(begun, { practice, client });
  const streams: Partial<Record<Name, Listener>> = {};
  for (const name of PEOPLE) streams[name] = await listen(practice.url, name);

  for (const { deed, a, b, c } of steps) await DEEDS[deed](game, pick(PEOPLE, a)!, b, c);

  for (const name of PEOPLE) await DEEDS.look(game, name, 0, 0);
  const last = await posts(game, oracle.places[0]!);
  expect(failures).toEqual([]);
  const complaints: string[] = [];
  for (const name of PEOPLE) {
    const stream = streams[name]!;
    await stream.until(new RegExp(last.says));
    stream.leave();
    complaints.push(...oracle.complaints(name, game.knows[name] + stream.text(), stream.text()));
  }
  return complaints;
}

const step: fc.Arbitrary<Step> = fc.record({
  deed: fc.constantFrom(...(Object.keys(DEEDS) as Step['deed'][])),
  a: fc.nat(),
  b: fc.nat(),
  c: fc.nat(),
});

test('whatever anyone does, each person is told everything they may know, and nothing else', async () => {
  const steps = fc.array(step, { minLength: 10, maxLength: 60, size: 'max' });
  const holds = fc.asyncProperty(steps, async (given) => {
    expect(await play(given)).toEqual([]);
  });
  await fc.assert(holds, { numRuns: rounds(25), seed: 1812, endOnFailure: true });
});
