import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentAhead, momentShown } from '../../src/kernel/moment.ts';

test('a moment as text is the same as the date it names', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('2400-01-01'), noInvalidDate: true }), (date) => {
      expect(momentShown(date.toISOString())).toBe(momentShown(date));
    }),
  );
});

test('a leap day, and how far away it is', () => {
  expect(momentAhead('2028-02-29T12:30:05Z')).toBe('<t:1835440205:f> (<t:1835440205:R>)');
});
