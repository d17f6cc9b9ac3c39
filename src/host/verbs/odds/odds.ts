/** The likely results of an order, before it is given: as the bot sees it. */
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Lot } from '../../../odds/forecast.ts';
import type { Known } from '../../advance/odds/known-answers.ts';

/** One answer to the first question, and its results; without an answer, there is no question. */
export interface OddsLot extends Lot {
  /** In the reader's language. */
  readonly answer?: string;
  /** The publicly known doctrine of the person asked would choose this one. */
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
  /** The unit asked, if it is not the target. */
  readonly asked?: string;
  /** The publicly known doctrine of the person asked. */
  readonly doctrine?: Known;
  readonly lots: readonly OddsLot[];
  /** In 95 of 100 cases the shares are no further off than this; absent: calculated exactly. */
  readonly error?: number;
  /** The assumptions; and which of several orders this is. */
  readonly notes: readonly Phrase[];
}
