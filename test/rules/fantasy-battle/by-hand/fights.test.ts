/**
 * Countercharge shooting, stand-in fights, off the table and back: worked out by hand from the rulebook, not from the code.
 * Lengths in millimetres.
 */
import { describe, expect, test } from 'vitest';
import { returnPlaces } from '../../../../src/rules/fantasy-battle/moves/leave.ts';
import { fantasy, order } from '../../../help/fantasy.ts';

const SIMPLE = 'variant fights simple';
const FAR = ['red 9O infantry stands 6 in line at 20x70 face S', 'blue 9S infantry stands 6 in line at 100x10 face N'];

const fight = (phase: string, lines: readonly string[], dice: number[], answers: string[] = []) =>
  fantasy(...lines, ...FAR, SIMPLE, `turn 1 blue ${phase}`).play('blue', { kind: 'fight' }, dice, answers);

describe('shooting', () => {
  test('FB-CSH-03 FB-Q-02 FB-GAP-09 three hits on a charger: the stand that touches no one is lost, unasked', () => {
    const t = fantasy(
      'red 4O infantry missiles stands 3 in line at 50x60 face S',
      'blue 3S infantry stands 6 in line at 50x46 face N activated',
      SIMPLE,
    ).play('blue', order('3S charge 4O behind'), [5, 5, 5], ['shoot']);
    const idle = t.fact('moved').stands.find(({ way }) => way.at(-1)!.y === 58_000)!;
    expect(t.fact('lost').stands).toEqual([idle.n]);
    expect(t.asked).toEqual(['FB-ASK-02 4O']);
  });

  test('FB-GAP-12 an irregular unit has one less on each die', () => {
    const t = fight(
      'shooting',
      [
        'blue 3S infantry missiles stand 50x45 face N stand 54x45 face N stand 50x43 face N',
        'red 4O infantry stands 3 in line at 50x55 face S',
      ],
      [5, 6, 5],
    );
    expect(t.fact('shot')).toMatchObject({ hits: 1 });
  });

  test('FB-GAP-12 hits of several units in one phase add up: the third costs a stand', () => {
    const t = fight(
      'shooting',
      [
        'blue 3S infantry missiles stands 2 in line at 46x45 face N',
        'blue 5S infantry missiles stands 1 in line at 56x45 face N',
        'red 4O infantry stands 3 in line at 50x55 face S',
      ],
      [5, 5, 5],
      ['stand 1'],
    );
    expect(t.fact('lost')).toEqual({ type: 'lost', unit: '4O', stands: [1] });
  });
});

describe('combat', () => {
  const ONE = 'red 4O infantry stands 1 in line at 50x60 face S';

  test('FB-GAP-12 FB-GEO-03 an edge has two dice, a corner one; equal, both stay in contact', () => {
    const t = fight(
      'combat',
      ['blue 3S infantry stands 2 in line at 52x60 face N engaged 4O front', ONE],
      [1, 1, 1, 1, 1],
    );
    expect(t.fact('fought').hits).toEqual([0, 0]);
    expect(t.now.contacts.filter(({ long }) => long > 0)).toHaveLength(1);
  });

  test('FB-GAP-12 FB-LIN-05 a stand of the same unit behind the one that fights has one die', () => {
    const t = fight(
      'combat',
      ['blue 3S infantry stands 2 in column at 50x60 face N engaged 4O front', ONE],
      [1, 1, 1, 1, 1],
    );
    expect(t.fact('fought').hits).toEqual([0, 0]);
  });

  test('FB-GAP-12 FB-SUP-01 a unit that has come along behind has one die for each stand behind one that fights', () => {
    const t = fight(
      'combat',
      [
        'blue 3S infantry stands 1 in line at 50x60 face N engaged 4O front',
        'blue 5S infantry stands 1 in line at 50x58 face N supported',
        ONE,
      ],
      [1, 1, 1, 1, 1],
    );
    expect(t.fact('fought').hits).toEqual([0, 0]);
  });

  test('FB-GAP-12 an enemy behind works is hit by sixes alone, and those who are confused have one less', () => {
    const t = fight(
      'combat',
      [
        'line wall width 0.4 48x59.7 52x59.7',
        'blue 3S infantry stands 1 in line at 50x59.5 face N engaged 4O front',
        `${ONE} fortified confused 1`,
      ],
      [5, 6, 5, 6],
    );
    expect(t.fact('fought').hits).toEqual([1, 1]);
  });
});

