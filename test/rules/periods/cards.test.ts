/** Section 10: what players are asked, as their cards say it, and what they say beforehand. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import type { Asked } from '../../../src/kernel/play.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import type { Language } from '../../../src/kernel/ruleset.ts';
import { NOTHING, run } from '../../../src/kernel/run.ts';
import { apply } from '../../../src/rules/periods/apply.ts';
import { card, offered, show } from '../../../src/rules/periods/cards.ts';
import { play } from '../../../src/rules/periods/play.ts';
import * as questions from '../../../src/rules/periods/questions.ts';
import { view } from '../../../src/rules/periods/secrets.ts';
import { plans, standing } from '../../../src/rules/periods/standing.ts';
import type { State } from '../../../src/rules/periods/state.ts';
import { at, blue, CAVALRY, charge, contact, line, officer, onTable, periods, red, table } from '../../help/periods.ts';
import { words } from '../../help/words.ts';

interface Waiting {
  readonly asked: Asked;
  readonly now: State;
}

/** What is asked first when this is played, and the position in which it is asked. */
function waiting(start: State, kind: 'quarter' | 'half' = 'quarter'): Waiting {
  const outcome = run({ play, apply }, start, { kind }, 'red', [], NOTHING);
  if (outcome.kind !== 'waits') throw new Error(outcome.kind);
  return { asked: outcome.question, now: outcome.state };
}

/** A card as its reader sees it: the question, warnings, buttons; then what may be answered with it. */
function read({ asked, now }: Waiting, language: Language = 'en'): string[] {
  const { asks, warns, options, ahead = [] } = card(asked, view(now, asked.to));
  const say = (phrase: Parameters<typeof words.say>[1]) => words.say(language, phrase);
  return [
    say(asks),
    ...warns.map(say),
    options.map((each) => say(each.says)).join(' | '),
    ...ahead.map((each) => `${say(each.says)} ${each.options.map((option) => say(option.says)).join(' | ')}`),
  ];
}

/** Two blue battalions and a squadron lie straight ahead of a red line of horse. */
const CHARGED = [
  red('7H', at(900, 300), 'line', CAVALRY),
  blue('11L', at(820, 600, 180), 'marchColumn'),
  blue('12L', at(900, 600, 180), 'divisionColumn', { ranks: [4], condition: 'unformed' }),
  blue('14H', at(1_000, 600, 180), 'marchColumn', CAVALRY),
];

describe('PE-ASK-03 PE-Q-06 the units before a charger', () => {
  const meant = (target: string) => waiting(periods(...CHARGED).sheets(charge('7H', target)).battle.now);

  test('are asked on one card, unit by unit, with the time of each change', () => {
    expect(read(meant('11L'))).toMatchInlineSnapshot(`
      [
        "The unit (regular light cavalry) charges, and the unit lies before it, with its front towards it. What does the unit do if the charge is meant for it?",
        "Go on as written | Stand | Stand and fire | Form square · 2 quarters | Form line · 2 quarters",
        "12L, if 7H means it Go on as written | Stand | Stand and fire",
        "14H, if 7H means it Go on as written | Stand | Countercharge",
      ]
    `);
    expect(read(meant('11L'), 'fr')).toMatchInlineSnapshot(`
      [
        "L’unité (cavalerie légère régulière) charge, et l’unité se trouve devant (côté exposé : front). Si la charge est pour l’unité, que faire ?",
        "Continuer comme écrit | Rester sur place | Rester et tirer | Former le carré · 2 quarts | Former la ligne · 2 quarts",
        "12L, si 7H le vise Continuer comme écrit | Rester sur place | Rester et tirer",
        "14H, si 7H le vise Continuer comme écrit | Rester sur place | Contre-charger",
      ]
    `);
  });

  test('get the same card whoever is meant', () => {
    expect(read(meant('12L'))).toEqual(read(meant('11L')));
    expect(read(meant('14H'))).toEqual(read(meant('11L')));
  });

  test('PE-CCH-02 it is the same for every posture; one that allows no countercharge refuses it when it is answered', () => {
    const held = CHARGED.map((unit) => (unit.id === '14H' ? { ...unit, posture: 'hold' as const } : unit));
    const asks = (units: typeof CHARGED) => {
      const t = periods(units[0]!, units[3]!).sheets(charge('7H', '14H'));
      return waiting(t.battle.now);
    };
    expect(read(asks(held))).toEqual(read(asks(CHARGED)));
    const answered = (units: typeof CHARGED) =>
      (
        run(
          { play, apply },
          periods(units[0]!, units[3]!).sheets(charge('7H', '14H')).battle.now,
          { kind: 'quarter' },
          'red',
          [],
          {
            dice: () => undefined,
            answer: () => ({ text: 'countercharge', by: { who: 'order' } }),
          },
        ) as { objection?: Refusal }
      ).objection?.says.id;
    expect([answered(held), answered(CHARGED)]).toEqual(['periods-refuse-countercharge', undefined]);
  });

  test('no distance to an enemy stands on it', () => {
    const [near, far] = [600, 640].map((y) => {
      const units = CHARGED.map((unit) =>
        unit.side === 'blue' ? { ...unit, pose: { ...unit.pose, y: y * 100 } } : unit,
      );
      return read(waiting(periods(...units).sheets(charge('7H', '11L')).battle.now));
    });
    expect(near).toEqual(far);
  });
});

