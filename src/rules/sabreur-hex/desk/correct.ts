/**
 * Manual corrections, with checks that keep the position reachable under the rules. Only the position is judged: not
 * whose turn it is, nor whether the unit could have moved there.
 */
import { type Facing, turned } from '../../../hex/facing.ts';
import { type Hex, neighbour, onMap } from '../../../hex/grid.ts';
import type { Phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side, refusal } from '../../../kernel/play.ts';
import { isOnMap } from '../turn/actions.ts';
import { elimination } from '../losses/eliminate.ts';
import { extendedTo, extensions, type Halves, isExtended, rightOf, standingIn } from '../field/extended.ts';
import type { Corrected, Fact } from '../facts.ts';
import { mayFormOnRally } from '../formation/form.ts';
import { spokenFacing } from '../noun.ts';
import { hexesOf } from '../field/place.ts';
import {
  type Formation,
  hasSkill,
  isArtillery,
  isCavalry,
  isInfantry,
  isPanicked,
  type State,
  type Unit,
  unitAt,
  unitOf,
} from '../state.ts';
import { isPassable, mayCross } from '../field/terrain.ts';

/** One correction. */
export type Correction =
  /** `to`: the left hex of an extended line. */
  | { readonly do: 'at'; readonly unit: string; readonly to: Hex }
  | { readonly do: 'face'; readonly unit: string; readonly facing: Facing }
  /** `to`: the second hex of a line that extends; the hex kept by a line that contracts. */
  | { readonly do: 'form'; readonly unit: string; readonly formation: Formation; readonly to?: Hex }
  | { readonly do: 'strength' | 'lose'; readonly unit: string; readonly n: number }
  | { readonly do: 'panicked' | 'steady' | 'acted' | 'mayAct' | 'eliminated'; readonly unit: string }
  | { readonly do: 'points'; readonly n: number }
  | { readonly do: 'winner'; readonly winner: Side | 'draw' };

type Change = Corrected['to'];

/** More order points than any roll gives: a typing error. */
const MOST_POINTS = 20;

/** The facts of a correction, or why it cannot be made. */
export function corrected(now: State, correction: Correction): readonly Fact[] | Refusal {
  if (now.phase === 'over') return refusal('TABLE', 'correct-refuse-over');
  if (correction.do === 'winner') return [{ type: 'won', winner: correction.winner, why: 'ruled' }];
  if (correction.do === 'points') return setPoints(now, correction.n);
  const absent = isOnMap(now, correction.unit);
  if (absent) return absent;
  const unit = unitOf(now, correction.unit);
  switch (correction.do) {
    case 'at':
      return stand(now, unit, { at: correction.to, ...(isExtended(unit) && right(correction.to, unit.facing)) });
    case 'face':
      return face(now, unit, correction.facing);
    case 'form':
      return form(now, unit, correction.formation, correction.to);
    case 'strength':
      return strengthen(unit, correction.n);
    case 'lose':
      return lose(now, unit, correction.n);
    case 'panicked':
      return panic(unit);
    case 'steady':
      return isPanicked(unit) ? form(now, unit, usualFormation(unit), undefined) : no(unit, 'steady');
    case 'acted':
      return hasActed(now, unit);
    case 'mayAct':
      return mayActAgain(now, unit);
    case 'eliminated':
      return [elimination(now, unit.id, false)];
  }
}

/** SH-ORDERS-02. Points exist only while orders are being given. */
function setPoints(now: State, n: number): readonly Fact[] | Refusal {
  if (now.phase !== 'actions') return refusal('SH-ORDERS-02', 'correct-refuse-points-when');
  if (n > MOST_POINTS) return refusal('SH-ORDERS-02', 'correct-refuse-points', { n, most: MOST_POINTS });
  if (n === now.orderPoints) return refusal('SH-ORDERS-02', 'correct-refuse-points-same', { n });
  return [{ type: 'pointsSet', points: n }];
}

