/** The possible outcomes of a charge, calculated in advance: what becomes of both units, losses, and what of a roll matters. */
import type { About, Fate, Outcome, Outlook, PlayedOrder, Sight } from '../../../kernel/outlook.ts';
import type { Roll } from '../../../kernel/play.ts';
import type { Fact } from '../facts.ts';
import type { Order } from '../order.ts';
import type { State } from '../state.ts';
import { isHit } from './chances.ts';

export const outlook: Outlook<State, Fact, Order> = { about, outcome, sees };

function about(order: Order): About | undefined {
  return order.kind === 'charge' ? { actor: order.unit, target: order.target } : undefined;
}

/** FB-CSH-03, FB-GAP-12. The charger may be shot to pieces, whether it comes to stand at the enemy or where it was; combat comes later. */
function outcome({ before, after, order }: PlayedOrder<State, Fact, Order>): Outcome {
  const { actor, target } = about(order)!;
  const fate = (id: string): Fate => (after.units.some((unit) => unit.id === id) ? 'holds' : 'destroyed');
  const losses = { red: after.lost.red - before.lost.red, blue: after.lost.blue - before.lost.blue };
  return { target: fate(target!), actor: fate(actor), losses };
}

/** FB-GAP-01, -12, FB-CSD-04. Orders that pass, dice that hit, and dice for the same side are alike. */
function sees(roll: Roll): Sight | undefined {
  switch (roll.why) {
    case 'shots':
      return { name: `shots ${Number(roll.about['needs'])}`, worth: (die) => (isHit(roll, die) ? 1 : 0) };
    case 'order': {
      const needed = Number(roll.about['needed']);
      return { name: `order ${needed}`, of: (dice) => (dice.reduce((sum, die) => sum + die, 0) <= needed ? 1 : 0) };
    }
    case 'side': {
      const { length } = roll.about['zones'] as readonly unknown[];
      return { name: `side ${length}`, of: ([die = 1]) => Math.floor(((die - 1) * length) / roll.sides) };
    }
    default:
      return undefined;
  }
}
