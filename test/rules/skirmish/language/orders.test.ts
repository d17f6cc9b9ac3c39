/** Orders as people type them, in both languages, and as they are written. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import type { Language } from '../../../../src/kernel/ruleset.ts';
import { skirmish as book } from '../../../../src/rules/skirmish/index.ts';
import { parse, showOrder, write } from '../../../../src/rules/skirmish/language/index.ts';
import type { Order } from '../../../../src/rules/skirmish/order.ts';
import { facing, id, leg, place } from '../../../help/drafts.ts';
import { skirmish } from '../../../help/skirmish.ts';
import { rounds } from '../../../help/soak.ts';

const { now } = skirmish(
  'area building en "the inn" fr "l’auberge" 40x60 50x60 50x70 40x70',
  'area wood en "the oaks" fr "les chênes" 80x60 90x60 90x70 80x70',
  'red 3L line close 8 ranks 2 at 40x20 face N',
  'red 4L line close 8 ranks 2 at 60x20 face N',
  'red 1S sergeant of 3L at 40x14',
  'red 1V elite voltigeurs loose figures 80x20 82.5x20 85x20',
  'blue 2K line close 8 ranks 2 at 40x45 face S',
);

/** What an order says, in its canonical text; or the message of its refusal. */
function said(text: string): string {
  const read = book.orders(text, now, 'red');
  return read instanceof Refusal ? read.says.id : read.map((each) => each.text).join('; ');
}

test('a refused order may be typed on: what only says how is not offered, and no figure twice', () => {
  const texts = (typed: string) => book.complete(typed, now, 'red', 'en').map(({ text }) => text);
  // They are loaded, and no choice of figures makes a reload legal.
  expect(texts('1V reload ')).toEqual([]);
  expect(texts('1V fire 2K ')).toContain('1V fire 2K figures');
  expect(texts('1V fire 2K figures 1 ')).toEqual(['1V fire 2K figures 1 2', '1V fire 2K figures 1 3']);
  // The space after a length belongs to what follows.
  expect(texts('1V advance 8 ')).toContain('1V advance 8 figures');
});

test('SK-Q-37 a figure of the target is not named: the unit is, and the nearest of it are hit', () => {
  const refused = (text: string) => {
    const read = book.orders(text, now, 'red');
    return read instanceof Refusal ? [read.says.id, ...read.instead] : [];
  };
  expect(refused('1V fire 2K.3')).toEqual(['refuse-sk-one-of', '1V fire 2K']);
  expect(refused('1V.2 tire 2K.3')).toEqual(['refuse-sk-one-of', '1V fire 2K figures 2']);
  expect(refused('3L advance 6 toward 2K.1')).toEqual(['refuse-sk-one-of', '3L advance 6 toward 2K']);
  // What else is the matter comes first.
  expect(refused('1V fire 9K.3')[0]).toBe('refuse-unknown-unit');
});

test.each(['3L square', '3L form square', '3L carré', '3L forme le carré'])('SK-GEO-02 no square: %s', (text) => {
  expect(said(text)).toBe('refuse-sk-square');
});

