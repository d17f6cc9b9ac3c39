/** FB-CSH, FB-GAP-12, FB-Q-02. Shooting: at a charger before its contact counts, and in the phase of its own, by a stand-in of ours. */
import type { Length } from '../../../field/length.ts';
import { gapBetween } from '../../../field/several.ts';
import { askAs } from '../../../kernel/asking.ts';
import { happen, type Play, roll, type Table } from '../../../kernel/play.ts';
import { formationOf } from '../position/formation.ts';
import type { Fact } from '../facts.ts';
import { loseStands } from '../losses.ts';
import { COUNTERSHOT } from '../questions.ts';
import { enemiesInView, viewersOf } from '../position/sight.ts';
import { byNumber, groundsOf, isEngaged } from '../position/stands.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { HITS_A_STAND, shotNeeds, shotReach } from '../values.ts';

/** A unit that may shoot: the stands that see the target, how far away it is, and what they need. */
export interface Shot {
  readonly unit: string;
  readonly target: string;
  readonly range: Length;
  readonly dice: number;
  readonly needs: number;
}

/** FB-GAP-12. One die a stand: 6 hits beyond half range, 5 within; irregular or confused one more; behind a wall only 6. */
export function shotAt(now: State, unit: Unit, target: Unit): Shot | undefined {
  const range = gapBetween(groundsOf(unit), groundsOf(target));
  const dice = range <= shotReach(unit.type) ? viewersOf(now, unit, target).length : 0;
  if (!unit.missiles || dice === 0) return undefined;
  const isShaken = unit.confused === now.turn || formationOf(unit) === 'irregular';
  const needs = (target.fortified ? 6 : shotNeeds(unit.type, range)) + (isShaken ? 1 : 0);
  return { unit: unit.id, target: target.id, range, dice, needs };
}

/** FB-CSH-01, -03, -04, FB-LIN-08, FB-Q-02. Those the charge has contacted, as they stood when it was declared. */
export function* countershots(table: Table<State>, before: State, charger: string): Play<Fact> {
  const contacted = new Set(table.now.contacts.filter(({ unit }) => unit === charger).map(({ enemy }) => enemy));
  const shots = [...contacted]
    .map((id) => unitOf(before, id))
    .toSorted(byNumber)
    .flatMap((unit) => shotAt(before, unit, unitOf(before, charger)) ?? []);
  if (shots.length === 0) return;
  if (table.now.variants.fights === 'desk')
    return yield* happen<Fact>({
      type: 'mayShoot',
      charger,
      units: shots.map(({ unit }) => unit),
      seen: shots.map(({ range, dice: n }) => ({ range, n })),
    });
  let hits = 0;
  for (const shot of shots) if (yield* takesShot(table, shot)) hits += yield* shoot(shot, true);
  yield* loseStands(table, charger, Math.floor(hits / HITS_A_STAND));
}

/** FB-ASK-02. */
function* takesShot(table: Table<State>, { unit, target: by }: Shot): Play<Fact, boolean> {
  return yield* askAs(COUNTERSHOT, {
    to: unitOf(table.now, unit).side,
    unit,
    about: { by },
    options: [{ value: true }, { value: false }],
    fallback: false,
  });
}

function* shoot({ unit, target, range, dice: count, needs }: Shot, counter: boolean): Play<Fact, number> {
  const dice = yield* roll({
    clause: 'FB-GAP-12',
    why: 'shots',
    unit,
    dice: needs > 6 ? 0 : count,
    sides: 6,
    ledger: [],
    about: { needs, target },
  });
  const hits = dice.filter((die) => die >= needs).length;
  yield* happen<Fact>({ type: 'shot', unit, target, range, dice, needs, hits, counter });
  return hits;
}

/** FB-GAP-12. In the shooting phase each unit that may shoots at the nearest enemy in view; hits add up, by threes. */
export function* shootingPhase(table: Table<State>): Play<Fact> {
  const { now } = table;
  const hits = new Map<string, number>();
  const shooters = now.units.filter(({ side, missiles }) => side === now.active && missiles).toSorted(byNumber);
  for (const { id } of shooters) {
    const unit = unitOf(table.now, id);
    if (isEngaged(table.now, unit)) continue;
    const free = enemiesInView(table.now, unit).filter(({ enemy }) => !isEngaged(table.now, enemy));
    const shot = free[0] && shotAt(table.now, unit, free[0].enemy);
    if (shot) hits.set(shot.target, (hits.get(shot.target) ?? 0) + (yield* shoot(shot, false)));
  }
  for (const [target, count] of hits) yield* loseStands(table, target, Math.floor(count / HITS_A_STAND));
}
