/** Standing answers of Sabreur-hex: how they are read and shown, and what they answer. */
import { describe, expect, test } from 'vitest';
import { Refusal, type Asked, type Option } from '../../../../src/kernel/play.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';

const standing = sabreurHex.standing!;
const FIELD = readPosition([
  'red 7C heavy cavalry 0505 N',
  'red 9L line infantry column 0605 N',
  'blue 45L line infantry line 0502 S',
  'blue 2H light cavalry 0702 S',
  'blue 6B light horse battery 0302 S',
]);

type Offer = string | readonly [string, Option['about']];

function asked(kind: string, unit: string | undefined, offers: readonly Offer[], about: Asked['about'] = {}): Asked {
  const options = offers.map((offer) =>
    typeof offer === 'string' ? { text: offer, about: {} } : { text: offer[0], about: offer[1] },
  );
  return { kind, to: 'blue', ...(unit !== undefined && { unit }), about, options, fallback: options[0]!.text };
}

const says = (text: string, question: Asked, mine: (unit: string) => boolean = () => true) => {
  const read = standing.read(text, FIELD, 'blue');
  if (read instanceof Refusal) throw read;
  return read.flatMap((each) => standing.answers(each.text, question, FIELD, mine));
};

const canonical = (text: string): string[] => {
  const read = standing.read(text, FIELD, 'blue');
  return read instanceof Refusal ? [`! ${read.says.id}`] : read.map((each) => each.text);
};

