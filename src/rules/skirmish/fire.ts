/** SK-FIR, SK-ALG, SK-STEP-04 to -08. One fire: what the dice count, who falls, and what it does to them. */
import { happen, type Play, Refusal, roll, type Side, type Table } from '../../kernel/play.ts';
import { aim, massHits } from './aim.ts';
import { singleElite, takesDifference, unitElite } from './elite.ts';
import type { Fact } from './facts.ts';
import { suffer } from './losses.ts';
import { testAfterFire } from './morale.ts';
import type { Fire } from './order.ts';
import { seenBy } from './sight.ts';
import { type State, unitOf } from './state.ts';
import { hitsAmong, raised, valuesOf } from './values.ts';
import { endIfBroken } from './victory.ts';

/** SK-STEP-02 to -08. */
export function* fire(table: Table<State>, order: Fire, by: Side): Play<Fact> {
  const aimed = aim(table.now, order, by);
  if (aimed instanceof Refusal) throw aimed;
  const { shooter, shooters, target, capability, needed, range, band } = aimed;
  const single = yield* singleElite(table.now, aimed, order.single);
  const { modifier, severalSixes } = capability;
  const dice = yield* roll({
    clause: 'SK-FIR-04',
    why: 'fire',
    unit: shooter.id,
    dice: shooters.length,
    sides: 6,
    ledger: modifier === 0 ? [] : [{ clause: 'SK-ALG-02', name: 'sk-die', n: modifier }],
    about: { needed, severalSixes },
  });
  const natural = valuesOf(dice, severalSixes, modifier);
  const plain = single === 'plusOne' ? raised(natural, needed) : natural;
  const raise = yield* unitElite(table.now, aimed, dice, plain);
  const values = raise ? raised(plain, needed) : plain;
  const hits = hitsAmong(values, needed);
  const mass = aimed.mass && massHits(table.now, aimed, aimed.mass, dice, raise);
  const elite = raise ? 'unit' : single === 'plusOne' ? 'single' : single !== 'plain' ? 'choice' : undefined;
  yield* happen<Fact>({
    type: 'fired',
    unit: shooter.id,
    figures: shooters.map(({ n }) => n),
    target: target.id,
    range,
    band,
    column: capability.column,
    volley: capability.volley,
    needed,
    values,
    hits,
    ...(elite && { elite }),
    ...(mass && { mass }),
  });
  const chosen = typeof single === 'object' ? [single.figure] : [];
  const lost = yield* suffer(table, target.id, { hits, seen: aimed.seen, from: aimed.muzzle.at, chosen });
  if (mass && mass.hits > hits && (yield* takesDifference(table.now, shooter, mass, hits))) {
    const behind = unitOf(table.now, mass.unit);
    const seen = seenBy(table.now, shooter, aimed.muzzle, behind);
    yield* suffer(table, mass.unit, { hits: mass.hits - hits, seen, from: aimed.muzzle.at, chosen: [] });
  }
  if (lost > 0) yield* testAfterFire(table, target.id);
  yield* endIfBroken(table);
}
