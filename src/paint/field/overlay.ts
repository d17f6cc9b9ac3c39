/** Everything that changes between pictures of a table: units, marks, letters. */
import type { FieldMark, FieldScene } from '../../scene/field.ts';
import { drawLocator } from '../locator.ts';
import { drawTitle, titleNeeds } from '../title.ts';
import { drawLabels } from './labels.ts';
import { locatorOf, overviewOf } from './locator.ts';
import {
  drawApproach,
  drawArc,
  drawAwaited,
  drawBlocked,
  drawCharge,
  drawChoice,
  drawContact,
  drawEvade,
  drawFallen,
  drawFire,
  drawMove,
  drawRout,
  drawZone,
} from './marks.ts';
import { type FieldSheet, spotAt } from './page.ts';
import { drawFigureNumber, drawGhost, drawUnit, groundOf } from './units.ts';

/** In order from the ground upwards. */
export function drawOverlay(sheet: FieldSheet, scene: FieldScene): void {
  const { pen, page } = sheet;
  const found = locatorOf(page, scene);
  // It gives way to words.
  const locator = found?.inStrip && titleNeeds(sheet, scene) > found.box.x ? undefined : found;
  drawTitle(sheet, scene, locator?.inStrip ? locator.box.x : page.width);
  pen.save();
  pen.beginPath();
  pen.rect(page.map.x, page.map.y, page.map.width, page.map.height);
  pen.clip();
  for (const mark of scene.marks) drawUnder(sheet, scene, mark);
  for (const piece of scene.pieces) drawUnit(sheet, piece);
  for (const mark of scene.marks) drawOver(sheet, mark);
  for (const { bodies, side } of scene.pieces) for (const body of bodies) drawFigureNumber(sheet, body, side);
  drawLabels(sheet, scene, locator?.box);
  pen.restore();
  if (locator) drawLocator(sheet, overviewOf(page, scene), locator);
}

/** Marks under the units. */
function drawUnder(sheet: FieldSheet, { pieces }: FieldScene, mark: FieldMark): void {
  if (mark.kind === 'zone') drawZone(sheet, mark);
  if (mark.kind === 'arc') drawArc(sheet, mark);
  if (mark.kind === 'approach') drawApproach(sheet, mark);
  if (mark.kind === 'ghost') drawGhost(sheet, mark.piece);
  if (mark.kind === 'move') drawMove(sheet, mark);
  if (mark.kind === 'evade') drawEvade(sheet, mark);
  if (mark.kind === 'rout') drawRout(sheet, mark);
  if (mark.kind === 'charge') drawCharge(sheet, mark);
  if (mark.kind === 'awaited') {
    const unit = pieces.find(({ at, name }) => at === mark.at && (mark.name === undefined || name === mark.name));
    const bodies = unit?.bodies.map((body) => groundOf(sheet, body)) ?? [];
    drawAwaited(sheet, sheet.page.at(spotAt(mark.at)), bodies);
  }
}

/** Marks over the units. */
function drawOver(sheet: FieldSheet, mark: FieldMark): void {
  if (mark.kind === 'fire') drawFire(sheet, mark);
  if (mark.kind === 'blocked') drawBlocked(sheet, mark);
  if (mark.kind === 'contact') drawContact(sheet, mark);
  if (mark.kind === 'eliminated') drawFallen(sheet, mark);
  if (mark.kind === 'choice') drawChoice(sheet, sheet.page.at(spotAt(mark.at)), mark.what);
}
