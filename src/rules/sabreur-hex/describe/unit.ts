/** A unit and its surroundings: units in front, beside and behind, the nearest enemies, the exits. */
import { DIRECTIONS, type Hex, neighbour } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { betweenPhrase, waysOut } from '../../../survey/hex/around.ts';
import { areaOfHex, enemiesOf } from '../field/engage.ts';
import { landOf } from '../picture/land.ts';
import { awayFrom } from '../look/away.ts';
import { conditionLines, standingLine, strengthLine, titleOf } from '../look/condition.ts';
import { nounOf } from '../noun.ts';
import { distanceBetween, hexesOf, nearestFirst, nearestHexes } from '../field/place.ts';
import { sightBlockedBy } from '../field/sight.ts';
import { isSquare, type State, type Unit, unitAt } from '../state.ts';
import { mayCross } from '../field/terrain.ts';

export function describeUnit(now: State, unit: Unit, around: (hex: Hex) => Phrase[]): Look {
  return {
    title: titleOf(unit),
    paragraphs: [
      [strengthLine(unit), standingLine(now, unit), ...conditionLines(now, unit)],
      areaLines(now, unit),
      enemyLines(now, unit),
      ...hexesOf(unit).map(around),
      [waysOut(unit.at, [...new Set(hexesOf(unit).flatMap((hex) => freeAround(now, hex)))])],
    ],
    frame: { around: unit.at },
  };
}

/** Units farther away than this are not named; the most named in each area. */
const NEAR = 6;
const MOST = 4;

const AREAS = ['front', 'leftFlank', 'rightFlank', 'rear'] as const;

/** SH-FACING-04 to -06. A square has no flanks. */
function areaLines(now: State, unit: Unit): Phrase[] {
  const near = now.units
    .filter((other) => other !== unit && distanceBetween(unit, other) <= NEAR)
    .toSorted(nearestFirst(unit));
  const line = (area: string, others: readonly Unit[]) => {
    const units = others.slice(0, MOST).map((other) => nearPhrase(unit, other));
    const named = units.length > 0 ? units : [phrase('describe-area-empty', { n: NEAR })];
    return phrase(`describe-area-${area}`, { units: named });
  };
  if (isSquare(unit)) return [line('square', near)];
  return AREAS.map((area) =>
    line(
      area,
      near.filter((other) => areaOfHex(unit, nearestHexes(other, unit)[0]!) === area),
    ),
  );
}

function nearPhrase(unit: Unit, other: Unit): Phrase {
  const whose = other.side === unit.side ? 'friend' : 'enemy';
  return phrase('describe-area-near', { whose, id: other.id, away: awayFrom(unit, other) });
}

/** The nearest three: their distance, their position, and what lies between. */
function enemyLines(now: State, unit: Unit): Phrase[] {
  const nearest = enemiesOf(now, unit).toSorted(nearestFirst(unit)).slice(0, 3);
  if (nearest.length === 0) return [phrase('describe-no-enemies')];
  return [phrase('describe-enemies'), ...nearest.map((enemy) => enemyLine(now, unit, enemy))];
}

function enemyLine(now: State, unit: Unit, enemy: Unit): Phrase {
  const [here, there] = [nearestHexes(unit, enemy)[0]!, nearestHexes(enemy, unit)[0]!];
  const by = sightBlockedBy(now, unit, enemy);
  const area = isSquare(enemy) ? 'square' : areaOfHex(enemy, here)!;
  return phrase('describe-enemy', {
    unit: nounOf(now, enemy.id),
    type: phrase(`type-${enemy.type}`),
    strength: enemy.strength,
    away: awayFrom(unit, enemy),
    area: phrase(`describe-regards-${area}`),
    between: betweenPhrase(landOf(now), here, there),
    sight: by === undefined ? phrase('describe-in-sight') : phrase('describe-hidden', { by }),
  });
}

/** SH-TERRAIN-09, SH-SETUP-07. Where units could step: no impassable hex or side, no other unit. */
function freeAround(now: State, hex: Hex): Hex[] {
  return DIRECTIONS.flatMap((direction) => neighbour(hex, direction) ?? []).filter(
    (next) => mayCross(now.map, hex, next) && !unitAt(now, next),
  );
}
