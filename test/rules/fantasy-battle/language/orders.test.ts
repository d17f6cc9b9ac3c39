/** Orders as people type them, in both languages, and as they are written. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import type { Language } from '../../../../src/kernel/ruleset.ts';
import { orders, parse, showOrder, who, write } from '../../../../src/rules/fantasy-battle/language/index.ts';
import type { Order } from '../../../../src/rules/fantasy-battle/order.ts';
import { facing, id, leg, length, place } from '../../../help/drafts.ts';
import { fantasy, order } from '../../../help/fantasy.ts';
import { rounds } from '../../../help/soak.ts';

const { now } = fantasy(
  'area wood en "the alders" fr "les aulnes" 80x60 90x60 90x70 80x70',
  'blue 3S infantry stands 3 in line at 53x45 face N',
  'blue 5S infantry stands 3 in line at 53x41 face N',
  'blue 1K general at 53x38',
  'red 4O infantry missiles stands 3 in line at 50x60 face S',
);

/** What an order says, in its canonical text; or the message of its refusal. */
function said(text: string): string {
  const read = orders(text, now, 'blue');
  return read instanceof Refusal ? read.says.id : read.map((each) => each.text).join('; ');
}

describe('what is typed', () => {
  test.each([
    ['3S advance 8', '3S avance 8'],
    ['3S advance 6, sidestep left 4', '3S avance 6, pas de côté à gauche 4'],
    ['3S advance 6 toward 4O by order of 1K', '3S avance 6 vers 4O par ordre de 1K'],
    ['3S to H7/3 in column face NE', '3S à H7/3 en colonne face NE'],
    ['3S to 5 short of 4O', '3S à 5 de 4O'],
    ['3S behind 5S in column', '3S derrière 5S en colonne'],
    ['3S in line with 5S', '3S à hauteur de 5S'],
    ['3S line face 4O', '3S ligne face 4O'],
    ['3S column', '3S colonne'],
    ['3S face 22.5', '3S face 22,5'],
    ['3S stand 1 at H7/3 face N, 2 at 52x43', '3S socle 1 à H7/3 face N, 2 à 52x43'],
    ['3S evade', '3S évite'],
    [
      '3S evade 15 in irregular from 4O aside left face S',
      '3S évite 15 en irrégulière devant 4O écart à gauche face S',
    ],
    ['3S charge 4O', '3S charge 4O'],
    ['3S charge 4O first 2 envelop with 5S behind', '3S charge 4O premier 2 enveloppe avec 5S derrière'],
    ['3S charge 4O no envelop alone echelon left', '3S charge 4O sans envelopper seul échelon à gauche'],
    ['3S charge 4O by initiative', '3S charge 4O par initiative'],
    ['1K ride to H7', '1K chevauche à H7'],
    ['end', 'fin'],
  ])('%s', (english, french) => {
    expect([said(english), said(french), showOrder(english, 'fr')]).toEqual([english, english, french]);
  });

  test('with other words, capitals, units of length, commas and articles', () => {
    expect(
      [
        '3s Advance 80 mm',
        '3S to H7/3 face N in line',
        '3S en H7/3 face N en ligne',
        '3S charge 4O, envelop, with 5S',
        '3S charge 4O without envelop',
        '3S charge 4O with first stand 3',
        '3S charge 4O avec le premier socle 3',
        '3S évite 15 en colonne',
        '3S evade 15 to the left',
        '3S en lisière sud des aulnes',
        'by initiative 3S evade 15 in irregular',
        'par initiative 3S évite 15 en formation irrégulière',
        'par ordre 3S charge 4O',
        'by order of 1K 3S column; 5S evade',
        'by 1K 3S line',
        '1K ride the alders',
      ].map(said),
    ).toEqual([
      '3S advance 8',
      '3S to H7/3 in line face N',
      '3S to H7/3 in line face N',
      '3S charge 4O envelop with 5S',
      '3S charge 4O no envelop',
      '3S charge 4O first 3',
      '3S charge 4O first 3',
      '3S evade 15 in column',
      '3S evade 15 aside left',
      '3S to 85x60',
      '3S evade 15 in irregular by initiative',
      '3S evade 15 in irregular by initiative',
      '3S charge 4O by order',
      '3S column by order of 1K; 5S evade',
      '3S line by order of 1K',
      '1K ride to 85x65',
    ]);
  });

  test('FB-FST-02 FB-IMP-01 FB-GEO-22 a column on the left or right, in a charge and without one; beside a friend', () => {
    const charges = [
      '3S charge 4O, column on the left',
      '3S charge 4O, colonne à gauche',
      '3S charge 4O with 5S column',
    ];
    const columns = [
      '3S column on the left',
      '3S colonne à gauche',
      '3S column right face N',
      '3S colonne sur la droite',
    ];
    const beside = ['3S column left of 5S', '3S colonne à gauche de 5S', '3S en ligne derrière 5S'];
    expect([...charges, ...columns, ...beside].map(said)).toEqual([
      '3S charge 4O first 1 behind',
      '3S charge 4O first 1 behind',
      '3S charge 4O with 5S behind',
      '3S to 49x45 in column',
      '3S to 49x45 in column',
      '3S to 57x45 in column face N',
      '3S to 57x45 in column',
      '3S left of 5S in column',
      '3S left of 5S in column',
      '3S behind 5S in line',
    ]);
    expect(said('by order of 1K 3S charge 4O column on the right')).toBe('3S charge 4O first 3 behind by order of 1K');
  });

  test('what cannot be read is refused with the reason, and nothing is read into it', () => {
    expect(
      Object.fromEntries(
        ['', '3S', '3S advance', '3S advance 1e9', '3S to the moon', '9X advance 3', 'advance 3', '3S sing', '3S 8']
          .concat([
            '3S charge',
            '3S charge 4O with',
            '3S charge 4O first',
            '3S stand',
            '3S stand 1',
            '3S stand H7 2S',
            '3S evade ½',
          ])
          .concat(['1K ride', '3S advance 8 by', 'by order', '3S face', 'resign', 'open', 'fight', '3S in'])
          .map((text) => [text, said(text)]),
      ),
    ).toMatchInlineSnapshot(`
      {
        "": "refuse-fb-empty",
        "1K ride": "refuse-place-missing",
        "3S": "refuse-unfinished",
        "3S 8": "refuse-word-here",
        "3S advance": "refuse-length-missing",
        "3S advance 1e9": "refuse-no-length",
        "3S advance 8 by": "refuse-unfinished",
        "3S charge": "refuse-unit-missing",
        "3S charge 4O first": "refuse-number-missing",
        "3S charge 4O with": "refuse-unit-missing",
        "3S evade ½": "refuse-no-length",
        "3S face": "refuse-unfinished",
        "3S in": "refuse-word",
        "3S sing": "refuse-word-here",
        "3S stand": "refuse-number-missing",
        "3S stand 1": "refuse-place-missing",
        "3S stand H7 2S": "refuse-number",
        "3S to the moon": "refuse-no-place",
        "9X advance 3": "refuse-unknown-unit",
        "advance 3": "refuse-who",
        "by order": "refuse-unit-missing",
        "fight": "refuse-word",
        "open": "refuse-word",
        "resign": "refuse-resign",
      }
    `);
  });

  test('a bare length or place is offered with its verb', () => {
    const instead = (text: string) => (orders(text, now, 'blue') as Refusal).instead;
    expect([instead('3S 8'), instead('3S H7')]).toEqual([['3S advance 8'], ['3S to H7']]);
  });

  test('who is moved: a unit or a commander; no one by an order without a unit', () => {
    const moved = (text: string) => who(order(text));
    expect([moved('3S charge 4O with 5S'), moved('1K ride to H7'), moved('end')]).toEqual([['3S'], ['1K'], []]);
  });
});

