/** An empty picture, for tests of what carries pictures. */
import type { HexScene } from '../../src/scene/hex.ts';

export function emptyScene(alt: string): HexScene {
  return {
    title: 'A field',
    subtitle: '',
    alt,
    theme: 'day',
    view: 'whole',
    sides: { red: 'Red', blue: 'Blue' },
    board: 'hex',
    map: { cols: 4, rows: 4, hexes: [], sides: [], roads: [], places: [] },
    pieces: [],
    marks: [],
  };
}
