/** SK-TAB-01, SK-TAB-02: what a fire counts and hits. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capabilityOf, type Situation } from '../../../src/rules/skirmish/fire/capability.ts';
import { CLASSES } from '../../../src/rules/skirmish/scenario/lexicon.ts';
import { FORMATIONS, ROWS } from '../../../src/rules/skirmish/state.ts';
import { bandAt, hitsAmong, neededAt, raised, valuesOf } from '../../../src/rules/skirmish/values.ts';
import { rounds } from '../../help/soak.ts';
import { printed, printedHits } from '../../../src/cli/fuzz/skirmish/printed.ts';

const BASE: Omit<Situation, 'class'> = {
  row: 'line',
  formation: 'close',
  sheltered: false,
  led: true,
  shaken: false,
  commanded: true,
  shooters: 8,
  target: 'group',
  marksman: false,
  variants: { capabilities: true, lightLooseDisorder: false },
};

function capability(changes: Partial<Situation>) {
  return capabilityOf({ ...BASE, class: CLASSES[changes.row ?? BASE.row], ...changes });
}

/** The hits at short, medium and long range. */
function hits(dice: readonly number[], changes: Partial<Situation>, cuirass = false): number[] {
  const { severalSixes, modifier } = capability(changes);
  const values = valuesOf(dice, severalSixes, modifier);
  return (['short', 'medium', 'long'] as const).map((band) => hitsAmong(values, neededAt(band, cuirass)));
}

