/** Sheets as people type them, in both languages, and as they are written. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/play.ts';
import type { Language } from '../../../../src/kernel/ruleset.ts';
import { opening, orders, parse, showOrder, who, write } from '../../../../src/rules/periods/language/index.ts';
import { FORMATIONS, NO_SHEET, type Order, POSTURES } from '../../../../src/rules/periods/order.ts';
import { codePoint } from '../../../help/code-points.ts';
import { id, length } from '../../../help/drafts.ts';
import { at, blue, CAVALRY, GUNS, officer, red, table } from '../../../help/periods.ts';
import { rounds } from '../../../help/soak.ts';

const outline = [at(1_400, 900), at(1_500, 900), at(1_500, 1_000), at(1_400, 1_000)].map(({ x, y }) => ({ x, y }));
const oaks = { id: 'oaks', kind: 'wood', level: 0, outline, name: { en: 'the oaks', fr: 'les chênes' } } as const;
const now = table(
  [
    red('3L', at(900, 300), 'marchColumn'),
    red('2L', at(600, 300), 'line'),
    red('5H', at(1_200, 300), 'marchColumn', CAVALRY),
    red('1B', at(1_500, 300), 'limbered', GUNS),
    red('4S', at(300, 300), 'square', { ranks: [18] }),
    blue('12L', at(900, 600, 180), 'line'),
    blue('14H', at(1_200, 700, 180), 'marchColumn', CAVALRY),
  ],
  {
    field: { ...table([]).field, areas: [oaks] },
    officers: [officer('red', '1G', 900, 200, 'general'), officer('red', '12A', 910, 200, 'adc')],
    writing: { side: 'red', sheet: NO_SHEET },
  },
);

/** What an order says, in its canonical text; or the message of its refusal. */
function said(text: string): string {
  const read = orders(text, now, 'red');
  return read instanceof Refusal ? read.says.id : read.map((each) => each.text).join('; ');
}

