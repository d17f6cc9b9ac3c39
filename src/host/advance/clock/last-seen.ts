/** A player who acts in a battle has seen what happened there so far. */
import type { Person } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { type Decision, together } from '../../battle/decision.ts';

export function withSeen(
  { battle, seats }: Pick<LoadedBattle, 'battle' | 'seats'>,
  person: Person,
  decision: Decision,
): Decision {
  const seen = decision.entry?.seq ?? battle.seq;
  const own = seats.filter((seat) => seat.userId === person.id && seat.seen !== seen);
  const stays = own.filter(
    ({ side, userId }) => !decision.seats?.remove?.some((each) => each.side === side && each.userId === userId),
  );
  if (stays.length === 0) return decision;
  const change = stays.map(({ side, userId }) => ({ side, userId, patch: { seen } }));
  return together(decision, { seats: { change } });
}
