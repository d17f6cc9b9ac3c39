/** Armies bought with points: their text, the rules for them, building, ready-made and random ones. */
import type { Armies, ArmyRead, NoArmy } from '../../../kernel/army.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { costOfArmy, NATIONS, priceOf } from './army.ts';
import { build } from './build.ts';
import { picture } from './picture.ts';
import { random } from './random.ts';
import { readArmy } from './read.ts';
import { unitPhrase } from './words.ts';
import { writeArmy } from './write.ts';

export type { Army, Enlisted } from './army.ts';
export { readArmy } from './read.ts';
export { writeArmy } from './write.ts';

function read(text: string): ArmyRead | NoArmy {
  const { army, faults } = readArmy(text);
  if (!army) return { faults };
  const units = army.units.map((unit) => ({ id: unit.id, says: unitPhrase(unit), cost: priceOf(unit) }));
  return { name: army.name, points: army.points, cost: costOfArmy(army), units, faults, text: writeArmy(army) };
}

/** The parts of `Armies` about armies themselves, not about their deployment. */
export const armies: Armies = {
  read,
  blank: (name, points, wanted) => {
    const nation = NATIONS.find((each) => each === wanted);
    return writeArmy({ name, points, ...(nation && { nation }), units: [], brigades: [] });
  },
  named: (text, name) => {
    const { army } = readArmy(text);
    return army ? writeArmy({ ...army, name }) : text;
  },
  build,
  picture,
  random,
  nations: NATIONS.map((name) => ({ name, says: phrase(`nation-${name}`) })),
};