const activation = fc.oneof(
  fc.constant({}),
  fc.record({ mode: fc.constantFrom('order', 'initiative') }),
  fc.record({ mode: fc.constant('order'), commander: id }),
);
const stand = fc.integer({ min: 1, max: 99 });
const formation = fc.constantFrom('line', 'column');
const bare = fc.oneof(
  fc.record(
    { kind: fc.constant('advance'), unit: id, legs: fc.array(leg, { minLength: 1, maxLength: 3 }), toward: place },
    { requiredKeys: ['kind', 'unit', 'legs'] },
  ),
  fc.record(
    { kind: fc.constant('go'), unit: id, to: place, formation, face: facing },
    { requiredKeys: ['kind', 'unit', 'to'] },
  ),
  fc.record(
    { kind: fc.constant('go'), unit: id, formation, face: facing },
    { requiredKeys: ['kind', 'unit', 'formation'] },
  ),
  fc.record({ kind: fc.constant('go'), unit: id, face: facing }),
  fc.record({
    kind: fc.constant('stands'),
    unit: id,
    to: fc.array(fc.record({ stand, at: place, face: facing }, { requiredKeys: ['stand', 'at'] }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record(
    {
      kind: fc.constant('evade'),
      unit: id,
      by: length,
      formation: fc.constantFrom('line', 'column', 'irregular'),
      face: facing,
      from: id,
      aside: fc.constantFrom('left', 'right'),
    },
    { requiredKeys: ['kind', 'unit'] },
  ),
  fc.record(
    {
      kind: fc.constant('charge'),
      unit: id,
      target: id,
      first: stand,
      envelop: fc.boolean(),
      support: fc.oneof(fc.constant(false), id),
      rest: fc.constantFrom('behind', 'beside', 'echelonLeft', 'echelonRight'),
    },
    { requiredKeys: ['kind', 'unit', 'target'] },
  ),
);
const drafts = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(bare, activation).map(([order, how]) => ({ ...order, ...how })) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('ride'), commander: id, to: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end') }) },
) as fc.Arbitrary<Order>;

test('every order that is written is read again, in both languages', () => {
  fc.assert(
    fc.property(drafts, fc.constantFrom<Language>('en', 'fr'), (order, language) => {
      expect(parse(showOrder(write(order), language))).toEqual(order);
    }),
    { numRuns: rounds(10_000) },
  );
});
