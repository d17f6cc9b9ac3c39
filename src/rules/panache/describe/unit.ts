/** A unit in its surroundings: friends beside it, the nearest enemies, what lies between, the ways out. */
import { distance } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import { betweenPhrase } from '../../../survey/around.ts';
import { awayPhrase } from '../../../survey/spoken.ts';
import { landOf } from '../land.ts';
import { conditionLines, reserveLine, standsLine, titleOf } from '../look/unit-card.ts';
import { kindOf, named } from '../noun.ts';
import { isCharacter, type Reserve, type State, type Unit } from '../state.ts';
import { groundOf } from '../look/ground.ts';
import { aroundLines, waysOutOf } from './hex.ts';

/** Farther away than this no friend is named; of friends and enemies, so many. */
const NEAR = 4;
const FRIENDS = 6;
const ENEMIES = 3;

export function describeUnit(now: State, unit: Unit): Look {
  return {
    title: titleOf(unit),
    paragraphs: [
      [
        ...standsLine(unit),
        phrase('pa-look-at', { at: unit.at, ground: groundOf(now, unit.at) }),
        ...conditionLines(unit),
      ],
      friendLines(now, unit),
      enemyLines(now, unit),
      aroundLines(now, unit.at),
      [waysOutOf(now, unit)],
    ].filter((lines) => lines.length > 0),
    frame: { around: unit.at },
  };
}

/** PA-RES-01, -02. A unit still off the table has no surroundings. */
export function describeReserve(reserve: Reserve): Look {
  const { unit, entries } = reserve;
  return {
    title: titleOf(unit),
    paragraphs: [[...standsLine(unit), reserveLine(reserve)]],
    frame: { around: entries[0]!.at },
  };
}

function nearestOf(unit: Unit, others: readonly Unit[]): Unit[] {
  return others.toSorted((a, b) => distance(unit.at, a.at) - distance(unit.at, b.at));
}

function away(unit: Unit, other: Unit): Phrase {
  return awayPhrase(unit.at, other.at, distance(unit.at, other.at));
}

function friendLines(now: State, unit: Unit): Phrase[] {
  const friends = now.units.filter(
    (each) => each !== unit && each.side === unit.side && distance(unit.at, each.at) <= NEAR,
  );
  const units = nearestOf(unit, friends)
    .slice(0, FRIENDS)
    .map((friend) => phrase('pa-describe-friend', { unit: named(friend), away: away(unit, friend) }));
  return [
    units.length === 0 ? phrase('pa-describe-no-friends', { n: NEAR }) : phrase('pa-describe-friends', { units }),
  ];
}

function enemyLines(now: State, unit: Unit): Phrase[] {
  const enemies = now.units.filter((each) => each.side !== unit.side && !isCharacter(each));
  if (enemies.length === 0) return [phrase('pa-describe-no-enemies')];
  const lines = nearestOf(unit, enemies)
    .slice(0, ENEMIES)
    .map((enemy) =>
      phrase('pa-describe-enemy', {
        unit: named(enemy),
        kind: kindOf(enemy),
        stands: enemy.stands,
        away: away(unit, enemy),
        between: betweenPhrase(landOf(now), unit.at, enemy.at),
      }),
    );
  return [phrase('pa-describe-enemies'), ...lines];
}
