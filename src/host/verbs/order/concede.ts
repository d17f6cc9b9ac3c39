/** Conceding a battle. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Request } from '../../request.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Decision } from '../../battle/decision.ts';
import { sideOf } from '../../seats/commanders.ts';
import { endingDecision } from '../../advance/order-decision.ts';
import type { Deps } from '../../battle/deps.ts';
import { underWay } from '../../advance/verb.ts';
import { nameOf, no } from '../../battle/voice.ts';

/** The commander concedes the battle. A waiting order is dropped. */
export async function resign(deps: Deps, loaded: LoadedBattle, request: Request): Promise<Decision | Refusal> {
  const refusal = underWay(loaded.battle);
  if (refusal) return refusal;
  const side = sideOf(loaded, request);
  if (!side) return no(phrase('host-no-seat'));
  const chief = loaded.holders[side];
  if (chief?.id !== request.person.id) return no(phrase('seat-chief-only', { who: nameOf(chief) }));
  return endingDecision(deps, loaded, side, request.person.id, 'resigned');
}
