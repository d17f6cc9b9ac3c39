/** Pictures of tables in centimetres. */
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { evenly } from '../../src/paint/curves.ts';
import { drawTable } from '../../src/paint/field/ground.ts';
import { drawLabels } from '../../src/paint/field/labels.ts';
import { locatorOf, overviewOf } from '../../src/paint/field/locator.ts';
import { drawOverlay } from '../../src/paint/field/overlay.ts';
import { pageOf } from '../../src/paint/field/page.ts';
import { crowdScene } from '../../src/paint/field/sample-crowd.ts';
import { sampleScene } from '../../src/paint/field/sample.ts';
import { groundOf } from '../../src/paint/field/units.ts';
import { loadFonts } from '../../src/paint/fonts.ts';
import { HEIGHTS } from '../../src/paint/fonts.ts';
import type { Box } from '../../src/paint/page.ts';
import { THEMES } from '../../src/paint/palette.ts';
import { overlap } from '../../src/paint/room.ts';
import { type FieldBody, fieldScene, type FieldScene } from '../../src/scene/field.ts';
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

const NOTHING = { areas: [], lines: [], places: [] };

test('the plate of a unit stands close to it and never on it, whichever way it faces', () => {
  const { field, ...rest } = sampleScene('day', { around: '30000,30000', across: 45_000 });
  const page = pageOf(field, rest.view);
  for (let heading = 0; heading < 36_000; heading += 1_500) {
    const body: FieldBody = { kind: 'rectangle', at: [30_000, 30_000], heading, wide: 9_000, deep: 5_000 };
    const piece = { ...rest.pieces[0]!, heading, bodies: [body] };
    const taken = labelsOf({ ...rest, field: { ...field, ...NOTHING }, pieces: [piece], marks: [] });
    const { box } = taken.find(({ thing }) => thing === 'number')!;
    const ground = groundOf({ page }, body);
    const rim = evenly([...ground, ground[0]!], 2);
    const gaps = rim.map(({ x, y }) =>
      Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeLessThan(box.height);
  }
});

test('a road leads up to a house and not over its roof', () => {
  const { field, view } = sampleScene('day', { around: '30000,30000', across: 45_000 });
  const page = pageOf(field, view);
  const house: FieldScene['field']['areas'][number] = {
    kind: 'building',
    outline: [
      [25_000, 25_000],
      [35_000, 25_000],
      [35_000, 35_000],
      [25_000, 35_000],
    ],
  };
  const road: FieldScene['field']['lines'][number] = {
    kind: 'road',
    width: 3_000,
    points: [
      [30_000, 10_000],
      [30_000, 50_000],
    ],
  };
  const colours = (lines: (typeof road)[]) => {
    const pen = createCanvas(page.width, page.height).getContext('2d');
    drawTable({ pen, page, theme: THEMES.day }, { areas: [house], lines });
    return [28_000, 40_000].map((y) => {
      const at = page.at([30_500, y]);
      return [...pen.getImageData(Math.round(at.x), Math.round(at.y), 1, 1).data].join(' ');
    });
  };
  const [[roof, grass], [under, paved]] = [colours([]), colours([road])];
  expect(under).toBe(roof);
  expect(paved).not.toBe(grass);
});

test('the name of a wall is written beside it, also where only its end is in view', () => {
  for (const points of [
    [20, 30, 40, 30],
    [30, 20, 30, 40],
    [20, 20, 40, 40],
    [36, 36, 80, 60],
  ] as const) {
    const [x1, y1, x2, y2] = points.map((cm) => 1_000 * cm);
    const wall: FieldScene['field']['lines'][number] = {
      kind: 'wall',
      width: 400,
      name: 'the wall',
      points: [
        [x1!, y1!],
        [x2!, y2!],
      ],
    };
    const { field, ...rest } = sampleScene('day', { around: '30000,30000', across: 45_000 });
    const page = pageOf(field, rest.view);
    const scene = { ...rest, field: { ...field, ...NOTHING, lines: [wall] }, pieces: [], marks: [] };
    const { box } = labelsOf(scene).find(({ thing }) => thing === 'place')!;
    const along = evenly(
      wall.points.map((point) => page.at(point)),
      2,
    );
    const gaps = along.map(({ x, y }) =>
      Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height)),
    );
    expect(overlap(box, page.map)).toBeCloseTo(box.width * box.height, 3);
    expect(Math.min(...gaps)).toBeGreaterThan((0.4 * page.cm) / 2);
    expect(Math.min(...gaps)).toBeLessThan(box.height);
  }
});

