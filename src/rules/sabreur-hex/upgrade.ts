/** Upgrades positions stored in earlier formats: one step for each change, oldest first. */
import { z } from 'zod';
import { formatAfter, type Step } from '../../kernel/upgrade.ts';

const first = z.looseObject({
  units: z.array(z.looseObject({})),
  rulings: z.looseObject({ panickedEngage: z.unknown() }),
});

/**
 * The first positions had two rulings, one of them true or false; the others are as recommended. Their units had no
 * records of making way for a friend (SH-SKIRMPASS-07) or of having panicked in skirmish order (SH-ROUT-11).
 */
const fromFirst: Step = (old) => {
  const { units, rulings, ...rest } = first.parse(old);
  const { panickedEngage: engage } = rulings;
  return {
    ...rest,
    units: units.map((unit) => ({ displaced: false, scattered: false, ...unit })),
    rulings: { ...rulings, ...(typeof engage === 'boolean' && { panickedEngage: engage ? 'yes' : 'no' }) },
  };
};

export const STEPS: readonly Step[] = [fromFirst];

/** The current storage format. */
export const STORED_FORMAT = formatAfter(STEPS);
