/** Building blocks of unit bodies: simple outlines in radii, with forward up. */
import { Path2D } from '@napi-rs/canvas';

export interface Footprint {
  readonly body: Path2D;
  readonly light?: Path2D;
  readonly dark?: Path2D;
  readonly steel?: Path2D;
  readonly wheels?: Path2D;
  /** How far a block reaches to its flanks. Undefined for other shapes. */
  readonly half?: number;
  /** How far it reaches to the rear, where its weight is marked. Default: not marked. */
  readonly rear?: number;
  /** Whether it turns with its facing. A square looks in all directions, a mob in none. */
  readonly turns: boolean;
  /** Where the strength is written, along the facing (negative is forward). */
  readonly numberAt: number;
}

export type Rectangle = readonly [x: number, y: number, width: number, height: number];

export function rectangles(...all: Rectangle[]): Path2D {
  const path = new Path2D();
  for (const rectangle of all) path.rect(...rectangle);
  return path;
}

/** How a body's flanks end: straight, pointed, or notched. */
export type Ends = 'straight' | 'pointed' | 'notched';

/** Rectangles whose flanks may be pointed or notched to this depth, never wider than the rectangle itself. */
export function blocks(ends: Ends, deep: number, ...all: Rectangle[]): Path2D {
  if (ends === 'straight') return rectangles(...all);
  const [corner, middle] = ends === 'pointed' ? [deep, 0] : [0, deep];
  return shapes(
    ...all.map(([x, y, width, height]) => {
      const [right, low] = [x + width, y + height];
      return [
        [x + corner, y],
        [right - corner, y],
        [right - middle, y + height / 2],
        [right - corner, low],
        [x + corner, low],
        [x + middle, y + height / 2],
      ] as const;
    }),
  );
}

export function lines(...all: (readonly [x1: number, y1: number, x2: number, y2: number])[]): Path2D {
  const path = new Path2D();
  for (const [x1, y1, x2, y2] of all) {
    path.moveTo(x1, y1);
    path.lineTo(x2, y2);
  }
  return path;
}

export function discs(radius: number, ...all: (readonly [x: number, y: number])[]): Path2D {
  const path = new Path2D();
  for (const [x, y] of all) {
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, 2 * Math.PI);
  }
  return path;
}

export function shapes(...all: (readonly (readonly [x: number, y: number])[])[]): Path2D {
  const path = new Path2D();
  for (const corners of all) {
    corners.forEach(([x, y], i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
    path.closePath();
  }
  return path;
}
