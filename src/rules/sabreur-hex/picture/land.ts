/** The field and its units, as the text description needs them. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Land } from '../../../survey/hex/land.ts';
import type { Stand } from '../../../survey/hex/line.ts';
import { inFrontOf } from '../field/engage.ts';
import { hexesOf, nearestFirst } from '../field/place.ts';
import type { State, Unit } from '../state.ts';

export function landOf({ map }: State): Land {
  return {
    ...map,
    roads: map.roads.map((hexes) => ({ hexes })),
    called: (terrain) => phrase(`terrain-${terrain}`),
    calledSide: (terrain) =>
      phrase(terrain === 'wood' || terrain === 'impassable' ? `terrain-side-${terrain}` : `terrain-${terrain}`),
  };
}

export interface Placed extends Stand {
  readonly unit: Unit;
}

export function placed(unit: Unit): Placed {
  return { id: unit.id, side: unit.side, hexes: hexesOf(unit), unit };
}

/** SH-FACING-04, SH-Q-09. The nearest enemy in front. */
export function facedBy(now: State, unit: Unit): Unit | undefined {
  return now.units
    .filter((enemy) => enemy.side !== unit.side && inFrontOf(unit, enemy))
    .toSorted(nearestFirst(unit))[0];
}

export function shortly(unit: Unit): Phrase {
  return phrase('alt-short', { id: unit.id, strength: unit.strength, at: hexesOf(unit).join(' + ') });
}
