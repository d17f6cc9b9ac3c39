import { beforeAll, expect, test } from 'vitest';
import { HEIGHTS, loadFonts } from '../../src/paint/fonts.ts';
import { drawLegend, legendOf } from '../../src/paint/legend.ts';
import { hexPainter } from '../../src/paint/hex/painter.ts';
import { drawScene, paintPicture, pixelsOf } from '../../src/paint/paint.ts';
import { THEMES } from '../../src/paint/palette.ts';
import { WHOLE_LEGEND } from '../../src/paint/hex/sample-legend.ts';
import type { LegendEntry } from '../../src/scene/hex.ts';
import { differing } from './compare.ts';
import { recorded } from './recorded.ts';
import { bare, SMALL } from './scenes.ts';

beforeAll(loadFonts);

const written = (legend: LegendEntry[], view: 'whole' | { around: string; across: number } = 'whole') => {
  const { page, legend: signs } = hexPainter.plan(bare({ view, legend }));
  const panel = legendOf(page, signs);
  const { pen, texts } = recorded(page.width, page.height + panel.height);
  drawLegend({ pen, page, theme: THEMES.night }, panel);
  return { page, panel, pen, texts: texts.filter(({ font }) => font.includes('Label')) };
};

test('the legend makes the picture taller, and the map above it stays the same', async () => {
  const without = await paintPicture(bare(), SMALL);
  const scene = bare({ legend: [...WHOLE_LEGEND] });
  const { width, height } = await paintPicture(scene, SMALL);
  expect(width).toBe(without.width);
  expect(height).toBeGreaterThan(without.height + 200);
  const above = drawScene(scene, SMALL).canvas.getContext('2d').getImageData(0, 0, width, without.height);
  expect(differing(above, pixelsOf(drawScene(bare(), SMALL).canvas))).toBe(0);
  expect((await paintPicture(bare({ legend: [] }), SMALL)).height).toBe(without.height);
});

test('every symbol is drawn, and each looks different', () => {
  const shown = WHOLE_LEGEND.map(({ sign }) => {
    const { canvas, page } = drawScene(bare({ legend: [{ sign, says: '' }] }), SMALL);
    const panel = canvas.getContext('2d').getImageData(0, page.height, 80, canvas.height - page.height);
    return { name: JSON.stringify(sign), pixels: panel };
  });
  const alike = shown.flatMap((a, i) =>
    shown
      .slice(i + 1)
      .filter((b) => differing(a.pixels, b.pixels) < 8)
      .map((b) => `${a.name} and ${b.name}`),
  );
  expect(alike).toEqual([]);
});

test('its text is complete, in the picture, and legible at 550 pixels', () => {
  const long: LegendEntry = {
    sign: { kind: 'road' },
    says: 'a way on which troops in column march twice as fast as beside it',
  };
  for (const legend of [[...WHOLE_LEGEND], [long], [...WHOLE_LEGEND, long]]) {
    const { page, panel, pen, texts } = written(legend);
    const wordsOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(' ')).toSorted();
    expect(wordsOf(texts.map(({ text }) => text))).toEqual(wordsOf(legend.map(({ says }) => says)));
    for (const { text, font, x, y } of texts) {
      pen.font = font;
      const size = Number.parseFloat(font.split(' ')[1]!);
      expect((size * HEIGHTS.label.small * 550) / page.width).toBeGreaterThanOrEqual(8);
      expect(x + pen.measureText(text).width).toBeLessThan(page.width);
      expect(y).toBeLessThan(page.height + panel.height);
    }
  }
});

test('short texts are in three columns, longer ones in fewer', () => {
  const road = (says: string): LegendEntry[] => Array.from({ length: 6 }, () => ({ sign: { kind: 'road' }, says }));
  const columns = (says: string) => written(road(says)).panel.columns.length;
  expect(columns('road')).toBe(3);
  expect(columns('a road for troops in column, and for wagons')).toBe(2);
  expect(columns('a road on which troops in column and wagons march twice as fast as they do beside it')).toBe(1);
});
