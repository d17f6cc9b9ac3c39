/**
 * The layout of a picture: title strip, rulers, the window on the map; and which letters are large enough to be worth
 * drawing. All lengths are in pixels of the finished picture.
 */
import { type Face, HEIGHTS } from './fonts.ts';

/** The width at which Discord shows a picture in a channel. Letters below a certain height there are unreadable. */
export const SHOWN_WIDTH = 550;
const READABLE = 8;
/** Slightly more than needed, so that rounding never takes a letter below the limit. */
const SAFETY = 1.02;

/** A point in pixels, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Font sizes. */
export interface Detail {
  readonly title: number;
  readonly text: number;
  readonly ruler: number;
}

export interface Page {
  readonly width: number;
  readonly height: number;
  /** Height of the title strip. */
  readonly strip: number;
  /** Width of the band beside the map, for its rulers. */
  readonly band: number;
  /** The window on the map. */
  readonly map: Box;
  readonly detail: Detail;
}

/** The smallest readable font size in a picture of this width. */
export function leastSize(width: number, face: Face, letters: 'capital' | 'small' = 'capital'): number {
  return (SAFETY * READABLE * width) / SHOWN_WIDTH / HEIGHTS[face][letters];
}

export function detailOf(width: number): Detail {
  return {
    title: leastSize(width, 'title', 'small'),
    text: leastSize(width, 'label', 'small'),
    ruler: leastSize(width, 'figures'),
  };
}

export function margins(width: number): Pick<Page, 'strip' | 'band'> {
  const { title, text, ruler } = detailOf(width);
  return { strip: Math.round(1.02 * title + 1.42 * text), band: Math.round(1.36 * ruler) };
}
