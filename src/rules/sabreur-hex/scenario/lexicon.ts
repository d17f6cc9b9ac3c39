/** The words of the scenario format. They are the same in every language; only titles and names are translated. */
import type { Terrains } from '../../../chart/ground.ts';
import { type Facing, FACINGS, POINTS } from '../../../hex/facing.ts';
import {
  FOOT_FORMATIONS,
  type Formation,
  type HexTerrain,
  QUALITIES,
  type Quality,
  SIDE_TERRAINS,
  type SideTerrain,
  type Skill,
  SKILLS,
  type State,
  UNIT_TYPES,
  type UnitType,
} from '../state.ts';
import { type Lexicon, lexicon } from '../../../kernel/text/lines.ts';

/** `heavyCavalry` is written `heavy cavalry`. */
export function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

function plainly<T extends string>(names: readonly T[]): Lexicon<T> {
  return lexicon(...names.map((name) => [spaced(name), name] as const));
}

export const TYPE_WORDS = plainly<UnitType>(UNIT_TYPES);
export const QUALITY_WORDS = plainly<Quality>(QUALITIES);
export const SIDE_WORDS = plainly<SideTerrain>(SIDE_TERRAINS);
export const SKILL_WORDS: Lexicon<Skill> = lexicon(...SKILLS.map((skill) => [skillWords(skill), skill] as const));

export function skillWords(skill: Skill): string {
  return skill === 'counterchargeSkill' ? 'countercharge' : spaced(skill);
}

/** A mob is written `panicked`; the formations of cavalry and artillery are never written. */
export const FORMATION_WORDS: Lexicon<Formation> = plainly<Formation>(FOOT_FORMATIONS);

export const PHASES: readonly State['phase'][] = ['deployment', 'orders', 'actions', 'victory', 'over'];
export const REASON_WORDS = plainly<NonNullable<State['result']>['why']>([
  'broken',
  'lastTurn',
  'resigned',
  'agreed',
  'ruled',
]);

export const POINT_WORDS: Lexicon<Facing> = lexicon(
  ...FACINGS.map((facing) => [POINTS[facing].toLowerCase(), facing] as const),
);

const ON_HILLS: readonly HexTerrain[] = ['wood', 'village', 'fort', 'difficult'];

/** SH-TERRAIN-03. Terrain that may be on a hill, and the letters of the drawing. */
export const TERRAINS: Terrains<HexTerrain> = {
  mayLieOnHill: (terrain) => ON_HILLS.includes(terrain),
  letters: {
    wood: 'w',
    village: 'v',
    fort: 'f',
    difficult: 'd',
    impassable: 'x',
    ford: 'o',
    bridge: 'b',
  },
};

export const YES_MARKS = {
  activated: 'activated',
  acted: 'acted',
  mayNotManoeuvre: 'may not manoeuvre',
  firedBack: 'fired back',
  squareFired: 'square fired',
  displaced: 'displaced',
  scattered: 'scattered',
} as const;

/** `panickedEngage: yes` is written `panicked engage yes`. */
export function rulingWords(name: string, value: string): string {
  return `${spaced(name)} ${spaced(value)}`;
}
