/** SH-MARCH. The march towards a goal, and the turn towards the enemy. */
import { remembered } from '../../../kernel/remembered.ts';
import { type Facing, inFrontCone, POINTS } from '../../../hex/facing.ts';
import { distance, type Hex } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import { mayMarchThenFire } from '../turn/actions.ts';
import { isExtended } from '../field/extended.ts';
import { targets } from '../candidates/mover.ts';
import { marchReach, type Reach } from '../candidates/reach.ts';
import { lineBlockedBy } from '../field/sight.ts';
import { isCavalry, isInfantry, isPanicked, isSquare, type State, type Unit, unitAt } from '../state.ts';
import { fireRange, isDemoralised } from '../tables.ts';
import { enemiesFor, objectiveGoals, type Goal, HEX, isHolding } from './goals.ts';
import { shots } from './attacks.ts';
import type { Idea } from './idea.ts';

/** The value of having the nearest enemy in front, or finally a target to fire at. */
const FRONT = 0.4;
const SIGHT = 0.5;
/** The value of being on a contested objective: this many victory points equal one strength point. */
const PRIZE = 20;
/** The penalty for ending adjacent to an enemy without attacking it. */
const RASH = 1;
/** SH-FACTOR-22. The penalty for each enemy that may fire into its flank. */
const FLANK = 0.5;

/** The distance within which facing an enemy matters. */
const NEAR = 7;
/** The most marches tried, because the best may be illegal. */
const MOST = 4;

/** Within this distance of its objective a unit waits for the way to clear. */
const WAITS = 2;

/** Shaken units do not march. A unit that cannot get nearer to an objective goes towards the enemy. */
export function marchIdeas(now: State, unit: Unit): Idea[] {
  if (isPanicked(unit) || isDemoralised(unit)) return [];
  const reach = marchReach(now, unit);
  const objectives = objectiveGoals(now, unit);
  const ideas = objectives.length > 0 ? marchesTo(now, unit, reach, objectives) : [];
  if (ideas.length > 0 || objectives.some(({ at }) => distance(unit.at, at) <= WAITS)) return ideas;
  return marchesTo(now, unit, reach, enemiesFor(now, unit, isCavalry(unit) || targets(now, unit).length > 0));
}

/** The best ends first, each facing the enemy. A unit holding an objective only turns. */
function marchesTo(now: State, unit: Unit, reach: Reach, goals: readonly Goal[]): Idea[] {
  const worthAt = standing(now, unit, goals);
  const here = worthAt(unit.at, unit.facing);
  return [...turnsOf(unit, reach), ...(isHolding(now, unit) ? [] : endsOf(now, unit, reach))]
    .map((end) => ({ end, worth: worthAt(end.at, end.facing) - here }))
    .filter(({ worth }) => worth > HEX / 2)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ end, worth }) =>
      withShot(now, unit, end, { text: `${unit.id} ${end.text}`, worth, why: whyGo(now, unit, end, goals) }),
    );
}

/** SH-FIRE-08, -09. Some units can fire at the end of their march. */
function withShot(now: State, unit: Unit, { at, facing }: End, march: Idea): Idea {
  if (!mayMarchThenFire(now, unit, false)) return march;
  const there = { ...unit, at, facing };
  const then = { ...now, units: now.units.map((each) => (each.id === unit.id ? there : each)) };
  const [best] = shots(then, there).toSorted((a, b) => b.worth - a.worth);
  if (!best) return march;
  const shot = best.text.slice(unit.id.length + 1);
  return { text: `${march.text} then ${shot}`, worth: march.worth + best.worth, why: best.why };
}

