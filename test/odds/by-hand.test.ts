/**
 * Forecasts compared with an independent calculation: tables of chances, from the clauses, without any function of the
 * rules.
 */
import { expect, test } from 'vitest';
import type { Fate } from '../../src/kernel/outlook.ts';
import type { Lot } from '../../src/odds/forecast.ts';
import { asking, ASSAULT, FIRE, reckoned, SMALL_CHARGE } from './asking.ts';

interface Case {
  readonly chance: number;
  readonly target: Fate;
  readonly actor: Fate;
  /** Strength points: the target's, the acting unit's. */
  readonly lost: readonly [number, number];
}

/** The chance of each number of hits. */
function hits(dice: number, chance: number): readonly number[] {
  let shares = [1];
  for (let die = 0; die < dice; die++) {
    shares = Array.from(
      { length: shares.length + 1 },
      (_, n) => (shares[n] ?? 0) * (1 - chance) + (shares[n - 1] ?? 0) * chance,
    );
  }
  return shares;
}

/** SH-MORALE-06, -20. The chance that two dice exceed a rating by this much; 0: they do not. */
function excess(rating: number): readonly number[] {
  const shares = Array.from({ length: 13 }, () => 0);
  for (let one = 1; one <= 6; one++) {
    for (let other = 1; other <= 6; other++) shares[Math.max(0, one + other - rating)]! += 1 / 36;
  }
  return shares;
}

interface After {
  readonly chance: number;
  readonly fate: Fate;
  readonly more: number;
}

/**
 * SH-MORALE-12, -20, SH-ROUT-01. A test of a rating of 7, two less when demoralised; a unit that fails stays if it
 * survives.
 */
function tested(strength: number, threshold: number): readonly After[] {
  return excess(strength <= threshold ? 5 : 7).map((chance, over): After => {
    if (over === 0) return { chance, fate: 'holds', more: 0 };
    return over < strength ? { chance, fate: 'stays', more: over } : { chance, fate: 'routs', more: 0 };
  });
}

const SAFE: readonly After[] = [{ chance: 1, fate: 'holds', more: 0 }];

/** SH-MORALE-01. After a blow or a shot: a loss of three points or more requires a test. */
function shaken(left: number, lost: number, threshold: number): readonly After[] {
  return lost >= 3 ? tested(left, threshold) : SAFE;
}

/**
 * SH-FACTOR-02, SH-FIRE-15, SH-LOSS-05. Five dice at a column of 6, originally 16, which stays whatever it loses: no
 * saves.
 */
function shots(): Case[] {
  return hits(5, 1 / 3).flatMap((chance, lost) =>
    shaken(6 - lost, lost, 10).map(({ chance: then, fate, more }): Case => {
      const isOver = fate === 'routs';
      const sum = isOver ? 6 : lost + more;
      return { chance: chance * then, target: isOver ? 'destroyed' : fate, actor: 'holds', lost: [sum, 0] };
    }),
  );
}

/**
 * SH-MELEE-02 to -06. Four dice each, simultaneously; both are demoralised, so the one with more losses tests first,
 * else the one assaulted.
 */
function bayonets(): Case[] {
  const cases: Case[] = [];
  for (const [given, one] of hits(4, 1 / 2).entries()) {
    for (const [taken, other] of hits(4, 1 / 2).entries()) {
      const both = given >= 3 && taken >= 3;
      const targets = shaken(7 - given, given, 10);
      const actors = shaken(8 - taken, taken, 10);
      const isActorFirst = both && taken > given;
      for (const first of isActorFirst ? actors : targets) {
        const seconds = both && first.fate === 'routs' ? SAFE : isActorFirst ? targets : actors;
        for (const second of seconds) {
          const [target, actor] = isActorFirst ? [second, first] : [first, second];
          const lost = [given + target.more, taken + actor.more] as const;
          cases.push({
            chance: one * other * first.chance * second.chance,
            target: target.fate,
            actor: actor.fate,
            lost,
          });
        }
      }
    }
  }
  return cases;
}

