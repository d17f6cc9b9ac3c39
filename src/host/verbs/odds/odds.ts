/** What an order would come to, before anybody commits himself: as the bot sees it. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Lot } from '../../../odds/forecast.ts';
import type { Known } from '../../advance/odds/known-answers.ts';

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
