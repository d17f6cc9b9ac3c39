/** Turns a page of tables into pictures, several if it is longer than a picture may be. */
import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '../scene/page.ts';
import { drawBar } from './bars.ts';
import { type Leaf, leavesOf } from './columns.ts';
import { loadFonts } from './fonts.ts';
import { fitted, widthOf, write } from './lettering.ts';
import type { Box } from './page.ts';
import { painterOf } from './painters.ts';
import { type Paper, PAPERS, THEMES } from './palette.ts';
import type { Pen } from './sheet.ts';
import { breadthOf, heightOf, type Measures, measuresOf, type Printed, setBlocks, type Strip } from './typeset.ts';

/** Pixels of the finished picture, and its greatest height. */
const WIDTH = 1200;
const MOST_HEIGHT = 2400;

/** The scale of letters on pages meant for phones. */
const LARGE = 1.45;

/** A page with its measures, and the height of the strip above it. */
interface Press {
  readonly page: Page;
  readonly paper: Paper;
  readonly measures: Measures;
  readonly strip: number;
}

function pressOf(page: Page): Press {
  const measures = measuresOf(page.isLarge ? LARGE * WIDTH : WIDTH);
  return { page, paper: PAPERS[page.theme], measures, strip: Math.round(1.16 * measures.title + 1.3 * measures.text) };
}

/** A drawing on a canvas of its own, and its size. */
export interface Print {
  readonly width: number;
  readonly height: number;
  /** Its alt text. */
  readonly alt: string;
  readonly draw: (pen: Pen) => void;
}

export function printsOf(page: Page): readonly Print[] {
  loadFonts();
  const press = pressOf(page);
  const { measures, strip } = press;
  const breadth = breadthOf(WIDTH, page.across, measures);
  const blocks = setBlocks(page.blocks, breadth, measures);
  const room = MOST_HEIGHT - strip - 2 * measures.aisle;
  const leaves = leavesOf(blocks, page.across, room, measures.aisle);
  return (leaves.length > 0 ? leaves : [[]]).map((leaf, i, all) => {
    const number = all.length > 1 ? `${i + 1}/${all.length}` : '';
    return {
      width: WIDTH,
      height: Math.ceil(strip + 2 * measures.aisle + Math.max(0, ...leaf.map(heightOf))),
      alt: altOf(i === 0 ? page.alt : `${page.title} ${number}`, leaf),
      draw: (pen) => drawLeaf({ ...press, pen }, leaf, number),
    };
  });
}

/** Discord's limit for alt text. */
const LONGEST_ALT = 1000;

/** The content of a picture after its introduction: everything, shortened evenly if necessary. */
function altOf(lead: string, leaf: Leaf): string {
  const says = leaf.flat().flatMap((strip) => strip.says ?? []);
  const wanted = says.filter((each) => each !== '' && !lead.includes(each));
  const first = sentence(lead);
  return [first, ...shortened(wanted.map(sentence), LONGEST_ALT - first.length)].join(' ').slice(0, LONGEST_ALT);
}

function sentence(text: string): string {
  return text === '' || /[.!?:…]$/u.test(text) ? text : `${text}.`;
}

/** Cuts the longest texts until all fit, each with a space before it. */
function shortened(texts: readonly string[], room: number): readonly string[] {
  const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);
  let most = Math.max(0, ...texts.map((text) => text.length));
  const needed = (): number => texts.reduce((sum, text) => sum + 1 + Math.min(text.length, most), 0);
  while (most > 1 && needed() > room) most -= 1;
  return texts.map((text) => cut(text, most));
}

/** A print on a canvas of its own. */
export function drawPrint({ width, height, draw }: Print) {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d'));
  return canvas;
}

function drawLeaf(place: Place, leaf: Leaf, number: string): void {
  const { pen, page, paper, measures, strip: top } = place;
  pen.fillStyle = paper.sheet;
  pen.fillRect(0, 0, WIDTH, pen.canvas.height);
  drawHeading(place, number);
  const breadth = breadthOf(WIDTH, page.across, measures);
  leaf.forEach((column, i) => {
    const left = measures.aisle + i * (breadth + measures.aisle);
    let y = top + measures.aisle;
    for (const strip of column) {
      drawStrip(place, strip, { x: left, y, width: breadth, height: strip.height });
      y += strip.height;
    }
  });
}

/** The strip above: dark in both themes, as on a map. */
function drawHeading({ pen, page: { title, subtitle, theme }, measures, strip: height }: Place, number: string): void {
  const { strip, line, ink, dim } = THEMES[theme];
  const [edge, heading, small] = [
    measures.aisle,
    { face: 'title', size: measures.title } as const,
    { face: 'label', size: measures.text } as const,
  ];
  pen.fillStyle = strip;
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = line;
  pen.fillRect(0, height - Math.round(0.06 * measures.text), WIDTH, Math.round(0.06 * measures.text));
  const upper = subtitle === '' ? height / 2 : 0.7 * measures.title;
  const room = WIDTH - 3 * edge - widthOf(pen, number, small);
  write(pen, number, WIDTH - edge, upper, { ...small, ink: dim, align: 'right' });
  write(pen, fitted(pen, title, room, heading), edge, upper, { ...heading, ink, align: 'left' });
  const below = fitted(pen, subtitle, WIDTH - 2 * edge, small);
  write(pen, below, edge, height - 0.78 * measures.text, { ...small, ink: dim, align: 'left' });
}

interface Place extends Press {
  readonly pen: Pen;
}

function drawStrip(place: Place, { prints, look }: Strip, box: Box): void {
  const { pen, paper, measures } = place;
  if (look === 'tinted') {
    pen.fillStyle = paper.tint;
    const over = 0.2 * measures.text;
    pen.fillRect(box.x - over, box.y, box.width + 2 * over, box.height);
  }
  if (look === 'ruled') {
    pen.fillStyle = paper.line;
    pen.fillRect(box.x, box.y + box.height - 3, box.width, 3);
  }
  for (const print of prints) drawPrinted(place, print, box);
}

function drawPrinted({ pen, page, paper, measures }: Place, print: Printed, { x, y }: Box): void {
  if (print.kind === 'bar') {
    const at = { ...print.box, x: x + print.box.x, y: y + print.box.y };
    return drawBar({ pen, paper, theme: THEMES[page.theme], size: measures.figures }, print.bar, at);
  }
  if (print.kind === 'counter') {
    const at = { ...print.box, x: x + print.box.x, y: y + print.box.y };
    return painterOf(print.counter).drawCounter(pen, THEMES[page.theme], print.counter, at, WIDTH);
  }
  write(pen, print.text, x + print.x, y + print.y, { ...print.letters, ink: paper[print.ink] });
}
