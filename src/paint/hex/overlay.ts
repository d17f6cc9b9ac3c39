/** Everything that changes between pictures: units, marks, letters. */
import { hexesUnder } from '../../scene/hex-marks.ts';
import type { HexScene } from '../../scene/hex.ts';
import { drawCharge, drawClash, drawMove, drawRout } from './arrows.ts';
import { choicesOf, drawChoiceGround } from './choices.ts';
import { clearOf, drawCoordinates } from './coordinates.ts';
import { drawObjective } from './objectives.ts';
import { drawLabels } from './labels.ts';
import { drawLocator } from '../locator.ts';
import { locatorOf, overviewOf } from './locator.ts';
import { drawAwaited, drawBlocked, drawCross, drawFire, drawGhost, drawZone } from './marks.ts';
import { drawBody, drawFacing, drawStrength } from './pieces.ts';
import type { HexSheet } from './page.ts';
import { drawThreats } from './threats.ts';
import { drawTitle, titleNeeds } from '../title.ts';

/** In order from the ground upwards. */
export function drawOverlay(sheet: HexSheet, scene: HexScene): void {
  const { pen, page } = sheet;
  const found = locatorOf(page, scene);
  // It gives way to words.
  const locator = found?.inStrip && titleNeeds(sheet, scene) > found.box.x ? undefined : found;
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
  const room = drawLabels(sheet, scene, locator?.box);
  if (page.detail.coordinates !== undefined) drawCoordinates(sheet, scene.map, clearOf(sheet, scene, room));
  pen.restore();
  if (locator) drawLocator(sheet, overviewOf(page, scene), locator);
}

/** Marks that are drawn under the units. */
function drawMarks(sheet: HexSheet, scene: HexScene): void {
  for (const mark of scene.marks) if (mark.kind === 'zone') drawZone(sheet, mark);
  for (const place of scene.map.places) drawObjective(sheet, place);
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
