/** How positions of earlier forms become today's: a step for each change of the form, the oldest first. So far none. */
import { formatAfter, type Step } from '../../kernel/upgrade.ts';

export const STEPS: readonly Step[] = [];

/** The form of positions today. */
export const STORED_FORMAT = formatAfter(STEPS);
