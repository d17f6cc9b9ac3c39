/** Alt text for a map of hexes: its marks in words, and what of it a picture shows. */
import { sidePhrase } from '../../kernel/play.ts';
import { type Hex, type Size, colOf, rowOf } from '../../hex/grid.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import type { Mark, View } from '../../scene/hex.ts';

/** A crop is about three quarters as high as wide, and rows are closer than columns. */
const ROWS_PER_COLUMN = 0.85;

/** Whether a crop, shifted to stay on the map, shows this hex. */
export function isInside(view: View, { cols, rows }: Size, hex: Hex): boolean {
  if (view === 'whole') return true;
  const [column, row] = numbersOf(view.around);
  const [x, y] = numbersOf(hex);
  return isNear(x, column, view.across, cols) && isNear(y, row, view.across * ROWS_PER_COLUMN, rows);
}

function isNear(place: number, middle: number, span: number, count: number): boolean {
  const half = Math.min(span, count) / 2;
  const moved = Math.min(Math.max(middle, 0.5 + half), count + 0.5 - half);
  return Math.abs(place - moved) <= half;
}

function numbersOf(hex: Hex): [number, number] {
  return [colOf(hex), rowOf(hex)];
}

/** Marks of things that have not happened: choices, threats, a blocked line of sight. */
export function markSentences(marks: readonly Mark[]): Phrase[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'choice') return [phrase('alt-choice', { n: mark.n, what: mark.what, at: mark.at })];
    if (mark.kind === 'blocked') return [phrase('alt-blocked', { from: mark.from, to: mark.to, by: mark.by })];
    if (mark.kind === 'zone') return [zoneSentence(mark)];
    if (mark.kind !== 'threat') return [];
    const { side, by, path, target } = mark;
    const args = { by, side: sidePhrase(side), target, from: path[0]! };
    return [path.length === 1 ? phrase('alt-threat', args) : phrase('alt-threat-near', { ...args, to: path.at(-1)! })];
  });
}

/** From its first column and row to its last. */
function zoneSentence({ side, hexes }: Extract<Mark, { kind: 'zone' }>): Phrase {
  const [cols, rows] = [0, 2].map((from) => hexes.map((hex) => hex.slice(from, from + 2)).toSorted());
  const [from, to] = [0, -1].map((end) => `${cols!.at(end)}${rows!.at(end)}`);
  return phrase('alt-zone', { side: phrase(`colour-${side}`), from: from!, to: to! });
}

/** The hexes where something ended or may end. */
export function endsOf(mark: Mark): readonly Hex[] {
  switch (mark.kind) {
    case 'move':
    case 'rout':
      return mark.path.slice(-1);
    case 'charge':
    case 'threat':
      return [...mark.path.slice(-1), mark.target];
    case 'fire':
    case 'blocked':
      return [mark.from, mark.to];
    case 'losses':
    case 'eliminated':
    case 'awaited':
      return [mark.at];
    case 'choice':
    case 'ghost':
    case 'zone':
      return [];
  }
}