/** Every combination of what the table asks about. */
const SITUATIONS: Situation[] = ROWS.flatMap((row) =>
  FORMATIONS.flatMap((formation) =>
    [true, false].flatMap((sheltered) =>
      [true, false].flatMap((led) =>
        [true, false].flatMap((commanded) =>
          [1, 2, 3, 8].flatMap((shooters) =>
            (['isolated', 'skirmish', 'group'] as const).flatMap((target) =>
              [true, false].flatMap((marksman) =>
                [true, false].map((lightLooseDisorder) => ({
                  row,
                  class: CLASSES[row],
                  shaken: false,
                  formation,
                  sheltered,
                  led,
                  commanded,
                  shooters,
                  target,
                  marksman,
                  variants: { capabilities: true, lightLooseDisorder },
                })),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
).filter(({ row, formation }) => formation === 'loose' || (row !== 'irregular' && row !== 'native'));

describe('the capability table', () => {
  test('SK-TAB-02 SK-TAB-03 SK-ALG-02 SK-CAP-01 every situation has the modifier, the sixes and the elite fire of its printed cell', () => {
    expect(SITUATIONS.length).toBeGreaterThan(4_000);
    const all = SITUATIONS.flatMap((now) =>
      [{}, { class: 2 }, { class: 4 }, { shaken: true }].map((more): Situation => ({ ...now, ...more })),
    );
    const wrong = all.filter((now) => {
      const { modifier, severalSixes, eliteUnit, eliteSingle } = capabilityOf(now);
      return JSON.stringify({ modifier, severalSixes, eliteUnit, eliteSingle }) !== JSON.stringify(printed(now));
    });
    expect(wrong).toEqual([]);
  });

  test('SK-ALG-04 the hits of random fires are those that the printed cells give', () => {
    const die = fc.integer({ min: 1, max: 6 });
    const fire = fc.tuple(
      fc.constantFrom(...SITUATIONS),
      fc.array(die, { minLength: 1, maxLength: 12 }),
      fc.constantFrom('short', 'medium', 'long'),
      fc.boolean(),
    );
    fc.assert(
      fc.property(fire, ([now, dice, band, cuirass]) => {
        const { severalSixes, modifier } = capabilityOf(now);
        const needed = neededAt(band, cuirass);
        const ours = hitsAmong(valuesOf(dice, severalSixes, modifier), needed);
        return ours === printedHits(dice, printed(now), needed);
      }),
      { numRuns: rounds(50_000) },
    );
  });

  test('SK-GAP-11 without the table only class 2 differs', () => {
    const variants = { capabilities: false, lightLooseDisorder: false };
    expect(capability({ variants, row: 'line', formation: 'skirmish' })).toMatchObject({
      modifier: 0,
      severalSixes: true,
    });
    expect(capability({ variants, row: 'recruit' })).toMatchObject({ modifier: -1, severalSixes: true, volley: false });
  });
});

describe('bands', () => {
  test('SK-EX-22 SK-Q-02 SK-GAP-04 SK-CLS-03 exactly 20 cm is short, a hundredth of a millimetre more is medium', () => {
    expect(
      [20_000, 20_001, 40_000, 40_001, 60_000, 60_001].map((range) => bandAt(range, { weapon: 'musket' })),
    ).toEqual(['short', 'medium', 'medium', 'long', 'long', undefined]);
    expect([15_000, 15_001, 45_000, 45_001].map((range) => bandAt(range, { weapon: 'carbine' }))).toEqual([
      'short',
      'medium',
      'long',
      undefined,
    ]);
  });
});

describe('examples', () => {
  test('SK-EX-01 a volley at a screen: 6 7 8, of which 7 and 8 hit skirmishers and all three the mass', () => {
    const screen = capability({ target: 'skirmish' });
    expect(hitsAmong(valuesOf([6, 6, 6], screen.severalSixes, screen.modifier), 6)).toBe(2);
    expect(hits([6, 6, 6], {})[1]).toBe(3);
  });

  test('SK-EX-02 class 2 needs a 6 to 20 cm, a double to 40, a triple to 60', () => {
    const volley = { row: 'recruit' } as const;
    expect([hits([6], volley), hits([6, 6], volley), hits([6, 6, 6], volley)]).toEqual([
      [1, 0, 0],
      [2, 1, 0],
      [3, 2, 1],
    ]);
  });

  test('SK-EX-07 SK-EX-08 a volley of line counts its sixes, and does not without a leader', () => {
    expect(hits([6, 6, 5, 3], {})).toEqual([3, 2, 1]);
    expect(hits([6, 6, 5, 3], { led: false })).toEqual([3, 2, 0]);
  });

  test('SK-EX-09 SK-EX-10 recruits by volley, and in disorder', () => {
    expect(hits([6, 6, 6, 2], { row: 'recruit' })).toEqual([3, 2, 1]);
    expect(hits([6, 6, 6, 2], { row: 'recruit', led: false })).toEqual([3, 0, 0]);
  });

  test('SK-EX-11 grenadiers raise one die of a volley', () => {
    const { eliteUnit, severalSixes, modifier } = capability({ row: 'grenadier' });
    const values = valuesOf([4, 3, 2], severalSixes, modifier);
    expect([eliteUnit, hitsAmong(values, 5), hitsAmong(raised(values, 0), 5)]).toEqual([true, 0, 1]);
  });

  test('SK-EX-12 one grenadier at an isolated enemy has no −1, two have', () => {
    expect([1, 2].map((shooters) => capability({ row: 'grenadier', shooters, target: 'isolated' }).modifier)).toEqual([
      0, -1,
    ]);
  });

  test('SK-EX-13 SK-Q-04 a lone marksman hits at long range with a natural 6, a lone line soldier cannot', () => {
    const marksman = capability({ row: 'light', shooters: 1, marksman: true, formation: 'loose', target: 'isolated' });
    const values = valuesOf([6], marksman.severalSixes, marksman.modifier);
    expect([marksman.eliteSingle, hitsAmong(raised(values, 0), 7)]).toEqual([true, 1]);
    expect(hits([6], { shooters: 1, formation: 'loose' })[2]).toBe(0);
  });

  test('SK-EX-14 SK-Q-03 a cuirassier at long range takes three sixes', () => {
    expect([hits([6, 6], {}, true)[2], hits([6, 6, 6], {}, true)[2]]).toEqual([0, 1]);
    expect(hits([6, 6, 5], {}, true)[0]).toBe(3);
  });

  test('SK-EX-15 chasseurs hit skirmishers as skirmishers, line does not', () => {
    const open = { formation: 'skirmish', target: 'skirmish' } as const;
    expect(hits([6, 5], { ...open, row: 'light' })[1]).toBe(1);
    expect(hits([6, 5], { ...open, row: 'line' })[1]).toBe(0);
  });

  test('SK-EX-26 elite voltigeurs in loose order have single elite fire at skirmishers, not at a group', () => {
    const one = { row: 'eliteVoltigeur', formation: 'loose', shooters: 1 } as const;
    expect([capability({ ...one }).eliteSingle, capability({ ...one, target: 'skirmish' }).eliteSingle]).toEqual([
      false,
      true,
    ]);
  });

  test('SK-EX-29 SK-Q-38 skirmishers behind a wall', () => {
    const six = { formation: 'skirmish', shooters: 6 } as const;
    const behind = { ...six, sheltered: true };
    expect(capability({ ...behind })).toMatchObject({ column: 'D', severalSixes: true });
    expect(capability({ ...six })).toMatchObject({ column: 'E', severalSixes: false });
    expect(capability({ ...behind, row: 'grenadier' })).toMatchObject({ column: 'D', eliteUnit: true });
    expect(capability({ ...six, row: 'grenadier' })).toMatchObject({ column: 'E', eliteUnit: false });
    expect(capability({ ...behind, row: 'eliteVoltigeur', led: false, commanded: false })).toMatchObject({
      column: 'E',
      eliteUnit: true,
    });
  });

  test('SK-EX-30 SK-Q-05 chasseurs in loose order at a group, with and without the variant', () => {
    const loose = { row: 'light', formation: 'loose', shooters: 5 } as const;
    const on = { capabilities: true, lightLooseDisorder: true };
    expect(hits([6, 6, 4, 3, 2], loose)[2]).toBe(1);
    expect(hits([6, 6, 4, 3, 2], { ...loose, led: false })[2]).toBe(1);
    expect(hits([6, 6, 4, 3, 2], { ...loose, variants: on })[2]).toBe(0);
  });

  test('SK-Q-01 a fourth six counts 9, a fifth 10', () => {
    expect(valuesOf([6, 6, 6, 6, 6], true, 0)).toEqual([6, 7, 8, 9, 10]);
  });
});
