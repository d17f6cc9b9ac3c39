/** The threads a battle should have, and their members, calculated from its present state. */
import { type Side, SIDES } from '../../kernel/play.ts';
import { commanders, type Seated } from './commanders.ts';
import { isRobot } from './bot-seat.ts';
import type { Battle, Place, PlaceKind } from '../store/store.ts';
import { type KeptPlaces, keptOf, purposeOf } from './kept-places.ts';

export interface Wanted {
  readonly kind: Exclude<PlaceKind, 'channel'>;
  readonly side?: Side;
  readonly userId?: string;
  /** By user id; everyone may join the one for reports. */
  readonly members: readonly string[];
}

export interface ThreadContext extends Seated {
  readonly battle: Pick<Battle, 'options' | 'status'>;
  readonly places: readonly Place[];
}

/** Existing threads, and those still to be created. */
export function wantedThreads(table: ThreadContext): readonly Wanted[] {
  if (table.battle.status === 'cancelled' || table.battle.status === 'over') return [];
  const kept = keptOf(table.battle);
  const isThere = (wanted: Wanted): boolean =>
    table.places.some((place) => place.kind !== 'channel' && purposeOf(place) === purposeOf(wanted));
  const isMade = (wanted: Wanted): boolean => !kept.gone.includes(purposeOf(wanted)) && asksFor(table, kept, wanted);
  return possible(table, kept).filter((wanted) => isThere(wanted) || isMade(wanted));
}

function possible(table: ThreadContext, { own }: KeptPlaces): readonly Wanted[] {
  return [
    { kind: 'reports', members: [] },
    ...SIDES.map((side): Wanted => ({ kind: 'side', side, members: peopleOf(table, side) })),
    ...own
      .filter((userId) => table.seats.some((seat) => seat.userId === userId && seat.side !== 'umpire'))
      .map((userId): Wanted => ({ kind: 'own', userId, members: [userId] })),
  ];
}

function asksFor(table: ThreadContext, { make }: KeptPlaces, { kind, side }: Wanted): boolean {
  if (kind === 'own') return true;
  if (make === 'no' || (make === undefined && !SIDES.some((each) => peopleOf(table, each).length > 1))) return false;
  return side === undefined || (peopleOf(table, side).length > 0 && !isAlone(table));
}

function peopleOf(table: ThreadContext, side: Side): readonly string[] {
  return commanders(table, side)
    .filter((person) => !isRobot(table, person))
    .map(({ id }) => id);
}

/** A person who plays against the bot, or against themselves, needs no private thread. */
function isAlone(table: ThreadContext): boolean {
  return new Set(SIDES.flatMap((side) => peopleOf(table, side))).size < 2;
}
