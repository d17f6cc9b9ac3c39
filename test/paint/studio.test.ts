import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { afterEach, expect, test } from 'vitest';
import { paint, paintPage } from '../../src/paint/paint.ts';
import { armyPage } from '../../src/paint/sample-page.ts';
import { openStudio, type Studio } from '../../src/paint/studio.ts';
import type { Scene } from '../../src/scene/scene.ts';
import { bare, SMALL, unit } from './scenes.ts';

let studio: Studio | undefined;
afterEach(() => studio?.close());

const dying = () => (studio = openStudio(new URL('./dying-worker.ts', import.meta.url)));

test('twenty scenes at once all come back, each its own', async () => {
  studio = openStudio();
  const scenes = Array.from({ length: 20 }, (_, i) => bare({ pieces: [unit({ strength: i % 10 })] }));
  const pictures = await Promise.all(scenes.map((scene) => studio!.paint(scene, SMALL)));
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
  expect((await studio.paint(scene)).data.equals(await paint(scene))).toBe(true);
});

test('and a page of tables between two scenes', async () => {
  studio = openStudio();
  const page = armyPage('day');
  const [before, tables, after] = await Promise.all([
    studio.paint(bare(), SMALL),
    studio.paintPage(page),
    studio.paint(bare(), SMALL),
  ]);
  expect(after.data.equals(before.data)).toBe(true);
  const [own] = await paintPage(page);
  expect(tables.map(({ data }) => data.equals(own!.data))).toEqual([true]);
});

test('a scene that cannot be painted fails alone', async () => {
  studio = openStudio();
  const broken = { ...bare(), board: undefined } as unknown as Scene;
  const unsendable = { ...bare(), alt: () => '' } as unknown as Scene;
  const [first, second, third] = await Promise.allSettled([
    studio.paint(broken, SMALL),
    studio.paint(unsendable, SMALL),
    studio.paint(bare(), SMALL),
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

test('a picture is tried again when the painter dies over it', async () => {
  const memory = join(mkdtempSync(join(tmpdir(), 'painter-')), 'died');
  const painter = dying();
  const pictures = await Promise.all([
    painter.paint(bare({ title: 'first', subtitle: memory })),
    painter.paint(bare({ title: 'next' })),
  ]);
  expect(pictures.map(({ data }) => data.toString())).toEqual(['first', 'next']);
});

test('a picture that kills the painter twice fails, and the next is painted', async () => {
  const painter = dying();
  const fatal = painter.paint(bare({ title: 'fatal' }));
  const next = painter.paint(bare({ title: 'next' }));
  await expect(fatal).rejects.toThrow('The painter died twice over this picture: out of paint.');
  expect((await next).data.toString()).toBe('next');
});

test('closing fails what is not finished, and what comes later', async () => {
  studio = openStudio();
  const unfinished = Promise.allSettled([studio.paint(bare(), SMALL), studio.paint(bare(), SMALL)]);
  await studio.close();
  for (const one of await unfinished)
    expect(one).toMatchObject({ reason: { message: 'The studio was closed before the picture was finished.' } });
  await expect(studio.paint(bare())).rejects.toThrow('The studio is closed.');
  await studio.close();
});
