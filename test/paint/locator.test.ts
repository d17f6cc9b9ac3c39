import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { loadFonts } from '../../src/paint/fonts.ts';
import { locatorOf, overviewOf } from '../../src/paint/hex/locator.ts';
import { drawLocator } from '../../src/paint/locator.ts';
import { pageOf } from '../../src/paint/hex/page.ts';
import type { Box } from '../../src/paint/page.ts';
import { drawOverlay } from '../../src/paint/hex/overlay.ts';
import { drawScene, pixelsOf } from '../../src/paint/paint.ts';
import { THEMES } from '../../src/paint/palette.ts';
import { largeScene, smallScene } from '../../src/paint/hex/sample.ts';
import type { Mark, Piece, HexMap, HexScene } from '../../src/scene/hex.ts';
import { differing } from './compare.ts';
import { recorded } from './recorded.ts';
import { bare, unit } from './scenes.ts';
import { rounds } from '../help/soak.ts';

beforeAll(loadFonts);

const BOARD: HexMap = { cols: 40, rows: 30, hexes: [], sides: [], roads: [], places: [] };
const VIEW = { around: '2015', across: 16 } as const;
const field = (changes: Partial<HexScene>): HexScene => bare({ map: BOARD, view: VIEW, ...changes });
const locate = (scene: HexScene) => locatorOf(pageOf(scene.map, scene.view), scene);

const inside = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

test('a crop has one, in a corner of the map; if everything is visible there is none', () => {
  const scene = field({});
  const { map } = pageOf(scene.map, scene.view);
  const locator = locate(scene)!;
  expect(locator.inStrip).toBe(false);
  expect(inside(map, locator.box)).toBe(true);
  expect(locate(field({ view: 'whole' }))).toBeUndefined();
  expect(locate({ ...smallScene('day'), view: { around: '0806', across: 40 } })).toBeUndefined();
});

const hexes = fc
  .tuple(fc.integer({ min: 12, max: 29 }), fc.integer({ min: 9, max: 22 }))
  .map(([col, row]) => String(col).padStart(2, '0') + String(row).padStart(2, '0'));

test('it hides no unit and no mark, and stays in the picture', () => {
  const marks: fc.Arbitrary<Mark> = fc.oneof(
    hexes.map((at): Mark => ({ kind: 'choice', at, n: 1, what: 'end' })),
    fc.tuple(hexes, hexes).map(([from, to]): Mark => ({ kind: 'fire', side: 'red', from, to, arm: 'artillery' })),
    fc
      .tuple(hexes, hexes)
      .map(([a, target]): Mark => ({ kind: 'threat', side: 'red', by: 'charge', path: [a], target })),
  );
  const pieces: fc.Arbitrary<Piece> = hexes.map((at) => unit({ at }));
  const places = { strip: 0, corner: 0 };
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), fc.array(marks, { maxLength: 6 }), (all, some) => {
      const scene = field({ pieces: all, marks: some });
      const page = pageOf(scene.map, scene.view);
      const { box, inStrip } = locatorOf(page, scene)!;
      places[inStrip ? 'strip' : 'corner']++;
      expect(inside(inStrip ? { x: 0, y: 0, width: page.width, height: page.strip } : page.map, box)).toBe(true);
      for (const hex of JSON.stringify([all, some]).match(/\b\d{4}\b/g) ?? []) {
        const { x, y } = page.layout.centre(hex);
        const near = {
          x: Math.max(box.x, Math.min(x, box.x + box.width)),
          y: Math.max(box.y, Math.min(y, box.y + box.height)),
        };
        expect(Math.hypot(near.x - x, near.y - y)).toBeGreaterThan(0.85 * page.radius);
      }
    }),
    { numRuns: rounds(200) },
  );
  expect(places.strip).toBeGreaterThan(5);
  expect(places.corner).toBeGreaterThan(5);
});

test('in the title strip the text makes room for it; if it cannot, the locator is left out', () => {
  const pieces = ['1311', '2711', '1320', '2720'].map((at) => unit({ at }));
  const wordsEndIn = (title: string) => {
    const scene = field({ pieces, title });
    const page = pageOf(scene.map, scene.view);
    const { pen, texts } = recorded(page.width, page.height);
    drawOverlay({ pen, page, theme: THEMES.night }, scene);
    return Math.max(...texts.filter(({ align, y }) => align === 'right' && y < page.strip).map(({ x }) => x));
  };
  const locator = locate(field({ pieces }))!;
  expect(locator.inStrip).toBe(true);
  expect(wordsEndIn('A retreat')).toBeLessThan(locator.box.x);
  const long = 'The long retreat of the rearguard from the bridge over the river to the last village of all';
  expect(wordsEndIn(long)).toBeGreaterThan(locator.box.x);
});

test('it has no letters, and shows window, terrain and both sides', () => {
  const scene = largeScene('night', { around: '1309', across: 16 });
  const page = pageOf(scene.map, scene.view);
  const { pen, texts } = recorded(page.width, page.height);
  drawLocator({ pen, page, theme: THEMES.night }, overviewOf(page, scene), locatorOf(page, scene)!);
  expect(texts).toEqual([]);
  const far = { around: '0808', across: 6 } as const;
  const look = (changes: Partial<HexScene>) => pixelsOf(drawScene(field({ view: far, ...changes })).canvas);
  const plain = look({});
  const differs = (changes: Partial<HexScene>) => differing(plain, look(changes));
  const forest = ['3020', '3021', '3120', '3121'];
  expect(differs({ map: { ...BOARD, hexes: forest.map((at) => ({ at, terrain: 'wood' as const })) } })).toBeGreaterThan(
    5,
  );
  expect(differs({ map: { ...BOARD, hexes: forest.map((at) => ({ at, hill: 1 })) } })).toBeGreaterThan(5);
  expect(differs({ pieces: [unit({ at: '3020', side: 'red' })] })).toBeGreaterThan(5);
  expect(differs({ view: { ...far, around: '3020' } })).toBeGreaterThan(20);
  const [red, blue] = (['red', 'blue'] as const).map((side) => look({ pieces: [unit({ at: '3020', side })] }));
  expect(differing(red!, blue!)).toBeGreaterThan(5);
});
