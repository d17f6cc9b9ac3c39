/** Dice that a person throws often, kept under names of his own, whatever the battle. */
import type { Refusal } from '../../kernel/play.ts';
import type { Reply, Request } from '../request.ts';

/** Dice under a name, as they were typed: to be read again before they are thrown. */
export interface NamedRoll {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** What has been kept, and the dice that had its name before. */
export interface KeptRoll {
  readonly name: string;
  readonly before?: string;
}

export interface Rolls {
  /** A person's own, by name. */
  readonly rolls: (userId: string) => Promise<readonly NamedRoll[]>;
  /** The one that somebody means by what he has typed: case and accents do not matter. */
  readonly roll: (userId: string, typed: string) => Promise<NamedRoll | undefined>;
  /** Keeps dice that can be thrown; what has the name is replaced. */
  readonly keepRoll: (request: Request, name: string, text: string) => Promise<KeptRoll | Reply | Refusal>;
  readonly dropRoll: (request: Request, id: string) => Promise<Reply | Refusal>;
}
