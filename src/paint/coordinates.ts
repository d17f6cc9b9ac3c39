/** The number of every hex, if hexes are large enough to read it; otherwise landmarks. */
import type { Hex } from '../hex/grid.ts';
import { hexesUnder } from '../scene/marks.ts';
import type { Board, Piece } from '../scene/scene.ts';
import { footprintOf } from './footprints.ts';
import { widthOf, write } from './lettering.ts';
import type { Box } from './page.ts';
import { aheadOf, facingMark, frontOf, HALO, radiusOf, turnOf } from './pieces.ts';
import { boxAround, overlap } from './room.ts';
import type { Sheet } from './sheet.ts';

type HexTerrain = NonNullable<Board['hexes'][number]['terrain']>;

/** Never through a unit. There, the rulers and the text give the hex. */
export function drawCoordinates(sheet: Sheet, board: Board, pieces: readonly Piece[]): void {
  const { pen, page, theme } = sheet;
  const size = page.detail.coordinates;
  if (size === undefined) return;
  const lands = new Map(board.hexes.map((hex) => [hex.at, hex]));
  const floors: Partial<Record<HexTerrain, string>> = {
    wood: theme.wood.floor,
    village: theme.village.floor,
    impassable: theme.impassable.floor,
    fort: theme.fort.floor,
  };
  pen.save();
  pen.beginPath();
  pen.rect(page.map.x, page.map.y, page.map.width, page.map.height);
  pen.clip();
  for (const hex of page.hexes) {
    const { x, y } = placeOf(sheet, hex, size);
    const land = lands.get(hex);
    const steep = (land?.hill ?? 0) > 0;
    const floor = land?.terrain && floors[land.terrain];
    const box = boxAround(x, y, widthOf(pen, hex, { face: 'figures', size }), 0.8 * size);
    if (pieces.some((piece) => hexesUnder(piece).includes(hex) && covers(sheet, piece, hex, box))) continue;
    pen.globalAlpha = floor ? 0.9 : steep ? 0.62 : 0.75;
    const ink = steep || floor ? theme.figuresOnHill : theme.figures;
    const halo = floor && { colour: floor, width: 0.3 * size };
    write(pen, hex, x, y, { face: 'figures', size, ink, ...(halo && { halo }) });
  }
  pen.restore();
}

/** As high as the figures' upper corners fit between the slanting sides. */
function placeOf({ page }: Sheet, hex: Hex, size: number): { readonly x: number; readonly y: number } {
  const { x, y } = page.layout.centre(hex);
  return { x, y: y - (page.radius * (0.96 - 0.58 * (size / page.radius)) - 0.35 * size) };
}

/** Whether the body of a unit, its projections or its V overlap the box. */
function covers(sheet: Sheet, piece: Piece, hex: Hex, box: Box): boolean {
  const { pen, page } = sheet;
  const front = frontOf(piece);
  const marks = front === undefined ? [] : facingMark(sheet, hex, front);
  if (marks.some(({ x, y }) => overlap(boxAround(x, y, 0.26 * page.radius), box) > 0)) return true;
  const { body, steel, turns } = footprintOf(piece);
  const [middle, radius, turn] = [aheadOf(sheet, piece, 0), radiusOf(sheet, piece), turns ? turnOf(piece) : 0];
  const inSpace = (x: number, y: number) => {
    const [dx, dy] = [(x - middle.x) / radius, (y - middle.y) / radius];
    return [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)] as const;
  };
  pen.lineWidth = HALO;
  return gridOver(box).some(([x, y]) => {
    const point = inSpace(x, y);
    return (
      pen.isPointInPath(body, ...point) || [body, steel].some((path) => path && pen.isPointInStroke(path, ...point))
    );
  });
}

/** Points dense enough that no part of a unit lies between them. */
function gridOver({ x, y, width, height }: Box): (readonly [number, number])[] {
  const [across, down] = [10, 5];
  return Array.from({ length: (across + 1) * (down + 1) }, (_, i) => [
    x + (width * (i % (across + 1))) / across,
    y + (height * Math.floor(i / (across + 1))) / down,
  ]);
}
