/** How much of the map a picture shows, in any game: what matters, and no more. */
import { colOf, rowOf } from '../../hex/grid.ts';
import type { Frame } from '../../kernel/ruleset.ts';
import { hexesOfMark } from '../../scene/hex-marks.ts';
import type { Mark, View } from '../../scene/hex.ts';

/** Hexes across. A decision needs a closer view than a report, and wider crops make names unreadable. */
const CLOSE = 9;
const NEAR = 10;
const WIDE = 16;
/** On a map no wider than this, the whole map still shows unit names. */
const NAMED = 26;

/** A crop is wider than high: this many columns per row. */
const COLUMNS_PER_ROW = 1.31;
/** From the middle of a hex to its top, in rows. */
const HALF_A_HEX = 2 / 3;

export interface Subject {
  readonly cols: number;
  readonly marks: readonly Mark[];
  /** The hexes of units that have changed, marked or not. */
  readonly changed: readonly string[];
}

type Crop = Exclude<View, 'whole'>;

/** A column and a row. */
type Spot = readonly [number, number];

export function cropOf({ cols, marks, changed }: Subject, frame: Frame): View {
  if (frame === 'whole') return 'whole';
  const view =
    typeof frame === 'object' ? around(frame.around, marks) : about(cols, marks, changed, frame === 'choice');
  return view === undefined || view.across >= cols ? 'whole' : view;
}

/** Centres a hex, unless choices or threats lie too far to one side. */
function around(hex: string, marks: readonly Mark[]): Crop {
  const [col, row] = spotOf(hex);
  const spots = [hex, ...marks.filter(({ kind }) => kind === 'choice' || kind === 'threat').flatMap(hexesOfMark)].map(
    spotOf,
  );
  const opposite = spots.map(([c, r]): Spot => [2 * col - c, 2 * row - r]);
  if (spanOf([...spots, ...opposite], 0).need <= NEAR) return { around: hex, across: NEAR };
  return cropTo(spots, NEAR, 1);
}

/**
 * The question and its fight, or where the two sides met; otherwise everything that happened. If that is too much: the
 * whole map, or on a large map only the fight.
 */
function about(cols: number, marks: readonly Mark[], changed: readonly string[], isChoice: boolean): Crop | undefined {
  const asked = marks.filter(({ kind }) => kind === 'awaited' || kind === 'choice');
  const fight = marks.filter(({ kind }) => kind !== 'move' && kind !== 'ghost').flatMap(hexesOfMark);
  if (isChoice && asked.length > 0) {
    const all = fight.map(spotOf);
    if (spanOf(all, 1).need <= NEAR) return cropTo(all, CLOSE, 1);
    return cropTo([...asked.flatMap(hexesOfMark), ...marks.flatMap(contactOf)].map(spotOf), CLOSE, 1);
  }
  const subjects = [[...marks.flatMap(hexesOfMark), ...changed], fight];
  const present = subjects.filter((hexes) => hexes.length > 0).map((hexes) => hexes.map(spotOf));
  const shown = present.find((spots) => spanOf(spots, 0).need <= WIDE) ?? present.at(-1);
  if (!shown) return undefined;
  const crop = isChoice ? cropTo(shown, CLOSE, 1) : cropTo(shown, NEAR, 2);
  if (shown === present[0]) return crop;
  return cols <= NAMED ? undefined : uncut(crop, present[0]!);
}

/** Slightly wider, if that keeps the edge from cutting any of these. */
function uncut(crop: Crop, spots: readonly Spot[]): Crop {
  const middle = spotOf(crop.around);
  for (let { across } = crop; across <= WIDE; across++)
    if (!spots.some((spot) => isCut(spot, middle, across))) return { ...crop, across };
  return crop;
}

function isCut([col, row]: Spot, [midCol, midRow]: Spot, across: number): boolean {
  const aside = Math.abs(col + shiftOf(row) - midCol - shiftOf(midRow)) - across / 2;
  const above = Math.abs(row - midRow) - across / 2 / COLUMNS_PER_ROW;
  return aside < 0.5 && above < HALF_A_HEX && (aside > -0.5 || above > -HALF_A_HEX);
}

/** Where the fighting was, without the approach. */
function contactOf(mark: Mark): readonly string[] {
  return mark.kind === 'charge' ? [mark.path.at(-1)!, mark.target] : [];
}

/** Contains all of these if possible, with a margin of columns and half as many rows. */
function cropTo(spots: readonly Spot[], least: number, margin: number): Crop {
  const { middle, need } = spanOf(spots, margin);
  return { around: middle, across: Math.min(WIDE, Math.max(least, need)) };
}

/** The hex nearest to the centre of all these, and the width of a crop around it that shows each of them completely. */
function spanOf(spots: readonly Spot[], margin: number): { readonly middle: string; readonly need: number } {
  const [left, right] = boundsOf(spots.map(([col, row]) => col + shiftOf(row)));
  const [top, bottom] = boundsOf(spots.map(([, row]) => row));
  const row = Math.round((top + bottom) / 2);
  const col = Math.round((left + right) / 2 - shiftOf(row));
  const aside = Math.max(right - col - shiftOf(row), col + shiftOf(row) - left) + 0.5 + margin;
  const above = Math.max(bottom - row, row - top) + HALF_A_HEX + margin / 2;
  const middle = [col, row].map((n) => String(n).padStart(2, '0')).join('');
  return { middle, need: Math.ceil(Math.max(2 * aside, 2 * above * COLUMNS_PER_ROW)) };
}

const boundsOf = (places: readonly number[]) => [Math.min(...places), Math.max(...places)] as const;

/** Even rows are shifted half a hex to the right. */
const shiftOf = (row: number) => (row % 2 === 0 ? 0.5 : 0);

function spotOf(hex: string): Spot {
  return [colOf(hex), rowOf(hex)];
}