describe('combat with several enemies', () => {
  test('FB-GAP-12 a stand hits the enemy that it touches along the greatest length, and each enemy loses by its own hits', () => {
    const t = fight(
      'combat',
      [
        'blue 3C cavalry shock charged stands 2 in line at 50x60 face N engaged 4O front engaged 5O front',
        'red 4O infantry stands 1 in line at 48x60 face S',
        'red 5O infantry stands 1 in line at 52x60 face S',
      ],
      [1, 1, 5, 5, 5, 5, 1, 1, 1, 1],
      ['stay'],
    );
    expect(t.fact('fought').hits).toEqual([0, 4]);
    expect(t.facts.filter(({ type }) => type === 'lost')).toEqual([{ type: 'lost', unit: '5O', stands: [1] }]);
  });

  test('FB-GAP-12 a flank is worth one more to the dice of the stand that has it, not to those of its neighbour', () => {
    const t = fight(
      'combat',
      [
        'blue 3S infantry stands 2 in line at 50x60 face N engaged 4O front engaged 5O flank',
        'red 4O infantry stands 1 in line at 48x60 face S',
        'red 5O infantry stands 1 in line at 53x62 face E',
      ],
      [4, 4, 4, 4, 1, 1, 1, 1],
      ['stay'],
    );
    expect(t.fact('fought').hits).toEqual([0, 2]);
    const blows = t.transcript.flatMap((entry) => ('roll' in entry ? [entry.roll.about] : []));
    expect(blows).toMatchObject([
      { target: '4O', bonus: 0 },
      { target: '5O', bonus: 1 },
      { target: '3S', bonus: 0 },
      { target: '3S', bonus: 0 },
    ]);
  });

  test('FB-GAP-12 FB-LIN-05 who supports a stand at a flank touches no flank', () => {
    const t = fight(
      'combat',
      [
        'blue 3S infantry stands 2 in column at 48x59 face W engaged 4O flank',
        'red 4O infantry stands 1 in line at 46x60 face N',
      ],
      [4, 4, 4, 1, 1],
      ['stay'],
    );
    expect(t.fact('fought').hits).toEqual([0, 2]);
  });

  test('FB-GAP-12 only those who strike at works need sixes', () => {
    const t = fight(
      'combat',
      [
        'line wall width 0.4 46x59.7 50x59.7',
        'blue 3S infantry stand 48x59.5 face N stand 52x59.5 face N engaged 4O front engaged 5O front',
        'red 4O infantry stands 1 in line at 48x60 face S fortified',
        'red 5O infantry stands 1 in line at 52x59.5 face S',
      ],
      [5, 5, 5, 5, 1, 1, 1, 1],
      ['stay'],
    );
    expect(t.fact('fought').hits).toEqual([0, 2]);
  });
});

