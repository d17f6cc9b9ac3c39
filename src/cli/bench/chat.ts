/** A chat roll end to end: our whole bot compared with the bare one. */
import { type BotProcess, startBareBot, startOurBot } from './bot-process.ts';
import { inTurns } from './cpu.ts';
import { act, atOnce } from './people.ts';
import { type Line, whole } from './table.ts';

interface ChatCost {
  /** Microseconds of the bot's CPU per roll. */
  readonly ours: number;
  readonly bare: number;
}

const ROLLS = 400;
const OUTSTANDING = 8;

/** Microseconds of a bot's CPU per roll, with a few rolls outstanding at a time. */
export async function costOfRoll({ practice, cpuOf }: BotProcess, times: number): Promise<number> {
  const wish = { as: 'Alice', channel: 'tavern', name: 'roll', options: { dice: '2d6+1' } };
  return (await cpuOf(() => atOnce(OUTSTANDING, times, () => act(practice.url, 'command', wish)))) / times;
}

async function measureChat(): Promise<ChatCost> {
  const ours = await startOurBot();
  const bare = await startBareBot();
  try {
    return await inTurns(
      { warmUp: 6, rounds: 8 },
      { ours: () => costOfRoll(ours, ROLLS), bare: () => costOfRoll(bare, ROLLS) },
    );
  } finally {
    await ours.end();
    await bare.end();
  }
}

export async function chat(): Promise<Line[]> {
  const { ours, bare } = await measureChat();
  const from = `${whole(ours)} µs, bare bot ${whole(bare)} µs`;
  return [{ what: 'a chat roll to a bare reply', measured: ours / bare, unit: '×', limit: { most: 1.6 }, from }];
}