describe('as text', () => {
  test.each([
    ['45L: if charged by cavalry square, else stand', '45L: if charged by cavalry square else hold'],
    ['45L: if charged by cavalry, square; else stand', '45L: if charged by cavalry square else hold'],
    ['tous : si échec, fuit', 'all: if failed flee'],
    ['45L : si chargé par cavalerie carré, sinon tient', '45L: if charged by cavalry square else hold'],
    ['all: if test failed stay at 11+ else flee', 'all: if failed stay at 11 else flee'],
    ['tous : si échec reste à 11 sinon fuit', 'all: if failed stay at 11 else flee'],
    ['if failed flee toward 0501', 'all: if failed flee toward 0501'],
    [
      '2H if charged by 7C from 3 hexes or more with a chance of at least 50 % counter else if chance 40 hold else flee',
      '2H: if charged by 7C from 3+ hexes chance 50+ counter else if chance 40+ hold else flee',
    ],
    [
      '2h: if friend 45l charged by cavalry counter else none',
      '2H: if friend 45L attacked by cavalry counter else none',
    ],
    ['6B: transfer 2 to 45L', '6B: transfer 2 to 45L'],
    ['6B: transfer to 45L', '6B: transfer to 45L'],
    ['all: no strike back', 'all: no strike'],
    ['45L: if square stop', '45L: if square stop'],
    ['2H: evade', '2H: evade'],
    ['2H: pursue toward 9L then attack', '2H: pursue toward 9L then attack'],
    ['tous : esquive', 'all: evade'],
    ['45L: si sous le feu pas de tir', '45L: if shot at no fire'],
  ])('%s', (typed, text) => {
    expect(canonical(typed)).toEqual([text]);
  });

  test('a comma separates answers to several questions', () => {
    expect(canonical('45L: if charged square, if failed flee, no strike')).toEqual([
      '45L: if charged square',
      '45L: if failed flee',
      '45L: no strike',
    ]);
  });

  test('the text shown can be read again, in both languages', () => {
    const texts = [
      '45L: if charged by cavalry from 3+ hexes chance 50+ square else hold',
      'all: if failed stay at 11 else flee',
      '2H: if friend attacked counter else none',
      '6B: transfer to 45L',
      '2H: pursue then stop',
      '45L: if shot at return',
    ];
    for (const text of texts) {
      expect(standing.show(text, 'en')).toBe(text);
      expect(canonical(standing.show(text, 'fr'))).toEqual([text]);
    }
    expect(standing.show(texts[0]!, 'fr')).toBe(
      '45L\u00a0: si chargé par cavalerie depuis 3+ cases chance 50+ carré sinon tient',
    );
  });

  test.each([
    ['', 'refuse-standing-empty'],
    ['7C: hold', 'refuse-enemy-unit'],
    ['99X: hold', 'refuse-unknown-unit'],
    ['45L: if chraged square', 'refuse-word'],
    ['45L: if failed by cavalry flee', 'refuse-word-here'],
    ['all: none', 'refuse-standing-when'],
    ['45L: if charged square march 0503', 'refuse-word-here'],
    ['45L: square if', 'refuse-standing-behind'],
  ])('refused: %s', (typed, id) => expect(canonical(typed)).toEqual([`! ${id}`]));

  test.each([
    ['45L: square if charged', '45L: if charged square'],
    ['45L: if failed flee, carré si chargé par cavalerie', '45L: if failed flee, si chargé par cavalerie carré'],
    ['45L: square if xyz', undefined],
  ])('a condition after its answer: for %s the other order is suggested', (typed, turned) => {
    const refused = standing.read(typed, FIELD, 'blue');
    if (!(refused instanceof Refusal)) throw new Error('it was read');
    expect([refused.says.id, refused.instead]).toEqual(['refuse-standing-behind', turned ? [turned] : []]);
  });

  test('an order on the same matter has the same topic, one on another matter has another', () => {
    const topic = (text: string) => {
      const read = standing.read(text, FIELD, 'blue');
      return read instanceof Refusal ? '' : read[0]!.topic;
    };
    expect(topic('45L: if charged square')).toBe(topic('45L: if charged hold else flee'));
    expect(topic('45L: if charged square')).not.toBe(topic('45L: if assaulted hold'));
    expect(topic('45L: if charged square')).not.toBe(topic('all: if charged square'));
    expect(topic('45L: if charged by cavalry square')).not.toBe(topic('45L: if charged square'));
  });

  test('its next words are offered in the language of the player, and complete orders can be read', () => {
    const shown = (typed: string, language: 'en' | 'fr' = 'en') =>
      standing.complete(typed, FIELD, 'blue', language).map(({ text }) => text);
    expect(shown('')).toEqual(['all', '45L', '2H', '6B']);
    expect(shown('45L')).toContain('45L:');
    expect(shown('45L: if ch')).toEqual(['45L: if charged']);
    expect(shown('45L: if charged by cavalry ')).toContain('45L: if charged by cavalry square');
    expect(shown('45L : si chargé par ', 'fr')).toContain('45L\u00a0: si chargé par cavalerie');
    expect(shown('45L: if charged by cavalry square else ')).toContain('45L: if charged by cavalry square else hold');
    expect(shown('6B: ').join()).not.toContain('if failed');
    for (const text of shown('all: if charged by infantry chance 50+ ')) expect(canonical(text)[0]).not.toMatch(/^!/);
  });
});

