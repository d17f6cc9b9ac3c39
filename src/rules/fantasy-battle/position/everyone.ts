/** Units and commanders alike, for pictures and words: each has a name, a side and a place on the table. */
import { CENTIMETRE } from '../../../field/length.ts';
import { disc } from '../../../field/shape.ts';
import type { Everyone } from '../../../survey/everyone.ts';
import type { Placed } from '../../../survey/field/sectors.ts';
import { boundsOf, groundsOf, standsOf } from './stands.ts';
import type { Commander, State, Unit } from '../state.ts';

export type Who = Unit | Commander;

export const EVERYONE: Everyone<State, Who> = {
  of: ({ units, commanders }) => [...units, ...commanders],
  with: (now, all) => ({ ...now, units: all.filter(isUnit), commanders: all.filter(isCommander) }),
};

export function isUnit(who: Who): who is Unit {
  return 'stands' in who;
}

function isCommander(who: Who): who is Commander {
  return !isUnit(who);
}

/** FB-GAP-07. Commanders are points, drawn and named as discs as wide as a figure. */
export const COMMANDER_RADIUS = CENTIMETRE;

export function placed(who: Who): Placed {
  const { id, side } = who;
  if (isUnit(who)) return { id, side, front: boundsOf(standsOf(who)).pose, grounds: groundsOf(who) };
  return { id, side, front: { ...who.at, heading: 0 }, grounds: [disc(who.at, COMMANDER_RADIUS)] };
}
