/** The name and brigades of a random army. */
import type { Chance } from '../../../kernel/chance.ts';
import { isArtillery, isCavalry } from '../state.ts';
import type { Army, Enlisted, Nation } from './army.ts';
import { NATIONALS } from './nations.ts';

/** The army points from which it is a division or a corps; below, a brigade. */
const DIVISION = 900;
const CORPS = 2600;

export function nameFor(nation: Nation, points: number, chance: Chance): Army['name'] {
  const general = chance.pick(NATIONALS[nation].generals);
  // The same words in both languages.
  const body = points >= CORPS ? 'Corps' : points >= DIVISION ? 'Division' : 'Brigade';
  return { en: `${general}’s ${body}`, fr: `${body} ${general}` };
}

/** The most infantry units in a brigade. */
const BRIGADE = 4;

/** Infantry under its generals, light infantry with the line; the cavalry; the guns, if there are several. */
export function brigadesFor({ name, nation, units }: Army, chance: Chance): Army['brigades'] {
  const generals = chance
    .shuffled(nation ? NATIONALS[nation].generals : [])
    .filter((general) => !name.fr.endsWith(general));
  const ids = (some: readonly Enlisted[]) => some.map(({ id }) => id);
  const horse = ids(units.filter(isCavalry));
  const guns = ids(units.filter(isArtillery));
  const line = ids(units.filter(({ type }) => type === 'lineInfantry'));
  const light = ids(units.filter(({ type }) => type === 'lightInfantry'));
  const count = Math.min(generals.length, Math.max(1, Math.ceil((line.length + light.length) / BRIGADE)));
  const foot = Array.from({ length: count }, (_, i) => ({
    name: { en: `${generals[i]}’s Brigade`, fr: `Brigade ${generals[i]}` },
    units: [...line, ...light].filter((_id, at) => at % count === i),
  }));
  return [
    ...foot,
    { name: { en: 'Cavalry', fr: 'Cavalerie' }, units: horse },
    { name: { en: 'Artillery', fr: 'Artillerie' }, units: guns },
  ].filter((brigade) => brigade.units.length > 0);
}
