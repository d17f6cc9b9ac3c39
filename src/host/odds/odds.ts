/** What an order would come to, before anybody commits himself: as the bot sees it. */
import type { Phrase } from '../../kernel/phrase.ts';
import type { Refusal, Side } from '../../kernel/play.ts';
import type { Completion } from '../../kernel/shown.ts';
import type { Lot } from '../../odds/forecast.ts';
import type { Reply, Request } from '../request.ts';
import type { Known } from './known.ts';
import type { Level } from './level.ts';

/** One answer of whoever is asked first, and what comes of it; without an answer, nobody is asked. */
export interface OddsLot extends Lot {
  /** As a reader of his language would write it. */
  readonly answer?: string;
  /** The doctrine of whoever is asked, as far as everybody knows it, would give this one. */
  readonly isExpected: boolean;
}

export interface OddsShown {
  /** The order that this is about, in the reader's language. */
  readonly order: string;
  readonly by: Side;
  /** Units by their names in orders. */
  readonly actor: string;
  readonly target?: { readonly unit: string; readonly side: Side };
  readonly attempt?: 'rally';
  /** Who is asked, where that is another unit than the target. */
  readonly asked?: string;
  /** The doctrine of whoever is asked, as far as everybody knows it. */
  readonly doctrine?: Known;
  readonly lots: readonly OddsLot[];
  /** In 95 of 100 cases no share of a fate is further off than that; none: every way the dice could fall was reckoned. */
  readonly error?: number;
  /** What was assumed; and which of several orders this is. */
  readonly notes: readonly Phrase[];
}

export interface Odds {
  /** Of orders as a person types them: of the first that leaves anything to chance. */
  readonly odds: (request: Request, text: string) => Promise<OddsShown | Refusal>;
  /** Of what a preview or a panel shows. */
  readonly oddsOf: (request: Request, draft: string) => Promise<OddsShown | Refusal>;
  /** The next words of an order whose odds somebody is about to ask for. */
  readonly completeOdds: (request: Request, typed: string) => Promise<readonly Completion[]>;
  /** Why the chances of mere dice are not reckoned in this place. */
  readonly mayReckonDice: (request: Request) => Promise<Refusal | undefined>;
  /** What may be reckoned in the battle here; with a level, it is chosen before the battle begins, and proposed after. */
  readonly oddsLevel: (request: Request, level?: Level) => Promise<Reply | Refusal>;
}
