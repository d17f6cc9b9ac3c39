/** Turns a scene into a picture. Meant for a worker thread: see `studio.ts`. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Page as Tables } from '../scene/page.ts';
import type { Scene } from '../scene/scene.ts';
import { loadFonts } from './fonts.ts';
import { type DrawnGround, groundOf } from './grounds.ts';
import { drawLegend, type Legend, legendOf } from './legend.ts';
import type { Page } from './page.ts';
import { planOf } from './painters.ts';
import { THEMES } from './palette.ts';
import type { Plan } from './plan.ts';
import { palettePng, type Pixels } from './png.ts';
import { drawPrint, printsOf } from './print.ts';
import { shelf } from './shelf.ts';
import { themeWith } from './sides.ts';

export interface PaintOptions {
  /** Width in pixels; by default 1,200 for a crop and up to 1,600 for the whole map. */
  readonly width?: number;
  /** WebP has soft edges and half the bytes: for many pictures in one file. */
  readonly type?: Picture['type'];
}

export interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly type: 'png' | 'webp';
}

/** Out of 100; letters and dice stay clean. */
const WEBP_QUALITY = 75;

/** A picture of a page, or of a part of one. */
export interface Printed extends Picture {
  /** Its alt text. */
  readonly alt: string;
}

/** The PNG of a scene. */
export async function paint(scene: Scene): Promise<Buffer> {
  return (await paintPicture(scene)).data;
}

export async function paintPicture(scene: Scene, options: PaintOptions = {}): Promise<Picture> {
  const whole = wholeOf(scene, options);
  const { width, height } = whole;
  const canvas = easels.keep(`${width} x ${height}`, () => createCanvas(width, height));
  const { palette } = drawOn(canvas, whole, scene);
  const { type = 'png' } = options;
  const data = type === 'webp' ? await canvas.encode('webp', WEBP_QUALITY) : palettePng(pixelsOf(canvas), palette);
  return { data, width, height, type };
}

/** The PNGs of a page of tables, several if it is long. */
export function paintPage(page: Tables): readonly Printed[] {
  const pictures: Printed[] = [];
  for (const print of printsOf(page)) {
    const { width, height, alt } = print;
    pictures.push({ data: palettePng(pixelsOf(drawPrint(print))), width, height, type: 'png', alt });
  }
  return pictures;
}

/** A scene on a canvas of its own, not yet encoded. */
export function drawScene(scene: Scene, options: PaintOptions = {}): { canvas: Canvas; page: Page } {
  const whole = wholeOf(scene, options);
  const canvas = createCanvas(whole.width, whole.height);
  drawOn(canvas, whole, scene);
  return { canvas, page: whole.plan.page };
}

/** The map with the legend below it, and the size of both together. */
interface Whole {
  readonly plan: Plan;
  readonly legend: Legend;
  readonly width: number;
  readonly height: number;
}

function wholeOf(scene: Scene, { width }: PaintOptions): Whole {
  loadFonts();
  const plan = planOf(scene, width);
  const legend = legendOf(plan.page, plan.legend);
  return { plan, legend, width: plan.page.width, height: plan.page.height + legend.height };
}

/** The pixels of a canvas. (`canvas.data()` returns the same, five times slower.) */
export function pixelsOf(canvas: Canvas): Pixels {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
}

function drawOn(canvas: Canvas, { plan, legend }: Whole, scene: Scene): DrawnGround {
  const { page, land, drawOverlay } = plan;
  const [pen, theme] = [canvas.getContext('2d'), themeWith(THEMES[scene.theme], scene.colours)];
  const ground = groundOf(land, scene, page);
  pen.drawImage(ground.canvas, 0, 0);
  drawOverlay(pen, theme);
  drawLegend({ pen, page, theme }, legend);
  return ground;
}

/** Reused canvases, one of each size: a fresh one costs more than drawing on it. */
const easels = shelf<Canvas>(3);