interface Stand {
  readonly strength: number;
  readonly threshold: number;
  /** Dice of its return blow. */
  readonly factor: number;
}

/** SH-REACT-12, SH-SHOCK, SH-FACTOR-08, -15. Eight dice of heavy cavalry against a unit that stands firm; no saves. */
function charge({ strength, threshold, factor }: Stand, rider: number): Case[] {
  return tested(strength, threshold).flatMap(({ chance, fate, more: before }) => {
    if (fate === 'routs') return [{ chance, target: fate, actor: 'holds', lost: [0, 0] } satisfies Case];
    return hits(8, 1 / 2).flatMap((share, hit) => {
      const lost = before + Math.min(hit, strength - before);
      if (lost === strength) return [caseOf(chance * share, 'destroyed', lost)];
      return shaken(strength - lost, hit, threshold).flatMap((after) => {
        const sum = lost + after.more;
        const now = chance * share * after.chance;
        if (after.fate === 'routs') return [caseOf(now, 'routs', sum)];
        const stood = fate === 'stays' ? fate : after.fate;
        return blowBack({ chance: now, target: stood, lost: sum }, factor - sum, rider);
      });
    });
  });
}

function caseOf(chance: number, target: Fate, lost: number): Case {
  return { chance, target, actor: 'holds', lost: [lost, 0] };
}

interface Struck extends Pick<Case, 'chance' | 'target'> {
  readonly lost: number;
}

function blowBack({ chance, target, lost }: Struck, dice: number, rider: number): Case[] {
  return hits(Math.max(0, dice), 1 / 2).flatMap((share, hit) =>
    shaken(rider - hit, hit, 5).map(({ chance: then, fate, more }): Case => {
      return { chance: chance * share * then, target, actor: fate, lost: [lost, hit + more] };
    }),
  );
}

function sharesOf(cases: readonly Case[], of: 'target' | 'actor'): Record<Fate, number> {
  const shares = { destroyed: 0, routs: 0, retires: 0, stays: 0, holds: 0 };
  for (const each of cases) shares[each[of]] += each.chance;
  return shares;
}

function lossesOf(cases: readonly Case[], whose: 0 | 1): Lot['losses']['red'] {
  const shares = Array.from({ length: 30 }, () => 0);
  for (const { chance, lost } of cases) shares[lost[whose]]! += chance;
  const upTo = (part: number) => {
    let sum = 0;
    return shares.findIndex((share) => (sum += share) >= part - 1e-9);
  };
  return { mean: shares.reduce((sum, share, lost) => sum + share * lost, 0), low: upTo(0.1), high: upTo(0.9) };
}

const FEW_HUSSARS: Stand = { strength: 4, threshold: 3, factor: 2 };

test.each([
  ['a shot', FIRE, '7L fire 3L', 'stay', shots()],
  ['an assault on who stands', ASSAULT, '7L assault 3L', 'hold', bayonets()],
  ['a charge on a few hussars that stand', SMALL_CHARGE, '7C charge 3H', 'hold', charge(FEW_HUSSARS, 5)],
])('of %s every share and every loss is as calculated by hand', (_, position, order, answer, cases) => {
  const { exact, lots } = reckoned(asking(position, 'red', order))!;
  expect(exact).toBe(true);
  const { actor, target, losses } = lots.find((lot) => lot.answer === answer)!;
  for (const [fate, share] of Object.entries(sharesOf(cases, 'actor')))
    expect(actor[fate as Fate]).toBeCloseTo(share, 9);
  for (const [fate, share] of Object.entries(sharesOf(cases, 'target'))) {
    expect(target![fate as Fate]).toBeCloseTo(share, 9);
  }
  for (const [side, whose] of [
    ['blue', 0],
    ['red', 1],
  ] as const) {
    const { mean, low, high } = lossesOf(cases, whose);
    expect(losses[side].mean).toBeCloseTo(mean, 9);
    expect([losses[side].low, losses[side].high]).toEqual([low, high]);
  }
});
