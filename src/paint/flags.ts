/** The flags of objectives: the holder's colours and shape, and the points. */
import { widthOf, write } from './lettering.ts';
import type { Point } from './page.ts';
import { NOBODYS, SIGNAL, type SideColours } from './palette.ts';
import { polygon, type Sheet, strokes } from './sheet.ts';

export type Holder = 'red' | 'blue' | undefined;

export function flagColours({ theme }: Pick<Sheet, 'theme'>, holder: Holder): SideColours {
  return holder === undefined ? NOBODYS : theme[holder];
}

export interface Flag {
  readonly width: number;
  readonly height: number;
  /** The size of the figures on it. */
  readonly size: number;
  readonly text: string;
}

/** A flag with figures of this size. */
export function flagOf({ pen }: Sheet, points: number, size: number): Flag {
  const text = String(points);
  const cloth = widthOf(pen, text, { face: 'figures', size }) + 0.75 * size;
  return { width: cloth + 0.2 * size, height: 1.3 * size, size, text };
}

/** Centred on a point. Red's flag is swallow-tailed, Blue's is square, a neutral one is a pale pennant. */
export function drawFlag(sheet: Sheet, { width, height, size, text }: Flag, { x, y }: Point, holder: Holder): void {
  const { pen } = sheet;
  const { body, trim, dark } = flagColours(sheet, holder);
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
