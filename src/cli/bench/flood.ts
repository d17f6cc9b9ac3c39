/**
 * Two people play while a third floods the bot: how long do the players wait for each answer before, during and after?
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from '../../host/battle/deps.ts';
import { phrase } from '../../kernel/phrase.ts';
import { textChannel } from '../../practice/seed.ts';
import { defaultWorld, ids, type World } from '../../practice/server.ts';
import { type BotProcess, startOurBot } from './bot-process.ts';
import { act, type Outcome } from './people.ts';

interface Wish {
  readonly name: string;
  readonly options?: object;
}

export interface Flood {
  readonly what: string;
  /** The channel of the battle that is flooded. */
  readonly in: Channel;
  readonly perSecond: number;
  readonly wishes: readonly Wish[];
}

/** Milliseconds until an answer is complete. */
export interface Waits {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

export interface FloodCost {
  readonly before: Waits;
  readonly during: Waits;
  readonly after: Waits;
  /** The flood: commands sent, answered with the actual work, and refused. */
  readonly sent: number;
  readonly served: number;
  readonly refused: number;
}

/** Length of each of the three phases, which bounds the flood. */
const PHASE_MS = 10_000;
/** How long the players look at an answer before they continue. */
const PAUSE_MS = 100;

const PLAYERS = [
  { who: 'Alice', channel: 'field-1' },
  { who: 'Bruno', channel: 'field-2' },
] as const;
const FLOODER = { who: 'Dan', channel: 'field-3' } as const;
const EVERYONE = [...PLAYERS, FLOODER];

type Someone = (typeof EVERYONE)[number];
type Channel = Someone['channel'];

const MAP: Wish = { name: 'battle map' };

export const FLOODS: readonly Flood[] = [
  { what: '200 maps', in: 'field-1', perSecond: 20, wishes: [MAP] },
  {
    what: '400 heavy commands',
    in: 'field-1',
    perSecond: 40,
    wishes: [
      MAP,
      { name: 'odds', options: { dice: '40d6kh20+3' } },
      { name: 'describe' },
      { name: 'battle export' },
      { name: 'battle verify' },
      { name: 'unit', options: { unit: '57L' } },
      { name: 'sight', options: { from: '57L', to: '1208' } },
      { name: 'battle export', options: { as: 'page' } },
    ],
  },
  // The worst of the players, since they may be asked more than the flood.
  {
    what: '400 previews',
    in: FLOODER.channel,
    perSecond: 40,
    wishes: [{ name: 'order', options: { text: 'end' } }, { name: 'panel' }],
  },
];

/** A battle too long to end during the measurement. */
function scenario(): Scenario {
  const file = new URL('../../../assets/scenarios/neudorf.txt', import.meta.url);
  const text = readFileSync(file, 'utf8').replace(/^turns 12$/m, 'turns 99');
  return { name: 'bench', title: phrase('bot-scenario', { name: 'bench' }), ruleset: 'sabreur-hex', text };
}

function world(): World {
  const start = defaultWorld();
  const id = (i: number): string => String(BigInt(ids.practice) + 1000n + BigInt(i));
  const more = EVERYONE.map(({ channel }, i) => textChannel(id(i), ids.practice, channel, i + 2));
  return { ...start, channels: [...start.channels, ...more] };
}

async function command(
  bot: BotProcess,
  { who, channel }: { readonly who: string; readonly channel: Channel },
  { name, options = {} }: Wish,
): Promise<Outcome> {
  return act(bot.practice.url, 'command?wait=final', { as: who, channel, name, options });
}

/** One person plays both sides. */
async function open(bot: BotProcess, player: Someone): Promise<void> {
  await command(bot, player, { name: 'battle new', options: { scenario: 'bench' } });
  await command(bot, player, { name: 'battle join', options: { side: 'red' } });
  await command(bot, player, { name: 'battle join', options: { side: 'blue' } });
  await command(bot, player, { name: 'battle start' });
}

interface Wait {
  readonly since: number;
  readonly ms: number;
}

/** Ends turn after turn, each with preview and Confirm, until `isOver`. */
async function play(bot: BotProcess, player: Someone, waits: Wait[], isOver: () => boolean): Promise<void> {
  const timed = async (work: () => Promise<Outcome>): Promise<Outcome> => {
    const since = performance.now();
    // An answer that fails or never comes counts as waited for.
    const outcome = await work().catch((error: unknown): Outcome => ({ error: String(error) }));
    waits.push({ since, ms: performance.now() - since });
    await sleep(PAUSE_MS);
    return outcome;
  };
  while (!isOver()) {
    const { response } = await timed(() => command(bot, player, { name: 'order', options: { text: 'end' } }));
    if (!response) continue;
    const press = { as: player.who, message: response.id, label: 'Confirm' };
    await timed(() => act(bot.practice.url, 'press?wait=final', press));
  }
}

/** Sends requests at an even rate without waiting for answers. */
async function pour(bot: BotProcess, { in: channel, perSecond, wishes }: Flood): Promise<Outcome[]> {
  const times = (perSecond * PHASE_MS) / 1000;
  const begun = performance.now();
  const asked: Promise<Outcome>[] = [];
  for (let n = 0; n < times; n++) {
    await sleep(Math.max(0, begun + (n * 1000) / perSecond - performance.now()));
    const wish = wishes[n % wishes.length]!;
    asked.push(
      command(bot, { who: FLOODER.who, channel }, wish).catch((error: unknown): Outcome => ({ error: String(error) })),
    );
  }
  return Promise.all(asked);
}

/** The time stamp in a refusal that says when to continue. */
const COME_BACK = /<t:\d+:R>/;

function waitsIn(waits: readonly Wait[], from: number, to: number): Waits {
  const sorted = waits
    .filter(({ since }) => since >= from && since < to)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b);
  const rank = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
  return { count: sorted.length, p50: rank(0.5), p99: rank(0.99) };
}

/** Each flood gets a bot of its own, so nothing is left of the previous one. */
export async function measureFlood(flood: Flood): Promise<FloodCost> {
  const bot = await startOurBot([scenario()], { world: world() }, 'as in service');
  try {
    for (const each of EVERYONE) await open(bot, each);
    const waits: Wait[] = [];
    let isOver = false;
    const players = PLAYERS.map((player) => play(bot, player, waits, () => isOver));
    await sleep(PHASE_MS / 2);
    const warm = performance.now();
    await sleep(PHASE_MS);
    const begun = performance.now();
    const poured = pour(bot, flood);
    await sleep(PHASE_MS);
    const ended = performance.now();
    await sleep(PHASE_MS);
    isOver = true;
    await Promise.all(players);
    const outcomes = await poured;
    const refused = outcomes.filter(({ response }) => COME_BACK.test(response?.content ?? '')).length;
    return {
      before: waitsIn(waits, warm, begun),
      during: waitsIn(waits, begun, ended),
      after: waitsIn(waits, ended, Infinity),
      sent: outcomes.length,
      served: outcomes.filter(({ response }) => response).length - refused,
      refused,
    };
  } finally {
    await bot.end();
  }
}
