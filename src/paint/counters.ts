/**
 * Counters: bodies of units whose book knows no formations, told apart by their outline and what lies on it. They look
 * well upright.
 */
import { Path2D } from '@napi-rs/canvas';
import { discs, type Footprint, lines, type Rectangle, rectangles, shapes } from './footprint.ts';

/** The crossed straps of infantry. */
function straps(): (readonly (readonly [x: number, y: number])[])[] {
  return [1, -1].map((slant) => [
    [-0.68 * slant, -0.42],
    [-0.6 * slant, -0.42],
    [0.68 * slant, 0.42],
    [0.6 * slant, 0.42],
  ]);
}

const BLOCK: Rectangle = [-0.68, -0.42, 1.36, 0.84];

export function infantry(): Footprint {
  return { body: rectangles(BLOCK), light: shapes(...straps()), turns: true, numberAt: 0 };
}

/** Infantry under a thicket of points. */
export function pikes(): Footprint {
  return {
    body: rectangles([-0.68, -0.3, 1.36, 0.72]),
    steel: lines(...[-0.54, -0.27, 0, 0.27, 0.54].map((x) => [x, -0.3, x, -0.74] as const)),
    light: rectangles([-0.68, -0.3, 1.36, 0.09]),
    turns: true,
    numberAt: -0.06,
  };
}

/** Infantry that rides to the fight: its straps over a light saddle-cloth. */
export function mountedInfantry(): Footprint {
  return {
    body: rectangles(BLOCK),
    light: shapes(...straps(), [
      [-0.68, 0.42],
      [0.68, 0.42],
      [0, 0],
    ]),
    turns: true,
    numberAt: 0,
  };
}

/** Infantry on four wheels. */
export function wagons(): Footprint {
  return {
    body: rectangles([-0.68, -0.46, 1.36, 0.78]),
    light: shapes(...straps().map((strap) => strap.map(([x, y]) => [x, y * 0.93 - 0.07] as const))),
    wheels: discs(0.17, ...[-0.46, 0.46].map((x) => [x, 0.42] as const)),
    turns: true,
    numberAt: -0.07,
  };
}

/** The riders' diagonal under two humps. */
export function camelry(): Footprint {
  const body = rectangles([-0.68, -0.28, 1.36, 0.7]);
  for (const x of [-0.34, 0.34]) {
    body.moveTo(x + 0.27, -0.28);
    body.ellipse(x, -0.28, 0.27, 0.3, 0, 0, Math.PI, true);
    body.closePath();
  }
  const light = shapes([
    [-0.68, 0.42],
    [0.68, 0.42],
    [0.68, -0.28],
  ]);
  return { body, light, turns: true, numberAt: 0.05 };
}

/** A back like a vault, and two tusks. */
export function elephants(): Footprint {
  const body = new Path2D();
  body.moveTo(-0.66, 0.46);
  body.lineTo(-0.66, -0.05);
  body.bezierCurveTo(-0.66, -0.78, 0.66, -0.78, 0.66, -0.05);
  body.lineTo(0.66, 0.46);
  body.closePath();
  const tusks = new Path2D();
  for (const side of [1, -1]) {
    tusks.moveTo(0.6 * side, 0.1);
    tusks.bezierCurveTo(0.86 * side, 0.12, 0.86 * side, -0.12, 0.82 * side, -0.26);
  }
  return {
    body,
    steel: tusks,
    light: rectangles([-0.13, 0.28, 0.05, 0.18], [0.08, 0.28, 0.05, 0.18]),
    turns: true,
    numberAt: 0,
  };
}

/** A hull with a slanting bow, on wheels. */
export function vehicle(): Footprint {
  return {
    body: shapes([
      [-0.56, -0.46],
      [0.3, -0.46],
      [0.72, 0.02],
      [0.72, 0.34],
      [-0.72, 0.34],
      [-0.72, 0.02],
    ]),
    light: rectangles([-0.72, 0.02, 1.44, 0.07]),
    wheels: discs(0.17, ...[-0.46, 0, 0.46].map((x) => [x, 0.42] as const)),
    turns: true,
    numberAt: -0.05,
  };
}

/** One man: a disc with a star on it. */
export function character(): Footprint {
  const rays = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    const reach = i % 2 === 0 ? 0.4 : 0.17;
    return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
  });
  return { body: discs(0.5, [0, 0]), light: shapes(rays), turns: false, numberAt: 0 };
}