describe('what is typed', () => {
  test.each([
    ['3L advance 8', '3L avance 8'],
    ['3L advance 12.5', '3L avance 12,5'],
    ['3L advance 6 toward 2K', '3L avance 6 vers 2K'],
    ['3L advance 6, sidestep left 4', '3L avance 6, pas de côté à gauche 4'],
    ['3L oblique left 30 7', '3L oblique à gauche 30 7'],
    ['3L back 3', '3L recule 3'],
    ['1V back 3 face N figures 1 3', '1V recule 3 face N figurines 1 3'],
    ['3L to H7/3 face 22.5', '3L à H7/3 face 22,5'],
    ['3L to 5 short of 2K', '3L à 5 de 2K'],
    ['3L to 2K', '3L à 2K'],
    ['3L to 45x65', '3L à 45x65'],
    ['3L behind 4L', '3L derrière 4L'],
    ['3L left of 4L', '3L à gauche de 4L'],
    ['3L in line with 4L', '3L à hauteur de 4L'],
    ['3L turn right', '3L quart à droite'],
    ['3L turn about', '3L demi-tour'],
    ['3L fire 2K', '3L tire 2K'],
    ['3L fire 2K elite', '3L tire 2K élite'],
    ['1V fire 2K elite +1 figures 2', '1V tire 2K élite +1 figurines 2'],
    ['1V fire 2K elite target 3 figures 2', '1V tire 2K élite cible 3 figurines 2'],
    ['3L fire 2K keep no difference', '3L tire 2K garde sans différence'],
    ['3L assault 2K', '3L assaut 2K'],
    ['3L reload', '3L recharge'],
    ['3L form', '3L forme'],
    ['3L form 2 files at H7 face 2K', '3L forme 2 files à H7 face 2K'],
    ['3L deploy face NE', '3L déploie face NE'],
    ['3L disperse', '3L disperse'],
    ['end', 'fin'],
  ])('%s', (english, french) => {
    expect([said(english), said(french), showOrder(english, 'fr')]).toEqual([english, english, french]);
  });

  test('with other words, capitals, units of length, commas and articles', () => {
    expect(
      [
        '3l Advance 80 mm',
        '3L, move 12,5 cm',
        '3L to the inn',
        '3L en lisière sud des chênes',
        "1v to the inn face 2 o'clock",
        '3L up to 2k',
        '1V fire 2K, elite',
        '3L quart à gauche; 4L demi-tour',
        '3L form 3 ranks',
        '3L déploie face à 2K',
        '1V en tirailleurs',
        '3L en H7',
        '3L vers derrière 4L',
        '3L derrière 4L',
        '3L avance 6 vers derrière 4L',
      ].map(said),
    ).toEqual([
      '3L advance 8',
      '3L advance 12.5',
      '3L to 45x65',
      '3L to 85x60',
      '1V to 45x65 face 60',
      '3L to 2K',
      '1V fire 2K elite',
      '3L turn left; 4L turn about',
      '3L form 3 ranks',
      '3L deploy face 2K',
      '1V deploy',
      '3L to H7',
      '3L behind 4L',
      '3L behind 4L',
      '3L advance 6 toward behind 4L',
    ]);
  });

  test('an order in the words of the reports', () => {
    const fires = [
      '3L fires at the 2K',
      '3L volleys at 2K',
      '3L tirez sur les 2K',
      '3L tirent sur le 2K',
      '3L salve sur 2K',
    ];
    const assaults = ['3L assaults 2K', '3L chargez les 2K', '3L assaillent le 2K', "3L donnent l'assaut contre 2K"];
    expect(new Set(fires.map(said))).toEqual(new Set(['3L fire 2K']));
    expect(new Set(assaults.map(said))).toEqual(new Set(['3L assault 2K']));
  });

  test('SK-GEO-02 a line is close order in two ranks, a column is one of twos', () => {
    const line = ['3L line', '3L in line', '3L form line', '3L ligne', '3L en ligne', '3L forme la ligne'];
    const column = ['3L column', '3L in column', '3L march column', '3L colonne', '3L en colonne de marche'];
    expect(new Set(line.map(said))).toEqual(new Set(['3L form']));
    expect(new Set(column.map(said))).toEqual(new Set(['3L form 2 files']));
    const left = ['3L column on the left', '3L in column left', '3L colonne sur la gauche', '3L en colonne à gauche'];
    expect(new Set(left.map(said))).toEqual(new Set(['3L form 2 files left']));
    expect(showOrder('3L form 2 files right', 'fr')).toBe('3L forme 2 files à droite');
    expect(['3L column on the right face N', '3L form 3 ranks on the right'].map(said)).toEqual([
      '3L form 2 files right face N',
      '3L form 3 ranks right',
    ]);
    const beside = ['3L column left of 4L', '3L column on the left of 4L', '3L colonne à gauche de 4L'];
    expect(new Set([...beside, '3L en colonne sur la gauche de 4L'].map(said))).toEqual(
      new Set(['3L form 2 files at left of 4L']),
    );
    expect(said('3L line behind 4L face N')).toBe('3L form at behind 4L face N');
    expect(['3L column at H7 face N', '3L en ligne face à 2K', '3L in line with 4L'].map(said)).toEqual([
      '3L form 2 files at H7 face N',
      '3L form face 2K',
      '3L in line with 4L',
    ]);
  });

  test('what cannot be read is refused with the reason, and nothing is read into it', () => {
    expect(
      Object.fromEntries(
        ['', '3L', '3L advance', '3L advance 1e9', '3L advance -3', '3L advance 8,,5', '3L advance ½', '3L advance 8 5']
          .concat([
            '3L to the moon',
            '9X advance 3',
            'advance 3',
            '3L whistle',
            '3L 8',
            '3L H7',
            '3L oblique left 7',
            'resign',
          ])
          .concat(['3L form 2', '3L advance 999', '3L fire', '3L fire 2K figures', '3L turn', 'open'])
          .map((text) => [text, said(text)]),
      ),
    ).toMatchInlineSnapshot(`
      {
        "": "refuse-sk-empty",
        "3L": "refuse-unfinished",
        "3L 8": "refuse-word-here",
        "3L H7": "refuse-word-here",
        "3L advance": "refuse-length-missing",
        "3L advance -3": "refuse-no-length",
        "3L advance 1e9": "refuse-no-length",
        "3L advance 8 5": "refuse-word-here",
        "3L advance 8,,5": "refuse-no-length",
        "3L advance 999": "fault-length",
        "3L advance ½": "refuse-no-length",
        "3L fire": "refuse-unit-missing",
        "3L fire 2K figures": "refuse-number-missing",
        "3L form 2": "refuse-unfinished",
        "3L oblique left 7": "refuse-length-missing",
        "3L to the moon": "refuse-no-place",
        "3L turn": "refuse-unfinished",
        "3L whistle": "refuse-word-here",
        "9X advance 3": "refuse-unknown-unit",
        "advance 3": "refuse-who",
        "open": "refuse-word",
        "resign": "refuse-resign",
      }
    `);
  });

  test('SK-Q-30 figures as reports name them, after a point', () => {
    expect(
      [
        '1V.2 fire 2K',
        '1v.1,3 tire 2K',
        '1V.1.3 back 3',
        '1V.2 recharge; 3L avance 8,5',
        '3L avance 4\n1V.3 avance 4,5',
      ].map(said),
    ).toEqual([
      '1V fire 2K figures 2',
      '1V fire 2K figures 1 3',
      '1V back 3 figures 1 3',
      '1V reload figures 2; 3L advance 8.5',
      '3L advance 4; 1V advance 4.5 figures 3',
    ]);
    expect(['1V.2', '1V.2 fire', '9X.2 fire 2K', '1V.2 sing'].map(said)).toEqual([
      'refuse-unfinished',
      'refuse-unit-missing',
      'refuse-unknown-unit',
      'refuse-word',
    ]);
  });

  test('SK-Q-30 what only a whole unit does is refused to single figures, and offered to the unit', () => {
    const refused = (text: string) => book.orders(text, now, 'red') as Refusal;
    expect(refused('1V.2 assault 2K')).toMatchObject({ clause: 'SK-Q-30', instead: ['1V assault 2K'] });
    expect(refused('1V.2 déploie').instead).toEqual(['1V deploy']);
  });

  test('an order to figures is completed with their numbers', () => {
    const offered = (typed: string) => book.complete(typed, now, 'red', 'fr').map(({ text }) => text);
    expect([offered('1V.2 ti'), offered('1V.2 tire ')]).toEqual([['1V.2 tire'], ['1V.2 tire 2K']]);
    expect(offered('1V.2 ')).not.toContain('1V.2 assaut 2K');
    for (const text of offered('3L avance 8; 1V.2 '))
      expect([text, text.startsWith('3L avance 8; 1V.2 ')]).toEqual([text, true]);
  });

  test('a bare length or place is offered with its verb', () => {
    const instead = (text: string) => (book.orders(text, now, 'red') as Refusal).instead;
    expect([instead('3L 8'), instead('3L H7')]).toEqual([['3L advance 8'], ['3L to H7']]);
  });
});

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 4 });
const small = fc.integer({ min: 1, max: 9 });
const drafts = fc.oneof(
  fc.record(
    {
      kind: fc.constant('advance'),
      unit: id,
      figures: numbers,
      legs: fc.array(leg, { minLength: 1, maxLength: 3 }),
      toward: place,
      face: facing,
    },
    { requiredKeys: ['kind', 'unit', 'figures', 'legs'] },
  ),
  fc.record(
    { kind: fc.constant('go'), unit: id, figures: numbers, to: place, face: facing },
    { requiredKeys: ['kind', 'unit', 'figures', 'to'] },
  ),
  fc.record({ kind: fc.constant('turn'), unit: id, by: fc.constantFrom(9_000, 18_000, 27_000) }),
  fc.record(
    {
      kind: fc.constant('fire'),
      unit: id,
      figures: numbers,
      target: id,
      single: fc.oneof(fc.constantFrom('plusOne', 'plain'), fc.record({ figure: small })),
      elite: fc.boolean(),
      difference: fc.boolean(),
    },
    { requiredKeys: ['kind', 'unit', 'figures', 'target'] },
  ),
  fc.record({ kind: fc.constant('assault'), unit: id, target: id }),
  fc.record({ kind: fc.constant('reload'), unit: id, figures: numbers }),
  fc.record(
    {
      kind: fc.constant('form'),
      unit: id,
      formation: fc.constantFrom('close', 'skirmish', 'loose'),
      wing: fc.constantFrom('toLeft', 'toRight'),
      depth: fc.oneof(fc.record({ ranks: small }), fc.record({ files: small })),
      at: place,
      face: facing,
    },
    { requiredKeys: ['kind', 'unit', 'formation'] },
  ),
  fc.record({ kind: fc.constant('end') }),
) as fc.Arbitrary<Order>;

test('every order that is written is read again, in both languages', () => {
  fc.assert(
    fc.property(drafts, fc.constantFrom<Language>('en', 'fr'), (order, language) => {
      expect(parse(showOrder(write(order), language))).toEqual(order);
    }),
    { numRuns: rounds(10_000) },
  );
});
