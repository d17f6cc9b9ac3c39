/** SK-FIR, SK-CAP, SK-PLT, SK-ELI, SK-MRK, SK-SCR: clauses and rulings on fire, one by one. */
import { describe, expect, test } from 'vitest';
import { capabilityOf, type Situation } from '../../../src/rules/skirmish/fire/capability.ts';
import type { Order } from '../../../src/rules/skirmish/order.ts';
import { CLASSES } from '../../../src/rules/skirmish/scenario/lexicon.ts';
import { isDisordered } from '../../../src/rules/skirmish/position/leaders.ts';
import { muzzleOf } from '../../../src/rules/skirmish/position/sight.ts';
import { hitsAmong, neededAt, valuesOf } from '../../../src/rules/skirmish/values.ts';
import { skirmish } from '../../help/skirmish.ts';

const end: Order = { kind: 'end' };
const fire = (unit: string, target: string, more: Partial<Extract<Order, { kind: 'fire' }>> = {}): Order => ({
  kind: 'fire',
  unit,
  target,
  figures: [],
  ...more,
});

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
const capability = (changes: Partial<Situation>) =>
  capabilityOf({ ...BASE, class: CLASSES[changes.row ?? BASE.row], ...changes });
/** So that nobody breaks. */
const SPARE = 'blue 99L line loose figures 110x80 112x80 114x80 110x82 112x82 114x82';
const ones = (count: number): number[] => Array.from({ length: count }, () => 1);

describe('the musket', () => {
  test('SK-FIR-01 SK-FIR-04 SK-FIR-05 what the die must reach: 5, 6, 7; 8 at long range on a cuirass', () => {
    const bands = ['short', 'medium', 'long'] as const;
    expect(bands.map((band) => neededAt(band, false))).toEqual([5, 6, 7]);
    expect(bands.map((band) => neededAt(band, true))).toEqual([5, 6, 8]);
  });

  test('SK-FIR-02 SK-CLS-03 SK-ARM-02 nobody fires from the saddle, with a carbine neither', () => {
    for (const arm of ['', 'carbine']) {
      const t = skirmish(
        `red 2H light ${arm} mounted loose figures 40x20`,
        'blue 7L line loose figures 40x30 42x30 44x30',
      );
      expect(t.play('red', fire('2H', '7L')).refused).toBe('SK-FIR-02 refuse-sk-mounted');
    }
    const foot = skirmish(
      'red 2H light carbine loose figures 40x10',
      'blue 7L line loose figures 40x57.001 42x58 44x58',
    );
    expect(foot.play('red', fire('2H', '7L')).refused).toBe('SK-FIR-04 refuse-sk-range');
  });

  test('SK-SIX-01 -02 -03 a 7 takes two sixes, an 8 three; in disorder neither', () => {
    expect([[6], [6, 6], [6, 6, 6]].map((dice) => valuesOf(dice, true, 0).at(-1))).toEqual([6, 7, 8]);
    expect(hitsAmong(valuesOf([6, 6, 6], false, 0), 7)).toBe(0);
  });
});