/** Changes a unit's place or facing. */
function stand(now: State, unit: Unit, to: Change): readonly Fact[] | Refusal {
  const same = Object.entries(to).every(([key, value]) => unit[key as keyof Change] === value);
  if (same) return no(unit, 'same');
  const { formation = unit.formation } = to;
  const kept = formation === 'extendedLine' ? unit : standingIn(unit, unit.at);
  return mayStand(now, { ...kept, ...to }) ?? [{ type: 'corrected', unit: unit.id, to }];
}

function right(at: Hex, facing: Facing): { also?: Hex } {
  const also = rightOf(at, facing);
  return also === undefined ? {} : { also };
}

/** SH-SETUP-07, SH-TERRAIN-09, SH-FORM-11, -18, SH-GAP-04. Whether the unit may be there. */
function mayStand(now: State, unit: Unit): Refusal | undefined {
  for (const hex of hexesOf(unit)) {
    const refusal = mayHold(now, unit, hex);
    if (refusal) return refusal;
  }
  if (unit.also !== undefined && rightOf(unit.at, unit.facing) !== unit.also)
    return no(unit, 'halves', { hex: unit.at });
  if (unit.also !== undefined && !mayCross(now.map, unit.at, unit.also)) return no(unit, 'halves', { hex: unit.at });
  if (!isInfantry(unit) || isPanicked(unit)) return undefined;
  return mayFormOnRally(now, unit, unit.formation);
}

function mayHold(now: State, unit: Unit, hex: Hex): Refusal | undefined {
  const { cols, rows } = now.map;
  if (!onMap(now.map, hex)) return refusal('SH-GAP-04', 'correct-refuse-off-map', { hex, cols, rows });
  if (!isPassable(now.map, hex)) return refusal('SH-TERRAIN-09', 'correct-refuse-impassable', { hex });
  const other = unitAt(now, hex);
  if (!other || other.id === unit.id) return undefined;
  return refusal('SH-SETUP-07', 'correct-refuse-taken', { hex, other });
}

/** SH-FACING-01, -10, -12. An extended line turns about in its hexes, or wheels on its left or right half. */
function face(now: State, unit: Unit, facing: Facing): readonly Fact[] | Refusal {
  if (unit.facing === facing) return no(unit, 'facing', { facing: spokenFacing(facing) });
  if (!isExtended(unit)) return stand(now, unit, { facing });
  const { at, also } = unit;
  const left = neighbour(also, facing + 5);
  const ways: readonly Change[] = [
    { facing, at: also, also: at },
    { facing, at, ...right(at, facing) },
    ...(left === undefined ? [] : [{ facing, at: left, also }]),
  ];
  const tried = ways.slice(facing === turned(unit.facing, 3) ? 0 : 1).map((to) => stand(now, unit, to));
  return tried.find((each) => !(each instanceof Refusal)) ?? tried[0]!;
}

/**
 * SH-FORM-01 to -06, -10, -11, -18, -20, -24, SH-ROUT-13. A formation that the unit knows and that is allowed there.
 */
function form(now: State, unit: Unit, formation: Formation, to: Hex | undefined): readonly Fact[] | Refusal {
  if (formation === unit.formation) return refusal('SH-FORM-16', 'refuse-form-already', { unit });
  if (isCavalry(unit) && isPanicked(unit) && formation === 'mounted') return stand(now, unit, { formation });
  const unknown = mayFormOnRally(now, unit, formation);
  if (unknown) return unknown;
  if (formation === 'extendedLine') return extend(now, unit, to);
  if (to !== undefined && !hexesOf(unit).includes(to)) {
    return refusal('SH-FORM-24', 'refuse-form-where', { unit, hex: to });
  }
  return stand(now, unit, { formation, ...(to !== undefined && to !== unit.at && { at: to }) });
}

