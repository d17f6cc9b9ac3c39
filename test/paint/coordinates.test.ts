/** Hex numbers: each is completely legible, or left out. */
import { expect, test } from 'vitest';
import { HEIGHTS, loadFonts } from '../../src/paint/fonts.ts';
import { drawGround } from '../../src/paint/hex/ground.ts';
import { drawOverlay } from '../../src/paint/hex/overlay.ts';
import { pageOf } from '../../src/paint/hex/page.ts';
import { THEMES } from '../../src/paint/palette.ts';
import { threatScene } from '../../src/paint/hex/sample-choices.ts';
import { counterScene } from '../../src/paint/hex/sample-counters.ts';
import { largeScene } from '../../src/paint/hex/sample.ts';
import type { Pen } from '../../src/paint/sheet.ts';
import type { Mark, Piece, HexScene } from '../../src/scene/hex.ts';
import { emptyScene } from '../help/scene.ts';
import { recorded, type Written } from './recorded.ts';

loadFonts();

const HERE = '0404';
const empty: HexScene = { ...emptyScene('map'), map: { ...emptyScene('map').map, cols: 8, rows: 8 }, view: 'whole' };
const unit = (shape: Piece['shape'], facing?: number): Piece => ({
  name: '',
  side: 'red',
  at: HERE,
  shape,
  ...(facing !== undefined && { facing }),
  chips: [],
});

const isNumber = (text: string) => /^\d{4}$/.test(text);

/** The numbers in a picture of this width, and their positions. */
function numbersIn(scene: HexScene, width = 800): readonly Written[] {
  const page = pageOf(scene.map, scene.view, width);
  expect(page.detail.coordinates).toBeDefined();
  const { pen, texts } = recorded(page.width, page.height);
  drawOverlay({ pen, page, theme: THEMES[scene.theme] }, scene);
  return texts.filter(({ text }) => isNumber(text));
}

/** The numbers that these things remove. */
function without(changes: Partial<HexScene>): readonly string[] {
  const left = numbersIn({ ...empty, ...changes }).map(({ text }) => text);
  return numbersIn(empty)
    .map(({ text }) => text)
    .filter((hex) => !left.includes(hex));
}

test('every empty hex has its number', () => {
  expect(numbersIn(empty)).toHaveLength(64);
});

test('anything over a number removes it; anything else does not, and no other hex loses its own', () => {
  // Its V points up, where the number is; facing down it does not, and its thin body leaves the number free.
  expect(without({ pieces: [unit('line', 0)] })).toEqual([HERE]);
  expect(without({ pieces: [unit('line', 3)] })).toEqual([]);
  // A column is deep enough, and pikes are high enough, whichever way they face.
  expect(without({ pieces: [unit('column', 3)] })).toEqual([HERE]);
  expect(without({ pieces: [unit('pikes')] })).toEqual([HERE]);
  expect(without({ marks: [{ kind: 'ghost', piece: unit('column', 3) }] })).toEqual([HERE]);
});

test('a mark whose strokes run through a number removes it too', () => {
  const shot: Mark = { kind: 'fire', side: 'red', from: '0401', to: '0406', arm: 'artillery' };
  expect(without({ marks: [shot] })).toContain(HERE);
  expect(without({ marks: [{ kind: 'choice', at: HERE, n: 1, what: 'target' }] })).toContain(HERE);
  expect(without({ marks: [{ kind: 'choice', at: HERE, n: 1, what: 'end' }] })).toEqual([]);
});

test('the sample battle has numbers in empty hexes, and none below its columns that face north', () => {
  const large = largeScene('day', { around: '1309', across: 9 });
  const north = large.pieces.filter(({ shape, facing }) => shape === 'column' && facing === 0);
  const shown = numbersIn(large).map(({ text }) => text);
  expect(shown.length).toBeGreaterThan(15);
  for (const { at } of north) expect(shown).not.toContain(at);
});

const BATTLES: readonly (readonly [string, HexScene])[] = [
  ['a crop', largeScene('night', { around: '1309', across: 9 })],
  ['its other end', largeScene('day', { around: '1810', across: 10 })],
  ['counters', counterScene('night', { around: '0607', across: 9 })],
  ['threats', threatScene('day', 9)],
];

test.each(BATTLES)('nothing is over or under a number: %s', (_, scene) => {
  const page = pageOf(scene.map, scene.view, 1200);
  const sheetOf = (pen: Pen) => ({ pen, page, theme: THEMES[scene.theme] });
  const [ground, drawn] = [recorded(page.width, page.height).pen, recorded(page.width, page.height).pen];
  drawGround(sheetOf(ground), scene.map);
  drawGround(sheetOf(drawn), scene.map);
  drawOverlay(sheetOf(withoutNumbers(drawn)), scene);
  const numbers = numbersIn(scene, 1200);
  expect(numbers.length).toBeGreaterThan(12);
  const covered = numbers.filter((number) => {
    const [bare, full] = [ground, drawn].map((pen) => pixelsUnder(pen, number));
    const other = bare!.filter((value, i) => Math.abs(value - full![i]!) > 24).length;
    return other / bare!.length > 0.02;
  });
  expect(covered.map(({ text }) => text)).toEqual([]);
});

function withoutNumbers(pen: Pen): Pen {
  return new Proxy(pen, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if ((key === 'fillText' || key === 'strokeText') && isNumber(args[0] as string)) return undefined;
        return Reflect.apply(value, target, args);
      };
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
}

function pixelsUnder(pen: Pen, { text, font, x, y }: Written): readonly number[] {
  pen.font = font;
  const [width, height] = [
    pen.measureText(text).width,
    Number.parseFloat(font.split(' ')[1]!) * HEIGHTS.figures.capital,
  ];
  return Array.from(pen.getImageData(x - width / 2, y - height, width, height).data);
}
