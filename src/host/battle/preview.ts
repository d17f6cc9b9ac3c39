/** The preview of an order before it is confirmed. */
import type { Phrase } from '../../kernel/phrase.ts';
import type { Sentence } from '../../kernel/ruleset.ts';
import type { Scene } from '../../scene/scene.ts';

/** A preview of orders: nothing is committed. */
export interface Preview {
  readonly draft: string;
  /** Each order in the reader's language, with its effects up to the first dice or enemy decision. */
  readonly orders: readonly { readonly shown: string; readonly does: readonly Sentence[]; readonly needs?: Phrase }[];
  readonly warns: readonly Phrase[];
  readonly scene: Scene;
  /** It is a ruling: the umpire decides it, or a side proposes it to the other. */
  readonly ruling?: 'decides' | 'proposes';
  /** Its odds can be requested. */
  readonly hasOdds?: boolean;
}
