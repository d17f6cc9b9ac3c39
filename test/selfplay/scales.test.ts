/** The queue for the thread that balances battles. */
import { expect, test } from 'vitest';
import { openScales, Stopped } from '../../src/selfplay/scales.ts';
import type { Order } from '../../src/selfplay/worker.ts';
import { lacking } from '../help/books.ts';
import { closeLater } from '../help/closing.ts';

const PRETENDER = new URL('./pretender.ts', import.meta.url);

function order(seed: string, points = 500): Order {
  const wish = { size: 'small', points, nations: { red: 'france', blue: 'austria' }, seed };
  return { ruleset: 'sabreur-hex', wish, battles: 7 };
}

function scales(script?: URL) {
  const opened = openScales(script);
  closeLater(opened.close);
  return opened;
}

test('one battle after the other, each with its own progress', async () => {
  const { balance } = scales(PRETENDER);
  const heard: string[] = [];
  const hear = (who: string) => (progress: unknown) => heard.push(`${who} ${JSON.stringify(progress)}`);
  const both = [balance(order('one'), hear('one')), balance(order('two'), hear('two'))];
  expect(await Promise.all(both)).toMatchObject([{ text: 'one' }, { text: 'two' }]);
  expect(heard).toEqual([
    'two "waiting"',
    'one {"deal":1,"doing":"counting","battles":7}',
    'two {"deal":1,"doing":"counting","battles":7}',
  ]);
});

test('a few may wait, others are refused, and closing ends them all', async () => {
  const { balance, close } = scales(PRETENDER);
  const nothing = () => undefined;
  const waiting = ['never', 'a', 'b', 'c'].map((seed) =>
    balance(order(seed), nothing).catch((error: unknown) => error),
  );
  expect(await balance(order('d'), nothing)).toBe('full');
  await close();
  for (const ended of await Promise.all(waiting)) expect(ended).toBeInstanceOf(Stopped);
  await expect(balance(order('e'), nothing)).rejects.toThrow(Stopped);
});

test('a thread that fails or hangs fails one battle, and the next is made', async () => {
  const { balance } = scales(PRETENDER);
  const [fails, silent, next] = ['fail', 'silent', 'next'].map((seed) => balance(order(seed), () => undefined));
  await expect(fails).rejects.toThrow('self-play failed');
  await expect(silent).rejects.toThrow('ended without a battle');
  expect(await next).toMatchObject({ text: 'next' });
});

test('the real thread knows the rulebooks: impossible options, and those that generate nothing', async () => {
  const { balance } = scales();
  expect(await balance(order('small', 20), () => undefined)).toBeUndefined();
  for (const ruleset of lacking('random')) {
    await expect(balance({ ...order('none'), ruleset }, () => undefined)).rejects.toThrow('self-play failed');
  }
});
