/** SH-OBLIQUE. The oblique march: one hex in any direction, light cavalry three in a straight line, the facing kept. */
import { DIRECTIONS, type Direction, distance, type Hex } from '../../hex/grid.ts';
import { phrase } from '../../kernel/phrase.ts';
import { insist, type Play, Refusal, type Table } from '../../kernel/play.ts';
import { atEndOf } from './disengage.ts';
import type { Displacement } from './displacement.ts';
import type { Fact } from './facts.ts';
import { goAs, mayStir } from './march.ts';
import { endsIn, whichEnd } from './march-extended.ts';
import { mayEndOrElse } from './march-instead.ts';
import { whyNotThere } from './march-why.ts';
import type { Action } from './order.ts';
import { mayPassThrough, mayStopIn } from './pass.ts';
import { hexesOf } from './place.ts';
import { isSquare, type State, type Unit, unitAt, unitOf } from './state.ts';
import { stepOf } from './steps.ts';
import { movementFactor } from './tables.ts';
import { halved, ignoresPenalties, isClearWay, penalises } from './terrain.ts';

type ObliqueAction = Extract<Action, { do: 'oblique' }>;

/** What an oblique march may do besides; `most` caps its length for everybody (SH-OBLIQUE-04). */
export interface ObliqueWays {
  readonly most?: number;
  /** SH-FORM-17. What a formation change afterwards will cost. */
  readonly reserved?: number;
  /** SH-SKIRMPASS. It may end where friendly skirmishers stand, who make way. */
  readonly displacing?: boolean;
  /** For telling why there is no way: as if this were not there. */
  readonly without?: readonly ('units' | 'penalties')[];
}

/** SH-OBLIQUE-01, SH-DISENGAGE-03, -04, SH-SKIRMPASS-09, SH-PROC-04. The oblique march as an action. */
export function* oblique(
  table: Table<State>,
  id: string,
  action: ObliqueAction,
  { reserved = 0 }: { readonly reserved?: number } = {},
): Play<Fact> {
  const unit = unitOf(table.now, id);
  insist(mayGoOblique(table.now, unit));
  const way = chooseStep(table.now, unit, action.to, reserved);
  if (way instanceof Refusal) throw way;
  yield* goAs(table, id, way);
}

/** SH-MARCH-10, SH-Q-39. As every manoeuvre; squares stay where they are, unless the scenario lets them shift. */
export function mayGoOblique(now: State, unit: Unit): Refusal | undefined {
  if (isSquare(unit) && now.rulings.squaresOblique === 'no') {
    return new Refusal('SH-MARCH-10', phrase('refuse-march-square', { unit: unit.name }));
  }
  return mayStir(unit);
}

/** SH-OBLIQUE-01 to -03, -05, SH-PASS, SH-TERRAIN-05 to -09. Every oblique march of a unit. */
export function obliqueDisplacements(now: State, unit: Unit, ways: ObliqueWays = {}): Displacement[] {
  return DIRECTIONS.flatMap((direction) => straight(now, unit, direction, ways));
}

/** SH-OBLIQUE-02, -03, SH-MARCH-12. All the ways in one direction. */
function straight(now: State, unit: Unit, direction: Direction, ways: ObliqueWays): Displacement[] {
  const found: Displacement[] = [];
  let last = { at: unit.at, also: unit.also };
  const path: Hex[] = [];
  let slow = penalises(now.map, [unit.at]) || (unit.also !== undefined && penalises(now.map, [unit.also]));
  let clear = hexesOf(unit).every((hex) => isClearWay(now.map, [hex]));
  for (;;) {
    const step = stepOf(now.map, last, direction);
    if (!step) return found;
    slow ||= step.penalised;
    clear &&= step.clear;
    path.push(step.to);
    last = { at: step.to, also: step.also };
    const entered = [step.to, ...(step.also === undefined ? [] : [step.also])];
    if (path.length > reach(now, unit, slow, ways) || !entered.every((hex) => mayEnter(now, unit, hex, ways)))
      return found;
    if (!entered.every((hex) => mayStopIn(now, unit, hex, ways))) continue;
    const also = step.also === undefined ? {} : { also: step.also };
    found.push({ facing: unit.facing, path: [...path], cost: path.length, clear, ...also });
  }
}

/** SH-OBLIQUE-01, -03, -05, SH-FORM-17, SH-TERRAIN-07. How far: half the movement where the ground is slow. */
function reach(now: State, unit: Unit, slow: boolean, { most, reserved = 0, without }: ObliqueWays): number {
  const usual = Math.min(unit.type === 'lightCavalry' ? 3 : 1, most ?? 3);
  const isSlowed = slow && !ignoresPenalties(unit) && !without?.includes('penalties');
  if (isSquare(unit)) return isSlowed ? 0 : usual;
  const movement = isSlowed ? halved(now, movementFactor(unit)) : movementFactor(unit);
  return Math.min(usual, movement - reserved);
}

function mayEnter(now: State, unit: Unit, hex: Hex, { without }: ObliqueWays): boolean {
  const other = unitAt(now, hex);
  return other === undefined || without?.includes('units') === true || mayPassThrough(unit, other);
}

/** SH-OBLIQUE-01. To the hex ordered, or why not. */
function chooseStep(now: State, unit: Unit, to: Hex, reserved: number): Displacement | Refusal {
  const ways = obliqueDisplacements(now, unit, { reserved, displacing: true }).filter((way) => endsIn(way, to));
  const legal = ways.filter((way) => !mayEndOrElse(now, unit, atEndOf(unit, way)));
  if (legal.length > 1) return whichEnd(unit, to, legal, 'oblique');
  const way = legal[0] ?? ways[0];
  return way ? (mayEndOrElse(now, unit, atEndOf(unit, way)) ?? way) : whyNoStep(now, unit, to, reserved);
}

/** The first reason that holds: the hex itself, the distance, the ground, whoever is in between. */
function whyNoStep(now: State, unit: Unit, to: Hex, reserved: number): Refusal {
  const names = { unit: unit.name, hex: to };
  const ways = (...without: ('units' | 'penalties')[]) =>
    obliqueDisplacements(now, unit, { reserved, without }).filter((way) => way.path.at(-1) === to);
  const through = ways('units', 'penalties')[0];
  const most = unit.type === 'lightCavalry' ? 3 : 1;
  const there = whyNotThere(now, unit, to);
  if (there) return there;
  if (!through) {
    const clause = distance(unit.at, to) > 1 && most > 1 ? 'SH-OBLIQUE-03' : 'SH-OBLIQUE-01';
    return new Refusal(clause, phrase('refuse-oblique-far', { ...names, movement: most }));
  }
  if (ways('penalties').length > 0) {
    const movement = halved(now, movementFactor(unit)) - reserved;
    return new Refusal('SH-OBLIQUE-05', phrase('refuse-march-ground', { ...names, movement }));
  }
  const other = through.path.map((hex) => unitAt(now, hex)).find((each) => each && !mayPassThrough(unit, each));
  return new Refusal('SH-PASS-01', phrase('refuse-march-through', { ...names, other: (other ?? unit).name }));
}
