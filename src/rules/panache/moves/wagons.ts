/** PA-MNT-06, PA-Q-13. Infantry on wagons that stays where it is counts as behind a palisade, unless its owner declines. */
import { phrase } from '../../../kernel/phrase.ts';
import { happen, insist, type Play, Refusal, type Side, type Table } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import { isOnTable, isOwn } from './move.ts';
import { named } from '../noun.ts';
import type { Order } from '../order.ts';
import { type Body, type State, type Unit, unitOf } from '../state.ts';

/** PA-Q-13. From now on, until its player says otherwise. */
export function* wagons(table: Table<State>, order: Extract<Order, { kind: 'wagons' }>, by: Side): Play<Fact> {
  insist(isOnTable(table.now, order.unit));
  const unit = unitOf(table.now, order.unit);
  insist(isOwn(unit, by) ?? maySetWagons(unit, order.drawnUp));
  yield* happen<Fact>({ type: 'wagonsSet', unit: unit.id, drawnUp: order.drawnUp });
}

function maySetWagons(unit: Unit, drawnUp: boolean): Refusal | undefined {
  const names = { unit: named(unit) };
  if (!hasWagons(unit)) return new Refusal('PA-MNT-06', phrase('refuse-pa-wagons-none', names));
  if (drawnUp !== unit.declinesPalisade) {
    return new Refusal('PA-Q-13', phrase(`refuse-pa-wagons-${drawnUp ? 'drawn-up' : 'declined'}`, names));
  }
  return undefined;
}

export function hasWagons({ arm, mount }: Pick<Body, 'arm' | 'mount'>): boolean {
  return arm === 'infantry' && mount === 'wagons';
}

/** PA-MNT-06, PA-STEP-06. Whether it stayed in the movement phase that ends, with its wagons forming a palisade. */
export function isBehindWagons(unit: Unit): boolean {
  return hasWagons(unit) && !unit.moved && !unit.declinesPalisade;
}
