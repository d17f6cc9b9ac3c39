/** The layout of a picture of hexes: the size of a hex, and what there is room for in it. */
import { type Hex, hexesOf, type Size } from '../../hex/grid.ts';
import { type Layout, layoutOf, type Point } from '../../hex/layout.ts';
import type { View } from '../../scene/hex.ts';
import { type Detail, detailOf, leastSize, margins, type Page, SHOWN_WIDTH } from '../page.ts';
import type { Sheet } from '../sheet.ts';

const CROP_WIDTH = 1200;
const WHOLE_WIDTH = 1600;
const LEAST_WIDTH = 900;
/** Height to width of a crop. */
const CROP_ASPECT = 0.76;
/** A symbol with a smaller radius than this, in such a picture, is a mere dot. */
const SIGN = 3.3;
/** The largest hex of a small map, as part of the picture's width. */
const LARGEST_HEX = 0.075;

/** Font sizes. Undefined: left out because it would be unreadable. */
export interface HexDetail extends Detail {
  readonly number: number | undefined;
  readonly name: number | undefined;
  readonly place: number | undefined;
  /** In every hex. */
  readonly coordinates: number | undefined;
  /** If there is no room for all: a coordinate every fifth column and row. */
  readonly landmarks: number | undefined;
}

/** The symbols of a unit's states. */
interface Chips {
  /** The radius in pixels. */
  readonly radius: number;
  /** Whether a unit has room for only one. */
  readonly single: boolean;
}

export interface HexPage extends Page {
  readonly layout: Layout;
  readonly radius: number;
  readonly size: Size;
  /** Every hex of the map that is visible in the window. */
  readonly hexes: readonly Hex[];
  readonly detail: HexDetail;
  readonly chips: Chips;
}

/** What every drawing function of this folder receives. */
export type HexSheet = Sheet<HexPage>;

function hexDetailOf(width: number, radius: number): HexDetail {
  const figures = leastSize(width, 'figures');
  const upTo = (most: number, size: number) => (size <= most * radius ? size : undefined);
  return {
    ...detailOf(width),
    number: upTo(1.12, Math.max(figures, 0.64 * radius)),
    name: upTo(1.12, Math.max(figures, 0.36 * radius)),
    place: upTo(1.85, Math.max(leastSize(width, 'title'), 0.4 * radius)),
    coordinates: upTo(0.5, Math.max(figures, 0.24 * radius)),
    landmarks: upTo(1.7, figures),
  };
}

function chipsOf(width: number, radius: number): Chips {
  const least = (SIGN * width) / SHOWN_WIDTH;
  return { radius: Math.max(least, 0.25 * radius), single: least > 0.33 * radius };
}

/** Width and height of a board whose hexes have radius 1. */
function extentOf({ cols, rows }: Size): { width: number; height: number } {
  return { width: (cols + (rows > 1 ? 0.5 : 0)) * Math.sqrt(3), height: 1.5 * rows + 0.5 };
}

export function pageOf(size: Size, view: View, width?: number): HexPage {
  return view === 'whole' ? wholePage(size, width ?? WHOLE_WIDTH) : cropPage(size, view, width ?? CROP_WIDTH);
}

function wholePage(size: Size, most: number): HexPage {
  const extent = extentOf(size);
  const { strip, band } = margins(most);
  const radius = Math.min(
    (most - 2 * band) / extent.width,
    (most - 2 * band - strip) / extent.height,
    LARGEST_HEX * most,
  );
  const width = Math.max(Math.min(LEAST_WIDTH, most), Math.ceil(radius * extent.width - 1e-6 + 2 * band));
  const around = { x: (radius * extent.width) / 2, y: (radius * extent.height) / 2 };
  return assemble(size, width, radius, around, Math.ceil(radius * extent.height));
}

function cropPage(size: Size, view: Exclude<View, 'whole'>, width: number): HexPage {
  const extent = extentOf(size);
  const { strip, band } = margins(width);
  const across = Math.min(view.across * Math.sqrt(3), extent.width);
  const radius = Math.min((width - 2 * band) / across, LARGEST_HEX * 2 * width);
  const room = Math.round(width * CROP_ASPECT) - strip - 2 * band;
  const around = layoutOf(radius, firstCentre(radius)).centre(view.around);
  return assemble(size, width, radius, around, Math.min(room, Math.ceil(radius * extent.height)));
}

/** The centre of hex 0101 if the board's top left corner is at the origin. */
function firstCentre(radius: number): Point {
  return { x: (Math.sqrt(3) / 2) * radius, y: radius };
}

/** A page whose window is centred on a point of the board (in board pixels), shifted to stay on the board. */
function assemble(size: Size, width: number, radius: number, around: Point, mapHeight: number): HexPage {
  const extent = extentOf(size);
  const { strip, band } = margins(width);
  const mapWidth = Math.min(width - 2 * band, Math.ceil(radius * extent.width));
  const map = { x: Math.round((width - mapWidth) / 2), y: strip + band, width: mapWidth, height: mapHeight };
  const left = within(around.x - mapWidth / 2, 0, radius * extent.width - mapWidth);
  const top = within(around.y - mapHeight / 2, 0, radius * extent.height - mapHeight);
  const first = firstCentre(radius);
  const layout = layoutOf(radius, { x: map.x - left + first.x, y: map.y - top + first.y });
  const hexes = hexesOf(size).filter((hex) => {
    const { x, y } = layout.centre(hex);
    return (
      x > map.x - radius && x < map.x + map.width + radius && y > map.y - radius && y < map.y + map.height + radius
    );
  });
  const height = map.y + map.height + band;
  const [detail, chips] = [hexDetailOf(width, radius), chipsOf(width, radius)];
  return { width, height, strip, band, map, layout, radius, size, hexes, detail, chips };
}

/** Clamps the value between two limits; the lower one wins if they cross. */
function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