/** A red column, three blue skirmishers before it. */
const screened = () =>
  periods(
    red('7H', at(900, 200), 'marchColumn', CAVALRY),
    blue('11V', at(900, 600, 180), 'skirmish', { ranks: [6], posture: 'harass' }),
  );

const CARDS: readonly (readonly [string, () => Waiting])[] = [
  ['PE-ASK-04', () => waiting(screened().sheets(charge('7H', '11V')).quarter().battle.now)],
  [
    'PE-ASK-10',
    () => {
      const t = periods(red('7H', at(900, 300), 'marchColumn', CAVALRY), blue('11L', at(900, 600, 90), 'marchColumn'));
      const { now } = t.sheets(charge('7H', '11L'), line('11L', [], { charged: 'go on' })).battle;
      return waiting(now);
    },
  ],
  [
    'PE-ASK-13',
    () => {
      const units = [red('5H', at(900, 300), 'line', CAVALRY), blue('14H', at(900, 300, 180), 'line', CAVALRY)];
      const { now } = onTable(table(units, { contacts: [contact('5H', '14H', 'front')] })).battle;
      return {
        now,
        asked: {
          kind: 'PE-ASK-13',
          to: 'red',
          unit: '5H',
          about: { round: 1 },
          options: [
            { text: 'stay', about: {} },
            { text: 'rally', about: {} },
          ],
          fallback: 'stay',
        },
      };
    },
  ],
  [
    'PE-ASK-15',
    () => {
      const t = onTable(
        table([red('7H', at(900, 200), 'marchColumn', CAVALRY), blue('11L', at(900, 1_000, 180), 'line')], {
          officers: [officer('red', '1G', 900, 250, 'general')],
        }),
      ).sheet({
        lines: [charge('7H', '11L'), line('11L', [], { charged: 'stand' })],
        rides: [{ officer: '1G', to: { x: 90_000, y: 38_500 } }],
      });
      return waiting(t.quarter().quarter().battle.now, 'half');
    },
  ],
];

