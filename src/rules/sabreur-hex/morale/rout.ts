/** SH-ROUT. Flight: from which enemy, in which direction, how far, over which friends. */
import { rollDie } from '../../../kernel/play.ts';
import { eliminate } from '../losses/eliminate.ts';
import { engages } from '../field/engage.ts';
import { isExtended } from '../field/extended.ts';
import { happen, type Play } from '../facts.ts';
import { crossFriends, type Trampled } from './rout-crossing.ts';
import { chooseFacing } from './rout-facing.ts';
import { keepInFlight } from './rout-kept.ts';
import { chooseRun } from './rout-run.ts';
import { isPanicked, type State, type Table, type Unit, unitOf } from '../state.ts';
import { routLength } from '../tables.ts';

/** SH-PROC-11, SH-ROUT-04, -06, -08, -13, -14, SH-MORALE-25. Returns the friends that the unit has run through. */
export function* rout(table: Table, id: string, responsible?: string): Play<readonly Trampled[]> {
  yield* turnToFlee(table, unitOf(table.now, id), responsible);
  const length = yield* rollLength(unitOf(table.now, id));
  const run = yield* chooseRun(table.now, unitOf(table.now, id), length);
  yield* happen({ type: 'fled', unit: id, path: run.path, offMap: run.offMap });
  const trampled = yield* crossFriends(table, id, run);
  if (run.offMap) yield* eliminate(table, id, true);
  else if (run.endsOn !== undefined) yield* eliminate(table, id, false);
  return trampled;
}

/** SH-ROUT-01, -03, -16, SH-PROC-11 steps 2 to 4. It becomes a mob in one hex, with its back to the danger. */
function* turnToFlee(table: Table, unit: Unit, responsible: string | undefined): Play {
  const { id } = unit;
  const kept = yield* keepInFlight(table.now, unit, dangersOf(table.now, unit, responsible));
  const danger = yield* findDanger(table, unit, responsible);
  const facing = yield* chooseFacing(table.now, kept, danger);
  if (!isPanicked(unit)) {
    const at = isExtended(unit) ? { at: kept.at } : {};
    yield* happen({ type: 'panicked', unit: id, facing, ...at });
  } else if (facing !== unit.facing) {
    yield* happen({ type: 'turned', unit: id, facing });
  }
}

/** SH-ROUT-02, SH-Q-44. The enemy just responsible; else all in combat with it, or that hurt it. */
function dangersOf(now: State, unit: Unit, responsible: string | undefined): Unit[] {
  const named = now.units.find((each) => each.id === responsible);
  if (named) return [named];
  return now.units.filter(
    (each) => engages(now, each, unit) || engages(now, unit, each) || unit.hurtBy.includes(each.id),
  );
}

/** SH-ROUT-02, SH-GAP-21. One of them, picked at random. */
function* findDanger(table: Table, unit: Unit, responsible: string | undefined): Play<Unit | undefined> {
  const enemies = dangersOf(table.now, unit, responsible);
  if (enemies.length <= 1) return enemies[0];
  const die = yield* rollDie({
    clause: 'SH-ROUT-02',
    why: 'pick',
    unit: unit.id,
    sides: enemies.length,
    about: { among: enemies.map((enemy) => enemy.id) },
  });
  return enemies[die - 1];
}

/** SH-ROUT-06. D6 hexes for infantry, two more for cavalry. */
export function* rollLength(unit: Unit): Play<number> {
  const { plus } = routLength(unit);
  const die = yield* rollDie({ clause: 'SH-ROUT-06', why: 'rout', unit: unit.id, about: { plus } });
  return die + plus;
}
