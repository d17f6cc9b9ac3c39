/** PE-GAP-14, PE-CHG, PE-CFO, PE-CMU. What is judged when a line is written: nothing that depends on the distance to an enemy. */
import type { Refusal, Side } from '../../../kernel/play.ts';
import { isBefore, zoneOf } from '../position/ahead.ts';
import { chargesOn, whyNotDeclared } from '../charge/may.ts';
import { isObstructed, isOnTakenSide } from '../charge/upon.ts';
import { isInContact } from '../position/contacts.ts';
import { DOING, doingOf } from '../doings.ts';
import { afterDoing } from '../clock/finish.ts';
import { mayTakeOrder } from '../clock/officers.ts';
import { closedGround } from '../position/ground.ts';
import { walkedLegs } from '../moves/legs.ts';
import { reformsFirst, whyNotAct } from '../moves/may.ts';
import { withLine } from '../moves/with-line.ts';
import type { Act, Errand, Line, Ride, Sheet } from '../order.ts';
import type { Met } from '../position/push.ts';
import { allowance } from '../moves/rates.ts';
import { type Bar, refusedBy } from '../refused.ts';
import { clockOf, type State, type Unit } from '../state.ts';

/** Why legs and changes cannot be carried out; `stopped`: what bars a leg, and where the unit is then. */
interface Failure {
  readonly clause: Bar;
  readonly stopped?: { readonly act: Act; readonly unit: Unit; readonly by: Met['by'] };
}

/** Announced at the opening, or the last leg: nothing follows it, and but for an entry nothing goes before. */
const ALONE: readonly Act['do'][] = ['charge', 'evade', 'rally'];

/** Why a line cannot be written as it is, beside what the sheet says for other units; undefined: it can. */
export function whyNotWritten(now: State, side: Side, sheet: Pick<Sheet, 'lines'>, line: Line): Refusal | undefined {
  const unit = now.units.find(({ id }) => id === line.unit);
  if (!unit || unit.side !== side) return refusedBy('PE-STEP-02', { unit: line.unit });
  const others = sheet.lines.filter((other) => other.unit !== line.unit);
  const clause = isPast(now, line) ? 'PE-Q-35' : whyNotLine(now, unit, line, others);
  const named = line.acts.find((act) => act.do === 'charge' || act.do === 'enter');
  const target = now.units.find(({ id }) => named && 'target' in named && id === named.target);
  return clause && refusedBy(clause, { unit, target: target ?? unit });
}

/** PE-Q-35. A line binds to a half that is not over, of a period that will be played. */
function isPast(now: State, { from }: Line): boolean {
  return from !== undefined && (4 * from.period + 2 * from.half - 6 < clockOf(now) || from.period > now.lastPeriod);
}

/** PE-Q-36. An ordinary move: legs, and nothing besides. */
const LEGS: readonly Act['do'][] = ['ahead', 'back', 'oblique', 'face', 'wheel'];

/** PE-SIM-03, PE-Q-36. It had no line, has stood, and is free to go. */
function whyNotForgotten({ idle, course, doing }: Unit, { acts, answers, from }: Line): Bar | undefined {
  const isMove = acts.every((act) => LEGS.includes(act.do) && !(act.do === 'ahead' && act.forced));
  const isAlone = Object.keys(answers).length === 0 && from === undefined;
  return idle && !course && !doing && acts.length > 0 && isMove && isAlone ? undefined : 'PE-Q-36';
}

/** PE-Q-49, PE-TRN-12, PE-COB-03, -06. */
function whyNotLine(now: State, unit: Unit, line: Line, others: readonly Line[]): Bar | undefined {
  const { acts } = line;
  const why = line.forgotten ? whyNotForgotten(unit, line) : undefined;
  if (why || acts.length === 0) return why;
  if (unit.course) return unit.course.kind === 'charge' ? 'PE-COB-03' : 'PE-Q-45';
  const alone = acts.find((act) => ALONE.includes(act.do));
  if (alone && acts.length > 1) return 'PE-GAP-14';
  if (alone) return whyNotAlone(now, unit, alone, others);
  if (isInContact(now, unit)) return 'PE-Q-49';
  return failureOf(now, unit, acts)?.clause;
}

function whyNotAlone(now: State, unit: Unit, act: Act, others: readonly Line[]): Bar | undefined {
  const isMet = isInContact(now, unit);
  // PE-RAE-01. In melee only at the start of a period.
  if (act.do === 'rally' && isMet && now.quarter !== 1) return 'PE-RAE-01';
  if (act.do !== 'rally' && isMet) return 'PE-Q-49';
  return act.do === 'charge' ? whyNotCharge(now, unit, act, others) : whyNotAct(unit, act);
}

