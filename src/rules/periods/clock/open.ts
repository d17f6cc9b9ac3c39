/** PE-STEP-03, PE-CHG-08, PE-EVA-02, PE-RAU, PE-RAE, PE-GAP-10. Both sheets are opened: lines reach the units, charges, evades and rallies are announced. */
import { angleBetween } from '../../../field/heading.ts';
import { happen, type Play, SIDES, type Side, type Table } from '../../../kernel/play.ts';
import { isStraightAhead } from '../position/ahead.ts';
import { byNumber } from '../position/body.ts';
import { whyNotDeclared } from '../charge/may.ts';
import { isInContact } from '../position/contacts.ts';
import { doingOf } from '../doings.ts';
import { awayFrom, rallying, threatOf } from '../escape/course.ts';
import type { Became, Fact } from '../facts.ts';
import { forgottenMoves } from './forgotten.ts';
import { whyNotAct } from '../moves/may.ts';
import type { Act, Line, Sheet } from '../order.ts';
import { FIRST, settled } from '../questions.ts';
import { clockOf, courseOf, type State, type Unit, unitOf } from '../state.ts';

export type Sheets = { readonly [S in Side]: Sheet };

export function* open(table: Table<State>, sheets: Sheets): Play<Fact> {
  const all = SIDES.flatMap((side) => sheets[side].lines);
  yield* forgottenMoves(table, all);
  const lines = all.filter((line) => !line.forgotten);
  const units = table.now.units.toSorted(byNumber).map((unit) =>
    written(
      table.now,
      unit,
      lines.find((line) => line.unit === unit.id),
    ),
  );
  yield* happen<Fact>({ type: 'opened', sheets, units });
  for (const { id } of table.now.units.toSorted(byNumber)) yield* announce(table, unitOf(table.now, id));
  for (const { id } of table.now.units.toSorted(byNumber)) yield* fireFirst(table, unitOf(table.now, id));
}

/** What a line makes of a unit; without one it stands, and what is under way goes on (PE-GAP-10). */
function written(now: State, unit: Unit, line: Line | undefined): Became {
  if (!line) {
    const acts = goesOn(now, unit);
    const idle = acts.length === 0 && !unit.course && !unit.doing && !isInContact(now, unit);
    return { unit: unit.id, to: { acts, answers: {}, ...(idle && { idle }) }, ...(!idle && { drop: ['idle'] }) };
  }
  const half = line.from && 4 * line.from.period + 2 * line.from.half - 6;
  const isWaiting = half !== undefined && half > clockOf(now);
  const acts = isInContact(now, unit) ? line.acts.filter((act) => act.do === 'rally') : takenUp(unit, line.acts);
  // PE-COB-03. A charge is carried through, and an evade, a rally or a following goes on, whatever is written.
  if (unit.course) return { unit: unit.id, to: { answers: line.answers }, drop: ['idle'] };
  const begun = unit.doing && unit.acts[0] && doingOf(unit.acts[0]) === unit.doing.kind ? unit.acts.slice(0, 1) : [];
  const to = { acts: [...begun, ...acts], answers: line.answers, ...(isWaiting && { notBefore: half }) };
  return { unit: unit.id, to, drop: isWaiting ? ['idle'] : ['idle', 'notBefore'] };
}

/** PE-GAP-10, -03, PE-Q-35. A forced march, a line that waits for its half, what is counted in quarters, the reforming of whoever has escaped. */
function goesOn(now: State, unit: Unit): Act[] {
  if ((unit.notBefore ?? 0) >= clockOf(now)) return unit.acts;
  const [act] = unit.acts;
  return act && (unit.doing || act.do === 'reform' || (act.do === 'ahead' && act.forced)) ? [act] : [];
}

/** PE-GEO-06. A wheel that is under way is taken up again: its whole angle counts from where it began. */
function takenUp(unit: Unit, [act, ...rest]: readonly Act[]): Act[] {
  if (!act) return [];
  if (act.do !== 'wheel' || unit.leg?.wheel !== act.hand) return [act, ...rest];
  return [{ ...act, angle: act.angle + angleBetween(unit.leg.from.heading, unit.pose.heading) }, ...rest];
}

function* announce(table: Table<State>, unit: Unit): Play<Fact> {
  const [act] = unit.acts;
  if (!act || (unit.notBefore ?? 0) > clockOf(table.now)) return;
  const course = announced(table.now, unit, act);
  if (!course) return;
  const clause = whyNotAnnounced(table.now, unit, act);
  if (clause) return yield* happen<Fact>({ type: 'halted', unit: unit.id, clause, to: { acts: [] } });
  const isBound = act.do === 'rally' ? undefined : unit.doing;
  yield* happen<Fact>({
    type: 'announced',
    unit: unit.id,
    what: course.to.course!.kind,
    to: { acts: [], ...course.to },
    drop: isBound || course.to.doing ? ['leg', 'notBefore'] : ['leg', 'notBefore', 'doing'],
  });
}

/** PE-GAP-14. What it has become since its line was written may forbid it; a feint is announced whatever it is. */
function whyNotAnnounced(now: State, unit: Unit, act: Act): string | undefined {
  if (act.do !== 'charge') return whyNotAct(unit, act);
  const target = now.units.find(({ id }) => id === act.target);
  if (act.void === true) return undefined;
  return target ? whyNotDeclared(now, unit, target) : 'PE-CTG-01';
}

/** PE-CHG-08, PE-EVA-05, -06, PE-RAL-08, PE-Q-29, -30. */
function announced(now: State, unit: Unit, act: Act): { readonly to: Partial<Unit> } | undefined {
  if (act.do === 'charge') {
    const { target } = act;
    const since = clockOf(now);
    const course = { kind: 'charge', target, counter: false, aims: true, since, runUp: 0, stopping: false } as const;
    return { to: { course: { ...course, void: act.void === true } } };
  }
  if (act.do === 'evade') {
    const threat = threatOf(now, unit, act.from);
    const away = threat && { threat: threat.id, away: awayFrom(unit, threat) };
    return {
      to: { course: { kind: 'evade', forced: false, walked: 0, ...away }, doing: { kind: 'evadeTurn', left: 1 } },
    };
  }
  if (act.do !== 'rally') return undefined;
  return { to: rallying(now, unit, act.goOn === true) };
}

/** PE-REA-03, PE-ASK-16. Before its own plan a unit may fire for the reaction quarter of a charge that may be meant for it. */
function* fireFirst(table: Table<State>, unit: Unit): Play<Fact> {
  if (unit.acts.length === 0 || unit.course || unit.doing) return;
  const charger = table.now.units
    .toSorted(byNumber)
    .find(
      (enemy) =>
        enemy.side !== unit.side &&
        courseOf(enemy, 'charge')?.since === clockOf(table.now) &&
        isStraightAhead(table.now, enemy, unit),
    );
  if (charger && (yield* settled(FIRST, unit, unit.answers.fireFirst, [false, true], { charger: charger.id })))
    yield* happen<Fact>({
      type: 'reacted',
      unit: unit.id,
      how: 'fireFirst',
      to: { acts: [{ do: 'wait' }, ...unit.acts] },
    });
}
