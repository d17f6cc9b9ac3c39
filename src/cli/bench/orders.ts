/** An order with its two pictures end to end, beside the bare bot that attaches a file of that size. */
import { readFileSync } from 'node:fs';
import type { Scenario } from '../../host/parts.ts';
import { phrase } from '../../kernel/phrase.ts';
import { textChannel } from '../../practice/seed.ts';
import { defaultWorld, ids, type World } from '../../practice/server.ts';
import { type BotProcess, startBareBot, startOurBot } from './bot-process.ts';
import { costOfRoll } from './chat.ts';
import { inTurns } from './cpu.ts';
import { act, atOnce } from './people.ts';

export interface OrderCost {
  /** Microseconds of the bot's CPU for one interaction: an order is two, each ends with a picture. */
  readonly ours: number;
  readonly bare: number;
  /** Bytes of the file that the bare bot attaches: as large as our pictures are on the average. */
  readonly bytes: number;
}

const OUTSTANDING = 8;
const BATTLES = 12;
const INTERACTIONS_OF_ORDER = 2;
const WHO = 'Alice';
const ORDER = '6B fire 2K';
const channels = Array.from({ length: BATTLES }, (_, i) => `field-${i + 1}`);

/** The meeting battle, the guns of one side before the heavy cavalry of the other: nobody is asked anything. */
function scenario(): Scenario {
  const file = new URL('../../../assets/scenarios/neudorf.txt', import.meta.url);
  const text = readFileSync(file, 'utf8').replace(/^(blue 6B .*) 0903 S/m, '$1 0708 S');
  return { name: 'bench', title: phrase('bot-scenario', { name: 'bench' }), ruleset: 'sabreur-hex', text };
}

/** As many channels as there are battles. */
function world(): World {
  const start = defaultWorld();
  const id = (i: number): string => String(BigInt(ids.practice) + 1000n + BigInt(i));
  const more = channels.map((name, i) => textChannel(id(i), ids.practice, name, i + 2));
  return { ...start, channels: [...start.channels, ...more] };
}

async function command(bot: BotProcess, channel: string, name: string, options: object = {}) {
  return act(bot.practice.url, 'command?wait=final', { as: WHO, channel, name, options });
}

/** One person in both seats, ready to order. */
async function open(bot: BotProcess, channel: string): Promise<void> {
  await command(bot, channel, 'battle new', { scenario: 'bench' });
  await command(bot, channel, 'battle join', { side: 'red' });
  await command(bot, channel, 'battle join', { side: 'blue' });
  await command(bot, channel, 'battle start');
}

async function order(bot: BotProcess, channel: string): Promise<void> {
  const { response } = await command(bot, channel, 'order', { text: ORDER });
  await act(bot.practice.url, 'press', { as: WHO, message: response!.id, label: 'Confirm' });
}

/** A new battle in every channel, then one order in each; only the orders are measured. */
async function costOfOrder(bot: BotProcess): Promise<number> {
  await bot.cpuOf(() => atOnce(OUTSTANDING, BATTLES, (n) => open(bot, channels[n]!)));
  const cpu = await bot.cpuOf(() => atOnce(OUTSTANDING, BATTLES, (n) => order(bot, channels[n]!)));
  await bot.cpuOf(() => atOnce(OUTSTANDING, BATTLES, (n) => command(bot, channels[n]!, 'battle cancel')));
  return cpu / (BATTLES * INTERACTIONS_OF_ORDER);
}

function averagePicture({ practice }: BotProcess): number {
  const files = Object.values(practice.world.messages).flatMap((messages) =>
    messages.flatMap(({ attachments }) => attachments.map(({ size }) => size)),
  );
  return Math.round(files.reduce((sum, size) => sum + size, 0) / files.length);
}

export async function measureOrders(): Promise<OrderCost> {
  const ours = await startOurBot([scenario()], { world: world() });
  await costOfOrder(ours);
  const bytes = averagePicture(ours);
  const bare = await startBareBot(bytes);
  try {
    const cost = await inTurns(
      { warmUp: 1, rounds: 3 },
      { ours: () => costOfOrder(ours), bare: () => costOfRoll(bare, 100) },
    );
    return { ...cost, bytes };
  } finally {
    await ours.end();
    await bare.end();
  }
}