describe('what it answers', () => {
  const charge = (charger: string, distance: number, ...offers: readonly Offer[]) =>
    asked('ASK-06', '45L', offers, { charger, distance, how: 'charge' });
  const offers = ['hold', ['square', { needs: 5, chance: 28 }], ['fire', { needs: 8, chance: 72 }], 'flee'] as const;

  test('a charge by cavalry, and otherwise the answer after else', () => {
    const text = '45L: if charged by cavalry square else hold';
    expect(says(text, charge('7C', 3, ...offers))).toEqual(['square', 'hold']);
    expect(says(text, charge('9L', 3, ...offers))).toEqual(['hold']);
    expect(
      says(text, { ...charge('7C', 3, ...offers), about: { charger: '7C', distance: 1, how: 'assault' } }),
    ).toEqual([]);
  });

  test('only a charge from far enough away, and only if the chance is good enough', () => {
    expect(says('45L: if charged from 3 hexes square', charge('7C', 3, ...offers))).toEqual(['square']);
    expect(says('45L: if charged from 4 hexes square', charge('7C', 3, ...offers))).toEqual([]);
    expect(says('45L: if charged chance 28 square', charge('7C', 3, ...offers))).toEqual(['square']);
    expect(
      says('45L: if charged chance 29 square else if chance 50 fire else hold', charge('7C', 3, ...offers)),
    ).toEqual(['fire', 'hold']);
    expect(says('45L: if charged chance 99 hold', charge('7C', 3, ['hold', { noTest: true }]))).toEqual(['hold']);
  });

  test('an impossible answer is passed on too: the question then refuses it', () => {
    expect(says('45L: if charged square', charge('7C', 2, 'hold', 'flee'))).toEqual(['square']);
  });

  test('nothing for another unit; nothing, with all, for units of other commanders', () => {
    expect(says('2H: hold', charge('7C', 3, ...offers))).toEqual([]);
    expect(says('all: hold', charge('7C', 3, ...offers))).toEqual(['hold']);
    expect(says('all: hold', charge('7C', 3, ...offers), (unit) => unit !== '45L')).toEqual([]);
  });

  test('an evasion to the farthest hex, if no hex is named', () => {
    expect(says('all: evade', charge('7C', 3, 'hold', 'evade 0501', 'evade 0401'))).toEqual(['evade 0501']);
    expect(says('all: evade', charge('7C', 3, 'hold'))).toEqual(['evade']);
  });

  test('a failed test, and a direction to flee in', () => {
    const failed = asked('ASK-10', '45L', ['stay', 'flee']);
    expect(says('all: if failed stay at 11+ else flee toward 0501', failed)).toEqual(['stay at 11 else flee']);
    expect(says('all: if failed flee toward 0501', asked('ASK-12', '45L', ['via 0501']))).toEqual(['toward 0501']);
    expect(says('all: if failed flee', asked('ASK-12', '45L', ['via 0501']))).toEqual([]);
  });

  test('a friend: the one named, or the commander’s likeliest; none only if no other could help', () => {
    const help = asked(
      'ASK-07',
      undefined,
      [
        'friend none',
        ['friend 6B fire', { chance: 40 }],
        ['friend 45L fire', { chance: 60 }],
        ['friend 2H counter 0603', { chance: 50 }],
      ],
      { charger: '7C', target: '45L' },
    );
    expect(says('2H: if friend attacked counter', help)).toEqual(['friend 2H counter 0603']);
    expect(says('2H: if friend 6B attacked counter', help)).toEqual([]);
    expect(says('all: if friend attacked by cavalry fire else none', help)).toEqual([
      'friend 45L fire',
      'friend 6B fire',
      'friend none',
    ]);
    expect(says('2H: if friend attacked none', help)).toEqual([]);
    expect(says('all: if friend attacked fire', help, (unit) => unit === '6B')).toEqual(['friend 6B fire']);
  });

  test('guns pass on just enough to save them', () => {
    const losing = asked('ASK-13', '6B', ['none', 'transfer 1 to 45L', 'transfer 2 to 45L'], {
      losses: 3,
      strength: 2,
    });
    expect(says('6B: transfer to 45L', losing)).toEqual(['transfer 2 to 45L']);
    expect(says('6B: transfer to 45L', { ...losing, about: { losses: 1, strength: 2 } })).toEqual(['none']);
  });

  test('Impetuous units are held back, units with Tactical Sense try', () => {
    expect(says('all: restrain', asked('ASK-04', '2H', ['2H restrain', '2H charge 9L']))).toEqual(['2H restrain']);
    expect(says('2H: try', asked('ASK-05', '2H', ['none', '2H try']))).toEqual(['2H try']);
  });
});

test('the units in danger, and the questions that each may be asked', () => {
  const dangers = standing.dangers(FIELD, 'blue');
  expect(dangers.map(({ unit }) => unit)).toContain('45L');
  expect(dangers.find(({ unit }) => unit === '45L')!.kinds).toContain('ASK-06');
  expect(
    standing.dangers(readPosition(['red 7C heavy cavalry 0112 N', 'blue 45L line infantry line 1601 S']), 'blue'),
  ).toEqual([]);
});
