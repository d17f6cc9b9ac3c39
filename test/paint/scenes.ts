import type { HexMap, Piece, HexScene } from '../../src/scene/hex.ts';

export const BOARD: HexMap = { cols: 7, rows: 6, hexes: [], sides: [], roads: [], places: [] };

/** A small empty scene in the dark theme, for adding one thing at a time. */
export function bare(changes: Partial<HexScene> = {}): HexScene {
  return {
    title: 'Test',
    subtitle: 'One thing',
    sides: { red: 'Red', blue: 'Blue' },
    alt: 'A test.',
    theme: 'night',
    view: { around: '0403', across: 5 },
    board: 'hex',
    map: BOARD,
    pieces: [],
    marks: [],
    ...changes,
  };
}

export function unit(changes: Partial<Piece> = {}): Piece {
  return { name: '57L', side: 'blue', at: '0403', facing: 1, shape: 'line', strength: 9, chips: [], ...changes };
}

/** A unit of a rulebook without facings. */
export function upright(changes: Partial<Piece> = {}): Piece {
  return { name: '57L', side: 'blue', at: '0403', shape: 'infantry', strength: 9, chips: [], ...changes };
}

/** Small pictures keep the tests quick. */
export const SMALL = { width: 360 } as const;
