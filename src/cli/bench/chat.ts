/** A chat roll end to end: our whole bot beside the bare one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BotProcess, startBotProcess } from './bot-process.ts';
import { inTurns } from './cpu.ts';
import { act, atOnce } from './people.ts';

export interface ChatCost {
  /** Microseconds of the bot's CPU for one roll. */
  readonly ours: number;
  readonly bare: number;
}

const ROLLS = 400;
const OUTSTANDING = 8;

async function roll({ practice, cpuOf }: BotProcess): Promise<number> {
  const wish = { as: 'Alice', channel: 'tavern', name: 'roll', options: { dice: '2d6+1' } };
  return (await cpuOf(() => atOnce(OUTSTANDING, ROLLS, () => act(practice.url, 'command', wish)))) / ROLLS;
}

export async function measureChat(): Promise<ChatCost> {
  const folder = mkdtempSync(join(tmpdir(), 'aide-bench-'));
  const ours = await startBotProcess('./aide-bot.ts', [`file:${join(folder, 'aide.db')}`]);
  const bare = await startBotProcess('./echo-bot.ts', []);
  try {
    return await inTurns({ warmUp: 6, rounds: 8 }, { ours: () => roll(ours), bare: () => roll(bare) });
  } finally {
    await ours.end();
    await bare.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