describe('off the table', () => {
  const driven = (red: readonly string[], dice: number[], answers: string[] = [], y = 87.9) =>
    fight('combat', [`blue 3S infantry stands 1 in line at 50x${y} face N engaged 4O front`, ...red], dice, answers);
  const FOE = 'red 4O infantry stands 1 in line at 50x87.9 face S';

  test('FB-OFF-02 a part of a stand over the edge is enough for the roll', () => {
    const t = driven([FOE.replace('87.9', '86.5')], [5, 1, 1, 1, 6], ['line'], 86.5);
    expect(t.fact('left')).toMatchObject({ die: 6, fate: 'back', at: { x: 50_000, y: 90_000, heading: 18_000 } });
    expect(t.unit('4O').stands).toEqual([{ n: 1, x: 50_000, y: 88_000, heading: 18_000 }]);
  });

  test('FB-OFF-02 FB-EX-08 a five is a three for a unit that has lost two stands: it comes back later', () => {
    expect(driven([`${FOE} lost 2`], [5, 6, 1, 1, 5]).fact('left')).toMatchObject({ die: 5, fate: 'later' });
  });

  test('FB-OFF-05 stands on their short side come back in line, and no one is asked', () => {
    const t = fight(
      'combat',
      [
        'blue 3S infantry stands 1 in line at 50x85 face N engaged 4C front',
        'red 4C cavalry shock stands 2 in line at 50x85 face S',
      ],
      [5, 5, 1, 1, 1, 1, 6],
    );
    expect(t.asked).toEqual([]);
    expect(t.unit('4C').stands).toEqual([
      { n: 1, x: 51_000, y: 86_000, heading: 18_000 },
      { n: 2, x: 49_000, y: 86_000, heading: 18_000 },
    ]);
  });

  test('FB-OFF-08 a general who is back at once leads on', () => {
    const t = driven([FOE, 'red 1K general joined 4O'], [5, 6, 1, 1, 6], ['line']);
    expect(t.fact('left')).toMatchObject({ fate: 'back' });
    expect([t.now.result, t.now.withdraws]).toEqual([undefined, []]);
  });

  test('FB-OFF-04 FB-OBS-02 where an enemy stands, as near to the place as possible: a hundredth more than touching', () => {
    const taken = fantasy(
      'blue 3S infantry stands 1 in line at 50x89 face N',
      'red 4O infantry stands 1 in line at 20x80 face S',
    );
    const at = { x: 50_000, y: 90_000, heading: 18_000 };
    expect(returnPlaces(taken.now, taken.unit('4O'), at, 'line')).toEqual([{ x: 45_989, y: 88_000, heading: 18_000 }]);
  });

  test('FB-OFF-04 FB-Q-16 beside a friend it may touch; a full edge sends it to the next row', () => {
    const at = { x: 50_000, y: 90_000, heading: 18_000 };
    const friends = [12, 36, 60, 84, 108].map((x, n) => `red ${n + 1}S infantry stands 6 in line at ${x}x88 face S`);
    const beside = fantasy(friends[0]!.replace('12x88', '50x88'), 'red 40O infantry stands 1 in line at 20x40 face S');
    expect(returnPlaces(beside.now, beside.unit('40O'), at, 'line')![0]).toMatchObject({ x: 36_000, y: 88_000 });
    const t = fantasy(
      ...friends,
      'red 40O infantry stands 1 in line at 50x88 face S returns 50x90 face S',
      'blue 9S infantry stands 6 in line at 100x10 face N',
      'turn 1 red opening',
    ).play('red', { kind: 'open' }, [], ['line']);
    expect(t.unit('40O').stands).toEqual([{ n: 1, x: 50_000, y: 86_000, heading: 18_000 }]);
  });
});

describe('whose turn it is', () => {
  const CHARGED = [
    'blue 3C cavalry shock charged stands 1 in line at 50x60 face N engaged 4O front',
    'red 4O infantry stands 1 in line at 50x60 face S',
  ];
  const inTurnOf = (side: 'red' | 'blue', dice: number[]) =>
    fantasy(...CHARGED, ...FAR, SIMPLE, `turn 1 ${side} combat`).play(side, { kind: 'fight' }, dice);

  test('FB-GAP-12 riders have the die of their charge in the turn in which they charged, not in the answer to it', () => {
    expect(inTurnOf('blue', [1, 1, 1, 1, 1]).fact('fought').hits).toEqual([0, 0]);
    expect(inTurnOf('red', [1, 1, 1, 1]).fact('fought').hits).toEqual([0, 0]);
  });

  test.each(['red', 'blue'] as const)(
    'FB-GAP-06 FB-GAP-12 if %s has the first turn, a beaten unit does not move in its next one',
    (first) => {
      const t = fantasy(
        `first ${first}`,
        'blue 3S infantry stands 2 in line at 50x60 face N engaged 4O front',
        'red 4O infantry stands 2 in line at 50x60 face S',
        ...FAR,
        SIMPLE,
        'turn 1 blue combat',
      )
        .play('blue', { kind: 'fight' }, [5, 5, 5, 1, 1, 1, 1, 1], ['stand 1', 'stay'])
        .play('red', { kind: 'open' });
      expect(t.play('red', order('4O advance 1')).refused).toBe('FB-GAP-06 refuse-fb-confused');
    },
  );
});
