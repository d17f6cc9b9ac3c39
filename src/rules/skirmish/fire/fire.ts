/** SK-FIR, SK-ALG, SK-STEP-04 to -08. One fire: what the dice count, who falls, and what it does to them. */
import { happen, insist, type Play, type Roll, roll, type Side, type Table } from '../../../kernel/play.ts';
import type { Aim } from './aim.ts';
import { countedOn, mayRaise, singleElite, takesDifference, unitElite } from './elite.ts';
import type { Fact } from '../facts.ts';
import { fireOf } from './twins.ts';
import { ledgerOf } from './words.ts';
import { suffer } from './losses.ts';
import { testAfterFire } from '../morale.ts';
import type { Fire } from '../order.ts';
import { picked } from '../position/squad.ts';
import { seenBy } from '../position/sight.ts';
import { type State, unitOf } from '../state.ts';
import { endIfBroken } from '../victory.ts';

/** SK-STEP-02 to -08. */
export function* fire(table: Table<State>, order: Fire, by: Side): Play<Fact> {
  const aimed = insist(fireOf(table.now, order, by));
  const { shooter, target, mass } = aimed;
  const single = yield* singleElite(table.now, aimed, order.single);
  const dice = yield* roll(fireRoll(aimed, single === 'plusOne'));
  const die = single === 'plusOne' ? 0 : yield* unitElite(table.now, aimed, dice);
  const { values, hits } = countedOn(target, dice, die);
  const behind = mass && countedOn(mass, dice, die).hits;
  const elite =
    single === 'plusOne' ? 'single' : typeof single === 'object' ? 'choice' : die === undefined ? undefined : 'unit';
  yield* happen<Fact>({
    type: 'fired',
    unit: shooter.id,
    figures: aimed.shooters.map(({ n }) => n),
    acted: picked(shooter, order.figures).map(({ n }) => n),
    target: target.unit.id,
    range: target.range,
    band: target.band,
    column: target.capability.column,
    volley: target.capability.volley,
    needed: target.needed,
    values,
    hits,
    ...(elite && { elite }),
    ...(mass && { mass: { unit: mass.unit.id, needed: mass.needed, hits: behind! } }),
  });
  yield* strike(table, aimed, hits, behind ?? 0, typeof single === 'object' ? [single.figure] : []);
  yield* endIfBroken(table);
}

/** SK-STEP-04. The dice of a fire, and all that counts them. */
function fireRoll(aimed: Aim, plusOne: boolean): Roll {
  const { shooter, shooters, target, mass } = aimed;
  const { severalSixes } = target.capability;
  return {
    clause: 'SK-FIR-04',
    why: 'fire',
    unit: shooter.id,
    dice: shooters.length,
    sides: 6,
    ledger: ledgerOf(aimed),
    about: {
      target: target.unit.id,
      needed: target.needed,
      severalSixes,
      plusOne,
      eliteUnit: mayRaise(aimed),
      ...(mass && {
        mass: {
          unit: mass.unit.id,
          needed: mass.needed,
          modifier: mass.modifier,
          severalSixes: mass.capability.severalSixes,
        },
      }),
    },
  };
}

/** SK-STEP-06, -07, SK-ALG-06. The target suffers the hits, a mass behind it those that it would have had more. */
function* strike(table: Table<State>, aimed: Aim, hits: number, behind: number, chosen: readonly number[]): Play<Fact> {
  const { shooter, muzzle, target, mass } = aimed;
  const lost = yield* suffer(table, target.unit.id, { hits, seen: target.seen, from: muzzle.at, chosen });
  if (mass && behind > hits && (yield* takesDifference(table.now, aimed, mass, behind - hits))) {
    const seen = seenBy(table.now, shooter, muzzle, unitOf(table.now, mass.unit.id));
    yield* suffer(table, mass.unit.id, { hits: behind - hits, seen, from: muzzle.at, chosen: [] });
  }
  if (lost > 0) yield* testAfterFire(table, target.unit.id);
}
