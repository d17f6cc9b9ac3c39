/** Double fire: one half of an extended line, then the other. */
import { describe, expect, test } from 'vitest';
import { fireFactor, isEnfilade } from '../../../../src/rules/sabreur-hex/losses/factor.ts';
import { mayFireAt } from '../../../../src/rules/sabreur-hex/fire/fire.ts';
import { mayReturnFire } from '../../../../src/rules/sabreur-hex/fire/riposte.ts';
import { targetsFor } from '../../../../src/rules/sabreur-hex/fire/second-shot.ts';
import { type State, type Unit, unitOf } from '../../../../src/rules/sabreur-hex/state.ts';
import { battle } from '../../../help/battle.ts';
import { at, clauseOf, type Ground, position, unit } from '../../../help/position.ts';

const LINEAR: Partial<Unit> = { skills: ['linearOrder'], formation: 'extendedLine' };

/** The same coordinates on the small map of a battle. */
function h(q: number, r: number): string {
  const hex = at(q, r);
  return [Number(hex.slice(0, 2)) - 8, Number(hex.slice(2)) - 6].map((n) => String(n).padStart(2, '0')).join('');
}

function line(more: Partial<Unit> = {}): Unit {
  return unit('A', 'red', [0, 0], { ...LINEAR, also: at(1, 0), ...more });
}

function field(more: Ground = {}, own: Unit = line()): State {
  return position({ ...more, units: [own, ...(more.units ?? [])] });
}

const enemy = (id: string, q: number, r: number, more: Partial<Unit> = {}) =>
  unit(id, 'blue', [q, r], { facing: 3, ...more });

/** By which halves, in a position, the line may fire at an enemy as its first shot. */
function halvesAt(now: State, id: string, besides?: string): string[] {
  return (['left', 'right'] as const).filter(
    (half) => !mayFireAt(now, unitOf(now, 'A'), unitOf(now, id), { half, ...(besides && { besides }) }),
  );
}

describe('SH-EX-20 the example', () => {
  const units = [enemy('B', 1, -2), enemy('C', 0, -3), enemy('D', -1, -1)];
  const now = field({ units });

  test('SH-FIRE-20 B is a target for both halves; D counts for neither', () => {
    expect(halvesAt(now, 'B')).toEqual(['left', 'right']);
    expect(halvesAt(now, 'D')).toEqual([]);
  });

  test('SH-FIRE-21, SH-PRIORITY-05 the left half may take C instead, if it fires second', () => {
    expect(halvesAt(now, 'C')).toEqual([]);
    expect(halvesAt(now, 'C', 'B')).toEqual(['left']);
    expect(targetsFor(now, unitOf(now, 'A'), 'left', 'B').map(({ id }) => id)).toEqual(['B', 'C']);
    expect(targetsFor(now, unitOf(now, 'A'), 'right', 'B').map(({ id }) => id)).toEqual(['B']);
  });
});

describe('SH-PRIORITY-05 of the other targets the nearest comes first', () => {
  const first = enemy('B', 2, -2);
  const next = enemy('C', 0, -3);
  const last = enemy('E', 1, -4);

  test('without the first target, the next one is compulsory at any distance', () => {
    const now = field({ units: [first, next, last] });
    expect(halvesAt(now, 'C')).toEqual([]);
    expect(halvesAt(now, 'C', 'B')).toEqual(['left']);
    expect(halvesAt(now, 'E', 'B')).toEqual(['right']);
    expect(clauseOf(mayFireAt(now, unitOf(now, 'A'), last, { half: 'left', besides: 'B' }))).toBe('SH-PRIORITY-01');
  });

  test('SH-PRIORITY-02 from 3 hexes on, the choice is free for both halves', () => {
    const now = field({ units: [enemy('B', 1, -3), enemy('E', 2, -4)] });
    expect(halvesAt(now, 'E')).toEqual(halvesAt(now, 'E', 'B'));
    expect(halvesAt(now, 'E').length).toBeGreaterThan(0);
  });

  test('SH-PRIORITY-04 a panicked enemy only if no other target is left', () => {
    const mob = enemy('M', 0, -3, { formation: 'horde' });
    expect(halvesAt(field({ units: [first, mob] }), 'M')).toEqual([]);
    expect(halvesAt(field({ units: [first, mob] }), 'M', 'B')).toEqual(['left']);
    expect(halvesAt(field({ units: [first, mob, last] }), 'M', 'B')).toEqual([]);
  });
});

