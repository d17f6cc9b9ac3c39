/** FB-UMP-01 to -08: what the players settle by hand, and the steps that wait for them. */
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import { outcomeOf } from '../../../src/rules/fantasy-battle/desk/index.ts';
import { desk } from '../../../src/rules/fantasy-battle/desk/index.ts';
import { openStep } from '../../../src/rules/fantasy-battle/desk/open-step.ts';
import { readDeeds } from '../../../src/rules/fantasy-battle/desk/index.ts';
import { orders } from '../../../src/rules/fantasy-battle/language/index.ts';
import type { Order } from '../../../src/rules/fantasy-battle/order.ts';
import { tell } from '../../../src/rules/fantasy-battle/tell/index.ts';
import { type Battle, fantasy, order } from '../../help/fantasy.ts';
import { words } from '../../help/words.ts';

const TABLE = [
  'variant fights desk',
  'blue 3S infantry stands 3 in line at 53x45 face N',
  'blue 5S infantry stands 3 in line at 53x43 face N',
  'blue 9S infantry stands 6 in line at 60x10 face N',
  'blue 1K general at 53x40',
  'red 4O infantry missiles stands 3 in line at 50x60 face S',
  'red 6C cavalry shock stands 2 in column at 90x60 face S',
  'red 9O infantry stands 6 in line at 30x85 face S',
];

function hand(t: Battle, text: string): Order {
  const deeds = desk.deeds(text, t.now);
  if (deeds instanceof Refusal) throw deeds;
  return desk.order({ kind: 'ruling', by: 'umpire', who: 'Ulysse', why: 'dice', deeds });
}

const ruled = (t: Battle, text: string): Battle => t.play(t.now.active, hand(t, text));
const table = () => fantasy(...TABLE);
const charged = () => table().play('blue', order('3S charge 4O alone'));

test('FB-UMP-05 forms list the units on the table: nothing is done to commanders by hand', () => {
  expect(desk.units!(table().now)).toEqual(['3S', '5S', '9S', '4O', '6C', '9O']);
});

test('FB-UMP-04 a confused unit is told as such, in the title too', () => {
  const t = ruled(table(), '4O confused');
  const { title } = tell({ before: t.before, after: t.now, by: 'red', transcript: t.transcript });
  expect(words.say('en', title)).toBe('⚖ 4O is confused');
});

/** Whose clause and message refuse it; both languages say it. */
function refused(text: string, t = table()): string {
  const deeds = readDeeds(text, t.now);
  if (deeds instanceof Refusal) throw deeds;
  const why = outcomeOf(t.now, deeds[0]!);
  if (!(why instanceof Refusal)) throw new Error('it can be done');
  for (const language of ['en', 'fr'] as const) expect(words.say(language, why.says)).not.toContain('refuse-');
  return `${why.clause} ${why.says.id}`;
}

/** What each unit is told about the step, in English. */
function concerns(t: Battle): string[] {
  return openStep(t.now).concerns.map(({ unit, says }) => `${unit}: ${words.say('en', says)}`);
}

