/** Battles made up for people: what may be wished, and what comes of it. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Scene } from '../../../scene/scene.ts';

/** What a person wants; what is not said is as usual, or left to chance. */
export interface BattleWish {
  readonly size: string;
  readonly points?: number;
  /** As somebody typed them: in either language. */
  readonly red?: string;
  readonly blue?: string;
  /** Kept for the server under this name. */
  readonly name?: string;
}

export interface MadeUp {
  readonly title: Phrase;
  /** How often each side won, what the armies cost, and what it is. */
  readonly says: readonly Phrase[];
  /** The whole map, both armies on it. */
  readonly scene: Scene;
  /** Its text, to be attached. */
  readonly file: { readonly name: string; readonly text: string };
  /** It has been kept for the server already, or cannot be. */
  readonly mayBeKept: boolean;
}