test('what ends beyond the window has no label in it', () => {
  const at = (around: string) => {
    const scene = sampleScene('day', { around, across: 30_000 });
    const marks = scene.marks.filter(({ kind }) => kind === 'move' || kind === 'eliminated');
    return labelsOf({ ...scene, field: { ...scene.field, ...NOTHING }, pieces: [], marks });
  };
  expect(at('70000,34000').filter(({ thing }) => thing === 'name')).toHaveLength(1);
  expect(at('33000,50000').filter(({ thing }) => thing === 'name')).toHaveLength(1);
  expect(at('20000,20000').filter(({ thing }) => thing === 'name')).toHaveLength(0);
});

test('the small map of the table hides no ghost', () => {
  const { field, pieces, ...rest } = sampleScene('day', { around: '30000,30000', across: 40_000 });
  const page = pageOf(field, rest.view);
  const corner = locatorOf(page, { ...rest, field, pieces: [], marks: [] })!.box;
  const ghost = { ...pieces[0]!, bodies: [discIn(page, corner)] };
  const moved = locatorOf(page, { ...rest, field, pieces: [], marks: [{ kind: 'ghost', piece: ghost }] })!.box;
  expect(overlap(moved, corner)).toBe(0);
});

test('on the small map a road ends at a house', () => {
  const { field, ...rest } = sampleScene('day', { around: '30000,30000', across: 40_000 });
  const outline: [number, number][] = [
    [70_000, 40_000],
    [90_000, 40_000],
    [90_000, 60_000],
    [70_000, 60_000],
  ];
  const road: [number, number][] = [
    [80_000, 0],
    [80_000, 90_000],
  ];
  const map = {
    ...field,
    areas: [{ kind: 'building' as const, outline }],
    lines: [{ kind: 'road' as const, points: road, width: 6_000 }],
    places: [],
  };
  const scene = { ...rest, field: map, pieces: [], marks: [] };
  const page = pageOf(map, rest.view);
  const pen = createCanvas(page.width, page.height).getContext('2d');
  const overview = overviewOf(page, scene);
  const theme = THEMES.day;
  overview.draw(
    { pen, page, theme },
    ({ x, y }) => ({ x: (x - overview.field.x) / 10, y: (y - overview.field.y) / 10 }),
    0.1,
  );
  const pixelAt = (at: [number, number]): string => {
    const { x, y } = page.at(at);
    const [r = 0, g = 0, b = 0] = pen.getImageData((x - overview.field.x) / 10, (y - overview.field.y) / 10, 1, 1).data;
    return `#${[r, g, b].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
  };
  expect([pixelAt([80_000, 50_000]), pixelAt([80_000, 20_000])]).toEqual([theme.village.roof, theme.road.body]);
});

test('of two units that share a spot, the one that is to act is outlined', () => {
  const { field, pieces, ...rest } = sampleScene('day', { around: '40000,30000', across: 40_000 });
  const facing = (name: string, y: number) => {
    const body: FieldBody = { kind: 'rectangle', at: [40_000, y], heading: 0, wide: 8_000, deep: 4_000 };
    return { ...pieces[0]!, name, at: '40000,30000', bodies: [body] };
  };
  const both = [facing('7L', 32_000), facing('3L', 28_000)];
  const outlined = (name: string): number[] => {
    const page = pageOf(field, rest.view);
    const drawn = (marks: FieldScene['marks']): Uint8ClampedArray => {
      const pen = createCanvas(page.width, page.height).getContext('2d');
      drawOverlay({ pen, page, theme: THEMES.day }, { ...rest, field, pieces: both, marks });
      return pen.getImageData(0, 0, page.width, page.height).data;
    };
    const [bare, marked] = [drawn([]), drawn([{ kind: 'awaited', at: '40000,30000', name }])];
    const middle = Math.round(page.at([40_000, 30_000]).y) * page.width * 4;
    const changed = (from: number, to: number) =>
      bare!.subarray(from, to).filter((each, n) => each !== marked![from + n]);
    return [changed(0, middle).length, changed(middle, bare!.length).length];
  };
  const [[above, below], [over, under]] = [outlined('7L'), outlined('3L')] as [number[], number[]];
  expect(above!).toBeGreaterThan(below!);
  expect(under!).toBeGreaterThan(over!);
});

/** A figure whose ground is in the middle of a box of the picture. */
function discIn(page: ReturnType<typeof pageOf>, { x, y, width, height }: Box): FieldBody {
  const origin = page.at([0, 0]);
  const [across, up] = [x + width / 2 - origin.x, origin.y - y - height / 2];
  const at = [across, up].map((pixels) => Math.round((1_000 * pixels) / page.cm)) as [number, number];
  return { kind: 'disc', at, radius: 1_000 };
}

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