describe('the words', () => {
  test.each([
    ['3s perd 2', '3S lose 2', '3S perd 2'],
    ['4O socles 1 3 perdus', '4O stands 1 3 lost', '4O socles 1 3 perdus'],
    ['3S at H7/3 face NE', '3S at H7/3 face NE', '3S à H7/3 face NE'],
    ['3S regarde 4O', '3S face 4O', '3S face 4O'],
    ['3S stand 2 at 52x60 face 45', '3S stand 2 at 52x60 face NE', '3S socle 2 à 52x60 face NE'],
    ['3S en colonne; 6C in line', '3S in column; 6C in line', '3S en colonne; 6C en ligne'],
    ['4O recule 4', '4O recoil 4', '4O recule 4'],
    ['3S suit 4O', '3S follow 4O', '3S suit 4O'],
    [
      '3S touche 4O; 3S sans contact',
      '3S in contact with 4O; 3S out of contact',
      '3S au contact de 4O; 3S plus au contact',
    ],
    ['3S activée; 3S pas activée', '3S activated; 3S not activated', '3S activée; 3S pas activée'],
    [
      '4O confusion; 4O confused now; 4O calm',
      '4O confused; 4O confused now; 4O not confused',
      '4O en confusion; 4O en confusion ce tour; 4O pas en confusion',
    ],
    ['4O fortifiée; 4O not fortified', '4O fortified; 4O not fortified', '4O fortifiée; 4O pas fortifiée'],
    ['3S armes de tir; 4O no missiles', '3S missiles; 4O no missiles', '3S armes de tir; 4O sans armes de tir'],
    ['4O sort 4', '4O fate 4', '4O sort 4'],
    ['annule', 'annul', 'annule'],
    ['terminé; vainqueur bleu', 'done; winner blue', 'fini; vainqueur bleu'],
  ])('%s', (typed, en, fr) => {
    const deeds = desk.deeds(typed, table().now);
    expect(deeds).toBe(en);
    expect(desk.show(en, 'fr')).toBe(fr);
    expect(desk.deeds(fr, table().now)).toBe(en);
  });

  test('each form writes a text that is understood', () => {
    const { now } = table();
    const texts = desk
      .tools(now)
      .map(({ text, fields }) =>
        fields.reduce(
          (all, field) =>
            all.replace(
              `{${field.name}}`,
              field.kind === 'unit' ? '3S' : field.kind === 'words' ? field.example : field.choices[0]!.value,
            ),
          text,
        ),
      );
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => desk.deeds(text, now) instanceof Refusal)).toEqual([]);
  });

  test('what is completed can be done', () => {
    const { now } = charged();
    const offered = ['', '3S ', '4O r', 'wi'].flatMap((typed) => desk.complete(typed, now, 'en'));
    expect(offered.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['done', '3S ', '3S lose 1', '3S out of contact', '4O recoil 4', 'winner red']),
    );
  });
});

