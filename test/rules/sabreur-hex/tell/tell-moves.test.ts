/** How movements are told: each kind by its own words. */
import { describe, expect, test } from 'vitest';
import { playOut, position, report, type Script } from '../../../help/telling.ts';

function told(lines: readonly string[], script: Script): { readonly en: string; readonly fr: string } {
  const telling = playOut(position(...lines), script);
  return { en: report('en', telling), fr: report('fr', telling) };
}

describe('marches', () => {
  test('SH-OBLIQUE-01 -03 a move to a side is reported as one', () => {
    const { en, fr } = told(['red 3H light cavalry 0810 N'], { order: '3H oblique 1110' });
    expect(en).toMatch(/\*\*3H\*\* (moves 3 hexes aside to 1110, without turning|slips 3 hexes to 1110)\./);
    expect(fr).toMatch(/\*\*3H\*\* (oblique de 3 cases jusqu’en 1110, sans changer de front|glisse de 3 cases)/);
  });

  test('SH-FORCED-01 a forced march is reported as one if it goes farther than a march', () => {
    const { en, fr } = told(['red 3H medium cavalry 0811 N'], { order: '3H forced march 0805' });
    expect(en).toContain('Without a halt **3H** forces the march: 6 hexes, to 0805.');
    expect(fr).toContain('Sans une halte, le **3H** force la marche\u00a0: 6 cases, jusqu’en 0805.');
    expect(told(['red 3H medium cavalry 0811 N'], { order: '3H forced march 0806' }).en).not.toContain('forces');
  });
});

test('SH-DISENGAGE-04 the cost of breaking away is reported with its clause', () => {
  const { en, fr } = told(
    ['red 2B heavy cavalry 0808 N', 'blue 1I line infantry column 0907 S', 'blue 3K heavy cavalry 0807 S'],
    { order: '2B assault 1I from 0908, stop', answers: ['hold'] },
  );
  expect(en).toContain('Breaks away: 2B 12→**10** [DISENGAGE-04]');
  expect(fr).toMatch(/Se désengage\s: 2B 12→\*\*10\*\* \[DISENGAGE-04\]/);
});

test('SH-FORM-21 a unit without a name has no article in English', () => {
  const { en } = told(['red 1L line infantry column 0308 N', 'blue 5L line infantry line 0305 S'], {
    order: '1L line',
    dice: '5 4',
  });
  expect(en).toMatch(/so close \*\*1L\*\* cannot|So near the enemy, \*\*1L\*\* cannot/);
});

test('SH-MORALE-23 the report says why a stubborn unit stays', () => {
  const { en, fr } = told(['red 2D heavy cavalry 0809 N', 'blue 74F line infantry stubborn line 0805 S strength 16'], {
    order: '2D charge 74F, stop',
    answers: ['hold'],
    dice: '6 5',
  });
  expect(en).toContain('Stubborn, does not flee [MORALE-23] · 74F 16→**10**');
  expect(fr).toContain('Tenace, ne fuit pas [MORALE-23] · 74F 16→**10**');
});

test('SH-SKIRMPASS-06 skirmishers who make way for a charge come before it, so that the answer to it follows it', () => {
  const { en } = told(
    [
      'red 2V light infantry skirmisher scout skirmish 0806 N',
      'red 3L line infantry column 0908 N',
      'blue 6L line infantry line 0805 S strength 15',
    ],
    { order: '3L charge 6L, aside 0708, stop', answers: ['hold'], dice: '1 1' },
  );
  expect(en).toMatch(/^## .*\n.*\*\*2V\*\*.*\n.*\*\*3L\*\* \(20\).*\*\*6L\*\* \(15\).*\n(-# .*\n)+-# Test 6L/);
});
