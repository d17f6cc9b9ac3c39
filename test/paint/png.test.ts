import { createHash } from 'node:crypto';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawScene, paint, paintPicture, pixelsOf } from '../../src/paint/paint.ts';
import { SIGNAL, THEMES } from '../../src/paint/palette.ts';
import { exactPng, palettePng, type Pixels } from '../../src/paint/png.ts';
import { choosePalette, type Raster } from '../../src/paint/quantise.ts';
import { largeScene } from '../../src/paint/hex/sample.ts';
import { scatter } from '../../src/paint/sheet.ts';
import { differing } from './compare.ts';

async function decoded(png: Buffer): Promise<Pixels> {
  const image = await loadImage(png);
  const pen = createCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, image.width, image.height);
}

/** A picture of this many random colours in random places, the whole palette in the first row. */
function noise(width: number, height: number, colours: number): Pixels {
  const random = scatter(`${width} ${height} ${colours}`);
  const palette = Array.from({ length: colours }, (_, i) => [i & 248, (i * 37) & 248, (i >> 3) & 248]);
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++)
    data.set([...palette[i < colours ? i : Math.floor(random() * colours)]!, 255], i * 4);
  return { data, width, height };
}

test.each([
  [1, 1, 1],
  [7, 3, 5],
  [300, 20, 256],
  [301, 33, 4000],
])('an exact picture of %i by %i comes back as it was', async (width, height, colours) => {
  const picture = noise(width, height, colours);
  expect(differing(picture, await decoded(exactPng(picture)), 0)).toBe(0);
});

test.each([
  [1, 1, 1],
  [7, 3, 5],
  [300, 20, 200],
])('a picture of few colours loses none to the palette (%i by %i)', async (width, height, colours) => {
  const picture = noise(width, height, colours);
  expect(differing(picture, await decoded(palettePng(picture)), 0)).toBe(0);
});

test.each(['night', 'day'] as const)('the palette keeps a map as it is by %s', async (theme) => {
  const { canvas } = drawScene(largeScene(theme, { around: '1309', across: 16 }), { width: 800 });
  const picture = pixelsOf(canvas);
  const back = await decoded(palettePng(picture));
  const pixels = picture.width * picture.height;
  expect(differing(picture, back, 2) / pixels).toBeLessThan(0.15);
  expect(differing(picture, back, 16) / pixels).toBeLessThan(0.004);
  expect(differing(picture, back, 64)).toBe(0);
});

test.each(['night', 'day'] as const)('areas keep exactly their colour by %s', async (theme) => {
  const scene = { ...largeScene(theme, { around: '1309', across: 16 }), colours: { red: '#8e24aa', blue: '#2e7d32' } };
  const counted = ({ data }: Pixels) => {
    const counts = new Map<string, number>();
    for (let i = 0; i < data.length; i += 4) {
      const colour = `#${Buffer.from(data.subarray(i, i + 3)).toString('hex')}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return counts;
  };
  const [drawn, written] = [
    counted(pixelsOf(drawScene(scene, { width: 800 }).canvas)),
    counted(await decoded((await paintPicture(scene, { width: 800 })).data)),
  ];
  const { ground, grass, hills, wood, village, water, road, strip, frame, ink } = THEMES[theme];
  const flat = [ground, ...grass, hills[0], ...Object.values(wood), ...Object.values(village), water.body, road.body];
  const areas = [...flat, strip, frame, ink, ...Object.values(SIGNAL), scene.colours.red, scene.colours.blue].filter(
    (colour) => (drawn.get(colour) ?? 0) > 300,
  );
  expect(areas.length).toBeGreaterThan(12);
  expect(areas.filter((colour) => (written.get(colour) ?? 0) < drawn.get(colour)!)).toEqual([]);
});

function raster({ data, width }: Pixels): Raster {
  return { pixels: new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4), width };
}

test('a picture similar to those that a palette was chosen for uses it', async () => {
  const palette = choosePalette([raster(noise(300, 20, 200))]);
  const again = noise(300, 20, 200);
  again.data.set([again.data[0]! + 3, again.data[1]!, again.data[2]!, 255], 0);
  const png = palettePng(again, palette);
  expect(differing(again, await decoded(png), 3)).toBe(0);
  expect(coloursIn(png)).toEqual(coloursIn(palettePng(noise(300, 20, 200), palette)));
});

test('colours far from those of the given palette are not lost', async () => {
  const plain = { data: new Uint8Array(300 * 20 * 4).fill(255), width: 300, height: 20 };
  const colourful = noise(300, 20, 200);
  const png = palettePng(colourful, choosePalette([raster(plain)]));
  expect(differing(colourful, await decoded(png), 0)).toBe(0);
});

test('earlier pictures leave no trace in a picture: a side’s secret stays out of the bytes of others', async () => {
  const view = { around: '1309', across: 9 } as const;
  const scene = { ...largeScene('day', view), marks: [], pieces: [] };
  const first = createHash('sha256')
    .update(await paint(scene))
    .digest('hex');
  // Unlike the sides' own colours, so that the palette of the ground will not do; then in them.
  await paint({ ...largeScene('day', view), colours: { red: '#00a0a0', blue: '#c000c0' } });
  await paint(largeScene('day', view));
  await paint({ ...scene, title: 'Another' });
  expect(
    createHash('sha256')
      .update(await paint(scene))
      .digest('hex'),
  ).toBe(first);
});

/** The palette of a PNG: the colours, three bytes each. */
function coloursIn(png: Buffer): string {
  const at = png.indexOf('PLTE');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)).toString('hex');
}
