/** What one Confirm asks of the main thread and of the database: the order of `orders.ts`, from the press to its post. */
import { startOurBot } from './bot-process.ts';
import { CHANNELS, confirm, openBattle, preview, scenario, world } from './orders.ts';
import type { Watched } from './report.ts';

export interface ConfirmCost extends Watched {
  /** The worst of all of them, in milliseconds. */
  readonly worstPiece: number;
  readonly confirms: number;
}

/** Battles before the count: code that is not yet compiled makes pieces of its own. */
const WARM_UP = 5;
const BATTLES = 20;

/** Medians over battles of one Confirm each, one after another. */
export async function measureConfirm(): Promise<ConfirmCost> {
  const bot = await startOurBot([scenario()], { world: world() });
  try {
    const seen: Watched[] = [];
    for (const channel of CHANNELS.slice(0, BATTLES)) {
      await openBattle(bot, channel);
      const message = await preview(bot, channel);
      seen.push(await bot.watch(() => confirm(bot, message)));
    }
    const counted = seen.slice(WARM_UP);
    const median = (read: (each: Watched) => number) =>
      counted.map(read).toSorted((a, b) => a - b)[counted.length >> 1]!;
    return {
      longestPiece: median(({ longestPiece }) => longestPiece),
      worstPiece: Math.max(...counted.map(({ longestPiece }) => longestPiece)),
      statements: median(({ statements }) => statements),
      commits: median(({ commits }) => commits),
      confirms: counted.length,
    };
  } finally {
    await bot.end();
  }
}
