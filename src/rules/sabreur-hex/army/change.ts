/** Single changes to an army. Whether the rules allow the result is checked elsewhere. */
import type { Quality, Skill, UnitType } from '../state.ts';
import { strengthLimits, T4 } from '../tables.ts';
import { defaultName } from '../scenario/unit-name.ts';
import type { Army, Enlisted } from './army.ts';

/** The letters in the short names of each type: `7C`. */
export const LETTERS: Readonly<Record<UnitType, string>> = {
  heavyCavalry: 'C',
  mediumCavalry: 'D',
  lightCavalry: 'H',
  lineInfantry: 'L',
  lightInfantry: 'Lg',
  heavyFootBattery: 'B',
  mediumFootBattery: 'M',
  lightHorseBattery: 'Q',
  regimentalGun: 'G',
};

export function enlistedOf({ units }: Army, id: string): Enlisted | undefined {
  return units.find((unit) => unit.id === id);
}

/** The lowest number from `from` that makes an unused name, ignoring case. */
export function freeId({ units }: Pick<Army, 'units'>, letters: string, from = 1): string {
  const taken = new Set(units.map(({ id }) => id.toLowerCase()));
  let number = from;
  while (taken.has(`${number}${letters}`.toLowerCase())) number += 1;
  return `${number}${letters}`;
}

export function withUnit(army: Army, unit: Enlisted): Army {
  return { ...army, units: [...army.units, unit] };
}

/** Replaces the unit `id`; its brigade uses its new name. */
export function withInstead(army: Army, id: string, unit: Enlisted): Army {
  return {
    ...army,
    units: army.units.map((each) => (each.id === id ? unit : each)),
    brigades: army.brigades.map(({ name, units }) => ({
      name,
      units: units.map((each) => (each === id ? unit.id : each)),
    })),
  };
}

export function without(army: Army, id: string): Army {
  return { ...army, units: army.units.filter((unit) => unit.id !== id), brigades: brigadesWithout(army, id) };
}

/** Removes a unit from its brigade; an empty brigade is dropped. */
export function brigadesWithout({ brigades }: Army, id: string): Army['brigades'] {
  return brigades
    .map(({ name, units }) => ({ name, units: units.filter((each) => each !== id) }))
    .filter(({ units }) => units.length > 0);
}

/** Added at the end, with the next free number and no name of its own yet. */
export function twinOf(army: Army, unit: Enlisted): Enlisted {
  const [, number = '1', letters = ''] = /^(\d+)([A-Za-z]+)$/.exec(unit.id) ?? [];
  const id = freeId(army, letters, Number(number) + 1);
  return { ...unit, id, name: defaultName(id, unit.type) };
}

/** A unit named only by its short name gets the new one as its name. */
export function renamed(unit: Enlisted, id: string): Enlisted {
  const isPlain = unit.name.en.name === unit.id && unit.name.fr.name === unit.id;
  return { ...unit, id, name: isPlain ? defaultName(id, unit.type) : { ...unit.name, noun: id } };
}

/**
 * SH-ARMY-04, -05. The command rating follows: the usual one stays the usual one, any other stays as near as possible.
 */
export function ofQuality(unit: Enlisted, quality: Quality): Enlisted {
  const { norm, min, max } = T4[quality];
  const isUsual = unit.command === T4[unit.quality].norm;
  return { ...unit, quality, command: isUsual ? norm : Math.min(max, Math.max(min, unit.command)) };
}

/**
 * SH-SKILL-WARRIOR-03, SH-SKILL-LARGEBATTALION-01. Removing Irregular also removes Warrior; the strength stays within
 * its limits.
 */
export function toggled(unit: Enlisted, skill: Skill): Enlisted {
  const lost: readonly Skill[] = skill === 'irregular' ? [skill, 'warrior'] : [skill];
  const skills = unit.skills.includes(skill)
    ? unit.skills.filter((each) => !lost.includes(each))
    : [...unit.skills, skill];
  const changed = { ...unit, skills };
  const [before, after] = [strengthLimits(unit), strengthLimits(changed)];
  return { ...changed, strength: unit.strength + after.min - before.min };
}
