/** Units and officers alike, for pictures and words: each has a name, a side and a place on the table. */
import { CENTIMETRE } from '../../../field/length.ts';
import { disc } from '../../../field/shape.ts';
import type { Placed } from '../../../survey/field/sectors.ts';
import { groundOf } from './body.ts';
import type { Officer, State, Unit } from '../state.ts';

export type Who = Unit | Officer;

/** A position whose officers are among the units. */
export type Everyone = Omit<State, 'units' | 'officers'> & { readonly units: readonly Who[] };

export function everyoneOf({ officers, ...now }: State): Everyone {
  return { ...now, units: [...now.units, ...officers] };
}

export function stateOf(now: Everyone): State {
  return { ...now, units: now.units.filter(isUnit), officers: now.units.filter(isOfficer) };
}

export function isUnit(who: Who): who is Unit {
  return 'ranks' in who;
}

function isOfficer(who: Who): who is Officer {
  return !isUnit(who);
}

/** PE-GEO-03. Half of a base of 20 mm. */
export const OFFICER_RADIUS = CENTIMETRE;

export function placed(who: Who): Placed {
  const { id, side } = who;
  if (isUnit(who)) return { id, side, front: who.pose, grounds: [groundOf(who)] };
  return { id, side, front: { ...who.at, heading: 0 }, grounds: [disc(who.at, OFFICER_RADIUS)] };
}
