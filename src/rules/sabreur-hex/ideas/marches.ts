/** SH-MARCH. The march toward a goal, and the turn toward the enemy. */
import { type Facing, inFrontCone, POINTS } from '../../../hex/facing.ts';
import { distance, type Hex } from '../../../hex/grid.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { bilingual } from '../../../kernel/text/quoted.ts';
import { mayMarchThenFire } from '../actions.ts';
import { isExtended } from '../extended.ts';
import { targets } from '../language/candidates.ts';
import { marchReach, type Reach } from '../language/reach.ts';
import { lineBlockedBy } from '../sight.ts';
import { isCavalry, isInfantry, isPanicked, isSquare, type State, type Unit, unitAt } from '../state.ts';
import { fireRange, isDemoralised } from '../tables.ts';
import { enemiesFor, errandsOf, type Goal, HEX, isHolding } from './goals.ts';
import { shots } from './attacks.ts';
import type { Idea } from './idea.ts';

/** To have the nearest enemy before one, or somebody to fire at at last. */
const FRONT = 0.4;
const SIGHT = 0.5;
/** To stand on what both want: its victory points, by so many for a strength point. */
const PRIZE = 20;
/** To end beside an enemy without attacking him. */
const RASH = 1;
/** SH-FACTOR-22. For each enemy who may fire into a flank of it. */
const FLANK = 0.5;

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
  return marchesTo(now, unit, reach, enemiesFor(now, unit, isCavalry(unit) || targets(now, unit).length > 0));
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
    .map(({ end, worth }) =>
      withShot(now, unit, end, { text: `${unit.id} ${end.text}`, worth, why: whyGo(now, unit, end, goals) }),
    );
}

/** SH-FIRE-08, -09. Some fire where their march has led them. */
function withShot(now: State, unit: Unit, { at, facing }: End, march: Idea): Idea {
  if (!mayMarchThenFire(now, unit, false)) return march;
  const there = { ...unit, at, facing };
  const then = { ...now, units: now.units.map((each) => (each.id === unit.id ? there : each)) };
  const [best] = shots(then, there).toSorted((a, b) => b.worth - a.worth);
  if (!best) return march;
  const shot = best.text.slice(unit.id.length + 1);
  return { text: `${march.text} then ${shot}`, worth: march.worth + best.worth, why: best.why };
}

/** How well one stands there: near a goal, not nearer to any enemy than need be, with the nearest of them before one. */
function standing(now: State, unit: Unit, goals: readonly Goal[]): (at: Hex, facing: Facing) => number {
  const foes = now.units.filter((each) => each.side !== unit.side && !isPanicked(each));
  // A column forms line rather than fire.
  const firesSoon = unit.formation !== 'column' && targets(now, unit).length === 0;
  const range = firesSoon ? fireRange(unit) : 0;
  const shooters = foes.filter((enemy) => !isCavalry(enemy) && fireRange(enemy) > 0);
  const sees = sight(now, unit);
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
      inRange: foes.filter((enemy) => distance(at, enemy.at) <= range),
      shooters: shooters.filter((enemy) => firesAt(enemy, at)),
    };
  };
  return (at, facing) => {
    let spot = spots.get(at);
    if (!spot) spots.set(at, (spot = survey(at)));
    const isBefore = ({ at: there }: { readonly at: Hex }): boolean => inFrontCone(at, facing, there);
    if (errand && errand.at !== at) return spot.worth + (isBefore(errand) ? FRONT : 0);
    const front = spot.nearest.some(isBefore) ? FRONT : 0;
    const shot = spot.inRange.some((enemy) => isBefore(enemy) && sees(at, enemy)) ? SIGHT : 0;
    const flanked = spot.shooters.filter((enemy) => !isBefore(enemy) && sees(at, enemy)).length;
    return spot.worth + front + shot - FLANK * flanked;
  };
}

/** SH-FIRE-06. He has it in range and before him. */
function firesAt(enemy: Unit, at: Hex): boolean {
  return (
    !isCavalry(enemy) &&
    distance(enemy.at, at) <= fireRange(enemy) &&
    (isSquare(enemy) || inFrontCone(enemy.at, enemy.facing, at))
  );
}

/** How far the nearest goal is, beyond what is near enough. */
function gapTo(goals: readonly Goal[], at: Hex): number {
  return Math.min(99, ...goals.map((goal) => Math.max(0, distance(at, goal.at) - goal.near)));
}

/** SH-LOS. Whether it sees an enemy from there, when it has left where it stands. */
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

/** What a hex is worth, whichever way one faces there; the enemies that one should face, could fire at, or is shot at by. */
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
  const flanking = at === unit.at && foes.find((each) => firesAt(each, at) && !inFrontCone(at, unit.facing, each.at));
  if (flanking) return phrase('idea-flank', { unit: flanking.id });
  const faced = foes.toSorted((a, b) => distance(at, a.at) - distance(at, b.at))[0];
  return faced ? phrase('idea-face', { unit: faced.id }) : phrase('idea-better');
}
