/** What a report may not say against its own dice, and may not leave out. */
import { describe, expect, test } from 'vitest';
import { at } from '../../../help/position.ts';
import { phrase } from '../../../../src/kernel/phrase.ts';
import { playOut, position, report, type Script } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

function told(lines: readonly string[], script: Script): { readonly en: string; readonly fr: string } {
  const telling = playOut(position('map 30 x 30', ...lines), script);
  return { en: report('en', telling), fr: report('fr', telling) };
}

const CHARGER = `red 7C heavy cavalry ${at(0, 0)} N strength 10`;
const GUNS = ['red 2C heavy cavalry 1107 N strength 12', 'blue 7B medium foot battery 1104 S strength 3'];

describe('the report of a charge', () => {
  const FOOT = [CHARGER, `blue 4L line infantry column ${at(1, 0)} NE`];

  test('SH-PURSUIT-01 a charge whose target flees, without a pursuit', () => {
    const { en, fr } = told(FOOT, { order: '7C charge 4L', answers: ['flee'], dice: '6' });
    expect(en).toMatch(/\*\*7C\*\* (does not follow|halts and does not pursue)\./);
    expect(fr).toMatch(/Le \*\*7C\*\* (ne poursuit pas|s’arrête là, sans poursuivre)\./);
  });

  test('SH-MORALE-20 a charge not carried through against shaken guns', () => {
    const { en, fr } = told(GUNS, { order: '2C charge 7B, stop', answers: ['hold'], dice: '5 2' });
    expect(en).toContain('## 7B is shaken; 2C does not strike\n');
    expect(fr).toContain('## La 7B est ébranlée\u202f; le 2C ne frappe pas\n');
  });

  test('SH-MORALE-25 a charge that eliminates a battery reports it once, where it is', () => {
    const { en, fr } = told(GUNS, { order: '2C charge 7B, no pursuit', answers: ['hold'], dice: '6 2' });
    expect(en).toMatch(/\*\*7B\*\* .*\n-# Guns do not flee .*\n-# 7B \*\*eliminated\*\*: Red scores \d+ VP\n2C/);
    expect(fr).toMatch(/\n-# 7B \*\*éliminée\*\*\s: les Rouges marquent \d+ PV\n2C/);
  });
});

describe('the report of a shot', () => {
  const shotAt = (strength: number) => [
    'red 1B medium foot battery 1107 N strength 4',
    `blue 9L line infantry line 1104 S strength ${strength} of 16`,
  ];

  test('SH-LOSS-05 a shot that takes the last strength of a unit', () => {
    const { en, fr } = told(shotAt(1), { order: '1B fire 9L', dice: '6 1 1 1 1 1 1' });
    expect(en).toContain('At 3 hexes **1B** cuts down the last of **9L**.');
    expect(fr).toContain('la **1B** fauche les derniers hommes du **9L**.');
  });
});

/** A march, a charge, a shot, a test of nerve, the end of a unit. */
const OFTEN = [
  'tell-march',
  'tell-charge-cavalry',
  'tell-charge-infantry',
  'tell-musketry-none',
  'tell-musketry-some',
  'tell-musketry-heavy',
  'tell-artillery-none',
  'tell-artillery-some',
  'tell-shot-saved',
  'tell-shot-last',
  'tell-test-holds',
  'tell-test-stays',
  'tell-test-flees',
  'tell-eliminated-destroyed',
];

describe.each(['en', 'fr'] as const)('the most frequent events, in %s', (language) => {
  const name = { name: '7C', article: '', plural: false };
  const unit = { noun: '7C', en: name, fr: { ...name, feminine: false } };
  const more = { to: '0506', hexes: 2, strength: 9, against: 8, distance: 2, answer: phrase('side-red') };

  test.each(OFTEN)('each is reported in six ways: %s', (id) => {
    const args = { unit, target: unit, ranks: phrase('side-blue'), ...more };
    const told = Array.from({ length: 6 }, (_, variant) => words.say(language, phrase(id, { ...args, variant })));
    expect(new Set(told).size).toBe(6);
  });
});