describe('each half fires for itself', () => {
  test('SH-FIRE-17 range and arc are those of the half', () => {
    expect(halvesAt(field({ units: [enemy('B', 0, -4)] }), 'B')).toEqual(['left']);
    expect(halvesAt(field({ units: [enemy('B', 5, -4)] }), 'B')).toEqual(['right']);
    expect(halvesAt(field({ units: [enemy('B', 1, -4)] }), 'B')).toEqual(['left', 'right']);
    expect(halvesAt(field({ units: [enemy('B', 1, -5)] }), 'B')).toEqual([]);
  });

  test('SH-FIRE-17, SH-LOS-02 the line of sight is that of the half', () => {
    const wood = { [at(0, -1)]: 'wood' } as const;
    expect(halvesAt(field({ units: [enemy('B', 1, -2)], hexes: wood }), 'B')).toEqual(['right']);
  });

  test('SH-FIRE-05 contact of one half forces the choice of that half only', () => {
    const beside = enemy('D', -1, 0, { facing: 5 });
    const now = field({ units: [beside, enemy('B', 1, -3)] });
    expect(halvesAt(now, 'B')).toEqual(['right']);
  });

  test('SH-FIRE-18 each half rolls all its dice', () => {
    const t = battle(
      `red 96L line infantry linear order extended line ${h(0, 0)} N also ${h(1, 0)}`,
      `blue 20L line infantry column ${h(1, -3)} S strength 20`,
    )
      .rolls('5 1 1 1 1 1')
      .give('red', '96L fire left 20L then right 20L')
      .rolls('1 1 1 1 1 6');
    expect(t.story).toContain('# fire 96L 6: 5 1 1 1 1 1');
    expect(t.story).toContain('# fire 96L 6: 1 1 1 1 1 6');
    expect(t.unit('20L').strength).toBe(18);
  });

  test('SH-FACTOR-20 short range is measured from the half that fires', () => {
    const now = field({ units: [enemy('B', 0, -3)] });
    expect(fireFactor(now, line(), enemy('B', 0, -3), 'fire').dice).toBe(6);
    expect(fireFactor(field({ units: [enemy('B', 0, -2)] }), line(), enemy('B', 0, -2), 'fire').dice).toBe(7);
  });

  test('SH-Q-06 SH-FACTOR-17 its own ground limits the half that fires; the half with more dice is chosen', () => {
    const units = [enemy('B', 1, -3)];
    const now = field({ units, hexes: { [at(0, 0)]: 'wood' } });
    expect(fireFactor(now, line(), units[0]!, 'fire').dice).toBe(6);
    expect(fireFactor(now, { ...unit('A', 'red', [0, 0], LINEAR) }, units[0]!, 'fire').dice).toBe(3);
  });
});

