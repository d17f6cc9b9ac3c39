/** Invented place names by country, and battle titles. */
import { assetText } from '../../../assets/asset.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Names } from '../../../kernel/text/names.ts';
import type { Land } from './land.ts';

const COUNTRIES = ['germany', 'italy', 'spain', 'poland'] as const;

export type Country = (typeof COUNTRIES)[number];

/** A village has the same name in both languages. */
const VILLAGES = Object.fromEntries(
  COUNTRIES.map((country) => [country, assetText(`places/${country}.txt`).trim().split('\n')]),
) as unknown as Readonly<Record<Country, readonly string[]>>;

/** Places with a different name in each language. */
const FARMS: readonly Names[] = [
  { en: 'The Sheepfold', fr: 'La Bergerie' },
  { en: 'The Brickworks', fr: 'La Tuilerie' },
  { en: 'The Old Abbey', fr: 'La Vieille-Abbaye' },
  { en: 'The Customs House', fr: 'La Douane' },
  { en: 'The Granary', fr: 'Le Grenier' },
  { en: 'Linden Farm', fr: 'La ferme aux Tilleuls' },
  { en: 'Ravens’ Farm', fr: 'La ferme aux Corbeaux' },
  { en: 'The Post House', fr: 'La maison de poste' },
];

export type PlaceKind = 'village' | 'farm';

/** Hands out names, each only once. */
export type Namer = (kind: PlaceKind) => Names;

export function namer(chance: Chance, country: Country): Namer {
  const left: Record<PlaceKind, Names[]> = {
    village: chance.shuffled(VILLAGES[country]).map((name) => ({ en: name, fr: name })),
    farm: chance.shuffled(FARMS),
  };
  return (kind) => left[kind].shift()!;
}

/** Titles of a battle after its main place; {} is the place, {de} the place after French « de ». */
const TITLES: readonly Names[] = [
  { en: 'Before {}', fr: 'Devant {}' },
  { en: 'Meeting at {}', fr: 'Rencontre à {}' },
  { en: 'The Action at {}', fr: 'L’affaire {de}' },
  { en: 'The Combat of {}', fr: 'Le combat {de}' },
  { en: 'The Road to {}', fr: 'La route {de}' },
];

const RIVER_TITLES: readonly Names[] = [
  { en: 'The Bridges of {}', fr: 'Les ponts {de}' },
  { en: 'The Crossing at {}', fr: 'Le passage à {}' },
];

/** After a village, which has the same name in both languages. */
export function titleOf(chance: Chance, { objectives, sides }: Land): Names {
  const chief = objectives.find(({ name }) => name.en === name.fr)?.name.en;
  if (chief === undefined) return { en: 'Meeting in Open Country', fr: 'Rencontre en rase campagne' };
  const bridges = Object.values(sides).filter((side) => side === 'bridge').length;
  const { en, fr } = chance.pick(bridges > 1 ? RIVER_TITLES : TITLES);
  return { en: en.replace('{}', chief), fr: fr.replace('{de}', of(chief)).replace('{}', chief) };
}

/** French « de », elided before a vowel. */
function of(name: string): string {
  return /^[AEIOUÉ]/.test(name) ? `d’${name}` : `de ${name}`;
}
