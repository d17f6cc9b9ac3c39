import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS, type Notation, type NotDice } from '../../src/dice/notation.ts';
import { readDice } from '../../src/dice/read.ts';
import { writeDice } from '../../src/dice/write.ts';
import { rounds } from '../help/soak.ts';

function written(text: string): string {
  const notation = readDice(text);
  return 'fault' in notation ? `${notation.fault} ${notation.at}` : writeDice(notation);
}

describe('what people type, in symbols', () => {
  test.each([
    ['1d6', 'd6'],
    [' 1D20 − 4 ', 'd20-4'],
    ['d%', 'd100'],
    ['2d6x10', '2d6*10'],
    ['2d6×10', '2d6*10'],
    ['10*2d6', '2d6*10'],
    ['2*3*d4', 'd4*6'],
    ['D66', 'd66'],
    ['d066', 'd66'],
    ['4d6k3', '4d6kh3'],
    ['4d6kl', '4d6kl1'],
    ['4d6d1', '4d6dl1'],
    ['5d6!6', '5d6!'],
    ['5d6!>=5', '5d6!>=5'],
    ['4d6r', '4d6r1'],
    ['4d6ro<=2', '4d6ro<=2'],
    ['3xd6', '3x(d6)'],
    ['3 × (2d6 + 1)', '3x(2d6+1)'],
    ['-d6 + 10', '-d6+10'],
    ['4d6!kh3+2d8-1', '4d6!kh3+2d8-1'],
    ['(2d6)', '2d6'],
    ['(2d6+1)*10', '2d6*10+10'],
  ])('%j is %j', (text, canonical) => expect(written(text)).toBe(canonical));
});

describe('what a comparison tests', () => {
  const of = (text: string): string => {
    const notation = readDice(text);
    return 'fault' in notation ? notation.fault : (notation.test?.of ?? 'nothing');
  };

  test.each([
    ['8d6>=5', 'dice'],
    ['8d6≥5', 'dice'],
    ['2d6>5', 'dice'],
    ['3d6=6', 'dice'],
    ['2d6 on 5+', 'dice'],
    ['d6 on 5+', 'dice'],
    ['2d6 on 2-', 'dice'],
    ['8d6<=2', 'dice'],
    ['d6>=5, save 4+', 'dice'],
    ['2d6>=8', 'total'],
    ['2d6>6', 'total'],
    ['2d6=7', 'total'],
    ['2d6<=7', 'total'],
    ['2d6≤5', 'total'],
    ['2d6<8', 'total'],
    ['d20>=15', 'total'],
    ['2d6+3>=5', 'total'],
    ['4d6kh3>=5', 'total'],
    ['2d6x10>=5', 'total'],
    ['(2d6)>=5', 'total'],
    ['3x(8d6)>=5', 'total'],
    ['3x(8d6>=5)', 'dice'],
    ['2d66>=12', 'total'],
  ])('%j compares the %s', (text, asked) => expect(of(text)).toBe(asked));
});

