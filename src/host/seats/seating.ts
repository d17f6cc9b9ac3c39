/** The seats after a decision, as the store will return them. */
import type { Change, NewSeat, Seat, SeatPatch } from '../store/store.ts';

/** The defaults of a seat. */
const NEW: Omit<Seat, 'side' | 'userId' | 'userName' | 'joinedAt'> = {
  chief: true,
  units: [],
  points: undefined,
  done: false,
  deputy: undefined,
  seen: 0,
  missed: 0,
};

export function seatsAfter(seats: readonly Seat[], change: Change['seats'], at: Date): Seat[] {
  const { remove = [], add = [], change: changes = [] } = change ?? {};
  const stay = seats.filter((seat) => !remove.some((gone) => isSame(gone, seat)));
  return [...stay, ...add.map((seat) => taken(seat, at))].map((seat) =>
    changes.filter((each) => isSame(each, seat)).reduce((was, { patch }) => patched(was, patch), seat),
  );
}

function isSame(one: Pick<Seat, 'side' | 'userId'>, other: Pick<Seat, 'side' | 'userId'>): boolean {
  return one.side === other.side && one.userId === other.userId;
}

function taken({ side, userId, userName, joinedAt, ...patch }: NewSeat, at: Date): Seat {
  return patched({ ...NEW, side, userId, userName, joinedAt: joinedAt ?? at }, patch);
}

function patched(seat: Seat, { points, deputy, ...plain }: SeatPatch): Seat {
  return {
    ...seat,
    ...plain,
    ...(points !== undefined && { points: points === 'common' ? undefined : points }),
    ...(deputy !== undefined && { deputy: deputy === 'nobody' ? undefined : deputy }),
  };
}
