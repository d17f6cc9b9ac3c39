/** PE-PRI-01 classes 1 and 2. Compulsory moves and rallies: each class together, then those who follow. */
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import { byNumber } from '../position/body.ts';
import { touchedBy } from '../position/contacts.ts';
import type { Fact } from '../facts.ts';
import { type State, unitOf } from '../state.ts';
import { walkTogether } from '../moves/together.ts';
import { followers, followOn, losePursuers } from './follow.ts';
import { escapes, meetsOnWay, prepare, type Prepared, endEscapeWalk, escapeOf, passed, walkerOf } from './walk.ts';

/** PE-STEP-04.2. */
export function* compulsory(table: Table<State>): Play<Fact> {
  yield* losePursuers(table);
  const start = table.now;
  yield* classTogether(table, 'withdraw');
  yield* followOn(table, start, 'withdraw');
}

/** PE-STEP-04.3. A contact ends when the rally goes off (PE-GEO-33), but with those who follow and keep up. */
export function* rallies(table: Table<State>): Play<Fact> {
  const starting = table.now.units
    .filter((unit) => escapes(unit, 'rally') && escapeOf(unit)!.walked === 0)
    .toSorted(byNumber);
  for (const { id } of starting) {
    const enemies = touchedBy(table.now, { id });
    if (enemies.length === 0) continue;
    yield* followers(table, id);
    const following = table.now.units.filter(({ course }) => course?.kind === 'follow' && course.unit === id);
    const parted = enemies.filter((enemy) => following.every((each) => each.id !== enemy));
    if (parted.length > 0) yield* happen<Fact>({ type: 'parted', unit: id, enemies: parted });
  }
  const start = table.now;
  yield* classTogether(table, 'rally');
  yield* followOn(table, start, 'rally');
  yield* losePursuers(table);
}

function* classTogether(table: Table<State>, kind: 'withdraw' | 'rally'): Play<Fact> {
  const ids = table.now.units
    .filter((unit) => escapes(unit, kind))
    .toSorted(byNumber)
    .map(({ id }) => id);
  const following = table.now.units.flatMap(({ id, course }) => (course?.kind === 'follow' ? [id] : []));
  const ways = new Map<string, Prepared>();
  for (const id of ids) ways.set(id, yield* prepare(table, id, [...ids, ...following]));
  const { now } = table;
  const came = walkTogether(
    ids.map((id) => walkerOf(now, id, ways.get(id)!, 0)),
    (one, other) => meetsOnWay(ways, unitOf(now, one), unitOf(now, other)),
  );
  for (const id of ids) yield* endEscapeWalk(table, id, came.get(id)!.spent, ways.get(id)!);
  for (const id of ids) yield* passed(table, id);
}
