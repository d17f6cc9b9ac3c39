/** An order as the fuzzer's checks follow it. */
import type { Order } from '../../../rules/sabreur-hex/order.ts';
import type { Attacked } from './deeds.ts';

/** The order as far as it has been played. */
export interface Course {
  readonly order: Order;
  /** The unit that was ordered, or that acts of its own accord; none before it is known. */
  actor: string | undefined;
  /** Under way: the other side may react. */
  attack: Attacked | undefined;
  shots: number;
  returns: number;
  defences: number;
  reactions: number;
  friends: number;
  /** SH-COUNTER-05. The friend that rides at the attacker. */
  rider: string | undefined;
  /** The length thrown for the rout under way. */
  rout: number;
}
