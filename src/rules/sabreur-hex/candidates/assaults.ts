/** The charges and assaults that one may order, from the functions that would judge the order. */
import type { Facing } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import { Refusal } from '../../../kernel/play.ts';
import { approaches, chooseApproach, mayAssault } from '../attack/assault.ts';
import { mayCharge, chargePaths } from '../attack/charge.ts';
import { atEndOf } from '../movement/disengage.ts';
import { enemiesOf } from '../field/engage.ts';
import { distanceBetween, hexesOf, nearestFirst } from '../field/place.ts';
import type { State, Unit } from '../state.ts';
import type { Doing, Thing } from './deed.ts';

/** The nearest first, at so many hexes or less. */
export function enemiesNear(now: State, unit: Unit, most = Infinity): Unit[] {
  const near = enemiesOf(now, unit).filter((enemy) => distanceBetween(unit, enemy) <= most);
  return near.sort(nearestFirst(unit));
}

/** SH-CHARGE-04 to -07, SH-Q-49. Whom it may charge, and how it may face then; never where it would only pay for it. */
export function charges(now: State, unit: Unit): Thing<Doing<'charge'>>[] {
  return enemiesNear(now, unit)
    .filter((enemy) => !mayCharge(now, unit, enemy))
    .flatMap((enemy) => chargesOn(now, unit, enemy));
}

/** SH-CHARGE-07. */
export function chargesOn(now: State, unit: Unit, enemy: Unit): Thing<Doing<'charge'>>[] {
  const faces = [...new Set<Facing>(chargePaths(now, unit, enemy).map(({ facing }) => facing))];
  return faces.length === 0 ? [] : [{ action: { do: 'charge', target: enemy.id, via: [] }, faces }];
}

/** SH-ASSAULT-01, -03. The enemies; `20L from 1408` where there is a choice of hexes. */
export function assaults(now: State, unit: Unit): Thing<Doing<'assault'>>[] {
  return enemiesNear(now, unit)
    .filter((enemy) => !mayAssault(now, unit, enemy))
    .flatMap((enemy) => assaultsOn(now, unit, enemy));
}

/** What goes without saying comes last. */
export function assaultsOn(now: State, unit: Unit, enemy: Unit): Thing<Doing<'assault'>>[] {
  const ways = approaches(now, unit, enemy);
  const stays = ways.find(({ path }) => path.length === 0);
  const plain = stays ?? (ways.length === 1 ? ways[0] : undefined);
  const ends = [...ways.filter((way) => way !== plain), ...(plain ? [plain] : [])].map((way) => atEndOf(unit, way));
  const hexes = new Set([...ends.map(({ at }) => at), ...ends.flatMap((end) => hexesOf(end))]);
  const isEnough = (hex: Hex) => !(chooseApproach(now, unit, enemy, { from: hex }) instanceof Refusal);
  const action = { do: 'assault', target: enemy.id } as const;
  return [
    ...(plain ? [{ action }] : []),
    ...[...hexes].filter(isEnough).map((from) => ({ action: { ...action, from } })),
  ];
}
