/** PE-UMP-01 to -08: what the players settle by hand, and the step that waits for them at the end of a half. */
import { describe, expect, test } from 'vitest';
import { sidesToAct } from '../../../src/kernel/open.ts';
import { Refusal } from '../../../src/kernel/play.ts';
import { NOTHING, run } from '../../../src/kernel/run.ts';
import { apply } from '../../../src/rules/periods/apply.ts';
import { outcomeOf } from '../../../src/rules/periods/desk/index.ts';
import { desk } from '../../../src/rules/periods/desk/index.ts';
import { readDeeds } from '../../../src/rules/periods/desk/index.ts';
import { next } from '../../../src/rules/periods/next.ts';
import { play } from '../../../src/rules/periods/play.ts';
import { view } from '../../../src/rules/periods/secrets.ts';
import { ratesOf } from '../../../src/rules/periods/values.ts';
import { type State, unitOf } from '../../../src/rules/periods/state.ts';
import { at, blue, CAVALRY, charge, GUNS, periods, red, table } from '../../help/periods.ts';
import { words } from '../../help/words.ts';

const UNITS = [
  red('3L', at(300, 200), 'marchColumn'),
  red('5H', at(600, 240), 'marchColumn', CAVALRY),
  red('5H.2', at(680, 240), 'marchColumn', { ...CAVALRY, parent: '5H', figures: 3 }),
  red('1B', at(1_000, 200), 'deployed', GUNS),
  blue('12L', at(600, 430, 180), 'line', { posture: 'hold' }),
];

const start = (): State => table(UNITS);

/** The position after deeds. */
function done(text: string, now = start()): State {
  const deeds = readDeeds(text, now);
  if (deeds instanceof Refusal) throw deeds;
  return deeds.reduce((before, deed) => {
    const outcome = outcomeOf(before, deed);
    if (outcome instanceof Refusal) throw outcome;
    return outcome.reduce(apply, before);
  }, now);
}

/** Whose clause and message refuse it; both languages say it. */
function refused(text: string, now = start()): string {
  const deeds = readDeeds(text, now);
  if (deeds instanceof Refusal) throw deeds;
  const why = outcomeOf(now, deeds[0]!);
  if (!(why instanceof Refusal)) throw new Error('it can be done');
  for (const language of ['en', 'fr'] as const) expect(words.say(language, why.says)).not.toContain('refuse-');
  return `${why.clause} ${why.says.id}`;
}

describe('the words', () => {
  test.each([
    ['3l perd 2', '3L lose 2', '3L perd 2'],
    ['3L quitte la table', '3L leaves table', '3L quitte table'],
    ['3L at H7/3 face NE', '3L at H7/3 face NE', '3L à H7/3 face NE'],
    ['3L en colonne de division', '3L in column of divisions', '3L en colonne de division'],
    ['1B attelée', '1B limbered', '1B attelée'],
    ['3L en désordre; 5H fuit', '3L disordered; 5H flees', '3L en désordre; 5H fuit'],
    ['5H se rallie', '5H rallies', '5H rallie'],
    ['5H charge 12L', '5H charges 12L', '5H charge 12L'],
    [
      '5H touche 12L; 5H sans contact',
      '5H in contact with 12L; 5H out of contact',
      '5H au contact de 12L; 5H plus au contact',
    ],
    ['5H attitude tenir', '5H posture hold', '5H attitude tenir'],
    ['5H ligne annulée', '5H line void', '5H ligne annulée'],
    ['5H.2 rejoint 5H', '5H.2 joins 5H', '5H.2 rejoint 5H'],
    ['3L allure colonne 20', '3L rate column 20', '3L allure colonne 20'],
    ['vainqueur rouge; fini', 'winner red; done', 'vainqueur rouge; fini'],
  ])('%s', (typed, english, french) => {
    expect(desk.deeds(typed, start())).toBe(english);
    expect(desk.show(english, 'fr')).toBe(french);
  });
});

