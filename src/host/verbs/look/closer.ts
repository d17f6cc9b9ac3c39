/** A closer look: at one unit, or along a line. */
import { Refusal } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import type { Request } from '../../request.ts';
import { type Named, seenNow, shownTo, viewOf } from '../../orders/seen.ts';
import type { Deps } from '../../battle/deps.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import { voiceOf } from '../../battle/voice.ts';
import type { Scene } from '../../../scene/scene.ts';

/** A description with a picture. */
export interface Looked {
  readonly look: Look;
  readonly scene: Scene;
}

/** Describes what is named by the text that a person typed. */
export function closer<A extends readonly string[], L extends Look>(
  at: (rules: AnyRuleset, state: unknown, ...typed: A) => L | Refusal,
) {
  return (
    { words }: Deps,
    loaded: LoadedBattle,
    request: Request,
    ...typed: A
  ): (Looked & { readonly look: L }) | Refusal => {
    const rules = shownTo(loaded, request);
    const [now] = seenNow(loaded);
    const seen = at(rules, now, ...typed);
    if (seen instanceof Refusal) return seen;
    const { frame, marks = [] } = seen;
    const { say } = voiceOf(words, request.language);
    return { look: seen, scene: rules.draw({ now, transcript: [], frame, marks }, say) };
  };
}

/** What can be named, for completion. */
export function named<A extends readonly string[]>(
  of: (rules: AnyRuleset, state: unknown, ...typed: A) => readonly Named[],
) {
  return (_deps: Deps, loaded: LoadedBattle, request: Request, ...typed: A) =>
    of(shownTo(loaded, request), viewOf(loaded, request), ...typed);
}
