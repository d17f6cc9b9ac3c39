/** The words of the scenario format. They are the same in every language; only titles and names are translated. */
import { variantLines, type VariantWords } from '../../../chart/field/variants.ts';
import { plain } from '../../../chart/plain.ts';
import { TYPES, type Variants } from '../state.ts';

export const TYPE_WORDS = plain(TYPES);

/** FB-GAP-11, -12. The variants a scenario may name, ours first. */
export const VARIANTS: VariantWords<Variants> = {
  irregularChargeFull: { off: false, on: true },
  objections: { none: 'none', ask: 'ask' },
  fights: { desk: 'desk', simple: 'simple' },
};

export const VARIANT_LINES = variantLines(VARIANTS);
