/** The extended line in charges, assaults and flights of others, and what it does of its own. */
import { describe, expect, test } from 'vitest';
import { Refusal, type Roll } from '../../../../src/kernel/play.ts';
import { run } from '../../../../src/kernel/run.ts';
import { apply } from '../../../../src/rules/sabreur-hex/apply.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { orders } from '../../../../src/rules/sabreur-hex/language/index.ts';
import { play } from '../../../../src/rules/sabreur-hex/play.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';
import { battle } from '../../../help/battle.ts';
import { at } from '../../../help/position.ts';

const RED = 'red 96L line infantry linear order extended line 0709 N also 0809';
const BLUE = 'blue 96L line infantry linear order extended line 0709 N also 0809';
const FAR = 'blue 99L line infantry column 1501 S';

describe('it can charge only by a wheel, as all other enemies ahead are out of reach', () => {
  test('SH-CHARGE-05 SH-Q-06 an enemy on the flank hex of one half: the half beside it is the pivot', () => {
    const t = battle(RED, 'blue 11L line infantry column 0909 N', FAR).give('red', '96L charge 11L');
    expect(t.waits).toContain('blue ASK-06 11L');
    expect(t.story).toContain('! turned 96L 1 0708 0809');
    expect(t.story).not.toContain('! moved');
  });

  test('SH-CHARGE-04 an enemy beyond one hex cannot be charged, SH-CHARGE-03 nor any while it is engaged', () => {
    expect(battle(RED, 'blue 11L line infantry column 0707 S').give('red', '96L charge 11L').refused).toMatch(
      /^SH-CHARGE-04/,
    );
    expect(battle(RED, 'blue 11L line infantry column 0708 N').give('red', '96L charge 11L').refused).toMatch(
      /^SH-CHARGE-03/,
    );
  });

  test('SH-PURSUIT-02 SH-MARCH-12 it pursues one hex, with both halves', () => {
    const t = battle(RED, 'blue 11L line infantry column 0909 N', FAR)
      .rolls('3')
      .give('red', '96L charge 11L, pursue')
      .answer('flee');
    expect(t.unit('96L').also).toBeDefined();
    expect(t.story).toMatch(/! pursued 96L \d{4} \d{4} 1/);
  });
});

describe('it is charged', () => {
  test('SH-CHARGE-12 SH-Q-48 it is charged from inside the arc of either half, on one of its three front hexes', () => {
    const ends = ['0608', '0708', '0808'].map((hex) => {
      const t = battle('red 7C heavy cavalry 0706 S', BLUE).give('red', `7C charge 96L via ${hex}`);
      return t.unit('7C').at;
    });
    expect(ends).toEqual(['0608', '0708', '0808']);
  });

  test('SH-REACT-09 SH-FACING-10 it may wheel or face about in reaction, each way on its own button', () => {
    const t = battle('red 7C heavy cavalry 0705 S', BLUE.replace('0809', '0809 Cd 9')).give(
      'red',
      '7C charge 96L, stop',
    );
    expect(t.waits).toContain('turn NE on left');
    expect(t.waits).toContain('turn S');
    expect(t.waits).not.toContain('counter');
    expect(t.waits).not.toContain('square');
    const turned = t.answer('turn NE on left').rolls('1 1 1');
    expect(turned.unit('96L')).toMatchObject({ at: '0709', also: '0710', facing: 1 });
  });

  test('SH-FACTOR-06, SH-FORM-14 sixes cost it two in close combat', () => {
    const t = battle('red 7C heavy cavalry 0705 S', BLUE.replace('0809', '0809 Cd 9'))
      .rolls('1 1 1 6 6 1 1 1 1 1 1 1 1 1 1')
      .give('red', '7C charge 96L')
      .answer('hold');
    expect(t.story).toContain('! lost 96L 4 7C');
  });

  test('SH-OUTFLANK-01 an enemy on the flank of either half outflanks the whole unit', () => {
    const t = battle(RED, 'blue 3D medium cavalry 0909 NW');
    expect(t.give('red', '96L fire 3D').refused).toBe('SH-OUTFLANK-04 refuse-fire-outflanked');
  });
});

