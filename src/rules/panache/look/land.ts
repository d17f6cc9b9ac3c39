/** The table and its units, as the text description needs them. */
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Land } from '../../../survey/hex/land.ts';
import { nearestTo, type Stand } from '../../../survey/hex/line.ts';
import { awayPhrase } from '../../../survey/hex/spoken.ts';
import { bareNoun } from '../noun.ts';
import { isCharacter, type State, type Unit } from '../state.ts';

export function landOf({ map }: State): Land {
  const called = (terrain: string) => phrase(`terrain-${terrain}`);
  return {
    ...map,
    roads: map.roads.map(({ hexes, name }) => ({ hexes, ...(name && { name: bareNoun(name) }) })),
    called,
    calledSide: called,
  };
}

/** A unit in its line of battle. */
export interface Placed extends Stand {
  readonly unit: Unit;
}

export function placed(unit: Unit): Placed {
  return { id: unit.id, side: unit.side, hexes: [unit.at], unit };
}

/** PA-GEO-03. There is no facing: only proximity matters. Lone characters do not count. */
export function nearestEnemy(now: State, unit: Unit): { readonly enemy: Unit; readonly away: Phrase } | undefined {
  const enemies = now.units.filter((each) => each.side !== unit.side && !isCharacter(each));
  const near = nearestTo(placed(unit), enemies.map(placed));
  return near && { enemy: near.stand.unit, away: awayPhrase(unit.at, near.stand.unit.at, near.n) };
}

export function shortly(unit: Unit): Phrase {
  const args = { id: unit.id, at: unit.at };
  return isCharacter(unit)
    ? phrase('pa-alt-short-character', args)
    : phrase('pa-alt-short', { ...args, stands: unit.stands });
}
