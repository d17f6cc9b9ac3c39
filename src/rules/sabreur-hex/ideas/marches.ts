/** SH-MARCH. The march toward a goal, and the turn toward the enemy. */
import { type Facing, inFrontCone, POINTS } from '../../../hex/facing.ts';
import { distance, type Hex } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import { isExtended } from '../extended.ts';
import { targets } from '../language/candidates.ts';
import { marchReach, type Reach } from '../language/reach.ts';
import { lineBlockedBy } from '../sight.ts';
import { isInfantry, isPanicked, type State, type Unit, unitAt } from '../state.ts';
import { fireRange, isDemoralised } from '../tables.ts';
import { enemiesFor, errandsOf, type Goal, HEX, isHolding } from './goals.ts';
import type { Idea } from './idea.ts';

/** To have the nearest enemy before one, or somebody to fire at at last. */
const FRONT = 0.4;
const SIGHT = 0.5;
/** To stand on what both want: its victory points, by so many for a strength point. */
const PRIZE = 20;
/** To end beside an enemy without attacking him. */
const RASH = 1;

/** From so near an enemy is worth facing. */
const NEAR = 7;
/** So many are tried: the best may not be legal. */
const MOST = 4;

/** From so near who is to take an objective waits for the way to be free. */
const WAITS = 2;

/** Who is shaken goes nowhere. Who cannot come nearer to an objective goes where the enemy is. */
export function marchIdeas(now: State, unit: Unit): Idea[] {
  if (isPanicked(unit) || isDemoralised(unit)) return [];
  const reach = marchReach(now, unit);
  const errands = errandsOf(now, unit);
  const ideas = errands.length > 0 ? marchesTo(now, unit, reach, errands) : [];
  if (ideas.length > 0 || errands.some(({ at }) => distance(unit.at, at) <= WAITS)) return ideas;
  return marchesTo(now, unit, reach, enemiesFor(now, unit));
}

/** The best ends first, each with the enemy before it. Who holds an objective only turns. */
function marchesTo(now: State, unit: Unit, reach: Reach, goals: readonly Goal[]): Idea[] {
  const worthAt = standing(now, unit, goals);
  const here = worthAt(unit.at, unit.facing);
  return [...turnsOf(unit, reach), ...(isHolding(now, unit) ? [] : endsOf(now, unit, reach))]
    .map((end) => ({ end, worth: worthAt(end.at, end.facing) - here }))
    .filter(({ worth }) => worth > HEX / 2)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ end, worth }) => ({ text: `${unit.id} ${end.text}`, worth, why: whyGo(now, unit, end, goals) }));
}

/** How well one stands there: near a goal, not nearer to any enemy than need be, with the nearest of them before one. */
function standing(now: State, unit: Unit, goals: readonly Goal[]): (at: Hex, facing: Facing) => number {
  const foes = now.units.filter((each) => each.side !== unit.side && !isPanicked(each));
  // A column forms line rather than fire.
  const firesSoon = unit.formation !== 'column' && targets(now, unit).length === 0;
  const range = firesSoon ? fireRange(unit) : 0;
  // Rough ground is entered straight ahead.
  const errand = goals.find(({ what }) => !('id' in what));
  const pull = errand?.pull ?? HEX;
  const spots = new Map<Hex, Spot>();
  const survey = (at: Hex): Spot => {
    const near = Math.min(99, ...foes.map((enemy) => distance(at, enemy.at)));
    const prize = isInfantry(unit) ? (now.objectives.find((objective) => objective.at === at)?.victoryPoints ?? 0) : 0;
    return {
      worth: -pull * gapTo(goals, at) + prize / PRIZE - (near < 2 ? RASH : 0),
      nearest: near <= NEAR ? foes.filter((enemy) => distance(at, enemy.at) === near) : [],
      inSight: foes.filter((enemy) => distance(at, enemy.at) <= range && sees(now, unit, at, enemy)),
    };
  };
  return (at, facing) => {
    let spot = spots.get(at);
    if (!spot) spots.set(at, (spot = survey(at)));
    const isBefore = ({ at: there }: { readonly at: Hex }): boolean => inFrontCone(at, facing, there);
    if (errand && errand.at !== at) return spot.worth + (isBefore(errand) ? FRONT : 0);
    return spot.worth + (spot.nearest.some(isBefore) ? FRONT : 0) + (spot.inSight.some(isBefore) ? SIGHT : 0);
  };
}

/** How far the nearest goal is, beyond what is near enough. */
function gapTo(goals: readonly Goal[], at: Hex): number {
  return Math.min(99, ...goals.map((goal) => Math.max(0, distance(at, goal.at) - goal.near)));
}

/** SH-LOS. From there, when it has left where it stands. */
function sees(now: State, unit: Unit, at: Hex, enemy: Unit): boolean {
  const gone = { ...now, units: now.units.filter(({ id }) => id !== unit.id) };
  return lineBlockedBy(gone, { at, side: unit.side }, enemy, at, enemy.at) === undefined;
}

/** What a hex is worth, whichever way one faces there; and the enemies that one should face, or could fire at. */
interface Spot {
  readonly worth: number;
  readonly nearest: readonly Unit[];
  readonly inSight: readonly Unit[];
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

/** Which goal comes nearer; where none does, whom it faces then. */
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
  const faced = foes.toSorted((a, b) => distance(at, a.at) - distance(at, b.at))[0];
  return faced ? phrase('idea-face', { unit: faced.id }) : phrase('idea-better');
}