describe('what is typed', () => {
  test.each([
    ['3L advance 8', '3L avance 8'],
    ['3L forced march 13.5', '3L marche forcée 13,5'],
    ['2L back 3', '2L recule 3'],
    ['2L oblique left 30 3.5', '2L oblique à gauche 30 3,5'],
    ['2L wheel left 20, advance 4', '2L conversion à gauche 20, avance 4'],
    ['4S advance front 3', '4S avance en avant 3'],
    ['4S advance left 2', '4S avance à gauche 2'],
    ['3L turn about', '3L demi-tour'],
    ['3L turn left, advance 2', '3L quart à gauche, avance 2'],
    ['3L line', '3L ligne'],
    ['3L line on the left', '3L ligne sur la gauche'],
    ['2L column of divisions', '2L colonne de division'],
    ['2L double line', '2L double ligne'],
    ['2L solid square', '2L carré plein'],
    ['2L skirmish', '2L tirailleurs'],
    ['2L reform in column facing rear, advance 3', '2L reforme en colonne face en arrière, avance 3'],
    ['2L reform, line', '2L reforme, ligne'],
    ['1B unlimber', '1B en batterie'],
    ['1B limber', '1B attelle'],
    ['1B manhandle 3', '1B bricole 3'],
    ['1B manhandle back 2.5', '1B prolonge 2,5'],
    ['5H rejoin', '5H rejoint son unité'],
    ['3L wait, advance 4', '3L attend, avance 4'],
    ['3L charge 12L, if evades stop', '3L charge 12L, si esquive arrête'],
    ['3L feint', '3L feinte'],
    ['2L evade', '2L esquive'],
    ['2L evade from 14H, from half 2.2', '2L esquive devant 14H, dès la demi-période 2.2'],
    ['5H rally', '5H rallie'],
    ['5H rally go on', '5H rallie continue'],
    ['3L advance 4, enter melee 12L', '3L avance 4, entre en mêlée 12L'],
    ['3L stand', '3L reste'],
    ['3L stand, if charged countercharge', '3L reste, si chargé contre-charge'],
    ['3L advance 4, if charged fire first', "3L avance 4, si chargé tire d'abord"],
    [
      '5H charge 12L, if charged go on, if barred contact, squadrons halt, push past, follow, pass left',
      '5H charge 12L, si chargé continue, si barré contact, escadrons halte, dépasse, suit, passe à gauche',
    ],
    [
      '2L stand, if flanked turn, if in cover evade, split',
      '2L reste, si pris de flanc tourne, si à couvert esquive, se divise',
    ],
    ['2L stand, no push past, no follow, no split', '2L reste, sans dépasser, sans suivre, sans se diviser'],
    ['3L nothing', '3L rien'],
    ['1G ride to 72.5x64', '1G chevauche à 72,5x64'],
    ['1G ride to 72.5x64 with 3L', '1G chevauche à 72,5x64 avec 3L'],
    ['12A to 3L: harass', '12A à 3L : harceler'],
    ['seal', 'scelle'],
  ])('%s', (english, french) => {
    expect([said(english), said(french), showOrder(english, 'fr')]).toEqual([english, english, french]);
  });

  test('with other words, capitals, commas and articles', () => {
    expect(
      [
        '3l Advance 80 mm',
        '2L wheel to face 14H',
        '2L face NE',
        '3L form line on the right',
        '3L en ligne sur la droite, si chargée fait le carré',
        '2L oblique left 30, 3.5',
        '2L move 3 and wheel right 5 then',
        'by 2L',
        '4S advance 3; 4S back 2',
        '12A vers 3L: tenir',
        '12A to 3L hold',
        '1G to H7 with 3L',
        '5H charge 12L if it evades go on from half 1.2',
      ].map(said),
    ).toMatchInlineSnapshot(`
      [
        "3L advance 8",
        "2L wheel right 57.98",
        "2L wheel right 45",
        "3L line on the right",
        "3L line on the right, if charged square",
        "2L oblique left 30 3.5",
        "2L advance 3, wheel right 5",
        "refuse-no-unit",
        "4S advance front 3; 4S advance rear 2",
        "12A to 3L: hold",
        "12A to 3L: hold",
        "1G ride to 75x65 with 3L",
        "5H charge 12L, if evades go on, from half 1.2",
      ]
    `);
  });

  test('METRIC 3.1 a place becomes the cheapest legs, from where the unit will be by then', () => {
    expect(
      [
        '3L to 90x40',
        '3L to 90x21',
        '2L to 64x34',
        '3L to J4',
        '3L to 95x36 face N',
        '3L to 95x36 face E',
        '3L advance 3 toward the oaks',
        '3L advance 2, to 93x40, line',
        '3L behind 2L',
        '4S to 33x34',
        '1G behind 3L',
        '1G ride 3L',
      ].map(said),
    ).toMatchInlineSnapshot(`
      [
        "3L advance 10",
        "3L turn about",
        "2L oblique right 45 5.657",
        "3L wheel right 52.03, advance 5.244",
        "3L wheel right 53.13, advance 4, wheel left 53.13",
        "3L wheel right 36.25, advance 4.65, wheel right 53.75",
        "3L wheel right 40.6, advance 3",
        "3L advance 2, wheel right 21.62, advance 7.714, line",
        "3L wheel left 99.78, advance 27.771",
        "4S advance front 4, advance right 3",
        "1G ride to 90x20",
        "1G ride to 90x30",
      ]
    `);
  });

  test('METRIC 3.1 a unit advances up to a place; an officer goes to one with a unit, and nobody else does', () => {
    for (const text of ['3L advance to 90x40', '3L advance up to 90x40', '3L avance jusqu’à 90x40']) {
      expect([text, said(text)]).toEqual([text, '3L advance 10']);
    }
    for (const text of ['1G to 72.5x64 with 3L', '1G vers 72,5x64 avec 3L']) {
      expect([text, said(text)]).toEqual([text, '1G ride to 72.5x64 with 3L']);
    }
    expect(said('2L to 60x40 with 3L')).toBe('refuse-pe-with');
  });

  test('PE-CHG-13 a way to an enemy is not worked out, since that would measure; open measuring allows it', () => {
    const open = { ...now, variants: { ...now.variants, measuring: 'open' as const } };
    const read = (text: string) => (orders(text, open, 'red') as Refusal).says?.id;
    for (const text of ['3L to 12L', '3L behind 12L', '3L to 5 short of 12L', '1G to 12L']) {
      expect([text, said(text), read(text)]).toEqual([text, 'refuse-pe-measure', undefined]);
    }
    expect(said('3L wheel to face 14H')).toBe('3L wheel right 34.1');
  });

  test('what cannot be read is refused with the reason, and nothing is read into it', () => {
    expect(
      Object.fromEntries(
        ['', '3L', '3L advance', '3L advance 1e9', '3L to the moon', '9X advance 3', 'advance 3', '3L sing', '3L 8']
          .concat([
            '3L wheel',
            '3L wheel left',
            '3L wheel left 400',
            '3L turn',
            '3L oblique left 95 3',
            '3L if charged',
          ])
          .concat([
            '3L if charged sing',
            '3L from half 2',
            '3L from half 2.3',
            '3L pass',
            '3L enter melee',
            '3L to 200x3',
          ])
          .concat(['12A to 3L:', '12A to 3L: sing', '12A to 3L: hold, advance 3', '1G advance 3', '1G ride', 'resign'])
          .concat([
            'sheets red: 3L stand | blue:',
            'quarter',
            'half',
            '3L nothing at all',
            '3L charge 12L 14H',
            '2L to 61x30',
          ])
          .map((text) => [text, said(text)]),
      ),
    ).toMatchInlineSnapshot(`
      {
        "": "refuse-pe-empty",
        "12A to 3L:": "refuse-unfinished",
        "12A to 3L: hold, advance 3": "refuse-pe-errand-more",
        "12A to 3L: sing": "refuse-word-here",
        "1G advance 3": "refuse-pe-officer-line",
        "1G ride": "refuse-place-missing",
        "2L to 61x30": "refuse-pe-near",
        "3L": "refuse-unfinished",
        "3L 8": "refuse-word-here",
        "3L advance": "refuse-length-missing",
        "3L advance 1e9": "refuse-no-length",
        "3L charge 12L 14H": "refuse-word-left",
        "3L enter melee": "refuse-unit-missing",
        "3L from half 2": "refuse-pe-half",
        "3L from half 2.3": "refuse-pe-half",
        "3L if charged": "refuse-unfinished",
        "3L if charged sing": "refuse-word",
        "3L nothing at all": "refuse-word-left",
        "3L oblique left 95 3": "refuse-angle",
        "3L pass": "refuse-unfinished",
        "3L sing": "refuse-word",
        "3L to 200x3": "refuse-pe-off",
        "3L to the moon": "refuse-no-place",
        "3L turn": "refuse-unfinished",
        "3L wheel": "refuse-unfinished",
        "3L wheel left": "refuse-angle",
        "3L wheel left 400": "refuse-angle",
        "9X advance 3": "refuse-unknown-unit",
        "advance 3": "refuse-who",
        "half": "refuse-word",
        "quarter": "refuse-word",
        "resign": "refuse-resign",
        "sheets red: 3L stand | blue:": "refuse-word",
      }
    `);
  });

  test('PE-STEP-03 the opening and the quarters are understood where they are due, and only there', () => {
    const { writing: _, ...bare } = now;
    const read = (text: string, phase: typeof now.phase) => {
      const found = orders(text, { ...bare, phase }, 'red');
      return found instanceof Refusal ? 'refused' : found[0]!.order.kind;
    };
    expect(read('sheets red: 3L stand | blue:', 'sheets')).toBe('sheets');
    expect(read('sheets red: 3L stand | blue: 12L sings', 'sheets')).toBe('refused');
    expect([read('quarter', 'quarters'), read('quarter', 'half'), read('half', 'half')]).toEqual([
      'quarter',
      'refused',
      'half',
    ]);
  });

  test('who is moved: the unit, the officer, the aide-de-camp', () => {
    const moved = (text: string) => who(parse(text) as Order);
    expect(['3L stand', '1G ride to 3x4', '12A to 3L: hold', '3L nothing', 'seal'].map(moved)).toEqual([
      ['3L'],
      ['1G'],
      ['12A'],
      ['3L'],
      [],
    ]);
  });

  test('hostile text is refused or read, never thrown over', () => {
    const part = fc.oneof(
      fc.string({ unit: codePoint, maxLength: 12 }),
      fc.constantFrom(
        '3L',
        '12A',
        'charge',
        'si',
        'if',
        'charged',
        'to',
        'H7/9',
        ';',
        '|',
        'sheets',
        'red:',
        ',',
        '½',
        '-3',
      ),
      fc.constantFrom(
        'wheel',
        'left',
        '360',
        'from',
        'half',
        '0.1',
        'en',
        'reform',
        'in',
        ':',
        'toward',
        '300x300',
        '14H',
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), fc.constantFrom(' ', '', ', '), (parts, between) => {
        const text = parts.join(between);
        const read = orders(text, now, 'red');
        const found = read instanceof Refusal ? [] : read;
        expect(found.map((each) => parse(each.text))).toEqual(found.map(({ order }) => order));
        expect(typeof showOrder(text, 'fr')).toBe('string');
      }),
      { numRuns: rounds(5_000) },
    );
  });
});

