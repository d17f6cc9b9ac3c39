/** Random parts of orders in centimetres, as their grammar holds them. */
import fc from 'fast-check';

export const id = fc.constantFrom('3L', '4L', '2K', '12AB');
export const length = fc.integer({ min: 1, max: 300_000 });
const heading = fc.integer({ min: 0, max: 35_999 });
const point = fc.record({ x: fc.integer({ min: 0, max: 260_000 }), y: fc.integer({ min: 0, max: 260_000 }) });
export const place = fc.oneof(
  fc.record(
    {
      kind: fc.constant('square'),
      column: fc.integer({ min: 0, max: 25 }),
      row: fc.integer({ min: 0, max: 98 }),
      ninth: fc.integer({ min: 1, max: 9 }),
    },
    { requiredKeys: ['kind', 'column', 'row'] },
  ),
  fc.record({ kind: fc.constant('point'), at: point }),
  fc.record({ kind: fc.constant('beside'), unit: id, where: fc.constantFrom('behind', 'left', 'right', 'line') }),
  fc.record({ kind: fc.constant('short'), unit: id, by: length }),
);
export const facing = fc.oneof(heading, place);
export const leg = fc.record({ by: length, angle: heading });
