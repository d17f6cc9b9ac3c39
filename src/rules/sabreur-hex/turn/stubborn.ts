/** SH-ORDERS-16, SH-SKILL-STUBBORN-03, SH-Q-20. Units that may refuse to move when activated. */
import { Refusal, refusal } from '../../../kernel/play.ts';
import { happen, type Play } from '../facts.ts';
import { moraleTest } from '../morale/morale.ts';
import type { Order } from '../order.ts';
import { hasSkill, isLine, type State, type Table, type Unit, unitOf } from '../state.ts';

type Act = Extract<Order, { kind: 'act' }>;

/** SH-ORDERS-16, SH-FORM-10. Stubborn and in line, extended or not. */
function isTestedOnActivation(unit: Unit): boolean {
  return hasSkill(unit, 'stubborn') && isLine(unit);
}

/** SH-ORDERS-16, SH-SKILL-STUBBORN-03, SH-Q-20, SH-PROC-02 step 4. Failing, it neither moves nor changes formation. */
export function* testStubborn(table: Table, activated: readonly string[]): Play {
  for (const id of activated) {
    if (!isTestedOnActivation(unitOf(table.now, id))) continue;
    const { passed } = yield* moraleTest(table, id, 'activation');
    if (!passed) yield* happen({ type: 'barred', unit: id });
  }
}

/** The units that an order activates: the group it opens, or its unit, unless that is already activated. */
function wokenBy({ group }: Act, unit: string): readonly string[] {
  return group ? [...group.members, ...group.extras] : [unit];
}

/** SH-ORDERS-16. The group whose Stubborn units must be tested before any of its units can be ordered. */
export function testedFirst(now: State, order: Act): Act['group'] {
  if (order.unit === undefined) return undefined;
  const woken = wokenBy(order, order.unit);
  const tests = now.units.some((unit) => woken.includes(unit.id) && !unit.activated && isTestedOnActivation(unit));
  return tests ? (order.group ?? { members: [order.unit], extras: [] }) : undefined;
}

/** SH-ORDERS-16. Nothing is refused after a roll: the first order opens the group, the next says what to do. */
export function mustBeTestedFirst(now: State, order: Act): Refusal | undefined {
  const group = testedFirst(now, order);
  if (!group) return undefined;
  const opening = [...group.members, ...group.extras.map((extra) => `+${extra}`)].join(' ');
  return refusal('SH-ORDERS-16', 'refuse-tested-first', {}, [`${opening}:`]);
}
