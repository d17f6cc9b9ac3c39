import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facing } from '../../../../src/hex/facing.ts';
import { parse, showOrder, write } from '../../../../src/rules/sabreur-hex/language/index.ts';
import type { Action, Order, Presets } from '../../../../src/rules/sabreur-hex/order.ts';
import { rounds } from '../../../help/soak.ts';

const two = fc.integer({ min: 1, max: 40 }).map((n) => String(n).padStart(2, '0'));
const hex = fc.tuple(two, two).map(([col, row]) => col + row);
const id = fc
  .tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom('L', 'C', 'Lg', 'Hu', 'Gz', 'D', 'N', 'e'))
  .map(([number, letters]) => `${number}${letters}`);
const facing = fc.integer({ min: 0, max: 5 }).map((n) => n as Facing);
const way = fc.record({ to: hex, via: fc.array(hex, { maxLength: 3 }), facing }, { requiredKeys: ['to', 'via'] });
const formation = fc.constantFrom('line', 'column', 'square', 'closedColumn', 'skirmish' as const);

function as<T extends Action['do']>(name: T) {
  return <R>(rest: R) => ({ do: name, ...rest });
}

const action = fc.oneof(
  way.map(as('march')),
  way.map(as('forcedMarch')),
  fc.record({ to: hex }).map(as('oblique')),
  fc.record({ facing }).map(as('turn')),
  fc.constant({ do: 'turnAbout' }),
  fc.record({ to: hex }).map(as('evade')),
  fc.constant({ do: 'flee' }),
  fc.record({ target: id, half: fc.constantFrom('left', 'right') }, { requiredKeys: ['target'] }).map(as('fire')),
  fc
    .record({ target: id, via: fc.array(hex, { maxLength: 3 }), facing }, { requiredKeys: ['target', 'via'] })
    .map(as('charge')),
  fc.record({ target: id, from: hex }, { requiredKeys: ['target'] }).map(as('assault')),
  fc.record({ formation, facing }, { requiredKeys: ['formation'] }).map(as('form')),
  fc.record({ formation: fc.constant('extendedLine'), to: hex }).map(as('form')),
  fc.record({ formation, facing }, { requiredKeys: [] }).map(as('rally')),
) as fc.Arbitrary<Action>;

const choice = fc.constantFrom('attack', 'stop');
const pursuit = fc.oneof(
  fc.constant({}),
  fc.constant({ pursue: 'no' }),
  fc.record(
    { pursue: fc.constant('yes'), toward: fc.oneof(hex, id), support: id, afterPursuit: choice },
    { requiredKeys: ['pursue'] },
  ),
);
const flight = fc.oneof(
  fc.constant({}),
  fc.record(
    {
      ifFailed: fc.oneof(fc.constantFrom('flee', 'stay'), fc.record({ stayAt: fc.integer({ min: 1, max: 99 }) })),
      fleeToward: fc.oneof(hex, id),
    },
    { requiredKeys: ['ifFailed'] },
  ),
);
const presets = fc
  .tuple(fc.record({ ifSquare: choice, attack: choice, aside: hex }, { requiredKeys: [] }), pursuit, flight)
  .map((parts) => Object.assign({}, ...parts) as Presets);

const group = fc
  .uniqueArray(id, { minLength: 1, maxLength: 6 })
  .chain((ids) =>
    fc.integer({ min: 1, max: ids.length }).map((n) => ({ members: ids.slice(0, n), extras: ids.slice(n) })),
  );
const deed = fc.record({ actions: fc.array(action, { minLength: 1, maxLength: 3 }), presets });
const order = fc.oneof(
  fc.tuple(id, deed).map(([unit, rest]) => ({ kind: 'act', unit, ...rest })),
  group.map((each) => ({ kind: 'act', group: each, actions: [], presets: {} })),
  fc.tuple(group, fc.nat(), deed).map(([each, n, rest]) => {
    const all = [...each.members, ...each.extras];
    return { kind: 'act', group: each, unit: all[n % all.length], ...rest };
  }),
  fc.constantFrom({ kind: 'end' }, { kind: 'rollPoints' }, { kind: 'checkVictory' }),
) as fc.Arbitrary<Order>;

test('an order written and read again is the same order', () => {
  fc.assert(
    fc.property(order, (given) => {
      expect(parse(write(given))).toEqual(given);
    }),
    { numRuns: rounds(5000) },
  );
});

test('an order shown in French and read again is the same order', () => {
  fc.assert(
    fc.property(order, (given) => {
      expect(parse(showOrder(write(given), 'fr'))).toEqual(given);
      expect(showOrder(showOrder(write(given), 'fr'), 'en')).toBe(write(given));
    }),
    { numRuns: rounds(2000) },
  );
});
