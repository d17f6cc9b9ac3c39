/** The chances that a card carries, as they are stored with it. */
import { z } from 'zod';

/**
 * In a hundred, how often it holds, or retires where that is the likeliest; and the strength points that its side loses, on
 * the average.
 */
const chance = z.object({ fate: z.enum(['holds', 'retires']), n: z.number(), loses: z.number() });

export const chances = z.object({
  /** The unit that is aimed at. */
  unit: z.string(),
  /** By each option of the question; `null`: not reckoned. */
  by: z.array(chance.nullable()),
  /** In a hundred, how far off they may be; 0: every way the dice can fall was played. */
  error: z.number(),
});

export type Chance = z.infer<typeof chance>;

export type Chances = z.infer<typeof chances>;
