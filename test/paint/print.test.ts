/** Pages of tables: every word is there, large enough, and in its place; a long page becomes several pictures. */
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { fontOf, HEIGHTS, loadFonts } from '../../src/paint/fonts.ts';
import { PAPERS } from '../../src/paint/palette.ts';
import { drawPrint, printsOf } from '../../src/paint/print.ts';
import { pixelsOf } from '../../src/paint/paint.ts';
import { armyPage, barsPage, squadPage, tablesPage } from '../../src/paint/sample-page.ts';
import { measuresOf } from '../../src/paint/typeset.ts';
import { difference, seen } from '../../src/paint/vision.ts';
import { SIDES } from '../../src/kernel/play.ts';
import { piece as fieldPiece } from '../../src/scene/field.ts';
import { type Counter, LOOKS, type Page, page as schema } from '../../src/scene/page.ts';
import { piece } from '../../src/scene/hex.ts';
import { recorded, type Written } from './recorded.ts';
import { rounds } from '../help/soak.ts';

beforeAll(loadFonts);

const PLAIN: Page = {
  kind: 'page',
  title: 'A title',
  subtitle: '',
  theme: 'night',
  across: 1,
  alt: '',
  blocks: [],
};

function written(page: Page): Written[][] {
  return printsOf(page).map(({ width, height, draw }) => {
    const { pen, texts } = recorded(width, height);
    draw(pen);
    return texts;
  });
}

const faceOf = (font: string) =>
  (['figures', 'label', 'title'] as const).find((known) => font.includes(fontOf(known, 1).split('"')[1]!))!;

function labelsOf(cell: Page['blocks'][number]['rows'][number][number]): string[] {
  if (typeof cell === 'string') return [cell];
  return 'bar' in cell
    ? cell.bar.parts.map(({ label = '' }) => label)
    : [String('strength' in cell.counter ? (cell.counter.strength ?? '') : '')];
}

function wordsOf({ title, subtitle, blocks }: Page): string[] {
  const cells = blocks.flatMap(({ title: own, head, rows, notes }) => [
    own,
    ...head,
    ...rows.flat().flatMap((cell) => labelsOf(cell)),
    ...notes,
  ]);
  return [title, subtitle, ...cells].flatMap((each) => each.split(' ')).filter((each) => each !== '');
}

test.each([
  ['an army', armyPage('night')],
  ['units of a table', squadPage('night')],
  ['tables', tablesPage('day')],
])('%s: every word is drawn, within the picture, and can be read at 550 pixels', (_, page) => {
  expect(() => schema.parse(page)).not.toThrow();
  const [texts, ...more] = written(page);
  expect(more).toEqual([]);
  const drawn = texts!.flatMap(({ text }) => text.split(' ')).filter((each) => each !== '');
  expect(drawn.toSorted()).toEqual(wordsOf(page).toSorted());
  const { pen } = recorded(1, 1);
  for (const { text, font, x, align } of texts!) {
    const face = faceOf(font);
    const letters = face === 'figures' ? 'capital' : 'small';
    expect((Number.parseFloat(font.split(' ')[1]!) * HEIGHTS[face][letters] * 550) / 1200).toBeGreaterThanOrEqual(8);
    pen.font = font;
    const width = pen.measureText(text).width;
    const left = align === 'center' ? x - width / 2 : align === 'right' ? x - width : x;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(1200);
  }
});

test('bars: letters are legible on a phone, and each share has its figure if there is room', () => {
  const page = barsPage('night');
  expect(() => schema.parse(page)).not.toThrow();
  const [texts] = written(page);
  for (const { font } of texts!) {
    const face = faceOf(font);
    const letters = face === 'figures' ? 'capital' : 'small';
    expect((Number.parseFloat(font.split(' ')[1]!) * HEIGHTS[face][letters] * 390) / 1200).toBeGreaterThanOrEqual(8);
  }
  const drawn = texts!.map(({ text }) => text);
  expect(drawn.filter((text) => text.endsWith('%'))).toEqual(['31 %', '40 %', '27 %', '93 %', '46 %', '40 %']);
});

test('bars: each pattern is distinguishable without colour, in both themes', () => {
  for (const theme of ['night', 'day'] as const) {
    const looks = LOOKS.map((look) => {
      const bar = { side: 'red' as const, parts: [{ look, share: 1 }] };
      const page: Page = { ...PLAIN, theme, blocks: [{ title: '', head: [], rows: [[{ bar }]], notes: [] }] };
      const { data, width, height } = pixelsOf(drawPrint(printsOf(page)[0]!));
      const top = Math.round(height * 0.6);
      const greys = Array.from({ length: 160 }, (_, i) => {
        const at = 4 * (top * width + Math.round(width / 2) + i);
        return Math.round((0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!) / 16);
      });
      return greys.join(' ');
    });
    expect(new Set(looks).size).toBe(LOOKS.length);
  }
});

test('the cells of a column are aligned, and figures are centred', () => {
  const [texts] = written(tablesPage('day'));
  const placeOf = (text: string) => texts!.find((each) => each.text === text)!;
  expect(placeOf('Foot').x).toBe(placeOf('Guns, limbered').x);
  expect(placeOf('Open').x).toBe(placeOf('5').x);
  expect(placeOf('Open').align).toBe('center');
  expect(placeOf('Foot').y).toBeCloseTo(texts!.find(({ text }) => text === '3')!.y, 0);
});

test('two columns are about even', () => {
  const [one] = printsOf({ ...tablesPage('night'), across: 1 });
  const [two] = printsOf(tablesPage('night'));
  expect(two!.height).toBeLessThan(0.66 * one!.height);
});

