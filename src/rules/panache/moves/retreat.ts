/** PA-GEO-10, PA-OFF-03 to -05, PA-Q-17, PA-UMP-05. Retreats called by the chapters that the book lacks, and leaving by one. */
import { type Direction, type Hex, neighbour, onMap } from '../../../hex/grid.ts';
import type { Refusal } from '../../../kernel/play.ts';
import { refuseDeed } from '../deed-refused.ts';
import type { Fact } from '../facts.ts';
import { losing } from '../loss.ts';
import { mayPass, mayStop } from './pass.ts';
import { isCharacter, type State, type Unit } from '../state.ts';
import { isEdge, stepOf } from './terrain.ts';

interface Retreat {
  readonly n: number;
  readonly toward: Direction;
}

/** A longer retreat than on any of our maps is a typing error. */
const LONGEST = 12;

/**
 * PA-GEO-10. As many hexes as exist in this direction; PA-OFF-04: each missing hex is a loss. PA-OFF-05, -06: a
 * character leaves over the edge instead, without a loss.
 */
export function retreat(now: State, unit: Unit, { n, toward }: Retreat): readonly Fact[] | Refusal {
  if (n < 1 || n > LONGEST) return refuseDeed('PA-GEO-10', 'retreat', unit, { most: LONGEST });
  const { path, isOff } = wayBack(now, unit, n, toward);
  if (isOff && isCharacter(unit)) return [{ type: 'left', unit: unit.id, path, of: 'retreat' }];
  const end = endOf(now, unit, path);
  const notMade = n - end.length;
  const moved: Fact = { type: 'retreated', unit: unit.id, path: end, notMade };
  return notMade === 0 || isCharacter(unit) ? [moved] : [moved, ...losing(unit, notMade)];
}

/** PA-Q-17. Hex by hex, through friends by the same table as every move, until something stops it or the table ends. */
function wayBack(now: State, unit: Unit, n: number, toward: Direction): { path: readonly Hex[]; isOff: boolean } {
  const path: Hex[] = [];
  let at = unit.at;
  while (path.length < n) {
    const next = neighbour(at, toward);
    if (next === undefined || !onMap(now.map, next)) return { path, isOff: true };
    if (mayPass(now, unit, next) || stepOf(now, unit, at, next).cost === 'impassable') break;
    path.push(next);
    at = next;
  }
  return { path, isOff: false };
}

/** PA-THR-05, -06. The last hex of the way in which it may stop. */
function endOf(now: State, unit: Unit, path: readonly Hex[]): readonly Hex[] {
  const last = path.findLastIndex((hex) => !mayStop(now, unit, hex));
  return path.slice(0, last + 1);
}

/** PA-OFF-01, -03, -05, PA-UMP-05. A lone character from any edge hex; a unit only where the scenario lets it go. */
export function leaveByHand(now: State, unit: Unit): readonly Fact[] | Refusal {
  const { exits } = now.armies[unit.side];
  if (!isCharacter(unit) && !exits.includes(unit.at)) {
    return refuseDeed('PA-OFF-03', 'leaves', unit, {}, [`${unit.id} eliminated`]);
  }
  if (!isEdge(now.map, unit.at)) return refuseDeed('PA-OFF-05', 'leaves-edge', unit);
  return [{ type: 'left', unit: unit.id, path: [], of: 'will' }];
}
