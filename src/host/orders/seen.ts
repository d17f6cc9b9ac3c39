/** The position that everyone sees: including a waiting order as far as it was played. */
import { courseOf, groundOf, lookBack } from './play.ts';
import { asking, isRevealed, type LoadedBattle } from '../battle/loaded-battle.ts';
import type { AnyEntry } from '../ruleset.ts';
import type { Request } from '../request.ts';
import { isUmpire, sidesOf } from '../seats/commanders.ts';
import type { Eyes } from '../../kernel/ruleset.ts';
import type { ShownRuleset } from '../battle/shown.ts';
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
  return loaded.rules.view(seenNow(loaded)[0], eyesOf(loaded, request));
}

/** What this person may see, in the rules' words and pictures. */
export function shownTo(loaded: LoadedBattle, request: Request): ShownRuleset {
  return loaded.rules.seenBy(eyesOf(loaded, request));
}

/**
 * A commander sees what their side sees, and the umpire everything, as everyone does at the end; someone who commands both
 * sides sees only what all may see.
 */
export function eyesOf(loaded: LoadedBattle, { person }: Request): Eyes {
  if (isRevealed(loaded.battle)) return 'umpire';
  const sides = sidesOf(loaded, person);
  if (sides.length === 0) return isUmpire(loaded, person) ? 'umpire' : undefined;
  return sides.length === 1 ? sides[0] : undefined;
}

export type Named = { readonly name: string; readonly says: Phrase };
