/** A cache of maps without units, as canvases, with the colours of their pictures. */
import { createHash } from 'node:crypto';
import { type Canvas, createCanvas, type ImageData } from '@napi-rs/canvas';
import type { Scene } from '../scene/scene.ts';
import type { Page } from './page.ts';
import { NOBODYS, SIGNAL, type Theme, THEMES } from './palette.ts';
import { choosePalette, type Palette, type Raster } from './quantise.ts';
import type { Pen } from './sheet.ts';
import { shelf } from './shelf.ts';
import { themeWith } from './sides.ts';

/** A map without units. */
export interface DrawnGround {
  /** Its pixels have been read, which makes drawing it faster than writing them: five megabytes need no copy. */
  readonly canvas: Canvas;
  /**
   * For all pictures of this ground. It is chosen from the ground and from samples, never from a picture: otherwise the
   * colours of one side's secret picture would appear in the next public one.
   */
  readonly palette: Palette;
}

type Draw = (pen: Pen, theme: Theme) => void;

/** A drawing and the size of its canvas. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly draw: Draw;
}

/** How a board draws its map. */
export interface Land {
  readonly board: Scene['board'];
  /** All that the map without units depends on, besides its page, theme and colours. */
  readonly key: unknown;
  readonly draw: Draw;
  /** What is drawn on the map only where there is room; here, all of it, for the colours' sake. */
  readonly drawNumbers: Draw;
  /** What units, marks and letters add to a ground: pictures of an invented battle. */
  readonly samples: () => readonly Drawing[];
}

type Look = Pick<Scene, 'theme' | 'colours'>;

/** About 5 MB each. */
const grounds = shelf<DrawnGround>(4);
const samples = shelf<readonly Raster[]>(4);

/** The map without units, drawn once for each map, window, theme and pair of side colours. */
export function groundOf(land: Land, look: Look, page: Page): DrawnGround {
  const { width, height, map } = page;
  const parts = [land.board, land.key, look.theme, look.colours, width, height, map];
  const key = createHash('sha1').update(JSON.stringify(parts)).digest('base64');
  return grounds.keep(key, () => {
    const canvas = createCanvas(width, height);
    const theme = THEMES[look.theme];
    land.draw(canvas.getContext('2d'), theme);
    // The units decide which numbers are drawn, but not in which colours.
    const pen = createCanvas(width, height).getContext('2d');
    pen.drawImage(canvas, 0, 0);
    land.drawNumbers(pen, theme);
    const pixels = rasterOf(pen.getImageData(0, 0, width, height));
    const { red, blue, ...rest } = themeWith(theme, look.colours);
    const above = flatColours(red, blue, SIGNAL, NOBODYS);
    const palette = choosePalette(
      [pixels, ...samplesOf(land, look), swatches(above)],
      [...above, ...flatColours(rest)],
    );
    return { canvas, palette };
  });
}

function samplesOf(land: Land, { theme, colours }: Look): readonly Raster[] {
  return samples.keep(JSON.stringify([land.board, theme, colours]), () =>
    land.samples().map(({ width, height, draw }) => {
      const pen = createCanvas(width, height).getContext('2d');
      draw(pen, themeWith(THEMES[theme], colours));
      return rasterOf(pen.getImageData(0, 0, width, height));
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
