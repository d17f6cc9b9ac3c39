/** SH-ROUT-09, -15, SH-QUALITY-08. What a routing unit costs the friends it runs through. */
import { rollDie } from '../../../kernel/play.ts';
import type { Play } from '../facts.ts';
import { mark } from '../losses/loss.ts';
import { saveOtherwise } from '../losses/other-loss.ts';
import type { Run } from './rout-path.ts';
import type { Table } from '../state.ts';

export interface Trampled {
  readonly unit: string;
  readonly lost: number;
}

/** SH-ROUT-09. A friend that took losses for guns may be gone by then (SH-ARTLOSS-01). */
export function* crossFriends(table: Table, router: string, run: Run): Play<readonly Trampled[]> {
  const trampled: Trampled[] = [];
  for (const id of run.crossed) {
    const friend = table.now.units.find((unit) => unit.id === id);
    if (!friend) continue;
    const sides = friend.quality === 'recruit' ? 6 : 3;
    const die = yield* rollDie({
      clause: friend.quality === 'recruit' ? 'SH-QUALITY-08' : 'SH-ROUT-09',
      why: 'crossed',
      unit: id,
      about: { by: router, sides },
    });
    const unsaved = yield* saveOtherwise(table, id, sides === 3 ? Math.ceil(die / 2) : die);
    trampled.push({ unit: id, lost: yield* mark(table, id, unsaved) });
  }
  return trampled;
}
