/** The units offered when building: one of each type, and those of a nation or of any. */
import { UNIT_TYPES, type Quality, type Skill, type UnitType } from '../state.ts';
import { defaultName } from '../scenario/unit-name.ts';
import { T4 } from '../tables.ts';
import type { Army, Enlisted, Nation } from './army.ts';
import { freeId, LETTERS } from './change.ts';
import { NATIONALS } from './nations.ts';
import type { Kit } from './kit.ts';

/** The strength of a usual unit, and the skills that suit its type. */
const USUAL: Readonly<Record<UnitType, readonly [strength: number, ...skills: Skill[]]>> = {
  heavyCavalry: [10, 'cuirassier'],
  mediumCavalry: [6],
  lightCavalry: [5],
  lineInfantry: [16],
  lightInfantry: [9, 'skirmisher'],
  heavyFootBattery: [4],
  mediumFootBattery: [4],
  lightHorseBattery: [3],
  regimentalGun: [2],
};

function kit(type: UnitType, quality: Quality, strength: number, ...skills: readonly Skill[]): Kit {
  return { type, quality, skills, command: T4[quality].norm, strength: [strength, strength], names: [], weight: 0 };
}

const PLAIN: readonly Kit[] = UNIT_TYPES.map((type) => {
  const [strength, ...skills] = USUAL[type];
  return { ...kit(type, 'ordinary', strength, ...skills), isPlain: true };
});

/** For an army of no nation. */
const ANYBODY: readonly Kit[] = [
  kit('lineInfantry', 'elite', 14, 'stubborn'),
  kit('lineInfantry', 'ordinary', 14, 'controlledFire'),
  kit('lineInfantry', 'ordinary', 18, 'largeBattalion'),
  kit('lineInfantry', 'ordinary', 16, 'tacticalSense'),
  kit('lineInfantry', 'ordinary', 16, 'linearOrder'),
  kit('lineInfantry', 'recruit', 16),
  kit('lineInfantry', 'recruit', 16, 'irregular', 'warrior'),
  kit('lightInfantry', 'ordinary', 8, 'skirmisher', 'scout'),
  kit('lightInfantry', 'recruit', 8, 'looseOrder', 'irregular'),
  kit('heavyCavalry', 'ordinary', 8, 'halfCuirass'),
  kit('heavyCavalry', 'ordinary', 8, 'feudalCavalry', 'impetuous'),
  kit('mediumCavalry', 'ordinary', 6, 'massedCharge'),
  kit('lightCavalry', 'ordinary', 5, 'lancer'),
  kit('lightCavalry', 'recruit', 6, 'harassing', 'irregular'),
  kit('heavyFootBattery', 'ordinary', 4, 'grandBattery'),
];

export function kitsOf(nation: Nation | undefined): readonly Kit[] {
  return [...PLAIN, ...(nation ? NATIONALS[nation].kits : ANYBODY)];
}

/** A new unit of a kind, with the first of its names that is free in this army; otherwise with a number alone. */
export function enlistedFrom(
  army: Pick<Army, 'units'>,
  { names, ...kind }: Kit,
  strength = kind.strength[0],
): Enlisted {
  const { type, quality, skills, command } = kind;
  const taken = new Set(army.units.map(({ id }) => id.toLowerCase()));
  const free = names.find(({ number }) => !taken.has(`${number}${LETTERS[type]}`.toLowerCase()));
  const id = free ? `${free.number}${LETTERS[type]}` : freeId(army, LETTERS[type]);
  const name = free ? { noun: id, ...free.name } : defaultName(id, type);
  return { id, type, quality, skills: [...skills], command, name, strength };
}
