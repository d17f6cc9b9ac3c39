/** METRIC 3.7: what a refused line offers instead, and that it may be written. Lengths in millimetres. */
import { expect, test } from 'vitest';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import { whyNot } from '../../../src/kernel/legality.ts';
import { apply } from '../../../src/rules/periods/apply.ts';
import { orders, write } from '../../../src/rules/periods/language/index.ts';
import { NO_SHEET } from '../../../src/rules/periods/order.ts';
import { play } from '../../../src/rules/periods/play.ts';
import type { State, Unit } from '../../../src/rules/periods/state.ts';
import { at, blue, CAVALRY, GUNS, red, table } from '../../help/periods.ts';
import { randomLine, randomTable } from '../../help/periods-table.ts';
import { rounds } from '../../help/soak.ts';
import { words } from '../../help/words.ts';

const playing = { orders, play, apply };
const writing = (now: State): State => ({ ...now, writing: { side: 'red', sheet: NO_SHEET } });
const TARGET = blue('12L', at(900, 600, 180), 'line', { posture: 'hold' });
const foot = (formation: Unit['formation'], more: Partial<Unit> = {}) => red('3L', at(900, 300), formation, more);

test.each([
  ['3L wheel left 20', foot('line'), 'PE-DST-05', ['3L wheel left 14.85', '3L column']],
  ['3L advance 12', foot('marchColumn'), 'PE-DST-05', ['3L advance 9']],
  [
    '3L advance 4, if charged stand, wheel left 90',
    foot('line'),
    'PE-DST-05',
    ['3L advance 4, wheel left 6.36, if charged stand', '3L column, if charged stand'],
  ],
  ['3L back 3', foot('marchColumn'), 'PE-BCK-02', ['3L turn about, advance 3']],
  ['3L oblique right 60 3', foot('line'), 'PE-OBL-02', ['3L oblique right 45 3']],
  ['3L forced march 5', foot('line'), 'PE-FMR-02', ['3L advance 5', '3L column']],
  ['3L wheel left 10', foot('square', { ranks: [18] }), 'PE-Q-59', ['3L column', '3L line']],
  ['3L charge 12L', foot('divisionColumn', { nation: 'english' }), 'PE-CHG-04', ['3L enter melee 12L']],
  ['3L charge 12L', foot('marchColumn', { condition: 'unformed' }), 'PE-GAP-09', ['3L reform']],
  ['3L advance 5', foot('marchColumn', { condition: 'unformed' }), 'PE-FMR-05', ['3L reform']],
  ['3L charge 12L', red('3L', at(900, 300, 90), 'marchColumn'), 'PE-CTG-04', ['3L wheel left 94.53']],
  ['3L charge 12L', foot('marchColumn', { posture: 'hold' }), 'PE-CHG-06', []],
  ['3L line, charge 12L', foot('marchColumn'), 'PE-GAP-14', ['3L line', '3L charge 12L']],
  ['1B advance 5', red('1B', at(900, 300), 'deployed', GUNS), 'PE-PRO-01', ['1B manhandle 3', '1B limber']],
  ['5H back 3', red('5H', at(900, 300), 'line', CAVALRY), 'PE-BCK-02', ['5H turn about']],
])('%s', (text, own, clause, instead) => {
  const refused = whyNot(playing, text, writing(table([own, TARGET])), 'red')!;
  expect([refused.clause, refused.instead]).toEqual([clause, instead]);
});

test('PE-Q-49 PE-COB-03 a unit in contact, or one that charges, is only told answers', () => {
  const own = red('5H', at(900, 300), 'line', CAVALRY);
  const met = {
    by: '5H',
    target: '12L',
    zone: 'front',
    how: 'charge',
    at: 0,
    reached: 'walk',
    bonus: false,
    push: 0,
  } as const;
  const now = writing(table([own, TARGET], { contacts: [met] }));
  expect(whyNot(playing, '5H advance 3, if drawn rally', now, 'red')!.instead).toEqual([
    '5H rally, if drawn rally',
    '5H stand, if drawn rally',
  ]);
});

test('whatever is offered instead may be written, and the refusal has words in both languages', () => {
  for (let n = 0; n < rounds(60); n++) {
    const chance = chanceFrom(`twins ${n}`);
    const now = writing(randomTable(chance));
    for (const own of now.units.filter(({ side }) => side === 'red')) {
      const refused = whyNot(playing, write({ kind: 'line', line: randomLine(chance, now, own) }), now, 'red');
      for (const text of refused?.instead ?? [])
        expect([text, whyNot(playing, text, now, 'red')]).toEqual([text, undefined]);
      const said = refused ? [words.say('en', refused.says), words.say('fr', refused.says)] : [];
      for (const each of said) expect(each).toMatch(/^\p{Lu}.*\.$/u);
    }
  }
});