test('the cards of other questions, in both languages', () => {
  const cards = CARDS.map(([kind, waits]) => {
    const asked = waits();
    return [kind, asked.asked.kind, read(asked), read(asked, 'fr')];
  });
  expect(cards).toMatchInlineSnapshot(`
    [
      [
        "PE-ASK-04",
        "PE-ASK-04",
        [
          "The target of the unit evades. Does the unit go on, or stop?",
          "Stopping takes the whole next quarter and leaves the unit unformed. So does going on, if it misses.",
          "Go on charging | Stop the charge",
        ],
        [
          "La cible de l’unité esquive. Continuer la charge, ou l’arrêter ?",
          "S’arrêter prend tout le quart suivant et laisse l’unité sans formation. Continuer aussi, si la charge manque.",
          "Continuer la charge | Arrêter la charge",
        ],
      ],
      [
        "PE-ASK-10",
        "PE-ASK-10",
        [
          "The unit charges the flank of the unit. Do the figures of that flank turn?",
          "Turning takes 1 quarter, and the unit then stands where it is.",
          "Turn the figures | Go on as written",
        ],
        [
          "L’unité charge l’unité de flanc. Tourner les figurines de ce flanc ?",
          "Cela prend 1 quart, et l’unité reste ensuite sur place.",
          "Tourner les figurines | Continuer comme écrit",
        ],
      ],
      [
        "PE-ASK-13",
        "PE-ASK-13",
        [
          "The melee of the unit is drawn. Stay, or rally?",
          "Stay in the melee | Rally",
        ],
        [
          "La mêlée de l’unité est indécise. Rester, ou se rallier ?",
          "Rester dans la mêlée | Se rallier",
        ],
      ],
      [
        "PE-ASK-15",
        "PE-ASK-15",
        [
          "The unit is with the unit and can stop the charge. Does the unit stop it?",
          "Stopping takes the whole next quarter, and the unit is then unformed.",
          "Go on charging | Stop the charge",
        ],
        [
          "L’unité est auprès de l’unité et peut arrêter la charge. L’arrêter ?",
          "S’arrêter prend tout le quart suivant, et l’unité est ensuite sans formation.",
          "Continuer la charge | Arrêter la charge",
        ],
      ],
    ]
  `);
});

describe('what is marked in the picture of a question', () => {
  const marksOf = ({ asked, now }: Waiting) => card(asked, view(now, asked.to)).marks ?? [];
  const sheets = (target: string) => waiting(periods(...CHARGED).sheets(charge('7H', target)).battle.now);

  test('PE-GEO-11 PE-Q-06 what lies straight ahead of the charger, alike whoever is meant', () => {
    expect(marksOf(sheets('11L'))).toEqual([
      {
        kind: 'approach',
        outline: [
          [75_000, 38_000],
          [105_000, 38_000],
          [105_000, 69_000],
          [75_000, 69_000],
        ],
      },
    ]);
    for (const target of ['12L', '14H']) expect(marksOf(sheets(target))).toEqual(marksOf(sheets('11L')));
  });

  test('ways out, melees, and the sides on which a unit may pass', () => {
    const kinds = CARDS.map(([kind, waits]) => [kind, ...marksOf(waits()).map((mark) => mark.kind)].join(' '));
    expect(kinds).toEqual(['PE-ASK-04 evade', 'PE-ASK-10 approach', 'PE-ASK-13 contact', 'PE-ASK-15']);
    const options = ['left', 'right'].map((text) => ({ text, about: {} }));
    const asked: Asked = { kind: 'PE-ASK-09', to: 'red', unit: '7H', about: {}, options, fallback: 'left' };
    const rallies = red('7H', at(900, 300, 180), 'marchColumn', CAVALRY);
    const shown = card(asked, table([rallies]));
    expect(shown.marks).toMatchObject([{ kind: 'evade' }]);
    // Southwards, its left is in the east.
    expect(shown.options.map(({ place }) => place)).toEqual([
      { at: '96750,27250', what: 'end' },
      { at: '83250,27250', what: 'end' },
    ]);
  });
});

test('every question that the rules ask has a card, its answers words in both languages', () => {
  const kinds = Object.values(questions).filter((each) => typeof each === 'object');
  for (const { kind, choice } of kinds) {
    const texts = OFFERED.filter((text) => choice.parse(text) !== undefined);
    const asked = {
      kind,
      to: 'red',
      unit: '7H',
      about: ABOUT,
      options: texts.map((text) => ({ text, about: {} })),
      fallback: texts[0]!,
    } as const;
    const { asks, options } = card(asked, table(CHARGED));
    const said = (['en', 'fr'] as const).flatMap((language) =>
      [asks, ...options.map(({ says }) => says)].map((each) => words.say(language, each)),
    );
    expect([kind, said.filter((each) => each.length === 0 || each.includes('pe-'))]).toEqual([kind, []]);
    for (const label of said.slice(1, options.length + 1)) expect(label.length).toBeLessThanOrEqual(38);
    expect(options.length).toBeGreaterThan(1);
  }
  expect(kinds.length).toBeGreaterThanOrEqual(13);
});

