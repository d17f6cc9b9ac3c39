/** The one way by which facts reach people, held in the source: everything else would have to be remembered. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shown } from '../../../src/host/battle/shown.ts';
import { anyRuleset } from '../../help/any-ruleset.ts';
import { createSecretToy } from '../../help/secret-toy.ts';
import { ROOT } from '../../help/source.ts';

const HOST = join(ROOT, 'src/host');

/** Who looks at a position with a side's eyes themselves, because what they call neither tells nor draws. */
const LOOKS: Readonly<Record<string, string>> = {
  'battle/shown.ts': 'the way itself',
  'orders/seen.ts': 'the position of a person, for lists of units and positions',
  'orders/seal.ts': 'the position as everybody may see it, hashed',
  'advance/export-file.ts': 'the first position of a file',
  'advance/odds/questions-ahead.ts': 'what odds are worked out from',
  'advance/preview-orders.ts': 'what an order is tried on before it is given',
  'advance/filed/danger.ts': 'standing answers of a side',
  'messages/lesson.ts': 'what the enemy of a lesson knows',
  'verbs/command/list.ts': 'lists units',
  'verbs/desk/desk-roll.ts': 'names a unit',
  'verbs/overview/examples.ts': 'the beginning of a side’s next turn',
  'verbs/overview/tutor.ts': 'ideas of a lesson',
  'verbs/plan/plan-verbs.ts': 'the beginning of a side’s next turn',
  'verbs/standing/standing-verbs.ts': 'standing answers of a side',
  'verbs/table-dice/table-dice-verbs.ts': 'the beginning of a turn',
  'verbs/threads/briefing.ts': 'lists units',
};

test('only battle/shown.ts and those that list something look at a position through eyes', () => {
  const files = readdirSync(HOST, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const looking = files.filter((path) => /\brules\.view\(/.test(readFileSync(join(HOST, path), 'utf8')));
  expect(looking.toSorted()).toEqual(Object.keys(LOOKS).toSorted());
});

test('by default everybody’s eyes; a side’s own, and the umpire’s, when asked; seen twice it shows no more', () => {
  const rules = shown(anyRuleset(createSecretToy()));
  const read = rules.read('red R1 1 5\nblue B1 9 5\n');
  if (!('state' in read)) throw new Error('the toy cannot read its scenario');
  const fact = { type: 'hid', kind: 'ambush', unit: 'R1', side: 'red', value: '4' };
  const now = rules.apply(read.state, fact);
  const drawn = (by: typeof rules, state: unknown = now) =>
    JSON.stringify(by.draw({ now: state, transcript: [{ fact }], frame: 'whole' }, ({ id }) => id));
  const told = (by: typeof rules) =>
    JSON.stringify(by.tell({ before: read.state, after: now, by: 'red', transcript: [{ fact }] }));
  for (const [eyes, sees] of [
    [undefined, false],
    ['blue', false],
    ['red', true],
    ['umpire', true],
  ] as const) {
    const by = rules.seenBy(eyes);
    expect([eyes, drawn(by).includes('"value\\":\\"4'), told(by).includes('ambush 4')]).toEqual([eyes, sees, sees]);
    expect(by.seenText('R1 ambush 4')).toBe(sees ? 'R1 ambush 4' : 'R1 ambush');
  }
  expect(drawn(rules)).toBe(drawn(rules.seenBy('blue')));
  expect(drawn(rules, rules.view(now, 'red'))).toBe(drawn(rules));
});
