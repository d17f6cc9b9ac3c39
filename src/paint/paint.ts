/** A scene becomes a picture. Meant for a worker thread: see `studio.ts`. */
import { createHash } from 'node:crypto';
import { type Canvas, createCanvas, type ImageData } from '@napi-rs/canvas';
import { hexesUnder } from '../scene/marks.ts';
import type { Page as Tables } from '../scene/page.ts';
import type { Scene } from '../scene/scene.ts';
import { drawCharge, drawClash, drawMove, drawRout } from './arrows.ts';
import { choicesOf, drawChoiceGround } from './choices.ts';
import { loadFonts } from './fonts.ts';
import { drawGround } from './ground.ts';
import { drawLabels } from './labels.ts';
import { drawLegend, type Legend, legendOf } from './legend.ts';
import { drawLocator, locatorOf } from './locator.ts';
import { drawAwaited, drawBlocked, drawCross, drawFire, drawGhost, drawZone } from './marks.ts';
import { type Page, pageOf } from './page.ts';
import { THEMES } from './palette.ts';
import { drawBody, drawFacing, drawStrength } from './pieces.ts';
import { palettePng, type PaletteStore, type Pixels } from './png.ts';
import { drawPrint, printsOf } from './print.ts';
import type { Sheet } from './sheet.ts';
import { shelf } from './shelf.ts';
import { drawThreats } from './threats.ts';
import { themeWith } from './sides.ts';
import { drawTitle } from './title.ts';

export interface PaintOptions {
  /** Width in pixels; 1,200 for a crop and up to 1,600 for the whole map unless told otherwise. */
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

/** Of 100; letters and dice stay clean. */
const WEBP_QUALITY = 75;

/** A picture of a page, or of a part of one. */
export interface Printed extends Picture {
  /** What stands on it, for those who cannot see it. */
  readonly alt: string;
}

/** The PNG of a scene. */
export async function paint(scene: Scene): Promise<Buffer> {
  return (await paintPicture(scene)).data;
}

export async function paintPicture(scene: Scene, options: PaintOptions = {}): Promise<Picture> {
  const plan = planOf(scene, options);
  const { width, height } = plan;
  const canvas = easels.keep(`${width} x ${height}`, () => createCanvas(width, height));
  const ground = drawOn(canvas, plan, scene);
  const { type = 'png' } = options;
  const data = type === 'webp' ? await canvas.encode('webp', WEBP_QUALITY) : await palettePng(pixelsOf(canvas), ground);
  return { data, width, height, type };
}

/** The PNGs of a page of tables: one, or several where it is long. */
export async function paintPage(page: Tables): Promise<readonly Printed[]> {
  const pictures: Printed[] = [];
  for (const print of printsOf(page)) {
    const { width, height, alt } = print;
    pictures.push({ data: await palettePng(pixelsOf(drawPrint(print))), width, height, type: 'png', alt });
  }
  return pictures;
}

/** A scene on a canvas of its own, not yet encoded. */
export function drawScene(scene: Scene, options: PaintOptions = {}): { canvas: Canvas; page: Page } {
  const plan = planOf(scene, options);
  const canvas = createCanvas(plan.width, plan.height);
  drawOn(canvas, plan, scene);
  return { canvas, page: plan.page };
}

/** The page with the map, the legend below it, and the size of both together. */
interface Plan {
  readonly page: Page;
  readonly legend: Legend;
  readonly width: number;
  readonly height: number;
}

function planOf(scene: Scene, options: PaintOptions): Plan {
  loadFonts();
  const page = pageOf(scene.board, scene.view, options.width);
  const legend = legendOf(page, scene.legend);
  return { page, legend, width: page.width, height: page.height + legend.height };
}

/** The pixels of a canvas. (`canvas.data()` says the same, five times slower.) */
export function pixelsOf(canvas: Canvas): Pixels {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
}

function drawOn(canvas: Canvas, { page, legend }: Plan, scene: Scene): Ground {
  const sheet: Sheet = { pen: canvas.getContext('2d'), page, theme: themeWith(THEMES[scene.theme], scene.colours) };
  const ground = groundOf(scene, page);
  sheet.pen.putImageData(ground.pixels, 0, 0);
  drawOverlay(sheet, scene);
  drawLegend(sheet, legend);
  return ground;
}

/** Everything that changes from picture to picture, in order from the ground upwards. */
export function drawOverlay(sheet: Sheet, scene: Scene): void {
  const { pen, page } = sheet;
  const locator = locatorOf(page, scene);
  drawTitle(sheet, scene, locator?.inStrip ? locator.box.x : page.width);
  pen.save();
  pen.beginPath();
  pen.rect(page.map.x, page.map.y, page.map.width, page.map.height);
  pen.clip();
  drawMarks(sheet, scene);
  for (const piece of scene.pieces) drawBody(sheet, piece);
  for (const piece of scene.pieces) drawFacing(sheet, piece);
  for (const mark of scene.marks) {
    if (mark.kind === 'eliminated') drawCross(sheet, mark);
    if (mark.kind === 'charge') drawClash(sheet, mark);
  }
  for (const piece of scene.pieces) drawStrength(sheet, piece);
  drawLabels(sheet, scene, locator?.box);
  pen.restore();
  if (locator) drawLocator(sheet, scene, locator);
}

/** Marks that lie under the units. */
function drawMarks(sheet: Sheet, scene: Scene): void {
  for (const mark of scene.marks) if (mark.kind === 'zone') drawZone(sheet, mark);
  for (const mark of scene.marks) {
    if (mark.kind !== 'awaited') continue;
    const unit = scene.pieces.find((piece) => hexesUnder(piece).includes(mark.at));
    drawAwaited(sheet, unit ? hexesUnder(unit) : [mark.at]);
  }
  for (const choices of choicesOf(scene.marks)) drawChoiceGround(sheet, choices);
  for (const mark of scene.marks) if (mark.kind === 'ghost') drawGhost(sheet, mark.piece);
  drawThreats(sheet, scene.marks);
  for (const mark of scene.marks) {
    if (mark.kind === 'move') drawMove(sheet, mark);
    if (mark.kind === 'rout') drawRout(sheet, mark);
  }
  for (const mark of scene.marks) if (mark.kind === 'charge') drawCharge(sheet, mark);
  for (const mark of scene.marks) {
    if (mark.kind === 'fire') drawFire(sheet, mark);
    if (mark.kind === 'blocked') drawBlocked(sheet, mark);
  }
}

/** Canvases to draw on, one of each size, used again and again: a fresh one costs more than drawing on it. */
const easels = shelf<Canvas>(3);
/** Maps without units, about 5 MB each. */
const grounds = shelf<Ground>(8);

/** A map without units as pixels, which are copied faster than a canvas is drawn, and the palette of the last picture of it. */
interface Ground extends PaletteStore {
  readonly pixels: ImageData;
}

/** The map without units, drawn once for each board, window and theme. */
function groundOf(scene: Scene, page: Page): Ground {
  const { width, height, map, layout } = page;
  const parts = [scene.board, scene.theme, scene.colours, width, height, map, layout.centre('0101')];
  const key = createHash('sha1').update(JSON.stringify(parts)).digest('base64');
  return grounds.keep(key, () => {
    const pen = createCanvas(width, height).getContext('2d');
    drawGround({ pen, page, theme: THEMES[scene.theme] }, scene.board);
    return { pixels: pen.getImageData(0, 0, width, height) };
  });
}
