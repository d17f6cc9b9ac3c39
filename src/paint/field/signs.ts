/** Draws one symbol of the legend with the table's own code: on a small table, in neutral colours. */
import type { FieldBody, FieldMark, FieldPiece, FieldSign } from '../../scene/field.ts';
import type { CounterOn } from '../../scene/page.ts';
import { drawChip } from '../chips.ts';
import { drawBurst } from '../events.ts';
import { drawFlag, flagOf } from '../flags.ts';
import type { Box } from '../page.ts';
import { NEUTRAL, type Theme } from '../palette.ts';
import type { Pen } from '../sheet.ts';
import { drawTable } from './ground.ts';
import {
  drawApproach,
  drawArc,
  drawAwaited,
  drawBlocked,
  drawCharge,
  drawContact,
  drawEvade,
  drawFallen,
  drawFire,
  drawMove,
  drawRout,
} from './marks.ts';
import { type FieldPage, type FieldSheet, pageOf } from './page.ts';
import { drawQuality, drawUnit } from './units.ts';

/** The swatch shows a table of six centimetres by four and a half. */
const WIDE = 6_000;
const DEEP = 4_500;
const MIDDLE = [3_000, 2_250] as const;

export function drawSign(sheet: FieldSheet, sign: FieldSign, swatch: Box): void {
  const { pen } = sheet;
  const middle = { x: swatch.x + swatch.width / 2, y: swatch.y + swatch.height / 2 };
  switch (sign.kind) {
    case 'shape':
      return drawUnit(small(sheet, swatch), unitOf(sign.shape, 'blue'));
    case 'quality':
      return drawQuality(pen, middle, 0.9 * swatch.height, NEUTRAL, sign.quality);
    case 'chip':
      return drawChip(pen, sign.chip, middle, 0.36 * swatch.height);
    case 'objective':
      return drawFlag(sheet, flagOf(sheet, 3, 0.56 * swatch.height), middle, undefined);
    case 'area':
      return inFrame(sheet, swatch, {
        areas: [
          {
            kind: sign.area,
            outline: [
              [0, 0],
              [0, DEEP],
              [WIDE, DEEP],
              [WIDE, 0],
            ],
          },
        ],
        lines: [],
      });
    case 'line':
      return inFrame(sheet, swatch, {
        areas: [],
        lines: [
          {
            kind: sign.line,
            width: 700,
            points: [
              [-500, 1_500],
              [3_000, 2_600],
              [WIDE + 500, 2_200],
            ],
          },
        ],
      });
    case 'mark':
      return drawMark(small(sheet, swatch), sign.mark, swatch);
  }
}

/** A unit as in the legend, but in its side's colours. */
export function drawCounter(
  pen: Pen,
  theme: Theme,
  { shape, side }: CounterOn<'field'>,
  box: Box,
  width: number,
): void {
  const page = smallPage(pageOf({ wide: WIDE, deep: DEEP }, 'whole', width), box);
  drawUnit({ pen, theme, page }, unitOf(shape, side));
}

function small(sheet: FieldSheet, swatch: Box): FieldSheet {
  return {
    ...sheet,
    theme: { ...sheet.theme, red: NEUTRAL, blue: NEUTRAL },
    page: smallPage(sheet.page, swatch),
  };
}

function smallPage(page: FieldPage, swatch: Box): FieldPage {
  const cm = (swatch.width * 1_000) / WIDE;
  return {
    ...page,
    map: swatch,
    size: { wide: WIDE, deep: DEEP },
    cm,
    unit: 0.5 * swatch.height,
    at: ([x, y]) => ({ x: swatch.x + (x * cm) / 1_000, y: swatch.y + swatch.height - (y * swatch.height) / DEEP }),
  };
}

/** Ground in a rounded frame. */
function inFrame(sheet: FieldSheet, swatch: Box, land: Parameters<typeof drawTable>[1]): void {
  const { pen, theme } = sheet;
  const trace = () => {
    pen.beginPath();
    pen.roundRect(swatch.x, swatch.y, swatch.width, swatch.height, 0.12 * swatch.height);
  };
  pen.save();
  trace();
  pen.clip();
  drawTable(small(sheet, swatch), land);
  pen.restore();
  trace();
  pen.strokeStyle = theme.frame;
  pen.lineWidth = 0.04 * swatch.height;
  pen.stroke();
}

/** Men who stand apart are shown by two of them, others by their ground. */
function unitOf(shape: FieldPiece['shape'], side: FieldPiece['side']): FieldPiece {
  const man = (x: number): FieldBody => ({ kind: 'disc', at: [x, MIDDLE[1]], heading: 0, radius: 900 });
  const men: Partial<Record<FieldPiece['shape'], readonly FieldBody[]>> = {
    loose: [man(1_700), man(4_300)],
    skirmish: [man(1_700), man(4_300)],
    irregular: [man(1_700), man(4_300)],
    leader: [man(3_000)],
  };
  const block: FieldBody = { kind: 'rectangle', at: [3_000, 3_100], heading: 0, wide: 4_200, deep: 2_000 };
  return {
    name: '',
    side,
    at: MIDDLE.join(','),
    heading: 0,
    bodies: [...(men[shape] ?? [block])],
    shape,
    chips: [],
  };
}

function drawMark(sheet: FieldSheet, mark: Extract<FieldSign, { kind: 'mark' }>['mark'], swatch: Box): void {
  const side = 'blue';
  const way: FieldMark & { kind: 'charge' } = {
    kind: 'charge',
    side,
    way: [
      [300, 2_250],
      [5_700, 2_250],
    ],
  };
  const arm = mark === 'artillery' ? 'artillery' : 'musketry';
  switch (mark) {
    case 'move':
      return drawMove(sheet, { ...way, kind: 'move' });
    case 'charge':
      return drawCharge(sheet, way);
    case 'evade':
      return drawEvade(sheet, { ...way, kind: 'evade' });
    case 'rout':
      return drawRout(sheet, { ...way, kind: 'rout', offTable: false });
    case 'musketry':
    case 'artillery':
      return drawFire(sheet, { kind: 'fire', side, from: [600, 2_250], to: [5_700, 2_250], arm });
    case 'losses':
      return drawBurst(sheet.pen, 1, sheet.page.at(MIDDLE), 0.9 * swatch.height, 0.5 * swatch.height);
    case 'eliminated':
      return drawFallen(sheet, { kind: 'eliminated', side, at: MIDDLE.join(','), name: '' });
    case 'awaited':
      return drawAwaited(sheet, sheet.page.at(MIDDLE), []);
    case 'blocked':
      return drawBlocked(sheet, {
        kind: 'blocked',
        from: [300, 2_250],
        to: [5_700, 2_250],
        by: [
          [3_000, 400],
          [3_000, 4_100],
        ],
      });
    case 'arc':
      return drawArc(sheet, { kind: 'arc', at: [3_000, 400], heading: 0, half: 4_500, ranges: [2_000, 3_800] });
    case 'contact':
      return drawContact(sheet, { kind: 'contact', from: [1_000, 2_250], to: [5_000, 2_250] });
    case 'approach':
      return drawApproach(sheet, {
        kind: 'approach',
        outline: [
          [4_000, 600],
          [2_000, 600],
          [-500, 4_000],
          [6_500, 4_000],
        ],
      });
  }
}
