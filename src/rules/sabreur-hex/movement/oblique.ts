/** SH-OBLIQUE. One hex in any direction (light cavalry three, in a straight line), keeping the facing. */
import { distance, type Hex } from '../../../hex/grid.ts';
import { insist, Refusal, refusal } from '../../../kernel/play.ts';
import { atEndOf } from './disengage.ts';
import type { Displacement } from './way.ts';
import type { Play } from '../facts.ts';
import { goAs } from './manoeuvre.ts';
import { endsIn, whichEnd } from './march-extended.ts';
import { mayEndOrElse } from './march-instead.ts';
import { whyNotThere } from './march-why.ts';
import { mayGoOblique, obliqueDisplacements, obliqueReach } from './oblique-ways.ts';
import type { Action } from '../order.ts';
import { mayPassThrough } from './pass.ts';
import { type State, type Table, type Unit, unitAt, unitOf } from '../state.ts';
import { movementFactor } from '../tables.ts';
import { halved } from '../field/terrain.ts';

type ObliqueAction = Extract<Action, { do: 'oblique' }>;

/** SH-OBLIQUE-01, SH-DISENGAGE-03, -04, SH-SKIRMPASS-09, SH-PROC-04. The oblique march as an action. */
export function* oblique(
  table: Table,
  id: string,
  action: ObliqueAction,
  { reserved }: { readonly reserved: number },
): Play {
  const unit = unitOf(table.now, id);
  insist(mayGoOblique(table.now, unit));
  const way = insist(chooseStep(table.now, unit, action.to, reserved));
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
  const ways = (...without: ('units' | 'penalties')[]) =>
    obliqueDisplacements(now, unit, { reserved, without }).filter((way) => endsIn(way, to));
  const [through] = ways('units', 'penalties');
  const there = whyNotThere(now, unit, to);
  if (there) return there;
  if (!through) {
    const clause = unit.type === 'lightCavalry' && distance(unit.at, to) > 1 ? 'SH-OBLIQUE-03' : 'SH-OBLIQUE-01';
    return refusal(clause, 'refuse-oblique-far', { unit, hex: to, movement: obliqueReach(unit) });
  }
  if (ways('penalties').length > 0) {
    const movement = halved(now, movementFactor(unit)) - reserved;
    return refusal('SH-OBLIQUE-05', 'refuse-march-ground', { unit, hex: to, movement });
  }
  const met = [...through.path, through.also].flatMap((hex) => (hex === undefined ? [] : (unitAt(now, hex) ?? [])));
  const other = met.find((each) => !mayPassThrough(unit, each)) ?? met.find((each) => each.id !== unit.id);
  return refusal('SH-PASS-01', 'refuse-march-through', { unit, hex: to, other: (other ?? unit).name });
}
