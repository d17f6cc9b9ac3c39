import { describe, expect, test } from 'vitest';
import { type Asked, Refusal } from '../../../../src/kernel/play.ts';
import { answer, filed, parse } from '../../../../src/rules/sabreur-hex/language/index.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';

const now = readPosition([
  'blue 3L line infantry line 0505 N',
  'blue 6B medium foot battery 0606 N',
  'blue 1G regimental gun 0706 N',
  'blue 2H heavy cavalry 0806 N',
  'red 7C heavy cavalry 0502 S',
]);

function asked(kind: string, unit: string | undefined = '3L', options: readonly string[] = []): Asked {
  return {
    kind,
    to: 'blue',
    ...(unit !== undefined && { unit }),
    about: {},
    options: options.map((text) => ({ text, about: {} })),
    fallback: '',
  };
}

function given(kind: string, text: string, unit?: string): string {
  const { text: canonical, filed: ahead } = answer(text, asked(kind, unit), now);
  return [canonical, ...ahead.map((each) => `${each.kind} ${each.unit ?? '-'}: ${each.text}`)].join(' | ');
}

describe('answers in either language have one stored form', () => {
  test.each([
    ['ASK-06', 'Tient bon', 'hold'],
    ['ASK-06', 'stand firm', 'hold'],
    ['ASK-06', 'tenez bon', 'hold'],
    ['ASK-06', 'formez le carré', 'square'],
    ['ASK-06', 'tirez', 'fire'],
    ['ASK-06', 'contre-chargez', 'counter'],
    ['ASK-06', 'se dérober en 0506', 'evade 0506'],
    ['ASK-06', 'fall back to 0506', 'evade 0506'],
    ['ASK-06', 'tourne vers le sud-est', 'turn SE'],
    ['ASK-13', 'reporter 2 à 2H', 'transfer 2 to 2H'],
    ['ASK-14', 'ne tirez pas', 'no fire'],
    ['ASK-15', 'ne poursuivez pas', 'stay put'],
    ['ASK-15', 'sans poursuivre', 'stay put'],
    ['ASK-06', 'ne rien faire', 'hold'],
    ['ASK-06', 'carré', 'square'],
    ['ASK-06', '3L en carré', 'square'],
    ['ASK-06', 'feu', 'fire'],
    ['ASK-06', 'fuir', 'flee'],
    ['ASK-06', 'tourne SE', 'turn SE'],
    ['ASK-06', 'tourne SE sur la gauche', 'turn SE on left'],
    ['ASK-06', 'turn SE on the right', 'turn SE on right'],
    ['ASK-06', 'colonne fermée', 'closed column'],
    ['ASK-06', 'tire droite', 'fire right'],
    ['ASK-06', 'contre-charge', 'counter'],
    ['ASK-06', 'esquive 0506', 'evade 0506'],
    ['ASK-07', 'rien', 'friend none'],
    ['ASK-07', 'ami 2H contre 0504 si 3L reste', 'friend 2H counter 0504 if 3L stays'],
    ['ASK-07', '2h counter 0504', 'friend 2H counter 0504'],
    ['ASK-07', 'ami 2H tire', 'friend 2H fire'],
    ['ASK-07', 'friend 2H fire left if 3L stays', 'friend 2H fire left if 3L stays'],
    ['ASK-07', '2H contre', 'friend 2H counter'],
    ['ASK-08', 'attaque', 'attack'],
    ['ASK-08', 'esquive 0511', 'evade 0511'],
    ['ASK-08', 'if square evade 0511', 'if square evade 0511'],
    ['ASK-08', 'halte', 'stop'],
    ['ASK-08', 'si carré arrête', 'if square stop'],
    ['ASK-09', 'frappe', 'strike'],
    ['ASK-09', 'ne frappe pas', 'no strike'],
    ['ASK-09', 'oui', 'strike'],
    ['ASK-10', 'reste', 'stay'],
    ['ASK-10', 'fuit', 'flee'],
    ['ASK-10', 'if failed stay at 11+ else flee', 'stay at 11 else flee'],
    ['ASK-10', 'reste à 11+ sinon fuit', 'stay at 11 else flee'],
    ['ASK-10', 'stay at 9', 'stay at 9 else flee'],
    ['ASK-11', 'face NO', 'face NW'],
    ['ASK-11', 'se', 'face SE'],
    ['ASK-11', 'vers 0506', 'toward 0506'],
    ['ASK-12', '0506 0507', 'via 0506 0507'],
    ['ASK-12', 'par 0506 hors carte', 'via 0506 off'],
    ['ASK-13', 'transfère 2 à 2h', 'transfer 2 to 2H'],
    ['ASK-13', 'aucune', 'none'],
    ['ASK-14', 'riposte', 'fire'],
    ['ASK-14', '3L return +1G', 'fire +1G'],
    ['ASK-14', 'pas de tir', 'no fire'],
    ['ASK-14', 'hold fire', 'no fire'],
    ['ASK-15', 'poursuit', 'pursue'],
    ['ASK-15', 'reste sur place', 'stay put'],
    ['ASK-15', 'stay put', 'stay put'],
    ['ASK-15', 'no', 'stay put'],
    ['ASK-17', 'then attack', 'then attack'],
    ['ASK-17', 'attack', 'attack'],
    ['ASK-17', 'attaque 7C', 'attack 7C'],
    ['ASK-19', 'en colonne face S', 'column face S'],
    ['ASK-19', 'tirailleurs', 'skirmish'],
    ['ASK-19', 'carré face SO', 'square face SW'],
    ['ASK-19', 'carré', 'square'],
    ['ASK-19', 'étend 0605 face N', 'extend 0605 face N'],
    ['ASK-19', 'face SE', 'face SE'],
  ])('%s %s', (kind, text, canonical) => {
    expect(given(kind, text)).toBe(canonical);
  });

  test('words after a comma are filed for later questions', () => {
    expect(given('ASK-06', 'square, if failed flee')).toBe('square | ASK-10 3L: flee');
    expect(given('ASK-06', 'carré, si échec fuit')).toBe('square | ASK-10 3L: flee');
    expect(given('ASK-06', 'hold, if failed stay at 11+ else flee toward 0507, no strike')).toBe(
      'hold | ASK-10 3L: stay at 11 else flee | ASK-11 3L: toward 0507 | ASK-12 3L: toward 0507 | ASK-09 3L: no strike',
    );
    expect(given('ASK-06', 'fire, friend 2H counter 0504 if 3L stays')).toBe(
      'fire | ASK-07 -: friend 2H counter 0504 if 3L stays',
    );
    expect(given('ASK-10', 'if failed stay at 11+ else flee toward 0507')).toBe(
      'stay at 11 else flee | ASK-11 3L: toward 0507 | ASK-12 3L: toward 0507',
    );
    expect(given('ASK-15', 'pursue toward 7C with 2H then stop')).toBe(
      'pursue with 2H | ASK-16 3L: toward 7C | ASK-16 2H: toward 7C | ASK-17 3L: stop',
    );
  });

  test('a text that is not an answer is passed on, and the question refuses it', () => {
    for (const text of [
      '',
      'xyzzy',
      'square, xyzzy',
      'charge 7C',
      '7C hold',
      '2H hold',
      'square, flee',
      '😀',
      ',',
      ':::',
    ]) {
      expect(answer(text, asked('ASK-06'), now)).toEqual({ text: text.trim(), filed: [] });
    }
  });

  test('the options of a question can always be read', () => {
    const question = asked('ASK-01', undefined, ['D3+2', '2D6-4']);
    expect(answer(' 2d6-4 ', question, now)).toEqual({ text: '2D6-4', filed: [] });
  });
});

