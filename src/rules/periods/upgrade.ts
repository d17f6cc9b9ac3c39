/** Upgrades positions stored in earlier formats: one step for each change, oldest first. So far none. */
import { formatAfter, type Step } from '../../kernel/upgrade.ts';

export const STEPS: readonly Step[] = [];

/** The current storage format. */
export const STORED_FORMAT = formatAfter(STEPS);
