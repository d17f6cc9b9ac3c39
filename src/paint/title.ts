/** The strip above the map: title and subtitle on the left, one line for each side on the right, figures last. */
import type { Scene } from '../scene/scene.ts';
import { fitted, widthOf, write } from './lettering.ts';
import { SIGNAL } from './palette.ts';
import type { Sheet } from './sheet.ts';

/** The maximum width of an army's name, relative to the picture. */
const MOST_FOR_ARMY = 0.42;
/** A title may be condensed to this part of its width before it is cut. */
const SQUEEZED = 0.88;

/** One row of the strip: text on the left; a side with its name and figures on the right. */
interface Row {
  readonly side: 'blue' | 'red';
  readonly y: number;
  readonly words: string;
  readonly army: string;
  readonly figures: string;
  /** Width of army and figures together. */
  readonly breadth: number;
}

interface Setting {
  readonly rows: readonly [Row, Row];
  readonly heading: { readonly face: 'title' | 'label'; readonly size: number };
  /** Width of the longer row. */
  readonly needs: number;
}

function measuresOf({ page }: Sheet) {
  const { text } = page.detail;
  const [edge, bar] = [0.5 * page.band, { width: 1.25 * text, height: 0.42 * text }];
  return { edge, bar, legend: { face: 'label', size: text } as const, gaps: 3 * edge + 0.4 * text + bar.width };
}

/** Armies and figures in columns. If the title does not fit, it is set in the narrow face, then without columns. */
function settingOf(sheet: Sheet, scene: Scene, right: number): Setting {
  const { pen, page } = sheet;
  const { title, text } = page.detail;
  const { legend, gaps } = measuresOf(sheet);
  const rowOf = (side: Row['side'], y: number, words: string): Row => {
    const army = fitted(pen, scene.sides[side], MOST_FOR_ARMY * page.width, legend);
    const figures = scene.figures?.[side] ?? '';
    const counted = figures === '' ? 0 : widthOf(pen, figures, legend) + 0.5 * text;
    return { side, y, words, army, figures, breadth: widthOf(pen, army, legend) + counted };
  };
  const ragged = [
    rowOf('blue', 0.62 * title, scene.title),
    rowOf('red', page.strip - 0.66 * text, scene.subtitle),
  ] as const;
  const broadest = (widths: (row: Row) => number) => Math.max(...ragged.map(widths));
  const named = broadest(({ army }) => widthOf(pen, army, legend));
  const breadth = named + broadest((row) => row.breadth - widthOf(pen, row.army, legend));
  const columns = [
    { ...ragged[0], breadth },
    { ...ragged[1], breadth },
  ] as const;
  const set = (rows: Setting['rows'], heading: Setting['heading']): Setting => {
    const widths = rows.map((row, i) => widthOf(pen, row.words, i === 0 ? heading : legend) + gaps + row.breadth);
    return { rows, heading, needs: Math.max(...widths) };
  };
  const settings = [set(columns, { face: 'title', size: title }), set(columns, legend)];
  return settings.find(({ needs }) => needs <= right) ?? set(ragged, legend);
}

/** The width at which nothing is cut or condensed. */
export function titleNeeds(sheet: Sheet, scene: Scene): number {
  return settingOf(sheet, scene, 0).needs;
}

/** The text ends at `right`. */
export function drawTitle(sheet: Sheet, scene: Scene, right: number): void {
  const { pen, page, theme } = sheet;
  const { text } = page.detail;
  pen.fillStyle = theme.strip;
  pen.fillRect(0, 0, page.width, page.strip);
  pen.fillStyle = theme.line;
  pen.fillRect(0, page.strip - Math.round(0.06 * text), page.width, Math.round(0.06 * text));
  const { edge, bar, legend, gaps } = measuresOf(sheet);
  const { rows, heading } = settingOf(sheet, scene, right);
  rows.forEach(({ side, y, words, army, figures, breadth }, i) => {
    const left = right - edge - breadth;
    drawSwatch(sheet, side, { x: left - 0.4 * text - bar.width, y: y - bar.height / 2, ...bar });
    write(pen, army, left, y, { ...legend, ink: theme.ink, align: 'left' });
    write(pen, figures, right - edge, y, { ...legend, ink: theme.ink, align: 'right' });
    const [room, letters] = [right - gaps - breadth, i === 0 ? heading : legend];
    const shown = fitted(pen, words, room / SQUEEZED, letters);
    write(pen, shown, edge, y, { ...letters, ink: i === 0 ? theme.ink : theme.dim, align: 'left', most: room });
  });
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
