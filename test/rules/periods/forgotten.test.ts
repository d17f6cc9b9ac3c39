/** PE-SIM-03, PE-Q-36, PE-ASK-11: a unit that the last sheet forgot. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import { whyNot } from '../../../src/kernel/legality.ts';
import { NOTHING, run } from '../../../src/kernel/run.ts';
import { apply } from '../../../src/rules/periods/apply.ts';
import { card } from '../../../src/rules/periods/cards.ts';
import { doctrine } from '../../../src/rules/periods/doctrines.ts';
import { orders, showOrder, write } from '../../../src/rules/periods/language/index.ts';
import { type Act, type Line, NO_SHEET, type Order } from '../../../src/rules/periods/order.ts';
import { play } from '../../../src/rules/periods/play.ts';
import { view } from '../../../src/rules/periods/secrets.ts';
import type { State } from '../../../src/rules/periods/state.ts';
import { ahead, at, blue, CAVALRY, charge, line, onTable, periods, red, type Table } from '../../help/periods.ts';
import { words } from '../../help/words.ts';

const OWN = red('3L', at(900, 300), 'marchColumn', { posture: 'hold' });
const OTHER = red('4L', at(300, 300), 'marchColumn');
const ENEMY = blue('11L', at(900, 700, 180), 'line', { posture: 'hold' });

/** The first half is over; only 4L had a line. */
const before = (...units: readonly Parameters<typeof periods>[0][]): Table =>
  periods(OWN, OTHER, ENEMY, ...units)
    .sheets(line('4L', [ahead(10)]))
    .quarter()
    .quarter()
    .endHalf();

const late = (...acts: readonly Act[]) => line('3L', acts, {}, { forgotten: true });
/** The next sheets are opened with these lines. */
const sheets = (...lines: readonly Line[]): Order => ({
  kind: 'sheets',
  red: { ...NO_SHEET, lines: [...lines] },
  blue: NO_SHEET,
});
const opened = (answer: string, ...lines: readonly Line[]) =>
  before().battle.play('red', sheets(...lines), [], [answer]);

describe('the next sheet asks for it', () => {
  test('PE-ASK-11 the enemy is asked once, as the sheets open; refused, the unit waits for its line', () => {
    const t = opened('refuse', late(ahead(90)), line('3L', [ahead(45)]));
    expect([t.asked, t.at('3L')]).toEqual([['PE-ASK-11 3L'], '900,300/0']);
    expect(t.transcript.flatMap((entry) => ('ask' in entry ? [entry.ask.to] : []))).toEqual(['blue']);
    expect(onTable(t.now).quarter().battle.at('3L')).toBe('900,345/0');
  });

  test('PE-SIM-03 PE-Q-36 granted, it makes an ordinary move of a half, then carries out its line', () => {
    const t = opened('grant', late(ahead(90)), line('3L', [ahead(45)]));
    expect([t.at('3L'), t.walked('3L')]).toEqual(['900,390/0', 90]);
    expect(onTable(t.now).quarter().battle.at('3L')).toBe('900,435/0');
  });

  test('PE-WHL-04 PE-GEO-30 its legs cost what they cost in a half of their own', () => {
    const t = opened('grant', late({ do: 'wheel', hand: 'left', angle: 3_000 }, ahead(60)));
    const once = before()
      .sheets(line('3L', [{ do: 'wheel', hand: 'left', angle: 3_000 }, ahead(60)]))
      .quarter()
      .quarter();
    expect(t.at('3L')).toBe(once.battle.at('3L'));
  });

  test('PE-Q-37 an enemy in its way: 1 mm short, and no contact', () => {
    const t = periods(OWN, blue('12L', at(900, 350, 180), 'line', { posture: 'hold' }))
      .sheets()
      .quarter()
      .quarter()
      .endHalf().battle;
    const then = t.play('red', sheets(late(ahead(90))), [], ['grant']);
    expect([then.at('3L'), then.contacts]).toEqual(['900,349/0', []]);
  });
});

