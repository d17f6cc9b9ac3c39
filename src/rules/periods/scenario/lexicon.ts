/** The words of the scenario format. They are the same in every language; only titles and names are translated. */
import { variantLines, type VariantWords } from '../../../chart/field/variants.ts';
import { plain } from '../../../chart/plain.ts';
import { type Lexicon, lexicon } from '../../../kernel/text/lines.ts';
import { type Formation, POSTURES } from '../order.ts';
import { CONDITIONS, type Officer, type State, type Unit } from '../state.ts';

type Status = Unit['status'];

/** PE-TAB-06. Its kind of troops decides a unit's arm. */
export const TROOP_WORDS: Lexicon<Unit['troops']> = lexicon(
  ['infantry', 'infantry'],
  ['line infantry', 'infantry'],
  ['line', 'infantry'],
  ['grenadiers', 'grenadiers'],
  ['voltigeurs', 'grenadiers'],
  ['light', 'grenadiers'],
  ['light cavalry', 'light'],
  ['heavy cavalry', 'heavy'],
  ['foot battery', 'foot'],
  ['horse battery', 'horse'],
);
export const TROOPS_WORD: Readonly<Record<Unit['troops'], string>> = {
  infantry: 'infantry',
  grenadiers: 'grenadiers',
  light: 'light cavalry',
  heavy: 'heavy cavalry',
  foot: 'foot battery',
  horse: 'horse battery',
};
export const ARM_OF: Readonly<Record<Unit['troops'], Unit['arm']>> = {
  infantry: 'infantry',
  grenadiers: 'infantry',
  light: 'cavalry',
  heavy: 'cavalry',
  foot: 'artillery',
  horse: 'artillery',
};

/** A nation that has no row of its own in PE-TAB-06 has the French one. */
const NATIONS = ['french', 'english', 'russian', 'prussian', 'austrian', 'spanish'] as const;
export const NATION_WORDS = plain(NATIONS);

export const STATUS_WORDS = lexicon<Status>(
  ['guard', 'guard'],
  ['elite', 'elite'],
  ['regular', 'regular'],
  ['semi regular', 'semiRegular'],
  ['militia', 'militia'],
  ['irregular', 'irregular'],
);

/** PE-TAB-05. */
export const FORMATION_WORDS = lexicon<Formation>(
  ['column of divisions', 'divisionColumn'],
  ['column', 'marchColumn'],
  ['line', 'line'],
  ['double line', 'doubleLine'],
  ['skirmish', 'skirmish'],
  ['square', 'square'],
  ['solid square', 'solidSquare'],
  ['limbered', 'limbered'],
  ['deployed', 'deployed'],
);

/** That of an enemy is unknown, in a position as a side sees it. */
export const POSTURE_WORDS = plain<Unit['posture']>([...POSTURES, 'unknown']);
export const CONDITION_WORDS = plain(CONDITIONS);
export const RANK_WORDS = plain<Officer['rank']>(['general', 'officer', 'adc']);

/** The words of a meaning that has only one form. */
export function wordOf<T>(words: Lexicon<T>, meaning: T): string {
  return words.find(([, means]) => means === meaning)![0];
}

/** PE-GAP, PE-Q-21, PE-EVS-01. The variants a scenario may name, ours first. */
export const VARIANTS: VariantWords<State['variants']> = {
  step: { half: 'half', quarter: 'quarter' },
  measuring: { strict: 'strict', open: 'open' },
  selfcover: { possible: 'possible', declared: 'declared' },
  split: { on: true, off: false },
  feints: { off: false, on: true },
  fights: { desk: 'desk', simple: 'simple' },
};

export const VARIANT_LINES = variantLines(VARIANTS);

export const GONE_WORDS = plain<State['gone'][number]['kind']>(['unit', 'guns', 'officer']);
