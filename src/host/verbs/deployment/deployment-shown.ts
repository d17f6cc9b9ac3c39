/** Before a battle of two armies: deploying secretly, sealing, and starting. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { StepShown } from '../../advance/wizard.ts';
import type { Scene } from '../../../scene/scene.ts';

/** A step of deploying: the whole side, or one of its units. */
export interface DeployAt {
  readonly battle: string;
  readonly side: Side;
  /** A unit by its short name; '' is the whole side. */
  readonly unit: string;
  /** A fingerprint of what was shown: buttons apply to nothing else. */
  readonly mark: number;
}

interface DeployPress {
  /** Its number among all buttons, from 0. */
  readonly n: number;
  readonly says: Phrase;
  readonly isChosen: boolean;
}

/** A side's own deployment, shown only to its commanders. */
export interface DeployShown extends StepShown<DeployAt, DeployPress> {
  /** The whole side as it is now: what can be sealed. */
  readonly whole: DeployAt;
  /** All units are placed and this person may seal; or it is sealed and they may still withdraw it. */
  readonly may: readonly ('seal' | 'unseal' | 'words' | 'wish' | 'unwish')[];
  readonly scene: Scene;
}

/** A direct request: a line-up by name, or units with their places as text. */
export interface DeployWish {
  readonly lineUp?: string;
  readonly units?: string;
}
