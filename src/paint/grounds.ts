/** A cache of maps without units, as canvases, with the colours of their pictures. */
import { createHash } from 'node:crypto';
import { type Canvas, createCanvas, type ImageData } from '@napi-rs/canvas';
import type { Scene } from '../scene/scene.ts';
import { drawCoordinates } from './coordinates.ts';
import { drawGround } from './ground.ts';
import { drawOverlay } from './overlay.ts';
import { type Page, pageOf } from './page.ts';
import { NOBODYS, SIGNAL, THEMES } from './palette.ts';
import { choosePalette, type Palette, type Raster } from './quantise.ts';
import { largeScene } from './sample.ts';
import { threatScene } from './sample-choices.ts';
import { shelf } from './shelf.ts';
import { themeWith } from './sides.ts';

/** A map without units. */
export interface Ground {
  /** Its pixels have been read, which makes drawing it faster than writing them: five megabytes need no copy. */
  readonly canvas: Canvas;
  /**
   * For all pictures of this ground. It is chosen from the ground and from samples, never from a picture: otherwise the
   * colours of one side's secret picture would appear in the next public one.
   */
  readonly palette: Palette;
}

/** About 5 MB each. */
const grounds = shelf<Ground>(4);
const samples = shelf<readonly Raster[]>(4);

/** The map without units, drawn once for each map, window, theme and pair of side colours. */
export function groundOf(scene: Scene, page: Page): Ground {
  const { width, height, map, layout } = page;
  const { places: _, ...board } = scene.board;
  const parts = [board, scene.theme, scene.colours, width, height, map, layout.centre('0101')];
  const key = createHash('sha1').update(JSON.stringify(parts)).digest('base64');
  return grounds.keep(key, () => {
    const canvas = createCanvas(width, height);
    const theme = THEMES[scene.theme];
    drawGround({ pen: canvas.getContext('2d'), page, theme }, scene.board);
    // The units decide which hex numbers are drawn, but not in which colours.
    const pen = createCanvas(width, height).getContext('2d');
    pen.drawImage(canvas, 0, 0);
    drawCoordinates({ pen, page, theme }, scene.board);
    const pixels = rasterOf(pen.getImageData(0, 0, width, height));
    const { red, blue, ...land } = themeWith(theme, scene.colours);
    const above = flatColours(red, blue, SIGNAL, NOBODYS);
    const palette = choosePalette([pixels, ...samplesOf(scene), swatches(above)], [...above, ...flatColours(land)]);
    return { canvas, palette };
  });
}

/** The width of samples: a third of a crop's pixels, so that the ground gets most of the colours. */
const SAMPLE_WIDTH = 600;

/** What units, marks and letters add to a ground: two pictures of an invented battle in these colours. */
function samplesOf({ theme, colours }: Scene): readonly Raster[] {
  return samples.keep(JSON.stringify([theme, colours]), () =>
    [largeScene(theme, { around: '1309', across: 14 }), threatScene(theme, 14)].map((scene) => {
      const page = pageOf(scene.board, scene.view, SAMPLE_WIDTH);
      const pen = createCanvas(page.width, page.height).getContext('2d');
      const sheet = { pen, page, theme: themeWith(THEMES[theme], colours) };
      drawGround(sheet, scene.board);
      drawOverlay(sheet, scene);
      return rasterOf(pen.getImageData(0, 0, page.width, page.height));
    }),
  );
}

/** All colours with a name, in the canvas's memory layout, except transparent ones. */
function flatColours(...sets: readonly object[]): number[] {
  return sets.flatMap((set) =>
    Object.values(set).flatMap((value: unknown) => {
      if (typeof value === 'object' && value !== null) return flatColours(value);
      if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/.test(value)) return [];
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
      return [((255 << 24) | (blue! << 16) | (green! << 8) | red!) >>> 0];
    }),
  );
}

/** Each colour as a small area. */
function swatches(colours: readonly number[]): Raster {
  const each = 100;
  const pixels = Uint32Array.from({ length: each * colours.length }, (_, i) => colours[Math.floor(i / each)]!);
  return { pixels, width: pixels.length };
}

function rasterOf({ data, width }: ImageData): Raster {
  return { pixels: new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4), width };
}
