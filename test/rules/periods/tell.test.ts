/** What is told of sheets and quarters, in both languages: first what matters, what earned it below. */
import { describe, expect, test } from 'vitest';
import { plainNoun } from '../../../src/kernel/text/names.ts';
import type { Language } from '../../../src/kernel/ruleset.ts';
import { tell } from '../../../src/rules/periods/tell/index.ts';
import { hollowRoad } from '../../help/hollow-road.ts';
import { NO_SHEET } from '../../../src/rules/periods/order.ts';
import type { Unit } from '../../../src/rules/periods/state.ts';
import { at, type Battle, blue, charge, line, officer, onTable, red, table, type Table } from '../../help/periods.ts';
import { words } from '../../help/words.ts';

/** Title, sentences with their small lines, last line. */
function told({ before, now, transcript }: Pick<Battle, 'before' | 'now' | 'transcript'>, language: Language = 'en') {
  const { title, sentences, footer } = tell({ before, after: now, by: 'red', transcript });
  const say = (says: (typeof footer)[number]) => words.say(language, says).replaceAll(/[\u00A0\u202F]/g, ' ');
  return [
    `# ${say(title)}`,
    ...sentences.flatMap(({ says, dice }) => [say(says), ...dice.map((small) => `-# ${say(small)}`)]),
    footer.map(say).join(' · '),
  ];
}

/** METRIC 5.1. */
const opened = onTable(hollowRoad()).sheets(
  charge('3L', '11L'),
  charge('5H', '12L'),
  charge('7H', '11V'),
  line('11L', [], { charged: 'countercharge' }),
  line('12L', [], { charged: 'stand' }),
);

describe('the first half of The Hollow Road', () => {
  test('PE-STEP-03 charges are announced without their targets', () => {
    expect(told(opened.battle)).toMatchInlineSnapshot(`
      [
        "# Period 1, first half: 3 charges are announced",
        "The sheets are opened: period 1, first half.",
        "“Charge!” Red sounds it for **3L**, **5H** and **7H**.",
        "-# [CHG-08]",
        "Period 1 of 6, first half · quarter 1 is next",
      ]
    `);
    expect(told(opened.battle, 'fr')).toMatchInlineSnapshot(`
      [
        "# Période 1, première demi-période : 3 charges annoncées",
        "Les feuilles sont ouvertes : période 1, première demi-période.",
        "On sonne la charge chez les Rouges : le **3L**, le **5H** et le **7H**.",
        "-# [CHG-08]",
        "Période 1 sur 6, première demi-période · au tour du quart 1",
      ]
    `);
  });

  test('PE-STEP-04 a quarter: who goes where, who has struck whom, and with what', () => {
    const first = opened.quarter();
    const second = first.quarter();
    expect(told(first.battle)).toMatchInlineSnapshot(`
      [
        "# Period 1, quarter 1",
        "Red charges on: **3L** to D3/4, **5H** to G4/1, **7H** to K4/1.",
        "-# 3L 4.5 cm, 5H 9 cm, 7H 9 cm [GEO-13]",
        "**11L** takes up the challenge and countercharges.",
        "-# [CCH-01]",
        "The charge means **11V**, which has to evade.",
        "-# [EVA-03, EVA-07]",
        "Period 1 of 6, first half · quarter 2 is next",
      ]
    `);
    expect(told(second.battle)).toMatchInlineSnapshot(`
      [
        "# 3 contacts",
        "**3L** and **11L** meet at the charge.",
        "-# 3L: run-up long enough for its bonuses [CBO-02] · 3 push ranks [PSH-01]",
        "-# 11L: run-up long enough for its bonuses [CBO-02] · 3 push ranks [PSH-01]",
        "**5H** charges home on **12L**: front.",
        "-# 5H: run-up long enough for its bonuses [CBO-02]",
        "**7H** rides down **11V** from behind.",
        "-# 7H: run-up long enough for its bonuses [CBO-02]",
        "-# 11V fights unformed [GAP-09]",
        "Period 1 of 6 · the first half ends",
      ]
    `);
    expect(told(second.battle, 'fr')).toMatchInlineSnapshot(`
      [
        "# 3 contacts",
        "Le **3L** et le **11L** se heurtent en pleine charge.",
        "-# 3L : élan suffisant pour les bonus [CBO-02] · 3 rangs de poussée [PSH-01]",
        "-# 11L : élan suffisant pour les bonus [CBO-02] · 3 rangs de poussée [PSH-01]",
        "Le **5H** charge à fond le **12L** : front.",
        "-# 5H : élan suffisant pour les bonus [CBO-02]",
        "Le **7H** rattrape le **11V** par-derrière.",
        "-# 7H : élan suffisant pour les bonus [CBO-02]",
        "-# 11V combat sans formation [GAP-09]",
        "Période 1 sur 6 · la première demi-période s’achève",
      ]
    `);
  });

  test('PE-STEP-06 at the end of the half the desk is called', () => {
    expect(told(opened.quarter().quarter().endHalf().battle)).toMatchInlineSnapshot(`
      [
        "# Period 1: the first half is over",
        "Fire and melee of the half have to be settled.",
        "The first half of period 1 is over.",
        "Period 1 of 6, second half · sheets are being written",
      ]
    `);
  });
});

