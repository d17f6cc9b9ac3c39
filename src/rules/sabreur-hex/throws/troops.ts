/** A unit as described at a real table: its fields, and the unit itself. */
import type { Facing } from '../../../hex/facing.ts';
import type { Hex } from '../../../hex/grid.ts';
import { phrase } from '../../../kernel/phrase.ts';
import type { Side } from '../../../kernel/play.ts';
import type { Said, ThrowChoice, ThrowField } from '../../../kernel/throwing.ts';
import {
  type Formation,
  isArtillery,
  isInfantry,
  QUALITIES,
  type Skill,
  SKILLS,
  type Unit,
  UNIT_TYPES,
  type UnitType,
} from '../state.ts';
import { isDemoralised, musterStrength, T1, T3, T4 } from '../tables.ts';
import { MIDDLE, muster } from './muster.ts';
import { type Asking, choice, type Heard, oneOf, toldAlways } from './said.ts';
import { COMMANDS, STEADINESS } from './steadiness.ts';

/** Which values a unit may have in such a roll. */
export interface Troops {
  /** The prefix of its field names: empty for the unit itself, `enemy` for the other. */
  readonly prefix: string;
  /** The usual one first. */
  readonly types: readonly UnitType[];
  readonly mayBeIn: (formation: Formation) => boolean;
  readonly matters: (skill: Skill, type: UnitType, formation: Formation) => boolean;
}

/** Infantry first: it is the most common. */
export const FOOT_FIRST: readonly UnitType[] = [
  ...UNIT_TYPES.filter((type) => isInfantry({ type })),
  ...UNIT_TYPES.filter((type) => !isInfantry({ type })),
];

/** `enemy` and `strength`: `enemyStrength`. */
export function named(prefix: string, name: string): string {
  return prefix === '' ? name : prefix + name[0]!.toUpperCase() + name.slice(1);
}

/** Its type; its formation if there is a choice; its skills if any matter. */
export function troopFields(ask: Asking, troops: Troops, said: Said): ThrowField[] {
  const types = toldAlways(
    ask.one(
      named(troops.prefix, 'type'),
      troops.types.map((type) => choice(type, phrase(`type-${type}`))),
    ),
  );
  return [types, ...detailFields(ask, troops, oneOf(types, said) as UnitType, said)];
}

function detailFields(ask: Asking, troops: Troops, type: UnitType, said: Said): ThrowField[] {
  const formations = formationsOf(type).filter(troops.mayBeIn);
  const asked = ask.one(
    named(troops.prefix, 'formation'),
    formations.map((each) => choice(each, phrase(`throw-formation-${each}`))),
  );
  const formation = oneOf(asked, said) as Formation;
  const skills = SKILLS.filter(
    (skill) => T3[skill].reservedTo.includes(type) && troops.matters(skill, type, formation),
  );
  return [
    ...(formations.length > 1 ? [asked] : []),
    ...(skills.length > 0 ? [ask.any(named(troops.prefix, 'skills'), skills.map(skillChoice))] : []),
  ];
}

function skillChoice(skill: Skill): ThrowChoice {
  return choice(skill, phrase(`skill-${skill}`), `SH-SKILL-${skill.toUpperCase()}-01`);
}

/** Table T1, SH-FORM-10, SH-FORM-03. The formations of its type; guns that have to flee are lost instead. */
function formationsOf(type: UnitType): Formation[] {
  const printed = Object.keys(T1[type]) as Formation[];
  return [
    ...printed,
    ...(type === 'lineInfantry' ? (['extendedLine'] as const) : []),
    ...(isArtillery({ type }) ? [] : (['horde'] as const)),
  ];
}

/** SH-LOSS-01. Its present strength. */
export function strengthField(ask: Asking, { prefix }: Troops, said: Said, fields: readonly ThrowField[]): ThrowField {
  const type = typeSaid(fields, prefix, said);
  const { max } = musterStrength({ type, skills: skillsSaid(prefix, said) });
  return ask.number(named(prefix, 'strength'), 1, max, max);
}

function skillsSaid(prefix: string, said: Said): Skill[] {
  const given = said[named(prefix, 'skills')];
  return SKILLS.filter((skill) => Array.isArray(given) && given.includes(skill));
}

/** SH-QUALITY-07. At this strength an Elite unit is not demoralised yet, but others are. */
export function isOnEdge({ prefix }: Troops, said: Said, fields: readonly ThrowField[]): boolean {
  const strength = said[named(prefix, 'strength')];
  if (typeof strength !== 'number') return false;
  const unit = { type: typeSaid(fields, prefix, said), skills: skillsSaid(prefix, said), strength };
  const isShaken = (quality: Unit['quality']) => isDemoralised(muster({ ...unit, ...NOWHERE, quality }));
  return isShaken('ordinary') && !isShaken('elite');
}

const NOWHERE = { id: '', side: 'red', at: MIDDLE, facing: 0 } as const;

export function typeSaid(fields: readonly ThrowField[], prefix: string, said: Said): UnitType {
  const asked = fields.find(({ name }) => name === named(prefix, 'type'));
  return asked && asked.kind !== 'number' ? (oneOf(asked, said) as UnitType) : 'lineInfantry';
}

/** SH-MORALE-06, -07. The values its tests depend on. */
export function nerveFields(ask: Asking, { prefix }: Pick<Troops, 'prefix'>): ThrowField[] {
  const { least, most, usual } = COMMANDS;
  return [ask.number(named(prefix, 'command'), least, most, usual), qualityField(ask, { prefix })];
}

export function qualityField(ask: Asking, { prefix }: Pick<Troops, 'prefix'>): ThrowField {
  return ask.one(named(prefix, 'quality'), STEADINESS);
}

/** The unit described; anything not asked for is as usual. */
export function troop(
  heard: Heard,
  { prefix }: Pick<Troops, 'prefix'>,
  where: { readonly id: string; readonly side: Side; readonly at: Hex; readonly facing: Facing },
): Unit {
  const field = (name: string) => named(prefix, name);
  const type = (heard.one(field('type')) ?? 'lineInfantry') as UnitType;
  const quality = QUALITIES.find((each) => each === heard.one(field('quality'))) ?? 'ordinary';
  const formation = heard.one(field('formation')) as Formation | undefined;
  const strength = heard.number(field('strength'));
  return muster({
    ...where,
    type,
    quality,
    skills: SKILLS.filter((skill) => heard.has(field('skills'), skill)),
    command: heard.number(field('command')) || T4[quality].norm,
    ...(formation && { formation }),
    ...(strength > 0 && { strength }),
  });
}
