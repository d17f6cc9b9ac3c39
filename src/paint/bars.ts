/**
 * The bars of a page: shares of a whole side by side, in shades of one side's colour. Each kind has a pattern of its
 * own, so that none depends on colour: full, lines, dots, stripes, and the ink of the page.
 */
import type { Bar } from '../scene/page.ts';
import { widthOf, write } from './lettering.ts';
import type { Box } from './page.ts';
import { NEUTRAL, type Paper, type SideColours, type Theme } from './palette.ts';
import type { Pen } from './sheet.ts';

interface Place {
  readonly pen: Pen;
  readonly paper: Paper;
  readonly theme: Theme;
  /** The size of figures on a bar. */
  readonly size: number;
}

type Part = Bar['parts'][number];

export function drawBar(place: Place, { side, parts }: Bar, box: Box): void {
  const { pen, paper, theme } = place;
  const colours = side ? theme[side] : NEUTRAL;
  pen.fillStyle = paper.tint;
  pen.fillRect(box.x, box.y, box.width, box.height);
  let x = box.x;
  for (const part of parts) {
    const width = part.share * box.width;
    if (width >= 1) drawPart(place, colours, part, { ...box, x, width });
    x += width;
  }
  pen.strokeStyle = paper.dim;
  pen.lineWidth = 2;
  pen.strokeRect(box.x + 1, box.y + 1, box.width - 2, box.height - 2);
}

function drawPart(place: Place, colours: SideColours, { look, label }: Part, box: Box): void {
  const { pen, paper } = place;
  pen.save();
  pen.beginPath();
  pen.rect(box.x, box.y, box.width, box.height);
  pen.clip();
  pen.fillStyle = look === 'full' ? colours.body : look === 'dark' ? paper.ink : paper.sheet;
  pen.fillRect(box.x, box.y, box.width, box.height);
  if (look === 'lined') drawLines(pen, box, colours.body);
  if (look === 'dotted') drawDots(pen, box, colours.mark);
  if (look === 'striped') drawStripes(pen, box, colours.mark);
  pen.restore();
  pen.fillStyle = paper.dim;
  pen.fillRect(box.x + box.width - 1, box.y, 2, box.height);
  if (label !== undefined) drawLabel(place, look, label, box);
}

function drawLines(pen: Pen, { x, y, width, height }: Box, colour: string): void {
  const step = height / 4;
  pen.fillStyle = colour;
  for (let row = 0; row < 4; row += 1) pen.fillRect(x, y + (row + 0.2) * step, width, 0.6 * step);
}

function drawDots(pen: Pen, { x, y, width, height }: Box, colour: string): void {
  const [step, radius] = [height / 4, height / 16];
  pen.fillStyle = colour;
  for (let row = 0; row < 4; row += 1)
    for (let at = x + step / 2 + (row % 2) * (step / 2); at < x + width + step; at += step) {
      pen.beginPath();
      pen.arc(at, y + (row + 0.5) * step, radius, 0, 2 * Math.PI);
      pen.fill();
    }
}

function drawStripes(pen: Pen, { x, y, width, height }: Box, colour: string): void {
  const step = height / 2.6;
  pen.strokeStyle = colour;
  pen.lineWidth = height / 6;
  for (let at = x - height; at < x + width + height; at += step) {
    pen.beginPath();
    pen.moveTo(at, y + height + pen.lineWidth);
    pen.lineTo(at + height, y - pen.lineWidth);
    pen.stroke();
  }
}

/** Drawn if there is room, on a plate if there is a pattern below. */
function drawLabel({ pen, paper, size }: Place, look: Part['look'], label: string, box: Box): void {
  const letters = { face: 'figures', size } as const;
  const width = widthOf(pen, label, letters);
  if (width + 0.5 * size > box.width) return;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (look !== 'full' && look !== 'dark') {
    pen.fillStyle = paper.sheet;
    pen.fillRect(x - width / 2 - 0.15 * size, y - 0.55 * size, width + 0.3 * size, 1.1 * size);
  }
  const ink = look === 'full' ? '#ffffff' : look === 'dark' ? paper.sheet : paper.ink;
  write(pen, label, x, y, { ...letters, ink, align: 'center' });
}
