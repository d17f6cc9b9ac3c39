/** What one reads of extended lines, in both languages. */
import { describe, expect, test } from 'vitest';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { playOut, position, report } from '../../../help/telling.ts';
import { words } from '../../../help/words.ts';

const FIELD = position(
  'red 96L line infantry linear order extended line 0709 N also 0809',
  'red 45L line infantry linear order line 0409 N',
  'blue 20L line infantry column 0706 S strength 14',
  'blue 11L line infantry column 0906 S',
);

/** The sentences of the report, without dice and title. */
function sentences(order: string, dice = ''): string[] {
  const told = playOut(FIELD, { order, dice });
  return (['en', 'fr'] as const).map((language) =>
    report(language, told)
      .split('\n')
      .slice(1, -1)
      .filter((line) => !line.startsWith('-#'))
      .join(' ')
      .replaceAll('**', '')
      .replaceAll(/[\u00a0\u202f]/g, ' '),
  );
}

describe('the report', () => {
  test('SH-FIRE-17 it names the half that fired and its target', () => {
    expect(sentences('96L fire left 20L then right 11L', '6 6 1 1 1 1 1 1 1 1 1 1')).toEqual([
      'The left half of 96L fires on 20L at 3 hexes; some fall. At 3 hexes the right half of 96L fires on 11L, much smoke and no harm.',
      'La demi-unité gauche du 96L tire sur le 20L à 3 cases ; quelques hommes tombent. À 3 cases, la demi-unité droite du 96L tire sur le 11L : beaucoup de fumée, aucun mal.',
    ]);
  });

  test('SH-FIRE-17 the title names the worst hit target', () => {
    const told = playOut(FIELD, { order: '96L fire left 20L then right 11L', dice: '6 1 1 1 1 1 6 6 1 1 1 1' });
    expect(report('en', told).split('\n')[0]).toBe('## 96L fires on 11L and 20L: −3');
  });

  test.each([
    ['96L turn NE on left', 'Pivoting on the left, the long line of 96L swings round to face north-east.'],
    ['96L turn about', '96L faces about, to the south.'],
    ['96L march 0608', '96L advances 1 hex to 0608 and 0708.'],
    ['45L extend 0509', '45L extends its line over 0409 and 0509.'],
  ])('SH-FACING-10 -12 SH-MARCH-12 SH-FORM-24 %s', (order, english) => {
    const [en, fr] = sentences(order);
    expect(en).toBe(english);
    expect(fr).not.toBe('');
  });

  test('SH-FORM-24 it names the hex that the unit keeps', () => {
    const alone = position(
      'red 96L line infantry linear order extended line 0709 N also 0809',
      'blue 20L line infantry 1501 S',
    );
    const told = playOut(alone, { order: '96L column 0809' });
    expect(report('en', told)).toContain('closes up into column in 0809.');
    expect(report('fr', told)).toContain('se resserre en colonne, en 0809.');
  });
});

describe('the cards', () => {
  test('ASK-21 the card of the second shot: half, targets, distances and dice', () => {
    const { asked, after } = playOut(FIELD, { order: '96L fire left 20L', dice: '1 1 1 1 1 1' });
    const card = sabreurHex.card(asked!, after);
    expect(words.say('en', card.asks)).toBe('The right half of **96L** has yet to fire. At which target?');
    expect(card.options.map(({ says }) => words.say('en', says))).toEqual([
      '20L · 3 hexes · 6 dice',
      '11L · 3 hexes · 6 dice',
      'Hold fire',
    ]);
    expect(words.say('fr', card.asks)).toMatch(/^La demi-unité droite du \*\*96L\*\* doit encore tirer. Sur qui.\?$/);
  });

  test('ASK-20 the card of the hex kept: what would happen to the unit in either', () => {
    const hemmed = position(
      'red 96L line infantry linear order extended line 0505 N also 0605',
      'red 45L line infantry 0406 N',
      'red 57L line infantry 0506 N',
      'blue 20L line infantry 0503 S',
    );
    const { asked, after } = playOut(hemmed, { order: '96L flee' });
    const card = sabreurHex.card(asked!, after);
    expect(words.say('en', card.asks)).toBe(
      '**96L** flees from an extended line. Which of the two hexes does the rout start from?',
    );
    expect(card.options.map(({ says }) => words.say('en', says))).toEqual([
      'From 0505 · 6 rolls in 6 end badly',
      'From 0605 · safe on any roll',
    ]);
    expect(card.options.map(({ says }) => words.say('fr', says))).toEqual([
      'Depuis 0505 · risque\u00a0: 6 sur 6',
      'Depuis 0605 · sans risque',
    ]);
  });
});
