/** FB-GAP-12, FB-ASK-10: the winner follows up. Worked out by hand from the rulebook, not from the code. Lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import { contacts, fantasy, stands } from '../../../help/fantasy.ts';

const FAR = ['red 9O infantry stands 6 in line at 20x75 face S', 'blue 9S infantry stands 6 in line at 100x10 face N'];

const fight = (lines: readonly string[], dice: number[], answers: string[]) =>
  fantasy(...lines, ...FAR, 'variant fights simple', 'turn 1 blue combat').play(
    'blue',
    { kind: 'fight' },
    dice,
    answers,
  );

const BLUE = 'blue 3S infantry stands 1 in line at 50x60 face N engaged 4O front';
const RED = 'red 4O infantry stands 1 in line at 50x60 face S';

describe('follow-up', () => {
  test('FB-GAP-12 FB-ASK-10 straight after the enemy as far as that was driven, and in contact as before', () => {
    const t = fight([BLUE, RED], [5, 6, 1, 2], ['follow']);
    expect(t.asked).toEqual(['FB-ASK-10 3S']);
    expect(stands(t)).toEqual(['1:500,640/0 40.00']);
    expect(contacts(t)).toEqual(['1 on 1 of 4O: front 40']);
    expect(t.now.contacts).toHaveLength(1);
  });

  test('FB-GAP-12 who stays is in contact with nobody', () => {
    const t = fight([BLUE, RED], [5, 6, 1, 2], ['stay']);
    expect([stands(t), t.now.contacts]).toEqual([[], []]);
  });

  test('FB-ASK-10 the card knows the hits of the next combat: a die hits one time in three, of a confused enemy one in six', () => {
    const asked = (lines: readonly string[], dice: number[]) =>
      fight(lines, dice, ['stay']).transcript.flatMap((entry) => ('ask' in entry ? [entry.ask.about] : []));
    const two = RED.replace('1 in line', '2 in column');
    expect(asked([BLUE, two], [5, 6, 1, 2, 1])).toMatchObject([{ enemies: ['4O'], n: 4, own: 0.7, their: 1 }]);
    const deep = BLUE.replace('1 in line', '2 in column');
    expect(asked([deep, two], [5, 5, 5, 1, 1, 1])).toMatchObject([{ enemies: ['4O'], n: 6, own: 1, their: 0.3 }]);
  });

  test('FB-GAP-06 FB-GAP-12 who is confused this turn does not move', () => {
    const t = fight([`${BLUE} confused 1`, RED], [6, 6, 1, 2], []);
    expect(t.unit('4O').stands[0]).toMatchObject({ y: 64_000 });
    expect(t.asked).toEqual([]);
  });

  test('FB-STD-02 FB-GAP-12 nor does one whose stands do not all have a free way', () => {
    const t = fight(
      [
        'blue 3S infantry stands 2 in line at 52x60 face N engaged 4O front',
        RED,
        'area impassable 54x61 54x62 55x62 55x61',
      ],
      [5, 5, 1, 1, 1],
      [],
    );
    expect([t.fact('moved').unit, t.asked]).toEqual(['4O', []]);
  });

  test('FB-GAP-12 FB-OBS-02 from in front and on a flank: the beaten slides out between them, and both may follow', () => {
    const t = fight(
      [
        BLUE,
        'blue 5S infantry stands 1 in line at 52x61 face W engaged 4O flank',
        'red 4O infantry stands 2 in column at 50x60 face S',
      ],
      [5, 1, 1, 1, 1, 1, 4, 3],
      ['follow', 'follow'],
    );
    expect(t.asked).toEqual(['FB-ASK-10 3S', 'FB-ASK-10 5S']);
    expect([stands(t), stands(t, '5S')]).toEqual([['1:500,640/0 40.00'], ['1:520,650/270 40.00']]);
    expect(t.now.contacts.map(({ unit, on, side, long }) => `${unit} on ${on}: ${side} ${long / 100}`)).toEqual([
      '3S on 1: front 40',
      '5S on 1: flank 20',
      '5S on 2: flank 10',
    ]);
  });

  test('FB-GAP-12 two who are driven the same way as far are followed together', () => {
    const t = fight(
      [
        'blue 3S infantry stands 2 in line at 50x60 face N engaged 4O front engaged 5O front',
        'red 4O infantry stands 1 in line at 48x60 face S',
        'red 5O infantry stands 1 in line at 52x60 face S',
      ],
      [5, 1, 5, 1, 1, 1, 1, 1],
      ['follow'],
    );
    expect(t.asked).toEqual(['FB-ASK-10 3S']);
    expect(new Set(t.now.contacts.map(({ enemy }) => enemy))).toEqual(new Set(['4O', '5O']));
  });

  test('FB-GAP-12 who has no room to go back is held where it is', () => {
    const t = fight([BLUE, RED, 'area impassable 45x62.05 45x63 55x63 55x62.05'], [5, 6, 1, 2], ['follow']);
    expect([stands(t), stands(t, '4O')]).toEqual([[], []]);
    expect(contacts(t)).toEqual(['1 on 1 of 4O: front 40']);
  });

  test('FB-GAP-12 FB-FOR-07 over the wall, until it touches', () => {
    const t = fight(
      [
        'line wall width 0.4 48x59.7 52x59.7',
        'blue 3S infantry stands 1 in line at 50x59.5 face N engaged 4O front',
        `${RED} fortified`,
      ],
      [6, 6, 1, 1],
      ['follow'],
    );
    expect(t.unit('4O')).toMatchObject({ fortified: false, stands: [{ y: 64_000 }] });
    expect(stands(t)).toEqual(['1:500,640/0 45.00']);
  });

  test('FB-OFF-02 FB-GAP-12 nobody follows over the edge of the table', () => {
    const t = fight([BLUE.replace('50x60', '50x87.9'), RED.replace('50x60', '50x87.9')], [5, 6, 1, 2, 6], ['line']);
    expect(t.asked).toEqual(['FB-ASK-08 4O']);
  });

  test('FB-GAP-12 FB-TAB-01 FB-CHG-06 no farther than it may charge: 5 cm for guns out of formation', () => {
    const asked = (dice: number[]) =>
      fight(
        [
          'blue 3A artillery stand 50x60 face N stand 54x60 face N stand 50x58 face N engaged 4O front',
          RED.replace('1 in line', '2 in column'),
        ],
        [...dice, 1, 1, 1],
        dice.includes(1, 2) ? ['stay'] : [],
      ).asked;
    expect(asked([5, 5, 1, 1])).toEqual(['FB-ASK-10 3A']);
    expect(asked([5, 5, 5, 5])).toEqual([]);
  });
});
