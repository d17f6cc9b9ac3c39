/** The strip above the map: neither army is ever cut, and the title only when nothing else helps. */
import { expect, test } from 'vitest';
import { type Face, fontOf, loadFonts } from '../../src/paint/fonts.ts';
import { pageOf } from '../../src/paint/hex/page.ts';
import { THEMES } from '../../src/paint/palette.ts';
import { drawTitle } from '../../src/paint/title.ts';
import { recorded } from './recorded.ts';
import { bare } from './scenes.ts';

loadFonts();

/** The name of a face in a font. */
const aliasOf = (face: Face) => fontOf(face, 1).split('"')[1]!;

const SIDES = { blue: 'Arrière-garde française', red: 'Avant-garde autrichienne' };
const FIGURES = { blue: '51 hommes · 210 PV', red: '148 hommes · 90 PV' };
const SUBTITLE = 'Tour 12 sur 12 · les Rouges jouent';

function strip(title: string, sides = SIDES) {
  const scene = bare({ title, subtitle: SUBTITLE, sides, figures: FIGURES });
  const page = pageOf(scene.map, scene.view);
  const { pen, texts } = recorded(page.width, page.height);
  drawTitle({ pen, page, theme: THEMES.night }, scene, page.width);
  return { texts, words: texts.map(({ text }) => text) };
}

test('a short title has its own font, and the armies are in a column', () => {
  const sides = { blue: 'Français', red: 'Coalisés' };
  const { texts, words } = strip('7C charge 20L', sides);
  expect(words).toEqual(expect.arrayContaining([...Object.values(sides), ...Object.values(FIGURES), SUBTITLE]));
  expect(texts.find(({ text }) => text === '7C charge 20L')!.font).toContain(aliasOf('title'));
  const [blue, red] = [sides.blue, sides.red].map((army) => texts.find(({ text }) => text === army)!.x);
  expect(blue).toBe(red);
});

test.each([
  'Les Rouges terminent leurs actions',
  'Les avant-postes de Rosenau, 1809',
  'Le feu de la 6B met en fuite les 4G',
])('a long title gets a smaller font, and is not cut: %s', (title) => {
  const { texts, words } = strip(title);
  expect(words).toEqual(expect.arrayContaining([title, ...Object.values(SIDES), ...Object.values(FIGURES), SUBTITLE]));
  expect(texts.find(({ text }) => text === title)!.font).toContain(aliasOf('label'));
});

test('if a title is too long for the whole strip its end is cut, never an army', () => {
  const { words } = strip('Les Rouges ont donné leur dernier ordre avant la tombée de la nuit');
  expect(words).toEqual(expect.arrayContaining([...Object.values(SIDES), ...Object.values(FIGURES), SUBTITLE]));
  expect(words.filter((text) => text.includes('…'))).toEqual([expect.stringMatching(/^Les Rouges ont donné .*…$/)]);
});
