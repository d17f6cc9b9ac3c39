/** What one Confirm costs the main thread and the database: the order of `orders.ts`, from the press to its post. */
import { startOurBot } from './bot-process.ts';
import { CHANNELS, confirm, openBattle, preview, scenario, world } from './orders.ts';
import type { Watched } from './report.ts';
import type { Line } from './table.ts';

interface ConfirmCost extends Watched {
  /** The worst of all, in milliseconds. */
  readonly worstPiece: number;
  readonly confirms: number;
}

/** Uncounted battles first, because compiling code takes long pieces of time itself. */
const WARM_UP = 5;
const BATTLES = 20;

/** Medians over battles of one Confirm each, one after another. */
async function measureConfirm(): Promise<ConfirmCost> {
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

export async function confirms(): Promise<Line[]> {
  const { longestPiece, worstPiece, statements, commits, confirms: measured } = await measureConfirm();
  const from = `of the main thread, median of ${measured}; the worst ${worstPiece.toFixed(1)} ms`;
  return [
    { what: 'longest piece of a Confirm', measured: longestPiece, unit: 'ms', limit: { most: 8 }, from },
    { what: 'SQL statements of a Confirm', measured: statements, unit: '', from: `${commits} commits` },
  ];
}
