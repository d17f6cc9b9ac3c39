/** FB-STEP, FB-OFF, FB-GAP-12: the phases of a turn, stand-in fights, off the table and back, victory. */
import { describe, expect, test } from 'vitest';
import { isAway, returnPlaces } from '../../../src/rules/fantasy-battle/moves/leave.ts';
import type { Option } from '../../../src/kernel/play.ts';
import { next } from '../../../src/rules/fantasy-battle/next.ts';
import { card, doctrine } from '../../../src/rules/fantasy-battle/questions.ts';
import { fateOf } from '../../../src/rules/fantasy-battle/values.ts';
import { score } from '../../../src/rules/fantasy-battle/victory.ts';
import { LANGUAGES } from '../../../src/words/language.ts';
import { fantasy } from '../../help/fantasy.ts';
import { words } from '../../help/words.ts';

const BLUE = 'blue 3S infantry stands 3 in line at 50x20 face N';
const RED = 'red 4O infantry stands 3 in line at 50x80 face S';
const SIMPLE = 'variant fights simple';

describe('the turn', () => {
  test('FB-STEP-06 FB-STEP-07 FB-STEP-08 movement, shooting, combat, then the other side', () => {
    const opened = fantasy(BLUE, RED, SIMPLE, 'turn 1 blue opening');
    expect(next(opened.now)).toEqual({ kind: 'auto', side: 'blue', text: 'open' });
    const moving = opened.play('blue', { kind: 'open' });
    expect(moving.now).toMatchObject({ turn: 2, active: 'blue', phase: 'movement' });
    expect(next(moving.now)).toEqual({ kind: 'orders', side: 'blue' });
    const shooting = moving.play('blue', { kind: 'end' });
    expect(next(shooting.now)).toEqual({ kind: 'auto', side: 'blue', text: 'fight' });
    const done = shooting.play('blue', { kind: 'fight' }).play('blue', { kind: 'fight' });
    expect(done.now).toMatchObject({ active: 'red', phase: 'opening', turn: 2 });
    expect(done.play('red', { kind: 'open' }).now).toMatchObject({ active: 'red', phase: 'movement', turn: 2 });
    expect(shooting.play('blue', { kind: 'open' }).refused).toBe('FB-STEP-07 refuse-fb-open');
  });

  test('FB-UMP-03 FB-UMP-06 at the desk shooting and combat are open steps, with the contacts laid out', () => {
    const t = fantasy(
      'blue 3S infantry stands 3 in line at 50x60 face N engaged 4O front',
      'red 4O infantry stands 3 in line at 50x60 face S',
      'turn 1 blue combat',
    );
    const step = next(t.now);
    if (step.kind !== 'table') throw new Error(step.kind);
    expect(step.open.name).toBe('combat');
    expect(step.open.concerns.map(({ unit }) => unit)).toEqual(['3S', '4O']);
    const parts = JSON.stringify(step.open.concerns[0]);
    expect(parts.match(/"stands":"1 2 3"/g)).toHaveLength(2);
    expect(parts).toMatch(/fb-concern-own-edge.*fb-concern-own-corner/);
  });
});

describe('stand-in fights', () => {
  test('FB-GAP-12 each stand in view shoots at the nearest enemy: 5 hits within half range, 6 beyond; three hits a stand', () => {
    const at = (y: number, dice: number[], answers: string[] = []) =>
      fantasy(
        `blue 3S infantry missiles stands 3 in line at 50x20 face N`,
        `red 4O infantry stands 3 in line at 50x${y} face S`,
        SIMPLE,
        'turn 1 blue shooting',
      ).play('blue', { kind: 'fight' }, dice, answers);
    const near = at(35, [5, 5, 6], ['stand 3']);
    expect(near.fact('shot')).toMatchObject({ range: 15_000, needs: 5, hits: 3, counter: false });
    expect(near.unit('4O').stands).toHaveLength(2);
    expect(at(35.01, [5, 5, 6]).fact('shot')).toMatchObject({ needs: 6, hits: 1 });
    expect(at(50.01, []).facts.map(({ type }) => type)).toEqual(['phase']);
  });

  test('FB-MOD-03 FB-GAP-12 two dice by an edge, one by a corner; fewer hits are driven back 2 cm for each, and confused from three on', () => {
    const t = fantasy(
      'blue 3S infantry stands 1 in line at 50x60 face N engaged 4O front',
      'red 4O infantry stands 1 in line at 50x60 face S',
      SIMPLE,
      'turn 1 blue combat',
    ).play('blue', { kind: 'fight' }, [5, 6, 1, 2], ['stay']);
    expect(t.fact('fought')).toMatchObject({ units: ['3S', '4O'], hits: [0, 2] });
    expect(t.unit('4O').stands[0]).toMatchObject({ x: 50_000, y: 64_000 });
    expect(t.now.contacts).toEqual([]);
  });

  test('FB-GAP-12 shock counts in the turn of its charge, a flank makes each die one better', () => {
    const t = fantasy(
      'blue 3C cavalry shock charged stands 1 in line at 48x59 face W engaged 4O flank',
      'red 4O infantry stands 1 in line at 46x60 face N',
      SIMPLE,
      'turn 1 blue combat',
    ).play('blue', { kind: 'fight' }, [4, 4, 4, 1, 1], ['stand 1'].slice(1));
    expect(t.fact('fought').hits).toEqual([0, 3]);
  });
});

