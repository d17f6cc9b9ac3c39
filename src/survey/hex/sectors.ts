/** Many units in few words: which are in which third of the map, and how close the two sides are there. */
import type { Size } from '../../hex/grid.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { sidePhrase, SIDES } from '../../kernel/play.ts';
import { type Axis, nearestTo, type Stand, thirds } from './line.ts';

const REGIONS = { east: ['w', 'c', 'e'], south: ['n', 'c', 's'] } as const;

/** `spoken`: a unit in two or three words. */
export function sectorSentences<T extends Stand>(
  size: Size,
  axis: Axis,
  stands: readonly T[],
  spoken: (stand: T) => Phrase,
): Phrase[] {
  return thirds(size, axis, stands).flatMap((here, third) => {
    if (here.length === 0) return [];
    const sides = SIDES.flatMap((side) => {
      const units = here.filter((stand) => stand.side === side).map(spoken);
      return units.length === 0 ? [] : [phrase('alt-sector-side', { side: sidePhrase(side), units })];
    });
    const region = phrase(`region-${REGIONS[axis][third]!}`);
    return [phrase('alt-sector', { region, sides: [...sides, ...apart(here)] })];
  });
}

function apart(stands: readonly Stand[]): Phrase[] {
  const near = closest(stands);
  return near ? [phrase('alt-apart', { one: near.one.id, other: near.other.id, n: near.n })] : [];
}

/** The two enemies closest to each other. */
export function closest(stands: readonly Stand[]): { one: Stand; other: Stand; n: number } | undefined {
  const blue = stands.filter(({ side }) => side === 'blue');
  return stands
    .filter(({ side }) => side === 'red')
    .flatMap((one) => {
      const near = nearestTo(one, blue);
      return near ? [{ one, other: near.stand, n: near.n }] : [];
    })
    .toSorted((a, b) => a.n - b.n)[0];
}
