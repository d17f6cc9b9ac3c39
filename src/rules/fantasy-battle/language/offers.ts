/** What is offered for the slots of orders, the best first. */
import { HALF_TURN, QUARTER_TURN } from '../../../field/heading.ts';
import { MILLIMETRE } from '../../../field/length.ts';
import type { Offer } from '../../../kernel/grammar/verb.ts';
import { Refusal } from '../../../kernel/play.ts';
import { type Leg, type LegName, legName } from '../../../march/legs.ts';
import { landmarksNear, squaresNear } from '../../../march/near.ts';
import type { Place } from '../../../march/place.ts';
import { sure } from '../../../march/proposals.ts';
import { supporters } from '../charge/support.ts';
import { distanceOf } from '../position/distance.ts';
import type { Formation } from '../order.ts';
import { chargesFor, enemiesNear, movesFor } from '../proposals.ts';
import { boundsOf, standsOf } from '../position/stands.ts';
import type { State, Unit } from '../state.ts';
import { type Activation, type Manner, RESTS } from './manner.ts';

/** What says how: facing whom, by whose order. */
export const TAIL = {
  face: units,
  activation: (now: State, { side }: Unit): Offer<Activation>[] =>
    now.commanders
      .filter((each) => each.side === side && !each.done)
      .map(({ id }) => ({ value: { mode: 'order', commander: id } })),
};

/** The nearest enemies, as what is faced. */
export function units(now: State, unit: Unit): Offer<Place>[] {
  const near = enemiesNear(now, unit).slice(0, 4);
  return near.map(({ id }) => ({ value: { kind: 'short', unit: id, by: MILLIMETRE } }));
}

export function ahead(now: State, unit: Unit, name: LegName): Offer<Leg>[] {
  return movesFor(now, unit).flatMap((move) => {
    if (move.order.kind !== 'advance' || legName(move.order.legs[0]!) !== name) return [];
    const { legs, toward } = move.order;
    return [{ value: legs[0]!, ...(toward && { and: { toward } }), ...sure(move) }];
  });
}

const TO_SIDES: readonly number[] = [3 * QUARTER_TURN, QUARTER_TURN];
const OFFERED: Readonly<Record<LegName, readonly number[]>> = {
  advance: [],
  back: [HALF_TURN],
  sidestep: TO_SIDES,
  oblique: TO_SIDES.map((angle) => angle + (angle > HALF_TURN ? 4_500 : -4_500)),
};

/** The whole distance that way. */
export function aside(now: State, unit: Unit, name: LegName): Offer<Leg>[] {
  return OFFERED[name].map((angle) => ({ value: { by: distanceOf(now, unit, 'advance'), angle } }));
}

/** Proposed places of some kinds. */
export function placesFor<K extends Place['kind']>(now: State, unit: Unit, ...kinds: readonly K[]) {
  return movesFor(now, unit).flatMap((move) => {
    const to = move.order.kind === 'go' ? move.order.to : undefined;
    if (!to || !(kinds as readonly string[]).includes(to.kind)) return [];
    return [{ to: to as Extract<Place, { kind: K }>, ...sure(move) }];
  });
}

/** Named ground and squares that it may reach: to be typed, or to be chosen besides what is proposed. */
export function named(now: State, unit: Unit): Offer<Place>[] {
  const [front, reach] = [boundsOf(standsOf(unit)).pose, distanceOf(now, unit, 'advance')];
  const squares = squaresNear(now.field, front, reach).map((value) => ({ value }));
  return [...landmarksNear(now.field, front, reach), ...squares].map((each) => ({ ...each, isAside: true }));
}

export const FORMATIONS: readonly Offer<Formation>[] = [{ value: 'line' }, { value: 'column' }];

/** FB-CHG-02, FB-ASK-03 to -05. What may be said beforehand of this charge. */
export function mannersFor(now: State, unit: Unit, target: string | undefined): Offer<Manner>[] {
  const charging = chargesFor(now, unit).find(({ order }) => order.target === target);
  if (!charging) return [];
  const { ways } = charging;
  const friends = supporters(now, unit).map(({ id }): Manner => ({ support: id }));
  const isSpare = ways.some(({ straight }) => !(straight instanceof Refusal) && straight.idle.length > 0);
  const all: Manner[] = [
    ...(ways.some(({ enveloping }) => enveloping) ? [{ envelop: true }, { envelop: false }] : []),
    ...(friends.length > 0 ? [...friends, { support: false as const }] : []),
    ...(isSpare ? RESTS.map((rest) => ({ rest })) : []),
    ...(unit.stands.length > 1 ? unit.stands.map(({ n }) => ({ first: n })) : []),
  ];
  return all.map((value) => ({ value, isAside: true }));
}
