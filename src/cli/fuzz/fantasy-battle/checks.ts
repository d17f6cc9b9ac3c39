/** What must hold in every position of Fantasy battle, whatever was ordered. */
import type { State, Unit } from '../../../rules/fantasy-battle/state.ts';
import { demand } from '../broken.ts';
import { apart, corners, ROUNDING, TOUCH } from './measure.ts';

interface There {
  readonly unit: Unit;
  readonly n: number;
  readonly at: ReturnType<typeof corners>;
}

/** A position between orders. */
export function checkPosition(now: State): void {
  const all = now.units.map((unit) =>
    unit.stands.map((stand): There => ({ unit, n: stand.n, at: corners(stand, unit) })),
  );
  for (const stands of all) checkTogether(stands);
  checkRoom(now, all.flat());
  checkContacts(now, all.flat());
  checkCommanders(now);
  const names = [...now.units, ...now.returning.map(({ unit }) => unit), ...now.commanders, ...now.gone].map(
    ({ id }) => id,
  );
  demand(new Set(names).size === names.length, `a name is here twice, or here and gone: ${names.join()}`);
  demand(
    (now.phase === 'over') === (now.result !== undefined),
    'FB-GAP-12 over without a result, or a result too early',
  );
  demand(now.turn <= now.lastTurn, `FB-GAP-12 turn ${now.turn} of ${now.lastTurn}`);
}

/** FB-FRM-01, FB-GEO-03. */
function checkTogether(stands: readonly There[]): void {
  const reached = new Set(stands.slice(0, 1));
  for (const one of reached)
    for (const other of stands) if (apart(one.at, other.at) <= TOUCH + ROUNDING) reached.add(other);
  demand(stands.length > 0 && reached.size === stands.length, `FB-FRM-01 ${stands[0]?.unit.id} does not hang together`);
}

/** FB-STD-07, FB-OBS-01, FB-OFF-02. No stand is on another, and none is left off the table. */
function checkRoom({ field }: State, all: readonly There[]): void {
  for (const [each, one] of all.entries()) {
    const over = Math.max(...one.at.flatMap(([x, y]) => [-x, -y, x - field.wide, y - field.deep]));
    demand(over <= TOUCH + ROUNDING, `FB-OFF-02 ${nameOf(one)} is ${over.toFixed(0)} off the table`);
    for (const other of all.slice(0, each)) {
      const deep = -apart(one.at, other.at);
      demand(deep <= TOUCH + ROUNDING, `FB-STD-07 ${nameOf(one)} is ${deep.toFixed(0)} deep in ${nameOf(other)}`);
    }
  }
}

/** FB-GEO-23. Between enemies whose stands are there and touch; behind works, the wall is between them. */
function checkContacts({ contacts }: State, all: readonly There[]): void {
  for (const { unit, stand, enemy, on } of contacts) {
    const find = (id: string, n: number): There | undefined => all.find((each) => each.unit.id === id && each.n === n);
    const [one, other] = [find(unit, stand), find(enemy, on)];
    demand(
      one !== undefined && other !== undefined,
      `FB-GEO-23 ${unit}.${stand} touches ${enemy}.${on}, who is not there`,
    );
    demand(one!.unit.side !== other!.unit.side, `FB-GEO-23 ${unit} and ${enemy} are friends`);
    const far = apart(one!.at, other!.at);
    demand(
      other!.unit.fortified || far <= TOUCH + ROUNDING,
      `FB-GEO-23 ${unit}.${stand} is ${far.toFixed(0)} from ${enemy}.${on}`,
    );
  }
}

/** FB-GAP-07. A commander who has joined a unit is where its first stand is. */
function checkCommanders({ commanders, units, returning }: State): void {
  for (const { id, joined, at } of commanders) {
    if (joined === undefined) continue;
    const unit = [...units, ...returning.map((each) => each.unit)].find((each) => each.id === joined);
    const [first] = unit?.stands ?? [];
    demand(first?.x === at.x && first.y === at.y, `FB-GAP-07 ${id} is not with ${joined}`);
  }
}

function nameOf({ unit, n }: There): string {
  return `${unit.id}.${n}`;
}
