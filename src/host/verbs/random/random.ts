/** Random battles for people: the options and the result. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Scene } from '../../../scene/scene.ts';

/** A person's options; anything not given is as usual, or random. */
export interface BattleWish {
  readonly size: string;
  readonly points?: number;
  /** As typed, in either language. */
  readonly red?: string;
  readonly blue?: string;
  /** Kept on the server under this name. */
  readonly name?: string;
}

export interface GeneratedBattle {
  readonly title: Phrase;
  /** How often each side won, the cost of the armies, and its details. */
  readonly says: readonly Phrase[];
  /** The whole map with both armies. */
  readonly scene: Scene;
  /** Its text, to be attached. */
  readonly file: { readonly name: string; readonly text: string };
  /** False if it is already kept on the server, or cannot be. */
  readonly mayBeKept: boolean;
}
