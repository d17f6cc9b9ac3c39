/** A refused order, with the orders that one press gives instead. */
import { Refusal } from '../../kernel/play.ts';

export interface Offered {
  /** What is kept of them until one is pressed. */
  readonly draft: string;
  /** In their reader's language, best first. */
  readonly orders: readonly string[];
  /** They are plans: pressing one writes it down straight away, like a typed one. */
  readonly isPlan: boolean;
}

export class RefusedOrder extends Refusal {
  readonly offered: Offered;

  constructor({ clause, says, instead }: Refusal, offered: Offered) {
    super(clause, says, instead);
    this.offered = offered;
  }
}
