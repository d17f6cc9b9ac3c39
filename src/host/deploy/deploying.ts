/** What people do before a battle of two armies: set up in secret, seal it, and let it begin. */
import type { Phrase } from '../../kernel/phrase.ts';
import type { Refusal, Side } from '../../kernel/play.ts';
import type { Completion } from '../../kernel/ruleset.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Reply, Request } from '../request.ts';

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

export interface Deploying {
  /** One's own deployment; in a battle that deploys in turn, the same as an order of these units. */
  readonly deployment: (
    request: Request,
    wish?: DeployWish,
  ) => Promise<DeployShown | { readonly orders: string } | Refusal>;
  readonly pressDeployment: (request: Request, at: DeployAt, n: number) => Promise<DeployShown | Refusal>;
  /** Back to the whole side. */
  readonly turnDeployment: (request: Request, at: DeployAt) => Promise<DeployShown | Refusal>;
  readonly typeDeployment: (request: Request, at: DeployAt, text: string) => Promise<DeployShown | Refusal>;
  readonly sealDeployment: (
    request: Request,
    at: Pick<DeployAt, 'battle' | 'side' | 'mark'>,
  ) => Promise<Reply | Refusal>;
  readonly unsealDeployment: (request: Request, at: Pick<DeployAt, 'battle' | 'side'>) => Promise<Reply | Refusal>;
  /** Whether a side would rather place unit by unit. */
  readonly wishByUnit: (
    request: Request,
    at: Pick<DeployAt, 'battle' | 'side'>,
    wishes: boolean,
  ) => Promise<Reply | Refusal>;
  /** Units with their places, and line-ups, for completion: one's own alone. */
  readonly completeDeployment: (request: Request, typed: string) => Promise<readonly Completion[]>;
  readonly lineUps: (request: Request) => Promise<readonly { readonly name: string; readonly says: Phrase }[]>;
}
