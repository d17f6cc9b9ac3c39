/** The position that everybody sees: with an order that waits, as far as it has come. */
import { courseOf, groundOf, lookBack } from './play.ts';
import { asking, type Loaded } from '../battle/loaded-battle.ts';
import type { AnyEntry } from '../ruleset.ts';

/** And what has happened in that order. */
export function seenNow(loaded: Loaded): readonly [unknown, readonly AnyEntry[]] {
  const waiting = asking(loaded);
  if (!waiting) return [loaded.state, []];
  const back = lookBack(groundOf(loaded), courseOf(waiting), waiting.question);
  return back.kind === 'diverged' ? [loaded.state, []] : [back.state, back.transcript];
}
