import { readdirSync, readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Face, fontOf, HEIGHTS, loadFonts, writable } from '../../src/paint/fonts.ts';
import { fitted, widthOf } from '../../src/paint/lettering.ts';
import { drawGround } from '../../src/paint/hex/ground.ts';
import { drawLegend, legendOf } from '../../src/paint/legend.ts';
import { hexPainter } from '../../src/paint/hex/painter.ts';
import { pageOf } from '../../src/paint/hex/page.ts';
import { drawOverlay } from '../../src/paint/hex/overlay.ts';
import { THEMES } from '../../src/paint/palette.ts';
import { choosingScene, threatScene } from '../../src/paint/hex/sample-choices.ts';
import { crowdScene } from '../../src/paint/hex/sample-crowd.ts';
import { counterScene } from '../../src/paint/hex/sample-counters.ts';
import { WHOLE_LEGEND } from '../../src/paint/hex/sample-legend.ts';
import { largeScene, smallScene } from '../../src/paint/hex/sample.ts';
import { lettersIn } from '../../src/paint/woff2.ts';
import type { HexScene } from '../../src/scene/hex.ts';
import { recorded, type Written } from './recorded.ts';

const FACES: Face[] = ['figures', 'label', 'title'];
const FRENCH = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸabcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿ';
const SIGNS = '0123456789 .,;:!?-–—−…·«»“”‘’\'"()/+%°ºª&№*';
const NEIGHBOURS = 'ÄÖÜßäöüŁłŐőŰűŠšŽžČčŘřÑñÅåØøĄąĘę';

const aliasOf = (face: Face) => fontOf(face, 1).split('"')[1]!;

beforeAll(loadFonts);

describe.each(FACES)('the face %s', (face) => {
  test('it has every letter of French and its neighbours, and every symbol', () => {
    const text = FRENCH + NEIGHBOURS + SIGNS.replace('№', '');
    expect(writable(face, text)).toBe(text);
  });

  test('replaces what it lacks with letters it has', () => {
    expect(writable(face, 'Ệ 軍 😀 Ж')).toBe('E · · ·');
    expect(writable(face, 'X\ufe0f')).toBe('X');
    expect(writable(face, '⚖ X')).toBe('X');
    expect(writable(face, '⚖\ufe0f X')).toBe('X');
    expect(writable(face, 'é')).toBe('é');
  });

  test('it is as high as the sizes assume', () => {
    const pen = createCanvas(10, 10).getContext('2d');
    pen.font = fontOf(face, 1000);
    const heightOf = (letter: string) => pen.measureText(letter).actualBoundingBoxAscent / 1000;
    const { capital, small } = HEIGHTS[face];
    for (const [letter, height] of [
      ['H', capital],
      ['8', capital],
      ['x', small],
    ] as const) {
      expect(heightOf(letter)).toBeGreaterThanOrEqual(0.995 * height);
      expect(heightOf(letter)).toBeLessThan(1.04 * height);
    }
  });

  test('shortens what is too long', () => {
    const pen = createCanvas(10, 10).getContext('2d');
    const short = fitted(pen, 'Les grenadiers à pied de la Garde', 120, { face, size: 30 });
    expect(short).toMatch(/^Les.*…$/);
    expect(widthOf(pen, short, { face, size: 30 })).toBeLessThanOrEqual(120);
    expect(fitted(pen, 'Garde', 400, { face, size: 30 })).toBe('Garde');
  });
});

test('every font file is ours, licensed, and its character map can be read', () => {
  const folder = new URL('../../assets/fonts/', import.meta.url);
  const files = readdirSync(folder);
  expect(files.filter((file) => file.endsWith('.OFL.txt'))).toHaveLength(3);
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(6);
  for (const font of fonts) expect(lettersIn(readFileSync(new URL(font, folder))).size).toBeGreaterThan(100);
  for (const alias of ['Adc Figures', 'Adc Label', 'Adc Title']) expect(GlobalFonts.has(alias)).toBe(true);
});

const around = '1309';
const VIEWS: readonly (readonly [string, HexScene])[] = [
  ...[3, 5, 7, 9, 12, 16, 20, 24, 30, 40].map(
    (across) => [`${across} hexes across`, largeScene(across % 2 ? 'day' : 'night', { around, across })] as const,
  ),
  ...[20, 22, 24, 26, 28, 32, 40, 50].map(
    (cols) => [`the whole of ${cols} columns`, crowdScene('day', { cols, rows: Math.round(cols * 0.7) }, 14)] as const,
  ),
  ['a large map', largeScene('night', 'whole')],
  ['a small map', smallScene('day')],
  ['counters', counterScene('day')],
  ['what may be chosen', choosingScene('night', 9)],
  ['what may be chosen, from afar', choosingScene('day', 16)],
  ['what the enemy could do', threatScene('night')],
  [
    'words in letters that no font of ours has',
    {
      ...largeScene('night', { around, across: 9 }),
      title: 'Бородино 軍 😀',
      sides: { red: 'Россия', blue: 'Ệ ⚔️ X' },
      pieces: largeScene('night', 'whole').pieces.map((piece) => ({ ...piece, name: 'Ж1' })),
    },
  ],
];

test.each(VIEWS)('%s: each text is drawn in our fonts, and legible at 550 pixels', (_, scene) => {
  const page = pageOf(scene.map, scene.view);
  const legend = legendOf(page, hexPainter.plan({ ...scene, legend: [...WHOLE_LEGEND] }).legend);
  const { pen, texts } = recorded(page.width, page.height + legend.height);
  const sheet = { pen, page, theme: THEMES[scene.theme] };
  drawGround(sheet, scene.map);
  drawOverlay(sheet, scene);
  drawLegend(sheet, legend);
  expect(texts.length).toBeGreaterThan(20);
  const faceOf = (font: string) => FACES.find((known) => font.includes(aliasOf(known)));
  const heightOf = ({ text, font, scale }: Written) => {
    const face = faceOf(font);
    // Unit names are figures with a letter or two, written as typed: `9Lg`.
    const letters = face !== 'figures' && /\p{Ll}/u.test(text) ? 'small' : 'capital';
    return face ? (Number.parseFloat(font.split(' ')[1]!) * HEIGHTS[face][letters] * scale * 550) / page.width : 0;
  };
  expect(texts.filter((written) => heightOf(written) < 8)).toEqual([]);
  expect(texts.filter(({ text, font }) => writable(faceOf(font)!, text) !== text)).toEqual([]);
});