describe('SH-FIRE-19 neither half fires while one of them is engaged or engages', () => {
  test.each([
    ['engaged from the front', enemy('D', 0, -1), 'SH-FIRE-02'],
    ['engaged from the flank', enemy('D', -1, 0, { facing: 1 }), 'SH-OUTFLANK-04'],
  ])('%s', (_, foe, clause) => {
    const now = field({ units: [foe, enemy('B', 2, -2)] });
    expect(clauseOf(mayFireAt(now, line(), unitOf(now, 'B'), { half: 'right' }))).toBe(clause);
    expect(clauseOf(mayFireAt(now, line(), unitOf(now, 'B'), { half: 'left' }))).toBe(clause);
  });

  const wide = `red 96L line infantry linear order extended line ${h(0, 0)} N also ${h(1, 0)}`;

  test('SH-FIRE-04 a line that engages but is not engaged fires once; a double fire is refused', () => {
    const t = battle(
      wide,
      `blue 20L line infantry column ${h(0, -1)} N`,
      `blue 21L line infantry column ${h(4, -3)} S`,
    );
    expect(t.give('red', '96L fire left 20L then right 21L').refused).toBe('SH-FIRE-19 refuse-fire-split');
    const once = t.rolls('1 1 1 1 1 1 1 1 1').give('red', '96L fire 20L');
    expect(once.story.match(/! fired/g)).toHaveLength(1);
    expect(once.story).not.toContain('heldFire');
    expect(once.waits).toBe('nobody');
  });

  test('SH-FIRE-19 the half that engages may fire, the other may not, whatever the target', () => {
    const t = battle(
      wide,
      `blue 20L line infantry column ${h(0, -1)} N`,
      `blue 21L line infantry column ${h(4, -3)} S`,
    );
    expect(t.give('red', '96L fire right 21L').refused).toBe('SH-FIRE-19 refuse-fire-split');
    expect(t.give('red', '96L fire 21L').refused).not.toBe('nothing');
  });
});

describe('SH-Q-06 terrain on the line of a shot', () => {
  test('SH-SAVE-06, SH-TERRAIN-10 a hedge that hides the target from one half only saves against the shot of that half', () => {
    const t = battle(
      `side ${h(1, -2)} SE wood`,
      `red 96L line infantry linear order extended line ${h(0, 0)} N also ${h(1, 0)}`,
      `blue 20L line infantry column ${h(1, -2)} S strength 16`,
    );
    const right = t.rolls('6 6 1').rolls('4 1').rolls('1 1 1 1 1 1 1').give('red', '96L fire right 20L');
    expect(right.story).toContain('# fire 96L 6 +1 near -4 capEnemyCover: 6 6 1');
    expect(right.story).toContain('# saves 20L: 4 1');
    const left = t.rolls('6 6 1 1 1 1 1').rolls('1 1 1').give('red', '96L fire left 20L');
    expect(left.story).not.toContain('# saves');
  });
});

/** Two targets at 3 hexes, one of them for the left half alone. */
const FIELD = [
  `red 96L line infantry linear order extended line ${h(0, 0)} N also ${h(1, 0)}`,
  `blue 20L line infantry column ${h(1, -3)} S strength 14`,
  `blue 11L line infantry column ${h(3, -3)} S strength 14`,
];
const MISS = '1 1 1 1 1 1';