test('FB-FRM-01 FB-GAP-09 a stand that is lost leaves the others together, though one in the middle touches no enemy', () => {
  const t = fantasy(
    'blue 3S infantry stands 3 in line at 50x60 face N engaged 6O front engaged 7O front',
    'red 6O infantry stands 1 in line at 45x60 face S',
    'red 7O infantry stands 1 in line at 55x60 face S',
    'blue 1K commander joined 3S',
    SIMPLE,
    'turn 1 blue combat',
  ).play('blue', { kind: 'fight' }, [1, 1, 1, 1, 6, 6, 6, 6], ['stand 1', 'stay']);
  expect(t.asked).toEqual(['FB-ASK-07 3S', 'FB-ASK-10 7O']);
  expect(t.fact('lost').stands).toEqual([1]);
  const { stands } = t.unit('3S');
  expect(stands.map(({ n }) => n)).toEqual([2, 3]);
  // FB-GAP-07: a commander who has joined them is where their first stand is now.
  expect(t.now.commanders[0]!.at).toEqual({ x: stands[0]!.x, y: stands[0]!.y });
});

describe('off the table', () => {
  test('FB-EX-08 FB-OFF-02 FB-GAP-02 FB-Q-15 the die less the stands lost before', () => {
    expect([1, 2, 3, 4, 6].map((die) => fateOf(die, 0))).toEqual(['gone', 'later', 'later', 'back', 'back']);
    expect([3, 4, 5, 6].map((die) => fateOf(die, 2))).toEqual(['gone', 'later', 'later', 'back']);
  });

  /** 4O is driven over the northern edge. */
  const driven = (fate: number[], ...more: string[]) =>
    fantasy(
      'blue 3S infantry stands 1 in line at 50x87.9 face N engaged 4O front',
      'red 4O infantry stands 1 in line at 50x87.9 face S',
      'red 5O infantry stands 3 in line at 20x80 face S',
      SIMPLE,
      'turn 1 blue combat',
      ...more,
    ).play('blue', { kind: 'fight' }, [5, 6, 1, 2, ...fate], fate[0] === 6 ? ['line'] : []);

  test('FB-OFF-01 FB-OFF-03 FB-OFF-04 FB-OFF-05 FB-GEO-20 back at once, its rear on the edge, as near as there is room', () => {
    const t = driven([6]);
    expect(t.fact('left')).toMatchObject({ fate: 'back', at: { y: 90_000, heading: 18_000 } });
    expect(t.unit('4O').stands).toEqual([{ n: 1, x: 50_000, y: 88_000, heading: 18_000 }]);
    const taken = fantasy('blue 3S infantry stands 1 in line at 50x89 face N', RED);
    const places = returnPlaces(taken.now, taken.unit('4O'), { x: 50_000, y: 90_000, heading: 18_000 }, 'column');
    expect(places!.map(({ x, y }) => [x, y])).toEqual([
      [45_989, 84_000],
      [45_989, 86_000],
      [45_989, 88_000],
    ]);
  });

  test.each([
    ['southern', '50x2.1', 'N', 'S', { x: 50_000, y: 0, heading: 0 }],
    ['western', '2.1x50', 'E', 'W', { x: 0, y: 50_000, heading: 9_000 }],
  ])('FB-OFF-01 over the %s edge too', (_, at, face, against, back) => {
    const t = fantasy(
      `blue 3S infantry stands 1 in line at ${at} face ${against} engaged 4O front`,
      `red 4O infantry stands 1 in line at ${at} face ${face}`,
      'red 5O infantry stands 3 in line at 20x80 face S',
      SIMPLE,
      'turn 1 blue combat',
    ).play('blue', { kind: 'fight' }, [5, 6, 1, 2, 6], ['line']);
    expect(t.fact('left')).toMatchObject({ fate: 'back', at: back });
  });

  test('FB-GAP-02 FB-OFF-06 FB-OFF-08 FB-OFF-09 FB-EX-09 later, and a general who is with it: the army withdraws, and the general is lost', () => {
    const t = driven([2], 'red 1K general joined 4O');
    expect(t.now.units.map(({ id }) => id)).not.toContain('4O');
    expect(t.now.result).toEqual({ winner: 'blue', why: 'withdrew' });
    expect(t.now.gone).toMatchObject([{ id: '1K', kind: 'commander' }]);
    const alone = driven([2]);
    expect(alone.now.returning).toHaveLength(1);
    const led = driven([2], 'red 2K commander joined 4O');
    expect(isAway(led.now, led.now.commanders[0]!)).toBe(true);
    const stays = led.play('red', { kind: 'open' }, [], ['column']);
    const [first] = stays.unit('4O').stands;
    expect(stays.now.commanders).toMatchObject([{ joined: '4O', at: { x: first!.x, y: first!.y } }]);
    const back = alone.play('red', { kind: 'open' }, [], ['column']);
    expect(back.fact('returned')).toMatchObject({ unit: '4O' });
    expect(back.now.returning).toEqual([]);
  });

  test('FB-GAP-02 a one is the end of it: its stands count as lost', () => {
    expect(driven([1]).now).toMatchObject({ lost: { red: 1 }, gone: [{ id: '4O', kind: 'infantry' }] });
    const after = driven([1], 'red 2K commander joined 4O').now;
    expect([after.commanders, after.gone.map(({ id }) => id)]).toEqual([[], ['2K', '4O']]);
  });
});

