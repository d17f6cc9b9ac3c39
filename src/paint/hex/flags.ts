/** Objectives: brackets in the corners of their hex, and the holder's flag with its points. */
import { DIRECTIONS, type Hex } from '../../hex/grid.ts';
import type { Point } from '../../hex/layout.ts';
import type { HexMap } from '../../scene/hex.ts';
import { widthOf, write } from '../lettering.ts';
import { NOBODYS, SIGNAL, type SideColours } from '../palette.ts';
import { between, polygon, strokes } from '../sheet.ts';
import type { HexSheet } from './page.ts';

type Place = HexMap['places'][number];
export type Holder = Place['holder'];

function coloursOf({ theme }: HexSheet, holder: Holder): SideColours {
  return holder === undefined ? NOBODYS : theme[holder];
}

/** How far each bracket reaches along a side of its hex, and how far out it is. */
const REACH = 0.27;
const OUT = 0.91;

/** Drawn on the ground, under units. */
export function drawObjective(sheet: HexSheet, { at, points, holder }: Place): void {
  if (points === undefined) return;
  const { pen, page } = sheet;
  const { trim, body } = coloursOf(sheet, holder);
  pen.lineJoin = 'miter';
  pen.lineCap = 'butt';
  strokes(pen, () => traceBrackets(sheet, at), [
    [SIGNAL.halo, 0.24 * page.radius],
    [trim, 0.17 * page.radius],
    [body, 0.09 * page.radius],
  ]);
}

function traceBrackets({ pen, page }: HexSheet, at: Hex): void {
  const centre = page.layout.centre(at);
  const corner = (facing: number) => between(centre, page.layout.corner(at, (facing + 6) % 6), OUT);
  for (const facing of DIRECTIONS) {
    const tip = corner(facing);
    const [from, to] = [between(tip, corner(facing - 1), REACH), between(tip, corner(facing + 1), REACH)];
    pen.moveTo(from.x, from.y);
    pen.lineTo(tip.x, tip.y);
    pen.lineTo(to.x, to.y);
  }
}

export interface Flag {
  readonly width: number;
  readonly height: number;
  /** The size of the figures on it. */
  readonly size: number;
  readonly text: string;
}

/** A flag with figures of this size. */
export function flagOf({ pen }: HexSheet, points: number, size: number): Flag {
  const text = String(points);
  const cloth = widthOf(pen, text, { face: 'figures', size }) + 0.75 * size;
  return { width: cloth + 0.2 * size, height: 1.3 * size, size, text };
}

/** Centred on a point. Red's flag is swallow-tailed, Blue's is square, a neutral one is a pale pennant. */
export function drawFlag(sheet: HexSheet, { width, height, size, text }: Flag, { x, y }: Point, holder: Holder): void {
  const { pen } = sheet;
  const { body, trim, dark } = coloursOf(sheet, holder);
  const pole = { x: x - width / 2 + 0.07 * size, top: y - height / 2, bottom: y + height / 2 };
  const cloth = { left: pole.x, right: x + width / 2, top: pole.top + 0.06 * size, bottom: pole.bottom - 0.2 * size };
  const middle = (cloth.top + cloth.bottom) / 2;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  const staff = () => {
    pen.moveTo(pole.x, pole.top);
    pen.lineTo(pole.x, pole.bottom);
  };
  strokes(pen, staff, [[SIGNAL.halo, 0.26 * size]]);
  strokes(pen, () => polygon(pen, outlineOf(cloth, middle, size, holder)), [
    [SIGNAL.halo, 0.22 * size],
    [trim, 0.1 * size],
  ]);
  pen.fillStyle = body;
  pen.fill();
  strokes(pen, staff, [[SIGNAL.white, 0.12 * size]]);
  const inks = holder === undefined ? { ink: dark } : { ink: SIGNAL.white, halo: { colour: dark, width: 0.2 * size } };
  const at = cloth.left + 0.22 * size;
  write(pen, text, at, middle, { face: 'figures', size, align: 'left', ...inks });
}

interface Cloth {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function outlineOf({ left, right, top, bottom }: Cloth, middle: number, size: number, holder: Holder): Point[] {
  const hoist = [
    { x: left, y: bottom },
    { x: left, y: top },
  ];
  if (holder === undefined) {
    const fly = right - 0.32 * size;
    return [...hoist, { x: fly, y: top }, { x: right, y: middle }, { x: fly, y: bottom }];
  }
  const tails = [
    { x: right, y: top },
    { x: right, y: bottom },
  ];
  if (holder === 'blue') return [...hoist, ...tails];
  return [...hoist, tails[0]!, { x: right - 0.32 * size, y: middle }, tails[1]!];
}