describe('SH-PROC-09 ASK-21 the second shot', () => {
  test('if the order names both targets, no question is asked', () => {
    const t = battle(...FIELD)
      .rolls(`${MISS} ${MISS}`)
      .give('red', '96L fire left 20L then right 11L');
    expect(t.story).toBe(
      [
        '! activated 96L 1',
        `# fire 96L 6: ${MISS}`,
        `! fired 96L 20L fire ${h(0, 0)}`,
        `# fire 96L 6: ${MISS}`,
        `! fired 96L 11L fire ${h(1, 0)}`,
        '! acted 96L',
      ].join('\n'),
    );
  });

  test('if it names one, the other half is asked about, with the same target first', () => {
    const t = battle(...FIELD)
      .rolls(MISS)
      .give('red', '96L fire left 20L');
    expect(t.waits).toBe('red ASK-21 96L: right 20L, right 11L, no fire');
    expect(t.about('right 11L')).toEqual({ target: '11L', distance: 3, dice: 6 });
    const fired = t.answer('right 11L').rolls(MISS);
    expect(fired.story).toContain(`! fired 96L 11L fire ${h(1, 0)}`);
    const held = t.answer('no fire');
    expect(held.story.match(/! fired/g)).toHaveLength(1);
    expect(held.story).not.toContain('heldFire');
  });

  test('the halves named the other way round', () => {
    const t = battle(...FIELD)
      .rolls(`${MISS} ${MISS}`)
      .give('red', '96L fire 11L then left 20L');
    expect(t.story).toMatch(new RegExp(`fired 96L 11L fire ${h(1, 0)}[^]*fired 96L 20L fire ${h(0, 0)}`));
  });

  test('without named halves, they are assigned so that both can fire', () => {
    const t = battle(...FIELD, `blue 12L line infantry column ${h(0, -4)} S`)
      .rolls(`${MISS} ${MISS}`)
      .give('red', '96L fire 11L then fire 12L');
    expect(t.story).toMatch(new RegExp(`fired 96L 11L fire ${h(1, 0)}[^]*fired 96L 12L fire ${h(0, 0)}`));
  });

  test('SH-FIRE-17, SH-FACTOR-17 without named halves, the one with more dice fires first', () => {
    const shots = (wood: string) =>
      battle(...FIELD.slice(0, 2), `hex ${wood} wood`)
        .rolls(`${MISS} 1 1 1`)
        .give('red', '96L fire 20L')
        .story.match(/(?<=! fired 96L 20L fire )\d+/g);
    expect(shots(h(0, 0))).toEqual([h(1, 0), h(0, 0)]);
    expect(shots(h(1, 0))).toEqual([h(0, 0), h(1, 0)]);
  });

  test('with one target only, the second shot is taken straight away and not lost', () => {
    const t = battle(...FIELD.slice(0, 2))
      .rolls(`${MISS} ${MISS}`)
      .give('red', '96L fire 20L');
    expect(t.story).toContain('= ASK-21 96L right 20L (default)');
    expect(t.story.match(/! fired/g)).toHaveLength(2);
  });

  test('if the target ordered is gone, the player is asked again', () => {
    const gone = [FIELD[0]!, `blue 20L line infantry column ${h(1, -3)} S strength 1 of 14`, FIELD[2]!];
    const t = battle(...gone)
      .rolls('6 1 1 1 1 1')
      .give('red', '96L fire left 20L then right 20L');
    expect(t.has('20L')).toBe(false);
    expect(t.waits).toBe('red ASK-21 96L: right 11L, no fire');
    expect(t.question.fallback).toBe('right 11L');
    expect(t.answer('right 11L').rolls(MISS).story).toContain('! fired 96L 11L');
  });

  test('a second shot without a target is reported, not dropped in silence', () => {
    const t = battle(
      FIELD[0]!,
      `blue 20L line infantry column ${h(1, -3)} S strength 1 of 14`,
      `blue 99L line infantry column 0101 S`,
    )
      .rolls('6 1 1 1 1 1')
      .give('red', '96L fire left 20L then right 20L');
    expect(t.story).toContain('! heldFire 96L');
    expect(t.waits).toBe('nobody');
  });

  test('SH-FIRE-17 each half fires only once', () => {
    expect(battle(...FIELD).give('red', '96L fire left 20L then left 11L').refused).toBe(
      'SH-FIRE-17 refuse-fire-same-half',
    );
  });

  test('SH-FIRE-13, SH-FORM-13 only an extended line fires twice, and by halves', () => {
    const t = battle(`red 45L line infantry line ${h(0, 0)} N`, ...FIELD.slice(1));
    expect(t.give('red', '45L fire 20L then fire 20L').refused).toBe('SH-FIRE-13 refuse-fire-twice');
    expect(t.give('red', '45L fire left 20L').refused).toBe('SH-FIRE-17 refuse-fire-half');
  });

  test('the second shot is checked before the first wherever possible', () => {
    expect(battle(...FIELD).give('red', '96L fire left 20L then right 96L').refused).toMatch(/^SH-FIRE-06/);
    const behind = battle(...FIELD, `blue 12L line infantry column ${h(0, 3)} S`);
    expect(behind.give('red', '96L fire left 20L then right 12L').refused).toBe('SH-FIRE-07 refuse-fire-cone');
  });
});