describe('steps that wait', () => {
  test('FB-UMP-03 FB-CSH-01 countercharge shooting: who may, with how many stands, from where; then movement goes on', () => {
    const t = charged();
    expect(t.now.phase).toBe('shots');
    expect(concerns(t)).toEqual(['4O: 3 stands in view of 3S, 15 cm']);
    expect(openStep(t.now).first).toEqual(['3S', '4O']);
    const settled = ruled(t, '3S stands 3 lost; done');
    expect([settled.now.phase, settled.unit('3S').stands.map(({ n }) => n)]).toEqual(['movement', [1, 2]]);
    expect(settled.now.contacts.some(({ stand }) => stand === 3)).toBe(false);
  });

  test('FB-UMP-03 a charger or a shooter that is no longer there has nothing left to settle', () => {
    for (const gone of ['3S lose 3', '4O lose 3']) {
      const t = ruled(charged(), gone);
      expect(concerns(t)).toEqual([]);
      expect(ruled(t, 'done').now.phase).toBe('movement');
    }
  });

  test('FB-UMP-06 FB-STEP-07 combat: contacts by edge and corner with their sides and lengths, of both units, and supports', () => {
    const t = ruled(charged(), 'done').play('blue', order('end'));
    const combat = ruled(ruled(t, '5S at 53x58'), 'done');
    expect(combat.now.phase).toBe('combat');
    expect(openStep(combat.now)).not.toHaveProperty('first');
    expect(concerns(combat)).toEqual([
      expect.stringMatching(
        /^3S: stands 1 2 3 on the front of 4O over 40 mm, stands 1 2 3 by a corner on the front of 4O/,
      ),
      expect.stringMatching(/^4O: stands 1 2 3 touched on the front by 3S over 40 mm/),
    ]);
    const over = ruled(combat, '4O lose 1; 4O recoil 4; 4O confused; done');
    expect(over.unit('4O')).toMatchObject({ lost: 1, confused: 1 });
    expect([over.now.contacts, over.now.phase]).toEqual([[], 'opening']);
    expect(over.unit('4O').stands.map(({ y }) => y)).toEqual([64_000, 64_000]);
  });

  test('FB-GAP-10 FB-UMP-02 FB-UMP-05 an objection: the charge goes on, or does not take place', () => {
    const t = fantasy('variant objections ask', ...TABLE).play('blue', order('3S charge 4O alone'), [], ['object']);
    expect(concerns(t)).toEqual(['3S: has announced the charge and waits']);
    expect(openStep(t.now).tool).toBe('annul');
    expect(desk.tools(t.now).filter(({ name }) => name === 'annul')).toMatchObject([{ text: 'annul', fields: [] }]);
    expect(ruled(t, 'done').now).toMatchObject({ phase: 'movement', objection: { allowed: true } });
    for (const impossible of ['3S at 90x20; done', '4O lose 3; done', 'done; 4O at 90x70']) {
      const late = ruled(t, impossible);
      const then = late.now.objection ? late.play('blue', order(late.now.objection.charge)) : late;
      expect([impossible, then.now.phase, then.now.objection, then.now.contacts]).toEqual([
        impossible,
        'movement',
        undefined,
        [],
      ]);
    }
    const annulled = ruled(t, 'annul');
    expect([annulled.now.phase, annulled.now.objection, annulled.unit('3S').activated]).toEqual([
      'movement',
      undefined,
      true,
    ]);
    expect(refused('annul')).toBe('FB-GAP-10 refuse-fb-desk-annul');
  });

  test('FB-UMP-07 FB-OFF-02 a unit that would be driven off the table has its fate instead', () => {
    const end = fantasy(
      'variant fights desk',
      ...TABLE.slice(1, 5),
      'red 4O infantry stands 3 in line at 50x88 face S',
      'red 9O infantry stands 6 in line at 20x70 face S',
    ).play('blue', order('end'));
    expect(refused('4O recoil 4', end)).toBe('FB-UMP-07 refuse-fb-desk-over-edge');
    expect(refused('4O fate 7', end)).toBe('FB-UMP-07 refuse-fb-desk-die');
    const back = ruled(end, '4O fate 5; done');
    expect([back.now.phase, back.unit('4O').stands.map(({ y, heading }) => [y, heading])]).toEqual([
      'combat',
      [1, 2, 3].map(() => [88_000, 18_000]),
    ]);
    expect(ruled(end, '4O fate 3').now.returning.map(({ unit }) => unit.id)).toEqual(['4O']);
    expect(ruled(end, '4O fate 1').now.gone.map(({ id }) => id)).toEqual(['4O']);
  });

  test('FB-UMP-06 FB-GAP-12 a winner follows by hand: straight to those driven back, at any angle, and in contact', () => {
    const t = fantasy(
      'blue 3S infantry stands 3 in line at 50x45 face 20 engaged 4O front',
      'red 4O infantry stands 3 in line at 50x45 face 200',
      'turn 1 blue combat',
    );
    const followed = ruled(t, '4O recoil 6; 3S follow 4O');
    expect(followed.now.contacts).toEqual(t.now.contacts);
    const moves = followed.facts.flatMap((fact) => (fact.type === 'moved' ? [`${fact.unit} ${fact.why}`] : []));
    expect(moves).toEqual(['4O driven', '3S follow']);
    expect(refused('3S follow 3S', followed)).toBe('FB-UMP-05 refuse-fb-desk-friend');
  });

  test('FB-STEP-07 FB-GAP-12 what the players settle is not fought by the stand-in', () => {
    const t = table().play('blue', order('end'));
    expect(t.play('blue', { kind: 'fight' }).refused).toBe('FB-STEP-07 refuse-fb-open');
    expect(orders('fight', t.now, 'blue')).toBeInstanceOf(Refusal);
    expect(orders('fight', { ...t.now, variants: { ...t.now.variants, fights: 'simple' } }, 'blue')).not.toBeInstanceOf(
      Refusal,
    );
  });

  test('FB-GAP-12 a side that breaks at the desk has lost', () => {
    const t = table().play('blue', order('end'));
    expect(ruled(t, '9O lose 6; done').now.result).toEqual({ winner: 'blue', why: 'broken' });
    expect(refused('done')).toBe('FB-STEP-07 refuse-fb-desk-done');
  });
});

describe('each deed is told by its own word', () => {
  const told = ({ before, now, transcript }: Battle, language: 'en' | 'fr') => {
    const { title, sentences } = tell({ before, after: now, by: 'red', transcript });
    return [title, ...sentences.slice(1).map(({ says }) => says)].map((each) =>
      words.say(language, each).replace(/[\u00a0\u202f]/g, ' '),
    );
  };
  test.each([
    ['4O at 40x70 face E', /4O is now in E8/, /4O.* placed in E8\/1, facing east/, /4O.* en E8\/1, face à l’est/],
    ['4O face E', /4O turns/, /4O.* on the spot and faces? east/, /4O.* à l’est/],
    ['4O in column', /4O forms column/, /4O.* forms? column/, /4O.* colonne/],
    [
      '4O stand 3 at 48x62',
      /4O: a stand is moved/,
      /^Stand 3 of .*4O.* placed in E7\/3/,
      /^Le socle 3 .*4O.* en E7\/3/,
    ],
    ['4O recoil 4', /4O is driven back/, /4O.* (driven back 4 cm|gives ground: 4 cm)/, /4O.* 4 cm/],
  ])('FB-UMP-05 FB-UMP-06 %s', (text, title, en, fr) => {
    const t = ruled(table(), text);
    expect(told(t, 'en')).toEqual([expect.stringMatching(title), expect.stringMatching(en)]);
    expect(told(t, 'fr').at(-1)).toMatch(fr);
  });
});

