/** An order as the fuzzer's checks follow it. */
import type { Order } from '../../../rules/sabreur-hex/order.ts';
import type { Attacked } from './deeds.ts';

/** The order as far as it has been played. */
export interface Course {
  readonly order: Order;
  /** The unit that was ordered or acts without orders. Undefined until known. */
  actor: string | undefined;
  /** The attack in progress, to which the other side may react. */
  attack: Attacked | undefined;
  shots: number;
  returns: number;
  defences: number;
  reactions: number;
  friends: number;
  /** SH-COUNTER-05. The friend that countercharges the attacker. */
  rider: string | undefined;
  /** The distance rolled for the rout in progress. */
  rout: number;
}