describe('words, in either language', () => {
  test.each([
    ['8 dice', '8d6'],
    ['a die', 'd6'],
    ['un dé', 'd6'],
    ['3 fois 2d6', '3x(2d6)'],
    ['3 times 2d6', '3x(2d6)'],
    ['3d6 drop highest', '3d6dh1'],
    ['3d6, drop the highest', '3d6dh1'],
    ['3D6 and discard the lowest', '3d6dl1'],
    ['3d6 drop lowest 2', '3d6dl2'],
    ['4 dice keep the three best', '4d6kh3'],
    ['3d6 sans la plus haute', '3d6dh1'],
    ['3D6 SANS LE PLUS HAUT', '3d6dh1'],
    ['3d6 et écarter le plus bas', '3d6dl1'],
    ['3d6 garder les 2 plus basses', '3d6kl2'],
    ['4 dés en gardant les deux meilleurs', '4d6kh2'],
    ['8 dés à 10 faces', '8d10'],
    ['3 dice with 10 sides, keep 2', '3d10kh2'],
    ['8 dés à 10 faces à 7+', '8d10>=7'],
    ['3d6 garde les 2 plus hautes', '3d6kh2'],
    ['3d6 et garde la plus basse', '3d6kl1'],
    ['8 dices on 5+', '8d6>=5'],
    ['2d6 au moins 8', '2d6>=8'],
    ['2d6 at least 8', '2d6>=8'],
    ['2d6 au plus 7', '2d6<=7'],
    ['8 dice at least 5', '8d6>=5'],
    ['8 dice at most 2', '8d6<=2'],
    ['5d6 exploding', '5d6!'],
    ['5 dés explosifs', '5d6!'],
    ['8 dice on 5+', '8d6>=5'],
    ['8 dice hitting on 5 or more', '8d6>=5'],
    ['8 dés à 5 ou plus', '8d6>=5'],
    ['8 des a 5+', '8d6>=5'],
    ['8 dés touchent à 4+', '8d6>=4'],
    ['8d10 on 3 or less', '8d10<=3'],
    ['2d10 à 3 ou moins', '2d10 on 3-'],
    ['8 dice at 4+, 6s double, save 5+', '8d6>=4, 6 double, save 5+'],
    ['8 dice at 4+ 6 count twice and saved on 5+', '8d6>=4, 6 double, save 5+'],
    ['8 dés à 4+, 6 doubles, sauvegarde 5+', '8d6>=4, 6 double, save 5+'],
    ['8 dés à 4+ ; les 6 comptent double ; jets de sauvegarde à 5 ou plus', '8d6>=4, 6 double, save 5+'],
    ['8D6 sur 5+, sauvegarde 4+', '8d6>=5, save 4+'],
    ['8d6>=4, save 5+, 6 double', '8d6>=4, 6 double, save 5+'],
    ['10 dés de tir à 5+', '10d6>=5'],
    ['6 combat dice 4+', '6d6>=4'],
    ['8d6 5+', '8d6>=5'],
    ['8 dés, 4+', '8d6>=4'],
    ['8 dés à 4, 5 ou 6', '8d6>=4'],
    ['8d10 on 9-10', '8d10>=9'],
    ['8 dés à 5, 6 double', '8d6>=5, 6 double'],
    ['8 dice on 5, saved on 5 or 6', '8d6>=5, save 5+'],
    ['5 saves on 4+', '5d6 save 4+'],
    ['5 jets de sauvegarde à 4+', '5d6 save 4+'],
    ['une sauvegarde à 5 ou 6', 'd6 save 5+'],
    ['3d10 save 7+', '3d10 save 7+'],
    ['4d6 keep 3', '4d6kh3'],
    ['3D6 en garder 2', '3d6kh2'],
    ['3d6 drop 1', '3d6dl1'],
  ])('%j is %j', (text, canonical) => expect(written(text)).toBe(canonical));
});

describe('labels', () => {
  test.each([
    ['2d6 # for the guns', 'for the guns'],
    ['2d6#1st volley', '1st volley'],
    ['2d6 fire', 'fire'],
    ['2d6, tir de la garde', 'tir de la garde'],
    ['2d6 # 45L at 4+, keep', '45L at 4+, keep'],
    ['8 # men', 'men'],
    ['2d6 to hit', 'to hit'],
    ['2d6 coup d’éclat', 'coup d’éclat'],
    ['2d6 horse and foot', 'horse and foot'],
    ['2d6 Garde impériale', 'Garde impériale'],
    ['2d6 le fort', 'le fort'],
    ['2d6 sang et eau', 'sang et eau'],
    ['2d6 jet de moral', 'jet de moral'],
    ['2d6 for the bitter end', 'for the bitter end'],
    ['2d6 passes the ford', 'passes the ford'],
    ['2d6 the slowest', 'the slowest'],
    ['2d6 on the hill', 'on the hill'],
    ['8 dice on 5+ guns', 'guns'],
    ['2d6 #  <@1>\n\u202e two\tlines ', '<@1> two lines'],
    ['2d6', ''],
  ])('of %j: %j', (text, label) => expect(readDice(text)).toMatchObject({ label }));

  test.each([
    '3d6 dorp highest',
    '3d6 hihgest',
    '2d6fire',
    '2d6 highest',
    '3d6 keep dry',
    '3d6 la plus haute',
    '3d6 higest',
    '3d6 the higest',
    '3d6 les meileurs',
    '2d6 save the guns',
    '2d6 "fire"',
    '2d6 d',
    '2d6 45L',
    '2d6 for the 45L',
    '2d6 fire ! 3',
    '2d6 fire and keep highest',
    '8 dice on',
    '8 dice at the',
    '8 dés à',
    '8 dice hitting',
    '3d6 dr',
    '2d6 au mo',
    '3d6 sans la',
    '8 dice on 5+,',
    '2d6 au moins',
  ])('%j would be a slip or not a word: it is refused', (text) =>
    expect(readDice(text)).toMatchObject({ fault: expect.stringMatching(/^(label|unreadable)$/) }),
  );
});

