/**
 * Counters: bodies of units in rulebooks without formations, distinguished by outline and emblem. They also work
 * upright.
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
  return { body: rectangles(BLOCK), light: shapes(...straps()), half: 0.68, rear: 0.42, turns: true, numberAt: 0 };
}

/** Infantry under a thicket of points. */
export function pikes(): Footprint {
  return {
    body: rectangles([-0.68, -0.3, 1.36, 0.72]),
    steel: lines(...[-0.54, -0.27, 0, 0.27, 0.54].map((x) => [x, -0.3, x, -0.74] as const)),
    light: rectangles([-0.68, -0.3, 1.36, 0.09]),
    half: 0.68,
    rear: 0.42,
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
    half: 0.68,
    rear: 0.42,
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
    half: 0.68,
    rear: 0.56,
    turns: true,
    numberAt: -0.07,
  };
}

/** Two humps, a long neck and a head. */
export function camelry(): Footprint {
  const body = new Path2D();
  body.moveTo(-0.62, 0.46);
  body.lineTo(-0.62, -0.08);
  body.bezierCurveTo(-0.62, -0.3, -0.5, -0.3, -0.44, -0.42);
  body.bezierCurveTo(-0.36, -0.62, -0.18, -0.6, -0.12, -0.36);
  body.bezierCurveTo(-0.08, -0.26, 0.02, -0.26, 0.06, -0.36);
  body.bezierCurveTo(0.12, -0.6, 0.3, -0.62, 0.36, -0.36);
  body.bezierCurveTo(0.42, -0.12, 0.54, -0.2, 0.55, -0.36);
  body.bezierCurveTo(0.56, -0.6, 0.62, -0.68, 0.74, -0.66);
  body.lineTo(0.92, -0.56);
  body.lineTo(0.9, -0.44);
  body.lineTo(0.76, -0.44);
  body.bezierCurveTo(0.76, -0.1, 0.7, 0, 0.62, 0.1);
  body.lineTo(0.62, 0.46);
  body.closePath();
  return { body, light: cloth(0.36), dark: legs(), rear: 0.46, turns: true, numberAt: -0.02 };
}

/** A large back, a head with an ear, a trunk and a tusk. */
export function elephants(): Footprint {
  const body = new Path2D();
  body.moveTo(-0.66, 0.48);
  body.lineTo(-0.66, -0.1);
  body.bezierCurveTo(-0.66, -0.52, -0.3, -0.6, 0, -0.54);
  body.bezierCurveTo(0.16, -0.5, 0.26, -0.5, 0.36, -0.56);
  body.bezierCurveTo(0.62, -0.68, 0.84, -0.46, 0.86, -0.14);
  body.bezierCurveTo(0.88, 0.16, 0.86, 0.3, 0.96, 0.34);
  body.lineTo(0.94, 0.46);
  body.bezierCurveTo(0.74, 0.48, 0.7, 0.3, 0.7, 0.08);
  body.bezierCurveTo(0.66, 0.14, 0.6, 0.14, 0.54, 0.14);
  body.lineTo(0.54, 0.48);
  body.closePath();
  const light = cloth(0.38);
  light.moveTo(0.58, 0.02);
  light.quadraticCurveTo(0.6, 0.26, 0.86, 0.22);
  light.quadraticCurveTo(0.68, 0.18, 0.68, 0.02);
  light.closePath();
  const dark = legs();
  dark.moveTo(0.68, -0.28);
  dark.arc(0.62, -0.28, 0.06, 0, 2 * Math.PI);
  return { body, light, dark, rear: 0.48, turns: true, numberAt: -0.02 };
}

/** The hem of a saddle-cloth at this height above the ground. */
function cloth(y: number): Path2D {
  return rectangles([-0.62, y - 0.16, 1.14, 0.07]);
}

/** The gap between the legs, under the belly. */
function legs(): Path2D {
  return rectangles([-0.36, 0.34, 0.62, 0.14]);
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
    rear: 0.56,
    turns: true,
    numberAt: -0.05,
  };
}

/** One person: a disc with a star. */
export function character(): Footprint {
  const rays = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    const reach = i % 2 === 0 ? 0.4 : 0.17;
    return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
  });
  return { body: discs(0.5, [0, 0]), light: shapes(rays), turns: false, numberAt: 0 };
}
