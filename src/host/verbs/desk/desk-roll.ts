/** Rolls at the desk: an entry of the battle like any other, from the battle's own dice. */
import type { Hand } from '../../../kernel/hand.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { plain } from '../../../words/words.ts';
import type { DeskRoll } from './desk-shown.ts';
import { whoRolls } from './desk-may.ts';
import { reasonOf } from '../../battle/reason.ts';
import { orRefused } from '../../advance/fault.ts';
import { diceOf } from '../../messages/dice-text.ts';
import { handText } from '../../orders/hand.ts';
import type { Request } from '../../request.ts';
import { nameFor } from '../../battle/participants.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { orderDecision } from '../../advance/order-decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { no } from '../../battle/voice.ts';

export async function rollAtDesk(
  deps: Deps,
  loaded: LoadedBattle,
  request: Request,
  what: DeskRoll,
): Promise<Decision | Refusal> {
  const side = whoRolls(loaded, request);
  if (side instanceof Refusal) return side;
  const hand = thrown(loaded, request, what);
  if (hand instanceof Refusal) return hand;
  const text = handText(hand);
  const userId = request.person.id;
  return orRefused(deps, loaded, text, () => orderDecision(deps, loaded, side, text, { userId, rest: [] }));
}

function thrown(loaded: LoadedBattle, { person }: Request, what: DeskRoll): Hand | Refusal {
  const dice = diceOf(what.dice);
  if (dice instanceof Refusal) return dice;
  // For an open step, a button is enough.
  if (what.why === undefined && loaded.next.kind !== 'table') return no(phrase('host-no-step'));
  const why = what.why === undefined ? '' : reasonOf(what.why);
  if (why instanceof Refusal) return why;
  const unit = what.unit === undefined ? undefined : unitOf(loaded, what.unit);
  if (unit instanceof Refusal) return unit;
  return {
    kind: 'throw',
    who: nameFor(loaded, person, plain(person.name)),
    why,
    ...dice,
    ...(unit !== undefined && { unit }),
  };
}

/** A unit visible to everyone, because the roll names it publicly. */
function unitOf({ rules, state }: LoadedBattle, typed: string): string | Refusal {
  const names = rules.units(rules.view(state)).map(({ name }) => name);
  const wanted = typed.trim().toLowerCase();
  return names.find((name) => name.toLowerCase() === wanted) ?? no(phrase('host-no-unit', { unit: plain(typed) }));
}
