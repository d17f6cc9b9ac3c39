/** The words of the scenario format. They are the same in every language; only titles and names are translated. */
import type { Terrains } from '../../../chart/ground.ts';
import { plain } from '../../../chart/plain.ts';
import { type Lexicon, lexicon } from '../../../kernel/text/lines.ts';
import {
  type Arm,
  type Gone,
  HEX_TERRAINS,
  type HexTerrain,
  type Mount,
  MOUNTS,
  SIDE_TERRAINS,
  type SideTerrain,
  type State,
  type Unit,
  type Weight,
} from '../state.ts';

/** As they are written; pikemen are also read as `pike`. A vehicle is a word of its own: see `unit-line.ts`. */
export const ARM_NAMES: Readonly<Record<Exclude<Arm, 'vehicle'>, string>> = {
  infantry: 'infantry',
  pike: 'pikemen',
  cavalry: 'cavalry',
  camelry: 'camelry',
  elephants: 'elephants',
  artillery: 'artillery',
  horseArtillery: 'horse artillery',
  character: 'character',
};
export const WEIGHT_NAMES: Readonly<Record<Weight, string>> = {
  VL: 'very light',
  L: 'light',
  M: 'medium',
  H: 'heavy',
  VH: 'very heavy',
};
/** Hyphens only separate: `sub-general` is read as two words. */
export const RANK_NAMES: Readonly<Record<NonNullable<Unit['rank']>, string>> = {
  general: 'general',
  subGeneral: 'sub-general',
  officer: 'officer',
  hero: 'hero',
};
/** What may be true of a unit in a battle under way. */
export const MARK_NAMES = {
  activated: 'activated',
  moved: 'moved',
  prePlayed: 'pre-played',
  noCombat: 'without combat',
  palisade: 'palisade',
  declinesPalisade: 'declines palisade',
} as const;
export type Mark = keyof typeof MARK_NAMES;
export const MARKS = Object.keys(MARK_NAMES) as Mark[];

function wordsOf<T extends string>(names: Readonly<Record<T, string>>): Lexicon<T> {
  const pairs = Object.entries(names) as [T, string][];
  return lexicon(...pairs.map(([meant, written]) => [written.replaceAll('-', ' '), meant] as const));
}

export const ARM_WORDS: Lexicon<Exclude<Arm, 'vehicle'>> = [...wordsOf(ARM_NAMES), ['pike', 'pike']];
export const WEIGHT_WORDS = wordsOf<Weight>(WEIGHT_NAMES);
export const RANK_WORDS = wordsOf<NonNullable<Unit['rank']>>(RANK_NAMES);
export const MOUNT_WORDS: Lexicon<Mount> = plain<Mount>(MOUNTS);
export const SIDE_WORDS = plain<SideTerrain>(SIDE_TERRAINS);
export const COST_WORDS = plain<keyof State['costs']>([
  ...new Set([...HEX_TERRAINS, ...SIDE_TERRAINS, 'clear', 'hill'] as const),
]);

export const PHASES: readonly State['phase'][] = ['opening', 'movement', 'combat', 'result', 'over'];
export const REASON_WORDS = plain<NonNullable<State['result']>['why']>(['ruled', 'resigned', 'agreed']);
export const FATE_WORDS = plain<Gone['why']>(['eliminated', 'left']);

/** PA-GAP-03. Anything may lie on a hill. The letters of the drawing. */
export const TERRAINS: Terrains<HexTerrain> = {
  mayLieOnHill: () => true,
  letters: {
    wood: 'w',
    village: 'v',
    marsh: 'm',
    broken: 'd',
    lake: 'l',
    cliff: 'c',
    bridge: 'b',
    ford: 'o',
  },
};
