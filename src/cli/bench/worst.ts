/**
 * Is the heap of `npm start` large enough? The heaviest work runs with half of it; if that is too little, the program
 * dies and this fails.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Folder, openBattle, playerIn } from './folder.ts';
import { heapOfStart, startProgram } from './program.ts';

export interface WorstCost {
  /** Megabytes of heap given, and of memory used. */
  readonly given: number;
  readonly has: number;
  readonly units: number;
  readonly orders: number;
  readonly pageBytes: number;
}

const UNITS = 200;
/** Until the keeper has looked at all battles after a start. */
const SETTLED_MS = 10_000;
/** The most turns to end in the battle that becomes a page. */
const ENDS = 60;

export async function measureWorst(folder: Folder): Promise<WorstCost> {
  const has = heapOfStart();
  const given = has / 2;
  const program = await startProgram(folder.path, [`--max-old-space-size=${given}`]);
  await sleep(SETTLED_MS);
  await crowded(program.url, 'tavern');
  const { orders, bytes } = await longest(program.url, 'battle');
  await program.end();
  return { given, has, units: UNITS, orders, pageBytes: bytes };
}

/** Two hundred units on the largest map, and everything that looks at all of them. */
async function crowded(url: string, channel: string): Promise<void> {
  const player = playerIn(url, channel);
  await player.command('scenario add', {}, { file: { name: 'crowd.txt', data: scenario() } });
  await openBattle(url, channel, { scenario: 'crowd' });
  for (const name of ['battle map', 'panel', 'describe', 'battle export']) await player.command(name);
  await player.complete('order', 'text', '');
  for (let count = 0; count < 3; count += 1) await player.order('end');
}

function scenario(): string {
  const place = (n: number, from: number) =>
    String(1 + (n % 40)).padStart(2, '0') + String(from + Math.floor(n / 40)).padStart(2, '0');
  const side = (name: string, letter: string, from: number, facing: string) =>
    Array.from({ length: UNITS / 2 }, (_, n) => {
      const unit = n % 5 ? 'line infantry line' : 'light cavalry';
      return `${name} ${n + 1}${letter} ${unit} ${place(n, from)} ${facing} strength ${n % 5 ? 14 : 6}`;
    });
  const lines = [
    'title en "The crowd" fr "La foule"',
    'map 40 x 30',
    'army red  en "Red"  fr "Rouge" points 2000 edge south',
    'army blue en "Blue" fr "Bleu"  points 2000 edge north',
    'first red',
    'turns 9',
    ...side('red', 'L', 20, 'N'),
    ...side('blue', 'R', 8, 'S'),
  ];
  return Buffer.from(`${lines.join('\n')}\n`).toString('base64');
}

/** A battle as a page, with a picture of each order. */
async function longest(url: string, channel: string): Promise<{ readonly orders: number; readonly bytes: number }> {
  const players = [playerIn(url, channel), playerIn(url, channel, 'Dan')];
  await openBattle(url, channel, { scenario: 'neudorf' });
  let orders = 0;
  for (let count = 0; count < ENDS; count += 1) {
    for (const text of ['6B fire 2K', 'end']) if (await players[count % 2]!.order(text)) orders += 1;
  }
  const { response } = await players[0]!.command('battle export', { as: 'page' });
  return { orders, bytes: response?.attachments[0]?.size ?? 0 };
}
