/** A scene becomes a picture. Meant for a worker thread: see `studio.ts`. */
import { createHash } from 'node:crypto';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Scene } from '../scene/scene.ts';
import { drawCharge, drawClash, drawMove, drawRout } from './arrows.ts';
import { loadFonts } from './fonts.ts';
import { drawGround } from './ground.ts';
import { drawLabels } from './labels.ts';
import { drawAwaited, drawBlocked, drawCross, drawFire, drawGhost } from './marks.ts';
import { type Page, pageOf } from './page.ts';
import { THEMES } from './palette.ts';
import { drawBody, drawFacing, drawStrength, hexesUnder } from './pieces.ts';
import { palettePng } from './png.ts';
import type { Pen, Sheet } from './sheet.ts';
import { drawTitle } from './title.ts';

export interface PaintOptions {
  /** Width in pixels; 1,200 for a crop and up to 1,600 for the whole map unless told otherwise. */
  readonly width?: number;
}

export interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly type: 'png';
}

/** The PNG of a scene. */
export async function paint(scene: Scene): Promise<Buffer> {
  return (await paintPicture(scene)).data;
}

export async function paintPicture(scene: Scene, options: PaintOptions = {}): Promise<Picture> {
  const { canvas, page } = drawScene(scene, options);
  const data = await palettePng({ data: canvas.data(), width: page.width, height: page.height });
  return { data, width: page.width, height: page.height, type: 'png' };
}

/** A scene on a canvas of its own, not yet encoded. */
export function drawScene(scene: Scene, options: PaintOptions = {}): { canvas: Canvas; page: Page } {
  loadFonts();
  const page = pageOf(scene.board, scene.view, options.width);
  const canvas = createCanvas(page.width, page.height);
  const sheet: Sheet = { pen: canvas.getContext('2d'), page, theme: THEMES[scene.theme] };
  sheet.pen.drawImage(groundOf(scene, page), 0, 0);
  drawOverlay(sheet, scene);
  return { canvas, page };
}

/** Everything that changes from picture to picture, in order from the ground upwards. */
export function drawOverlay(sheet: Sheet, scene: Scene): void {
  const { pen, page } = sheet;
  drawTitle(sheet, scene);
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
  drawLabels(sheet, scene);
  pen.restore();
}

/** Marks that lie under the units. */
function drawMarks(sheet: Sheet, scene: Scene): void {
  for (const mark of scene.marks) {
    if (mark.kind !== 'awaited') continue;
    const unit = scene.pieces.find((piece) => hexesUnder(piece).includes(mark.at));
    drawAwaited(sheet, unit ? hexesUnder(unit) : [mark.at]);
  }
  for (const mark of scene.marks) if (mark.kind === 'ghost') drawGhost(sheet, mark.piece);
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

/** How many grounds are kept: about 5 MB each. */
const KEPT = 8;
const grounds = new Map<string, Canvas>();

/** The map without units, drawn once for each board, window and theme. */
function groundOf(scene: Scene, page: Page): Canvas {
  const key = createHash('sha1')
    .update(JSON.stringify([scene.board, scene.theme, page.width, page.height, page.map, page.layout.centre('0101')]))
    .digest('base64');
  const known = grounds.get(key);
  if (known) {
    grounds.delete(key);
    grounds.set(key, known);
    return known;
  }
  const canvas = createCanvas(page.width, page.height);
  const pen: Pen = canvas.getContext('2d');
  drawGround({ pen, page, theme: THEMES[scene.theme] }, scene.board);
  grounds.set(key, canvas);
  if (grounds.size > KEPT) grounds.delete(grounds.keys().next().value!);
  return canvas;
}
