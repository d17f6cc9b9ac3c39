/** How much of the map a picture shows, in whatever game: enough for what matters, and no more. */
import type { Mark, View } from '../scene/scene.ts';
import type { Frame } from './ruleset.ts';

/** Hexes across. Who must decide looks closer than who hears what happened; wider than this, nobody can read a name. */
const CLOSE = 9;
const NEAR = 10;
const WIDE = 16;

export interface Subject {
  readonly cols: number;
  readonly marks: readonly Mark[];
  /** The hexes of units that have changed, with a mark or without. */
  readonly changed: readonly string[];
}

export function cropOf({ cols, marks, changed }: Subject, frame: Frame): View {
  if (frame === 'whole') return 'whole';
  const view = typeof frame === 'object' ? around(frame.around, marks) : about(marks, changed, frame === 'choice');
  return view === undefined || view.across >= cols ? 'whole' : view;
}

type Crop = Exclude<View, 'whole'>;

/** A hex in the middle, unless what can be chosen, or what threatens, lies too far to one side of it. */
function around(hex: string, marks: readonly Mark[]): Crop {
  const hexes = [hex, ...marks.filter(({ kind }) => kind === 'choice' || kind === 'threat').flatMap(hexesOf)];
  const reach = (NEAR - 1) / 2 - 1;
  if (hexes.every((each) => apart(hex, each) <= reach)) return { around: hex, across: NEAR };
  return closest([hexes], NEAR, 1)!;
}

/** What is asked and the fight it is about; or all that happened, and where that is too much, the fight. */
function about(marks: readonly Mark[], changed: readonly string[], isChoice: boolean): Crop | undefined {
  const asked = marks.filter(({ kind }) => kind === 'awaited' || kind === 'choice');
  const fight = marks.filter(({ kind }) => kind !== 'move' && kind !== 'ghost');
  const all = [...marks.flatMap(hexesOf), ...changed];
  const subjects =
    isChoice && asked.length > 0 ? [fight.flatMap(hexesOf), asked.flatMap(hexesOf)] : [all, fight.flatMap(hexesOf)];
  return isChoice ? closest(subjects, CLOSE, 1) : closest(subjects, NEAR, 2);
}

/** The first of these that can be shown whole; else the last that is anywhere at all, as much of it as can be shown. */
function closest(subjects: readonly (readonly string[])[], least: number, margin: number): Crop | undefined {
  const spans = subjects.filter((hexes) => hexes.length > 0).map(spanOf);
  const span = spans.find(({ size }) => size <= WIDE) ?? spans.at(-1);
  return span && { around: span.middle, across: Math.min(WIDE, Math.max(least, span.size + 2 * margin)) };
}

function spanOf(hexes: readonly string[]): { readonly middle: string; readonly size: number } {
  const cols = hexes.map((hex) => Number(hex.slice(0, 2)));
  const rows = hexes.map((hex) => Number(hex.slice(2)));
  const [left, right] = [Math.min(...cols), Math.max(...cols)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const middle = [(left + right) / 2, (top + bottom) / 2].map((n) => String(Math.round(n)).padStart(2, '0')).join('');
  return { middle, size: Math.max(right - left, bottom - top) + 1 };
}

/** Columns or rows, whichever are more. */
function apart(a: string, b: string): number {
  return spanOf([a, b]).size - 1;
}

function hexesOf(mark: Mark): readonly string[] {
  switch (mark.kind) {
    case 'move':
    case 'rout':
      return mark.path;
    case 'charge':
    case 'threat':
      return [...mark.path, mark.target];
    case 'fire':
    case 'blocked':
      return [mark.from, mark.to];
    case 'ghost':
      return mark.piece.also === undefined ? [mark.piece.at] : [mark.piece.at, mark.piece.also];
    case 'losses':
    case 'eliminated':
    case 'awaited':
    case 'choice':
      return [mark.at];
  }
}
