import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawFlag, flagOf, type Holder } from '../../src/paint/flags.ts';
import { loadFonts } from '../../src/paint/fonts.ts';
import { pageOf } from '../../src/paint/hex/page.ts';
import { drawScene, pixelsOf } from '../../src/paint/paint.ts';
import { NOBODYS, THEMES } from '../../src/paint/palette.ts';
import type { HexMap } from '../../src/scene/hex.ts';
import { scene } from '../../src/scene/scene.ts';
import { differing } from './compare.ts';
import { BOARD, bare } from './scenes.ts';

type Place = HexMap['places'][number];

const WIDTH = { width: 900 } as const;

/** A place on an empty map. */
const pixels = (place: Partial<Place>) =>
  pixelsOf(drawScene(bare({ map: { ...BOARD, places: [{ at: '0403', name: 'Mill', ...place }] } }), WIDTH).canvas);

test('an objective has a flag that shows its points', () => {
  expect(differing(pixels({ points: 40 }), pixels({}))).toBeGreaterThan(1000);
  expect(differing(pixels({ points: 40 }), pixels({ points: 60 }))).toBeGreaterThan(20);
});

test('the shape of the flag shows the holder, even if all colours were the same', () => {
  loadFonts();
  const flown = (holder: Holder) => {
    const page = pageOf(BOARD, 'whole', 900);
    const canvas = createCanvas(200, 100);
    const sheet = { pen: canvas.getContext('2d'), page, theme: { ...THEMES.day, red: NOBODYS, blue: NOBODYS } };
    drawFlag(sheet, flagOf(sheet, 40, 40), { x: 100, y: 50 }, holder);
    return pixelsOf(canvas);
  };
  const [nobodys, reds, blues] = [flown(undefined), flown('red'), flown('blue')];
  for (const [one, other] of [
    [nobodys, reds],
    [nobodys, blues],
    [reds, blues],
  ] as const)
    expect(differing(one, other)).toBeGreaterThan(150);
});

test('its hex is marked if its name has to go elsewhere, or if it is too small for a name', () => {
  const places = [{ at: '1010', name: 'Mill', points: 40, holder: 'red' as const }];
  const whole = (more: typeof places) =>
    drawScene(bare({ view: 'whole', map: { ...BOARD, cols: 60, rows: 45, places: more } }), WIDTH);
  const { canvas } = whole(places);
  const page = pageOf({ cols: 60, rows: 45 }, 'whole', WIDTH.width);
  expect(page.detail.place).toBeUndefined();
  expect(differing(pixelsOf(canvas), pixelsOf(whole([]).canvas))).toBeGreaterThan(10);
});

test('a scene stored before objectives had flags is drawn as before: a name, with figures after the sides’ names', () => {
  const old = bare({
    map: { ...BOARD, places: [{ at: '0403', name: 'Mill' }] },
    sides: { red: 'Red · 10', blue: 'B' },
  });
  expect(scene.parse(JSON.parse(JSON.stringify(old)))).toEqual(old);
  expect(() => drawScene(old, WIDTH)).not.toThrow();
});
