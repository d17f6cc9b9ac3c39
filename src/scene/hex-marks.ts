/** Which hexes the marks and pieces of a picture occupy. */
import type { Mark, Piece } from './hex.ts';

/** Its hex, or both hexes of an extended line. */
export function hexesUnder({ at, also }: Piece): string[] {
  return also === undefined ? [at] : [at, also];
}

/** Every hex that a mark begins in, passes through or ends in. */
export function hexesOfMark(mark: Mark): readonly string[] {
  switch (mark.kind) {
    case 'move':
    case 'rout':
      return mark.path;
    case 'charge':
    case 'threat':
      return [...mark.path, mark.target];
    case 'fire':
    case 'blocked':
      return [mark.from, mark.to];
    case 'ghost':
      return hexesUnder(mark.piece);
    case 'losses':
    case 'eliminated':
    case 'awaited':
    case 'choice':
      return [mark.at];
    // A zone is background, and nothing happens in it.
    case 'zone':
      return [];
  }
}

/** The hexes that a mark's line runs through, in order. */
export function wayOf(mark: Mark): readonly string[] {
  const stops = 'path' in mark ? mark.path : 'from' in mark ? [mark.from, mark.to] : [];
  return 'target' in mark ? [...stops, mark.target] : stops;
}
