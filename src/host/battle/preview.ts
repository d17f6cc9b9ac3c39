/** What an order would do, as a person sees it before they confirm it. */
import type { Phrase } from '../../kernel/phrase.ts';
import type { Sentence } from '../../kernel/ruleset.ts';
import type { Scene } from '../../scene/scene.ts';

/** An order shown before it is given: nothing is committed. */
export interface Preview {
  readonly draft: string;
  /** Each order in the reader's language, with what it does as far as no dice and no enemy are needed. */
  readonly orders: readonly { readonly shown: string; readonly does: readonly Sentence[]; readonly needs?: Phrase }[];
  readonly warns: readonly Phrase[];
  readonly scene: Scene;
  /** It is no order: the umpire decides it, or a side proposes it to the other one. */
  readonly ruling?: 'decides' | 'proposes';
  /** The odds can be asked of it. */
  readonly mayReckon?: boolean;
}
