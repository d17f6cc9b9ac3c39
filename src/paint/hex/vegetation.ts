/** What grows or lies in a hex: trees, marsh and stones, crags. Always the same for the same hex. */
import type { Hex } from '../../hex/grid.ts';
import { disc, polygon, scatter } from '../sheet.ts';
import type { HexSheet } from './page.ts';

/** Positions of scattered things, in radii from the centre, innermost first. */
const SPOTS = [
  { count: 1, reach: 0 },
  { count: 6, reach: 0.42 },
  { count: 10, reach: 0.76 },
] as const;

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly chance: number;
}

/** Seventeen loosely scattered positions in a hex, from back to front. */
export function spotsIn({ page }: HexSheet, hex: Hex): Spot[] {
  const random = scatter(hex);
  const centre = page.layout.centre(hex);
  const spots = SPOTS.flatMap(({ count, reach }) => {
    const turn = random() * Math.PI;
    return Array.from({ length: count }, (_, i) => {
      const angle = turn + (2 * Math.PI * i) / count + (random() - 0.5) * 0.5;
      const distance = page.radius * (reach + (random() - 0.5) * 0.2);
      return { x: centre.x + distance * Math.cos(angle), y: centre.y + distance * Math.sin(angle), chance: random() };
    });
  });
  return spots.toSorted((a, b) => a.y - b.y);
}

/** Open ground: a few tufts so that it does not look like a table top. */
export function drawGrass({ pen, page, theme }: HexSheet, hexes: readonly Hex[]): void {
  const unit = page.radius;
  pen.lineCap = 'butt';
  pen.lineWidth = Math.max(1, 0.03 * unit);
  theme.grass.forEach((colour, tone) => {
    pen.beginPath();
    for (const hex of hexes) {
      const random = scatter(`grass ${tone} ${hex}`);
      const centre = page.layout.centre(hex);
      for (let tuft = 0; tuft < 4; tuft++) {
        const angle = 2 * Math.PI * random();
        const reach = 0.74 * unit * Math.sqrt(random());
        const [x, y] = [centre.x + reach * Math.cos(angle), centre.y + reach * Math.sin(angle)];
        const length = (0.06 + 0.06 * random()) * unit;
        for (const lean of [-0.6, 0, 0.6]) {
          pen.moveTo(x + lean * 0.4 * length, y);
          pen.lineTo(x + lean * length, y - length);
        }
      }
    }
    pen.strokeStyle = colour;
    pen.stroke();
  });
}

export function drawWood(sheet: HexSheet, hex: Hex): void {
  const { pen, page, theme } = sheet;
  const spots = spotsIn(sheet, hex).map((spot) => ({ ...spot, size: (0.13 + 0.06 * spot.chance) * page.radius }));
  for (const { x, y, size } of spots) disc(pen, { x: x + 0.3 * size, y: y + 0.42 * size }, size, theme.shadow);
  for (const { x, y, size } of spots) {
    disc(pen, { x, y }, size * 1.08, theme.wood.shade);
    disc(pen, { x: x - 0.06 * size, y: y - 0.08 * size }, size * 0.92, theme.wood.crown);
    disc(pen, { x: x - 0.3 * size, y: y - 0.34 * size }, size * 0.42, theme.wood.light);
  }
}

export function drawDifficult(sheet: HexSheet, hex: Hex): void {
  const { pen, page, theme } = sheet;
  const unit = page.radius;
  for (const { x, y, chance } of spotsIn(sheet, hex)) {
    if (chance < 0.25) continue;
    if (chance < 0.45) {
      disc(pen, { x: x + 0.03 * unit, y: y + 0.04 * unit }, 0.085 * unit, theme.difficult.dark);
      disc(pen, { x, y }, 0.075 * unit, theme.difficult.light);
      continue;
    }
    pen.beginPath();
    for (const lean of [-0.11, -0.05, 0, 0.06, 0.12]) {
      pen.moveTo(x + lean * 0.35 * unit, y + 0.07 * unit);
      pen.lineTo(x + lean * unit, y - (0.15 - Math.abs(lean)) * unit);
    }
    pen.strokeStyle = chance < 0.75 ? theme.difficult.light : theme.difficult.dark;
    pen.lineWidth = Math.max(1, 0.035 * unit);
    pen.lineCap = 'round';
    pen.stroke();
    pen.beginPath();
    pen.moveTo(x - 0.16 * unit, y + 0.1 * unit);
    pen.lineTo(x + 0.16 * unit, y + 0.1 * unit);
    pen.strokeStyle = theme.difficult.dark;
    pen.stroke();
  }
}

/** Crags: each with a pale face toward the light and a dark one away from it. */
export function drawImpassable(sheet: HexSheet, hex: Hex): void {
  const { pen, page, theme } = sheet;
  for (const { x, y, chance } of spotsIn(sheet, hex)) {
    const size = (0.14 + 0.12 * chance) * page.radius;
    const [top, foot] = [
      { x: x - 0.1 * size, y: y - size },
      { x: x + 0.15 * size, y: y + 0.6 * size },
    ];
    pen.beginPath();
    polygon(pen, [top, { x: x - 0.85 * size, y: y + 0.4 * size }, foot]);
    pen.fillStyle = theme.impassable.light;
    pen.fill();
    pen.beginPath();
    polygon(pen, [top, foot, { x: x + 0.9 * size, y: y + 0.35 * size }]);
    pen.fillStyle = theme.impassable.dark;
    pen.fill();
  }
}
