import { expect, test, vi } from 'vitest';
import { createLimiter } from '../../src/bot/interactions/limiter.ts';
import { createMakeRequest, Unanswered } from '../../src/bot/outbox/requests.ts';
import { closeLater } from '../help/closing.ts';

const CALLBACK = 'http://127.0.0.1/api/v10/interactions/1100000000000000500/token/callback?with_response=false';
const MESSAGES = 'http://127.0.0.1/api/v10/channels/1100000000000000101/messages';
const ORIGINAL = 'http://127.0.0.1/api/v10/webhooks/1100000000000000001/token/messages/@original';
const WITH_TOKEN = { authorization: 'Bot x' };

type Step = number | { code: number } | { error: string } | { limit: number; header?: string } | 'hangs';

/** A Discord that answers one step per request; the last step repeats. */
function scripted(steps: readonly Step[], given: { callbackMs?: number } = { callbackMs: 5000 }) {
  let asked = 0;
  let refused = 0;
  const makeRequest = createMakeRequest({
    limiter: createLimiter(1_000_000),
    tokenRefused: () => void (refused += 1),
    pauseMs: 1,
    ...given,
    send: async (_url, init) => {
      const step = steps[Math.min(asked, steps.length - 1)]!;
      asked += 1;
      if (step === 'hangs') {
        return new Promise((_resolve, reject) => {
          const signal = init.signal as AbortSignal;
          const end = () => reject(signal.reason as Error);
          if (signal.aborted) end();
          else signal.addEventListener('abort', end);
        });
      }
      if (typeof step === 'number') return new Response(step === 204 ? null : '{}', { status: step });
      if ('limit' in step) {
        const headers = { 'retry-after': step.header ?? String(Math.ceil(step.limit)) };
        return new Response(JSON.stringify({ retry_after: step.limit, global: false }), { status: 429, headers });
      }
      if ('code' in step) return new Response(JSON.stringify(step), { status: 400 });
      throw Object.assign(new Error('socket'), { code: step.error });
    },
  });
  return { makeRequest, asked: () => asked, refused: () => refused };
}

const post = (body: string, headers = {}) => ({ method: 'POST', headers, body }) as const;

test('a callback survives two dead sockets and an error', async () => {
  const discord = scripted([{ error: 'UND_ERR_SOCKET' }, { error: 'ECONNRESET' }, 502, 204]);
  expect((await discord.makeRequest(CALLBACK, post('{}'))).status).toBe(204);
  expect(discord.asked()).toBe(4);
});

test('already acknowledged: success after a retry of our own, but at the first try another process has it', async () => {
  const ours = scripted([502, { code: 40060 }]);
  expect((await ours.makeRequest(CALLBACK, post('{}'))).status).toBe(204);
  const theirs = scripted([{ code: 40060 }]);
  expect((await theirs.makeRequest(CALLBACK, post('{}'))).status).toBe(400);
});

test('another refusal after an error is passed on with its text', async () => {
  const discord = scripted([502, { code: 50035 }]);
  const answer = await discord.makeRequest(CALLBACK, post('{}'));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ code: 50035 });
});

test.each<[string, Step[], number]>([
  ['hangs', ['hangs'], 1],
  ['fails for ever', [503], 4],
  ['is not there', [{ error: 'ECONNREFUSED' }], 4],
])('a callback that %s ends as unanswered, so that discord.js does not go on trying', async (_what, steps, asked) => {
  const discord = scripted(steps, { callbackMs: steps.includes('hangs') ? 40 : 5000 });
  await expect(discord.makeRequest(CALLBACK, post('{}'))).rejects.toBeInstanceOf(Unanswered);
  expect(discord.asked()).toBe(asked);
});

test('a callback waits out a limit that leaves time for it, according to the body and not the rounded header', async () => {
  const discord = scripted([{ limit: 0.02, header: '60' }, { limit: 0.01 }, 204]);
  expect((await discord.makeRequest(CALLBACK, post('{}'))).status).toBe(204);
  expect(discord.asked()).toBe(3);
});

