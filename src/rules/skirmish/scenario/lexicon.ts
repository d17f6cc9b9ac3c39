/** The words of the scenario format. They are the same in every language; only titles and names are translated. */
import { variantLines, type VariantWords } from '../../../chart/field/variants.ts';
import { ROLES, type Role, type Row, type Variants } from '../state.ts';

/** SK-TAB-02, SK-Q-25. */
export const ROW_NAMES: Readonly<Record<Row, string>> = {
  grenadier: 'grenadiers',
  line: 'line',
  eliteVoltigeur: 'elite voltigeurs',
  light: 'light',
  recruit: 'recruits',
  irregular: 'guerrillas',
  native: 'natives',
};
export const ROLE_NAMES: Readonly<Record<Role, string>> = Object.fromEntries(
  ROLES.map((role) => [role, role]),
) as Record<Role, string>;

/** SK-TAB-02. The class that a row has unless the line says otherwise, of a chief (SK-IRR-04) or another arm (SK-ARM-01). */
export const CLASSES: Readonly<Record<Row, number>> = {
  grenadier: 4,
  line: 3,
  eliteVoltigeur: 4,
  light: 3,
  recruit: 2,
  irregular: 2,
  native: 3,
};

/** SK-GAP-11, -12. The variants a scenario may name, their words, the usual one first. */
export const VARIANTS: VariantWords<Variants> = {
  capabilities: { on: true, off: false },
  lightLooseDisorder: { off: false, on: true },
  assaultDie: { line: 'line', all: 'all' },
  screen: { automatic: 'automatic', ask: 'ask' },
  initiative: { first: 'first', die: 'die' },
  fights: { desk: 'desk', simple: 'simple' },
};
export const VARIANT_LINES = variantLines(VARIANTS);
