/** What must hold in every Panache position, whatever was ordered. */
import { DIRECTIONS, neighbour, onMap } from '../../../hex/grid.ts';
import { panache } from '../../../rules/panache/index.ts';
import type { State, Unit } from '../../../rules/panache/state.ts';
import { demand } from '../broken.ts';
import { figuresOf, groundOf } from './figures.ts';

/** A position between orders. */
export function checkPosition(now: State): void {
  for (const unit of now.units) checkUnit(now, unit);
  const names = [...now.units, ...now.gone, ...now.reserves.map(({ unit }) => unit)].map(({ id }) => id.toLowerCase());
  demand(new Set(names).size === names.length, 'PA-OFF-07 a unit is in two places, or two have one name');
  demand(now.turn <= now.lastTurn, `PA-GAP-02 turn ${now.turn} of ${now.lastTurn}`);
  demand((now.phase === 'over') === (now.result !== undefined), 'PA-GAP-02 over, and nobody has won');
  for (const { side, strength } of panache.score(now)) {
    const own = now.units.filter((unit) => unit.side === side && unit.arm !== 'character');
    demand(strength === own.reduce((sum, unit) => sum + unit.stands, 0), 'the score counts the stands');
  }
}

function checkUnit(now: State, unit: Unit): void {
  const { id, at, side, arm, stands, initial } = unit;
  const others = now.units.filter((each) => each.at === at && each.id !== id);
  const isUnit = arm !== 'character';
  demand(!others.some((each) => each.side !== side), `PA-THR-01 ${id} in ${at} with an enemy`);
  demand(!isUnit || !others.some((each) => each.arm !== 'character'), `PA-THR-06 two units in ${at}`);
  demand(onMap(now.map, at), `PA-OFF-02 ${id} in ${at}`);
  demand(groundOf(now, at) < Infinity || isByRoad(now, at), `PA-TER-03 ${id} in ${at}`);
  demand(stands >= 1 && stands <= initial, `PA-UMP-04 ${id} has ${stands} stands of ${initial}`);
  demand(figuresOf(unit) !== undefined, `PA-MOV-05 ${id} is ${unit.weight} ${arm}`);
  demand(unit.mount === undefined || arm === 'infantry', `PA-MNT-01 ${id} is mounted`);
  demand(!unit.palisade || unit.mount === 'wagons', `PA-MNT-06 ${id} has a palisade`);
  const isOfTurn = side === now.active || now.phase === 'opening' || now.phase === 'result' || now.phase === 'over';
  demand(isOfTurn || !(unit.activated || unit.moved), `PA-ACT-01 ${id} may move, or has moved, in the enemy's turn`);
  demand(unit.enteredBy === undefined || isAtEdge(now, unit.enteredBy), `PA-RES-03 ${id} came by ${unit.enteredBy}`);
}

function isByRoad({ map }: State, hex: string): boolean {
  return map.roads.some(({ hexes, ends }) => hexes.includes(hex) && (hexes.length > 1 || ends.length > 0));
}

export function isAtEdge({ map }: State, hex: string): boolean {
  return DIRECTIONS.some((direction) => {
    const beyond = neighbour(hex, direction);
    return beyond === undefined || !onMap(map, beyond);
  });
}