describe('units', () => {
  test('PE-UMP-02 -03 PE-GEO-04 figures are lost from the last rank; the last ones take the unit with them', () => {
    expect(unitOf(done('3L lose 4'), '3L').ranks).toEqual([3, 3, 3, 3, 2]);
    expect(done('3L lose 4').lost).toEqual({ red: 4, blue: 0 });
    expect(done('3L lose 18').units.some(({ id }) => id === '3L')).toBe(false);
    expect(refused('3L lose 19')).toBe('PE-UMP-02 refuse-pe-desk-lose');
  });

  test('PE-UMP-05 -07 a unit is put elsewhere, on the table and on nobody; its contacts end', () => {
    expect(unitOf(done('3L at 40x30 face E'), '3L').pose).toEqual({ x: 40_000, y: 30_000, heading: 9_000 });
    expect(refused('3L at 1x1')).toBe('PE-GEO-05 refuse-pe-desk-off');
    expect(refused('3L at 60x24')).toBe('PE-UMP-07 refuse-pe-desk-onto');
    expect(done('5H in contact with 12L; 5H at 40x60').contacts).toEqual([]);
  });

  test('PE-UMP-06 PE-TAB-05 its formation and its posture, as its arm allows', () => {
    expect(unitOf(done('3L in line'), '3L')).toMatchObject({ formation: 'line', ranks: [18] });
    expect(unitOf(done('1B limbered'), '1B').formation).toBe('limbered');
    expect(refused('5H in square')).toBe('PE-TAB-05 refuse-pe-desk-formation');
    expect(refused('3L limbered')).toBe('PE-TAB-05 refuse-pe-desk-formation');
    expect(unitOf(done('3L posture hold'), '3L').posture).toBe('hold');
    const [now, seen] = [start(), view(start(), 'blue')];
    // Whoever cannot see which it is must not learn it by a refusal.
    expect(desk.deeds('3L posture attack', now)).toBeInstanceOf(Refusal);
    expect(desk.deeds('3L posture attack', seen)).toBe('3L posture attack');
    expect(unitOf(done('3L posture attack', seen), '3L').posture).toBe('attack');
  });

  test('PE-UMP-04 -05 PE-PRI-01 states; from retreat on it leaves its melee and goes back', () => {
    expect(unitOf(done('3L unformed'), '3L').condition).toBe('unformed');
    const fled = done('5H in contact with 12L; 5H flees');
    expect(fled.contacts).toEqual([]);
    expect(unitOf(fled, '5H')).toMatchObject({ condition: 'flight', course: { kind: 'withdraw' } });
    expect(refused('3L formed')).toBe('PE-UMP-05 refuse-pe-desk-same');
    expect(unitOf(done('5H rallies'), '5H').course).toMatchObject({ kind: 'rally' });
    expect(refused('3L rallies')).toBe('PE-RAL-01 refuse-pe-desk-rally');
  });

  test('PE-UMP-04 PE-GAP-03 whoever rallies no longer reforms', () => {
    const now = start();
    const reforming = now.units.map((unit) =>
      unit.id === '5H'
        ? {
            ...unit,
            pose: at(600, 240, 180),
            acts: [{ do: 'reform' as const }],
            doing: { kind: 'reform' as const, left: 1 },
          }
        : unit,
    );
    expect(unitOf(done('5H rallies', { ...now, units: reforming }), '5H').doing).toBeUndefined();
  });

  test('PE-UMP-03 -04 contacts, and rounds that decide nothing', () => {
    expect(done('5H in contact with 12L').contacts).toMatchObject([
      { by: '5H', target: '12L', how: 'entry', bonus: false },
    ]);
    expect(done('5H in contact with 12L; 5H drawn with 12L').contacts[0]).toMatchObject({ drawn: 1 });
    expect(refused('5H drawn with 12L')).toBe('PE-UMP-04 refuse-pe-desk-apart-from');
    expect(refused('5H in contact with 3L')).toBe('PE-UMP-03 refuse-pe-desk-friend');
    expect(refused('5H out of contact')).toBe('PE-GEO-33 refuse-pe-desk-apart');
  });

  test('PE-UMP-05 PE-CHG-12 an uncontrolled charge, whose target everybody knows', () => {
    expect(unitOf(done('5H charges 12L'), '5H').course).toMatchObject({ kind: 'charge', target: '12L', known: true });
  });

  test('PE-UMP-05 PE-COB-02 whoever charges another leaves its melee', () => {
    const other = { ...start(), units: [...UNITS, blue('13L', at(600, 700, 180), 'line')] };
    const after = done('5H in contact with 12L; 5H charges 13L', other);
    expect([after.contacts, unitOf(after, '5H').course?.kind]).toEqual([[], 'charge']);
  });

  test('PE-UMP-06 PE-RCT-02 what is left of a line, and what has been announced, is cancelled', () => {
    const { now } = periods(...UNITS).sheets(charge('5H', '12L')).battle;
    expect(unitOf(done('5H line void', now), '5H').course).toBeUndefined();
    const marching = {
      ...start(),
      units: UNITS.map((unit) => ({ ...unit, acts: [{ do: 'ahead' as const, by: 900 }] })),
    };
    expect(unitOf(done('3L line void', marching), '3L').acts).toEqual([]);
  });

  test('PE-UMP-06 PE-GEO-31 PE-OUT-03 whose evade is ended among friends into whom it has turned: all are disordered', () => {
    const turned = red('11V', at(900, 640, 302), 'marchColumn', {
      figures: 15,
      posture: 'harass',
      course: { kind: 'evade', forced: false, walked: 0, threat: '12L', away: 30_200 },
    });
    const now = table([turned, red('4L', at(930, 650, 180), 'divisionColumn', { figures: 12 }), UNITS[4]!]);
    for (const text of ['11V line void', '11V charges 12L', '11V in contact with 12L']) {
      const after = done(text, now);
      expect(unitOf(after, '4L')).toMatchObject({ condition: 'disordered', pierced: true });
      expect(unitOf(after, '11V').condition).toBe('disordered');
    }
    const clear = table([{ ...turned, pose: at(300, 640, 302) }, UNITS[4]!]);
    expect(unitOf(done('11V line void', clear), '11V').condition).toBe('formed');
  });

  test('PE-UMP-08 PE-GAP-11 what has parted joins its own, where they touch', () => {
    const beside = table(UNITS.map((unit) => (unit.id === '5H.2' ? { ...unit, pose: at(675, 240) } : unit)));
    expect(unitOf(done('5H.2 joins 5H', beside), '5H').ranks.reduce((sum, each) => sum + each, 0)).toBe(15);
    expect(refused('5H.2 joins 5H')).toBe('PE-UMP-08 refuse-pe-desk-join');
    expect(refused('5H.2 joins 3L')).toBe('PE-UMP-08 refuse-pe-desk-parent');
  });

  test('PE-UMP-01 PE-DST-02 its own rates', () => {
    expect(ratesOf(unitOf(done('3L rate column 20; 3L rate bonus 5'), '3L'))).toMatchObject({
      column: 20_000,
      bonusColumn: 5_000,
      line: 14_000,
    });
  });
});

