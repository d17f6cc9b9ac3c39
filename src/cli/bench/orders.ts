/** An order with its two pictures end to end, compared with the bare bot attaching a file of that size. */
import { readFileSync } from 'node:fs';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import type { Scenario } from '../../host/battle/deps.ts';
import { phrase } from '../../kernel/phrase.ts';
import { textChannel } from '../../practice/seed.ts';
import { defaultWorld, ids, type World } from '../../practice/server.ts';
import { type BotProcess, startBareBot, startOurBot } from './bot-process.ts';
import { costOfRoll } from './chat.ts';
import { cpuOf, inTurns } from './cpu.ts';
import { act, atOnce } from './people.ts';
import { type Line, whole } from './table.ts';

interface OrderCost {
  /** Microseconds of the bot's CPU per interaction. An order has two, each with a picture. */
  readonly ours: number;
  readonly bare: number;
  /** Average microseconds of CPU that the canvas's own encoder needs for one of these pictures. */
  readonly encoded: number;
  /** Bytes of the bare bot's attachment: the average size of our pictures. */
  readonly bytes: number;
}

const OUTSTANDING = 8;
const BATTLES = 12;
const INTERACTIONS_OF_ORDER = 2;
const WHO = 'Alice';
const ORDER = '6B fire 2K';
const WARM_UP = 1;
const ROUNDS = 3;
/** Each holds one battle, and a round needs new ones. */
export const CHANNELS = Array.from({ length: BATTLES * (1 + WARM_UP + ROUNDS) }, (_, i) => `field-${i + 1}`);

/**
 * The meeting battle, one side's guns in front of the other's heavy cavalry, so that no question is asked.
 */
export function scenario(): Scenario {
  const file = new URL('../../../assets/scenarios/neudorf.txt', import.meta.url);
  const text = readFileSync(file, 'utf8').replace(/^(blue 6B .*) 0903 S/m, '$1 0708 S');
  return { name: 'bench', title: phrase('bot-scenario', { name: 'bench' }), ruleset: 'sabreur-hex', text };
}

/** A world with all those channels. */
export function world(): World {
  const start = defaultWorld();
  const id = (i: number): string => String(BigInt(ids.practice) + 1000n + BigInt(i));
  const more = CHANNELS.map((name, i) => textChannel(id(i), ids.practice, name, i + 2));
  return { ...start, channels: [...start.channels, ...more] };
}

async function command(bot: BotProcess, channel: string, name: string, options: object = {}) {
  return act(bot.practice.url, 'command?wait=final', { as: WHO, channel, name, options });
}

/** One person plays both sides, ready to order. */
export async function openBattle(bot: BotProcess, channel: string): Promise<void> {
  await command(bot, channel, 'battle new', { scenario: 'bench' });
  await command(bot, channel, 'battle join', { side: 'red' });
  await command(bot, channel, 'battle join', { side: 'blue' });
  await command(bot, channel, 'battle start');
}

/** The message with the order's preview. */
export async function preview(bot: BotProcess, channel: string): Promise<string> {
  const { response } = await command(bot, channel, 'order', { text: ORDER });
  return response!.id;
}

export function confirm(bot: BotProcess, message: string): Promise<unknown> {
  return act(bot.practice.url, 'press', { as: WHO, message, label: 'Confirm' });
}

async function order(bot: BotProcess, channel: string): Promise<void> {
  await confirm(bot, await preview(bot, channel));
}

/** Starts a battle in each of these channels, then measures one order in each. */
async function costOfOrder(bot: BotProcess, channels: readonly string[]): Promise<number> {
  await bot.cpuOf(() => atOnce(OUTSTANDING, channels.length, (n) => openBattle(bot, channels[n]!)));
  const cpu = await bot.cpuOf(() => atOnce(OUTSTANDING, channels.length, (n) => order(bot, channels[n]!)));
  return cpu / (channels.length * INTERACTIONS_OF_ORDER);
}

function averageSize(pictures: readonly Buffer[]): number {
  return Math.round(pictures.reduce((sum, { length }) => sum + length, 0) / pictures.length);
}

/** The pictures posted in these channels. */
async function picturesIn({ practice: { url } }: BotProcess, channels: readonly string[]): Promise<Buffer[]> {
  const shown = channels.map(async (channel) => {
    const messages = await fetch(`${url}/api/messages?as=${WHO}&channel=${channel}`);
    return [...(await messages.text()).matchAll(/"(http[^"]+\/attachments\/[^"]+\.png[^"]*)"/g)].map(([, at]) => at!);
  });
  const addresses = new Set((await Promise.all(shown)).flat());
  return Promise.all([...addresses].map(async (at) => Buffer.from(await (await fetch(at)).arrayBuffer())));
}

/** Microseconds of CPU to encode one of them, already drawn. */
async function costOfEncoding(pictures: readonly Buffer[]): Promise<number> {
  const canvases = await Promise.all(pictures.map(drawn));
  return (
    (await cpuOf(async () => {
      for (const canvas of canvases) await canvas.encode('png');
    })) / canvases.length
  );
}

async function drawn(picture: Buffer): Promise<Canvas> {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

async function measureOrders(): Promise<OrderCost> {
  const ours = await startOurBot([scenario()], { world: world() });
  let used = BATTLES;
  const next = () => CHANNELS.slice(used, (used += BATTLES));
  const first = CHANNELS.slice(0, BATTLES);
  await costOfOrder(ours, first);
  const pictures = await picturesIn(ours, first);
  const bytes = averageSize(pictures);
  const bare = await startBareBot(bytes);
  try {
    const cost = await inTurns(
      { warmUp: WARM_UP, rounds: ROUNDS },
      {
        ours: () => costOfOrder(ours, next()),
        bare: () => costOfRoll(bare, 100),
        encoded: () => costOfEncoding(pictures),
      },
    );
    return { ...cost, bytes };
  } finally {
    await ours.end();
    await bare.end();
  }
}

export async function orders(): Promise<Line[]> {
  const { ours, bare, encoded, bytes } = await measureOrders();
  const from = `${whole(ours)} µs, bare bot ${whole(bare)} µs; ${whole(bytes)} bytes attached`;
  return [
    { what: 'an order with pictures to a bare file', measured: ours / bare, unit: '×', from },
    {
      what: 'the same to a file encoded by the canvas',
      measured: ours / (bare + encoded),
      unit: '×',
      limit: { most: 1 },
      from: `the canvas needs ${whole(encoded)} µs for one of these pictures`,
    },
  ];
}
