/**
 * What Discord does not take now it may take in a minute: as long as the token of an interaction lives, what the bot has
 * to say by it is tried again, with growing pauses. A bot that is told to stop waits for none of it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { HTTPError } from 'discord.js';
import { codeOf } from './requests.ts';

export interface Patience {
  /** Throws what the last try threw, when another one would be useless, too late, or one copy too many. */
  readonly keepTrying: <Result>(work: () => Promise<Result>, how: Trying) => Promise<Result>;
}

interface Trying {
  /**
   * How often it may stand there at worst. After some faults nobody knows whether a request arrived. Changing a message
   * twice is changing it once; but a new message of an interaction knows no nonce, and would stand there twice.
   */
  readonly copies: number;
  /** How often at most, where there is another way. */
  readonly tries?: number;
}

export interface PatienceOptions {
  /** The bot is told to stop. */
  readonly leaving: AbortSignal;
  readonly pauseMs?: number;
  readonly now?: () => number;
  readonly rest?: typeof rested;
}

/** So long a token lives; where Discord answers at all, it says itself when that is over. */
const LIFE_MS = 15 * 60_000;
/** So that some fifty tries find room in it: Discord has been deaf to forty in a row. */
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

/** False: the bot is told to stop. */
async function rested(ms: number, leaving: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal: leaving });
    return true;
  } catch (error) {
    if (!leaving.aborted) throw error;
    return false;
  }
}

/** Before a connection stood. */
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
 * What became of a request that failed. `undone`: it never came to Discord, or Discord says that it has no ear for it
 * (503); `unknown`: it may have had its effect, and only the answer is lost; `refused`: it was understood.
 */
export function failureOf(error: unknown): 'undone' | 'unknown' | 'refused' {
  if (error instanceof HTTPError) return error.status === 503 ? 'undone' : 'unknown';
  const code = codeOf(error);
  if (NOT_CONNECTED.includes(code)) return 'undone';
  const isCutOff = CUT_OFF.includes(code) || (error instanceof Error && GIVEN_UP.includes(error.name));
  return isCutOff ? 'unknown' : 'refused';
}