describe('reactions to a double fire', () => {
  /** Infantry in line answers; both shots miss. */
  const LINES = [FIELD[0]!, `blue 20L line infantry line ${h(1, -3)} S`];

  test('SH-Q-69, SH-RIPOSTE-06 return fire after either shot, but once', () => {
    const t = battle(...LINES)
      .rolls(`${MISS} ${MISS} ${MISS}`)
      .give('red', '96L fire left 20L then right 20L');
    expect(t.story.match(/! fired 20L 96L return/g)).toHaveLength(1);
    expect(t.story.indexOf('! fired 20L')).toBeLessThan(t.story.lastIndexOf('! fired 96L'));
  });

  test('SH-PROC-09 return fire that breaks the line cancels its second shot', () => {
    const t = battle(`red 96L line infantry linear order extended line ${h(0, 0)} N also ${h(1, 0)} Cd 5`, LINES[1]!)
      .rolls(`${MISS} 6 6 6 1 1 1 1 1 1 6 6 1`)
      .give('red', '96L fire left 20L then right 20L')
      .answer('flee')
      .answer(`keep ${h(0, 0)}`);
    expect(t.story.match(/! fired 96L/g)).toHaveLength(1);
    expect(t.story).not.toContain('heldFire');
    expect(t.unit('96L').formation).toBe('horde');
    expect(t.unit('96L').also).toBeUndefined();
  });

  test('SH-PROC-09, SH-LOSS-05 return fire that eliminates it cancels its second shot too', () => {
    const last = `red 96L line infantry linear order extended line ${h(0, 0)} N also ${h(1, 0)} strength 1 of 16`;
    const t = battle(last, LINES[1]!).give('red', '96L fire left 20L then right 20L');
    const answered = t.rolls('1 1 1 1').rolls('6 1 1 1 1 1').rolls('1');
    expect(answered.has('96L')).toBe(false);
    expect(answered.story.match(/! fired 96L/g)).toHaveLength(1);
  });

  test('SH-PROC-09 return fire without effect does not cancel it, whatever other units are in the battle', () => {
    const t = battle(`red 1B heavy foot battery ${h(-5, 0)} N`, ...LINES)
      .rolls(`${MISS} ${MISS} ${MISS}`)
      .give('red', '96L fire left 20L then right 20L');
    expect(t.story.match(/! fired 96L/g)).toHaveLength(2);
  });
});

