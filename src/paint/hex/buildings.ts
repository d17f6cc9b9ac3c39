/** Villages and forts. */
import type { Hex } from '../../hex/grid.ts';
import { polygon, scatter, star } from '../sheet.ts';
import type { HexSheet } from './page.ts';

/** Houses in two loose rings around a square, never across a road. */
export function drawVillage(sheet: HexSheet, hex: Hex, roadSides: ReadonlySet<number>): void {
  const random = scatter(`village ${hex}`);
  const { page } = sheet;
  const centre = page.layout.centre(hex);
  const spots = [0, 1, 2, 3, 4, 5].flatMap((side) => {
    const angle = ((side * 60 - 120) * Math.PI) / 180;
    return roadSides.has(side)
      ? [-0.42, 0.42].map((lean) => ({ angle: angle + lean, reach: 0.7, turn: angle }))
      : [
          { angle: angle + (random() - 0.5) * 0.3, reach: 0.72, turn: angle + Math.PI / 2 },
          { angle: angle + 0.5, reach: 0.46, turn: angle + random() * 0.6 },
        ];
  });
  const houses = spots
    .map(({ angle, reach, turn }) => ({
      x: centre.x + page.radius * (reach + 0.08 * (random() - 0.5)) * Math.cos(angle),
      y: centre.y + page.radius * (reach + 0.08 * (random() - 0.5)) * Math.sin(angle),
      turn: turn + (random() - 0.5) * 0.35,
      length: (0.28 + 0.1 * random()) * page.radius,
      depth: (0.19 + 0.05 * random()) * page.radius,
    }))
    .toSorted((a, b) => a.y - b.y);
  for (const house of houses) drawHouse(sheet, house);
}

interface House {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly length: number;
  readonly depth: number;
}

/** A roof seen from above: two slopes, with the north-western one lit. */
function drawHouse({ pen, page, theme }: HexSheet, { x, y, turn, length, depth }: House): void {
  pen.save();
  pen.translate(x + 0.04 * page.radius, y + 0.055 * page.radius);
  pen.rotate(turn);
  pen.fillStyle = theme.shadow;
  pen.fillRect(-length / 2, -depth / 2, length, depth);
  pen.restore();
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  const upperLit = Math.sin(turn) - Math.cos(turn) < 0;
  pen.fillStyle = upperLit ? theme.village.lit : theme.village.roof;
  pen.fillRect(-length / 2, -depth / 2, length, depth / 2);
  pen.fillStyle = upperLit ? theme.village.roof : theme.village.lit;
  pen.fillRect(-length / 2, 0, length, depth / 2);
  pen.strokeStyle = theme.village.edge;
  pen.lineWidth = Math.max(0.8, 0.025 * page.radius);
  pen.strokeRect(-length / 2, -depth / 2, length, depth);
  pen.restore();
}

/** A star fort: a bastion toward each vertex, its rampart lit from the north-west. */
export function drawFort({ pen, page, theme }: HexSheet, hex: Hex): void {
  const { radius } = page;
  const centre = page.layout.centre(hex);
  const ring = (dx: number, dy: number) => {
    pen.beginPath();
    star(pen, { x: centre.x + dx * radius, y: centre.y + dy * radius }, 6, 0.9 * radius, 0.64 * radius);
  };
  pen.lineJoin = 'miter';
  ring(0.05, 0.07);
  pen.fillStyle = theme.shadow;
  pen.fill();
  ring(0, 0);
  pen.fillStyle = theme.fort.floor;
  pen.fill();
  for (const [colour, width] of [
    [theme.fort.edge, 0.2],
    [theme.fort.wall, 0.13],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width * radius;
    pen.stroke();
  }
  ring(-0.018, -0.022);
  pen.strokeStyle = theme.fort.lit;
  pen.lineWidth = 0.03 * radius;
  pen.stroke();
  pen.beginPath();
  polygon(
    pen,
    [0, 1, 2, 3, 4, 5].map((facing) => {
      const { x, y } = page.layout.corner(hex, facing);
      return { x: centre.x + 0.44 * (x - centre.x), y: centre.y + 0.44 * (y - centre.y) };
    }),
  );
  pen.strokeStyle = theme.shadow;
  pen.lineWidth = 0.04 * radius;
  pen.stroke();
}
