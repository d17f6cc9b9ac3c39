/** Numbers of hexes: each stands where it can be read whole, and none goes through a unit. */
import { expect, test } from 'vitest';
import { drawCoordinates } from '../../src/paint/coordinates.ts';
import { loadFonts } from '../../src/paint/fonts.ts';
import { pageOf } from '../../src/paint/page.ts';
import { THEMES } from '../../src/paint/palette.ts';
import { largeScene } from '../../src/paint/sample.ts';
import type { Piece, Scene } from '../../src/scene/scene.ts';
import { emptyScene } from '../help/scene.ts';
import { recorded } from './recorded.ts';

loadFonts();

const HERE = '0404';
const scene: Scene = { ...emptyScene('map'), board: { ...emptyScene('map').board, cols: 8, rows: 8 }, view: 'whole' };
const unit = (shape: Piece['shape'], facing?: number): Piece => ({
  name: '',
  side: 'red',
  at: HERE,
  shape,
  ...(facing !== undefined && { facing }),
  chips: [],
});

function numbersBeside(pieces: readonly Piece[], board = scene.board): readonly string[] {
  const page = pageOf(board, 'whole', 800);
  expect(page.detail.coordinates).toBeDefined();
  const { pen, texts } = recorded(page.width, page.height);
  drawCoordinates({ pen, page, theme: THEMES.day }, board, pieces);
  return texts.map(({ text }) => text);
}

test('every hex has its number, as long as nothing stands there', () => {
  expect(numbersBeside([])).toHaveLength(64);
});

test('what lies over a number takes it away; what leaves it free does not, and no other hex loses its own', () => {
  const all = numbersBeside([]);
  const without = (pieces: readonly Piece[]) => {
    const left = numbersBeside(pieces);
    return all.filter((hex) => !left.includes(hex));
  };
  // Its V points up, where the number stands; facing down it does not, and its thin body leaves the number free.
  expect(without([unit('line', 0)])).toEqual([HERE]);
  expect(without([unit('line', 3)])).toEqual([]);
  // A column is deep enough, and pikes are high enough, whichever way they look.
  expect(without([unit('column', 3)])).toEqual([HERE]);
  expect(without([unit('pikes')])).toEqual([HERE]);
});

test('the sample of a battle has numbers in empty hexes, and none below its columns that face north', () => {
  const large = largeScene('day', { around: '1309', across: 9 });
  const north = large.pieces.filter(({ shape, facing }) => shape === 'column' && facing === 0);
  const page = pageOf(large.board, large.view, 800);
  const { pen, texts } = recorded(page.width, page.height);
  drawCoordinates({ pen, page, theme: THEMES.day }, large.board, large.pieces);
  const shown = texts.map(({ text }) => text);
  expect(shown.length).toBeGreaterThan(30);
  for (const { at } of north) expect(shown).not.toContain(at);
});
