/** The position that everyone sees: including a waiting order as far as it was played. */
import { courseOf, groundOf, lookBack } from './play.ts';
import { asking, type LoadedBattle } from '../battle/loaded-battle.ts';
import type { AnyEntry } from '../ruleset.ts';
import type { Request } from '../request.ts';
import { sidesOf } from '../seats/commanders.ts';
import type { Phrase } from '../../kernel/phrase.ts';

/** And what has happened in that order. */
export function seenNow(loaded: LoadedBattle): readonly [unknown, readonly AnyEntry[]] {
  const waiting = asking(loaded);
  if (!waiting) return [loaded.state, []];
  const back = lookBack(groundOf(loaded), courseOf(waiting), waiting.question);
  return back.kind === 'diverged' ? [loaded.state, []] : [back.state, back.transcript];
}

/** The position as this person may see it, including a waiting order as far as it was played. */
export function viewOf(loaded: LoadedBattle, request: Request): unknown {
  return viewer(loaded, request)(seenNow(loaded)[0]);
}

/** A commander of one side sees what it sees; everyone else, including the umpire, sees what all may see. */
export function viewer(loaded: LoadedBattle, { person }: Request): (state: unknown) => unknown {
  const sides = sidesOf(loaded, person);
  return (state) => (sides.length === 1 ? loaded.rules.view(state, sides[0]) : loaded.rules.view(state));
}

export type Named = { readonly name: string; readonly says: Phrase };
