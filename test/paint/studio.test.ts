import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { afterEach, expect, test } from 'vitest';
import { paint, paintPage, type Picture, type PaintOptions } from '../../src/paint/paint.ts';
import { armyPage } from '../../src/paint/sample-page.ts';
import { openStudio, type PictureFor, type Studio } from '../../src/paint/studio.ts';
import type { HexScene } from '../../src/scene/hex.ts';
import { bare, SMALL, unit } from './scenes.ts';

let studio: Studio | undefined;
afterEach(() => studio?.close());

/** A picture for a person, if there is room for it. */
async function painted(
  from: Studio,
  scene: HexScene,
  options: PaintOptions = {},
  wanted: PictureFor = { whom: 'ann', isUrgent: false },
): Promise<Picture> {
  const picture = await from.paint(scene, wanted, options);
  if (picture === 'full') throw new Error('too many wait');
  return picture;
}

const deaths: string[] = [];
const dying = (patienceMs?: number) =>
  (studio = openStudio({
    script: new URL('./dying-worker.ts', import.meta.url),
    died: (reason) => void deaths.push(reason),
    ...(patienceMs !== undefined && { patienceMs }),
  }));

test('twenty simultaneous scenes all come back, each its own', async () => {
  studio = openStudio();
  const scenes = Array.from({ length: 20 }, (_, i) => bare({ pieces: [unit({ strength: i % 10 })] }));
  const pictures = await Promise.all(
    scenes.map((scene, i) => painted(studio!, scene, SMALL, { whom: `${i}`, isUrgent: false })),
  );
  expect(new Set(pictures.map(({ data }) => data.toString('base64'))).size).toBe(10);
  for (const { data, width, height, type } of pictures) {
    expect(type).toBe('png');
    const image = await loadImage(data);
    expect([image.width, image.height]).toEqual([width, height]);
  }
});

test('the studio paints what paint paints', async () => {
  studio = openStudio();
  const scene = bare({ pieces: [unit()] });
  expect((await painted(studio, scene)).data.equals(await paint(scene))).toBe(true);
});

test('the studio paints a page of tables between two scenes', async () => {
  studio = openStudio();
  const page = armyPage('day');
  const [before, tables, after] = await Promise.all([
    painted(studio, bare(), SMALL),
    studio.paintPage(page, { whom: 'ann', isUrgent: false }),
    painted(studio, bare(), SMALL),
  ]);
  expect(after.data.equals(before.data)).toBe(true);
  const [own] = paintPage(page);
  if (tables === 'full') throw new Error('too many wait');
  expect(tables.map(({ data }) => data.equals(own!.data))).toEqual([true]);
});

test('a scene that cannot be painted fails alone', async () => {
  studio = openStudio();
  const broken = { ...bare(), map: undefined } as unknown as HexScene;
  const unsendable = { ...bare(), alt: () => '' } as unknown as HexScene;
  const [first, second, third] = await Promise.allSettled([
    painted(studio, broken, SMALL),
    painted(studio, unsendable, SMALL),
    painted(studio, bare(), SMALL),
  ]);
  expect(first).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringMatching(/^The picture failed/) },
  });
  expect(second).toMatchObject({
    status: 'rejected',
    reason: { message: 'This scene cannot be sent to the painter.' },
  });
  expect(third.status).toBe('fulfilled');
});

test('a picture is retried when the painter dies over it', async () => {
  const memory = join(mkdtempSync(join(tmpdir(), 'painter-')), 'died');
  const painter = dying();
  const pictures = await Promise.all([
    painted(painter, bare({ title: 'first', subtitle: memory })),
    painted(painter, bare({ title: 'next' })),
  ]);
  expect(pictures.map(({ data }) => data.toString())).toEqual(['first', 'next']);
  expect(deaths.splice(0)).toEqual(['it stopped by itself']);
});

test('a picture that never finishes, or needs too much memory, fails, and the next is painted', async () => {
  const painter = dying(1000);
  const endless = painted(painter, bare({ title: 'endless' }));
  const next = painted(painter, bare({ title: 'next' }));
  await expect(endless).rejects.toThrow('The painter died twice over this picture: it took too long.');
  expect((await next).data.toString()).toBe('next');
  await painter.close();
  const another = dying();
  const greedy = painted(another, bare({ title: 'greedy' }));
  const last = painted(another, bare({ title: 'last' }));
  await expect(greedy).rejects.toThrow(/^The painter died twice over this picture: .*memory limit/);
  expect((await last).data.toString()).toBe('last');
  expect(deaths.splice(0)).toHaveLength(4);
});

test('a picture that kills the painter twice fails, and the next is painted', async () => {
  const painter = dying();
  const fatal = painted(painter, bare({ title: 'fatal' }));
  const next = painted(painter, bare({ title: 'next' }));
  await expect(fatal).rejects.toThrow('The painter died twice over this picture: out of paint.');
  expect((await next).data.toString()).toBe('next');
  expect(deaths.splice(0)).toEqual(['out of paint', 'out of paint']);
});

test('closing rejects unfinished pictures, and later ones', async () => {
  studio = openStudio();
  const unfinished = Promise.allSettled([painted(studio, bare(), SMALL), painted(studio, bare(), SMALL)]);
  await studio.close();
  for (const one of await unfinished)
    expect(one).toMatchObject({ reason: { message: 'The studio was closed before the picture was finished.' } });
  await expect(painted(studio, bare())).rejects.toThrow('The studio is closed.');
  await studio.close();
});

const look = (whom: string): PictureFor => ({ whom, isUrgent: false });
const order = (whom: string): PictureFor => ({ whom, isUrgent: true });

/** The titles in painting order; the first picture is begun before the others are requested. */
async function served(asked: readonly (readonly [title: string, wanted: PictureFor])[]): Promise<string[]> {
  const painter = dying();
  const done: string[] = [];
  await Promise.all(
    asked.map(async ([title, wanted]) => {
      await painted(painter, bare({ title }), {}, wanted);
      done.push(title);
    }),
  );
  return done;
}

test('people who look at maps take turns, and orders and posts come before all of them', async () => {
  const asked = [
    ...['ann 1', 'ann 2', 'ann 3', 'ann 4'].map((title) => [title, look('ann')] as const),
    ['bob 1', look('bob')] as const,
    ['bob 2', look('bob')] as const,
    ['ann orders', order('ann')] as const,
    ['ann orders again', order('ann')] as const,
    ['a post', order('#tavern')] as const,
  ];
  const orders = ['ann orders', 'a post', 'ann orders again'];
  expect(await served(asked)).toEqual(['ann 1', ...orders, 'ann 2', 'bob 1', 'ann 3', 'bob 2', 'ann 4']);
});

test('a person with too many waiting is refused, and no one else is', async () => {
  const painter = dying();
  const nine = Array.from({ length: 9 }, () => painter.paint(bare({ title: 'ann' }), look('ann')));
  expect(await painter.paint(bare({ title: 'too many' }), look('ann'))).toBe('full');
  const others = [
    painter.paint(bare({ title: 'bob' }), look('bob')),
    painter.paint(bare({ title: 'me' }), order('ann')),
  ];
  const pictures = await Promise.all([...nine, ...others]);
  expect(pictures).not.toContain('full');
  // There is room again.
  expect(await painter.paint(bare({ title: 'ann' }), look('ann'))).not.toBe('full');
});
