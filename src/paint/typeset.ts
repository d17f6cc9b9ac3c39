/** Typesets a page of tables: measures columns, breaks text into lines, cuts blocks into strips. No colours. */
import { createCanvas } from '@napi-rs/canvas';
import type { Bar, Block, Counter, Page } from '../scene/page.ts';
import type { Face } from './fonts.ts';
import { type Lettering, widthOf, wrapped } from './lettering.ts';
import { type Box, leastSize } from './page.ts';

type Cell = Block['rows'][number][number];

/** What is printed on a strip, in pixels from its upper left corner. */
export type Printed =
  | {
      readonly kind: 'words';
      readonly text: string;
      readonly x: number;
      /** The middle of the capitals. */
      readonly y: number;
      readonly letters: Pick<Lettering, 'face' | 'size' | 'align'>;
      readonly ink: 'ink' | 'dim';
    }
  | { readonly kind: 'counter'; readonly counter: Counter; readonly box: Box }
  | { readonly kind: 'bar'; readonly bar: Bar; readonly box: Box };

/** A piece of a block that is never cut: its title, its head, one row, a note. */
export interface Strip {
  readonly height: number;
  readonly prints: readonly Printed[];
  /** A line below it, or a tint behind it. */
  readonly look?: 'ruled' | 'tinted';
  /** Its alt text. */
  readonly says?: string;
}

/** A block as wide as its column: what precedes the rows of every part, and the rest. */
export interface SetBlock {
  readonly head: readonly Strip[];
  readonly rows: readonly Strip[];
}

/** The measures of a picture of this width, all proportional to the text size. */
export function measuresOf(width: number) {
  const text = leastSize(width, 'label', 'small');
  return {
    text,
    title: leastSize(width, 'title', 'small'),
    figures: 1.02 * text,
    leading: 1.14 * text,
    /** Total space above and below the text of a row. */
    air: 0.34 * text,
    /** Between a title and the rule right below it. */
    underTitle: 0.4 * text,
    /** Between two columns of a table. */
    gutter: 0.55 * text,
    /** Between two columns of blocks, around the page, and below a block. */
    aisle: 0.9 * text,
    counter: { width: 2.7 * text, height: 2 * text },
    /** A bar takes the remaining width, but at least this. */
    bar: { least: 7 * text, most: 12 * text, swatch: 1.9 * text, height: 1.5 * text },
  };
}

export type Measures = ReturnType<typeof measuresOf>;

/** For measuring text before there is a picture. */
const rule = createCanvas(1, 1).getContext('2d');

/** A number, a roll (`D6 + 2`), a range, a dash: centred in its column. */
const FIGURES = /^[\dD\s+−–—×/.,%()<>=*-]{1,9}$/u;

const isFigures = (cell: Cell): boolean => typeof cell === 'string' && FIGURES.test(cell);

/** A column's preferred and smallest widths, and the alignment of its cells. */
interface Column {
  readonly most: number;
  readonly least: number;
  readonly align: 'left' | 'center';
  /** A column of counters never grows; one of bars takes the remaining width. */
  readonly grows: 'never' | 'usually' | 'first';
}

function faceOf(cell: string, measures: Measures): { face: Face; size: number } {
  return isFigures(cell) && cell.trim() !== ''
    ? { face: 'figures', size: measures.figures }
    : { face: 'label', size: measures.text };
}

function columnOf(cells: readonly (Cell | undefined)[], head: string | undefined, measures: Measures): Column {
  const given = cells.filter((cell): cell is Cell => cell !== undefined && cell !== '');
  const isNumbers = given.length > 0 && given.every((cell) => typeof cell !== 'string' || isFigures(cell));
  const areDrawn = given.length > 0 && given.every((cell) => typeof cell !== 'string');
  const words = [...given, ...(head === undefined ? [] : [head])];
  const widths = words.map((cell) => {
    if (typeof cell !== 'string') return drawnWidth(cell, measures);
    const letters = faceOf(cell, measures);
    const whole = widthOf(rule, cell, letters);
    const longest = Math.max(0, ...cell.split(' ').map((word) => widthOf(rule, word, letters)));
    return { most: whole, least: letters.face === 'figures' ? whole : longest };
  });
  return {
    most: Math.max(0, ...widths.map(({ most }) => most)),
    least: Math.max(0, ...widths.map(({ least }) => least)),
    align: isNumbers ? 'center' : 'left',
    grows: given.some(isBar) ? 'first' : areDrawn ? 'never' : 'usually',
  };
}

/** A bar that is not a swatch. */
function isBar(cell: Cell): boolean {
  return typeof cell !== 'string' && 'bar' in cell && cell.bar.isSwatch !== true;
}