/** SH-FORM-11, -24. To a free flank hex, which must be named if there are two. */
function extend(now: State, unit: Unit, to: Hex | undefined): readonly Fact[] | Refusal {
  const room = extensions(now, unit);
  const instead = room.map((hex) => `${unit.id} extend ${hex}`);
  const [only] = room;
  if (only === undefined) return refusal('SH-FORM-11', 'refuse-extend-room', { unit });
  if (to === undefined && room.length > 1) return refusal('SH-FORM-24', 'refuse-extend-which', { unit }, instead);
  if (to !== undefined && !room.includes(to)) {
    return refusal('SH-FORM-11', 'refuse-extend-flank', { unit, hex: to }, instead);
  }
  const halves: Halves = extendedTo(unit, to ?? only);
  return stand(now, unit, { formation: 'extendedLine', ...halves });
}

/** SH-FORM-03, -05. The formation of a unit after its panic, unless another is chosen. */
function usualFormation(unit: Unit): Formation {
  if (isCavalry(unit)) return 'mounted';
  return hasSkill(unit, 'looseOrder') ? 'skirmish' : 'line';
}

/** SH-FORM-03, SH-ROUT-13, -16. As a mob in one hex; guns never panic. */
function panic(unit: Unit): readonly Fact[] | Refusal {
  if (isArtillery(unit)) {
    return refusal('SH-ROUT-13', 'correct-refuse-guns', { unit }, [`${unit.id} eliminated`]);
  }
  if (isPanicked(unit)) return no(unit, 'panicked');
  return [{ type: 'corrected', unit: unit.id, to: { formation: 'horde' } }];
}

/** SH-GAP-17. Never more than was bought; a unit with none left is eliminated. */
function strengthen(unit: Unit, n: number): readonly Fact[] | Refusal {
  if (n === unit.strength) return no(unit, 'strength-same', { n });
  if (n >= 1 && n <= unit.initial) return [{ type: 'corrected', unit: unit.id, to: { strength: n } }];
  return refusal(
    'SH-GAP-17',
    'correct-refuse-strength',
    { unit, most: unit.initial },
    n === 0 ? [`${unit.id} eliminated`] : [`${unit.id} strength ${unit.initial}`],
  );
}

/** SH-LOSS-05. A unit that loses all its strength is eliminated. */
function lose(now: State, unit: Unit, n: number): readonly Fact[] | Refusal {
  if (n < 1) return no(unit, 'lose-nothing');
  if (n > unit.strength) {
    return refusal('SH-LOSS-05', 'correct-refuse-lose', { unit, has: unit.strength }, [
      `${unit.id} lose ${unit.strength}`,
      `${unit.id} eliminated`,
    ]);
  }
  const lost: Fact = { type: 'lost', unit: unit.id, strength: n };
  return n === unit.strength ? [lost, elimination(now, unit.id, false)] : [lost];
}

/** SH-TURN-03. Only the active side's units act. */
function hasActed(now: State, unit: Unit): readonly Fact[] | Refusal {
  if (unit.side !== now.active || now.phase !== 'actions') return no(unit, 'not-its-turn');
  if (unit.acted) return refusal('TABLE', 'refuse-acted', { unit });
  return [{ type: 'corrected', unit: unit.id, to: { acted: true } }];
}

/** SH-TURN-03, SH-ORDERS-15, SH-SKIRMPASS-07. The unit may be ordered again in this player-turn. */
function mayActAgain(now: State, unit: Unit): readonly Fact[] | Refusal {
  if (unit.side !== now.active || now.phase !== 'actions') return no(unit, 'not-its-turn');
  const isSpent = unit.acted || unit.displaced || (unit.activated && !now.group.includes(unit.id));
  if (!isSpent) return no(unit, 'may-act');
  return [{ type: 'corrected', unit: unit.id, to: { acted: false, activated: false, displaced: false } }];
}

/** Refusals with no clause: the position would not change, or would be invalid. */
function no(unit: Unit, why: string, args: Phrase['args'] = {}): Refusal {
  return refusal('TABLE', `correct-refuse-${why}`, { unit, ...args });
}
