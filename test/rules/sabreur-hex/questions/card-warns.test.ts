/** What a card says before it hurts. */
import { expect, test } from 'vitest';
import { phrase } from '../../../../src/kernel/phrase.ts';
import type { Asked } from '../../../../src/kernel/play.ts';
import { card } from '../../../../src/rules/sabreur-hex/questions/index.ts';
import { playOut, position } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

const CUIRASSIERS = 'red 2C heavy cavalry 1107 N strength 12';

/** A warning of the card of those who are charged, in both languages: the first, or another one. */
function warned(unit: string, at = 0): string {
  const { asked, after } = playOut(position(CUIRASSIERS, `blue ${unit}`), { order: '2C charge 7B' });
  const says = card(asked!, after).warns[at]!;
  return `${words.say('en', says)} ${words.say('fr', says)}`.replace(/\s/g, ' ');
}

test.each([
  [4, 'on a 9, the guns are lost. Tenir ferme : avec un total de 9, les pièces sont perdues.'],
  [5, 'on a 9, lose 4 points. Tenir ferme : avec un total de 9, perdre 4 points.'],
])('SH-MORALE-25 what a failed test costs %i guns', (strength, cost) => {
  expect(warned(`7B medium foot battery 1104 S strength ${strength}`)).toBe(`Stand firm: ${cost}`);
});

test('a total takes an article', () => {
  const failing = (total: number) =>
    words.say('en', phrase('card-cost-of-failure', { what: 'Stand', total, lost: 1, fate: 'alive', guns: 'others' }));
  expect([7, 8, 11, 12].map(failing)).toEqual([
    'Stand: on a 7, lose 1 or flee.',
    'Stand: on an 8, lose 1 or flee.',
    'Stand: on an 11, lose 1 or flee.',
    'Stand: on a 12, lose 1 or flee.',
  ]);
});

test('SH-MORALE-20 one point is in the singular', () => {
  const elite = '7B medium foot battery elite 1104 S strength 4 Cd 10';
  expect(warned(elite, 1)).toMatch(/lose 1 point\. .* perdre 1 point\./);
});

test.each([
  ['strength 4 of 16', 'stay and be lost, or flee', 'rester et périr, ou fuir'],
  ['strength 5 of 16', 'lose 4 or flee', 'perdre 4 ou fuir'],
])('SH-MORALE-20 what a failed test costs a regiment of %s', (strength, english, french) => {
  expect(warned(`7B line infantry column 1104 S ${strength}`)).toBe(
    `Stand firm: on a 9, ${english}. Tenir ferme : avec un total de 9, ${french}.`,
  );
});

test('SH-ORDERS-05, SH-Q-13 the choice of a formula says what a roll of nothing counts as', () => {
  const asked: Asked = {
    kind: 'ASK-01',
    to: 'red',
    about: {},
    options: ['D3+2', '2D6-4'].map((text) => ({ text, about: {} })),
    fallback: 'D3+2',
  };
  const { warns } = card(asked, position(CUIRASSIERS));
  expect(warns.map((each) => words.say('en', each))).toEqual(['With two dice, a total of 0 or less counts as 2.']);
});

test('a chance under one percent is not shown as none', () => {
  const [needs, hopeless] = [2, 1].map((n) => ({ text: '2C restrain', about: { needs: n, chance: 0 } }));
  const asked: Asked = {
    kind: 'ASK-04',
    to: 'red',
    about: { units: ['2C'] },
    options: [needs!, hopeless!],
    fallback: '2C restrain',
  };
  const says = card(asked, position(CUIRASSIERS)).options.map((each) => words.say('en', each.says));
  expect(says).toEqual(['Hold back 2C · needs 2 or less · <1%', 'Hold back 2C · cannot pass · 0%']);
});
