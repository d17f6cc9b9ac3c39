/** PE-STEP-03, PE-CHG-08, PE-EVA-02, PE-RAU, PE-RAE, PE-GAP-10. Both sheets are opened: lines reach the units, charges, evades and rallies are announced. */
import { happen, type Play, SIDES, type Side, type Table } from '../../../kernel/play.ts';
import { isStraightAhead } from '../position/ahead.ts';
import { byNumber } from '../position/body.ts';
import { whyNotDeclared } from '../charge/may.ts';
import { isInContact } from '../position/contacts.ts';
import { doingOf } from '../doings.ts';
import { awayFrom, rallying, threatOf } from '../escape/course.ts';
import type { Became, Droppable, Fact } from '../facts.ts';
import { forgottenMoves } from './forgotten.ts';
import { whyNotAct } from '../moves/may.ts';
import { withLine } from '../moves/with-line.ts';
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
  // PE-Q-57. Charges first: an evade may be from one of them.
  const announcing = table.now.units.toSorted(byNumber);
  const isCharging = (unit: Unit): boolean => saidBy(unit)?.do === 'charge';
  for (const unit of announcing.filter(isCharging)) yield* announce(table, unit);
  for (const unit of announcing.filter((each) => !isCharging(each))) yield* announce(table, unit);
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
  // PE-COB-03. A charge is carried through, and an evade, a rally or a following goes on, whatever is written.
  if (unit.course) return { unit: unit.id, to: { answers: line.answers }, drop: ['idle'] };
  const { acts: own, aligning, leg } = withLine(unit, line.acts, isWaiting);
  const acts = isInContact(now, unit) ? own.filter((act) => act.do === 'rally') : own;
  const begun = unit.acts.slice(0, isUnderWay(unit) ? 1 : 0);
  const to = { acts: [...begun, ...acts], answers: line.answers, aligning, ...(isWaiting && { notBefore: half }) };
  const drop: Droppable[] = [
    'idle',
    ...(isWaiting ? [] : (['notBefore'] as const)),
    ...(leg ? [] : (['leg'] as const)),
  ];
  return { unit: unit.id, to, drop };
}

/** PE-GEO-30. What is counted in quarters is completed before a line; what is announced breaks it off. */
function isUnderWay({ doing, acts: [act] }: Unit): boolean {
  return doing !== undefined && act !== undefined && doingOf(act) === doing.kind;
}

/** PE-GAP-10, -03, PE-Q-35. A forced march, a line that waits for its half, what is counted in quarters, the reforming of whoever has escaped. */
function goesOn(now: State, unit: Unit): Act[] {
  if ((unit.notBefore ?? 0) >= clockOf(now)) return unit.acts;
  const [act] = unit.acts;
  return act && (unit.doing || act.do === 'reform' || (act.do === 'ahead' && act.forced)) ? [act] : [];
}

/** The first thing of its line, after what is still under way. */
function saidBy(unit: Unit): Act | undefined {
  return unit.acts[isUnderWay(unit) ? 1 : 0];
}

function* announce(table: Table<State>, unit: Unit): Play<Fact> {
  const act = saidBy(unit);
  if (!act || (unit.notBefore ?? 0) > clockOf(table.now)) return;
  const course = announced(table.now, unit, act);
  if (!course) return;
  const clause = whyNotAnnounced(table.now, unit, act);
  const begun = unit.acts.slice(0, isUnderWay(unit) ? 1 : 0);
  if (clause) return yield* happen<Fact>({ type: 'halted', unit: unit.id, clause, to: { acts: begun } });
  yield* happen<Fact>({
    type: 'announced',
    unit: unit.id,
    what: course.to.course!.kind,
    to: { acts: [], ...course.to },
    drop: ['leg', 'notBefore', 'doing', 'flankTurned'],
  });
}

/** PE-GAP-14. What it has become since its line was written may forbid it; a feint is announced whatever it is. */
function whyNotAnnounced(now: State, unit: Unit, act: Act): string | undefined {
  // PE-RAE-01. A line that has waited for its half.
  if (act.do === 'rally' && isInContact(now, unit) && now.quarter !== 1) return 'PE-RAE-01';
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
  if (unit.acts.length === 0 || unit.course || unit.doing || (unit.notBefore ?? 0) > clockOf(table.now)) return;
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