describe('what may be asked for', () => {
  const writing = (now: State): State => ({ ...now, writing: { side: 'red', sheet: NO_SHEET } });
  const why = (text: string, now = before().battle.now) => {
    const refused = whyNot({ orders, play, apply }, text, writing(now), 'red');
    return refused ? [refused.clause, ...refused.instead] : [];
  };

  test('PE-Q-36 legs, of a unit that had no line and has stood', () => {
    expect(why('3L advance 9, forgotten')).toEqual([]);
    expect(why('3L wheel left 30, advance 2, oubliée')).toEqual([]);
    expect(why('3L advance 9.1, forgotten')).toEqual(['PE-DST-05', '3L advance 9, forgotten']);
    expect(why('4L advance 4, forgotten')).toEqual(['PE-Q-36', '4L advance 4']);
    expect(why('3L line, forgotten')).toEqual(['PE-Q-36', '3L line']);
    expect(why('3L forced march 9, forgotten')).toEqual(['PE-Q-36', '3L forced march 9']);
    expect(why('3L advance 4, if charged stand, forgotten')).toEqual(['PE-Q-36', '3L advance 4, if charged stand']);
    expect(why('3L stand, forgotten')).toEqual(['PE-Q-36']);
    expect(why('3L advance 4, forgotten', periods(OWN, ENEMY).battle.now)).toEqual(['PE-Q-36', '3L advance 4']);
  });

  test('PE-Q-36 whoever has reacted to a charge was not forgotten', () => {
    const horse = blue('14H', at(900, 520, 180), 'marchColumn', CAVALRY);
    const now = periods(OWN, horse).sheets(charge('14H', '3L')).quarter('square').battle.now;
    expect(now.units.find(({ id }) => id === '3L')!.idle).toBeUndefined();
  });

  test('PE-STEP-02 it stands beside the line of the half that begins; both are struck out together', () => {
    let t = onTable(writing(before().battle.now)).battle;
    for (const each of [line('3L', [ahead(20)]), late(ahead(90)), late(ahead(30))])
      t = t.play('red', { kind: 'line', line: each });
    expect(t.now.writing!.sheet.lines).toEqual([late(ahead(30)), line('3L', [ahead(20)])]);
    expect(t.play('red', { kind: 'strike', unit: '3L' }).now.writing!.sheet).toEqual(NO_SHEET);
  });

  test('in both languages', () => {
    const text = write({ kind: 'line', line: late(ahead(90)) });
    expect([text, showOrder(text, 'fr')]).toEqual(['3L advance 9, forgotten', '3L avance 9, oublié']);
  });
});

test('PE-ASK-11 the card shows the legs; every doctrine but Ask me everything refuses', () => {
  const waits = run({ play, apply }, before().battle.now, sheets(late(ahead(90))), 'red', [], NOTHING);
  if (waits.kind !== 'waits') throw new Error(waits.kind);
  const { asks, options, marks = [] } = card(waits.question, waits.state);
  expect(marks.map(({ kind }) => kind)).toEqual(['ghost', 'move', 'move']);
  const says = (language: 'en' | 'fr') =>
    [asks, ...options.map((each) => each.says)].map((each) => words.say(language, each));
  expect(says('en')).toEqual([
    'The enemy has forgotten the unit and asks for the move of the half that is over: `3L advance 9, forgotten`. Do you grant it?',
    'Refuse',
    'Grant it',
  ]);
  expect(says('fr')[0]).toContain('`3L avance 9, oublié`');
  expect(['regulation', 'bold', 'ask'].map((name) => doctrine(name, waits.question, waits.state))).toEqual([
    'refuse',
    'refuse',
    undefined,
  ]);
  expect(waits.question.fallback).toBe('refuse');
});

test('PE-STEP-02 whether an enemy had a line is not seen', () => {
  const { now } = before().battle;
  const idle = (state: State) => state.units.filter((unit) => unit.idle).map(({ id }) => id);
  expect([idle(now), idle(view(now, 'red')), idle(view(now, 'blue'))]).toEqual([['3L', '11L'], ['3L'], ['11L']]);
});
