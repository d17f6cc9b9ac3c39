/** Upgrades positions stored in earlier formats: one step for each change, oldest first. So far none. */
import { formatAfter, type Step } from '../../kernel/upgrade.ts';

const STEPS: readonly Step[] = [];

/** The current storage format. */
export const STORED_FORMAT = formatAfter(STEPS);
