/** What is said in advance: plans with conditions, and standing answers, as they are typed and as they answer. */
import { describe, expect, test } from 'vitest';
import { type Asked, Refusal } from '../../../src/kernel/play.ts';
import { skirmish as book } from '../../../src/rules/skirmish/index.ts';
import { skirmish } from '../../help/skirmish.ts';
import { words } from '../../help/words.ts';

const { now } = skirmish(
  'red 2L line close 8 ranks 2 at 40x20 face N',
  'red 1S sergeant of 2L at 40x14',
  'blue 6C light skirmish 4 at 40x36 face S',
  'blue 7L line close 8 ranks 2 at 90x80 face S',
);
const standing = book.standing!;

describe('standing answers', () => {
  const read = (text: string) => {
    const found = standing.read(text, now, 'blue');
    if (found instanceof Refusal) return words.say('en', found.says);
    return found.map(({ text: each, kind, unit }) => [each, kind, unit]);
  };

  test('for all units or for one, several at once, in either language', () => {
    expect(read('all: test')).toEqual([['all: test', 'SK-ASK-03', undefined]]);
    expect(read('6c : teste; tous : élite')).toEqual([
      ['6C: test', 'SK-ASK-03', '6C'],
      ['all: elite', 'SK-ASK-01', undefined],
    ]);
    expect(read('refuse, sans différence')).toEqual([
      ['all: refuse', 'SK-ASK-03', undefined],
      ['all: no difference', 'SK-ASK-06', undefined],
    ]);
    expect(read('6C: tient; 6C: avoid')).toEqual([
      ['6C: test', 'SK-ASK-03', '6C'],
      ['6C: refuse', 'SK-ASK-03', '6C'],
    ]);
    expect(standing.show('6C: test', 'fr')).toBe('6C\u00a0: teste');
    expect(standing.show('all: elite', 'fr')).toBe('tous\u00a0: élite');
  });

  test('what is none of them is refused with all that could be said', () => {
    expect(read('6C: run')).toBe(read(''));
    expect(read('')).toMatchInlineSnapshot(
      `"Say for whom and what: one unit or all, then one of “elite”, “keep”, “\\+1”, “plain”, “refuse”, “test”, “face”, “stay”, “difference”, “no difference”. For example “all: elite”."`,
    );
    expect(read('9X: test')).toMatchInlineSnapshot(`"There is no such unit as “9X”. Did you mean “6C” or “7L”?"`);
  });

  test('they answer their question, for the unit or for those of their giver', () => {
    const asked: Asked = { kind: 'SK-ASK-03', to: 'blue', unit: '6C', about: {}, options: [], fallback: 'refuse' };
    const answer = (text: string, mine = true, about = asked) => standing.answers(text, about, now, () => mine);
    expect([answer('all: test'), answer('6C: test', false), answer('7L: test'), answer('all: test', false)]).toEqual([
      ['test'],
      ['test'],
      [],
      [],
    ]);
    expect(answer('all: elite')).toEqual([]);
  });

  test('all of them complete what is typed', () => {
    const complete = (typed: string) => standing.complete(typed, now, 'blue', 'fr').map(({ text }) => text);
    expect(complete('6C')).toEqual(['refuse', 'teste', 'fait face', 'reste'].map((answer) => `6C\u00a0: ${answer}`));
    expect(complete('6c te')).toEqual(['6C\u00a0: teste']);
    expect(complete('tous : teste, 7l re')).toEqual([
      'tous : teste, 7L\u00a0: refuse',
      'tous : teste, 7L\u00a0: reste',
    ]);
    expect(complete('tous : te')).toEqual(['tous\u00a0: teste']);
    expect(complete('').length).toBeLessThanOrEqual(25);
  });

  test('SK-MRK, SK-Q-10 only what a unit may be asked completes its name', () => {
    const { now: table } = skirmish(
      'variant screen ask',
      'red 1G grenadiers close 6 ranks 2 at 20x20 face N',
      'red 4V elite voltigeurs loose figures 60x20 62.5x20',
      'red 1S sergeant of 1G at 20x14',
      'red 9P guerrillas loose figures 80x20 82.5x20',
    );
    const complete = (typed: string) =>
      standing.complete(typed, table, 'red', 'en').map(({ text }) => text.split(': ')[1]);
    expect(['1G', '4V', '1S', '9P', 'all'].map(complete)).toEqual([
      ['elite', 'keep', 'refuse', 'test', 'face', 'stay', 'difference', 'no difference'],
      ['elite', 'keep', '+1', 'plain', 'refuse', 'test', 'face', 'stay', 'difference', 'no difference'],
      ['difference', 'no difference'],
      ['difference', 'no difference'],
      ['elite', 'keep', '+1', 'plain', 'refuse', 'test', 'face', 'stay', 'difference', 'no difference'],
    ]);
  });

  test('SK-AVO-01 units that an assault could reach are in danger', () => {
    expect(standing.dangers(now, 'blue').map(({ says, kinds }) => [words.say('en', says), kinds])).toEqual([
      ['6C can be assaulted by 2L: 16 cm, of which 12 without a die', ['SK-ASK-03']],
    ]);
    expect(standing.dangers(now, 'red').map(({ unit }) => unit)).toEqual(['2L']);
  });

  test('SK-AVO-01, SK-TRN-05 what they would be asked depends on who comes, and from where', () => {
    const kinds = (...lines: readonly string[]) =>
      standing.dangers(skirmish(...lines).now, 'blue').map(({ unit, kinds: asked }) => [unit, ...asked]);
    const loose = 'red 3V light loose figures 39x24 41x24 43x24 face N';
    const close = 'red 2L line close 8 ranks 2 at 40x20 face N';
    const screen = 'blue 6C light skirmish 4 at 40x36 face S';
    expect(kinds(loose, screen)).toEqual([['6C']]);
    expect(kinds(close, 'red 1S sergeant of 2L at 40x14', screen)).toEqual([['6C', 'SK-ASK-03']]);
    expect(kinds(loose, 'blue 7L line close 8 ranks 2 at 40x36 face S')).toEqual([['7L']]);
    expect(kinds(loose, 'blue 7L line close 8 ranks 2 at 40x36 face N')).toEqual([['7L', 'SK-ASK-05']]);
  });
});

describe('plans', () => {
  test('SK-FIR-04 an enemy in range, or not; contact', () => {
    const holds = (kind: 'reach' | 'engaged' | 'free', unit: string) =>
      book.plans.holds({ kind, unit }, ['2L'], now, 'red');
    expect([holds('reach', '6C'), holds('reach', '7L'), holds('engaged', '2L'), holds('free', '2L')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('SK-STEP-01 a side’s turn as if it began now', () => {
    const fired = skirmish('red 2L line close 8 ranks 2 at 40x20', 'blue 6C light skirmish 4 at 40x36 face S').play(
      'red',
      { kind: 'fire', unit: '2L', figures: [], target: '6C' },
      Array(8).fill(1),
    ).now;
    const then = book.plans.begun(fired, 'blue');
    expect([then.active, then.phase, then.units[0]!.figures[0]!.did]).toEqual(['blue', 'acting', []]);
  });
});
