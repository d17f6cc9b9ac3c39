/** What is retried, and for how long. */
import { HTTPError } from 'discord.js';
import { expect, test } from 'vitest';
import { createPatience } from '../../src/bot/interactions/patience.ts';

const http = (status: number): HTTPError =>
  new HTTPError(status, '', 'POST', '', { files: undefined, body: undefined });
const coded = (code: string): Error => Object.assign(new Error(code), { code });
const aborted = Object.assign(new Error('aborted'), { name: 'AbortError' });

/** Work that fails with these errors, one after the other, and then succeeds. */
function failing(...errors: readonly unknown[]) {
  let tried = 0;
  const work = async (): Promise<string> => {
    const error = errors[tried++];
    if (error !== undefined) throw error;
    return 'said';
  };
  return { work, tried: () => tried };
}

function patience(more: { now?: () => number; leaving?: AbortSignal } = {}) {
  return createPatience({ leaving: new AbortController().signal, pauseMs: 0, ...more });
}

const UNDONE = [http(503), coded('ECONNREFUSED'), coded('ENOTFOUND'), coded('UND_ERR_CONNECT_TIMEOUT')];
const UNKNOWN = [http(502), http(500), coded('UND_ERR_SOCKET'), coded('ECONNRESET'), aborted];

test.each(UNDONE)('a request that never reached Discord is repeated as often as needed: %s', async (error) => {
  const { work, tried } = failing(...Array.from({ length: 20 }, () => error));
  expect(await patience().keepTrying(work, { copies: 1 })).toBe('said');
  expect(tried()).toBe(21);
});

test.each(UNKNOWN)(
  'a request that may have arrived is repeated only as often as copies are acceptable: %s',
  async (error) => {
    const many = Array.from({ length: 20 }, () => error);
    for (const copies of [1, 2]) {
      const { work, tried } = failing(...many);
      await expect(patience().keepTrying(work, { copies })).rejects.toBe(error);
      expect(tried()).toBe(copies);
    }
    expect(await patience().keepTrying(failing(...many).work, { copies: Infinity })).toBe('said');
  },
);

test('a refusal is final', async () => {
  const { work, tried } = failing(new Error('no'));
  await expect(patience().keepTrying(work, { copies: Infinity })).rejects.toThrow('no');
  expect(tried()).toBe(1);
});

test('if there is another way, the tries are limited', async () => {
  const { work, tried } = failing(...Array.from({ length: 20 }, () => http(503)));
  await expect(patience().keepTrying(work, { copies: 1, tries: 4 })).rejects.toBeInstanceOf(HTTPError);
  expect(tried()).toBe(4);
});

test('after fifteen minutes the token has expired', async () => {
  let minutes = 0;
  const { work, tried } = failing(...Array.from({ length: 20 }, () => http(503)));
  const now = (): number => (tried() === 0 ? 0 : minutes++ * 60_000);
  await expect(patience({ now }).keepTrying(work, { copies: 1 })).rejects.toBeInstanceOf(HTTPError);
  expect(tried()).toBe(17);
});

test('a private message gets through after forty failures, within the life of the token', async () => {
  let ms = 0;
  const rest = async (pause: number): Promise<boolean> => {
    ms += pause;
    return true;
  };
  const { work } = failing(...Array.from({ length: 40 }, () => http(503)));
  const patient = createPatience({ leaving: new AbortController().signal, now: () => ms, rest });
  expect(await patient.keepTrying(work, { copies: 2 })).toBe('said');
  expect(ms).toBeLessThan(15 * 60_000);
});

test('a bot that stops does not wait', async () => {
  const leaving = new AbortController();
  const patient = createPatience({ leaving: leaving.signal, pauseMs: 1_000_000 });
  const { work, tried } = failing(http(503), http(503));
  const waiting = patient.keepTrying(work, { copies: 1 });
  leaving.abort();
  await expect(waiting).rejects.toBeInstanceOf(HTTPError);
  expect(tried()).toBe(1);
});
