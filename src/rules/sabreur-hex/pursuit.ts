/** SH-PURSUIT. What a charger does when its target is gone: it may run after it, and strike again. */
import type { Play, Table } from '../../kernel/play.ts';
import type { Declared } from './attack.ts';
import type { Displacement } from './displacement.ts';
import type { Fact } from './facts.ts';
import type { State } from './state.ts';

/** SH-PURSUIT-01. The target has left: evaded, routed, or was destroyed. `ride` is the charge's own way (SH-Q-83). */
// biome-ignore lint/correctness/useYield: not played yet
export function* pursue(_table: Table<State>, _declared: Declared, _ride: Displacement): Play<Fact> {}
