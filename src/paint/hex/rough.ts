/** Rough terrain: marshes with pools and reeds; rocks and gullies. Always the same for the same hex. */
import type { Hex } from '../../hex/grid.ts';
import { polygon, scatter } from '../sheet.ts';
import type { HexSheet } from './page.ts';
import { spotsIn } from './vegetation.ts';

/** Pools with reeds in them. */
export function drawMarsh(sheet: HexSheet, hex: Hex): void {
  const { pen, page, theme } = sheet;
  const unit = page.radius;
  const spots = spotsIn(sheet, hex);
  pen.fillStyle = theme.marsh.light;
  for (const { x, y, chance } of spots) {
    if (chance > 0.5) continue;
    pen.beginPath();
    pen.ellipse(x, y, (0.13 + 0.16 * chance) * unit, 0.045 * unit, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.strokeStyle = theme.marsh.reed;
  pen.lineWidth = Math.max(1, 0.03 * unit);
  pen.lineCap = 'round';
  pen.beginPath();
  for (const { x, y, chance } of spots) {
    if (chance < 0.35) continue;
    for (const lean of [-0.07, 0, 0.07]) {
      pen.moveTo(x + lean * 0.4 * unit, y);
      pen.lineTo(x + lean * unit, y - (0.17 - Math.abs(lean) * 0.7) * unit);
    }
  }
  pen.stroke();
}

/** Boulders with a lit face, and cracks between them. */
export function drawBroken(sheet: HexSheet, hex: Hex): void {
  const { pen, page, theme } = sheet;
  const unit = page.radius;
  const random = scatter(`broken ${hex}`);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const { x, y, chance } of spotsIn(sheet, hex)) {
    const size = (0.07 + 0.09 * chance) * unit;
    if (chance < 0.4) {
      pen.beginPath();
      pen.moveTo(x - 1.4 * size, y + 0.5 * size);
      pen.lineTo(x - 0.3 * size, y - 0.4 * size);
      pen.lineTo(x + 0.4 * size, y + 0.5 * size);
      pen.lineTo(x + 1.5 * size, y - 0.3 * size);
      pen.strokeStyle = theme.broken.dark;
      pen.lineWidth = Math.max(1, 0.035 * unit);
      pen.stroke();
      continue;
    }
    const corners = Array.from({ length: 6 }, (_, i) => {
      const angle = (Math.PI * i) / 3 + 0.5 * random();
      const reach = size * (0.8 + 0.4 * random());
      return { x: x + reach * Math.cos(angle), y: y + 0.8 * reach * Math.sin(angle) };
    });
    pen.beginPath();
    polygon(pen, corners);
    pen.fillStyle = theme.broken.light;
    pen.fill();
    pen.beginPath();
    polygon(pen, [...corners.slice(0, 4), { x, y }]);
    pen.fillStyle = theme.broken.dark;
    pen.fill();
  }
}
