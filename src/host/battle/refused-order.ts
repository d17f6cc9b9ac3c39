/** A refused order, with the orders that one press gives instead, and what bars it on the map. */
import { Refusal } from '../../kernel/play.ts';
import type { Scene } from '../../scene/scene.ts';

export interface Offered {
  /** What is kept of them until one is pressed. */
  readonly draft: string;
  /** In their reader's language, best first. */
  readonly orders: readonly string[];
  /** They are plans: pressing one writes it down straight away, like a typed one. */
  readonly isPlan: boolean;
}

export const NOTHING_OFFERED: Offered = { draft: '', orders: [], isPlan: false };

export class RefusedOrder extends Refusal {
  readonly offered: Offered;
  readonly scene: Scene | undefined;

  constructor({ clause, says, instead }: Refusal, offered: Offered, scene?: Scene) {
    super(clause, says, instead);
    this.offered = offered;
    this.scene = scene;
  }
}
