/** Armies that nobody had to build: those that come with the bot, and those made up by chance. */
import { describe, expect, test } from 'vitest';
import { readArmies } from '../../../../src/armies.ts';
import { armies, readArmy } from '../../../../src/rules/sabreur-hex/army/index.ts';
import { costOfArmy, isNamed } from '../../../../src/rules/sabreur-hex/army/army.ts';
import { isArtillery, isCavalry, isInfantry } from '../../../../src/rules/sabreur-hex/state.ts';

const shipped = readArmies();
const nations = armies.nations.map(({ name }) => name);

describe('the armies that come with the bot', () => {
  test.each(shipped.map(({ name, text }) => [name, text] as const))(
    'SH-ARMY-01 %s is legal and spends its points',
    (name, text) => {
      const { army, faults } = readArmy(text);
      expect(faults).toEqual([]);
      const [nation, points] = name.split('-');
      expect([army!.nation, army!.points]).toEqual([nation, Number(points)]);
      expect(costOfArmy(army!)).toBeGreaterThanOrEqual(0.95 * army!.points);
      expect(army!.brigades.length).toBeGreaterThan(1);
    },
  );

  test('each nation has one of 1,000, one of 1,500 and one of 2,000 points', () => {
    const names = shipped.map(({ name }) => name);
    expect(names).toEqual(
      nations.toSorted().flatMap((nation) => [1000, 1500, 2000].map((size) => `${nation}-${size}`)),
    );
  });
});

test('a unit called after its commander has no article in English, every other name has one', () => {
  const texts = [...shipped.map(({ text }) => text), ...nations.map((name) => armies.random(name, 3000, 'names')!)];
  const names = texts.flatMap((text) =>
    readArmy(text)
      .army!.units.filter(isNamed)
      .map(({ name }) => name.en),
  );
  const bare = names.filter(({ article }) => article === '');
  expect(bare).toEqual(names.filter(({ name }) => /^\p{L}+’s /u.test(name)));
  expect(bare.length).toBeGreaterThan(5);
});

describe('a random army', () => {
  test.each(nations)('SH-ARMY-01 %s: is legal, has all arms, and spends its points, whatever the size', (nation) => {
    for (let points = 400; points <= 4000; points += 75) {
      const text = armies.random(nation, points, `seed ${points}`);
      const { army, faults } = readArmy(text ?? '');
      expect(faults).toEqual([]);
      const { units } = army!;
      const cost = costOfArmy(army!);
      expect(cost).toBeGreaterThanOrEqual(0.95 * points);
      expect(costOfArmy({ units: units.filter(isInfantry) })).toBeGreaterThanOrEqual(0.5 * cost);
      expect([units.some(isCavalry), units.some(isArtillery), units.length >= 3]).toEqual([true, true, true]);
      expect(units.some(({ type }) => type === 'lightInfantry')).toBe(true);
      for (const skill of ['grandBattery', 'massedCharge'] as const) {
        expect(units.filter((unit) => unit.skills.includes(skill)).length).not.toBe(1);
      }
      expect(army!.brigades.flatMap((brigade) => brigade.units).toSorted()).toEqual(
        units.map(({ id }) => id).toSorted(),
      );
    }
  });

  test('it is the same for the same seed, and another for another', () => {
    const of = (seed: string) => armies.random('france', 1500, seed);
    expect(of('a')).toBe(of('a'));
    expect(new Set(['a', 'b', 'c', 'd'].map(of)).size).toBe(4);
  });

  test('it is impossible for an unknown nation, for too few points, or for more than its units can cost', () => {
    expect(armies.random('ruritania', 1500, 'a')).toBeUndefined();
    expect(armies.random('france', 100, 'a')).toBeUndefined();
    expect(readArmy(armies.random('france', 9000, 'a')!).army!.units).toHaveLength(60);
    expect(armies.random('france', 99_999, 'a')).toBeUndefined();
  });
});
