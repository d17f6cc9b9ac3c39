/**
 * Makes an HTTP request to Discord. discord.js retries immediately, throws its token away at the first 401, and gives up
 * on a dead kept-alive socket. So the retries are made here, with pauses, and its own are disabled (`retries: 0`).
 *
 * - The first answer to an interaction ("callback") has three seconds. All tries share 2.5 seconds from the first one,
 *   since Discord's clock and ours may differ. A rate limit that ends in time is waited out.
 * - Requests that are safe to repeat are retried after a dead socket or a Discord error (5xx): all but a POST without a
 *   nonce.
 * - "Already acknowledged" after a retry means that an earlier try arrived: success.
 * - A 401 is retried once before it is believed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import { z } from 'zod';
import type { Limiter } from '../interactions/limiter.ts';

type MakeRequest = RESTOptions['makeRequest'];
type Init = Parameters<MakeRequest>[1];
type Answer = Awaited<ReturnType<MakeRequest>>;

export interface RequestOptions {
  readonly limiter: Limiter;
  /** Called when Discord has refused the bot's token twice. */
  readonly tokenRefused: () => void;
  readonly send?: MakeRequest;
  readonly callbackMs?: number;
  readonly pauseMs?: number;
}

/** The first answer to an interaction did not arrive, or may not have. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

const TRIES = 4;
const ALREADY_ACKNOWLEDGED = 40060;
const LIMITED = 429;
const DEAD_SOCKET: readonly unknown[] = ['UND_ERR_SOCKET', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];

export function createMakeRequest(options: RequestOptions): MakeRequest {
  const { limiter, tokenRefused, send = DefaultRestOptions.makeRequest, callbackMs = 2500, pauseMs = 100 } = options;

  const tryAgain = async (url: string, init: Init, first = 0): Promise<{ answer: Answer; tries: number }> => {
    const safe = mayRepeat(url, init);
    for (let tries = first; ; tries++) {
      const last = !safe || tries >= TRIES - 1;
      try {
        const answer = await send(url, init);
        if (answer.status < 500 || last) return { answer, tries };
        await answer.arrayBuffer();
      } catch (error) {
        if (last || !DEAD_SOCKET.includes(codeOf(error))) throw error;
      }
      await sleep(pauseMs * 2 ** tries, undefined, init.signal ? { signal: init.signal as AbortSignal } : {});
    }
  };

  /** A rate-limited request did nothing. It is sent again after the limit if time allows. */
  const letThrough = async (url: string, init: Init & { signal: AbortSignal }, until: number, first = 0) => {
    const { answer, tries } = await tryAgain(url, init, first);
    if (answer.status !== LIMITED) return { answer, tries };
    const text = await answer.text();
    const waitMs = Math.max(pauseMs, limitMs(answer, text));
    if (performance.now() + waitMs >= until) {
      return { answer: new Response(text, { status: LIMITED, headers: [...answer.headers] }), tries };
    }
    await sleep(waitMs, undefined, { signal: init.signal });
    return letThrough(url, init, until, tries);
  };

  const callback = async (url: string, init: Init): Promise<Answer> => {
    const until = performance.now() + callbackMs;
    const signal = endingAfter(callbackMs, init.signal as AbortSignal | null | undefined);
    try {
      const { answer, tries } = await letThrough(url, { ...init, signal }, until);
      if (answer.status >= 500) throw new Unanswered(`Discord answered ${answer.status} to a callback`);
      if (tries === 0 || answer.status !== 400) return answer;
      const text = await answer.text();
      if (readCode(text) === ALREADY_ACKNOWLEDGED) return new Response(null, { status: 204 });
      return new Response(text, { status: 400, headers: { 'content-type': 'application/json' } });
    } catch (error) {
      if (error instanceof Unanswered) throw error;
      throw new Unanswered('a callback did not get through', { cause: error });
    }
  };

  const withToken = async (url: string, init: Init): Promise<Answer> => {
    await limiter.take();
    const { answer, tries } = await tryAgain(url, init);
    if (answer.status !== 401) return answer;
    await answer.arrayBuffer();
    await sleep(pauseMs);
    const second = await tryAgain(url, init, tries);
    if (second.answer.status === 401) tokenRefused();
    return second.answer;
  };

  return async (url, init) => {
    if (isCallback(url)) return callback(url, init);
    if (bearsToken(init)) return withToken(url, init);
    return (await tryAgain(url, init)).answer;
  };
}

const TOO_LATE = new Error('Discord takes no answer so late');

/**
 * Aborts after this time, or with the other signal. Nearly all requests end long before, so this must be cheap:
 * `AbortSignal.timeout` and `.any` took 5% of a chat roll.
 */
function endingAfter(ms: number, other: AbortSignal | null | undefined): AbortSignal {
  const ending = new AbortController();
  setTimeout(() => ending.abort(TOO_LATE), ms).unref();
  if (other?.aborted) ending.abort(other.reason);
  else other?.addEventListener('abort', () => ending.abort(other.reason), { once: true });
  return ending.signal;
}

function isCallback(url: string): boolean {
  return /\/interactions\/\d+\/[^/]+\/callback(\?|$)/.test(url);
}

function bearsToken(init: Init): boolean {
  return new Headers(init.headers as Record<string, string>).has('authorization');
}

/** Whether a second copy of the request changes nothing. */
function mayRepeat(url: string, init: Init): boolean {
  if (init.method !== 'POST' || isCallback(url)) return true;
  const body: unknown = init.body instanceof FormData ? init.body.get('payload_json') : init.body;
  return bearsToken(init) && typeof body === 'string' && body.includes('"enforce_nonce":true');
}

export function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}

function readCode(text: string): unknown {
  return readJson(text)?.['code'];
}

/** The body has milliseconds; the header, which proxies also send, has whole seconds. */
function limitMs({ headers }: Answer, text: string): number {
  const seconds = Number(readJson(text)?.['retry_after'] ?? headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : Infinity;
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