test('an answer that its card shows, and that has led to nothing yet, is no news', () => {
  const now = hollowRoad();
  const rests = { fact: { type: 'rests', unit: '3L', to: {} } as const };
  const tale = (transcript: Battle['transcript']) => tell({ before: now, after: now, by: 'red', transcript });
  expect(tale([rests])).toMatchObject({ answered: true, sentences: [] });
  expect(tale([rests, { fact: { type: 'announced', unit: '5H', what: 'charge', to: {} } }]).answered).toBe(false);
});

test('what is decided at the desk is titled by what it did, a roll there as one', () => {
  const now = hollowRoad();
  const ruled = { fact: { type: 'ruled', by: 'umpire', who: 'p3', why: 'melee' } as const };
  const lost = { fact: { type: 'lost', unit: '3L', figures: 2, to: {} } as const };
  const story = (transcript: Battle['transcript']) => told({ before: now, now, transcript })[0];
  expect(story([ruled, lost])).toBe('# ⚖ 3L loses 2');
  expect(story([ruled])).toBe('# ⚖ A ruling');
  expect(story([{ fact: { type: 'notAgreed', by: 'red', who: 'p1', why: 'melee' } }])).toBe('# No agreement');
  const roll = { clause: 'PE-UMP-02', why: 'table', dice: 1, sides: 6, ledger: [], about: {} };
  expect(story([{ roll, got: [4] }])).toBe('# Dice rolled');
});

test('PE-GAP-15 an officer on the sheet is told where to ride', () => {
  const now = table([], { officers: [officer('red', '1G', 900, 200, 'general')] });
  const sheet = { ...NO_SHEET, rides: [{ officer: '1G', to: { x: 85_000, y: 75_000 } }] };
  const wrote = { fact: { type: 'wrote', side: 'red', unit: '1G', sheet } as const };
  expect(told({ before: now, now, transcript: [wrote] })[1]).toMatch(/^The \*\*unit\*\* is to ride to I8\/5\.$/);
});

test('PE-REA-04 what an aide-de-camp is to bring, and what is in force then', () => {
  const now = table([red('3L', at(900, 300), 'line')], { officers: [officer('red', '1A', 900, 200, 'adc')] });
  const sheet = { ...NO_SHEET, errands: [{ adc: '1A', to: '3L', posture: 'hold' as const }] };
  const wrote = { fact: { type: 'wrote', side: 'red', unit: '1A', sheet } as const };
  expect(told({ before: now, now, transcript: [wrote] })[1]).toContain('a new posture: hold.');
  const inForce = {
    fact: { type: 'inForce', unit: '3L', side: 'red', posture: 'hold', to: { posture: 'hold' } } as const,
  };
  expect(told({ before: now, now, transcript: [inForce] })[1]).toMatch(/^New orders are in force for .*: hold\.$/);
});

