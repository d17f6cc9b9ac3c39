/** Hexside terrain on dry land: woods, hedges, cliffs. */
import type { Hex } from '../../hex/grid.ts';
import { between, disc } from '../sheet.ts';
import type { HexSheet } from './page.ts';

const BEADS = 6;

/** A wooded hexside: a row of bushes. */
export function drawWoodSide({ pen, page, theme }: HexSheet, hex: Hex, direction: number): void {
  const [a, b] = page.layout.sideEnds(hex, direction);
  const size = 0.105 * page.radius;
  const bushes = Array.from({ length: BEADS }, (_, i) => between(a, b, (i + 0.5) / BEADS));
  for (const { x, y } of bushes) disc(pen, { x: x + 0.4 * size, y: y + 0.5 * size }, size, theme.shadow);
  for (const { x, y } of bushes) {
    disc(pen, { x, y }, size * 1.15, theme.wood.shade);
    disc(pen, { x, y }, size * 0.88, theme.wood.crown);
    disc(pen, { x: x - 0.3 * size, y: y - 0.3 * size }, size * 0.4, theme.wood.light);
  }
}

/** A clipped hedge: a low green wall with a lit top. */
export function drawHedge({ pen, page, theme }: HexSheet, hex: Hex, direction: number): void {
  const { radius } = page;
  const [a, b] = page.layout.sideEnds(hex, direction);
  const [from, to] = [between(a, b, 0.05), between(a, b, 0.95)];
  const layers = [
    [theme.shadow, 0.2, 0.05],
    [theme.wood.shade, 0.22, 0],
    [theme.wood.crown, 0.15, 0],
    [theme.wood.light, 0.05, -0.03],
  ] as const;
  pen.lineCap = 'round';
  for (const [colour, width, shift] of layers) {
    pen.beginPath();
    pen.moveTo(from.x + shift * radius, from.y + shift * radius);
    pen.lineTo(to.x + shift * radius, to.y + shift * radius);
    pen.strokeStyle = colour;
    pen.lineWidth = width * radius;
    pen.stroke();
  }
}

/** An impassable hexside: a cliff edge with teeth on its far side. */
export function drawCliff({ pen, page, theme }: HexSheet, hex: Hex, direction: number): void {
  const { radius } = page;
  const centre = page.layout.centre(hex);
  const [a, b] = page.layout.sideEnds(hex, direction);
  const middle = between(a, b, 0.5);
  const out = { x: (middle.x - centre.x) / (0.866 * radius), y: (middle.y - centre.y) / (0.866 * radius) };
  pen.beginPath();
  for (let tooth = 0; tooth < 6; tooth++) {
    const [from, to, tip] = [
      between(a, b, tooth / 6),
      between(a, b, (tooth + 1) / 6),
      between(a, b, (tooth + 0.5) / 6),
    ];
    pen.moveTo(from.x, from.y);
    pen.lineTo(tip.x + out.x * 0.2 * radius, tip.y + out.y * 0.2 * radius);
    pen.lineTo(to.x, to.y);
    pen.closePath();
  }
  pen.fillStyle = theme.impassable.dark;
  pen.fill();
  pen.lineCap = 'round';
  for (const [colour, width, shift] of [
    [theme.impassable.dark, 0.13, 0],
    [theme.impassable.light, 0.045, -0.02],
  ] as const) {
    pen.beginPath();
    pen.moveTo(a.x + out.x * shift * radius, a.y + out.y * shift * radius);
    pen.lineTo(b.x + out.x * shift * radius, b.y + out.y * shift * radius);
    pen.strokeStyle = colour;
    pen.lineWidth = width * radius;
    pen.stroke();
  }
}
