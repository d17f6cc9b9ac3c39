/** The gallery shows everything that a scene can, and the committed files match what the script writes. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { fileOf, pageOf as markdownOf, ROOMS, THEMES } from '../../src/cli/gallery/pictures.ts';
import { fontOf, HEIGHTS, loadFonts } from '../../src/paint/fonts.ts';
import { drawLegend, legendOf } from '../../src/paint/legend.ts';
import { hexPainter } from '../../src/paint/hex/painter.ts';
import { pageOf } from '../../src/paint/hex/page.ts';
import { drawOverlay } from '../../src/paint/hex/overlay.ts';
import { THEMES as COLOURS } from '../../src/paint/palette.ts';
import { hexScene, hexTerrain, mark, piece, sideTerrain, sign } from '../../src/scene/hex.ts';
import {
  area as fieldArea,
  fieldScene,
  line as fieldLine,
  mark as fieldMark,
  piece as fieldPiece,
  sign as fieldSign,
} from '../../src/scene/field.ts';
import { frame } from '../../src/scene/frame.ts';
import { recorded } from '../paint/recorded.ts';

beforeAll(loadFonts);

const FOLDER = new URL('../../docs/gallery/', import.meta.url);
const ALL = ROOMS.flatMap(({ subjects }) => subjects);
const SUBJECTS = ALL.filter((subject) => 'scene' in subject);
const BOTH = SUBJECTS.flatMap((subject) => THEMES.map((theme) => subject.scene(theme)));
const SCENES = BOTH.filter((scene) => scene.board === 'hex');
const TABLES = BOTH.filter((scene) => scene.board === 'field');
const PIECES = SCENES.flatMap(({ pieces }) => pieces);
const MARKS = SCENES.flatMap(({ marks }) => marks);
const SIGNS = SCENES.flatMap(({ legend = [] }) => legend.map(({ sign }) => sign));

const every = (values: readonly unknown[]) => new Set(values.filter((value) => value !== undefined));

test('each scene is valid', () => {
  for (const one of SCENES) expect(() => hexScene.parse(one)).not.toThrow();
  for (const one of TABLES) expect(() => fieldScene.parse(one)).not.toThrow();
});

test('every formation, arm and state, both sides and all facings', () => {
  expect(every(PIECES.map(({ shape }) => shape))).toEqual(new Set(piece.shape.shape.options));
  expect(every(PIECES.flatMap(({ chips }) => chips))).toEqual(new Set(piece.shape.chips.element.options));
  expect(every(PIECES.map(({ side }) => side))).toEqual(new Set(piece.shape.side.options));
  expect(every(PIECES.map(({ facing }) => facing))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test('all terrain of hexes and hexsides, hills, roads and places', () => {
  const boards = SCENES.map(({ map }) => map);
  const hexes = boards.flatMap((board) => board.hexes);
  expect(every(hexes.map(({ terrain }) => terrain))).toEqual(new Set(hexTerrain.shape.terrain.unwrap().options));
  expect(every(hexes.map(({ hill }) => hill))).toEqual(new Set([1, 2, 3]));
  const sides = boards.flatMap((board) => board.sides);
  expect(every(sides.map(({ terrain }) => terrain))).toEqual(new Set(sideTerrain.shape.terrain.options));
  expect(boards.some(({ roads }) => roads.length > 0)).toBe(true);
  expect(boards.some(({ places }) => places.length > 0)).toBe(true);
});

test('every mark in each of its kinds', () => {
  const kinds = mark.options.map(({ shape }) => shape.kind.value);
  expect(every(MARKS.map(({ kind }) => kind))).toEqual(new Set(kinds));
  const variants = MARKS.map((one) =>
    one.kind === 'threat' ? one.by : one.kind === 'choice' ? one.what : one.kind === 'fire' ? one.arm : undefined,
  );
  expect(every(variants)).toEqual(new Set(['artillery', 'charge', 'end', 'musketry', 'target']));
});

test('every symbol of the legend', () => {
  const signs = sign.options.flatMap(({ shape }) => {
    const kind = shape.kind.value;
    const options = Object.entries(shape).flatMap(([key, field]) =>
      key !== 'kind' && 'options' in field ? (field.options as readonly string[]) : [],
    );
    return options.length > 0 ? options.map((option) => `${kind} ${option}`) : [`${kind} `];
  });
  const named = SIGNS.map(({ kind, ...rest }) => `${kind} ${Object.values(rest).join('')}`);
  expect(every(named)).toEqual(new Set(signs));
});

/** The word for each option of a union: `shape close`, `mark fire`. */
const optionsOf = (options: readonly { readonly shape: object }[]) =>
  options.flatMap(({ shape }) => {
    const { kind, ...rest } = shape as { kind: { value: string } };
    const words = Object.values(rest).flatMap((field) =>
      typeof field === 'object' && field !== null && 'options' in field ? (field.options as readonly string[]) : [],
    );
    return words.length > 0 ? words.map((word) => `${kind.value} ${word}`) : [`${kind.value} `];
  });