/** The value of a place: near a goal, no nearer to enemies than necessary, with the nearest of them in front. */
function standing(now: State, unit: Unit, goals: readonly Goal[]): (at: Hex, facing: Facing) => number {
  const foes = now.units.filter((each) => each.side !== unit.side && !isPanicked(each));
  // A column forms line instead of firing.
  const firesSoon = unit.formation !== 'column' && targets(now, unit).length === 0;
  const range = firesSoon ? fireRange(unit) : 0;
  const shooters = foes.filter((enemy) => !isCavalry(enemy) && fireRange(enemy) > 0);
  const sees = sight(now, unit);
  // Difficult terrain is entered only straight ahead.
  const objective = goals.find(({ what }) => !('id' in what));
  const pull = objective?.pull ?? HEX;
  const spotAt = remembered((at: Hex): Spot => {
    const near = Math.min(99, ...foes.map((enemy) => distance(at, enemy.at)));
    const prize = isInfantry(unit) ? (now.objectives.find(({ at: hex }) => hex === at)?.victoryPoints ?? 0) : 0;
    return {
      worth: -pull * gapTo(goals, at) + prize / PRIZE - (near < 2 ? RASH : 0),
      nearest: near <= NEAR ? foes.filter((enemy) => distance(at, enemy.at) === near) : [],
      inRange: foes.filter((enemy) => distance(at, enemy.at) <= range),
      shooters: shooters.filter((enemy) => firesAt(enemy, at)),
    };
  });
  return (at, facing) => {
    const spot = spotAt(at);
    const isBefore = ({ at: there }: { readonly at: Hex }): boolean => inFrontCone(at, facing, there);
    if (objective && objective.at !== at) return spot.worth + (isBefore(objective) ? FRONT : 0);
    const front = spot.nearest.some(isBefore) ? FRONT : 0;
    const shot = spot.inRange.some((enemy) => isBefore(enemy) && sees(at, enemy)) ? SIGHT : 0;
    const flanked = spot.shooters.filter((enemy) => !isBefore(enemy) && sees(at, enemy)).length;
    return spot.worth + front + shot - FLANK * flanked;
  };
}

/** SH-FIRE-06. The enemy has the hex in range and in front; units in between may be gone by then. */
export function firesAt(enemy: Unit, at: Hex): boolean {
  return (
    !isCavalry(enemy) &&
    distance(enemy.at, at) <= fireRange(enemy) &&
    (isSquare(enemy) || inFrontCone(enemy.at, enemy.facing, at))
  );
}

/** The distance to the nearest goal beyond what is near enough. */
function gapTo(goals: readonly Goal[], at: Hex): number {
  return Math.min(99, ...goals.map((goal) => Math.max(0, distance(at, goal.at) - goal.near)));
}

/** SH-LOS. Whether the unit sees an enemy from a hex, after leaving its own. */
function sight(now: State, unit: Unit): (at: Hex, enemy: Unit) => boolean {
  const gone = { ...now, units: now.units.filter(({ id }) => id !== unit.id) };
  const known = new Map<string, boolean>();
  return (at, enemy) => {
    const line = `${at} ${enemy.at}`;
    const seen = known.get(line) ?? lineBlockedBy(gone, { at, side: unit.side }, enemy, at, enemy.at) === undefined;
    known.set(line, seen);
    return seen;
  };
}

/** A hex's value with any facing; the enemies to face, to fire at, and to be fired at by. */
interface Spot {
  readonly worth: number;
  readonly nearest: readonly Unit[];
  readonly inRange: readonly Unit[];
  readonly shooters: readonly Unit[];
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
export function endsOf(now: State, unit: Unit, { hexes }: Reach): End[] {
  const free = [...hexes].filter(([at]) => (unitAt(now, at)?.id ?? unit.id) === unit.id);
  return free.flatMap(([at, facings]) =>
    facings.map((facing) => ({ at, facing, text: `march ${at}${marchFace(unit, facing)}` })),
  );
}

/** SH-MARCH-12. An extended line keeps its facing. */
function marchFace(unit: Unit, facing: Facing): string {
  return isExtended(unit) || facing === unit.facing ? '' : ` face ${POINTS[facing]}`;
}

/** Names the goal that comes nearer; if none does, the enemy it faces then. */
function whyGo(now: State, unit: Unit, { at, facing }: End, goals: readonly Goal[]): Phrase {
  const taken = isInfantry(unit)
    ? now.objectives.find((objective) => objective.at === at && at !== unit.at)
    : undefined;
  if (taken) return phrase('idea-take', { place: bilingual(taken.name.en, taken.name.fr) });
  const goal = goals.toSorted((a, b) => distance(at, a.at) - distance(at, b.at))[0];
  const hexes = gapTo(goals, unit.at) - gapTo(goals, at);
  if (goal && hexes > 0) {
    const { what } = goal;
    if ('id' in what) return phrase('idea-nearer', { hexes, unit: what.id });
    return phrase('idea-nearer-place', { hexes, place: bilingual(what.name.en, what.name.fr) });
  }
  const foes = now.units.filter((each) => each.side !== unit.side && inFrontCone(at, facing, each.at));
  const flanking = at === unit.at && foes.find((each) => firesAt(each, at) && !inFrontCone(at, unit.facing, each.at));
  if (flanking) return phrase('idea-flank', { unit: flanking.id });
  const faced = foes.toSorted((a, b) => distance(at, a.at) - distance(at, b.at))[0];
  return faced ? phrase('idea-face', { unit: faced.id }) : phrase('idea-better');
}
