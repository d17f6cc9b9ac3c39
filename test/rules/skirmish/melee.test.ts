/** SK-GAP-12: the stand-in for the melee that the book lacks, and what the book says of melee itself. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/rules/skirmish/order.ts';
import { skirmish, type Skirmish } from '../../help/skirmish.ts';

const end: Order = { kind: 'end' };

/** Red assaults Blue, one figure against one unless said otherwise: who has won each pair, and with which totals. */
function duel(red: string, blue: string, dice: readonly number[], ...more: string[]) {
  const t = skirmish(
    'variant fights simple',
    `red 2A ${red} loose figures 60x20`,
    `blue 7B ${blue} loose figures 60x24`,
    'red 8R line loose figures 20x5 22x5 24x5',
    'blue 9R line loose figures 20x85 22x85 24x85',
    ...more,
  );
  return t.play('red', { kind: 'assault', unit: '2A', target: '7B' }, dice);
}

function totals(t: Skirmish) {
  const { totals: both, fell } = t.fact('fought');
  return { both, fell };
}

describe('the book on melee', () => {
  test('SK-EX-03 SK-ELI-04 a grenadier and an elite voltigeur hit each other at once: the voltigeur falls', () => {
    // The assault gives +1; both are isolated.
    const even = duel('elite voltigeurs', 'grenadiers', [3, 4]);
    expect(totals(even)).toEqual({ both: [3, 3], fell: 'red' });
    expect(totals(duel('grenadiers', 'elite voltigeurs', [3, 4])).fell).toBe('blue');
    expect(totals(duel('grenadiers', 'elite voltigeurs cuirass', [3, 4])).fell).toBeUndefined();
    expect(totals(duel('grenadiers', 'grenadiers', [3, 4])).fell).toBeUndefined();
  });

  test('SK-EX-05 SK-WPN-01 SK-Q-23 a bayonet before a sword: in the first round only', () => {
    const [first, second] = [duel('line', 'light carbine', [3, 4]), rounds('line', 'light carbine')];
    expect(totals(first)).toEqual({ both: [2, 3], fell: 'red' });
    expect(totals(duel('light', 'light carbine', [3, 4])).fell).toBe('blue');
    expect(second).toEqual({ both: [2, 2], fell: undefined });
  });

  /** The totals of a second round, in which both throw a 3. */
  function rounds(red: string, blue: string) {
    const held = skirmish(
      'variant fights simple',
      'turn 2 red',
      `red 2A ${red.replace('line', 'light')} loose figures 60x20 contact 7B`,
      `blue 7B ${blue} loose figures 60x22 contact 2A`,
      'red 8R line loose figures 20x5 22x5 24x5',
      'blue 9R line loose figures 20x85 22x85 24x85',
    );
    return totals(held.play('red', end).play('blue', end, [3, 3]));
  }

  test('SK-EX-19 SK-IRR-02 -03 guerrillas strike with −1, but not in the first round behind their priest', () => {
    const priest = 'red 3P priest of 2A at 60x16';
    expect(totals(duel('guerrillas', 'light', [6, 6])).both[0]).toBe(6 + 1 - 1 - 1 - 1);
    const led = duel('guerrillas', 'light', [6, 6], priest);
    // With the priest at 2 cm they are two men, still isolated; whether they hear him is fixed at the start of the turn.
    expect(totals(led).both[0]).toBe(6 + 1 - 1);
    expect(totals(duel('light', 'guerrillas', [6, 6], 'blue 6P priest of 7B at 60x28')).both[1]).toBe(6 - 1 - 1);
  });

  test('SK-IRR-04 SK-ARM-01 a chief of a better class strikes without it, and so do gunners of class 3', () => {
    expect(totals(duel('guerrillas class 3', 'light', [6, 6], 'red 3P noble of 2A at 60x16')).both[0]).toBe(6 + 1 - 1);
    expect(totals(duel('line class 3 carbine', 'light', [6, 6], 'red 3P officer of 2A at 60x16')).both[0]).toBe(
      6 + 1 - 1,
    );
    expect(totals(duel('line class 2 carbine', 'light', [6, 6], 'red 3P officer of 2A at 60x16')).both[0]).toBe(
      6 + 1 - 1 - 1,
    );
  });

  test('SK-REC-01 recruits strike with −1', () => {
    const leader = 'red 3P officer of 2A at 60x16';
    expect(totals(duel('recruits', 'light', [6, 6], leader)).both[0]).toBe(6 + 1 - 1 - 1);
  });
});

