/** SK-UMP-01 to -07: what the players settle by hand, and a melee that waits for them. */
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../src/kernel/play.ts';
import { outcomeOf } from '../../../src/rules/skirmish/desk/index.ts';
import { desk } from '../../../src/rules/skirmish/desk/index.ts';
import { readDeeds } from '../../../src/rules/skirmish/desk/index.ts';
import type { Order } from '../../../src/rules/skirmish/order.ts';
import { tell } from '../../../src/rules/skirmish/tell/index.ts';
import { next } from '../../../src/rules/skirmish/turn.ts';
import { skirmish, type Skirmish } from '../../help/skirmish.ts';
import { words } from '../../help/words.ts';

const TABLE = [
  'red 2L line close 8 ranks 2 at 60x20 face N',
  'red 4V elite voltigeurs loose figures 30x20 32x20 34x20',
  'red 1S sergeant of 2L at 67x18',
  'red 1O officer of 4V at 32x16',
  'blue 7L line close 8 ranks 2 at 60x32 face S',
  'blue 9S sergeant of 7L at 60x38',
];

function hand(t: Skirmish, text: string): Order {
  const deeds = desk.deeds(text, t.now);
  if (deeds instanceof Refusal) throw deeds;
  return desk.order({ kind: 'ruling', by: 'umpire', who: 'Ulysse', why: 'dice', deeds });
}

function ruled(t: Skirmish, text: string): Skirmish {
  return t.play(t.now.active, hand(t, text));
}

/** Whose clause and message refuse it; both languages say it. */
function refused(text: string, t = skirmish(...TABLE)): string {
  return ruled(t, text).refused;
}

const touching = () => skirmish(...TABLE).play('red', { kind: 'assault', unit: '2L', target: '7L' }, [1]);

describe('the words', () => {
  test.each([
    ['2l perd 2', '2L lose 2', '2L perd 2'],
    ['7L figurines 3 5 hors de combat', '7L figures 3 5 fall', '7L figurines 3 5 tombent'],
    ['2L à H7/3 face NE', '2L at H7/3 face NE', '2L à H7/3 face NE'],
    ['2L regarde 7L', '2L face 7L', '2L face 7L'],
    ['2L ordre serré 3 rangs', '2L close order 3 ranks', '2L ordre serré 3 rangs'],
    ['4V tirailleurs; 4V is loose', '4V skirmish order; 4V loose order', '4V ordre dispersé; 4V ordre lâche'],
    ['7L falls back', '7L recoil', '7L recule'],
    ['7L doit reculer', '7L recoils next turn', '7L recule au prochain tour'],
    ['7L ne doit pas reculer', '7L need not recoil', '7L ne recule pas'],
    [
      '2L touches 7L; 2L out of contact',
      '2L in contact with 7L; 2L out of contact',
      '2L au contact de 7L; 2L plus au contact',
    ],
    ['1O commande 2L; 1O commands all', '1O leads 2L; 1O leads all', '1O commande 2L; 1O commande tous'],
    ['1O autorité 2L; 1O a autorité sur 2L', '1O leads 2L; 1O leads 2L', '1O commande 2L; 1O commande 2L'],
    ['1O has authority over 2L', '1O leads 2L', '1O commande 2L'],
    ['2L sans gradé; 2L is led', '2L not led; 2L led', '2L sans gradé; 2L avec gradé'],
    ['2L à genoux', 'nothing', 'nothing'],
    [
      '2L à découvert; 2L sheltered; 2L cover as drawn',
      '2L in the open; 2L sheltered; 2L cover as drawn',
      "2L à découvert; 2L à l'abri; 2L abri selon la table",
    ],
    ['4V portées 15 30 45', '4V ranges 15 30 45', '4V portées 15 30 45'],
    [
      '4V mieux de 1; 4V worse by 2',
      '4V fires better by 1; 4V fires worse by 2',
      '4V tire mieux de 1; 4V tire moins bien de 2',
    ],
    ['fini', 'done', 'fini'],
    ['vainqueur rouge', 'winner red', 'vainqueur rouge'],
  ])('%s', (typed, en, fr) => {
    const { now } = skirmish(...TABLE);
    const read = (text: string) => {
      const deeds = desk.deeds(text, now);
      return deeds instanceof Refusal ? 'nothing' : deeds;
    };
    expect(read(typed)).toBe(en);
    expect(desk.show(read(typed), 'fr')).toBe(fr);
    expect(read(fr)).toBe(en);
  });
});

