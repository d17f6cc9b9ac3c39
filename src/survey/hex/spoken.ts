/** Hexes and bearings for use in sentences. */
import { type Bearing, bearingOf } from '../../hex/bearing.ts';
import { type Hex, neighbour } from '../../hex/grid.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';

/** By rows; three or more in a row are a range: `0405–0705 0406`. */
export function hexList(hexes: readonly Hex[]): string {
  const sorted = hexes.toSorted((a, b) => (a.slice(2) + a.slice(0, 2) < b.slice(2) + b.slice(0, 2) ? -1 : 1));
  const runs: Hex[][] = [];
  for (const hex of sorted) {
    const last = runs.at(-1);
    if (last && neighbour(last.at(-1)!, 2) === hex) last.push(hex);
    else runs.push([hex]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]!}–${run.at(-1)!}` : run.join(' '))).join(' ');
}

/** How far, and in which direction. */
export function awayPhrase(from: Hex, to: Hex, n: number): Phrase {
  const bearing = bearingOf(from, to);
  if (bearing === undefined) return phrase('survey-here');
  return phrase('survey-away', { n, bearing: bearingPhrase(bearing) });
}

export function bearingPhrase(bearing: Bearing): Phrase {
  return phrase(`bearing-${bearing}`);
}