/** PE-CHG-02 to -11, PE-CTG, PE-CFO. A feint only where they are played. */
function whyNotCharge(
  now: State,
  unit: Unit,
  { target: id, void: isFeint }: Extract<Act, { do: 'charge' }>,
  others: readonly Line[],
): Bar | undefined {
  if (isFeint === true) return now.variants.feints ? undefined : 'PE-CHG-11';
  const target = now.units.find((each) => each.id === id);
  if (!target || target.side === unit.side) return 'PE-CTG-01';
  const clause = whyNotDeclared(now, unit, target);
  if (clause) return clause;
  if (!isBefore(now, unit, target)) return zoneOf(unit, target) === 'front' ? 'PE-CTG-01' : 'PE-CTG-04';
  if (isObstructed(now, unit, target)) return 'PE-CFO-08';
  return whyNotAmong(now, unit, target, others);
}

/** PE-CFO-06, PE-CMU-01 to -04, PE-Q-20. Two may charge one enemy only if both do from the same half on. */
function whyNotAmong(now: State, unit: Unit, target: Unit, lines: readonly Line[]): Bar | undefined {
  const own = now.units.filter(({ id, side }) => side === unit.side && id !== unit.id);
  if (own.some((each) => chargesOn(each, target))) return 'PE-CMU-01';
  const others = own.filter((each) =>
    lines.some(
      ({ unit: id, acts }) =>
        id === each.id && acts.some((act) => act.do === 'charge' && act.target === target.id && !act.void),
    ),
  );
  if (isOnTakenSide(unit, target, others)) return 'PE-CMU-01';
  return isInContact(now, target) ? 'PE-CFO-06' : undefined;
}

/**
 * PE-DST-05, PE-GEO-05, -28, -30. The legs and changes one after the other, as if the unit were alone on the table: each
 * possible in the formation in which it comes, on the table, and begun within the half; a forced march may go on.
 */
export function failureOf(all: State, own: Unit, acts: readonly Act[]): Failure | undefined {
  const now = { ...all, units: [own] };
  let unit = withLine(own, acts);
  for (let quarters = 0; ; ) {
    const [act] = unit.acts;
    if (!act) return undefined;
    const clause = whyNotAct(unit, act) ?? whyNotNow(unit, act, quarters);
    if (clause) return { clause };
    if (act.do === 'enter' || quarters >= 2) return undefined;
    const kind = doingOf(act);
    if (kind) {
      const after = afterDoing(now, unit, { kind, left: 1 });
      if (typeof after === 'string') return { clause: after };
      quarters += DOING[kind].quarters(unit, act);
      unit = after;
    } else {
      const { unit: walked, met } = walkedLegs(now, unit, allowance(unit), closedGround(now));
      if (met) return { clause: 'PE-GEO-05', stopped: { act: walked.acts[0] ?? act, unit: walked, by: met.by } };
      quarters += 1;
      unit = walked;
    }
  }
}

function whyNotNow(unit: Unit, act: Act, quarters: number): Bar | undefined {
  if (reformsFirst(unit, act)) return 'PE-FMR-05';
  if (act.do === 'enter') return unit.acts.length > 1 ? 'PE-GAP-14' : undefined;
  return quarters < 2 || (act.do === 'ahead' && act.forced) ? undefined : 'PE-DST-05';
}

/** PE-GAP-15. One of the side's officers, to a place on the table, with a unit of the side or none. */
export function whyNotRidden(now: State, side: Side, { officer: id, to, with: unit }: Ride): Refusal | undefined {
  const officer = now.officers.find((each) => each.id === id && each.side === side);
  if (!officer) return refusedBy('PE-STEP-02', { unit: id });
  const isOn = to.x >= 0 && to.y >= 0 && to.x <= now.field.wide && to.y <= now.field.deep;
  const isOwn = unit === undefined || now.units.some((each) => each.id === unit && each.side === side);
  return isOn && isOwn && !officer.errand ? undefined : refusedBy('PE-GAP-15', { unit: officer });
}

/** PE-REA-04, PE-GAP-15. An aide-de-camp takes one order at a time, from a general, to a unit of the side. */
export function whyNotCarried(now: State, side: Side, { adc: id, to }: Errand): Refusal | undefined {
  const officer = now.officers.find((each) => each.id === id && each.side === side);
  if (!officer) return refusedBy('PE-STEP-02', { unit: id });
  const isOwn = now.units.some((each) => each.id === to && each.side === side);
  return isOwn && mayTakeOrder(now, officer) ? undefined : refusedBy('PE-REA-04', { unit: officer });
}
