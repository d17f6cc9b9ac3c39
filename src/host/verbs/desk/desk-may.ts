/** Who may do what at the desk, and in which words. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import { AGREEMENT } from '../../../kernel/wording.ts';
import type { Request } from '../../request.ts';
import { isUmpire, sideAtDesk, sideOf } from '../../seats/commanders.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { begun, playing } from '../../advance/verb.ts';
import { nameOf, no, sideName } from '../../battle/voice.ts';

/** The umpire rules at any time after the start. Without one a side proposes, while nothing else is under way. */
export function whoRules(loaded: LoadedBattle, request: Request): 'umpire' | Side | Refusal {
  const early = begun(loaded.battle);
  if (early) return early;
  if (isUmpire(loaded, request.person)) return 'umpire';
  const side = sideOf(loaded, request);
  if (!side) return no(phrase('host-no-seat'));
  if (loaded.umpire) return no(phrase('host-ask-umpire', { who: nameOf(loaded.umpire) }));
  const held = playing(loaded.battle);
  if (held) return held;
  return mustWait(loaded, 'host-proposal-later') ?? side;
}

/** The side that rolls. Outside an open step, a roll by a side has no meaning. */
export function whoRolls(loaded: LoadedBattle, request: Request): Side | Refusal {
  const held = playing(loaded.battle);
  if (held) return held;
  const { person } = request;
  const umpire = isUmpire(loaded, person);
  const side = umpire ? sideAtDesk(loaded) : sideOf(loaded, request);
  if (!side) return no(phrase('host-no-seat'));
  const early = mustWait(loaded, 'host-roll-later');
  if (early) return early;
  if (!umpire && loaded.next.kind !== 'table') return no(phrase('host-roll-closed'));
  return side;
}

/** Not while an order or a proposal waits: that is answered first. */
function mustWait({ waiting, holders }: LoadedBattle, later: string): Refusal | undefined {
  if (!waiting) return undefined;
  const asked = waiting.question;
  if (asked?.kind !== AGREEMENT) return no(phrase(later));
  return no(phrase('host-proposal-first', { side: sideName(asked.to), who: nameOf(holders[asked.to]) }));
}

export function umpireOnly({ umpire }: LoadedBattle, { person }: Request): Refusal | undefined {
  if (!umpire) return no(phrase('host-umpire-no-one'));
  return umpire.id === person.id ? undefined : no(phrase('host-umpire-only', { who: nameOf(umpire) }));
}
