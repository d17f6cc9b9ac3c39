/**
 * The bare bot: plain discord.js, and one line that answers every command immediately. With a number of bytes it
 * attaches a ready-made file of that size.
 */
import { randomBytes } from 'node:crypto';
import { ApplicationCommandOptionType, Client, Events, GatewayIntentBits } from 'discord.js';
import { report } from './report.ts';

const [api = '', token = '', bytes] = process.argv.slice(2);
const file = bytes === undefined ? undefined : { attachment: randomBytes(Number(bytes)), name: 'map.png' };
const reply = { content: '**8** = 2d6 (3 4) + 1', ...(file && { files: [file] }) };

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api },
  ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }) },
});
client.on(Events.InteractionCreate, (interaction) => {
  if (interaction.isChatInputCommand()) interaction.reply(reply).catch(console.error);
});

const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
await client.login(token);
await ready;
await client.application?.commands.set([
  {
    name: 'roll',
    description: 'dice',
    options: [{ name: 'dice', description: 'dice', type: ApplicationCommandOptionType.String, required: true }],
  },
]);
report({ idle: () => Promise.resolve(), end: () => client.destroy() });