describe('the table, row by row', () => {
  test('SK-CLS-01 SK-REC-01 SK-IRR-01 SK-SKT-02 class 2 and guerrillas have −1, not more at skirmishers', () => {
    for (const row of ['recruit', 'irregular'] as const)
      for (const target of ['group', 'isolated', 'skirmish'] as const)
        expect(capability({ row, formation: 'loose', target }).modifier).toBe(-1);
  });

  test('SK-CLS-01 SK-ARM-01 SK-IRR-04 the class has the −1, not the row: gunners of class 2, chiefs of class 3', () => {
    expect(capability({ class: 2 })).toMatchObject({ column: 'D', modifier: -1, severalSixes: true });
    const chief = { row: 'irregular', class: 3, formation: 'loose' } as const;
    expect([capability(chief).modifier, capability({ ...chief, target: 'isolated' }).modifier]).toEqual([0, -1]);
    const t = skirmish(
      'red 2R line class 2 carbine loose figures 40x10',
      'blue 7L line loose figures 40x20 42x20 44x20',
    );
    expect(t.play('red', fire('2R', '7L'), [6]).fact('fired').values).toEqual([5]);
  });

  test('SK-CLS-05 SK-GAP-11 natives have their −1 without the capability table too', () => {
    const off = { capabilities: false, lightLooseDisorder: false };
    const modifiers = (['native', 'recruit', 'light'] as const).map(
      (row) => capability({ row, formation: 'loose', variants: off }).modifier,
    );
    expect(modifiers).toEqual([-1, -1, 0]);
  });

  test('SK-Q-27 SK-SIX-03 who failed a test of contact is in disorder, light infantry too', () => {
    const t = skirmish(
      'variant fights desk',
      'red 2L line close 8 ranks 2 at 60x20 face N',
      'red 1S sergeant of 2L at 60x12',
      'blue 6C light skirmish figures 59x37 61x37 face S',
    ).play('red', { kind: 'assault', unit: '2L', target: '6C' }, [5, 1], ['test']);
    expect([t.unit('6C').contacts, isDisordered(t.unit('6C'))]).toEqual([[], true]);
    expect(t.play('red', end).play('blue', fire('6C', '2L'), [6, 6]).fact('fired').values).toEqual([6, 6]);
  });

  test('SK-CLS-02 SK-Q-24 line keeps its sixes in a led volley, at skirmishers too, and loses them otherwise', () => {
    const sixes = (changes: Partial<Situation>) => capability(changes).severalSixes;
    expect([sixes({}), sixes({ target: 'skirmish' }), sixes({ target: 'isolated' })]).toEqual([true, true, true]);
    expect([
      sixes({ formation: 'loose' }),
      sixes({ formation: 'skirmish' }),
      sixes({ led: false, commanded: false }),
    ]).toEqual([false, false, false]);
  });

  test('SK-CAP-03 SK-CAP-01 a group is a group, whatever its formation', () => {
    const target = (line: string) =>
      skirmish('red 2L line close 6 ranks 2 at 40x10', 'red 1S sergeant of 2L at 40x4', line)
        .play('red', end)
        .play('blue', end)
        .play('red', { kind: 'open' })
        .play('red', fire('2L', '7L'), ones(6))
        .fact('fired').column;
    expect([
      target('blue 7L line close 6 ranks 2 at 40x40 face S'),
      target('blue 7L guerrillas loose figures 40x40 42x40 44x40'),
    ]).toEqual(['D', 'D']);
  });

  test('SK-PLT-01 to -05 line and recruits: formed, led or sheltered, at a group', () => {
    for (const row of ['line', 'recruit'] as const) {
      const sixes = (changes: Partial<Situation>) => capability({ row, ...changes }).severalSixes;
      expect(sixes({ formation: 'loose' })).toBe(false);
      expect(sixes({ formation: 'loose', sheltered: true })).toBe(true);
      expect(sixes({ formation: 'loose', sheltered: true, led: false, commanded: false })).toBe(false);
      expect(capability({ row, target: 'skirmish' }).modifier).toBe(-1);
    }
  });

  test('SK-ELI-01 -02 -03 elite infantry: unit elite fire in a led volley, never in disorder; grenadiers −1 at skirmishers', () => {
    expect(capability({ row: 'grenadier' }).eliteUnit).toBe(true);
    expect(capability({ row: 'grenadier', formation: 'loose', sheltered: true }).eliteUnit).toBe(true);
    expect(capability({ row: 'grenadier', led: false, commanded: false })).toMatchObject({
      eliteUnit: false,
      severalSixes: true,
      modifier: 0,
    });
    expect(capability({ row: 'grenadier', target: 'skirmish' }).modifier).toBe(-1);
    expect(capability({ row: 'grenadier', target: 'skirmish', shooters: 1 }).modifier).toBe(0);
    expect(capability({ row: 'eliteVoltigeur', target: 'skirmish' }).modifier).toBe(0);
  });

  test('SK-LIG-01 -02 SK-SKT-01 SK-Q-18 only rows 3 and 4 are at home in skirmish order and against it', () => {
    const all = ['grenadier', 'line', 'eliteVoltigeur', 'light', 'recruit'] as const;
    const home = all.filter((row) => {
      const { modifier, severalSixes } = capability({ row, formation: 'skirmish', target: 'skirmish' });
      return modifier === 0 && severalSixes;
    });
    expect(home).toEqual(['eliteVoltigeur', 'light']);
  });

  test('SK-Q-06 SK-Q-33 elite voltigeurs have elite fire in skirmish order without a leader, not sheltered in loose order', () => {
    const alone = { row: 'eliteVoltigeur', led: false, commanded: false } as const;
    expect(capability({ ...alone, formation: 'skirmish' }).eliteUnit).toBe(true);
    expect(capability({ ...alone, formation: 'loose', sheltered: true })).toMatchObject({
      column: 'C',
      eliteUnit: false,
    });
  });

  test('SK-Q-07 disorder and −1 together in column B', () => {
    expect(capability({ formation: 'skirmish', target: 'skirmish' })).toMatchObject({
      column: 'B',
      modifier: -1,
      severalSixes: false,
    });
  });

  test('SK-Q-08 without a leader rows 1, 3 and 4 are not disordered', () => {
    const rows = ['grenadier', 'line', 'eliteVoltigeur', 'light', 'recruit', 'irregular', 'native'] as const;
    const led = rows.filter(
      (row) => capability({ row, formation: 'loose', led: false, commanded: false, target: 'isolated' }).severalSixes,
    );
    expect(led).toEqual(['grenadier', 'eliteVoltigeur', 'light']);
  });

  test('SK-Q-16 grenadiers in skirmish order are neither disordered nor tested', () => {
    expect(capability({ row: 'grenadier', formation: 'skirmish' })).toMatchObject({ column: 'E', severalSixes: true });
    const t = skirmish(
      'red 2L light close 6 ranks 2 at 40x10',
      'blue 6G grenadiers skirmish figures 40x30 42x30 face S',
      SPARE,
    ).play('red', fire('2L', '6G'), [6, 1, 1, 1, 1, 1]);
    expect(t.facts.map(({ type }) => type)).toEqual(['fired', 'lost']);
    expect(isDisordered(t.unit('6G'))).toBe(false);
  });

  test('SK-Q-17 SK-PLT-03 a wall counts as a building', () => {
    const column = (ground: string) =>
      skirmish(
        ground,
        'red 2L line loose figures 40x10 42x10 44x10',
        'red 1S sergeant of 2L at 42x6',
        'blue 7L line loose figures 40x40 42x40 44x40',
      )
        .play('red', end)
        .play('blue', end)
        .play('red', { kind: 'open' })
        .play('red', fire('2L', '7L'), ones(3))
        .fact('fired').column;
    expect([
      column('line wall 38x12 46x12'),
      column('area building 38x8 38x12 46x12 46x8'),
      column('line hedge 38x12 46x12'),
    ]).toEqual(['D', 'D', 'C']);
  });

  test('SK-Q-19 SK-Q-25 natives have −1 once, and lose their sixes only without a leader', () => {
    expect(capability({ row: 'native', formation: 'loose', target: 'skirmish' })).toMatchObject({
      modifier: -1,
      severalSixes: true,
    });
    expect(capability({ row: 'native', formation: 'loose', led: false, commanded: false }).severalSixes).toBe(false);
  });

  test('SK-Q-20 SK-Q-36 three make a volley; two in close order are in column C', () => {
    expect([2, 3].map((shooters) => capability({ shooters }).column)).toEqual(['C', 'D']);
    expect(capability({ shooters: 2, row: 'light' }).severalSixes).toBe(true);
  });

  test('SK-Q-29 a marksman has single elite fire everywhere', () => {
    expect(capability({ row: 'light', formation: 'loose', shooters: 1, marksman: true })).toMatchObject({
      column: 'C',
      eliteSingle: true,
    });
  });
});

