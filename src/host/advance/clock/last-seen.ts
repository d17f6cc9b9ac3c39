/** A player who acts in a battle has seen what happened there so far. */
import type { Person } from '../../request.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Move } from '../../battle/decision.ts';

export function withSeen({ battle, seats }: Pick<Loaded, 'battle' | 'seats'>, person: Person, move: Move): Move {
  const seen = move.entry?.seq ?? battle.seq;
  const own = seats.filter((seat) => seat.userId === person.id && seat.seen !== seen);
  const stays = own.filter(
    ({ side, userId }) => !move.seats?.remove?.some((each) => each.side === side && each.userId === userId),
  );
  if (stays.length === 0) return move;
  const change = stays.map(({ side, userId }) => ({ side, userId, patch: { seen } }));
  return { ...move, seats: { ...move.seats, change: [...(move.seats?.change ?? []), ...change] } };
}