const heading = fc.integer({ min: 1, max: 8_999 });
const hand = fc.constantFrom('left', 'right');
const formation = fc.constantFrom(...FORMATIONS.slice(0, 7));
const by = length;
const act = fc.oneof(
  fc.record({ do: fc.constant('ahead'), by, forced: fc.constant(true) }, { requiredKeys: ['do', 'by'] }),
  fc.record({ do: fc.constantFrom('back', 'cross'), by }),
  fc.record({
    do: fc.constant('oblique'),
    angle: fc.oneof(
      heading,
      heading.map((each) => -each),
    ),
    by,
  }),
  fc.record({ do: fc.constant('face'), angle: fc.constantFrom(0, 9_000, 18_000, 27_000), by }),
  fc.record({ do: fc.constant('wheel'), hand, angle: fc.integer({ min: 1, max: 35_999 }) }),
  fc.record({ do: fc.constant('turn'), by: fc.constantFrom(9_000, 18_000, 27_000) }),
  fc.record({ do: fc.constant('form'), formation, on: hand }, { requiredKeys: ['do', 'formation'] }),
  fc.record({ do: fc.constant('reform'), face: fc.constant(18_000), formation }, { requiredKeys: ['do'] }),
  fc.record({ do: fc.constantFrom('limber', 'unlimber', 'rejoin', 'wait') }),
  fc.record({
    do: fc.constant('manhandle'),
    by: fc.oneof(
      by,
      by.map((each) => -each),
    ),
  }),
  fc.record({ do: fc.constantFrom('charge', 'enter'), target: id }),
  fc.record({ do: fc.constant('charge'), target: fc.oneof(fc.constant(''), id), void: fc.constant(true) }),
  fc.record({ do: fc.constant('evade'), from: id }, { requiredKeys: ['do'] }),
  fc.record({ do: fc.constant('rally'), goOn: fc.constant(true) }, { requiredKeys: ['do'] }),
);
const answers = fc.record(
  {
    charged: fc.constantFrom('stand', 'go on', 'countercharge', 'fire', 'square', 'line', 'column'),
    evades: fc.constantFrom('stop', 'go on'),
    barred: fc.constantFrom('contact', 'halt', 'go on'),
    squadrons: fc.constantFrom('halt', 'go on'),
    pushPast: fc.boolean(),
    follow: fc.boolean(),
    pass: hand,
    flanked: fc.boolean(),
    cover: fc.constantFrom('stand', 'evade'),
    drawn: fc.constantFrom('stay', 'rally'),
    split: fc.boolean(),
    fireFirst: fc.boolean(),
  },
  { requiredKeys: [] },
);
const from = fc.record({ period: fc.integer({ min: 1, max: 20 }), half: fc.constantFrom(1, 2) });
const line = fc.record(
  { unit: id, acts: fc.array(act, { maxLength: 6 }), answers, from },
  { requiredKeys: ['unit', 'acts', 'answers'] },
);
const point = fc.record({ x: fc.integer({ min: 0, max: 300_000 }), y: fc.integer({ min: 0, max: 300_000 }) });
const ride = fc.record({ officer: id, to: point, with: id }, { requiredKeys: ['officer', 'to'] });
const errand = fc.record({ adc: id, to: id, posture: fc.constantFrom(...POSTURES) });
const sheet = fc.record({
  lines: fc.array(line, { maxLength: 3 }),
  rides: fc.array(ride, { maxLength: 2 }),
  errands: fc.array(errand, { maxLength: 2 }),
});
const written = fc.oneof(
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('line'), line }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('ride'), ride }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('errand'), errand }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('strike'), unit: id }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('seal', 'quarter', 'half', 'fight') }) },
) as fc.Arbitrary<Order>;

test('every line that is written is read again, in both languages', () => {
  fc.assert(
    fc.property(written, fc.constantFrom<Language>('en', 'fr'), (order, language) => {
      expect(parse(showOrder(write(order), language))).toEqual(order);
    }),
    { numRuns: rounds(10_000) },
  );
});

test('PE-STEP-03 the opening of both sheets is read again, and shown in both languages', () => {
  fc.assert(
    fc.property(sheet, sheet, (redSheet, blueSheet) => {
      const order = { kind: 'sheets', red: redSheet, blue: blueSheet } as Order;
      expect(parse(write(order))).toEqual(order);
    }),
    { numRuns: rounds(1_000) },
  );
  const text = opening({ red: '3L charge 12L; 12A to 3L: harass', blue: '' });
  expect(showOrder(text, 'fr')).toBe('feuilles rouge : 3L charge 12L; 12A à 3L : harceler | bleu :');
  expect(showOrder('sheets', 'fr')).toBe('ouverture des feuilles');
  expect(showOrder('sheets blue: 12L stand', 'fr')).toBe('feuilles bleu : 12L reste');
  expect(who(parse(text) as Order)).toEqual([]);
});