describe('a melee', () => {
  test('SK-GAP-06 SK-UMP-04 the first round waits for the players, with what the book knows of both', () => {
    const t = touching();
    expect(t.refused).toBe('nothing');
    const step = next(t.now);
    expect(step).toMatchObject({ kind: 'table', side: 'red', open: { name: 'melee', done: 'done' } });
    if (step.kind !== 'table') throw new Error('no melee at the desk');
    expect(step.open.concerns.map(({ unit, says }) => `${unit}: ${words.say('en', says)}`)).toEqual([
      '2L: 8 figures of class 3 against 7L, longer weapons strike first',
      '7L: 8 figures of class 3 against 2L, longer weapons strike first',
    ]);
    expect(words.say('fr', step.open.says)).toContain('Premier tour de mêlée');
    const settled = ruled(t, '7L lose 2; 7L recoil; done');
    expect(settled.unit('7L')).toMatchObject({ formation: 'loose', contacts: [] });
    expect(settled.unit('7L').figures).toHaveLength(6);
    expect([settled.now.phase, settled.now.active, settled.now.lost.blue]).toEqual(['acting', 'red', 2]);
  });

  test('SK-GAP-12 who is still in contact fights another round at the end of the next turn, and then the turn ends', () => {
    const stays = ruled(touching(), 'done');
    const end: Order = { kind: 'end' };
    const over = stays.play('red', end).play('blue', end);
    expect([over.now.phase, over.now.turn]).toEqual(['opening', 1]);
    const second = over.play('red', { kind: 'open' }).play('red', end).play('blue', end);
    expect(second.now.melee).toEqual({ units: ['2L', '7L'], first: false, ends: true });
    expect(ruled(second, 'done').now).toMatchObject({ phase: 'opening', turn: 2 });
  });

  test('SK-GAP-12 a side that breaks at the desk has lost', () => {
    expect(ruled(touching(), '7L lose 8; done').now.result).toEqual({ winner: 'red', why: 'broken' });
  });
});

describe('what is so already', () => {
  test.each([
    ['1O leads 4V', '', 'already leads 4V.', 'commande déjà 4V.'],
    ['2L loaded', '', 'already loaded.', 'a déjà les armes chargées.'],
    ['4V not led', '4V not led', 'no leader.', 'déjà sans gradé.'],
    ['4V cover as drawn', '', 'as the table shows it.', 'celui de la table.'],
    ['4V usual ranges', '', 'the usual ranges.', 'les portées habituelles.'],
    ['4V worse by 2', '4V worse by 2', 'like that.', 'déjà ainsi.'],
  ])('%s is refused, and the refusal says what is so', (text, before, en, fr) => {
    const start = skirmish(...TABLE);
    const { now } = before === '' ? start : ruled(start, before);
    const deeds = readDeeds(text, now);
    if (deeds instanceof Refusal) throw deeds;
    const same = outcomeOf(now, deeds[0]!);
    if (!(same instanceof Refusal)) throw new Error('something changes');
    expect(words.say('en', same.says)).toContain(en);
    expect(words.say('fr', same.says)).toContain(fr);
  });
});

/** The title, then what the report says of the deeds, in a language. */
function told({ before, now, transcript }: Skirmish, language: 'en' | 'fr' = 'en'): string[] {
  const { title, sentences } = tell({ before, after: now, by: 'red', transcript });
  return [title, ...sentences.slice(1).map(({ says }) => says)].map((each) =>
    words.say(language, each).replace(/[\u00a0\u202f]/g, ' '),
  );
}

describe('each deed is told by its own word', () => {
  const together = () => ruled(skirmish(...TABLE), '2L at 60x30.1; 2L in contact with 7L');
  test.each([
    ['2L at 40x50 face E', /2L is now in E6/, /2L.* is placed in E6\/1, facing east/, /2L.* est placée? en E6\/1/],
    ['4V face E', /4V turns/, /4V.* now faces east/, /4V.* maintenant face à l’est/],
    ['2L close order 4 ranks', /2L forms close order/, /2L.* forms close order in G4/, /2L.* forme l’ordre serré/],
    ['4V skirmish order', /4V deploys/, /4V.* deploys in skirmish order/, /4V.* en tirailleurs/],
    ['4V recoil', /4V recoils to/, /4V.* recoils 16 cm, to B2/, /4V.* recule.* 16 cm/],
    ['2L out of contact', /2L breaks contact/, /2L.* is no longer in contact/, /2L.* n’est plus au contact/],
    ['2L recoil', /2L recoils to/, /2L.* (recoils|falls back) .*cm/, /2L.* (recule|se replie) .*cm/],
  ])('SK-UMP-04 SK-UMP-05 SK-UMP-07 %s', (text, title, en, fr) => {
    const t = ruled(together(), text);
    expect(told(t)).toEqual([expect.stringMatching(title), expect.stringMatching(en)]);
    expect(told(t, 'fr').at(-1)).toMatch(fr);
  });

  test('SK-GAP-06 that a fight is settled is the title, and is not said again below it', () => {
    const { before, now, transcript } = ruled(touching(), 'done');
    const { title, sentences } = tell({ before, after: now, by: 'red', transcript });
    expect(words.say('en', title)).toContain('The fight is settled');
    expect(sentences.map(({ titled }) => titled)).toEqual([undefined, 'nothing']);
    const lost = ruled(touching(), '7L lose 1; done');
    expect(tell({ ...lost, after: lost.now, by: 'red' }).sentences.at(-1)).not.toHaveProperty('titled');
  });

  test('SK-UMP-04 contact by hand is no assault', () => {
    const t = ruled(skirmish(...TABLE), '2L in contact with 7L');
    expect(told(t)).toEqual([expect.stringContaining('2L is in contact with 7L'), '**2L** is in contact with **7L**.']);
  });
});