describe('conditions after an order are filed', () => {
  const ahead = (text: string) => {
    const order = parse(text);
    if (order instanceof Refusal) throw new Error(order.message);
    return filed(order, 'red').map((each) => `${each.to} ${each.kind} ${each.unit}: ${each.text}`);
  };

  test.each([
    ['7C charge 3L', []],
    ['7C charge 3L, stop', ['red ASK-08 7C: stop']],
    ['7C charge 3L, if square stop, attack', ['red ASK-08 7C: if square stop', 'red ASK-08 7C: attack']],
    ['7C charge 3L, if square evade 0511', ['red ASK-08 7C: if square evade 0511']],
    ['7C charge 3L, si carré esquive 0511', ['red ASK-08 7C: if square evade 0511']],
    ['7C charge 3L, no pursue', ['red ASK-15 7C: stay put']],
    [
      '7C charge 3L, pursue toward 6B with 5D then attack',
      [
        'red ASK-15 7C: pursue with 5D',
        'red ASK-16 7C: toward 6B',
        'red ASK-16 5D: toward 6B',
        'red ASK-17 7C: attack 6B',
        'red ASK-17 7C: attack',
      ],
    ],
    [
      '7C charge 3L, if failed stay at 5 else flee toward 0512',
      ['red ASK-10 7C: stay at 5 else flee', 'red ASK-11 7C: toward 0512', 'red ASK-12 7C: toward 0512'],
    ],
    ['7C charge 3L, if failed stay', ['red ASK-10 7C: stay']],
    ['7C 8C:', []],
    ['end', []],
  ] as const)('%s', (text, expected) => {
    expect(ahead(text)).toEqual(expected);
  });
});
