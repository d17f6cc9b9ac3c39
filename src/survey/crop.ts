/** How much of the map a picture shows, in any game: enough for what matters, and no more. */
import type { Frame } from '../kernel/ruleset.ts';
import { hexesOfMark } from '../scene/marks.ts';
import type { Mark, View } from '../scene/scene.ts';

/** Hexes across. A decision needs a closer view than a report, and wider crops make names unreadable. */
const CLOSE = 9;
const NEAR = 10;
const WIDE = 16;

/** A crop is wider than high: this many columns per row. */
const COLUMNS_PER_ROW = 1.3;

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
  const view = typeof frame === 'object' ? around(frame.around, marks) : about(marks, changed, frame === 'choice');
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
 * The question and its fight, or where the two sides met; otherwise everything that happened, or only the fight if that
 * is too much.
 */
function about(marks: readonly Mark[], changed: readonly string[], isChoice: boolean): Crop | undefined {
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
  return shown && (isChoice ? cropTo(shown, CLOSE, 1) : cropTo(shown, NEAR, 2));
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

function spanOf(spots: readonly Spot[], margin: number): { readonly middle: string; readonly need: number } {
  const cols = spots.map(([col]) => col);
  const rows = spots.map(([, row]) => row);
  const [left, right] = [Math.min(...cols), Math.max(...cols)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const middle = [(left + right) / 2, (top + bottom) / 2].map((n) => String(Math.round(n)).padStart(2, '0')).join('');
  const high = (bottom - top + 1 + margin) * COLUMNS_PER_ROW;
  return { middle, need: Math.max(right - left + 1 + 2 * margin, Math.ceil(high)) };
}

function spotOf(hex: string): Spot {
  return [Number(hex.slice(0, 2)), Number(hex.slice(2))];
}