test('on tables too: every shape and state, all ground, every mark, every symbol of the key', () => {
  const units = TABLES.flatMap(({ pieces }) => pieces);
  expect(every(units.map(({ shape }) => shape))).toEqual(new Set(fieldPiece.shape.shape.options));
  expect(every(units.flatMap(({ chips }) => chips))).toEqual(new Set(fieldPiece.shape.chips.element.options));
  expect(every(TABLES.flatMap(({ field }) => field.areas.map(({ kind }) => kind)))).toEqual(
    new Set(fieldArea.shape.kind.options),
  );
  expect(every(TABLES.flatMap(({ field }) => field.lines.map(({ kind }) => kind)))).toEqual(
    new Set(fieldLine.shape.kind.options),
  );
  const marks = TABLES.flatMap((table) => table.marks.map(({ kind }) => kind));
  expect(every(marks)).toEqual(new Set(fieldMark.options.map(({ shape }) => shape.kind.value)));
  const symbols = TABLES.flatMap(({ legend = [] }) =>
    legend.map(({ sign: { kind, ...rest } }) => `${kind} ${Object.values(rest).join('')}`),
  );
  const chips = optionsOf(fieldSign.options).filter((word) => word.startsWith('chip '));
  expect(new Set([...symbols, ...chips])).toEqual(new Set(optionsOf(fieldSign.options)));
});

test('both themes, crops and whole maps, a scenario’s colours', () => {
  expect(every(SCENES.map(({ theme }) => theme))).toEqual(new Set(frame.shape.theme.options));
  expect(SCENES.some(({ view }) => view === 'whole')).toBe(true);
  expect(SCENES.some(({ colours }) => colours !== undefined)).toBe(true);
  const across = every(SCENES.map(({ view }) => (view === 'whole' ? undefined : view.across)));
  expect([9, 16].every((width) => across.has(width))).toBe(true);
});

test.each(SUBJECTS.filter(({ eyes = false, scene }) => !eyes && scene('night').board === 'hex'))(
  '$name: letters are legible at 550 pixels',
  ({ scene, width }) => {
    const shown = hexScene.parse(scene('night'));
    const page = pageOf(shown.map, shown.view, width);
    const { pen, texts } = recorded(page.width, page.height);
    drawOverlay({ pen, page, theme: COLOURS.night }, shown);
    const legend = legendOf(page, hexPainter.plan(shown, width).legend);
    drawLegend({ pen, page, theme: COLOURS.night }, legend);
    expect(texts.length).toBeGreaterThan(2);
    const heightOf = (font: string) => {
      const face = (['figures', 'label', 'title'] as const).find((known) =>
        font.includes(fontOf(known, 1).split('"')[1]!),
      )!;
      return (Number.parseFloat(font.split(' ')[1]!) * HEIGHTS[face].capital * 550) / page.width;
    };
    expect(texts.filter(({ font }) => heightOf(font) < 8)).toEqual([]);
  },
);

test('the committed files are what the script writes, under 5 MB', () => {
  expect(readFileSync(new URL('README.md', FOLDER), 'utf8')).toBe(markdownOf(ROOMS));
  const files = ALL.flatMap((subject) => THEMES.map((theme) => fileOf(subject, theme)));
  expect(readdirSync(FOLDER).toSorted()).toEqual([...files, 'README.md'].toSorted());
  expect(files.reduce((sum, file) => sum + statSync(new URL(file, FOLDER)).size, 0)).toBeLessThan(5_000_000);
});
