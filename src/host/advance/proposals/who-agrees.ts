/** Who has to agree. */
import { phrase } from '../../../kernel/phrase.ts';
import { type Refusal, type Side, SIDES } from '../../../kernel/play.ts';
import type { Person, Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { distinctPeople } from '../../seats/commanders.ts';
import { isRobot } from '../../seats/bot-seat.ts';
import { no, sideName } from '../../battle/voice.ts';

/** Both chiefs, each once. The bot agrees to everything and is not asked. */
export function chiefs(loaded: LoadedBattle): readonly Person[] | Refusal {
  const { holders } = loaded;
  const vacant = SIDES.find((side) => !holders[side]);
  if (vacant) return no(phrase('proposal-vacant', { side: sideName(vacant) }));
  return chiefsThere(loaded);
}

/** The chiefs present: for what may be decided while a side has none. */
export function chiefsThere(loaded: LoadedBattle): readonly Person[] {
  const { holders } = loaded;
  return distinctPeople(SIDES.flatMap((side) => holders[side] ?? []).filter((person) => !isRobot(loaded, person)));
}

/** The sides this person is chief of. */
export function sidesLed({ holders }: LoadedBattle, { id }: Pick<Person, 'id'>): readonly Side[] {
  return SIDES.filter((side) => holders[side]?.id === id);
}

export function chiefOnly(loaded: LoadedBattle, { person }: Request): Refusal | undefined {
  if (sidesLed(loaded, person).length > 0) return undefined;
  const isSeated = loaded.seats.some(({ side, userId }) => side !== 'umpire' && userId === person.id);
  return no(phrase(isSeated ? 'proposal-chief-only' : 'host-no-seat'));
}
