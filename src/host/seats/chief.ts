/** What only the chief of a side does. */
import { phrase } from '../../kernel/phrase.ts';
import { Refusal, type Side, SIDES } from '../../kernel/play.ts';
import type { Request } from '../request.ts';
import { sidesOf, sideOf } from './commanders.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { nameOf, no } from '../battle/voice.ts';

/** The side of which this person is chief; of both, the one to move. */
export function chiefHere(loaded: LoadedBattle, request: Request): Side | Refusal {
  const { person } = request;
  const led = SIDES.filter((side) => loaded.holders[side]?.id === person.id);
  const now = sideOf(loaded, request);
  const side = led.find((each) => each === now) ?? led[0];
  if (side) return side;
  const [own] = sidesOf(loaded, person);
  return own ? no(phrase('seat-chief-only', { who: nameOf(loaded.holders[own]) })) : no(phrase('host-no-seat'));
}
