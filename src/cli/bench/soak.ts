/** The program's memory: idle, and while two people give many orders in many battles, each with a picture. */
import { setTimeout as sleep } from 'node:timers/promises';
import { rulesetsByName } from '../../host/ruleset.ts';
import { rulesets } from '../../rules/index.ts';
import { readScenarios } from '../../scenarios.ts';
import { newFolder, openBattle, playerIn, type Player } from './folder.ts';
import { atOnce, Unanswered } from './people.ts';
import { startProgram } from './program.ts';

export interface MemoryCost {
  /** Megabytes, some time after it was ready. */
  readonly idle: number;
  /** After every so many orders, and after the last. */
  readonly soak: readonly number[];
  readonly settled: number;
  readonly orders: number;
  /** Requests not answered within three seconds, as happens on a busy machine. */
  readonly unanswered: number;
}

const BATTLES = 20;
const ORDERS = 500;
export const EVERY = 50;
const AT_ONCE = 4;
/** Time for background work after a start and after the last order. */
const REST_MS = 10_000;

const BOOKS = rulesetsByName(rulesets);
const LESSONS = new Set([...BOOKS.values()].map(({ lesson }) => lesson?.scenario));

/** Of all sizes and rulebooks, but for those that serve as lessons. */
const SCENARIOS = readScenarios(BOOKS).filter(({ name }) => !LESSONS.has(name));

export async function measureMemory(say: (text: string) => void = () => undefined): Promise<MemoryCost> {
  const folder = newFolder(BATTLES);
  try {
    const program = await startProgram(folder.path);
    await sleep(REST_MS);
    const idle = program.resident();
    say(`idle: ${Math.round(idle)} MB`);
    const soak: number[] = [];
    let [given, unanswered] = [0, 0];
    const fields = folder.channels.map((channel, n) =>
      field(program.url, channel, SCENARIOS[n % SCENARIOS.length]!.name, n + 1),
    );
    await atOnce(AT_ONCE, BATTLES, (n) => fields[n]!.open());
    await atOnce(AT_ONCE, ORDERS, async (n) => {
      try {
        await fields[n % BATTLES]!.order();
      } catch (fault) {
        if (!(fault instanceof Unanswered)) throw fault;
        unanswered += 1;
      }
      given += 1;
      if (given % EVERY > 0) return;
      soak.push(program.resident());
      say(`${given} orders: ${Math.round(soak.at(-1)!)} MB, ${Math.round(program.cpu() / 1000)} s of CPU`);
    });
    await sleep(REST_MS);
    const settled = program.resident();
    await program.end();
    return { idle, soak, settled, orders: ORDERS, unanswered };
  } finally {
    folder.remove();
  }
}

interface Field {
  readonly open: () => Promise<void>;
  readonly order: () => Promise<void>;
}

/** Two people in a channel who pick among the completions: the same in every run, except for the dice. */
function field(url: string, channel: string, scenario: string, seed: number): Field {
  const players = [playerIn(url, channel), playerIn(url, channel, 'Dan')];
  let chance = seed;
  const choose = <T>(from: readonly T[]): T | undefined => {
    chance = (chance * 48_271) % 2_147_483_647;
    return from[chance % from.length];
  };
  const open = () => openBattle(url, channel, { scenario });
  /** Picks an order word by word from the completions. */
  const chosen = async ({ complete }: Player): Promise<string> => {
    const first = choose(await complete('order', 'text', ''));
    return (first && choose(await complete('order', 'text', first))) ?? 'end';
  };
  const attempt = async (player: Player): Promise<boolean> =>
    (await player.order(await chosen(player))) || (await player.order('end'));
  const answer = async (player: Player): Promise<void> => {
    const text = choose(await player.complete('answer', 'text', ''));
    if (text !== undefined) await player.command('answer', { text });
  };
  return {
    open,
    order: async () => {
      for (const player of players) {
        await answer(player);
        if (await attempt(player)) return;
      }
      // Neither side can order: the battle is over, so start another.
      await open();
    },
  };
}
