/**
 * SH-OBLIQUE. The oblique march: one hex in any direction (light cavalry: three in a straight line), keeping the
 * facing.
 */
import { distance, type Hex } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { insist, type Play, Refusal, type Table } from '../../../kernel/play.ts';
import { atEndOf } from './disengage.ts';
import type { Displacement } from './way.ts';
import type { Fact } from '../facts.ts';
import { goAs } from './manoeuvre.ts';
import { endsIn, whichEnd } from './march-extended.ts';
import { mayEndOrElse } from './march-instead.ts';
import { whyNotThere } from './march-why.ts';
import { mayGoOblique, obliqueDisplacements, obliqueReach } from './oblique-ways.ts';
import type { Action } from '../order.ts';
import { mayPassThrough } from './pass.ts';
import { type State, type Unit, unitAt, unitOf } from '../state.ts';
import { movementFactor } from '../tables.ts';
import { halved } from '../field/terrain.ts';

type ObliqueAction = Extract<Action, { do: 'oblique' }>;

/** SH-OBLIQUE-01, SH-DISENGAGE-03, -04, SH-SKIRMPASS-09, SH-PROC-04. The oblique march as an action. */
export function* oblique(
  table: Table<State>,
  id: string,
  action: ObliqueAction,
  { reserved }: { readonly reserved: number },
): Play<Fact> {
  const unit = unitOf(table.now, id);
  insist(mayGoOblique(table.now, unit));
  const way = chooseStep(table.now, unit, action.to, reserved);
  if (way instanceof Refusal) throw way;
  yield* goAs(table, id, way);
}

/** SH-OBLIQUE-01. To the hex ordered, or why not. */
function chooseStep(now: State, unit: Unit, to: Hex, reserved: number): Displacement | Refusal {
  const ways = obliqueDisplacements(now, unit, { reserved, displacing: true }).filter((way) => endsIn(way, to));
  const legal = ways.filter((way) => !mayEndOrElse(now, unit, atEndOf(unit, way)));
  if (legal.length > 1) return whichEnd(unit, to, legal, 'oblique');
  const [way] = legal.length > 0 ? legal : ways;
  return way ? (mayEndOrElse(now, unit, atEndOf(unit, way)) ?? way) : whyNoStep(now, unit, to, reserved);
}

/** The first reason that applies: the hex itself, the distance, the ground, units in between. */
function whyNoStep(now: State, unit: Unit, to: Hex, reserved: number): Refusal {
  const names = { unit: unit.name, hex: to };
  const ways = (...without: ('units' | 'penalties')[]) =>
    obliqueDisplacements(now, unit, { reserved, without }).filter((way) => endsIn(way, to));
  const [through] = ways('units', 'penalties');
  const there = whyNotThere(now, unit, to);
  if (there) return there;
  if (!through) {
    const clause = unit.type === 'lightCavalry' && distance(unit.at, to) > 1 ? 'SH-OBLIQUE-03' : 'SH-OBLIQUE-01';
    return new Refusal(clause, phrase('refuse-oblique-far', { ...names, movement: obliqueReach(unit) }));
  }
  if (ways('penalties').length > 0) {
    const movement = halved(now, movementFactor(unit)) - reserved;
    return new Refusal('SH-OBLIQUE-05', phrase('refuse-march-ground', { ...names, movement }));
  }
  const met = [...through.path, through.also].flatMap((hex) => (hex === undefined ? [] : (unitAt(now, hex) ?? [])));
  const other = met.find((each) => !mayPassThrough(unit, each)) ?? met.find((each) => each.id !== unit.id);
  return new Refusal('SH-PASS-01', phrase('refuse-march-through', { ...names, other: (other ?? unit).name }));
}