function drawnWidth(cell: Exclude<Cell, string>, { counter, bar }: Measures): { most: number; least: number } {
  if ('counter' in cell) return { most: counter.width, least: counter.width };
  return cell.bar.isSwatch ? { most: bar.swatch, least: bar.swatch } : { most: bar.most, least: bar.least };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Distributes the available width by need, after each column has its longest word. */
function widthsOf(columns: readonly Column[], room: number): number[] {
  const [most, least] = [sum(columns.map((each) => each.most)), sum(columns.map((each) => each.least))];
  if (most <= room) {
    const bars = columns.filter(({ grows }) => grows === 'first');
    const growing = bars.length > 0 ? bars : columns.filter(({ grows }) => grows === 'usually');
    const isTable = bars.length > 0 || growing.some(({ align }) => align === 'center');
    const spare = isTable ? (room - most) / growing.length : 0;
    return columns.map((each) => each.most + (growing.includes(each) ? spare : 0));
  }
  if (least >= room) return columns.map((each) => (each.least * room) / least);
  return columns.map((each) => each.least + ((each.most - each.least) * (room - least)) / (most - least));
}

/** Breaks text into lines, and words that are longer than a line. */
function linesOf(text: string, most: number, letters: { face: Face; size: number }): string[] {
  return text
    .split('\n')
    .flatMap((each) => wrapped(rule, each, most, letters))
    .flatMap((line) => broken(line, most, letters));
}

function broken(line: string, most: number, letters: { face: Face; size: number }): string[] {
  if (widthOf(rule, line, letters) <= most + 1) return [line];
  const parts: string[] = [''];
  for (const letter of line) {
    const longer = `${parts.at(-1)}${letter}`;
    if (parts.at(-1) === '' || widthOf(rule, longer, letters) <= most) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

/** One row of cells side by side. */
function rowOf(
  cells: readonly Cell[],
  columns: readonly Column[],
  widths: readonly number[],
  measures: Measures,
  ink: 'ink' | 'dim',
): Strip {
  const { leading, air, gutter, counter, bar } = measures;
  const set = cells.map((cell, i) => {
    if (typeof cell !== 'string') return { cell, height: measures['bar' in cell ? 'bar' : 'counter'].height };
    const letters = faceOf(cell, measures);
    const lines = cell === '' ? [] : linesOf(cell, widths[i]!, letters);
    return { cell, lines, letters, height: lines.length * leading };
  });
  const height = Math.max(leading, ...set.map((each) => each.height)) + air;
  const prints = set.flatMap((each, i): Printed[] => {
    const left = sum(widths.slice(0, i)) + i * gutter;
    const isCentred = columns[i]?.align === 'center';
    if (each.lines === undefined) {
      if ('bar' in each.cell) {
        const box = { x: left, y: (height - bar.height) / 2, width: widths[i]!, height: bar.height };
        return [{ kind: 'bar', bar: each.cell.bar, box }];
      }
      const x = isCentred ? left + (widths[i]! - counter.width) / 2 : left;
      const box = { x, y: (height - counter.height) / 2, ...counter };
      return [{ kind: 'counter', counter: each.cell.counter, box }];
    }
    const first = height / 2 - ((each.lines.length - 1) * leading) / 2;
    return each.lines.map((text, n) => ({
      kind: 'words',
      text,
      x: isCentred ? left + widths[i]! / 2 : left,
      y: first + n * leading,
      letters: { ...each.letters, align: isCentred ? 'center' : 'left' },
      ink,
    }));
  });
  return { height, prints };
}

/** Text over the whole width, a strip for each line. */
function paragraph(text: string, width: number, measures: Measures, face: Face, ink: 'ink' | 'dim'): Strip[] {
  const letters = { face, size: face === 'title' ? measures.title : measures.text } as const;
  const leading = face === 'title' ? 1.05 * measures.title : measures.leading;
  return linesOf(text, width, letters).map((line, i): Strip => {
    const above = face === 'title' || i > 0 ? 0 : 0.5 * measures.air;
    const y = above + leading / 2;
    return {
      height: above + leading,
      prints: [{ kind: 'words', text: line, x: 0, y, letters: { ...letters, align: 'left' }, ink }],
      ...(i === 0 && { says: text }),
    };
  });
}

/** Blocks with the same head share their column widths. */
export function setBlocks(blocks: readonly Block[], width: number, measures: Measures): SetBlock[] {
  return blocks.map((block) => {
    const alike = blocks.filter(({ head }) => head.length > 0 && head.join('\n') === block.head.join('\n'));
    const rows = (alike.length > 0 ? alike : [block]).flatMap((each) => each.rows);
    const count = Math.max(block.head.length, ...rows.map((row) => row.length), 0);
    const columns = Array.from({ length: count }, (_, i) =>
      columnOf(
        rows.map((row) => row[i]),
        block.head[i],
        measures,
      ),
    );
    return setBlock(block, columns, width, measures);
  });
}

function setBlock(
  { title, head, rows, alts, notes }: Block,
  columns: readonly Column[],
  width: number,
  measures: Measures,
): SetBlock {
  const widths = widthsOf(columns, width - Math.max(0, columns.length - 1) * measures.gutter);
  const titles = title === '' ? [] : paragraph(title, width, measures, 'title', 'ink');
  const heads = head.some((each) => each !== '') ? [rowOf(head, columns, widths, measures, 'dim')] : [];
  const body = rows.map((row, i): Strip => {
    const set: Strip = { ...rowOf(row, columns, widths, measures, 'ink'), says: alts?.[i] ?? wordsOf(row) };
    return i % 2 === 1 ? { ...set, look: 'tinted' } : set;
  });
  const small = notes.flatMap((note) => paragraph(note, width, measures, 'label', 'dim'));
  const all = [...titles, ...heads];
  const last = all.at(-1);
  // Keeps a title's descenders off the rule.
  const below = heads.length === 0 ? measures.underTitle : 0;
  return {
    head: last ? [...all.slice(0, -1), { ...last, height: last.height + below, look: 'ruled' }] : [],
    rows: [...body, ...small],
  };
}

function wordsOf(row: readonly Cell[]): string {
  return row.flatMap((cell) => (typeof cell === 'string' && cell !== '' ? [cell] : [])).join(', ');
}

export function heightOf(strips: readonly Strip[]): number {
  return sum(strips.map(({ height }) => height));
}

/** The width of one of several columns of blocks. */
export function breadthOf(width: number, across: Page['across'], { aisle }: Measures): number {
  return (width - (across + 1) * aisle) / across;
}
