/** A closer look: at one unit, or along a line. */
import { Refusal } from '../../../kernel/play.ts';
import type { Look } from '../../../kernel/ruleset.ts';
import type { Request } from '../../request.ts';
import { type Named, viewOf } from '../../orders/seen.ts';
import type { Deps } from '../../battle/deps.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import { loadAt } from '../../advance/verb.ts';
import { readable, voiceOf } from '../../battle/voice.ts';
import type { Scene } from '../../../scene/scene.ts';

/** A description with a picture. */
export interface Looked {
  readonly look: Look;
  readonly scene: Scene;
}

export async function look<L extends Look>(
  deps: Deps,
  request: Request,
  at: (rules: AnyRuleset, state: unknown) => L | Refusal,
): Promise<(Looked & { readonly look: L }) | Refusal> {
  const loaded = await loadAt(deps, request);
  if (loaded instanceof Refusal) return loaded;
  const { rules } = loaded;
  const now = viewOf(loaded, request);
  const seen = at(rules, now);
  if (seen instanceof Refusal) return readable(seen, rules, request.language);
  const { frame, marks = [] } = seen;
  const { say } = voiceOf(deps.words, request.language);
  return { look: seen, scene: rules.draw({ now, transcript: [], frame, marks }, say) };
}

/** Completions; empty without a battle. */
export async function named(
  deps: Deps,
  request: Request,
  of: (rules: AnyRuleset, state: unknown) => readonly Named[],
): Promise<readonly Named[]> {
  const loaded = await loadAt(deps, request);
  return loaded instanceof Refusal ? [] : of(loaded.rules, viewOf(loaded, request));
}