describe('it assaults', () => {
  test('SH-ASSAULT-03, SH-MARCH-12 it assaults from the hex that either half enters, the left half first', () => {
    const t = battle(
      'map 30 x 30',
      `red 96L line infantry linear order extended line ${at(0, 0)} N also ${at(1, 0)}`,
      `blue 11L line infantry column ${at(3, -2)} S`,
    );
    const right = t.give('red', `96L assault 11L from ${at(2, -1)}`);
    expect(right.story).toContain(`! moved 96L ${at(1, -1)} ${at(2, -1)}`);
    expect(t.give('red', `96L assault 11L from ${at(1, -1)}`).story).toContain(`! moved 96L ${at(1, -1)}`);
    expect(t.give('red', `96L assault 11L from ${at(3, -1)}`).refused).toBe('SH-ASSAULT-03 refuse-assault-from');
  });

  test('SH-ASSAULT-03 SH-MARCH-12 it steps with both halves, one hex in any direction', () => {
    const t = battle(RED, 'blue 11L line infantry column 0807 S', FAR).give('red', '96L assault 11L from 0608');
    expect(t.unit('96L')).toMatchObject({ at: '0608', also: '0708' });
  });
});

describe('SH-OBLIQUE-01 SH-MARCH-12 the oblique march', () => {
  test.each([
    ['0609', '0609', '0709'],
    ['0909', '0809', '0909'],
    ['0710', '0610', '0710'],
    ['0608', '0608', '0708'],
  ])('to %s', (hex, left, right) => {
    const named = hex === '0710' ? '0610' : hex;
    const t = battle(RED, FAR).give('red', `96L oblique ${named}`);
    expect(t.unit('96L')).toMatchObject({ at: left, also: right, facing: 0 });
  });

  test('SH-PASS-01 the refusal names the unit in the hex of the other half', () => {
    const t = battle(RED, 'red 45L line infantry column 0609 N', FAR).give('red', '96L oblique 0609');
    expect(t.refused).toMatch(/^SH-PASS/);
    const other = battle(RED, 'red 45L line infantry column 0909 N', FAR).give('red', '96L oblique 0909');
    expect(other.refused).toMatch(/^SH-PASS/);
    const half = battle(RED, 'red 45L line infantry column 0708 N', FAR).give('red', '96L oblique 0608');
    expect(half.refused).toBe('SH-PASS-01 refuse-march-through');
  });

  test('if either half could enter the hex between them, the order must say', () => {
    expect(battle(RED, FAR).give('red', '96L oblique 0708').refused).toBe('SH-MARCH-12 refuse-march-which-half');
  });
});

describe('what is drawn', () => {
  /** The marks of an order whose dice all show ones. */
  function marks(text: string) {
    const before = readPosition([RED, 'blue 20L line infantry column 0706 S', 'blue 11L line infantry column 0906 S']);
    const read = orders(text, before, 'red');
    if (read instanceof Refusal) throw read;
    const chance = { dice: (roll: Roll) => Array.from({ length: roll.dice }, () => 1), answer: () => undefined };
    const outcome = run({ play, apply }, before, read[0]!.order, 'red', [], chance);
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    const picture = { now: outcome.state, before, transcript: outcome.transcript, frame: 'action' as const };
    return sabreurHex.draw(picture, ({ id }) => id).marks;
  }

  test('SH-MARCH-12 both paths, and the ghost over two hexes', () => {
    const drawn = marks('96L march 0608');
    expect(drawn.filter(({ kind }) => kind === 'move')).toEqual([
      { kind: 'move', side: 'red', path: ['0709', '0608'] },
      { kind: 'move', side: 'red', path: ['0809', '0708'] },
    ]);
    expect(drawn.find(({ kind }) => kind === 'ghost')).toMatchObject({ piece: { at: '0709', also: '0809' } });
  });

  test.each([
    ['96L turn NE on left', ['0809', '0710']],
    ['96L turn NE on right', ['0709', '0708']],
  ])('SH-FACING-10 %s: the half that swings', (text, path) => {
    expect(marks(text).filter(({ kind }) => kind === 'move')).toEqual([{ kind: 'move', side: 'red', path }]);
  });

  test('SH-FIRE-17 each shot from its own half', () => {
    const shots = marks('96L fire left 20L then right 11L').filter(({ kind }) => kind === 'fire');
    expect(shots).toMatchObject([
      { from: '0709', to: '0706' },
      { from: '0809', to: '0906' },
    ]);
  });
});
