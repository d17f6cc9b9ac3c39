/** FB-MOD-02, FB-EVA-01, FB-GAP-01. By initiative, or by the order of a commander: who may, and the dice of the order. */
import { distance } from '../../../field/point.ts';
import { middle } from '../../../field/shape.ts';
import { byId } from '../../../field/together.ts';
import {
  happen,
  type Play,
  refusal,
  type Refusal,
  roll,
  type Side,
  sidePhrase,
  type Table,
} from '../../../kernel/play.ts';
import { rememberedIn } from '../../../kernel/remembered.ts';
import type { Fact } from '../facts.ts';
import { isAway } from './leave.ts';
import type { Advance, Charge, Evade } from '../order.ts';
import { enemiesInView } from '../position/sight.ts';
import { groundsOf, isEngaged } from '../position/stands.ts';
import { type Commander, type State, type Unit, unitOf } from '../state.ts';
import { INITIATIVE_RANGE, ORDER_NEEDS } from '../values.ts';

export type Activation =
  | { readonly mode: 'hand' | 'initiative' }
  | { readonly mode: 'order'; readonly commander: Commander; readonly needed: number };

/** FB-GAP-01. Only the side that acts gives orders, in its movement phase. */
export function isActing(now: State, by: Side): Refusal | undefined {
  if (now.phase === 'over') return refusal('FB-GAP-12', 'refuse-over');
  if (now.phase === 'objection') return refusal('FB-GAP-10', 'refuse-fb-objection');
  if (now.phase === 'shots') return refusal('FB-CSH-01', 'refuse-fb-shots');
  if (now.phase === 'movement' && now.active === by) return undefined;
  return refusal('FB-STEP-08', 'refuse-fb-turn', { side: sidePhrase(now.active) });
}

/** FB-MOD-02, -03, FB-GAP-06. How the unit of an order is activated, or why it is not. */
export function activationOf(now: State, order: Advance | Charge | Evade, by: Side): Activation | Refusal {
  const unit = unitOf(now, order.unit);
  const no = (clause: string, id: string): Refusal => refusal(clause, id, { unit: unit.name });
  if (unit.side !== by) return no('FB-STEP-01', 'refuse-fb-enemy');
  if (isEngaged(now, unit)) return no('FB-MOD-03', 'refuse-fb-engaged');
  if (unit.confused === now.turn) return no('FB-GAP-06', 'refuse-fb-confused');
  if (order.kind === 'evade' && order.mode === 'order') return no('FB-EVA-01', 'refuse-fb-evade-order');
  if (unit.activated) return { mode: 'hand' };
  const barred = mayTakeInitiative(now, unit, order.kind);
  const mode = order.mode ?? (order.kind === 'evade' || (order.kind === 'charge' && !barred) ? 'initiative' : 'order');
  if (mode === 'initiative') return barred ?? { mode };
  return commandOf(now, unit, order.commander);
}

/** FB-GAP-01. Once a turn, to evade or to charge, if an enemy is in view within 20 cm. */
function mayTakeInitiative(now: State, unit: Unit, kind: string): Refusal | undefined {
  const no = (id: string): Refusal => refusal('FB-GAP-01', id, { unit: unit.name });
  if (kind !== 'evade' && kind !== 'charge') return no('refuse-fb-initiative-kind');
  if (unit.initiative) return no('refuse-fb-initiative-used');
  return isEnemyNear(now, unit) ? undefined : no('refuse-fb-initiative-far');
}

const near = rememberedIn<State>();

/** Asked for each order that is proposed to a unit. */
function isEnemyNear(now: State, unit: Unit): boolean {
  return near(now, unit.id, () => enemiesInView(now, unit).some(({ range }) => range <= INITIATIVE_RANGE));
}

/** FB-GAP-01. Eight or less on two dice, one less for each further order of the unit in this turn. */
function commandOf(now: State, unit: Unit, named: string | undefined): Activation | Refusal {
  const own = now.commanders.filter((each) => each.side === unit.side && !isAway(now, each));
  const commander = named === undefined ? nearestCommander(unit, own) : own.find(({ id }) => id === named);
  if (!commander || commander.done) return refusal('FB-GAP-01', 'refuse-fb-no-commander', { unit: unit.name });
  const needed = ORDER_NEEDS - unit.orders;
  return needed < 2
    ? refusal('FB-GAP-01', 'refuse-fb-orders', { unit: unit.name, n: unit.orders })
    : { mode: 'order', commander, needed };
}

function nearestCommander(unit: Unit, own: readonly Commander[]): Commander | undefined {
  const at = middle({ corners: groundsOf(unit).map(middle), radius: 0 });
  const [first] = own
    .filter(({ done }) => !done)
    .toSorted((a, b) => distance(a.at, at) - distance(b.at, at) || byId(a.id, b.id));
  return first;
}

/** FB-GAP-01. Returns whether the unit may go on with what was ordered. */
export function* activate(table: Table<State>, unit: string, how: Activation): Play<Fact, boolean> {
  if (how.mode !== 'order') {
    yield* happen<Fact>({ type: 'activated', unit, mode: how.mode });
    return true;
  }
  const { commander, needed } = how;
  const dice = yield* roll({
    clause: 'FB-GAP-01',
    why: 'order',
    unit,
    dice: 2,
    sides: 6,
    ledger: [],
    about: { needed, commander: commander.id },
  });
  const passed = dice.reduce((sum, die) => sum + die, 0) <= needed;
  yield* happen<Fact>({ type: 'ordered', unit, commander: commander.id, dice, needed, passed });
  return passed && table.now.phase === 'movement';
}
