import { describe, expect, test } from 'vitest';
import { NOTHING, run } from '../../../../src/kernel/run.ts';
import { card } from '../../../../src/rules/sabreur-hex/questions/index.ts';
import { apply } from '../../../../src/rules/sabreur-hex/apply.ts';
import { play } from '../../../../src/rules/sabreur-hex/play.ts';
import { playOut, position, report } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

const IMPETUOUS = ['red 7C heavy cavalry impetuous 0807 N', 'blue 1L line infantry line 0805 S'];
const SHREWD = [
  'red 3L line infantry tactical sense column 0807 N',
  'red 5G regimental gun 0808 N',
  'blue 1L line infantry line 0101 S',
];
const STUBBORN = ['red 45L line infantry stubborn line 0808 N', 'blue 1L line infantry line 0101 S'];

const ended = (lines: readonly string[]) => playOut(position(...lines), { order: 'end' });

/** The card of the question at the end of the orders: what it asks, what it warns of, its answers. */
function cardOf(lines: readonly string[], language: 'en' | 'fr'): string[] {
  const { after, asked } = playOut(ended(lines).after, { order: 'late orders' });
  const { asks, warns, options } = card(asked!, after);
  return [asks, ...warns, ...options.map(({ says }) => says)].map((says) => words.say(language, says));
}

/** Without no-break spaces, to be read in a test. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the end of the orders, as text', () => {
  test('ASK-04 the card says what the test needs, and the target of the attack', () => {
    expect(cardOf(IMPETUOUS, 'en')).toEqual([
      'The orders are finished, and **7C** would attack without orders. Hold back, or let it go?',
      'If the test fails, the unit attacks straight away: the nearest enemy, unless you choose another.',
      'Hold back 7C · needs 7 or less · 58%',
      '7C assaults 1L from 0706',
      '7C assaults 1L from 0806',
      '7C charges 1L',
    ]);
    expect(cardOf(IMPETUOUS, 'fr').map(plain)).toEqual([
      'Les ordres sont épuisés ; rien ne retient plus le **7C**. Retenir l’unité, ou la laisser attaquer ?',
      'Une unité qui échoue au test attaque aussitôt, et à défaut d’un autre choix l’ennemi le plus proche.',
      'Retenir le 7C · 7 ou moins · 58 %',
      'Le 7C donne l’assaut au 1L depuis 0706',
      'Le 7C donne l’assaut au 1L depuis 0806',
      'Le 7C charge le 1L',
    ]);
  });

  test('ASK-05 the card names the units that may be tried', () => {
    expect(cardOf(SHREWD, 'en')).toEqual([
      'The orders are finished. Should **3L** try to act without orders?',
      'None',
      'Test 3L · needs 7 or less · 58%',
      'Test 3L with 5G · needs 7 or less · 58%',
    ]);
  });

  test('SH-ORDERS-19 a unit is held back', () => {
    const told = playOut(ended(IMPETUOUS).after, { order: 'late orders', answers: ['7C restrain'], dice: '3 4' });
    expect(report('en', told)).toBe(
      [
        '## 7C is held back',
        '**7C** strains to be off, but its officers keep its ranks in hand.',
        '-# Test 7C: CR 7; 4+3 = **7 ✓** [MORALE-06]',
        '',
      ].join('\n'),
    );
  });

  test('SH-ORDERS-19 a unit that cannot be held back has its own title, and its card asks only for the target', () => {
    const { after } = ended(IMPETUOUS);
    const script = { order: 'late orders', answers: ['7C restrain'], dice: '6 6' };
    expect(report('en', playOut(after, script))).toContain('## 7C cannot be held back\n');
    expect(report('fr', playOut(after, script))).toContain('## Le 7C ne se laisse pas retenir\n');
    const asks = ['7C assault 1L from 0706', '7C charge 1L'].map((text) => ({ text, about: {} }));
    const asked = {
      kind: 'ASK-04',
      to: 'red',
      unit: '7C',
      about: { units: ['7C'] },
      options: asks,
      fallback: '',
    } as const;
    const { asks: title, warns } = card(asked, after);
    expect(words.say('en', title)).toBe('**7C** cannot be held back. Choose the target.');
    expect(plain(words.say('fr', title))).toBe('Rien ne retient plus le **7C**. Qui attaquer ?');
    expect(warns).toEqual([]);
  });

  test('SH-Q-17 points given up are named', () => {
    expect(report('en', ended(IMPETUOUS))).toContain(
      'Red gives up 6 order points; some units may still act on their own.',
    );
    const spent = [...IMPETUOUS, 'turn 1 red actions points 0'];
    expect(report('en', ended(spent))).toContain('Red has no more orders to give');
  });

  test('SH-ORDERS-20 the unit that acts on its own initiative, and those that do not', () => {
    const late = (answer: string, dice?: string) =>
      report('en', playOut(ended(SHREWD).after, { order: 'late orders', answers: [answer], ...(dice && { dice }) }));
    expect(late('3L try', '1 1')).toMatch(
      /^## 3L acts without orders\n.*\n-# Without orders: 3L \[ORDERS-21\]\n-# Test 3L: .*\n$/,
    );
    expect(late('3L try', '6 6')).toMatch(/^## Without orders: 3L\n/);
    expect(late('none')).toContain('Staying put without orders: 3L.');
  });

  test('SH-ORDERS-16 a unit that refuses to move', () => {
    const told = playOut(position(...STUBBORN), { order: '45L:', dice: '6 6' });
    expect(report('en', told)).toMatch(
      /^## 45L refuses to move\n\*\*45L\*\*, stubborn as ever, will not manoeuvre this turn\./,
    );
    expect(plain(report('fr', told))).toMatch(/^## Le 45L ne veut pas bouger\n/);
  });

  test('SH-SKILL-IMPETUOUS-03 the refusal names the enemy', () => {
    const order = { kind: 'act', unit: '7C', actions: [{ do: 'turn', facing: 1 }], presets: {} } as const;
    const outcome = run({ play, apply }, position(...IMPETUOUS), order, 'red', [], NOTHING);
    const says = outcome.kind === 'refused' ? words.say('en', outcome.refusal.says) : outcome.kind;
    expect(says).toBe('7C is Impetuous and must attack 1L before anything else.');
  });
});
