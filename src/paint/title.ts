/** The strip above the map: title and subtitle on the left, one line for each side on the right, figures last. */
import type { Scene } from '../scene/scene.ts';
import { fitted, widthOf, write } from './lettering.ts';
import { SIGNAL } from './palette.ts';
import type { Sheet } from './sheet.ts';

/** The text ends at `right`. */
export function drawTitle(sheet: Sheet, scene: Scene, right: number): void {
  const { pen, page, theme } = sheet;
  const { title, text } = page.detail;
  const edge = 0.5 * page.band;
  pen.fillStyle = theme.strip;
  pen.fillRect(0, 0, page.width, page.strip);
  pen.fillStyle = theme.line;
  pen.fillRect(0, page.strip - Math.round(0.06 * text), page.width, Math.round(0.06 * text));
  const upper = 0.62 * title;
  const lower = page.strip - 0.66 * text;
  const legend = { face: 'label', size: text } as const;
  const heading = { face: 'title', size: title } as const;
  const bar = { width: 1.25 * text, height: 0.42 * text };
  const gaps = 3 * edge + 0.4 * text + bar.width;
  const figures = scene.figures ?? { red: '', blue: '' };
  const counted = Math.max(...[figures.red, figures.blue].map((words) => widthOf(pen, words, legend)));
  const aside = counted > 0 ? counted + 0.5 * text : 0;
  const most = Math.max(0.3 * page.width, right - gaps - widthOf(pen, scene.title, heading)) - aside;
  const rows = [
    { side: 'blue', y: upper, words: fitted(pen, scene.sides.blue, most, legend) },
    { side: 'red', y: lower, words: fitted(pen, scene.sides.red, most, legend) },
  ] as const;
  const breadth = Math.max(...rows.map(({ words }) => widthOf(pen, words, legend))) + aside;
  const left = right - edge - breadth;
  for (const { side, y, words } of rows) {
    drawSwatch(sheet, side, { x: left - 0.4 * text - bar.width, y: y - bar.height / 2, ...bar });
    write(pen, words, left, y, { ...legend, ink: theme.ink, align: 'left' });
    write(pen, figures[side], right - edge, y, { ...legend, ink: theme.ink, align: 'right' });
  }
  const room = right - gaps - breadth;
  write(pen, fitted(pen, scene.title, room, heading), edge, upper, { ...heading, ink: theme.ink, align: 'left' });
  const below = fitted(pen, scene.subtitle, room, legend);
  write(pen, below, edge, lower, { ...legend, ink: theme.dim, align: 'left' });
}

/** A small line unit of the side, as on the map. */
function drawSwatch(
  { pen, theme }: Sheet,
  side: 'red' | 'blue',
  box: { x: number; y: number; width: number; height: number },
) {
  const rim = box.height * 0.22;
  pen.fillStyle = SIGNAL.halo;
  pen.fillRect(box.x - 2 * rim, box.y - 2 * rim, box.width + 4 * rim, box.height + 4 * rim);
  pen.fillStyle = theme[side].trim;
  pen.fillRect(box.x - rim, box.y - rim, box.width + 2 * rim, box.height + 2 * rim);
  pen.fillStyle = theme[side].body;
  pen.fillRect(box.x, box.y + rim, box.width, box.height - rim);
}
