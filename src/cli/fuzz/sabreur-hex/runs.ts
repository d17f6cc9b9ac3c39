/** What must hold for every movement: step by step, over passable terrain, and not too far. */
import { frontHexes, rearHexes } from '../../../hex/facing.ts';
import { areNeighbours, directionTo, type Hex, onMap } from '../../../hex/grid.ts';
import type { Fact } from '../../../rules/sabreur-hex/facts.ts';
import { isArtillery, isPanicked, isSquare, type State, type Unit, unitAt } from '../../../rules/sabreur-hex/state.ts';
import { movementFactor, routLength } from '../../../rules/sabreur-hex/tables.ts';
import { isPassable, sideToward } from '../../../rules/sabreur-hex/field/terrain.ts';
import { demand } from '../broken.ts';
import type { Course } from './course.ts';

type Run = Extract<Fact, { type: 'moved' | 'evaded' | 'pursued' | 'fled' }>;

/** SH-MARCH-03, SH-EVADE-01, SH-PURSUIT-03. Step by step, each in a permitted direction. */
export function checkRun(now: State, fact: Run, unit: Unit, course: Course): void {
  let from = unit.at;
  for (const to of fact.path) {
    checkStep(now, unit, from, to, fact.type);
    if (isFrontal(fact, unit, course))
      demand(frontHexes(from, unit.facing).includes(to), `SH-MARCH-03 ${unit.id} from ${from} to ${to}`);
    if (fact.type === 'evaded')
      demand(rearHexes(from, unit.facing).includes(to), `SH-EVADE-01 ${unit.id} from ${from} to ${to}`);
    from = to;
  }
  if (fact.type !== 'fled' && fact.path.length > 0) checkEnd(now, unit, from);
  checkLength(now, fact, unit, course);
}

/** SH-MARCH-03, -07, -08, -09. Neither an oblique march nor the step of an assault. */
function isFrontal(fact: Run, unit: Unit, { actor, order, rider, attack }: Course): boolean {
  if (fact.type !== 'moved') return fact.type === 'pursued';
  if (unit.id !== actor) return unit.id === rider;
  const marches = order.kind === 'act' && ['march', 'forcedMarch'].includes(order.actions[0]?.do ?? '');
  return marches || attack?.how === 'charged';
}

/** SH-MARCH-04, -10, SH-FORCED-01, SH-PURSUIT-02, -05, SH-ROUT-06. Not too far, and only units that may. */
function checkLength(now: State, fact: Run, unit: Unit, course: Course): void {
  const far = fact.path.length;
  const isActor = unit.id === course.actor;
  switch (fact.type) {
    case 'pursued':
      demand(isActor || fact.behind === course.actor, `SH-PURSUIT-05 ${unit.id} pursues`);
      demand(course.attack?.how === 'charged' && !isSquare(unit), `SH-PURSUIT-01 ${unit.id} pursues`);
      return demand(far <= fact.length, `SH-PURSUIT-02 ${unit.id} pursues ${far} hexes of ${fact.length}`);
    case 'fled': {
      const most = course.rout + routLength(unit).plus;
      return demand(isPanicked(unit) && far <= most, `SH-ROUT-06 ${unit.id} flees ${far} hexes of ${most}`);
    }
    case 'moved':
    case 'evaded': {
      const isReaction = course.attack !== undefined && unit.side !== now.active;
      demand(isActor || isReaction, `SH-TURN-03 ${unit.id} moves unordered`);
      demand(far <= reachOf(unit, course), `SH-MARCH-04 ${unit.id} moves ${far} hexes`);
      return demand(!isSquare(unit) || now.rulings.squaresOblique === 'yes', `SH-MARCH-10 ${unit.id} moves in square`);
    }
  }
}

function reachOf(unit: Unit, { actor, order }: Course): number {
  if (isSquare(unit)) return 1;
  const isForced = unit.id === actor && order.kind === 'act' && order.actions[0]?.do === 'forcedMarch';
  return movementFactor(unit) * (isForced ? 2 : 1);
}

/** SH-PASS-01, -03, SH-TERRAIN-09, SH-GAP-04, SH-ROUT-04. Never through an enemy or a blocking friend. */
function checkStep(now: State, unit: Unit, from: Hex, to: Hex, how: Run['type']): void {
  demand(onMap(now.map, to) && areNeighbours(from, to), `SH-GAP-04 ${unit.id} leaps from ${from} to ${to}`);
  demand(isPassable(now.map, to), `SH-TERRAIN-09 ${unit.id} enters ${to}`);
  const side = sideToward(now.map, from, directionTo(from, to)!);
  demand(side !== 'impassable', `SH-TERRAIN-09 ${unit.id} crosses an impassable side to ${to}`);
  const other = unitAt(now, to);
  if (!other || other.id === unit.id) return;
  demand(other.side === unit.side, `SH-PASS-01 ${unit.id} crosses ${other.id}`);
  if (how === 'fled') return;
  demand(!isPanicked(other), `SH-PASS-03 ${unit.id} crosses the panicked ${other.id}`);
  const loose = [unit, other].some((each) => isArtillery(each) || each.formation === 'skirmish');
  demand(loose, `SH-PASS-01 ${unit.id} crosses ${other.id}`);
}

/** SH-PASS-04, SH-SKIRMPASS-01. In an empty hex, or one that skirmishers leave. */
function checkEnd(now: State, unit: Unit, to: Hex): void {
  const other = unitAt(now, to);
  demand(
    !other || other.id === unit.id || other.formation === 'skirmish',
    `SH-PASS-04 ${unit.id} ends on ${other?.id}`,
  );
}