const ABOUT = {
  charger: '11L',
  between: '11L',
  rallies: '11L',
  general: '11L',
  figures: 3,
  round: 1,
  line: '3L advance 4',
};
const OFFERED = [
  'go on',
  'stand',
  'fire',
  'countercharge',
  'square',
  'line',
  'column',
  'stop',
  'contact',
  'halt',
  'no',
  'push past',
].concat(['follow', 'left', 'right', 'turn', 'evade', 'stay', 'rally', 'split', 'fire first', 'grant', 'refuse']);

test('every answer is shown and understood in both languages', () => {
  const options = ['go on', 'stand', 'fire', 'countercharge', 'square', 'line', 'column'];
  const asked: Asked = {
    kind: 'PE-ASK-03',
    to: 'blue',
    unit: '11L',
    about: {},
    options: options.map((text) => ({ text, about: {} })),
    fallback: 'go on',
  };
  expect(options.map((text) => show('PE-ASK-03', text, 'fr'))).toEqual([
    'continue',
    'reste',
    'tire',
    'contre-charge',
    'carré',
    'ligne',
    'colonne',
  ]);
  for (const text of options) {
    expect([offered(text, asked), offered(show('PE-ASK-03', text, 'fr').toUpperCase(), asked)]).toEqual([text, text]);
  }
  expect(offered('sing', asked)).toBeUndefined();
});

describe('what is said in advance', () => {
  const now = table(CHARGED);
  const said = (text: string) => {
    const found = standing.read(text, now, 'blue');
    return found instanceof Refusal ? words.say('en', found.says) : found.map((each) => [each.text, each.kind]);
  };

  test('is typed in the words of a line', () => {
    expect(said('all: if charged stand; 14h : si chargé contre-charge, suit')).toEqual([
      ['all: if charged stand', 'PE-ASK-03'],
      ['14H: if charged countercharge', 'PE-ASK-03'],
      ['all: follow', 'PE-ASK-08'],
    ]);
    expect(said('countercharge')).toEqual([['all: if charged countercharge', 'PE-ASK-03']]);
    expect(standing.show('14H: if charged countercharge', 'fr')).toBe('14H\u00a0: si chargé contre-charge');
    const asked = { kind: 'PE-ASK-03', to: 'blue', unit: '11L', about: {}, options: [], fallback: 'go on' } as const;
    expect(standing.answers('all: if charged stand', asked, now, () => true)).toEqual(['stand']);
    expect(standing.answers('all: if in cover stand', asked, now, () => true)).toEqual([]);
  });

  test('PE-GAP-12 who lies straight ahead of an enemy is in danger, however far', () => {
    const dangers = standing.dangers(now, 'blue');
    expect(dangers.map(({ unit }) => unit)).toEqual(['11L', '12L', '14H']);
    expect(words.say('en', dangers[0]!.says)).toMatchInlineSnapshot(`"unit lies straight ahead of the unit"`);
    expect(words.say('fr', dangers[0]!.says)).toMatchInlineSnapshot(`"unité : droit devant l’unité"`);
  });

  test('plans may wait for contact, not for the reach of a charge', () => {
    const met = table(CHARGED, { contacts: [contact('7H', '11L', 'front')] });
    const holds = (kind: 'engaged' | 'free', unit: string) => plans.holds({ kind, unit }, ['7H'], met, 'red');
    expect([plans.conditions, holds('engaged', '7H'), holds('free', '7H'), holds('free', '12L')]).toEqual([
      ['engaged', 'free'],
      true,
      false,
      true,
    ]);
    expect(plans.begun(now, 'red').writing).toEqual({ side: 'red', sheet: { lines: [], rides: [], errands: [] } });
  });
});
