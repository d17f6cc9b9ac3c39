/** Elite, line and recruits, heavy and light: distinguishable by outline alone, without colour. */
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { footprintOf } from '../../src/paint/hex/footprints.ts';
import { drawScene, pixelsOf } from '../../src/paint/paint.ts';
import { hexSurveyor } from '../../src/survey/hex/surveyor.ts';
import type { Piece, HexScene } from '../../src/scene/hex.ts';
import { words } from '../help/words.ts';
import { emptyScene } from '../help/scene.ts';

const SHAPES = ['line', 'column', 'closedColumn', 'square', 'extendedLine', 'skirmish', 'cavalry', 'battery'] as const;
const pen = createCanvas(10, 10).getContext('2d');

/** Which points around a unit its body covers. */
function outline(shape: Piece['shape'], quality?: 'elite' | 'recruit'): string {
  const { body, dark } = footprintOf({ shape, ...(quality && { quality }) });
  const steps = Array.from({ length: 81 }, (_, i) => -1.6 + 0.04 * i);
  const covers = (x: number, y: number) => pen.isPointInPath(body, x, y) && !(dark && pen.isPointInPath(dark, x, y));
  return steps.flatMap((y) => steps.map((x) => (covers(x, y) ? '#' : '.'))).join('');
}

test.each(SHAPES)('%s: elite, line and recruits have three outlines', (shape) => {
  const [elite, ordinary, recruit] = [outline(shape, 'elite'), outline(shape), outline(shape, 'recruit')];
  for (const [one, other] of [
    [elite, ordinary],
    [recruit, ordinary],
    [elite, recruit],
  ] as const) {
    const differing = Array.from(one).filter((point, i) => point !== other[i]).length;
    expect(differing).toBeGreaterThan(10);
  }
});

/** The picture of one unit without its colours. */
function greys(troops: Partial<Piece>): readonly boolean[] {
  const unit: Piece = { name: '', side: 'red', at: '0202', facing: 0, shape: 'cavalry', chips: [], ...troops };
  const scene: HexScene = { ...emptyScene('map'), pieces: [unit] };
  const { data } = pixelsOf(drawScene(scene, { width: 400 }).canvas);
  return Array.from({ length: data.length / 4 }, (_, i) => data[4 * i]! + data[4 * i + 1]! + data[4 * i + 2]! > 600);
}

test.each(SHAPES)('%s: heavy, light and neither look different in grey', (shape) => {
  const also = shape === 'extendedLine' ? { also: '0302' } : {};
  const [heavy, medium, light] = [{ weight: 'heavy' } as const, {}, { weight: 'light' } as const].map((weight) =>
    greys({ shape, ...also, ...weight }),
  );
  const differing = (one: readonly boolean[], other: readonly boolean[]) =>
    one.filter((bright, i) => bright !== other[i]).length;
  expect(differing(heavy!, medium!)).toBeGreaterThan(20);
  expect(differing(light!, medium!)).toBeGreaterThan(10);
  expect(differing(heavy!, light!)).toBeGreaterThan(20);
});

test('the legend explains them only if they occur', () => {
  const unit = (more: Partial<Piece>): Piece => ({
    name: '1',
    side: 'red',
    at: '0202',
    shape: 'line',
    chips: [],
    ...more,
  });
  const said = (pieces: readonly Piece[], language: 'en' | 'fr') =>
    hexSurveyor.keyOf({ ...emptyScene('map'), pieces: [...pieces] }).map((says) => words.say(language, says));
  const all = [unit({ quality: 'elite', weight: 'light' }), unit({ quality: 'recruit', weight: 'heavy' })];
  expect(said(all, 'en').slice(1)).toEqual(['elite', 'light', 'recruits', 'heavy']);
  expect(said(all, 'fr').slice(1)).toEqual(['élite', 'léger', 'recrues', 'lourd']);
  expect(said([unit({})], 'en')).toHaveLength(1);
});
