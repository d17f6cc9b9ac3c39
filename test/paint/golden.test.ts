/**
 * Pictures as they were when somebody last looked at them. After an intended change, run `UPDATE_GOLDEN=1 npm run
 * vitest -- run test/paint/golden.test.ts`, look at the pictures, and commit them.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawScene, pixelsOf } from '../../src/paint/paint.ts';
import { drawPrint, printsOf } from '../../src/paint/print.ts';
import { exactPng, type Pixels } from '../../src/paint/png.ts';
import { choosingScene, threatScene } from '../../src/paint/hex/sample-choices.ts';
import { crowdScene } from '../../src/paint/hex/sample-crowd.ts';
import { counterScene } from '../../src/paint/hex/sample-counters.ts';
import { WHOLE_LEGEND } from '../../src/paint/hex/sample-legend.ts';
import { armyPage, barsPage, squadPage, tablesPage } from '../../src/paint/sample-page.ts';
import { crowdScene as crowdedTable } from '../../src/paint/field/sample-crowd.ts';
import { sampleScene as tableScene } from '../../src/paint/field/sample.ts';
import { largeScene, smallScene } from '../../src/paint/hex/sample.ts';
import type { FieldScene } from '../../src/scene/field.ts';
import type { HexScene } from '../../src/scene/hex.ts';
import type { Scene } from '../../src/scene/scene.ts';
import { fieldSurveyor } from '../../src/survey/field/surveyor.ts';
import { differing } from './compare.ts';

const MOST_DIFFERING = 5;

const SCENES: Record<string, HexScene> = {
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
  'counters-colours': {
    ...counterScene('day', { around: '1404', across: 9 }),
    colours: { red: '#6b7a2f', blue: '#f4f0e0' },
  },
  'whole-night': largeScene('night', 'whole'),
  'names-day': crowdScene('day', { cols: 26, rows: 18 }, 14),
  'crowd-night': crowdScene('night'),
};

/** Tables in centimetres. */
const TABLES: Record<string, FieldScene> = {
  'table-day': tableScene('day'),
  'table-night': tableScene('night'),
  'table-crop-day': tableScene('day', { around: '40000,30000', across: 60_000 }),
  'table-crop-night': tableScene('night', { around: '70000,30000', across: 50_000 }),
  'table-figures-day': tableScene('day', { around: '24000,24000', across: 30_000 }),
  'table-figures-night': tableScene('night', { around: '50000,46000', across: 30_000 }),
  'table-legend-day': fieldSurveyor.withKey(tableScene('day'), ({ id }) => id),
  'table-legend-night': fieldSurveyor.withKey(tableScene('night'), ({ id }) => id),
  'table-crowd-day': crowdedTable('golden', 'day'),
  'table-crowd-night': crowdedTable('golden', 'night'),
};

const WIDTH = { width: 480 } as const;

const PICTURES: readonly (readonly [string, () => Pixels])[] = [
  ...Object.entries<Scene>({ ...SCENES, ...TABLES }).map(
    ([name, scene]) => [name, () => pixelsOf(drawScene(scene, WIDTH).canvas)] as const,
  ),
  ['army-night', () => pixelsOf(drawPrint(printsOf(armyPage('night'))[0]!))],
  ['squad-night', () => pixelsOf(drawPrint(printsOf(squadPage('night'))[0]!))],
  ['squad-day', () => pixelsOf(drawPrint(printsOf(squadPage('day'))[0]!))],
  ['bars-night', () => pixelsOf(drawPrint(printsOf(barsPage('night'))[0]!))],
  ['bars-day', () => pixelsOf(drawPrint(printsOf(barsPage('day'))[0]!))],
  ['tables-day', () => pixelsOf(drawPrint(printsOf(tablesPage('day'))[0]!))],
];

test.each(PICTURES)('%s looks as it did', async (name, painted) => {
  const file = new URL(`golden/${name}.png`, import.meta.url);
  const now = painted();
  if (process.env['UPDATE_GOLDEN']) await writeFile(file, exactPng(now));
  expect(existsSync(file)).toBe(true);
  const image = await loadImage(await readFile(file));
  const pen = createCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  expect(differing(now, pen.getImageData(0, 0, image.width, image.height))).toBeLessThanOrEqual(MOST_DIFFERING);
});

/** The figures that look most alike. */
const ALIKE = [
  [8, 6],
  [8, 9],
  [3, 8],
  [5, 6],
  [10, 18],
  [11, 17],
] as const;

test.each(ALIKE)('one wrong figure would be noticed: %i for %i', (wrong, right) => {
  for (const [name, of] of [
    ['whole-night', '45L'],
    ['names-day', '6L'],
    ['crossing-day', '26L'],
  ] as const) {
    const scene = SCENES[name]!;
    const told = (strength: number): HexScene => ({
      ...scene,
      pieces: scene.pieces.map((piece) => (piece.name === of ? { ...piece, strength } : piece)),
    });
    const [one, other] = [told(wrong), told(right)].map((each) => pixelsOf(drawScene(each, WIDTH).canvas));
    expect(differing(one!, other!)).toBeGreaterThan(MOST_DIFFERING);
  }
});

test('one wrong figure of a loss or a choice would be noticed', () => {
  const change = (scene: HexScene, kind: 'losses' | 'choice', n: number): HexScene => {
    const at = scene.marks.findIndex((mark) => mark.kind === kind);
    return { ...scene, marks: scene.marks.map((mark, i) => (i === at && 'n' in mark ? { ...mark, n } : mark)) };
  };
  for (const [name, kind] of [
    ['whole-night', 'losses'],
    ['choosing-day', 'choice'],
  ] as const) {
    const [one, other] = [8, 6].map((n) => pixelsOf(drawScene(change(SCENES[name]!, kind, n), WIDTH).canvas));
    expect(differing(one!, other!)).toBeGreaterThan(MOST_DIFFERING);
  }
});
