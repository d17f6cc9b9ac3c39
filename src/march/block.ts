/** Ranks and files: the ground of a formed unit, the places in it, its turns and its way (SK-GEO-02, -04, PE-GEO-07). */
import type { Heading } from '../field/heading.ts';
import type { Length } from '../field/length.ts';
import { from, moved, type Point, type Pose, seenFrom } from '../field/point.ts';
import type { Rectangle } from '../field/shape.ts';
import { turnedFigures } from '../field/way.ts';

/** Where the middle of its front edge is, and how many stand side by side and behind each other. */
export interface Block {
  readonly front: Pose;
  readonly files: number;
  readonly ranks: number;
}

export type Depth = { readonly ranks: number } | { readonly files: number };

/** So many figures in so many ranks or files; the last rank may be short. */
export function blockOf(front: Pose, count: number, depth: Depth): Block {
  const files = 'files' in depth ? Math.min(depth.files, count) : Math.ceil(count / depth.ranks);
  return { front, files, ranks: Math.ceil(count / files) };
}

export function blockShape({ files, ranks }: Block, base: Length): Rectangle {
  return { kind: 'rectangle', wide: files * base, deep: ranks * base };
}

/** By number from the left of the front rank; a last rank that is not full is filled from its middle. */
export function placesIn({ front, files }: Block, count: number, base: Length): Point[] {
  return Array.from({ length: count }, (_, each) => {
    const rank = Math.floor(each / files);
    const inRank = Math.min(files, count - rank * files);
    return from(front, -(rank + 0.5) * base, ((each % files) - (inRank - 1) / 2) * base);
  });
}

/** The rank, from 0, in which a figure stands, whatever turns the block has made. */
export function rankOf({ front }: Block, figure: Point, base: Length): number {
  return Math.floor(-seenFrom(front, figure).y / base);
}

/** The figures turn where they stand: the same ground, another front edge; a quarter turn makes ranks of files. */
export function turnedBlock(block: Block, base: Length, by: 9_000 | 18_000 | 27_000): Block {
  const { pose: front } = turnedFigures({ pose: block.front, shape: blockShape(block, base) }, by);
  return by === 18_000 ? { ...block, front } : { front, files: block.ranks, ranks: block.files };
}

/** The same pose, so far toward a heading; it faces as before. */
export function pushedTo<At extends Pose>(at: At, heading: Heading, by: Length): At {
  const { x, y } = moved({ x: at.x, y: at.y, heading }, by);
  return { ...at, x, y };
}
