/** FB-STEP-05, METRIC 3.3. What an order will come to once its dice have fallen, for its preview and for the player who is asked. */
import type { Zone } from '../../../field/zone.ts';
import type { Entry } from '../../../kernel/run.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { Throw } from '../../../kernel/shown.ts';
import type { FieldMark } from '../../../scene/field.ts';
import { apply } from '../apply.ts';
import { waysOf } from '../charge/checks.ts';
import { worthShowing } from '../position/contacts.ts';
import type { Fact, StandMoved } from '../facts.ts';
import { parse } from '../language/index.ts';
import { advanceOf } from '../moves/move.ts';
import type { Advance, Charge, Order } from '../order.ts';
import { type Contact, type State, type Unit, unitOf } from '../state.ts';
import { movedStands } from '../moves/walk.ts';
import { approaches, contactMarks, type Speak, wayMarks } from './marks.ts';
import { pieceOf } from './pieces.ts';

export interface Plan {
  readonly unit: Unit;
  readonly why: 'advance' | 'charge';
  readonly stands: readonly StandMoved[];
  /** Of a charge: whom, the zones that may come up, the one in which it is shown, who will touch whom. */
  readonly charge?: {
    readonly target: Unit;
    readonly zones: readonly Zone[];
    readonly zone: Zone;
    readonly contacts: readonly Contact[];
  };
}

/** Of an order whose dice are still to fall, or of a charge whose player is asked something. */
export function planOf(now: State, throws: readonly Throw[], transcript: readonly Entry<Fact>[]): Plan | undefined {
  const order = thrownFor(throws) ?? announced(transcript);
  if (!order || !now.units.some(({ id }) => id === order.unit)) return undefined;
  return order.kind === 'charge' ? chargePlan(now, order) : advancePlan(now, order);
}

function thrownFor(throws: readonly Throw[]): Advance | Charge | undefined {
  const found = throws.find(({ roll: { why } }) => why === 'order' || why === 'side');
  const order: Order | Refusal | undefined = found && parse(found.order);
  if (!order || order instanceof Refusal) return undefined;
  const { kind } = order;
  return kind === 'charge' || kind === 'advance' || kind === 'go' || kind === 'stands' ? order : undefined;
}

/** FB-CHG-02. Neither made nor failed yet. */
function announced(transcript: readonly Entry<Fact>[]): Charge | undefined {
  const facts = transcript.flatMap((entry) => ('fact' in entry ? [entry.fact] : []));
  const at = facts.findLastIndex(({ type }) => type === 'announced');
  const fact = facts[at];
  const isOver = facts.slice(at + 1).some(({ type }) => type !== 'sided');
  return fact?.type === 'announced' && !isOver ? { kind: 'charge', unit: fact.unit, target: fact.target } : undefined;
}

function advancePlan(now: State, order: Advance): Plan | undefined {
  const walked = advanceOf(now, order);
  if (walked instanceof Refusal) return undefined;
  return { unit: unitOf(now, order.unit), why: 'advance', stands: movedStands(walked) };
}

/** FB-Q-22. In the first zone in which it can be placed; enveloping if that is ordered. */
function chargePlan(now: State, order: Charge): Plan | undefined {
  const [unit, target] = [unitOf(now, order.unit), now.units.find(({ id }) => id === order.target)];
  const ways = target ? waysOf(now, order, unit.side) : [];
  if (!target || ways instanceof Refusal) return undefined;
  const way = ways.find(({ straight }) => !(straight instanceof Refusal));
  const placement = order.envelop === true ? (way?.enveloping ?? way?.straight) : way?.straight;
  if (!way || !placement || placement instanceof Refusal) return undefined;
  const zones = ways.map(({ zone }) => zone);
  const { contacts } = placement;
  return {
    unit,
    why: 'charge',
    stands: movedStands(placement.walked),
    charge: { target, zones, zone: way.zone, contacts },
  };
}

/** A ghost of the unit where its stands will be, their ways with what each costs, the zones, the contacts. */
export function planMarks(now: State, { unit, why, stands, charge }: Plan, speak: Speak): FieldMark[] {
  const then = apply(now, { type: 'moved', unit: unit.id, why, stands });
  return [
    { kind: 'ghost', piece: pieceOf(then, unitOf(then, unit.id)) },
    ...wayMarks(now, unit, why, stands, speak),
    ...(charge ? approaches(now, unit.id, charge.target.id, speak, charge.zones) : []),
    ...worthShowing(charge?.contacts ?? []).flatMap((contact) => contactMarks(then, contact)),
  ];
}
