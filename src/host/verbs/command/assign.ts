/** Who commands which units: the chief gives and takes, and a commander may pass on their own. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Person, Request } from '../../request.ts';
import { askedOf, commanders, ownerOf, seated, distinctPeople, hasUnits, sideOf } from '../../seats/commanders.ts';
import { asking, type LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { cardAgain } from '../../messages/card-again.ts';
import { notice } from '../../messages/posts.ts';
import { seatsAfter } from '../../seats/seating.ts';
import type { Seat } from '../../store/store.ts';
import { nameOf, namesOf, no, sideName } from '../../battle/voice.ts';
import { chiefHere } from '../../seats/chief.ts';
import { unitList } from '../../advance/may-act.ts';
import { readUnits } from '../../seats/named-units.ts';

/** Gives units of the person's side to one of its commanders. */
export function give(loaded: LoadedBattle, request: Request, who: string, typed: string): Decision | Refusal {
  if (loaded.battle.status === 'over') return no(phrase('host-is-over'));
  const side = sideOf(loaded, request);
  if (!side) return no(phrase('host-no-seat'));
  const to = commanders(loaded, side).find(({ id }) => id === who);
  if (!to) return no(phrase('seat-no-commander', { side: sideName(side) }));
  const units = readUnits(loaded, side, typed);
  if (units instanceof Refusal) return units;
  const chief = loaded.holders[side];
  const strange = units.filter((unit) => ownerOf(loaded, side, unit)?.id !== request.person.id);
  if (chief?.id !== request.person.id && strange.length > 0) {
    const owners = distinctPeople(strange.flatMap((unit) => ownerOf(loaded, side, unit) ?? []));
    return no(phrase('seat-not-yours', { units: unitList(strange), who: namesOf(owners) }));
  }
  return giving(loaded, side, request.person, to, units);
}

/** The chief takes command of them. */
export function take(loaded: LoadedBattle, request: Request, typed: string): Decision | Refusal {
  if (loaded.battle.status === 'over') return no(phrase('host-is-over'));
  const side = chiefHere(loaded, request);
  if (side instanceof Refusal) return side;
  const units = readUnits(loaded, side, typed);
  if (units instanceof Refusal) return units;
  return giving(loaded, side, request.person, request.person, units);
}

/** Units without a commander are the chief's, so giving them to the chief is stored as none. */
function giving(
  loaded: LoadedBattle,
  side: Side,
  by: Person,
  to: Person,
  units: readonly string[],
): Decision | Refusal {
  const moved = units.filter((unit) => ownerOf(loaded, side, unit)?.id !== to.id);
  if (moved.length === 0) return no(phrase('seat-has-already', { who: nameOf(to), units: unitList(units) }));
  const change = assignments(loaded, side, to, moved);
  const now = { ...loaded, ...seated(seatsAfter(loaded.seats, { change }, loaded.battle.updatedAt)) };
  const args = { who: nameOf(by), to: nameOf(to), units: unitList(moved) };
  const says = [phrase(by.id === to.id ? 'seat-took' : 'seat-gave', args)];
  const question = asking(loaded)?.question;
  const isAskedNow = question?.to === side && askedOf(now, question)?.id !== askedOf(loaded, question)?.id;
  return {
    seats: { change },
    table: [
      {
        kind: 'gave',
        userId: by.id,
        data: { side, to: to.id, units: [...moved] },
        posts: (voice) => [
          notice(voice, says, by.id === to.id ? [] : [to.id]),
          ...(isAskedNow ? cardAgain({ ...now, voice }, side) : []),
        ],
      },
    ],
    says: () => says,
  };
}

/** A commander who gets units has something to order; one without any has not. */
function assignments(
  loaded: LoadedBattle,
  side: Side,
  to: Person,
  moved: readonly string[],
): NonNullable<NonNullable<Decision['seats']>['change']> {
  const own = loaded.seats.filter((seat) => seat.side === side);
  const after = own.map((seat): Seat => {
    const kept = seat.units.filter((unit) => !moved.includes(unit));
    return { ...seat, units: seat.userId === to.id && !seat.chief ? [...kept, ...moved] : kept };
  });
  return after.map((seat, index) => {
    const has = hasUnits({ rules: loaded.rules, seats: after }, loaded.state, seat);
    const done = seat.userId === to.id ? !has : own[index]!.done || !has;
    return { side, userId: seat.userId, patch: { units: seat.units, done } };
  });
}
