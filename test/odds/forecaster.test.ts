/** The thread behind a forecaster, and the queue in front of it. */
import { afterEach, expect, test, vi } from 'vitest';
import type { Asking, Forecaster } from '../../src/odds/forecast.ts';
import { type ForecasterOptions, openForecaster } from '../../src/odds/forecaster.ts';
import { LIMITS } from '../../src/odds/compute.ts';
import { asking, PANICKED, reckoned } from './asking.ts';

let forecaster: Forecaster | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await forecaster?.close();
});

/** On a busy machine a thread may need many seconds to start. */
const PATIENCE_MS = 600_000;
const RALLY = asking(PANICKED, 'red', '7L rally');

function open(options: ForecasterOptions = {}): Forecaster {
  const script = new URL('./thread.ts', import.meta.url);
  return (forecaster = openForecaster({ script, patienceMs: PATIENCE_MS, ...options }));
}

/** The timers of the forecaster stand still until the test moves them; its thread has timers of its own. */
const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

function says(seed: string): Asking {
  return { ...RALLY, seed };
}

const ask = (seed: string) => forecaster!.forecast(says(seed));
const answered = async (seed: string) => {
  const forecast = await ask(seed);
  return forecast === 'full' ? 'full' : forecast?.expected;
};

test('the thread’s forecast is the one calculated here', async () => {
  forecaster = openForecaster({ patienceMs: PATIENCE_MS });
  expect(await forecaster.forecast(RALLY)).toEqual(reckoned(RALLY, LIMITS));
  const nothing = await forecaster.forecast({ ...RALLY, order: 'nonsense' });
  expect(nothing).toBeUndefined();
  await expect(forecaster.forecast({ ...RALLY, state: {} })).rejects.toThrow('the rules fail in a forecast');
  await expect(forecaster.forecast({ ...RALLY, ruleset: 'none' })).rejects.toMatchObject({
    cause: expect.stringContaining('no rules are called «none»') as string,
  });
  expect(await forecaster.forecast(RALLY)).toEqual(reckoned(RALLY, LIMITS));
});

test('one thread answers one question after the other', async () => {
  open();
  expect(await Promise.all(['a', 'b', 'c'].map(answered))).toEqual(['a 1', 'b 2', 'c 3']);
});

test('simultaneous equal questions are calculated once, later ones again', async () => {
  open();
  expect(await Promise.all(['a', 'a', 'b', 'b'].map(answered))).toEqual(['a 1', 'a 1', 'b 2', 'b 2']);
  expect(await answered('a')).toBe('a 3');
});

test('when too many are waiting, the next is refused', async () => {
  open({ mostWaiting: 2 });
  const all = ['a', 'b', 'c', 'd', 'a'].map(answered);
  expect(await Promise.all(all)).toEqual(['a 1', 'b 2', 'c 3', 'full', 'a 1']);
  expect(await answered('d')).toBe('d 4');
});

test.each(['dies', 'throws'])(
  'a question over which the thread %s fails alone, and the next one has a new thread',
  async (how) => {
    open();
    const [before, fatal, after] = await Promise.allSettled([answered('a'), answered(how), answered('b')]);
    expect(before).toMatchObject({ value: 'a 1' });
    expect(fatal).toMatchObject({ reason: { message: 'the thread of a forecast has ended' } });
    expect(after).toMatchObject({ value: 'b 1' });
  },
);

test('a failing question leaves the thread running', async () => {
  open();
  await expect(ask('fails')).rejects.toThrow('the rules fail in a forecast');
  expect(await answered('b')).toBe('b 2');
});

test('one that never ends is stopped', async () => {
  holdTimers();
  open({ patienceMs: 1000 });
  expect(await answered('a')).toBe('a 1');
  const hanging = ask('hangs');
  vi.advanceTimersByTime(1000);
  await expect(hanging).rejects.toThrow('a forecast takes too long');
  expect(await answered('b')).toBe('b 1');
});

test('an idle thread ends, and a question starts another', async () => {
  holdTimers();
  open({ idleMs: 1000 });
  expect(await answered('a')).toBe('a 1');
  vi.advanceTimersByTime(1000);
  expect(await answered('b')).toBe('b 1');
});

test('a thread started early answers the first question; one that dies while idle is replaced', async () => {
  open();
  forecaster!.wake();
  forecaster!.wake();
  expect(await answered('a')).toBe('a 1');
  forecaster!.wake();
  expect(await answered('b')).toBe('b 2');
  await expect(ask('dies')).rejects.toThrow('the thread of a forecast has ended');
  forecaster!.wake();
  expect(await answered('c')).toBe('c 1');
});

test('closing the bot rejects unfinished questions and later ones', async () => {
  open();
  const unfinished = ['hangs', 'a'].map(ask);
  const settled = Promise.allSettled(unfinished);
  await forecaster!.close();
  expect(await settled).toMatchObject([{ reason: { name: 'Closed' } }, { reason: { name: 'Closed' } }]);
  await expect(ask('b')).rejects.toThrow('the bot is being closed');
  await forecaster!.close();
});
