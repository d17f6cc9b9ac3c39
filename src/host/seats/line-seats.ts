/** Who commanded when: the seats after each line of the table ledger. */
import { z } from 'zod';
import type { Role, Seat, SeatChanges, SpokenEntry } from '../store/store.ts';
import { role, side as oneSide } from '../store/stored.ts';
import { seatsAfter } from './seating.ts';

/** The seats after a line. `robot`: the person whose seat the bot holds. */
export function seatsBehind(seats: readonly Seat[], line: SpokenEntry, robot: string | undefined): readonly Seat[] {
  const changes = line.readers === undefined ? before(seats, line, robot) : line.changes?.seats;
  if (!changes) return seats;
  const { remove, add, change } = changes;
  return seatsAfter(
    seats,
    {
      remove,
      add: add.map(({ units = [], chief = true, ...seat }) => ({
        ...seat,
        chief,
        units,
        userName: nameIn(line, seat.userId),
      })),
      change: change.map(({ side, userId, chief, units }) => ({
        side,
        userId,
        patch: { ...(chief !== undefined && { chief }), ...(units && { units }) },
      })),
    },
    line.at,
  );
}

const named = z.object({ name: z.string() });

/** A person's name in a line; empty if it was forgotten. */
function nameIn({ said, data }: SpokenEntry, userId: string): string {
  return said?.people[userId] ?? named.safeParse(data).data?.name ?? '';
}

const joined = z.object({ side: role });
const left = z.object({ sides: z.array(role) });
const gave = z.object({ side: oneSide, to: z.string(), units: z.array(z.string()) });
const replaced = z.object({ side: oneSide, from: z.string() });

/** For lines from before they stored it. */
function before(
  seats: readonly Seat[],
  { kind, data, userId = '' }: SpokenEntry,
  robot: string | undefined,
): SeatChanges | undefined {
  switch (kind) {
    case 'joined':
      return joining(seats, joined.parse(data).side, userId, robot);
    case 'left':
      return leaving(seats, left.parse(data).sides, userId);
    case 'gave':
      return giving(seats, gave.parse(data));
    case 'replaced':
      return replacing(seats, replaced.parse(data), userId);
    default:
      return undefined;
  }
}

function joining(seats: readonly Seat[], side: Role, userId: string, robot: string | undefined): SeatChanges {
  const there = seats.filter((seat) => seat.side === side);
  const gone = there.filter((seat) => seat.userId === robot);
  const chief = there.length === gone.length;
  return { remove: gone.map((seat) => ({ side, userId: seat.userId })), add: [{ side, userId, chief }], change: [] };
}

/** The next in order becomes chief. */
function leaving(seats: readonly Seat[], sides: readonly Role[], userId: string): SeatChanges {
  const heirs = sides.flatMap((side) => {
    const there = seats.filter((seat) => seat.side === side && seat.userId !== userId);
    const heir = there.find(({ chief }) => chief) ?? there[0];
    return heir ? [{ side, userId: heir.userId, chief: true }] : [];
  });
  return { remove: sides.map((side) => ({ side, userId })), add: [], change: heirs };
}

/** Units not given to anyone are the chief's. */
function giving(seats: readonly Seat[], { side, to, units }: z.infer<typeof gave>): SeatChanges {
  const change = seats
    .filter((seat) => seat.side === side)
    .map((seat) => {
      const kept = seat.units.filter((unit) => !units.includes(unit));
      return { side, userId: seat.userId, units: seat.userId === to && !seat.chief ? [...kept, ...units] : kept };
    });
  return { remove: [], add: [], change };
}

function replacing(
  seats: readonly Seat[],
  { side, from }: z.infer<typeof replaced>,
  userId: string,
): SeatChanges | undefined {
  const seat = seats.find((each) => each.side === side && each.userId === from);
  if (!seat) return undefined;
  const own = seats.find((each) => each.side === side && each.userId === userId);
  const remove = [{ side, userId: from }];
  const taken = {
    side,
    userId,
    chief: seat.chief || own?.chief === true,
    units: [...(own?.units ?? []), ...seat.units],
  };
  return own ? { remove, add: [], change: [taken] } : { remove, add: [taken], change: [] };
}
