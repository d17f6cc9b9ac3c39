import { beforeAll, expect, test } from 'vitest';
import { choicesOf } from '../../src/paint/hex/choices.ts';
import { loadFonts } from '../../src/paint/fonts.ts';
import { pageOf } from '../../src/paint/hex/page.ts';
import { drawOverlay } from '../../src/paint/hex/overlay.ts';
import { THEMES } from '../../src/paint/palette.ts';
import { choosingScene } from '../../src/paint/hex/sample-choices.ts';
import type { Mark, HexMap, HexScene } from '../../src/scene/hex.ts';
import { recorded, type Written } from './recorded.ts';
import { bare, unit } from './scenes.ts';

beforeAll(loadFonts);

function writtenIn(scene: HexScene) {
  const page = pageOf(scene.map, scene.view);
  const { pen, texts } = recorded(page.width, page.height);
  drawOverlay({ pen, page, theme: THEMES[scene.theme] }, scene);
  const onMap = texts.filter(({ y }) => y > page.map.y);
  const boxes = onMap.map((written) => ({ ...written, ...boxOf(written) }));
  return { page, boxes };

  /** The box of the letters themselves. */
  function boxOf({ text, font, x, y }: Written) {
    pen.font = font;
    pen.textAlign = 'center';
    const { width, actualBoundingBoxAscent: height } = pen.measureText(text);
    return { left: x - width / 2, right: x + width / 2, top: y - height, bottom: y };
  }
}

test('the numbers of one hex are together, in order', () => {
  const choice = (at: string, n: number, what: 'end' | 'target' = 'end'): Mark => ({ kind: 'choice', at, n, what });
  expect(choicesOf([choice('0403', 2), choice('0404', 3), choice('0403', 1), choice('0403', 7, 'target')])).toEqual([
    { at: '0403', what: 'end', numbers: [1, 2] },
    { at: '0404', what: 'end', numbers: [3] },
    { at: '0403', what: 'target', numbers: [7] },
  ]);
  const scene = bare({ marks: [1, 2, 3, 4, 5].map((n) => choice('0403', n)) });
  const { page, boxes } = writtenIn(scene);
  const { x, y } = page.layout.centre('0403');
  const spots = boxes.filter(({ text }) => /^[1-5]$/.test(text));
  expect(spots.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5']);
  for (const spot of spots) expect(Math.hypot(spot.x - x, spot.y - y)).toBeLessThan(page.radius);
});

test.each([7, 9, 12, 16])(
  '%i hexes across: each number once, and never over a strength, another number or a name',
  (across) => {
    const scene = choosingScene('night', across);
    const { page, boxes } = writtenIn(scene);
    const shown = boxes.filter(({ left, right, top, bottom }) => {
      const { x, y, width, height } = page.map;
      return left > x && right < x + width && top > y && bottom < y + height;
    });
    const words = shown.filter(({ text }) => !/^\d{4}$|^SAINTE|^VIEUX|^REDOUTE/.test(text));
    const overlaps = words.flatMap((a, i) =>
      words
        .slice(i + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.text} and ${b.text}`),
    );
    expect(overlaps).toEqual([]);
    for (const n of ['14', '15', '16']) expect(words.filter(({ text }) => text === n).length).toBeGreaterThanOrEqual(1);
  },
);

test('a target’s plate is in its hex, and hides neither its strength nor its name', () => {
  for (const facing of [0, 1, 2, 3, 4, 5]) {
    const enemy = unit({ side: 'red', facing, name: '3Gz', strength: 15, chips: ['acted', 'demoralised'] });
    const marks: Mark[] = [{ kind: 'choice', at: '0403', n: 12, what: 'target' }];
    const { page, boxes } = writtenIn(bare({ pieces: [enemy], marks }));
    const centre = page.layout.centre('0403');
    const [plate, ...others] = ['12', '15', '3Gz'].map((text) => boxes.find((box) => box.text === text)!);
    expect(Math.hypot(plate!.x - centre.x, (plate!.top + plate!.bottom) / 2 - centre.y)).toBeLessThan(page.radius);
    for (const other of others) {
      const apart = [
        plate!.left - other.right,
        other.left - plate!.right,
        plate!.top - other.bottom,
        other.top - plate!.bottom,
      ];
      expect(Math.max(...apart)).toBeGreaterThan(0);
    }
  }
});

test('if hexes are too small for numbers, choices are outlined without them', () => {
  const map: HexMap = { cols: 40, rows: 30, hexes: [], sides: [], roads: [], places: [] };
  const { boxes } = writtenIn(
    bare({ map, view: 'whole', marks: [{ kind: 'choice', at: '2015', n: 77, what: 'end' }] }),
  );
  expect(boxes.map(({ text }) => text)).not.toContain('77');
});
