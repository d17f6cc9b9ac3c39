/** PE-GAP-17, PE-FOL, PE-FOM, PE-PUR: cavalry that has beaten a unit follows it. Reckoned by hand; lengths in millimetres. */
import { describe, expect, test } from 'vitest';
import { doctrine } from '../../../src/rules/periods/doctrines.ts';
import { meleesOf } from '../../../src/rules/periods/fights/melees.ts';
import type { State, Unit } from '../../../src/rules/periods/state.ts';
import { at, blue, CAVALRY, contact, onTable, red, table } from '../../help/periods.ts';

const HORSE = red('5H', at(900, 600), 'marchColumn', CAVALRY);
const FOOT = blue('11L', at(900, 600, 180), 'line', { status: 'guard' });

/** 5H has struck 11L in front; so many hits decide what the melee comes to. */
function fought(
  units: readonly Unit[],
  dice: readonly number[],
  answers: readonly string[],
  more: Partial<State> = {},
) {
  const variants = { ...table([]).variants, fights: 'simple' } as const;
  const contacts = [contact('5H', '11L', 'front')];
  const now = table(units, { phase: 'desk', quarter: 2, variants, contacts, ...more });
  return onTable(now).battle.play('red', { kind: 'fight' }, dice, answers);
}

const beaten = (...answers: readonly string[]) => fought([HORSE, FOOT], [5, 1], answers);
const met = (now: State): string[] => now.contacts.map(({ by, target }) => `${by} ${target}`);

