/** Units and officers alike, for pictures and words: each has a name, a side and a place on the table. */
import { CENTIMETRE } from '../../../field/length.ts';
import { disc } from '../../../field/shape.ts';
import type { Everyone } from '../../../survey/everyone.ts';
import type { Placed } from '../../../survey/field/sectors.ts';
import { groundOf } from './body.ts';
import type { Officer, State, Unit } from '../state.ts';

export type Who = Unit | Officer;

export const EVERYONE: Everyone<State, Who> = {
  of: ({ units, officers }) => [...units, ...officers],
  with: (now, all) => ({ ...now, units: all.filter(isUnit), officers: all.filter(isOfficer) }),
};

export function isUnit(who: Who): who is Unit {
  return 'ranks' in who;
}

export function isOfficer(who: Who): who is Officer {
  return !isUnit(who);
}

/** PE-GEO-03. Half of a base of 20 mm. */
export const OFFICER_RADIUS = CENTIMETRE;

export function placed(who: Who): Placed {
  const { id, side } = who;
  if (isUnit(who)) return { id, side, front: who.pose, grounds: [groundOf(who)] };
  return { id, side, front: { ...who.at, heading: 0 }, grounds: [disc(who.at, OFFICER_RADIUS)] };
}
