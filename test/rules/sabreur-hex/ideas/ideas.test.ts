/** What a plain officer thinks of, and what he keeps out of. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { battle } from '../../../help/battle.ts';
import { ROOT } from '../../../help/source.ts';
import { fought, type Mind } from '../../../../src/selfplay/battle.ts';
import { sabreurHex } from '../../../../src/rules/sabreur-hex/index.ts';
import { attackIdeas } from '../../../../src/rules/sabreur-hex/ideas/attacks.ts';
import { type State, unitOf } from '../../../../src/rules/sabreur-hex/state.ts';
import { readPosition } from '../../../../src/rules/sabreur-hex/scenario/index.ts';

const textsOf = (now: State) => sabreurHex.ideas(now, 'red').map(({ text }) => text);
const thoughts = (...lines: readonly string[]) => textsOf(readPosition([...lines]));

describe('charges proposed', () => {
  const CUIRASSIERS = 'red 2K heavy cavalry cuirassier 0506 N strength 8';

  test('a charge at light cavalry that will stand', () => {
    expect(thoughts(CUIRASSIERS, 'blue 8H light cavalry 0503 S')).toEqual(['2K charge 8H']);
  });

  test('SH-REACT-08 none at infantry that has time to form square, nor at a square', () => {
    expect(thoughts(CUIRASSIERS, 'blue 3L line infantry line 0503 S').join()).not.toMatch(/charge/);
    expect(thoughts(CUIRASSIERS, 'blue 3L line infantry square 0504 S').join()).not.toMatch(/charge/);
  });

  test('SH-REACT-08 a charge at infantry that has no time, or has routed', () => {
    expect(thoughts(CUIRASSIERS, 'blue 9Lg light infantry line 0504 N strength 8')).toContain('2K charge 9Lg');
    expect(thoughts(CUIRASSIERS, 'blue 9Lg light infantry panicked 0503 N')).toEqual(['2K charge 9Lg']);
  });

  test('none by a unit that has lost too much, unless it destroys the enemy', () => {
    const shaken = 'red 2K heavy cavalry 0506 N strength 4 of 8';
    expect(thoughts(shaken, 'blue 8K heavy cavalry 0503 S strength 12').join()).not.toMatch(/charge/);
    expect(thoughts(shaken, 'blue 8H light cavalry 0503 S strength 2 of 6')).toEqual(['2K charge 8H']);
  });
});

describe('SH-ASSAULT an engaged unit can neither fire nor march away', () => {
  const OURS = 'red 14K line infantry column 0506 N strength 14';
  const THEIRS = 'blue 85L line infantry column 0505 S strength 16';

  test('an even combat is proposed, with what it may cost both', () => {
    const [first] = sabreurHex.ideas(readPosition([OURS, THEIRS]), 'red');
    expect(first).toEqual({ text: '14K assault 85L', why: { id: 'idea-blow', args: { lost: 2, back: 2 } } });
  });

  test('SH-VICTORY-02 none for the side that is ahead and has nothing to gain', () => {
    const prize = 'objective 0601 points 60 en "Mill" fr "Moulin"';
    const guard = 'red 15Z line infantry line 0601 S';
    expect(thoughts(prize, guard, OURS, THEIRS).join()).not.toMatch(/assault/);
    expect(thoughts(prize, guard.replace('red', 'blue'), OURS, THEIRS)).toContain('14K assault 85L');
  });

  test('SH-FACTOR-16 none against units behind walls', () => {
    expect(thoughts('hex 0505 village', OURS, THEIRS).join()).not.toMatch(/assault/);
  });

  test('SH-OUTFLANK-03 the attack comes from the hex on the flank of the enemy', () => {
    const now = readPosition([
      'red 14K line infantry column 0507 N strength 14',
      'blue 85L line infantry column 0505 SE strength 16',
    ]);
    const texts = attackIdeas(now, unitOf(now, '14K')).map(({ text }) => text);
    expect(texts).toContain('14K assault 85L from 0406');
    expect(texts).not.toContain('14K assault 85L from 0506');
  });
});

test('SH-FACTOR-22 a unit under fire from the flank faces about, and the idea says why', () => {
  const now = readPosition(['red 15Z line infantry line 0506 N', 'blue 1B medium foot battery 0511 N']);
  const [turn] = sabreurHex.ideas(now, 'red');
  expect(turn).toMatchObject({
    text: expect.stringMatching(/^15Z turn/),
    why: { id: 'idea-flank', args: { unit: '1B' } },
  });
});

test('SH-RALLY-04 a shaken unit goes where it can rally', () => {
  const now = readPosition([
    'red 15Z line infantry column 0506 N strength 8 of 14',
    'blue 3L line infantry line 0503 S',
  ]);
  const [first] = sabreurHex.ideas(now, 'red');
  expect(first).toMatchObject({ text: expect.stringMatching(/^15Z march/), why: { id: 'idea-withdraw' } });
});

test('SH-FIRE-09 light infantry fires after its march', () => {
  const [first] = thoughts('red 7G light infantry column 0509 N', 'blue 3L line infantry column 0503 S');
  expect(first).toMatch(/^7G march 0[3-7]06.* then fire 3L$/);
});

test('few turns end with points to spend', () => {
  const rosenau = sabreurHex.read(readFileSync(join(ROOT, 'assets/scenarios/rosenau.txt'), 'utf8'));
  if ('faults' in rosenau) throw new Error('Rosenau has faults');
  const turns = new Set<string>();
  const unspent = new Set<string>();
  for (let n = 0; n < 10; n++) {
    const mind: Mind<State> = (now, side) => {
      const found = sabreurHex.ideas(now, side);
      turns.add(`${n} ${now.turn} ${side}`);
      if (found.length === 0 && now.orderPoints > 0) unspent.add(`${n} ${now.turn} ${side}`);
      return found;
    };
    fought(sabreurHex, rosenau.state, `unspent ${n}`, { red: mind, blue: mind });
  }
  // Two in three, when whoever was engaged stood still.
  expect(unspent.size / turns.size).toBeLessThan(0.25);
});

test('guns fire at targets in range, and otherwise move up', () => {
  const gun = (at: string) => ['red 1B medium foot battery 0510 N', `blue 3L line infantry column ${at} S`];
  expect(thoughts(...gun('0506'))).toEqual(['1B fire 3L']);
  expect(thoughts(...gun('0501'))[0]).toMatch(/^1B march 0[456]0[789]/);
});

test('SH-RALLY a routed unit is rallied, but not beside the enemy', () => {
  expect(thoughts('red 15Z line infantry panicked 0510 N', 'blue 3L line infantry line 0501 S')).toEqual(['15Z rally']);
  expect(thoughts('red 15Z line infantry panicked 0510 N', 'blue 3L line infantry line 0508 S')).toEqual([]);
});

test('a square changes formation when the cavalry is gone, facing the enemy', () => {
  const square = 'red 15Z line infantry square 0510 N';
  expect(thoughts(square, 'blue 3L line infantry line 1010 S')[0]).toMatch(/^15Z column face (NE|SE)$/);
  expect(thoughts(square, 'blue 8H light cavalry 0506 S')).toEqual([]);
});

test('infantry forms line if there is a target for its fire', () => {
  const [first] = thoughts('red 15Z line infantry column 0506 N', 'blue 3L line infantry line 0502 S');
  expect(first).toBe('15Z line');
});

test('a unit turns to an enemy behind it', () => {
  expect(thoughts('red 4V medium cavalry 0506 N', 'blue 8H light cavalry 0511 S')[0]).toMatch(/^4V (turn|march)/);
});

test('SH-VICTORY-02 the unit on a contested objective stays there, and another attacks', () => {
  const prize = 'objective 0506 points 60 en "Mill" fr "Moulin"';
  const foe = 'blue 3L line infantry line 1501 S';
  expect(thoughts(prize, foe, 'red 15Z line infantry line 0506 N')).toEqual([]);
  // It makes ready for whoever comes.
  expect(thoughts(prize, foe, 'red 15Z line infantry column 0506 N')).toEqual(['15Z line']);
  expect(thoughts(prize, 'blue 3H light cavalry 0511 N', 'red 15Z line infantry column 0506 N')).not.toContain(
    '15Z line',
  );
  expect(thoughts(prize, foe, 'red 15Z line infantry column 0508 N')[0]).toMatch(/^15Z march 0506/);
});

test('SH-SKILL-IMPETUOUS-03 what is compulsory before the end of the turn is proposed, however rash', () => {
  const mob = battle('red 7C light cavalry impetuous 0807 N strength 3 of 6', 'blue 1L line infantry line 0805 S');
  const { now } = mob.give('red', '7C:');
  expect(textsOf(now)).toEqual(mob.give('red', '7C march 0806').instead);
});

describe('SH-RALLY a rally is worth what it may restore, times its chance', () => {
  const FAR = 'blue 3L line infantry line 0501 S';

  test('a regiment comes before a few men', () => {
    const texts = thoughts(
      FAR,
      'red 15Z line infantry panicked 0510 N strength 14',
      'red 16Z line infantry panicked 1010 N strength 9 of 14',
    );
    expect(texts).toEqual(['15Z rally', '16Z rally']);
  });

  test('no point is spent if chance or gain is zero', () => {
    expect(thoughts(FAR, 'red 16Z line infantry recruit panicked 0510 N strength 3 of 14')).toEqual([]);
    const scratched = (command: string) =>
      thoughts(FAR, `red 15Z line infantry line 0510 N strength 13 of 14 ${command}`);
    expect(scratched('Cd 8').filter((text) => text.endsWith('rally'))).toEqual(['15Z rally']);
    expect(scratched('Cd 5').filter((text) => text.endsWith('rally'))).toEqual([]);
  });

  test('the idea says how likely it is', () => {
    const now = readPosition([FAR, 'red 15Z line infantry panicked 0510 N']);
    const [rally] = sabreurHex.ideas(now, 'red');
    expect(rally).toEqual({ text: '15Z rally', why: { id: 'idea-rally', args: { chance: 58 } } });
  });
});

describe('SH-ORDERS-06 a point may activate three units', () => {
  const FOE = 'blue 3L line infantry line 0503 S';
  const LINES = ['red 15Z line infantry line 0506 N', 'red 16Z line infantry line 0606 N'];

  test('adjacent units with one facing are activated together, the best first', () => {
    const at = battle(FOE, ...LINES);
    const [first, ...others] = sabreurHex.ideas(at.now, 'red');
    expect(first).toMatchObject({ text: expect.stringMatching(/^15Z 16Z: 1[56]Z fire 3L$/), wakes: true });
    expect(first!.why).toMatchObject({ id: 'idea-group', args: { units: 2, cost: 1 } });
    expect(others).toEqual([]);
  });

  test('SH-TURN-06 activated units act before another point is spent', () => {
    const at = battle(FOE, ...LINES, 'red 2K heavy cavalry 1210 N', 'blue 8H light cavalry 1207 S');
    const { now } = at.give('red', '15Z 16Z:');
    const texts = textsOf(now);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(/^1[56]Z /);
  });

  test('SH-GROUP-03 a unit with another facing is activated alone', () => {
    const texts = thoughts(FOE, LINES[0]!, 'red 16Z line infantry line 0606 NW');
    for (const text of texts) expect(text).not.toMatch(/:/);
  });
});

test('SH-SKILL-IMPETUOUS-03 a compulsory action says so', () => {
  const mob = battle('red 7C light cavalry impetuous 0807 N strength 3 of 6', 'blue 1L line infantry line 0805 S');
  const { now } = mob.give('red', '7C:');
  expect(sabreurHex.ideas(now, 'red').map(({ why }) => why?.id)).toContain('idea-must');
});
