/** SH-REACT-15, -16. One friend of the target may act while the attack is under way: countercharge, or fire. */
import type { Play, Table } from '../../kernel/play.ts';
import type { Declared, Reaction } from './attack.ts';
import type { Fact } from './facts.ts';
import type { State } from './state.ts';

/** ASK-07. After the target's own reaction, if the attack goes on. Returns the reaction as a friend has changed it. */
// biome-ignore lint/correctness/useYield: not played yet
export function* friendReacts(_table: Table<State>, _declared: Declared, reaction: Reaction): Play<Fact, Reaction> {
  return reaction;
}
