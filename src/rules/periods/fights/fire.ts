/** PE-GAP-16, -17. Fire by a stand-in of ours: all of it is rolled before anybody falls. */
import { happen, type Play, roll, type Table } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import type { State } from '../state.ts';
import { type Shot, shotsOf } from './entitled.ts';
import { lose } from './losses.ts';

/** A second die lets through what solid cover would stop. */
const THROUGH_COVER = 4;

export function* fire(table: Table<State>): Play<Fact> {
  const hits = new Map<string, number>();
  for (const shot of shotsOf(table.now)) {
    const count = yield* shoot(shot);
    hits.set(shot.target, (hits.get(shot.target) ?? 0) + count);
  }
  for (const [target, count] of hits) yield* lose(table, target, count);
}

function* shoot({ unit, target, quarters, dice: count, needs, covered }: Shot): Play<Fact, number> {
  const least = covered ? Math.max(6, needs) : needs;
  const about = { target, needs: least };
  const dice = yield* roll({
    clause: 'PE-GAP-17',
    why: 'fire',
    unit,
    dice: least > 6 ? 0 : count,
    sides: 6,
    ledger: [],
    about,
  });
  const good = dice.filter((die) => die >= least).length;
  const passed = covered
    ? yield* roll({
        clause: 'PE-GAP-17',
        why: 'cover',
        unit,
        dice: good,
        sides: 6,
        ledger: [],
        about: { target, needs: THROUGH_COVER },
      })
    : undefined;
  const hits = passed ? passed.filter((die) => die >= THROUGH_COVER).length : good;
  yield* happen<Fact>({ type: 'shot', unit, target, quarters, dice, needs: least, ...(passed && { passed }), hits });
  return hits;
}
