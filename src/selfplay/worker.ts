/** The thread in which the bot fights against itself: one wish, its progress, one battle, and it ends. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { rulesets } from '../rules/index.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Wish } from '../kernel/random.ts';
import { makeBattle } from './made.ts';
import type { Balanced, Progress } from './steer.ts';

/** What the thread is given. */
export interface Order {
  readonly ruleset: string;
  readonly wish: Wish;
  readonly battles: number;
}

export type Response =
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** Without a battle: there is none such. */
  | { readonly kind: 'made'; readonly made: Balanced | undefined };

const port = parentPort;
if (!port) throw new Error('self-play must be started as a worker thread');

/** So often it is told how far it is. */
const EVERY_MS = 500;

/** Tracing where each refused thought came from costs more than to think it. */
Error.stackTraceLimit = 0;
/** On Linux a thread has a priority of its own: the bot itself comes first. */
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