describe('invalid text is refused with the error, its position and the limit', () => {
  test.each<[string, NotDice]>([
    ['', { fault: 'empty', at: 0 }],
    ['   ', { fault: 'empty', at: 0 }],
    [`${'1d6+'.repeat(5000)}1`, { fault: 'long', at: 100, limit: 100 }],
    ['999999d9', { fault: 'dice', at: 0, limit: 100 }],
    ['2 dés à 1001 faces', { fault: 'sides', at: 8, limit: 1000 }],
    ['1+99999999999999999999d6', { fault: 'dice', at: 2, limit: 100 }],
    ['101d6', { fault: 'dice', at: 0, limit: 100 }],
    ['60d6+60d6', { fault: 'dice', at: 0, limit: 100 }],
    ['20x(6d6)', { fault: 'dice', at: 0, limit: 100 }],
    ['51d66', { fault: 'dice', at: 0, limit: 100 }],
    ['0d6', { fault: 'dice', at: 0, limit: 100 }],
    ['1d1001', { fault: 'sides', at: 2, limit: 1000 }],
    ['1d1', { fault: 'sides', at: 2, limit: 1000 }],
    ['d0', { fault: 'sides', at: 1, limit: 1000 }],
    ['1+1+1+1+1+1+1+1+1+1+1', { fault: 'terms', at: 19, limit: 10 }],
    ['1000001', { fault: 'number', at: 0, limit: 1_000_000 }],
    ['1000*1001', { fault: 'number', at: 5, limit: 1_000_000 }],
    ['d6*0', { fault: 'number', at: 3, limit: 1_000_000 }],
    ['21x(d6)', { fault: 'times', at: 0, limit: 20 }],
    ['0x(d6)', { fault: 'times', at: 0, limit: 20 }],
    ['3d6kh4', { fault: 'keep', at: 5, limit: 3 }],
    ['3d6dl3', { fault: 'keep', at: 5, limit: 2 }],
    ['3d6k0', { fault: 'keep', at: 4, limit: 100 }],
    ['d6 drop highest', { fault: 'keep', at: 8, limit: 0 }],
    ['3d6kh1kl1', { fault: 'modifiers', at: 6 }],
    ['3d6!!', { fault: 'modifiers', at: 4 }],
    ['d66!', { fault: 'modifiers', at: 3 }],
    ['1d6!>1', { fault: 'again', at: 3 }],
    ['1d6!>6', { fault: 'again', at: 3 }],
    ['1d6r<5', { fault: 'again', at: 3 }],
    ['2d6+1 save 5+', { fault: 'hits', at: 6 }],
    ['5d6! save 5+', { fault: 'hits', at: 5 }],
    ['5 saves on 4+, 6 double', { fault: 'hits', at: 2 }],
    ['2d6 6 double', { fault: 'hits', at: 4 }],
    ['5 saves', { fault: 'label', at: 2 }],
    ['20 men', { fault: 'label', at: 3 }],
    ['8 dicse on 5+', { fault: 'label', at: 2 }],
    ['8 dice on 4+ 6s triple', { fault: 'label', at: 13 }],
    ['8 dés à 4+, svg 5+', { fault: 'label', at: 12 }],
    ['d20 advantage', { fault: 'label', at: 4 }],
    ['d20 avec désavantage', { fault: 'label', at: 4 }],
    ['2d6 à 8+', { fault: 'total', at: 4, limit: 8 }],
    ['2d6 à 13+', { fault: 'hits', at: 4 }],
    ['2d6>=8, save 5+', { fault: 'hits', at: 3 }],
    ['2d6+1 on 5+', { fault: 'hits', at: 6 }],
    ['8d6>=5, 7 double', { fault: 'hits', at: 3 }],
    ['2d6+', { fault: 'unreadable', at: 4 }],
    ['d', { fault: 'unreadable', at: 1 }],
    ['fireball', { fault: 'unreadable', at: 0 }],
    ['9**9**9', { fault: 'unreadable', at: 2 }],
    ['((((1))))', { fault: 'unreadable', at: 1 }],
    ['(2d6', { fault: 'unreadable', at: 4 }],
    ['2d6)', { fault: 'unreadable', at: 3 }],
    ['2d6 3d6', { fault: 'label', at: 4 }],
    ['8d10 on 5 or 6', { fault: 'unreadable', at: 8 }],
    ['1d6 ou 2d6', { fault: 'label', at: 4 }],
    ['3d6 keep 2 higest', { fault: 'label', at: 11 }],
    ['5d6!p', { fault: 'label', at: 4 }],
    ['8d6 5+3', { fault: 'label', at: 4 }],
    ['(1000d6)*2', { fault: 'dice', at: 1, limit: 100 }],
    ['(2d6+9)*999999', { fault: 'number', at: 8, limit: 1_000_000 }],
    ['8d6>=5+2', { fault: 'unreadable', at: 6 }],
    ['2d6>=', { fault: 'unreadable', at: 5 }],
    ['5000×', { fault: 'times', at: 0, limit: 20 }],
  ])('%j', (text, fault) => expect(readDice(text)).toEqual(fault));
});