describe('PE-STEP-06 the step at the end of a half', () => {
  const fought = (): State => {
    const { now } = periods(...UNITS)
      .sheets(charge('5H', '12L'))
      .quarter('stand')
      .quarter().battle;
    const outcome = run({ play, apply }, now, { kind: 'half' }, 'red', [], NOTHING);
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    return outcome.state;
  };

  test('PE-UMP-02 -03 PE-Q-42 PE-GAP-08 -16 PE-FOM-01 who was entitled to fire, who fights whom and with what', () => {
    const step = next(fought());
    if (step.kind !== 'table') throw new Error(`it is ${step.kind}`);
    const told = step.open.concerns.map(({ unit, says }) => `${unit}: ${words.say('en', says)}`);
    expect(told).toMatchInlineSnapshot(`
      [
        "1B: may fire, 2 quarters, deployed",
        "3L: may fire, 2 quarters, in march column",
        "5H.2: may fire, 2 quarters, in column",
        "12L: may fire, 2 quarters, in line",
        "5H: in melee with 3 figures, in column, combat value 8, has struck the front of the unit, charge bonuses earned",
        "12L: in melee with 5 figures, in line, struck in the front by the unit",
      ]
    `);
    expect(step.open.done).toBe('done');
    expect(sidesToAct(step)).toEqual(['red', 'blue']);
    for (const { says } of step.open.concerns) expect(words.say('fr', says)).not.toContain('pe-');
  });

  test('PE-STEP-07 -08 it is done, and the next sheets are written', () => {
    expect(done('done', fought())).toMatchObject({ phase: 'sheets', period: 1, quarter: 3, fire: [] });
    expect(refused('done')).toBe('PE-STEP-06 refuse-pe-desk-done');
  });

  test('PE-GAP-17 a stand-in settles it, if that is chosen; the players may say who has won', () => {
    const now = fought();
    const alone: State = { ...now, variants: { ...now.variants, fights: 'simple' } };
    expect(next(alone)).toEqual({ kind: 'auto', side: 'red', text: 'fight' });
    const over = done('winner blue');
    expect(next(over)).toMatchObject({ kind: 'over', winner: 'blue' });
    expect(refused('winner red', over)).toBe('PE-GAP-17 refuse-over');
  });
});

test('what each form writes is understood', () => {
  const now = { ...start(), units: [...start().units, blue('4O', at(1_200, 600, 180), 'line')] };
  for (const { text, fields } of desk.tools(now)) {
    const filled = fields.reduce((all, field) => {
      const value = { unit: '3L', words: 'example' in field ? field.example : '', choice: '' }[field.kind];
      const [choice] = field.kind === 'choice' ? field.choices : [];
      return all.replace(`{${field.name}}`, choice?.value ?? value);
    }, text);
    // To the other side's eyes no posture is the one that it has.
    expect([filled, desk.deeds(filled, view(now, 'blue'))]).toEqual([filled, expect.any(String)]);
  }
});