describe('after a melee by the stand-in', () => {
  test('PE-FOL-01 -05 -07 PE-ASK-08 cavalry that has won is asked: it stays in contact, disorganised, or lets them go', () => {
    const follows = beaten('follow');
    expect(follows.asked).toEqual(['PE-ASK-08 5H']);
    expect(follows.unit('5H')).toMatchObject({ course: { kind: 'follow', unit: '11L' }, condition: 'disorganised' });
    expect(follows.unit('11L').course).toEqual({ kind: 'withdraw', left: 2, walked: 0, followed: true });
    expect(met(follows.now)).toEqual(['5H 11L']);
    const stays = beaten('no');
    expect([met(stays.now), stays.unit('5H').course, stays.unit('5H').condition]).toEqual([[], undefined, 'unformed']);
  });

  test('PE-ASK-08 what a line has said answers it', () => {
    const t = fought([{ ...HORSE, answers: { follow: true } }, FOOT], [5, 1], []);
    expect([t.asked, t.unit('5H').course?.kind]).toEqual([[], 'follow']);
  });

  test('PE-FOL-08 infantry that has won is not asked, and whoever has lost is not', () => {
    const foot = fought([red('5H', at(900, 600), 'marchColumn'), FOOT], [5, 1], []);
    expect([foot.asked, met(foot.now)]).toEqual([[], []]);
    const lost = fought([HORSE, FOOT], [1, 5], []);
    expect([lost.asked, met(lost.now)]).toEqual([[], []]);
  });

  test('PE-GAP-17 a unit that flees from its melee because its morale fails is followed too', () => {
    const friend = blue('13L', at(1_060, 640, 180), 'line', { figures: 3 });
    const enemy = red('6H', at(1_060, 640), 'marchColumn', CAVALRY);
    const contacts = [contact('5H', '11L', 'front'), contact('6H', '13L', 'front')];
    // The first melee is drawn, the second is won; 11L sees its friend break off and fails.
    const t = fought([HORSE, FOOT, friend, enemy], [1, 1, 5, 1, 1], ['no', 'follow'], { contacts });
    expect(t.asked).toEqual(['PE-ASK-08 6H', 'PE-ASK-08 5H']);
    expect(t.unit('5H').course).toMatchObject({ kind: 'follow', unit: '11L' });
  });

  test('PE-FOL-02 -06 PE-FOM-01 -02 -03 at the pace of whom it follows; at the end of the period all fight, the follower with its bonus', () => {
    const start = onTable(beaten('follow').now).sheets().quarter();
    // It has turned about, 15 mm, and goes 35 a quarter as a line, the horse at its heels.
    expect([start.battle.at('11L'), start.battle.at('5H')]).toEqual(['900,650/0', '900,635/0']);
    const t = start.quarter().endHalf();
    expect([t.battle.at('11L'), t.battle.at('5H'), t.battle.now.phase]).toEqual(['900,685/0', '900,670/0', 'desk']);
    expect(
      meleesOf(t.battle.now)[0]!.map(({ unit, touching, formed, bonus }) => [unit, touching, formed, bonus]),
    ).toEqual([
      ['5H', 12, false, 1],
      ['11L', 17, false, 0],
    ]);
  });

  test('PE-FOL-06 PE-Q-54 after a period it stops, and whoever fled goes its own way', () => {
    let now = beaten('follow').now;
    for (let n = 0; n < 2; n++) {
      const half = onTable(now).sheets().quarter().quarter().endHalf().battle;
      // A drawn round at the end of the period; nobody breaks off.
      now =
        half.now.phase === 'desk'
          ? half.play('red', { kind: 'fight' }, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], []).now
          : half.now;
    }
    const [horse, foot] = ['5H', '11L'].map((id) => now.units.find((each) => each.id === id)!);
    expect([met(now), horse!.course, foot!.course]).toEqual([
      [],
      undefined,
      { kind: 'withdraw', left: 2, walked: 4, followed: false },
    ]);
    const then = onTable(now).sheets().quarter();
    expect(then.battle.unit('11L').course).toBeUndefined();
    expect(then.battle.unit('5H').doing?.kind).toBe('reform');
  });

  test('PE-FOL-03 a slower follower goes straight after it and loses it', () => {
    const slow = { ...HORSE, rates: { column: 10_000 } };
    const t = onTable(fought([slow, FOOT], [5, 1], ['follow']).now)
      .sheets()
      .quarter();
    expect([t.battle.at('11L'), t.battle.at('5H'), met(t.battle.now)]).toEqual(['900,650/0', '900,625/0', []]);
    expect(t.battle.unit('11L').course).toMatchObject({ followed: false });
  });

  test('PE-PUR-01 -02 -03 -04 it runs into a friend of whoever fled: an ordinary entry, without its bonus', () => {
    const friend = blue('12L', at(900, 665, 180), 'marchColumn');
    let t = onTable(fought([HORSE, FOOT, friend], [5, 1, 6], ['follow']).now)
      .sheets()
      .quarter();
    t = t.quarter();
    expect(t.battle.contacts).toEqual(['5H on 12L: front entry']);
    expect(t.battle.unit('12L')).toMatchObject({ condition: 'disordered', pierced: true });
    expect(t.battle.fires('12L')).toBe(1);
    const [melee] = meleesOf(t.battle.now);
    expect(melee!.map(({ unit, formed, bonus }) => [unit, formed, bonus])).toEqual([
      ['5H', false, 0],
      ['12L', false, 0],
    ]);
    expect(t.battle.unit('5H').condition).toBe('disorganised');
  });
});

test('PE-ASK-08 Regulation follows whom it keeps up with, unless the posture is hold; Bold always', () => {
  const { now, transcript } = beaten('no');
  const asked = transcript.flatMap((entry) => ('ask' in entry ? [entry.ask] : []))[0]!;
  const horse = (more: Partial<Unit>): State => ({
    ...now,
    units: now.units.map((unit) => (unit.id === '5H' ? { ...unit, ...more } : unit)),
  });
  expect(doctrine('regulation', asked, now)).toBe('follow');
  expect(doctrine('regulation', asked, horse({ posture: 'hold' }))).toBe('no');
  expect(doctrine('regulation', asked, horse({ rates: { column: 10_000 } }))).toBe('no');
  expect(doctrine('bold', asked, horse({ rates: { column: 10_000 } }))).toBe('follow');
});
