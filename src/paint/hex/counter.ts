/** A single counter, for a table. */
import { layoutOf } from '../../hex/layout.ts';
import type { Piece } from '../../scene/hex.ts';
import type { CounterOn } from '../../scene/page.ts';
import { type Box, leastSize } from '../page.ts';
import type { Theme } from '../palette.ts';
import type { Pen } from '../sheet.ts';
import { type HexSheet, pageOf } from './page.ts';
import { drawBody, drawStrength } from './pieces.ts';

/** The hex in which a counter is drawn, and its neighbour to the east. */
const HERE = '0404';
const EAST = '0504';

/** A unit as drawn on the map, in the middle of a box, with letters that suit a picture of this width. */
export function drawCounter(
  pen: Pen,
  theme: Theme,
  { shape, side, strength }: CounterOn<'hex'>,
  box: Box,
  width: number,
): void {
  const page = pageOf({ cols: 8, rows: 8 }, { around: HERE, across: 8 }, width);
  const isWide = shape === 'extendedLine';
  const radius = isWide ? 0.29 * box.width : 0.66 * box.height;
  const far = layoutOf(radius, { x: 0, y: 0 }).centre(HERE);
  const aside = isWide ? (Math.sqrt(3) * radius) / 2 : 0;
  const first = { x: box.x + box.width / 2 - far.x - aside, y: box.y + box.height / 2 - far.y };
  const detail = { ...page.detail, number: Math.max(leastSize(width, 'figures'), 0.62 * radius) };
  const small: HexSheet = { pen, theme, page: { ...page, radius, layout: layoutOf(radius, first), detail } };
  const piece: Piece = {
    name: '',
    side,
    at: HERE,
    shape,
    chips: [],
    facing: 0,
    ...(isWide && { also: EAST }),
    ...(strength !== undefined && { strength }),
  };
  drawBody(small, piece);
  drawStrength(small, piece);
}