test('a callback gives up immediately if the limit outlasts its time, and passes the answer on', async () => {
  const discord = scripted([{ limit: 6 }, 204]);
  const answer = await discord.makeRequest(CALLBACK, post('{}'));
  expect([answer.status, answer.headers.get('retry-after'), discord.asked()]).toEqual([429, '6', 1]);
  expect(await answer.json()).toMatchObject({ retry_after: 6 });
});

test('"already acknowledged" after a rate limit is not our own doing: the limited request never arrived', async () => {
  const discord = scripted([{ limit: 0.01 }, { code: 40060 }]);
  expect((await discord.makeRequest(CALLBACK, post('{}'))).status).toBe(400);
});

test('a callback gives up half a second before Discord does', async () => {
  vi.useFakeTimers();
  closeLater(() => void vi.useRealTimers());
  const discord = scripted(['hangs'], {});
  let outcome: unknown;
  void discord.makeRequest(CALLBACK, post('{}')).catch((error: unknown) => (outcome = error));
  await vi.advanceTimersByTimeAsync(2499);
  expect(outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBeInstanceOf(Unanswered);
});

test('a post is repeated only with a nonce, even with files', async () => {
  const bare = scripted([502, 200]);
  expect((await bare.makeRequest(MESSAGES, post('{"content":"x"}', WITH_TOKEN))).status).toBe(502);
  const nonce = scripted([502, { error: 'UND_ERR_SOCKET' }, 200]);
  const body = JSON.stringify({ content: 'x', nonce: '1', enforce_nonce: true });
  expect((await nonce.makeRequest(MESSAGES, post(body, WITH_TOKEN))).status).toBe(200);
  const form = new FormData();
  form.append('payload_json', body);
  const files = scripted([502, 200]);
  expect((await files.makeRequest(MESSAGES, { method: 'POST', headers: WITH_TOKEN, body: form as never })).status).toBe(
    200,
  );
});

test('a private message is never doubled, because webhooks have no nonces', async () => {
  const discord = scripted([502, 200]);
  const body = JSON.stringify({ content: 'x', enforce_nonce: true });
  expect((await discord.makeRequest(ORIGINAL.replace('/messages/@original', ''), post(body))).status).toBe(502);
});

test('an edit is repeated', async () => {
  const discord = scripted([502, { error: 'UND_ERR_SOCKET' }, 200]);
  expect((await discord.makeRequest(ORIGINAL, { method: 'PATCH', body: '{}' })).status).toBe(200);
});

test('one 401 is not believed, two are', async () => {
  const spurious = scripted([401, 200]);
  expect((await spurious.makeRequest(MESSAGES, { method: 'GET', headers: WITH_TOKEN })).status).toBe(200);
  expect(spurious.refused()).toBe(0);
  const real = scripted([401]);
  expect((await real.makeRequest(MESSAGES, { method: 'GET', headers: WITH_TOKEN })).status).toBe(401);
  expect(real.refused()).toBe(1);
});

test('a dead interaction token says nothing about the bot token', async () => {
  const discord = scripted([401]);
  expect((await discord.makeRequest(ORIGINAL, { method: 'PATCH', body: '{}' })).status).toBe(401);
  expect([discord.asked(), discord.refused()]).toEqual([1, 0]);
});

test('the limiter passes a second’s worth immediately, then one at a time', async () => {
  let now = 0;
  const waits: number[] = [];
  const limiter = createLimiter(
    50,
    () => now,
    async (ms) => void waits.push(ms),
  );
  for (let n = 0; n < 50; n++) await limiter.take();
  expect(waits).toEqual([]);
  await limiter.take();
  await limiter.take();
  expect(waits).toEqual([20, 40]);
  now = 10_000;
  await limiter.take();
  expect(waits).toHaveLength(2);
});