describe('SH-MORALE-03, SH-Q-66 losses from two shots at one target', () => {
  const two = '6 6 1 1 1 1';
  const one = '6 1 1 1 1 1';

  test('two and one make three: a test', () => {
    const t = battle(...FIELD)
      .rolls(`${two} ${one} 1 1`)
      .give('red', '96L fire left 20L then right 20L');
    expect(t.story).toContain('# morale 20L');
    expect(t.unit('20L').strength).toBe(11);
  });

  test('one and one do not cause a test', () => {
    const t = battle(...FIELD)
      .rolls(`${one} ${one}`)
      .give('red', '96L fire left 20L then right 20L');
    expect(t.story).not.toContain('# morale');
  });

  test('a first shot that caused its own test is not counted again', () => {
    const t = battle(...FIELD)
      .rolls(`6 6 6 1 1 1 1 1 ${two}`)
      .give('red', '96L fire left 20L then right 20L');
    expect(t.story.match(/# morale 20L/g)).toHaveLength(1);
  });

  test('losses of different targets do not add up', () => {
    const t = battle(...FIELD)
      .rolls(`${two} ${one}`)
      .give('red', '96L fire left 20L then right 11L');
    expect(t.story).not.toContain('# morale');
  });

  test('with another ruling each shot counts alone', () => {
    const t = battle(...FIELD, 'ruling small losses add up no')
      .rolls(`${two} ${one}`)
      .give('red', '96L fire left 20L then right 20L');
    expect(t.story).not.toContain('# morale');
  });

  /** The throws of two shots, each with the dice of its test where it hits three times. */
  const throws = (second: string, shots: readonly [string, string], ...more: readonly string[]) => {
    const dice = shots.flatMap((shot) => (hits(shot) >= 3 ? [shot, '1 2'] : [shot])).join(' ');
    const t = battle(...FIELD, ...more)
      .rolls(dice)
      .give('red', `96L fire left 20L then right ${second}`);
    const lines = t.story.split('\n').filter((line) => /^# (fire|morale)/.test(line));
    return lines.map((line) => line.split(' ')[1]);
  };
  const hits = (dice: string) => dice.split(' ').filter((die) => Number(die) >= 5).length;
  const three = '6 6 6 1 1 1';

  test('SH-MORALE-01 each shot alone causes a test at three points, not at two', () => {
    const alone = (second: string, ...more: readonly string[]) =>
      [two, three].map((last) => throws(second, [three, last], ...more));
    const expected = [
      ['fire', 'morale', 'fire'],
      ['fire', 'morale', 'fire', 'morale'],
    ];
    expect(alone('20L')).toEqual(expected);
    expect(alone('11L')).toEqual(expected);
    expect(alone('20L', 'ruling small losses add up no')).toEqual(expected);
    expect(throws('11L', [two, two])).toEqual(['fire', 'fire']);
    expect(throws('11L', [two, three])).toEqual(['fire', 'fire', 'morale']);
    const apart = 'ruling small losses add up no';
    expect(throws('20L', [two, two], apart)).toEqual(['fire', 'fire']);
    expect(throws('20L', [two, three], apart)).toEqual(['fire', 'fire', 'morale']);
  });
});

describe('fired at, and firing once', () => {
  test('SH-Q-06 an enemy fires at the half against which it has more dice', () => {
    const target = line({ side: 'blue', facing: 3, at: at(1, -2), also: at(0, -2), skills: [] });
    const firer = unit('B', 'red', [0, 0]);
    const now = (hexes: Ground['hexes']) => position({ units: [firer, target], ...(hexes && { hexes }) });
    expect(fireFactor(now({}), firer, target, 'fire').dice).toBe(7);
    expect(fireFactor(now({ [at(0, -2)]: 'wood' }), firer, target, 'fire').dice).toBe(7);
    expect(fireFactor(now({ [at(0, -2)]: 'wood', [at(1, -2)]: 'village' }), firer, target, 'fire').dice).toBe(3);
  });

  test('SH-FIRE-07 it is a target if either half is', () => {
    const target = line({ side: 'blue', facing: 3, at: at(0, -3), also: at(-1, -3) });
    const firer = unit('B', 'red', [0, 0]);
    expect(mayFireAt(position({ units: [firer, target] }), firer, target)).toBeUndefined();
    const away = { ...target, at: at(-1, -3), also: at(-2, -3) };
    expect(clauseOf(mayFireAt(position({ units: [firer, away] }), firer, away))).toBe('SH-FIRE-07');
  });

  test('SH-ENFILADE-01 SH-Q-06 it is enfiladed only from outside the arcs of both halves', () => {
    const target = line();
    expect(isEnfilade(at(5, -4), target)).toBe(false);
    expect(isEnfilade(at(0, -4), target)).toBe(false);
    expect(isEnfilade(at(6, -4), target)).toBe(true);
    expect(isEnfilade(at(-1, -2), target)).toBe(true);
  });

  test('SH-FIRE-22, SH-FORM-13, SH-DEFFIRE-10 return fire comes from one half, once', () => {
    const own = line({ side: 'blue', facing: 3, at: at(1, -3), also: at(0, -3) });
    const firer = unit('B', 'red', [0, 0]);
    const now = position({ units: [firer, own] });
    expect(mayReturnFire(now, own, firer)).toBeUndefined();
    expect(clauseOf(mayReturnFire(now, { ...own, firedBack: true }, firer))).toBe('SH-RIPOSTE-06');
    const t = battle(
      `red 45L line infantry line ${h(0, 0)} N`,
      `blue 96L line infantry linear order extended line ${h(1, -3)} S also ${h(0, -3)}`,
    )
      .rolls(`${MISS} ${MISS}`)
      .give('red', '45L fire 96L');
    expect(t.story.match(/! fired 96L 45L return/g)).toHaveLength(1);
    expect(t.story).toContain(`! fired 45L 96L fire ${h(1, -3)}`);
  });

  test('SH-DEFFIRE-10, SH-FORM-13 one defensive shot, even if both halves could fire', () => {
    const t = battle(
      `red 7C heavy cavalry ${h(1, -4)} S`,
      `blue 96L line infantry linear order extended line ${h(0, 0)} N also ${h(1, 0)} Cd 9`,
    )
      .give('red', '7C charge 96L, stop')
      .answer('fire')
      .rolls('1 1 1 1 1 1 1 1 1 1');
    expect(t.story.match(/! fired 96L/g)).toHaveLength(1);
  });

  test('SH-MORALE-09, SH-FORM-15, SH-Q-24 when charged, it drops the lowest of three dice, Elite or not', () => {
    const t = battle(
      `red 7C heavy cavalry ${h(1, -4)} S`,
      `blue 96L line infantry linear order elite extended line ${h(0, 0)} N also ${h(1, 0)}`,
    )
      .give('red', '7C charge 96L, stop')
      .answer('hold')
      .rolls('1 1 1');
    expect(t.story).toContain('# morale 96L 8 -2 nonDense: 1 1 1');
  });
});

describe('SH-SKILL-LINEARORDER', () => {
  test('SH-SKILL-LINEARORDER-03 an extended line too saves on 3 against fire', () => {
    const t = battle(
      `red 45L line infantry line ${h(0, 0)} N`,
      `blue 96L line infantry linear order extended line ${h(1, -3)} S also ${h(0, -3)} acted`,
    )
      .rolls('6 6 1 1 1 1 3 2')
      .rolls(MISS)
      .give('red', '45L fire 96L');
    expect(t.unit('96L').strength).toBe(t.unit('96L').initial - 1);
  });
});

describe('SH-FIRE-12 a line that extends and then fires', () => {
  const ENEMIES = [FIELD[1]!, `blue 12L line infantry column ${h(4, -3)} S`];
  const TACTICAL = `red 96L line infantry linear order tactical sense line ${h(0, 0)} N`;

  test('it fires once, from either half', () => {
    const t = battle(TACTICAL, ...ENEMIES)
      .rolls(MISS)
      .give('red', `96L extend ${h(1, 0)} then fire 12L`);
    expect(t.story.match(/! fired/g)).toHaveLength(1);
    expect(t.story).toContain(`! fired 96L 12L fire ${h(1, 0)}`);
    expect(t.waits).toBe('nobody');
  });

  test('the shot is checked before the change', () => {
    const t = battle(TACTICAL, ...ENEMIES);
    expect(t.give('red', `96L extend ${h(-1, 0)} then fire left 12L`).refused).toBe('SH-FIRE-07 refuse-fire-range');
    const wide = battle(FIELD[0]!.replace('linear order', 'linear order tactical sense'), ...ENEMIES);
    expect(wide.give('red', '96L line then fire left 20L').refused).toBe('SH-FIRE-17 refuse-fire-half');
    expect(wide.give('red', '96L line then fire 12L').refused).toBe('SH-FIRE-07 refuse-fire-cone');
    const kept = wide.rolls(MISS).give('red', `96L line ${h(1, 0)} then fire 12L`);
    expect(kept.story).toContain('! fired 96L 12L fire');
  });
});
