/** Objectives on a map of hexes: brackets in the corners of their hex. */
import { DIRECTIONS, type Hex } from '../../hex/grid.ts';
import type { HexMap } from '../../scene/hex.ts';
import { flagColours } from '../flags.ts';
import { SIGNAL } from '../palette.ts';
import { between, strokes } from '../sheet.ts';
import type { HexSheet } from './page.ts';

type Place = HexMap['places'][number];

/** How far each bracket reaches along a side of its hex, and how far out it is. */
const REACH = 0.27;
const OUT = 0.91;

/** Drawn on the ground, under units. */
export function drawObjective(sheet: HexSheet, { at, points, holder }: Place): void {
  if (points === undefined) return;
  const { pen, page } = sheet;
  const { trim, body } = flagColours(sheet, holder);
  pen.lineJoin = 'miter';
  pen.lineCap = 'butt';
  strokes(pen, () => traceBrackets(sheet, at), [
    [SIGNAL.halo, 0.24 * page.radius],
    [trim, 0.17 * page.radius],
    [body, 0.09 * page.radius],
  ]);
}

function traceBrackets({ pen, page }: HexSheet, at: Hex): void {
  const centre = page.layout.centre(at);
  const corner = (facing: number) => between(centre, page.layout.corner(at, (facing + 6) % 6), OUT);
  for (const facing of DIRECTIONS) {
    const tip = corner(facing);
    const [from, to] = [between(tip, corner(facing - 1), REACH), between(tip, corner(facing + 1), REACH)];
    pen.moveTo(from.x, from.y);
    pen.lineTo(tip.x, tip.y);
    pen.lineTo(to.x, to.y);
  }
}
