/** Draws one symbol of the legend with the map's own code: on a small map, in neutral colours. */
import { type Hex, neighbour } from '../../hex/grid.ts';
import { layoutOf } from '../../hex/layout.ts';
import type { HexMap, LegendEntry, Mark, Piece } from '../../scene/hex.ts';
import { drawCharge, drawClash, drawMove, drawRout } from './arrows.ts';
import { drawChip } from '../chips.ts';
import { drawFlag, flagOf } from '../flags.ts';
import { drawMap } from './ground.ts';
import { drawAwaited, drawBlocked, drawCross, drawFire, drawLosses } from './marks.ts';
import type { Box } from '../page.ts';
import { NEUTRAL } from '../palette.ts';
import { drawBody } from './pieces.ts';
import type { HexSheet } from './page.ts';

type Swatch = Box;
type Sign = LegendEntry['sign'];
type SignMark = Extract<Sign, { kind: 'mark' }>['mark'];

/** The hex in the middle of every swatch, and its neighbours to the west and east. */
const HERE: Hex = '0404';
const WEST: Hex = '0304';
const EAST: Hex = '0504';

export function drawSign(sheet: HexSheet, sign: Sign, swatch: Swatch): void {
  const { height } = swatch;
  switch (sign.kind) {
    case 'shape':
      return drawShape(sheet, { shape: sign.shape }, swatch);
    case 'quality':
      return drawShape(sheet, { shape: 'line', quality: sign.quality }, swatch);
    case 'weight':
      return drawShape(sheet, { shape: 'cavalry', weight: sign.weight }, swatch);
    case 'chip':
      return drawChip(sheet.pen, sign.chip, middleOf(swatch), 0.36 * height);
    case 'hex':
      return drawTerrain(small(sheet, swatch, 0.6 * height), swatch, { hexes: [{ at: HERE, terrain: sign.terrain }] });
    case 'hill':
      return drawTerrain(small(sheet, swatch, 0.6 * height), swatch, { hexes: [{ at: HERE, hill: 1 }] });
    case 'road':
      return drawTerrain(small(sheet, swatch, 0.6 * height), swatch, { roads: [[WEST, HERE, EAST]] });
    case 'objective':
      return drawFlag(sheet, flagOf(sheet, 40, 0.56 * height), middleOf(swatch), undefined);
    case 'side':
      return drawTerrain(small(sheet, swatch, 0.6 * height, 0.5), swatch, { sides: sideOf(sign.terrain) });
    case 'mark':
      return drawMark(markSheet(sheet, sign.mark, swatch), sign.mark, swatch);
  }
}

/** Marks of one hex are drawn large, marks across three small. */
function markSheet(sheet: HexSheet, mark: SignMark, swatch: Swatch): HexSheet {
  if (mark === 'losses' || mark === 'eliminated') return small(sheet, swatch, 0.62 * swatch.height);
  if (mark === 'awaited') return small(sheet, swatch, 0.44 * swatch.height);
  const leavesAHex = mark === 'move' || mark === 'charge' || mark === 'rout';
  return small(sheet, swatch, 0.26 * swatch.width, leavesAHex ? -0.16 : 0);
}

function middleOf({ x, y, width, height }: Swatch) {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A sheet with the hex HERE in the middle of the swatch, or this many hexes west of it. */
function small(sheet: HexSheet, swatch: Swatch, radius: number, aside = 0): HexSheet {
  const middle = middleOf(swatch);
  const far = layoutOf(radius, { x: 0, y: 0 }).centre(HERE);
  const first = { x: middle.x - far.x - aside * Math.sqrt(3) * radius, y: middle.y - far.y };
  const layout = layoutOf(radius, first);
  const around = [0, 1, 2, 3, 4, 5].flatMap((direction) => neighbour(HERE, direction) ?? []);
  const hexes = [HERE, ...around, ...around.map((hex) => neighbour(hex, 2)!)];
  const { detail } = sheet.page;
  return {
    ...sheet,
    theme: { ...sheet.theme, red: NEUTRAL, blue: NEUTRAL },
    page: {
      ...sheet.page,
      map: swatch,
      layout,
      radius,
      size: { cols: 8, rows: 8 },
      hexes: [...new Set(hexes)],
      detail: { ...detail, coordinates: undefined, landmarks: undefined },
    },
  };
}

function drawShape(sheet: HexSheet, troops: Pick<Piece, 'shape' | 'quality' | 'weight'>, swatch: Swatch): void {
  const wide = troops.shape === 'extendedLine';
  const tiny = small(sheet, swatch, wide ? 0.28 * swatch.width : 0.6 * swatch.height, wide ? 0.5 : 0);
  const piece: Piece = {
    name: '',
    side: 'blue',
    at: HERE,
    ...troops,
    chips: [],
    facing: 0,
    ...(wide && { also: EAST }),
  };
  drawBody(tiny, piece);
}

/** Terrain in a rounded frame. */
function drawTerrain(sheet: HexSheet, swatch: Swatch, land: Partial<HexMap>): void {
  const { pen, page, theme } = sheet;
  const trace = () => {
    pen.beginPath();
    pen.roundRect(swatch.x, swatch.y, swatch.width, swatch.height, 0.12 * swatch.height);
  };
  pen.save();
  trace();
  pen.clip();
  drawMap(sheet, { ...page.size, hexes: [], sides: [], roads: [], places: [], ...land });
  pen.restore();
  trace();
  pen.strokeStyle = theme.frame;
  pen.lineWidth = 0.04 * swatch.height;
  pen.stroke();
}

/** The hexside between HERE and its eastern neighbour; water continues above and below it. */
function sideOf(terrain: HexMap['sides'][number]['terrain']): HexMap['sides'] {
  const side = { at: HERE, dir: 2, terrain };
  if (terrain === 'wood' || terrain === 'hedge' || terrain === 'impassable') return [side];
  const water = terrain === 'stream' ? 'stream' : 'river';
  return [side, { at: HERE, dir: 1, terrain: water }, { at: HERE, dir: 3, terrain: water }];
}

function drawMark(sheet: HexSheet, mark: SignMark, swatch: Swatch): void {
  const side = 'blue';
  const arm = mark === 'artillery' ? 'artillery' : 'musketry';
  const charge: Extract<Mark, { kind: 'charge' }> = { kind: 'charge', side, path: [WEST, HERE], target: EAST };
  switch (mark) {
    case 'move':
      return drawMove(sheet, { kind: 'move', side, path: [WEST, HERE, EAST] });
    case 'charge':
      drawCharge(sheet, charge);
      return drawClash(sheet, charge);
    case 'rout':
      return drawRout(sheet, { kind: 'rout', side, path: [WEST, HERE, EAST], offMap: false });
    case 'musketry':
    case 'artillery':
      return drawFire(sheet, { kind: 'fire', side, from: WEST, to: EAST, arm });
    case 'losses':
      return drawLosses(sheet, 1, middleOf(swatch));
    case 'eliminated':
      return drawCross(sheet, { kind: 'eliminated', side, at: HERE, name: '' });
    case 'awaited':
      return drawAwaited(sheet, [HERE]);
    case 'blocked':
      return drawBlocked(sheet, { kind: 'blocked', from: WEST, to: EAST, by: HERE });
  }
}
