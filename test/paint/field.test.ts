/** Pictures of tables in centimetres. */
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawLabels } from '../../src/paint/field/labels.ts';
import { pageOf } from '../../src/paint/field/page.ts';
import { crowdScene } from '../../src/paint/field/sample-crowd.ts';
import { sampleScene } from '../../src/paint/field/sample.ts';
import { loadFonts } from '../../src/paint/fonts.ts';
import { HEIGHTS } from '../../src/paint/fonts.ts';
import { THEMES } from '../../src/paint/palette.ts';
import { overlap } from '../../src/paint/room.ts';
import { fieldScene, type FieldScene } from '../../src/scene/field.ts';
import { scene as schema } from '../../src/scene/scene.ts';
import { rounds } from '../help/soak.ts';

loadFonts();

function labelsOf(scene: FieldScene) {
  const page = pageOf(scene.field, scene.view);
  const pen = createCanvas(page.width, page.height).getContext('2d');
  return drawLabels({ pen, page, theme: THEMES.day }, scene).taken;
}

test('the plates of thirty units scattered on a table never overlap, and each unit has one', () => {
  for (let each = 0; each < rounds(25); each++) {
    const scene = crowdScene(`crowd ${each}`, 'day');
    const plates = labelsOf(scene).filter(({ thing }) => thing === 'number');
    expect(plates).toHaveLength(scene.pieces.length);
    const pairs = plates.flatMap((one, n) => plates.slice(n + 1).map((other) => overlap(one.box, other.box)));
    expect(Math.max(...pairs)).toBe(0);
  }
});

test.each(['whole', { around: '40000,30000', across: 60_000 }, { around: '24000,24000', across: 30_000 }] as const)(
  'no letter is under 8 pixels high when the picture is shown 550 pixels wide: %o',
  (view) => {
    const page = pageOf(sampleScene('day').field, view);
    const { title, text, ruler, plate, place, figure = plate } = page.detail;
    const high = [
      title * HEIGHTS.title.small,
      text * HEIGHTS.label.small,
      ...[ruler, plate, figure].map((size) => size * HEIGHTS.figures.capital),
      place * HEIGHTS.title.capital,
    ];
    expect(Math.min(...high) * (550 / page.width)).toBeGreaterThanOrEqual(8);
  },
);

test('a crop stays on the table, and has the full width it asks for', () => {
  const { field } = sampleScene('day');
  for (const around of ['0,0', '90000,70000', '0,70000', '45000,35000']) {
    const page = pageOf(field, { around, across: 45_000 });
    const [low, high] = [page.at([0, 0]), page.at([field.wide, field.deep])];
    expect(low.x).toBeLessThanOrEqual(page.map.x + 1);
    expect(high.x).toBeGreaterThanOrEqual(page.map.x + page.map.width - 1);
    expect(high.y).toBeLessThanOrEqual(page.map.y + 1);
    expect(low.y).toBeGreaterThanOrEqual(page.map.y + page.map.height - 1);
    expect((page.map.width * 1_000) / page.cm).toBeCloseTo(45_000, -1);
  }
});

test('a picture of a table is stored and read back as it was', () => {
  const scene = sampleScene('night');
  expect(schema.parse(JSON.parse(JSON.stringify(scene)))).toEqual(scene);
  expect(fieldScene.safeParse({ ...scene, view: { around: '4,x', across: 5 } }).success).toBe(false);
});