describe('pairs', () => {
  test('SK-GAP-12 figures in contact pair off; those left over help, at most two of them', () => {
    const t = skirmish(
      'variant fights simple',
      'red 2A light loose figures 59x20 61x20 63x20 57x20',
      'blue 7B light loose figures 60x22.8',
      'blue 9R line loose figures 20x85 22x85 24x85 26x85',
      'red 8R line loose figures 20x5 22x5 24x5',
    ).play('red', { kind: 'assault', unit: '2A', target: '7B' }, [5, 1]);
    const { helpers, totals: both } = t.fact('fought');
    expect(t.facts.filter(({ type }) => type === 'fought')).toHaveLength(1);
    expect(helpers).toEqual(['2A.2']);
    expect(both).toEqual([5 + 1 + 1, 1 - 1]);
  });

  test('SK-GAP-12 those left over of either side help, two of each', () => {
    const t = skirmish(
      'variant fights simple',
      'turn 2 red',
      'red 2A light loose figures 60x20 58.2x21.1 61.8x21.1 contact 7B',
      'blue 7B light loose figures 60x22 60x17.1 contact 2A',
      'red 8R line loose figures 20x5 22x5 24x5',
    );
    const { helpers, totals: both } = t.play('red', end).play('blue', end, [3, 3, 1]).fact('fought');
    expect(helpers.toSorted()).toEqual(['2A.2', '2A.3', '7B.2']);
    // Red's three are a group, Blue's two are isolated.
    expect(both).toEqual([3 + 2, 3 + 1 - 1]);
  });

  test('SK-GAP-12 of the side that loses more only units with losses test', () => {
    const t = skirmish(
      'variant fights simple',
      'turn 2 red',
      'red 2A light loose figures 60x20 66x20 contact 7B 8B',
      'blue 7B light loose figures 60x22 60x25 contact 2A',
      'blue 8B light loose figures 66x22 64x25 contact 2A',
    )
      .play('red', end)
      .play('blue', end, [6, 1, 3, 2, 1]);
    expect(t.facts.flatMap((fact) => (fact.type === 'tested' ? [fact.unit] : []))).toEqual(['7B']);
  });

  test('SK-GAP-12 who is assaulted after they have fought neither fights nor falls back', () => {
    const t = skirmish(
      'variant fights simple',
      'red 2A light loose figures 60x20',
      'blue 7B light loose figures 60x24 fought',
    ).play('red', { kind: 'assault', unit: '2A', target: '7B' });
    expect([t.facts.map(({ type }) => type), t.unit('7B').contacts]).toEqual([['moved', 'touched'], ['2A']]);
  });

  test('SK-GAP-12 nobody fights twice in a turn; who stays in contact fights again in the next', () => {
    const t = duel('light', 'light', [6, 1], 'red 5L light loose figures 70x70');
    expect(t.unit('2A').figures[0]!.fought).toBe(true);
    const pairs = skirmish(
      'variant fights simple',
      'turn 2 red',
      'red 2A light loose figures 60x20 contact 7B fought',
      'blue 7B light loose figures 60x22 contact 2A fought',
    );
    expect(
      pairs
        .play('red', end)
        .play('blue', end)
        .facts.map(({ type }) => type),
    ).toEqual(['finished']);
  });

  test('SK-GAP-12 if nobody falls, both fall back one base', () => {
    const t = duel('light', 'light', [3, 4]);
    expect(t.facts.filter(({ type }) => type === 'moved').map((fact) => 'why' in fact && fact.why)).toEqual([
      'assault',
      'fallBack',
      'fallBack',
    ]);
    expect([t.unit('2A').contacts, t.unit('7B').contacts]).toEqual([[], []]);
    expect(t.unit('7B').figures[0]!.y - t.unit('2A').figures[0]!.y).toBe(6_000);
  });

  test('SK-GAP-12 whoever loses more figures tests, and recoils if that fails', () => {
    const t = skirmish(
      'variant fights simple',
      'red 2A light loose figures 59x20 61x20',
      'blue 7B light loose figures 59x23 61x23 63x23',
      'blue 9R line loose figures 20x85 22x85 24x85 26x85',
      'red 8R line loose figures 20x5 22x5 24x5 26x5',
    ).play('red', { kind: 'assault', unit: '2A', target: '7B' }, [6, 1, 6, 1, 5]);
    expect(t.fact('tested')).toMatchObject({ unit: '7B', why: 'melee', die: 5, passed: false });
    expect(t.unit('7B')).toMatchObject({ recoils: false, contacts: [] });
    expect(t.unit('7B').figures[0]!.y).toBeGreaterThan(30_000);
  });

  test('SK-GAP-12 a unit whose leader falls tests', () => {
    const t = skirmish(
      'variant fights simple',
      'red 2A light loose figures 60x20',
      'blue 1S sergeant of 7B at 60x24',
      'blue 7B light loose figures 66x30 68x30 70x30',
    ).play('red', { kind: 'assault', unit: '2A', target: '1S' }, [6, 1, 1]);
    expect(t.fact('tested')).toMatchObject({ unit: '7B', why: 'leader', passed: true });
    expect(t.transcript).toContainEqual({
      roll: expect.objectContaining({ why: 'morale', unit: '7B', clause: 'SK-GAP-12' }),
      got: [1],
    });
  });
});