describe('victory', () => {
  test('FB-GAP-12 a side that has lost half of its stands is broken', () => {
    const t = fantasy(
      'blue 3S infantry missiles stands 3 in line at 50x20 face N',
      'red 4O infantry stands 2 in line at 50x30 face S',
      SIMPLE,
      'turn 1 blue shooting',
    ).play('blue', { kind: 'fight' }, [5, 5, 5], ['stand 2']);
    expect(t.now.result).toEqual({ winner: 'blue', why: 'broken' });
  });

  test('FB-GAP-12 points at the end of the last turn: stands, machines, commanders, objectives', () => {
    const t = fantasy(
      BLUE,
      RED,
      SIMPLE,
      'point en "the ford" fr "le gué" at 50x24',
      'objective "the ford" value 3',
      'lost red 1',
      'gone red 6M machine at 10x10',
      'turns 2',
      'turn 2 red combat',
    ).play('red', { kind: 'fight' });
    expect(score(t.now)).toEqual([
      { side: 'red', strength: 3, victoryPoints: 0 },
      { side: 'blue', strength: 3, victoryPoints: 5 },
    ]);
    expect(t.now.result).toEqual({ winner: 'blue', why: 'points' });
  });
});

const REST = [
  { at: '100,100', cost: 15_000 },
  { at: '100,200', cost: 16_000 },
];
const FARTHER = [
  { at: '100,100', apart: 20_000 },
  { at: '100,200', apart: 10_000 },
];

const FOLLOWED = { enemies: ['4O'], n: 4, works: false };

test('FB-ASK-01 to -10 what the regulation answers, and what the cards say', () => {
  const { now } = fantasy(BLUE, RED, 'blue 5S infantry stands 3 in line at 50x10 face N');
  const asked = (kind: string, texts: string[], about = {}, more: readonly Option['about'][] = []) => ({
    kind,
    to: 'blue' as const,
    unit: '3S',
    about,
    options: texts.map((text, each) => ({ text, about: more[each] ?? {} })),
    fallback: texts.at(-1)!,
  });
  const all = [
    [asked('FB-ASK-01', ['consent', 'refuse'], { by: '5S' }), 'consent'],
    [asked('FB-ASK-02', ['shoot', 'hold'], { by: '4O' }), 'shoot'],
    [asked('FB-ASK-04', ['envelop', 'no envelop'], { target: '4O', n: 2 }), 'envelop'],
    [asked('FB-ASK-05', ['alone', 'with 5S'], { target: '4O' }), 'with 5S'],
    [asked('FB-ASK-06', ['3S', '4O'], {}, FARTHER), '3S'],
    [asked('FB-ASK-06', ['right', 'left'], {}, FARTHER.toReversed()), 'left'],
    [asked('FB-ASK-03', ['beside', 'behind'], { target: '4O', n: 2 }, REST), 'behind'],
    [asked('FB-ASK-07', ['stand 3', 'stand 2']), 'stand 2'],
    [asked('FB-ASK-08', ['column', 'line']), 'line'],
    [asked('FB-ASK-09', ['object', 'none'], { target: '4O' }), 'none'],
    [asked('FB-ASK-10', ['follow', 'stay'], { ...FOLLOWED, own: 2, their: 2 }), 'follow'],
    [asked('FB-ASK-10', ['follow', 'stay'], { ...FOLLOWED, own: 1.9, their: 2 }), 'stay'],
    [asked('FB-ASK-10', ['follow', 'stay'], { ...FOLLOWED, own: 2, their: 1, works: true }), 'stay'],
  ] as const;
  for (const [question, answer] of all) {
    expect(doctrine('regulation', question, now)).toBe(answer);
    const { asks, options } = card(question, now);
    for (const language of LANGUAGES)
      expect(
        [asks, ...options.map(({ says }) => says)].map((says) => words.say(language, says).length > 1),
      ).not.toContain(false);
  }
  expect(card(all[3]![0], now).options.map(({ text }) => text)).toEqual(['alone', 'with 5S']);
});