describe('who fires at whom', () => {
  test('SK-EX-06 SK-LDR-01 a marksman in a volley is an ordinary die; firing alone his aim counts', () => {
    const t = skirmish(
      'red 2L light loose figures 40x10 42x10 44x10 marksman 2',
      'blue 7L line loose figures 40x40 42x40 44x40',
    );
    const volley = t.play('red', fire('2L', '7L'), [5, 5, 5]);
    expect([volley.asked, volley.fact('fired').hits]).toEqual([[], 0]);
    const alone = t.play('red', fire('2L', '7L', { figures: [2], single: 'plusOne' }), [5]);
    expect(alone.fact('fired')).toMatchObject({ elite: 'single', values: [6], hits: 1 });
  });

  test('SK-ALG-01 a unit that splits its fire makes a throw for each target; a volley is not split', () => {
    const t = skirmish(
      SPARE,
      'red 2L light loose figures 40x10 42x10 44x10 46x10',
      'blue 7L line loose figures 30x30 32x30 34x30',
      'blue 8L line loose figures 50x30 52x30 54x30',
    );
    const first = t.play('red', fire('2L', '7L', { figures: [1, 2] }), [6, 6]);
    expect(first.fact('fired')).toMatchObject({ figures: [1, 2], acted: [1, 2], values: [6, 7] });
    const second = first.play('red', fire('2L', '8L', { figures: [3, 4] }), [6, 6]);
    expect(second.fact('fired').values).toEqual([6, 7]);
    expect(second.play('red', fire('2L', '8L', { figures: [3] })).refused).toBe('SK-Q-30 refuse-sk-acted');
    const behind = skirmish(
      'line wall 38x12 50x12',
      'red 2L line loose figures 40x10 42x10 44x10 46x10',
      'red 1S sergeant of 2L at 42x6',
      'blue 7L line loose figures 40x40 42x40 44x40',
    )
      .play('red', end)
      .play('blue', end)
      .play('red', { kind: 'open' });
    expect(behind.play('red', fire('2L', '7L', { figures: [1, 2, 3] })).refused).toBe('SK-ALG-01 refuse-sk-split');
    expect(behind.play('red', fire('2L', '7L', { figures: [1, 2, 3, 4] }), ones(4)).fact('fired').column).toBe('D');
  });

  test('SK-Q-11 SK-GEO-08 disorder is fixed at the start of the turn, a volley also needs the leader when it is fired', () => {
    const t = skirmish(
      'red 2L line close 6 ranks 2 at 40x20',
      'red 1S sergeant of 2L at 63.9x19',
      'blue 7L line loose figures 40x40 42x40 44x40',
    )
      .play('red', end)
      .play('blue', end)
      .play('red', { kind: 'open' });
    const away = t.play('red', { kind: 'advance', unit: '1S', figures: [], legs: [{ by: 5_000, angle: 9_000 }] });
    expect(away.unit('2L').led).toBe(true);
    expect(away.play('red', fire('2L', '7L'), [6, 6, 1, 1, 1, 1]).fact('fired')).toMatchObject({
      column: 'C',
      values: [6, 6, 1, 1, 1, 1],
    });
  });

  test('SK-Q-09 SK-ISO-03 SK-GEO-06 only friends keep one from being isolated; leaders count', () => {
    const column = (...lines: string[]) =>
      skirmish('red 2L light loose figures 40x10', 'blue 7L line loose figures 40x30', ...lines)
        .play('red', fire('2L', '7L'), [1])
        .fact('fired').column;
    expect(column()).toBe('B');
    expect(column('red 3L light loose figures 42x30 44x30')).toBe('B');
    expect(column('blue 1S sergeant of 7L at 42x30', 'blue 2S musician of 7L at 44x30')).toBe('C');
  });

  test('SK-Q-28 SK-Q-37 losses fall in the nearest set first, and only on figures in view', () => {
    const t = skirmish(
      'red 2L light close 6 ranks 2 at 40x10',
      'blue 7L line loose figures 40x25 42x25 44x25 40x31.5',
    ).play('red', fire('2L', '7L'), [6, 6, 1, 1, 1, 1]);
    expect(t.fact('lost').figures).toEqual([1, 2]);
    const hidden = skirmish(
      'area building 41x22 41x24 60x24 60x22',
      'red 2L light loose figures 40x10 38x10 36x10',
      'blue 7L line loose figures 40x25 50x25 52x25',
    ).play('red', fire('2L', '7L'), [6, 6, 6]);
    expect(hidden.fact('lost').figures).toEqual([1]);
  });

  test('SK-GAP-05 SK-GAP-08 SK-STEP-02 who may not be fired at', () => {
    const t = skirmish(
      'red 2L light loose figures 40x10',
      'red 3L light loose figures 45x10',
      'blue 7L line loose figures 40x30',
    );
    expect(t.play('red', fire('2L', '3L')).refused).toBe('SK-STEP-02 refuse-sk-friend');
    expect(t.play('red', fire('7L', '2L')).refused).toBe('SK-GAP-01 refuse-sk-enemy');
  });

  test('SK-GEO-09 SK-SCR-01 of several screens the nearest is hit, and a screen out of view hides nobody', () => {
    const two = skirmish(
      'red 2L light close 6 ranks 2 at 40x10',
      'blue 7L line close 8 ranks 2 at 40x50 face S',
      'blue 5C light skirmish figures 39x40 41x40 face S',
      'blue 6C light skirmish figures 39x30 41x30 face S',
    ).play('red', fire('2L', '7L'), ones(6));
    expect(two.fact('fired')).toMatchObject({ target: '6C', mass: { unit: '7L' } });
    const unseen = skirmish(
      'red 2L light loose figures 40x10',
      'area building 41.5x28 41.5x29 46x29 46x28',
      'blue 7L line loose figures 40x50 42x50 44x50',
      'blue 6C light skirmish figures 43x30 45x30 face S',
    ).play('red', fire('2L', '7L'), [1]);
    expect(unseen.fact('fired').target).toBe('7L');
  });

  test('SK-Q-35 SK-MRK-03 the die that elite fire raises is the same for the screen and for the mass', () => {
    const t = skirmish(
      'red 3G elite voltigeurs close 6 ranks 2 at 40x10',
      'red 1S officer at 47x10',
      'blue 7L line close 8 ranks 2 at 40x45 face S',
      'blue 6C light skirmish figures 39x25 41x25 face S',
    )
      .play('red', end)
      .play('blue', end)
      .play('red', { kind: 'open' });
    // Short at the screen, 5 needed: the 4 would hit it. Medium at the mass, 6 needed: the 4 counts 5 there and misses.
    const raised = t.play('red', fire('3G', '7L'), [4, 5, 1, 1, 1, 1], ['elite']);
    expect(raised.asked).toEqual(['SK-ASK-01 3G']);
    expect(raised.fact('fired')).toMatchObject({ target: '6C', hits: 2, elite: 'unit', mass: { unit: '7L', hits: 0 } });
    // Nothing is one short of the screen, and a hit more on the mass would cost it nothing: no one is asked.
    const behind = t.play('red', fire('3G', '7L'), [5, 5, 1, 1, 1, 1]);
    expect(behind.fact('fired')).toMatchObject({ hits: 2, values: [5, 5, 1, 1, 1, 1], mass: { hits: 0 } });
  });

  test('SK-MRK-03 SK-ALG-06 elite fire raises the die that makes most fall, not the first that would hit', () => {
    const t = skirmish(
      'red 2G grenadiers close 6 ranks 2 at 40x10',
      'red 1S officer at 47x10',
      'blue 7L line close 8 ranks 2 at 40x42 face S',
      'blue 6C light skirmish figures 39x35 41x35 face S',
      SPARE,
    );
    // Medium at both: the first six would hit the screen instead of the mass; the 5 hits the mass as well.
    const raised = t.play('red', fire('2G', '7L'), [6, 6, 5, 1, 1, 1], ['elite']);
    expect(raised.fact('fired')).toMatchObject({ hits: 1, values: [5, 6, 5, 0, 0, 0], mass: { hits: 3 } });
    expect(raised.now.lost.blue).toBe(3);
  });

  test('SK-GEO-09 the mass is the nearest that is covered, whichever is named; a screen that is seen hides it', () => {
    const nearest = skirmish(
      'red 2L light close 6 ranks 2 at 40x10',
      'blue 6C light skirmish figures 39x25 41x25 face S',
      'blue 8L line loose figures 39x32 41x32 43x32',
      'blue 7L line close 6 ranks 2 at 40x45 face S',
    );
    for (const named of ['6C', '7L', '8L'])
      expect(nearest.play('red', fire('2L', named), ones(6)).fact('fired')).toMatchObject({
        target: '6C',
        mass: { unit: '8L' },
      });
    const hidden = skirmish(
      'red 2L light loose figures 40x10',
      'area building 41.5x28 41.5x29 46x29 46x28',
      'blue 7L line loose figures 40x50 42x50 44x50',
      'blue 5C light skirmish figures 43x30 45x30 face S',
      'blue 6C light skirmish figures 37.5x36 39.5x36 face S',
    );
    expect(hidden.play('red', fire('2L', '7L'), [1]).fact('fired')).toMatchObject({ target: '6C' });
  });

  test('SK-GEO-07 of two shooters as near to the middle the lower number measures, with three shooters too', () => {
    const t = skirmish(
      'red 2L light loose figures 40.234x11.867 38.134x9.767 41.634x8.367',
      'blue 7L line loose figures 40x30 42x30 44x30',
    );
    expect(muzzleOf(t.unit('2L'), t.unit('2L').figures).at).toMatchObject({ n: 1 });
  });

  test('SK-MRK-02 SK-ASK-02 +1 is the doctrine only where it helps; a figure out of view is not chosen', () => {
    const t = skirmish(
      'red 2L light loose figures 40x10 marksman 1',
      'blue 7L light cuirass loose figures 40x66 42x66 44x66',
    );
    expect(t.play('red', fire('2L', '7L'), [6], ['plain']).asked).toEqual(['SK-ASK-02 2L']);
    expect(t.play('red', fire('2L', '7L', { single: { figure: 9 } })).refused).toBe('SK-MRK-02 refuse-sk-choice');
  });
});