const comparator = fc.constantFrom('>=', '>', '<=', '<', '=', '≥', '=<');
const die = fc
  .record({
    count: fc.integer({ min: 1, max: 9 }),
    sides: fc.constantFrom('3', '6', '10', '20', '%', '66', '1000'),
    changes: fc.uniqueArray(
      fc.constantFrom('!', '!>4', 'r1', 'ro<3', 'kh1', 'dl1', 'k', ' sans la plus haute', 'x10'),
      {
        maxLength: 3,
      },
    ),
  })
  .map(({ count, sides, changes }) => `${count}d${sides}${changes.join('')}`);
const aim = fc.oneof(
  fc.tuple(comparator, fc.integer({ min: 1, max: 25 })).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom(' on ', ' à ', ' sur '), fc.integer({ min: 1, max: 9 }))
    .map((parts) => `${parts.join('')}+`),
);
const clause = fc.constantFrom(
  '',
  '',
  ' save 4+',
  ' jets de sauvegarde à 3-',
  ', 6s double',
  ', save 5+',
  ', les 6 comptent double et sauvegarde à 4 ou plus',
);
const typed = fc
  .record({
    times: fc.constantFrom('', '', '3x', '2 fois '),
    terms: fc.array(fc.oneof(die, fc.nat({ max: 99 }).map(String)), { minLength: 1, maxLength: 3 }),
    bracket: fc.boolean(),
    aim: fc.oneof(fc.constant(''), aim),
    clause,
    label: fc.constantFrom('', ' # label', ' fire'),
  })
  .map(({ times, terms, bracket, aim: against, clause: said, label }) => {
    const sum = terms.join('+');
    return `${times}${bracket ? `(${sum})` : sum}${against}${said}${label}`;
  });

test('canonical text parses back to the same, and is written the same again', () => {
  let read = 0;
  fc.assert(
    fc.property(typed, (text) => {
      const notation = readDice(text);
      if ('fault' in notation) return;
      read++;
      const canonical = writeDice(notation);
      expect(canonical.length).toBeLessThanOrEqual(LIMITS.length);
      const again = readDice(canonical) as Notation;
      expect(again).toEqual({ ...notation, label: '' });
      expect(writeDice(again)).toBe(canonical);
    }),
    { numRuns: rounds(3000) },
  );
  expect(read).toBeGreaterThan(200);
});
