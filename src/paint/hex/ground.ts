/** The map without units: everything that stays the same between pictures. */
import { DIRECTIONS, type Hex } from '../../hex/grid.ts';
import type { HexMap } from '../../scene/hex.ts';
import { drawFort, drawVillage } from './buildings.ts';
import { drawCliff, drawHedge, drawWoodSide } from './hexsides.ts';
import { drawHills } from './hills.ts';
import { write } from '../lettering.ts';
import { traceLoop } from '../curves.ts';
import { bordersOf } from './outline.ts';
import { drawRoads, roadSidesOf } from './roads.ts';
import { polygon } from '../sheet.ts';
import type { HexSheet } from './page.ts';
import { drawBroken, drawMarsh } from './rough.ts';
import { drawDifficult, drawGrass, drawImpassable, drawWood } from './vegetation.ts';
import { drawCrossings, drawLakes, drawWater } from './water.ts';

type HexTerrain = NonNullable<HexMap['hexes'][number]['terrain']>;

/** Draws frame, terrain, grid and rulers. */
export function drawGround(sheet: HexSheet, board: HexMap): void {
  const { pen, page, theme } = sheet;
  pen.fillStyle = theme.frame;
  pen.fillRect(0, 0, page.width, page.height);
  pen.save();
  pen.beginPath();
  pen.rect(page.map.x, page.map.y, page.map.width, page.map.height);
  pen.clip();
  drawMap(sheet, board);
  pen.restore();
  drawRulers(sheet);
}

/** The map inside its frame. */
export function drawMap(sheet: HexSheet, board: HexMap): void {
  const shown = new Set(sheet.page.hexes);
  const all = (terrain: HexTerrain) => board.hexes.filter((hex) => hex.terrain === terrain).map((hex) => hex.at);
  const of = (terrain: HexTerrain) => all(terrain).filter((hex) => shown.has(hex));
  const roads = roadSidesOf(board);
  tint(sheet, sheet.page.hexes, sheet.theme.ground);
  drawGrass(sheet, sheet.page.hexes);
  drawHills(sheet, board);
  softTint(sheet, all('wood'), sheet.theme.wood.floor);
  softTint(sheet, all('difficult'), sheet.theme.difficult.floor);
  softTint(sheet, all('impassable'), sheet.theme.impassable.floor);
  softTint(sheet, all('broken'), sheet.theme.broken.floor);
  softTint(sheet, all('marsh'), sheet.theme.marsh.floor);
  softTint(sheet, all('village'), sheet.theme.village.floor);
  drawGrid(sheet);
  drawLakes(sheet, all('lake'));
  for (const hex of of('difficult')) drawDifficult(sheet, hex);
  for (const hex of of('impassable')) drawImpassable(sheet, hex);
  for (const hex of of('broken')) drawBroken(sheet, hex);
  for (const hex of of('marsh')) drawMarsh(sheet, hex);
  drawWater(sheet, board, roads);
  drawRoads(sheet, roads);
  drawCrossings(sheet, board, roads);
  for (const hex of of('village')) drawVillage(sheet, hex, roads.get(hex) ?? new Set());
  for (const hex of of('fort')) drawFort(sheet, hex);
  for (const hex of of('wood')) drawWood(sheet, hex);
  for (const side of board.sides) {
    if (side.terrain === 'wood') drawWoodSide(sheet, side.at, side.dir);
    if (side.terrain === 'hedge') drawHedge(sheet, side.at, side.dir);
    if (side.terrain === 'impassable') drawCliff(sheet, side.at, side.dir);
  }
}

/** Fills whole hexes in one path, because antialiased neighbours would show seams. */
function tint({ pen, page }: HexSheet, hexes: readonly Hex[], colour: string): void {
  pen.beginPath();
  for (const hex of hexes)
    polygon(
      pen,
      [0, 1, 2, 3, 4, 5].map((facing) => page.layout.corner(hex, facing)),
    );
  pen.fillStyle = colour;
  pen.fill();
  pen.strokeStyle = colour;
  pen.lineWidth = 1;
  pen.stroke();
}

/** Fills groups of neighbouring hexes as soft shapes with a slightly darker rim. */
function softTint({ pen, page, theme }: HexSheet, hexes: readonly Hex[], colour: string): void {
  if (hexes.length === 0) return;
  pen.beginPath();
  for (const loop of bordersOf(page.layout, new Set(hexes))) traceLoop(pen, loop);
  pen.fillStyle = colour;
  pen.fill();
  pen.strokeStyle = theme.shadow;
  pen.lineWidth = 0.05 * page.radius;
  pen.stroke();
}

function drawGrid({ pen, page, theme }: HexSheet): void {
  pen.beginPath();
  for (const hex of page.hexes)
    for (const direction of DIRECTIONS) {
      const [a, b] = page.layout.sideEnds(hex, direction);
      pen.moveTo(a.x, a.y);
      pen.lineTo(b.x, b.y);
    }
  pen.strokeStyle = theme.grid;
  pen.lineWidth = Math.max(1, theme.gridWidth * page.radius);
  pen.lineCap = 'butt';
  pen.stroke();
}

/** Column numbers above and below, row numbers left and right, every fifth one bright. */
function drawRulers({ pen, page, theme }: HexSheet): void {
  const { map, band, layout, radius, size } = page;
  const letters = { face: 'figures', size: page.detail.ruler } as const;
  const ink = (n: number) => (n % 5 === 0 ? theme.ink : theme.dim);
  const two = (n: number) => String(n).padStart(2, '0');
  const step = Math.sqrt(3) * radius < 1.15 * page.detail.ruler ? 5 : 1;
  for (let col = 1; col <= size.cols; col++) {
    const x = layout.centre(`${two(col)}01`).x + (Math.sqrt(3) / 4) * radius;
    if (x < map.x + 10 || x > map.x + map.width - 10 || col % step !== 0) continue;
    write(pen, two(col), x, map.y - 0.46 * band, { ...letters, ink: ink(col) });
    write(pen, two(col), x, map.y + map.height + 0.5 * band, { ...letters, ink: ink(col) });
  }
  for (let row = 1; row <= size.rows; row++) {
    const { y } = layout.centre(`01${two(row)}`);
    if (y < map.y + 6 || y > map.y + map.height - 6) continue;
    write(pen, two(row), map.x - 0.5 * band, y, { ...letters, ink: ink(row) });
    write(pen, two(row), map.x + map.width + 0.5 * band, y, { ...letters, ink: ink(row) });
  }
}