describe('losses and morale', () => {
  test('SK-Q-13 SK-Q-15 one die for the unit, once for each deployment in skirmish order', () => {
    const t = skirmish(
      'red 2L light close 6 ranks 2 at 40x10',
      'red 3L light close 6 ranks 2 at 60x10',
      'blue 6L line skirmish figures 48x25 50x25 56.5x25 58.5x25 face S',
      SPARE,
    );
    const first = t.play('red', fire('2L', '6L'), [6, 1, 1, 1, 1, 1, 2]);
    expect(first.fact('tested')).toMatchObject({ unit: '6L', passed: true });
    const second = first.play('red', fire('3L', '6L'), [6, 1, 1, 1, 1, 1]);
    expect(second.facts.map(({ type }) => type)).toEqual(['fired', 'lost']);
  });

  test('SK-STEP-08 SK-Q-31 shooters are unloaded; those who did not shoot are not', () => {
    const t = skirmish('red 2L line close 9 ranks 3 at 40x10', 'blue 7L line loose figures 40x30 42x30 44x30').play(
      'red',
      fire('2L', '7L'),
      ones(6),
    );
    expect(t.unit('2L').figures.map(({ loaded }) => loaded)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(t.unit('2L').figures.every(({ did }) => did.includes('fire'))).toBe(true);
  });

  test('SK-GAP-12 an objective is held by whoever alone stands by it, and by nobody after they leave', () => {
    const t = skirmish(
      'turns 9',
      'point en "the chapel" fr "la chapelle" at 40x25',
      'objective "the chapel" value 3',
      'red 2L line loose figures 40x20',
      'blue 7L line loose figures 90x80',
    );
    const held = t.play('red', end).play('blue', end);
    expect(held.now.objectives[0]).toMatchObject({ holder: 'red' });
    const away = held
      .play('red', { kind: 'open' })
      .play('red', { kind: 'advance', unit: '2L', figures: [], legs: [{ by: 10_000, angle: 18_000 }] })
      .play('red', end)
      .play('blue', end);
    expect(away.fact('held')).toEqual({ type: 'held', ground: 'point-1' });
    expect(away.now.objectives[0]).toEqual({ ground: 'point-1', value: 3 });
  });
});
