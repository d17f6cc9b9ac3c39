/** What nations had, as text. */
import { expect, test } from 'vitest';
import { readNation } from '../../../../src/rules/sabreur-hex/army/nations.ts';

const TEXT = `generals "Picton" "Cole"

kind line infantry elite stubborn Cd 9 strength 14 to 15 weight 1
  en "% Foot Guards" plural fr "le % Foot Guards"
  1 to 2 5

kind medium foot battery Cd 8 strength 3 to 4 weight 3
  en "%’s Battery" fr "la batterie %"
  3 "Lloyd"
`;

test('a kind of unit has its numbers, or names with numbers', () => {
  const { kits, generals } = readNation('here', TEXT);
  expect(generals).toEqual(['Picton', 'Cole']);
  expect(kits.map(({ type, quality, skills, strength, weight }) => [type, quality, skills, strength, weight])).toEqual([
    ['lineInfantry', 'elite', ['stubborn'], [14, 15], 1],
    ['mediumFootBattery', 'ordinary', [], [3, 4], 3],
  ]);
  const names = kits.flatMap((kit) => kit.names).map(({ number, name }) => [number, name.en, name.fr]);
  expect(names).toEqual([
    ...(['1st/1er', '2nd/2e', '5th/5e'] as const).map((ordinals) => {
      const [en, fr] = ordinals.split('/');
      return [
        Number.parseInt(en!, 10),
        { name: `${en} Foot Guards`, article: 'the', plural: true },
        { name: `${fr} Foot Guards`, article: 'le', feminine: false, plural: false },
      ];
    }),
    [
      3,
      { name: 'Lloyd’s Battery', article: '', plural: false },
      { name: 'batterie Lloyd', article: 'la', feminine: true, plural: false },
    ],
  ]);
});

test.each([
  ['a word that is none', TEXT.replace('stubborn', 'stubbron'), 3],
  ['a kind without its names', TEXT.replace('  3 "Lloyd"\n', ''), 7],
])('the line of %s is named', (_what, text, line) => {
  expect(() => readNation('here', text)).toThrow(`line ${line}`);
});