describe('decisions at any time', () => {
  test('SK-UMP-01 who commands whom, and who is led', () => {
    const t = ruled(skirmish(...TABLE), '1O leads 2L; 4V not led');
    expect(t.unit('1O').of).toBe('2L');
    expect(ruled(t, '1O leads all').unit('1O').of).toBeUndefined();
    expect(refused('4V leads 2L')).toBe('SK-UMP-01 refuse-sk-desk-no-leader');
    expect(refused('1O leads 7L')).toBe('SK-UMP-01 refuse-sk-desk-leads');
    expect(refused('1O leads 4V')).toBe('SK-UMP-01 refuse-sk-desk-same');
  });

  test('SK-UMP-02 SK-Q-32 shelter', () => {
    const t = ruled(skirmish(...TABLE), '4V sheltered');
    expect(t.unit('4V').sheltered).toBe(true);
    expect(ruled(t, '4V cover as drawn').unit('4V').sheltered).toBeUndefined();
  });

  test('SK-UMP-03 SK-ALG-07 the nearest to the enemy fall first; those left of a block close up', () => {
    const t = ruled(skirmish(...TABLE), '7L lose 3');
    expect(t.unit('7L').figures.map(({ n }) => n)).toEqual([4, 5, 6, 7, 8]);
    expect(t.unit('7L').block).toMatchObject({ files: 4, ranks: 2 });
    expect(
      ruled(skirmish(...TABLE), '7L figures 6 7 fall')
        .unit('7L')
        .figures.map(({ n }) => n),
    ).toEqual([1, 2, 3, 4, 5, 8]);
    expect(refused('7L lose 9')).toBe('SK-UMP-03 refuse-sk-desk-lose');
    expect(refused('7L figures 9 fall')).toBe('SK-GAP-03 refuse-sk-figure');
  });

  test('SK-UMP-05 moved, turned and recoiled, never onto somebody or over the edge', () => {
    expect(ruled(skirmish(...TABLE), '2L at 40x50 face E').unit('2L').block!.front).toEqual({
      x: 40_000,
      y: 50_000,
      heading: 9_000,
    });
    expect(refused('2L at 60x33')).toBe('SK-GEO-01 refuse-sk-desk-onto');
    expect(refused('2L at 1x50')).toBe('SK-GEO-01 refuse-sk-desk-off');
    expect(ruled(skirmish(...TABLE), '4V recoil').fact('moved')).toMatchObject({ unit: '4V', why: 'recoil' });
    const due = ruled(skirmish(...TABLE), '7L recoils next turn');
    expect(ruled(due, '7L recoil').unit('7L').recoils).toBe(false);
    expect(ruled(skirmish(...TABLE), '7L recoils next turn').unit('7L').recoils).toBe(true);
  });

  test('SK-UMP-06 ranges of a weapon, and a modifier for one fire', () => {
    const t = ruled(skirmish(...TABLE), '2L ranges 10 20 30; 2L fires worse by 1');
    expect(t.unit('2L')).toMatchObject({ bands: [10_000, 20_000, 30_000], bonus: -1 });
    const fired = t.play('red', { kind: 'fire', unit: '2L', target: '7L', figures: [] }, [6, 6, 5, 1, 1, 1, 1, 1]);
    expect(fired.fact('fired')).toMatchObject({ band: 'medium', values: [5, 6, 4, 0, 0, 0, 0, 0], hits: 1 });
    expect(fired.unit('2L').bonus).toBeUndefined();
    expect(refused('2L ranges 30 20 10')).toBe('SK-UMP-06 refuse-sk-desk-bands');
  });

  test('SK-UMP-07 formations', () => {
    const t = ruled(skirmish(...TABLE), '4V skirmish order; 2L close order 4 ranks');
    expect(t.unit('4V').formation).toBe('skirmish');
    expect(t.unit('2L').block).toMatchObject({ files: 2, ranks: 4 });
    expect(refused('1S close order')).toBe('SK-GEO-02 refuse-sk-alone');
  });

  test('who is not there, and a step that is not open', () => {
    expect(refused('done')).toBe('SK-GAP-06 refuse-sk-desk-done');
    expect(desk.deeds('8L lose 1', skirmish(...TABLE).now)).toMatchObject({ says: { id: 'refuse-unknown-unit' } });
  });
});
