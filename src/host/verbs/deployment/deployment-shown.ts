/** What people do before a battle of two armies: set up in secret, seal it, and let it begin. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Scene } from '../../../scene/scene.ts';

/** Where somebody is who sets up: the whole side, or one of its units. */
export interface DeployAt {
  readonly battle: string;
  readonly side: Side;
  /** A unit by its short name; '' is the whole side. */
  readonly unit: string;
  /** A fingerprint of what was shown: presses count for nothing else. */
  readonly mark: number;
}

export interface DeployPress {
  /** Its number among all that can be pressed, from 0. */
  readonly n: number;
  readonly says: Phrase;
  readonly isChosen: boolean;
}

/** A side's own deployment, for its commanders' eyes alone. */
export interface DeployShown {
  readonly at: DeployAt;
  /** The whole side as it is now: what can be settled. */
  readonly whole: DeployAt;
  readonly notes: readonly Phrase[];
  readonly asks: Phrase;
  readonly lines: readonly Phrase[];
  readonly rows: readonly { readonly says?: Phrase; readonly presses: readonly DeployPress[] }[];
  /** Everybody stands, and this person may settle it; it is settled, and he may still take it back. */
  readonly may: readonly ('seal' | 'unseal' | 'words' | 'wish' | 'unwish')[];
  readonly scene: Scene;
}

/** What somebody wants at once: a line-up by its name, units with their places as text. */
export interface DeployWish {
  readonly lineUp?: string;
  readonly units?: string;
}
