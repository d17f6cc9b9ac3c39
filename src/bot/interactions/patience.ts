/**
 * Retries what Discord refuses for now, with growing pauses, as long as the interaction's token lives. A bot that is
 * stopping does not wait.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { HTTPError } from 'discord.js';
import { codeOf } from '../outbox/requests.ts';

export interface Patience {
  /** Throws the last error when another try would be useless, too late, or one copy too many. */
  readonly keepTrying: <Result>(work: () => Promise<Result>, how: Trying) => Promise<Result>;
}

interface Trying {
  /**
   * How many copies are acceptable. After some errors a request may have arrived. Editing a message twice is harmless,
   * but a new message of an interaction has no nonce and would appear twice.
   */
  readonly copies: number;
  /** The most tries, where there is another way. */
  readonly tries?: number;
}

export interface PatienceOptions {
  /** Aborted when the bot is stopping. */
  readonly leaving: AbortSignal;
  readonly pauseMs?: number;
  readonly now?: () => number;
  readonly rest?: typeof rested;
}

/** A token's lifetime. Discord, if it answers at all, reports when it is over. */
const LIFE_MS = 15 * 60_000;
/** Leaves room for about fifty tries: Discord has failed forty in a row. */
const LONGEST_PAUSE_MS = 20_000;

export function createPatience(options: PatienceOptions): Patience {
  const { leaving, pauseMs = 250, now = () => performance.now(), rest = rested } = options;
  return {
    keepTrying: async (work, { copies, tries = Infinity }) => {
      const until = now() + LIFE_MS;
      let left = copies;
      for (let tried = 1; ; tried += 1) {
        try {
          return await work();
        } catch (error) {
          const failure = failureOf(error);
          if (failure === 'unknown') left -= 1;
          const pause = Math.min(pauseMs * 2 ** tried, LONGEST_PAUSE_MS);
          const isUseless = failure === 'refused' || left === 0 || tried >= tries || now() + pause > until;
          if (isUseless || !(await rest(pause, leaving))) throw error;
        }
      }
    },
  };
}

/** False: the bot is stopping. */
async function rested(ms: number, leaving: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal: leaving });
    return true;
  } catch (error) {
    if (!leaving.aborted) throw error;
    return false;
  }
}

/** Errors from before the connection was made. */
const NOT_CONNECTED: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
const CUT_OFF: readonly unknown[] = [
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
];
const GIVEN_UP: readonly string[] = ['AbortError', 'TimeoutError'];

/**
 * What became of a failed request. `undone`: it never reached Discord, or Discord is unavailable (503). `unknown`: it
 * may have taken effect, only the answer was lost. `refused`: Discord understood and refused.
 */
export function failureOf(error: unknown): 'undone' | 'unknown' | 'refused' {
  if (error instanceof HTTPError) return error.status === 503 ? 'undone' : 'unknown';
  const code = codeOf(error);
  if (NOT_CONNECTED.includes(code)) return 'undone';
  const isCutOff = CUT_OFF.includes(code) || (error instanceof Error && GIVEN_UP.includes(error.name));
  return isCutOff ? 'unknown' : 'refused';
}
