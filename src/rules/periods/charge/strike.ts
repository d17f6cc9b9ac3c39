/** PE-CBO, PE-Q-10, -38, -43, PE-CHG-09. A contact: on which side, with which bonuses, and what it makes of both. */
import { happen, type Play, type Table } from '../../../kernel/play.ts';
import type { Length } from '../../../field/length.ts';
import { contactedZone, zoneOf } from '../position/ahead.ts';
import { isSquare, pushRanks } from '../position/body.ts';
import { contactsOf } from '../position/contacts.ts';
import type { Became, Droppable, Fact } from '../facts.ts';
import { caught, worse } from '../position/formed.ts';
import { closedUp } from './close-up.ts';
import { clockOf, type Condition, type Contact, type State, type Unit, unitOf } from '../state.ts';
import { whyNoCharge } from './may.ts';
import { OPPOSITE } from './upon.ts';

export interface Hit {
  readonly by: string;
  readonly target: string;
  readonly how: Contact['how'];
  /** PE-CBO-02. Whether its run-up has earned the bonuses. */
  readonly bonus: boolean;
  readonly reached: Contact['reached'];
  /** PE-Q-33, -34. What the one that strikes is because of the way in which it came. */
  readonly as?: Condition;
  /** PE-SPL-08. It joins the charge of its own line on another side. */
  readonly pushes?: boolean;
  /** PE-GEO-29, PE-SPL-08. What it has left to close up with, and to push past. */
  readonly left?: Length;
}

/** PE-GEO-33. `start`: the position when the quarter began, by which the side is decided (PE-Q-38). */
export function* strike(table: Table<State>, start: State, hits: readonly Hit[]): Play<Fact> {
  if (hits.length === 0) return;
  for (const hit of hits) if (hit.left !== undefined) yield* closeUp(table, start, hit, hit.left);
  const contacts = hits.map((hit) => contactOf(table.now, start, hit));
  const units = [...new Set(hits.flatMap(({ by, target }) => [by, target]))].map((id) => met(table.now, id, hits));
  yield* happen<Fact>({ type: 'struck', contacts, units });
}

/** PE-GEO-29. Before anything else is looked at; a square is met on the face before which the charger lay. */
function* closeUp(table: Table<State>, start: State, { by, target }: Hit, left: Length): Play<Fact> {
  const unit = unitOf(table.now, by);
  const zone = zoneOf(unitOf(start, target), unitOf(start, by));
  const pose = closedUp(table.now, unit, unitOf(table.now, target), zone, left);
  if (pose) yield* happen<Fact>({ type: 'moved', unit: by, why: 'closes', from: unit.pose, by: 0, to: { pose } });
}

function contactOf(now: State, start: State, { by, target, how, bonus, reached, pushes = false }: Hit): Contact {
  const [striker, struck] = [unitOf(now, by), unitOf(now, target)];
  const { inTheBack } = caught(now, struck);
  const zone = inTheBack ? 'rear' : contactedZone(unitOf(start, target), unitOf(start, by));
  const charges = how !== 'entry' && (pushes || staysCharge(start, striker, struck)) ? how : 'entry';
  const isEarned = bonus && charges !== 'entry';
  const push = isEarned && isPushing(striker) ? pushRanks(striker) : 0;
  const kind = inTheBack && charges === 'charge' ? 'caught' : charges;
  return { by, target, zone, how: kind, at: clockOf(now), reached, bonus: isEarned, push };
}

/** PE-CFO-04, -06, PE-Q-43. Whether a charge that comes upon this enemy is one still, or an ordinary melee entry without bonus. */
export function staysCharge(start: State, striker: Unit, struck: Unit): boolean {
  const { inTheBack } = caught(start, struck);
  const zone = inTheBack ? 'rear' : contactedZone(unitOf(start, struck.id), unitOf(start, striker.id));
  return whyNoCharge(striker, struck) === undefined && mayJoin(start, struck, zone);
}

/** PE-CFO-06, PE-CMU-03, PE-Q-20. Into a melee only against another side of a square, or the opposite one of others. */
function mayJoin(start: State, target: Unit, zone: Contact['zone']): boolean {
  return contactsOf(start, target).every(
    (each) => each.target === target.id && (isSquare(target) ? true : each.zone === OPPOSITE[zone]),
  );
}

/** PE-PSH-01, -02. Infantry in column. */
function isPushing({ arm, formation }: Unit): boolean {
  return arm === 'infantry' && (formation === 'marchColumn' || formation === 'divisionColumn');
}

const ENDED: readonly Droppable[] = ['doing', 'course', 'leg', 'flow', 'notBefore'];

/** PE-Q-61, PE-UNL-04. Its line is over; a battery that unlimbers completes that. */
function met(now: State, id: string, hits: readonly Hit[]): Became {
  const unit = unitOf(now, id);
  const { condition } = caught(now, unit);
  const as = hits.find(({ by }) => by === id)?.as ?? 'formed';
  const isStriking = hits.some(({ by }) => by === id);
  const to = {
    acts: [],
    aligning: 0,
    walked: true,
    condition: worse(isStriking && !hits.some(({ target }) => target === id) ? unit.condition : condition, as),
    ...(unit.doing?.kind === 'unlimber' && {
      formation: 'deployed' as const,
      ...(unit.doing.to && { pose: unit.doing.to }),
    }),
  };
  return { unit: id, to, drop: ENDED };
}
