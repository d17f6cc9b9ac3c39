/**
 * Pictures as they were when somebody last looked at them. After a change that is meant, run
 * `UPDATE_GOLDEN=1 npm run vitest -- run test/paint/golden.test.ts`, look at the pictures, and commit them.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawScene, pixelsOf } from '../../src/paint/paint.ts';
import { exactPng } from '../../src/paint/png.ts';
import { choosingScene, threatScene } from '../../src/paint/sample-choices.ts';
import { counterScene } from '../../src/paint/sample-counters.ts';
import { WHOLE_LEGEND } from '../../src/paint/sample-legend.ts';
import { largeScene, smallScene } from '../../src/paint/sample.ts';
import type { Scene } from '../../src/scene/scene.ts';
import { differing } from './compare.ts';

const MOST_DIFFERING = 5;

const SCENES: Record<string, Scene> = {
  'crossing-night': largeScene('night', { around: '1309', across: 9 }),
  'crossing-day': largeScene('day', { around: '1309', across: 9 }),
  'hill-night': largeScene('night', { around: '0505', across: 8 }),
  'village-day': largeScene('day', { around: '1810', across: 8 }),
  'small-day': smallScene('day'),
  'counters-night': counterScene('night', { around: '0607', across: 9 }),
  'choosing-night': choosingScene('night', 8),
  'choosing-day': choosingScene('day', 12),
  'threats-night': threatScene('night', 9),
  'threats-day': threatScene('day', 12),
  'locator-night': largeScene('night', { around: '0101', across: 12 }),
  'legend-night': { ...largeScene('night', { around: '0101', across: 6 }), legend: [...WHOLE_LEGEND] },
  'legend-day': { ...largeScene('day', { around: '0101', across: 6 }), legend: [...WHOLE_LEGEND] },
  'counters-day': counterScene('day', { around: '1404', across: 9 }),
};

test.each(Object.entries(SCENES))('%s looks as it did', async (name, scene) => {
  const file = new URL(`golden/${name}.png`, import.meta.url);
  const now = pixelsOf(drawScene(scene, { width: 480 }).canvas);
  if (process.env['UPDATE_GOLDEN']) await writeFile(file, await exactPng(now));
  expect(existsSync(file)).toBe(true);
  const image = await loadImage(await readFile(file));
  const pen = createCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  expect(differing(now, pen.getImageData(0, 0, image.width, image.height))).toBeLessThanOrEqual(MOST_DIFFERING);
});
