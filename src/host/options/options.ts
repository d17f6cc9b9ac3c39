/** What may be settled otherwise before a battle begins: who looks it through, who chooses, what was typed. */
import type { Phrase } from '../../kernel/phrase.ts';
import type { Refusal } from '../../kernel/play.ts';
import type { Completion, Variant } from '../../kernel/ruleset.ts';
import type { Reply, Request } from '../request.ts';

export interface Variations {
  readonly battle: string;
  /** What can still be done about them, and by whom. */
  readonly says: Phrase;
  /** In the order of the book. */
  readonly variants: readonly Variant[];
  /** By whoever looks, now. */
  readonly mayChange: boolean;
}

export interface Options {
  /** Everything that the battle of the place, or another one by its id, plays by. */
  readonly variations: (request: Request, battle?: string) => Promise<Variations | Refusal>;
  /** One of them gets another value, before the battle begins; everybody is told. */
  readonly vary: (request: Request, what: Varied) => Promise<Reply | Refusal>;
  /** What could be typed next where a battle is opened with this scenario. */
  readonly completeOptions: (request: Request, scenario: string, typed: string) => Promise<readonly Completion[]>;
}

export interface Varied {
  readonly battle: string;
  readonly name: string;
  readonly value: string;
}
