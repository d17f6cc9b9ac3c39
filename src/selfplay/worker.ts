/** The thread in which the bot plays against itself: one wish, its progress, one battle, then it ends. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { rulesets } from '../rules/index.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Wish } from '../kernel/random.ts';
import { makeBattle } from './made.ts';
import type { Balanced, Progress } from './steer.ts';

/** The thread's input. */
export interface Order {
  readonly ruleset: string;
  readonly wish: Wish;
  readonly battles: number;
}

export type Response =
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** Without a battle: there is none. */
  | { readonly kind: 'made'; readonly made: Balanced | undefined };

const port = parentPort;
if (!port) throw new Error('self-play must be started as a worker thread');

/** The interval between progress reports. */
const EVERY_MS = 500;

/** The stack traces of refused ideas would cost more than the thinking. */
Error.stackTraceLimit = 0;
/** On Linux a thread has its own priority: the bot itself comes first. */
if (process.platform === 'linux') setPriority(10);

const { ruleset, wish, battles } = workerData as Order;
const rules = (rulesets as Readonly<Record<string, unknown>>)[ruleset] as
  | Ruleset<unknown, unknown, unknown>
  | undefined;
if (!rules?.random) throw new Error(`${ruleset} makes up no battles`);

let told = 0;
const made = makeBattle(rules, rules.random, wish, battles, (progress) => {
  if (performance.now() - told < EVERY_MS) return;
  told = performance.now();
  port.postMessage({ kind: 'progress', progress } satisfies Response);
});
port.postMessage({ kind: 'made', made } satisfies Response);
