/** The outlook of a toy order. */
import type { Fate, Outlook } from '../../src/kernel/outlook.ts';
import { type ToyFact, type ToyOrder, type ToyState, unitOf } from './toy-play.ts';

export const toyOutlook: Outlook<ToyState, ToyFact, ToyOrder> = {
  about: ({ verb, unit, object }) =>
    verb === 'charge' || verb === 'shoot' ? { actor: unit, target: object } : undefined,
  outcome: ({ before, after, order, transcript }) => {
    const lost = (side: 'red' | 'blue') =>
      before.units.reduce(
        (sum, unit) => sum + (unit.side === side ? unit.strength - unitOf(after, unit.id).strength : 0),
        0,
      );
    const fate = (id: string): Fate => {
      if (unitOf(after, id).strength <= 0) return 'destroyed';
      const ran = transcript.some(
        (line) =>
          'fact' in line && line.fact.type === 'chose' && line.fact.unit === id && /run|flee/.test(line.fact.text),
      );
      return ran ? 'routs' : 'holds';
    };
    return {
      actor: fate(order.unit),
      target: fate(order.object),
      losses: { red: lost('red'), blue: lost('blue') },
    };
  },
};
