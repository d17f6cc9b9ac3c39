/** Rallying, the formation that the moment asks for, and the march toward the enemy or an objective. */
import { type Facing, FACINGS, inFrontCone, POINTS } from '../../../hex/facing.ts';
import { distance, type Hex } from '../../../hex/grid.ts';
import { enemiesWithin } from '../engage.ts';
import { isExtended } from '../extended.ts';
import { mayForm } from '../form.ts';
import { marchReach, type Reach } from '../language/reach.ts';
import { distanceBetween } from '../place.ts';
import { mayRally } from '../rally.ts';
import { isArtillery, isCavalry, isInfantry, isPanicked, isSquare, type State, type Unit, unitAt } from '../state.ts';
import { baseFireFactor, fireRange, isDemoralised, movementFactor } from '../tables.ts';
import type { Idea } from './idea.ts';

/** What a hex of the way to the goal is worth, and what it is worth to have the nearest enemy before one. */
const HEX = 0.25;
const FRONT = 0.4;
/** To stand on what both want. */
const PRIZE = 0.5;

/** From so near an enemy is worth facing. */
const NEAR = 7;

/** Cavalry rides at whoever is not in square, from so near. */
const NEAR_CAVALRY = 6;

/** SH-RALLY. A regiment that has run is worth more than a few men who were scattered. */
export function rallyIdeas(now: State, unit: Unit): Idea[] {
  if (mayRally(now, unit)) return [];
  const worth = isPanicked(unit) ? 1.2 : isDemoralised(unit) ? 1 : 0.4;
  return [{ text: `${unit.id} rally`, worth }];
}

/** SH-FORM. Out of the square when the horsemen are gone, and into line where there is somebody to fire at. */
export function formationIdeas(now: State, unit: Unit): Idea[] {
  if (!isInfantry(unit) || isPanicked(unit)) return [];
  const near = enemiesWithin(now, unit, NEAR_CAVALRY);
  const hasCavalry = near.some(isCavalry);
  if (isSquare(unit)) {
    if (hasCavalry || mayForm(now, unit, 'column')) return [];
    return [{ text: `${unit.id} column${faceToward(unit.at, near[0], unit.facing)}`, worth: 0.7 }];
  }
  const inLine = { ...unit, formation: 'line' as const };
  const hasTarget = near.some((enemy) => !isCavalry(enemy) && distanceBetween(unit, enemy) <= fireRange(inLine));
  const gains = baseFireFactor(inLine) - baseFireFactor(unit);
  if (unit.formation !== 'column' || gains <= 0 || !hasTarget || mayForm(now, unit, 'line')) return [];
  return [{ text: `${unit.id} line`, worth: 0.3 + gains / 4 }];
}

function faceToward(at: Hex, enemy: Unit | undefined, facing: Facing): string {
  const best = enemy ? FACINGS.find((each) => inFrontCone(at, each, enemy.at)) : undefined;
  return best === undefined || best === facing ? '' : ` face ${POINTS[best]}`;
}

/** Somewhere to go, and how near is near enough. */
interface Goal {
  readonly at: Hex;
  readonly near: number;
}

/** SH-MARCH. The end that lies nearest to a goal, facing the enemy; or a turn toward him. Who is shaken goes nowhere. */
export function marchIdeas(now: State, unit: Unit): Idea[] {
  if (isPanicked(unit) || isDemoralised(unit) || isHolding(now, unit)) return [];
  const reach = marchReach(now, unit);
  const worthAt = standing(now, unit);
  const here = worthAt(unit.at, unit.facing);
  const all = [...turnsOf(unit, reach), ...endsOf(now, unit, reach)];
  const best = all
    .map(({ at, facing, text }) => ({ text, worth: worthAt(at, facing) - here }))
    .reduce<Idea | undefined>((a, b) => (a && a.worth >= b.worth ? a : b), undefined);
  return best && best.worth > HEX / 2 ? [{ text: `${unit.id} ${best.text}`, worth: best.worth }] : [];
}

/** SH-VICTORY-02. Who stands on what both want stays there. */
function isHolding(now: State, unit: Unit): boolean {
  return now.objectives.some(({ at }) => unitAt(now, at)?.id === unit.id);
}

/** Enemies, at the distance that suits the arm; and objectives that no friend holds. */
function goalsOf(now: State, unit: Unit): Goal[] {
  const enemies = now.units.filter((each) => each.side !== unit.side && !isPanicked(each));
  const open = now.objectives.filter(({ at }) => {
    const holder = unitAt(now, at);
    return isInfantry(unit) && (holder === undefined || (holder.side === unit.side && isPanicked(holder)));
  });
  return [...enemies.map(({ at }) => ({ at, near: nearEnough(unit) })), ...open.map(({ at }) => ({ at, near: 0 }))];
}

/** Guns fire from afar, horsemen keep the room that a charge needs, infantry comes within musket shot. */
function nearEnough(unit: Unit): number {
  if (isArtillery(unit)) return fireRange(unit) - 1;
  return isCavalry(unit) ? Math.max(3, movementFactor(unit) - 1) : Math.max(2, fireRange(unit) - 1);
}

/** How well one stands there: near a goal, not nearer to any enemy than need be, with the nearest of them before one. */
function standing(now: State, unit: Unit): (at: Hex, facing: Facing) => number {
  const goals = goalsOf(now, unit);
  const foes = now.units.filter((each) => each.side !== unit.side && !isPanicked(each));
  const spots = new Map<Hex, Spot>();
  const survey = (at: Hex): Spot => {
    const far = Math.min(99, ...goals.map((goal) => Math.max(0, distance(at, goal.at) - goal.near)));
    const near = Math.min(99, ...foes.map((enemy) => distance(at, enemy.at)));
    const isPrize = isInfantry(unit) && now.objectives.some((objective) => objective.at === at);
    const isRash = near < 2;
    const nearest = near <= NEAR ? foes.filter((enemy) => distance(at, enemy.at) === near) : [];
    return { worth: -HEX * far + (isPrize ? PRIZE : 0) - (isRash ? 1 : 0), nearest };
  };
  return (at, facing) => {
    let spot = spots.get(at);
    if (!spot) spots.set(at, (spot = survey(at)));
    return spot.worth + (spot.nearest.some((enemy) => inFrontCone(at, facing, enemy.at)) ? FRONT : 0);
  };
}

/** What a hex is worth, whichever way one faces there, and the enemies that one should face. */
interface Spot {
  readonly worth: number;
  readonly nearest: readonly Unit[];
}

interface End {
  readonly at: Hex;
  readonly facing: Facing;
  readonly text: string;
}

function turnsOf(unit: Unit, { turns }: Reach): End[] {
  if (isExtended(unit)) return [];
  return turns.map(({ facing }) => ({ at: unit.at, facing, text: `turn ${POINTS[facing]}` }));
}

/** Friends need not make way. */
function endsOf(now: State, unit: Unit, { hexes }: Reach): End[] {
  const free = [...hexes].filter(([at]) => (unitAt(now, at)?.id ?? unit.id) === unit.id);
  return free.flatMap(([at, facings]) =>
    facings.map((facing) => ({ at, facing, text: `march ${at}${marchFace(unit, facing)}` })),
  );
}

/** SH-MARCH-12. An extended line keeps its facing. */
function marchFace(unit: Unit, facing: Facing): string {
  return isExtended(unit) || facing === unit.facing ? '' : ` face ${POINTS[facing]}`;
}
