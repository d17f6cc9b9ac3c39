/** An empty picture, for tests of what carries pictures. */
import type { Scene } from '../../src/scene/scene.ts';

export function emptyScene(alt: string): Scene {
  return {
    title: 'A field',
    subtitle: '',
    alt,
    theme: 'day',
    view: 'whole',
    sides: { red: 'Red', blue: 'Blue' },
    board: { cols: 4, rows: 4, hexes: [], sides: [], roads: [], places: [] },
    pieces: [],
    marks: [],
  };
}