describe('decisions at any time', () => {
  test('FB-UMP-01 activated by hand, the next order takes no die', () => {
    const t = ruled(table(), '3S activated');
    expect(t.play('blue', order('3S advance 5'), []).facts.map(({ type }) => type)).toEqual(['activated', 'moved']);
    expect(refused('3S activated', t)).toBe('FB-UMP-01 refuse-fb-desk-same');
  });

  test('FB-UMP-04 confused in the next turn, in this one, or not', () => {
    const t = ruled(table(), '3S confused now');
    expect(t.play('blue', order('3S advance 5')).refused).toBe('FB-GAP-06 refuse-fb-confused');
    expect(ruled(t, '3S not confused').play('blue', order('3S advance 5'), [1, 1]).refused).toBe('nothing');
    expect(refused('3S not confused')).toBe('FB-UMP-04 refuse-fb-desk-same');
  });

  test('FB-UMP-05 FB-FRM-01 placed, turned, formed, one stand moved: never onto another unit, over the edge or apart', () => {
    const t = ruled(table(), '6C at 90x30 face E; 6C in line');
    expect(t.unit('6C').stands.map(({ x, y, heading }) => [x, y, heading])).toEqual([
      [90_000, 31_000, 9_000],
      [90_000, 29_000, 9_000],
    ]);
    expect(ruled(table(), '4O stand 3 at 48x62').unit('4O').stands[2]).toMatchObject({ n: 3, x: 48_000, y: 62_000 });
    expect(refused('6C at 53x44')).toBe('FB-OBS-01 refuse-fb-desk-onto');
    expect(refused('6C at 119.5x30')).toBe('FB-GEO-06 refuse-fb-desk-off');
    expect(refused('4O stand 3 at 80x62')).toBe('FB-FRM-01 refuse-fb-apart');
    expect(refused('4O stand 7 at 80x62')).toBe('FB-GEO-22 refuse-fb-stand');
  });

  test('FB-UMP-05 FB-GEO-03 FB-GEO-23 contact by hand is what the stands touch, on the side that they touch', () => {
    const t = table();
    const touched = ruled(t, '3S at 56x61 face W; 3S in contact with 4O');
    expect(touched.now.contacts.map(({ unit, enemy, side, long }) => [unit, enemy, side, long])).toEqual([
      ['3S', '4O', 'flank', 2_000],
    ]);
    expect(ruled(touched, '3S out of contact').now.contacts).toEqual([]);
    expect(refused('3S in contact with 4O')).toBe('FB-UMP-05 refuse-fb-desk-apart-from');
    expect(refused('3S in contact with 5S')).toBe('FB-UMP-05 refuse-fb-desk-friend');
    expect(refused('3S out of contact')).toBe('FB-UMP-06 refuse-fb-desk-apart');
  });

  test('FB-UMP-06 FB-GAP-09 losses: those without contact first, or those that are named', () => {
    const t = charged();
    expect(ruled(t, '3S lose 2').unit('3S').stands.length).toBe(1);
    expect(refused('3S lose 4')).toBe('FB-UMP-06 refuse-fb-desk-lose');
    expect(refused('3S stands 8 lost')).toBe('FB-GAP-09 refuse-fb-stand');
    expect(refused('3S stands 2 lost')).toBe('FB-FRM-01 refuse-fb-apart');
  });

  test('FB-UMP-08 FB-FOR-01 FB-GEO-19 works are where a wall is, and a unit put elsewhere has left them; missiles', () => {
    const t = ruled(fantasy(...TABLE, 'line wall width 0.4 42x59.7 58x59.7'), '4O fortified; 3S missiles');
    expect([t.unit('4O').fortified, t.unit('3S').missiles]).toEqual([true, true]);
    expect(ruled(t, '4O at 70x70').unit('4O').fortified).toBe(false);
    expect(refused('4O fortified')).toBe('FB-GEO-19 refuse-fb-desk-no-wall');
    expect(refused('6C fortified')).toBe('FB-FOR-01 refuse-fb-desk-works');
    expect(refused('4O missiles')).toBe('FB-UMP-03 refuse-fb-desk-same');
  });
});