test('a long page becomes several pictures, none too high, each table below its own head', () => {
  const rows = Array.from({ length: 90 }, (_, i) => [`row number ${i + 1}`, String(i)]);
  const page: Page = { ...PLAIN, blocks: [{ title: 'Long', head: ['Name', 'No'], rows, notes: ['The end.'] }] };
  const prints = printsOf(page);
  expect(prints.length).toBeGreaterThan(1);
  expect(Math.max(...prints.map(({ height }) => height))).toBeLessThanOrEqual(2400);
  const all = written(page);
  for (const texts of all) expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Long', 'Name']));
  expect(all.flat().filter(({ text }) => text.startsWith('row number'))).toHaveLength(90);
  expect(all.map((texts) => texts.some(({ text }) => /^\d\/\d$/.test(text)))).toEqual(prints.map(() => true));
});

test('each picture’s alt text says all it shows, however long', () => {
  const rows = Array.from({ length: 60 }, (_, i) => [`unit ${i + 1}`, `of a long kind with many skills ${i + 1}`]);
  const block = { title: 'Long', head: [], rows, notes: ['The end.'] };
  const prints = printsOf({ ...PLAIN, alt: 'An army of sixty units.', blocks: [block] });
  expect(prints.length).toBeGreaterThan(1);
  const all = written({ ...PLAIN, blocks: [block] });
  prints.forEach(({ alt }, i) => {
    expect(alt.length).toBeLessThanOrEqual(1000);
    const drawn = all[i]!.map(({ text }) => text).filter((text) => text.startsWith('unit '));
    expect(drawn.length).toBeGreaterThan(1);
    expect(alt.match(/unit \d+/g)).toEqual(drawn);
    expect(
      alt.startsWith(i === 0 ? 'An army of sixty units. Long. ' : `A title ${i + 1}/${prints.length}. Long. `),
    ).toBe(true);
  });
  expect(prints.at(-1)!.alt).toMatch(/ The end\.$/);
});

test('a row’s alt text replaces its text', () => {
  const rows = [
    ['1L', '5'],
    ['2L', '6'],
  ];
  const block = { title: 'Foot', head: ['Unit', 'SP'], rows, alts: ['1L, strength 5', '2L, strength 6.'], notes: [] };
  const [{ alt } = { alt: '' }] = printsOf({ ...PLAIN, alt: 'Two units:', blocks: [block] });
  expect(alt).toBe('Two units: Foot. 1L, strength 5. 2L, strength 6.');
});

test('a descender does not touch the rule under a title', () => {
  const page: Page = { ...PLAIN, blocks: [{ title: 'Brigades', head: [], rows: [['x']], notes: [] }] };
  const [{ width, height, draw } = printsOf(page)[0]!] = printsOf(page);
  const { pen, texts } = recorded(width, height);
  draw(pen);
  const title = texts.find(({ text }) => text === 'Brigades')!;
  const row = texts.find(({ text }) => text === 'x')!;
  pen.font = title.font;
  const { actualBoundingBoxDescent: below } = pen.measureText('g');
  const { figures, text: size, leading, air } = measuresOf(1200);
  const middle = row.y - (HEIGHTS[faceOf(row.font)].capital * (faceOf(row.font) === 'figures' ? figures : size)) / 2;
  const rule = middle - (leading + air) / 2 - 3;
  expect(title.y + below).toBeLessThan(rule - 4);
});

test('words of any length are never lost, and never leave the picture', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'W', ' ', '9'), minLength: 1, maxLength: 120 });
  const block = fc.record({
    title: fc.constant('Block'),
    head: fc.constant([] as string[]),
    rows: fc.array(fc.array(words, { minLength: 1, maxLength: 5 }), { maxLength: 8 }),
    notes: fc.array(words, { maxLength: 2 }),
  });
  const letters = (text: string) => text.replace(/ /g, '').length;
  fc.assert(
    fc.property(
      fc.array(block, { maxLength: 4 }),
      fc.constantFrom(1 as const, 2 as const, 3 as const),
      (blocks, across) => {
        const texts = written({ ...PLAIN, across, blocks }).flat();
        const given = blocks
          .flatMap(({ rows, notes }) => [...rows.flat(), ...notes])
          .reduce((n, each) => n + letters(each), 0);
        const drawn = texts
          .filter(({ font }) => faceOf(font) !== 'title')
          .reduce((n, { text }) => n + letters(text), 0);
        expect(drawn).toBeGreaterThanOrEqual(given);
      },
    ),
    { numRuns: rounds(40) },
  );
});

function pictureOf(counter: Counter): string {
  const [print] = printsOf({ ...PLAIN, blocks: [{ title: '', head: [], rows: [[{ counter }]], notes: [] }] });
  return Buffer.from(pixelsOf(drawPrint(print!)).data).toString('latin1');
}

test('every shape is drawn as a counter, in the colours of its side, and each looks different', () => {
  const pixels = SIDES.flatMap((side) =>
    piece.shape.shape.options.map((shape) => pictureOf({ board: 'hex', shape, side })),
  );
  expect(new Set(pixels).size).toBe(2 * piece.shape.shape.options.length);
});

test('every table shape too, except that men in open order look like skirmishers', () => {
  const shapes = fieldPiece.shape.shape.options;
  const pixels = SIDES.flatMap((side) => shapes.map((shape) => pictureOf({ board: 'field', shape, side })));
  expect(new Set(pixels).size).toBe(2 * (shapes.length - 1));
});

test.each(['night', 'day'] as const)('by %s the inks stand out from both papers', (theme) => {
  const { sheet, tint, ink, dim } = PAPERS[theme];
  for (const paper of [sheet, tint])
    for (const each of [ink, dim]) expect(difference(seen(paper), seen(each))).toBeGreaterThan(35);
});
