/** The only place that draws text, so that fonts, sizes and missing characters are handled once. */
import { type Face, fontOf, HEIGHTS, writable } from './fonts.ts';
import type { Pen } from './sheet.ts';

export interface Lettering {
  readonly face: Face;
  /** Font size in pixels. */
  readonly size: number;
  readonly ink: string;
  readonly halo?: { readonly colour: string; readonly width: number };
  readonly align?: 'left' | 'center' | 'right';
  /** Wider than this it is squeezed. */
  readonly most?: number;
}

/** The width of the text in pixels, without the halo. */
export function widthOf(pen: Pen, text: string, { face, size }: Pick<Lettering, 'face' | 'size'>): number {
  pen.font = fontOf(face, size);
  return pen.measureText(writable(face, text)).width;
}

/** Writes a text. `y` is the middle of its capitals, `x` its left end, middle or right end depending on `align`. */
export function write(pen: Pen, text: string, x: number, y: number, lettering: Lettering): void {
  const { face, size, ink, halo, align = 'center', most } = lettering;
  const words = writable(face, text);
  const baseline = y + (HEIGHTS[face].capital * size) / 2;
  pen.font = fontOf(face, size);
  pen.textAlign = align;
  pen.textBaseline = 'alphabetic';
  if (halo) {
    pen.lineJoin = 'round';
    pen.strokeStyle = halo.colour;
    pen.lineWidth = halo.width;
    pen.strokeText(words, x, baseline);
  }
  pen.fillStyle = ink;
  pen.fillText(words, x, baseline, most);
}

/** Breaks text into lines no longer than this many pixels; a single word may be longer. */
export function wrapped(pen: Pen, text: string, most: number, lettering: Pick<Lettering, 'face' | 'size'>): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(pen, longer, lettering) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As much of the text as fits in this many pixels, ending in an ellipsis if cut. */
export function fitted(pen: Pen, text: string, most: number, lettering: Pick<Lettering, 'face' | 'size'>): string {
  if (widthOf(pen, text, lettering) <= most) return text;
  const letters = Array.from(text);
  let [fits, tooLong] = [0, letters.length];
  while (tooLong - fits > 1) {
    const half = (fits + tooLong) >> 1;
    if (widthOf(pen, shortened(letters, half), lettering) <= most) fits = half;
    else tooLong = half;
  }
  return shortened(letters, fits);
}

function shortened(letters: readonly string[], count: number): string {
  return `${letters.slice(0, count).join('').trimEnd()}…`;
}
