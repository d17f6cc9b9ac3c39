/** The layout of a picture of a table: how many pixels a centimetre has, and where on the table the window is. */
import type { FieldMap, FieldView } from '../../scene/field.ts';
import { type Detail, detailOf, leastSize, margins, type Page, type Point } from '../page.ts';
import type { Sheet } from '../sheet.ts';

const CROP_WIDTH = 1200;
const WHOLE_WIDTH = 1600;
/** Height to width of a crop. */
const CROP_ASPECT = 0.76;
/** The largest centimetre, as part of the picture's width: a small table is not blown up beyond it. */
const LARGEST = 1 / 24;
/** Figures have numbers if this much of the table, or less, is across the picture. */
const NUMBERED = 31_000;

interface FieldDetail extends Detail {
  /** Names and strengths of units. */
  readonly plate: number;
  readonly place: number;
  /** Numbers of single figures; undefined: there is no room. */
  readonly figure: number | undefined;
}

export interface FieldPage extends Page {
  readonly size: Pick<FieldMap, 'wide' | 'deep'>;
  /** Pixels of a centimetre. */
  readonly cm: number;
  /** The breadth of a mark in pixels: to scale, but never too thin to see. */
  readonly unit: number;
  readonly detail: FieldDetail;
  /** Where a point of the table is in the picture. */
  readonly at: (point: readonly [number, number]) => Point;
}

/** What every drawing function of this folder receives. */
export type FieldSheet = Sheet<FieldPage>;

/** The position of a unit: `12000,6400`. */
export function spotAt(spot: string): readonly [number, number] {
  const [x = 0, y = 0] = spot.split(',').map(Number);
  return [x, y];
}

export function pageOf(size: FieldPage['size'], view: FieldView, width?: number): FieldPage {
  if (view === 'whole') return wholePage(size, width ?? WHOLE_WIDTH);
  return cropPage(size, spotAt(view.around), view.across, width ?? CROP_WIDTH);
}

function wholePage(size: FieldPage['size'], width: number): FieldPage {
  const { strip, band } = margins(width);
  const cm = Math.min(((width - 2 * band) * 1_000) / size.wide, LARGEST * width, ((width - strip) * 1_000) / size.deep);
  return pageWith(size, width, cm, [size.wide / 2, size.deep / 2], Infinity);
}

function cropPage(
  size: FieldPage['size'],
  around: readonly [number, number],
  across: number,
  width: number,
): FieldPage {
  const { strip, band } = margins(width);
  const cm = ((width - 2 * band) * 1_000) / Math.min(across, size.wide);
  return pageWith(size, width, cm, around, Math.round(width * CROP_ASPECT) - strip - 2 * band);
}

/** A page whose window is around a point of the table, shifted to stay on it. */
function pageWith(
  size: FieldPage['size'],
  width: number,
  cm: number,
  around: readonly [number, number],
  most: number,
): FieldPage {
  const { strip, band } = margins(width);
  const table = { width: (size.wide * cm) / 1_000, height: (size.deep * cm) / 1_000 };
  const mapWidth = Math.min(width - 2 * band, Math.ceil(table.width - 1e-6));
  const mapHeight = Math.min(most, Math.ceil(table.height - 1e-6));
  const map = { x: Math.round((width - mapWidth) / 2), y: strip + band, width: mapWidth, height: mapHeight };
  const left = within((around[0] * cm) / 1_000 - mapWidth / 2, 0, table.width - mapWidth);
  const top = within(table.height - (around[1] * cm) / 1_000 - mapHeight / 2, 0, table.height - mapHeight);
  const shown = (mapWidth * 1_000) / cm;
  const plate = Math.max(leastSize(width, 'figures'), 1.1 * cm);
  return {
    width,
    height: map.y + map.height + band,
    strip,
    band,
    map,
    size,
    cm,
    unit: Math.max(1.6 * cm, 0.0125 * width),
    detail: {
      ...detailOf(width),
      plate,
      place: Math.max(leastSize(width, 'title'), 1.6 * cm),
      figure: shown <= NUMBERED && leastSize(width, 'figures') <= 1.4 * cm ? leastSize(width, 'figures') : undefined,
    },
    at: ([x, y]) => ({ x: map.x - left + (x * cm) / 1_000, y: map.y - top + table.height - (y * cm) / 1_000 }),
  };
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)));
}