describe('fire, melee and morale by the stand-in', () => {
  const simple = (units: readonly Unit[]) => {
    const start = table(units.map((each) => ({ ...each, name: plainNoun(each.id, false) })));
    return onTable({ ...start, variants: { ...start.variants, fights: 'simple' } });
  };
  const half = (t: Table) => t.quarter().quarter().endHalf();

  test('PE-GAP-17 hits one by one, what hits nobody in one sentence, and once that this is a stand-in', () => {
    const t = half(
      simple([
        red('1L', at(300, 300), 'line', { posture: 'hold' }),
        red('2L', at(700, 300), 'line', { posture: 'hold' }),
        blue('11L', at(300, 450, 180), 'line', { posture: 'hold' }),
        blue('12L', at(700, 450, 180), 'line', { posture: 'hold' }),
      ]).sheets(),
    );
    const none = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const dice = [6, ...none.slice(1), ...none, ...none, ...none];
    expect(told(t.battle.play('red', { kind: 'fight' }, dice))).toMatchInlineSnapshot(`
      [
        "# 1L fires on 11L: 1 hit",
        "A volley from **1L** finds **11L**: 1 hit.",
        "-# 2 quarters of fire [Q-42] · **6** 1 1 1 1 1 1 1 1 1 1 1 on 6+ [GAP-17]",
        "-# A short stand-in for the fire chapter, which the book lacks [GAP-17]",
        "Fire without effect: **2L** on **12L**, **11L** on **1L**, **12L** on **2L**.",
        "-# 2L · 2 quarters of fire [Q-42] · 1 1 1 1 1 1 1 1 1 1 1 1 on 6+ [GAP-17]",
        "-# 11L · 2 quarters of fire [Q-42] · 1 1 1 1 1 1 1 1 1 1 1 1 on 6+ [GAP-17]",
        "-# 12L · 2 quarters of fire [Q-42] · 1 1 1 1 1 1 1 1 1 1 1 1 on 6+ [GAP-17]",
        "1 figure of **11L** falls.",
        "-# 11L 18→**17**",
        "The first half of period 1 is over.",
        "Period 1 of 6, second half · sheets are being written",
      ]
    `);
  });

  test('PE-GAP-17 who falls back is told below the test that decided it; who stops, in one sentence', () => {
    const start = table([
      { ...red('11L', at(300, 300), 'line'), name: plainNoun('11L', false) },
      { ...red('12L', at(600, 300), 'line'), name: plainNoun('12L', false) },
    ]);
    const fails = (unit: string) => [
      { fact: { type: 'tested', unit, die: 1, needs: 3, held: false } as const },
      { fact: { type: 'announced', unit, what: 'withdraw', to: {} } as const },
    ];
    const ends = (unit: string) => ({
      fact: { type: 'ended', unit, what: 'withdraw', clause: 'PE-PRI-01', to: {} } as const,
    });
    const both = { before: start, now: start, transcript: [...fails('11L'), ...fails('12L')] };
    expect(told(both).filter((each) => each.startsWith('Red'))).toEqual([
      'Red falls back with **11L**.',
      'Red falls back with **12L**.',
    ]);
    expect(told({ ...both, transcript: [ends('11L'), ends('12L')] })).toContain(
      'Red stops falling back: **11L** and **12L**.',
    );
  });

  test('PE-GAP-17 the dice of both sides of a melee, what they cost, and who gives way', () => {
    const t = simple([
      red('5H', at(300, 200), 'marchColumn', { arm: 'cavalry', troops: 'light', figures: 12 }),
      blue('2B', at(300, 300, 180), 'deployed', { arm: 'artillery', posture: 'hold' }),
    ]).sheets(charge('5H', '2B'));
    expect(told(half(t).battle.play('red', { kind: 'fight' }, [1, 1, 1, 6, 5, 1, 1, 1]))).toMatchInlineSnapshot(`
      [
        "# Red wins",
        "**2B** fires on **5H** without effect.",
        "-# 1 quarter of fire [Q-42] · 1 1 1 on 5+ [GAP-17]",
        "-# A short stand-in for the fire chapter, which the book lacks [GAP-17]",
        "Melee of **2B** and **5H**: hits by Red 1, by Blue 1.",
        "-# 2B: **6** on 5+ [GAP-17]",
        "-# 5H: **5** 1 1 on 5+ [GAP-17]",
        "-# A short stand-in for the melee and morale chapters, which the book lacks [GAP-17]",
        "1 figure of **5H** falls.",
        "-# 5H 12→**11**",
        "**2B** loses 1 figure.",
        "-# 2B 4→**3**",
        "Neither side gives way: **2B** and **5H** are still in melee.",
        "-# [RCO-01]",
        "**2B** has had enough.",
        "-# Rolled **1 ✗**, needs 3 [GAP-17]",
        "**2B** is taken by the enemy.",
        "-# [GAP-17]",
        "**Red wins the battle**: Blue has lost 50% of its figures and breaks.",
        "",
      ]
    `);
  });
});
