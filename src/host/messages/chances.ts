/** The chances that a card carries, as they are stored with it. */
import { z } from 'zod';

/**
 * In a hundred, how often it holds, or retires where that is the likeliest; or survives. Of `costs`, the strength points that
 * the enemy loses. And those that its own side loses: both on the average, from the question on.
 */
const chance = z.object({
  fate: z.enum(['holds', 'retires', 'survives', 'costs']),
  n: z.number(),
  loses: z.number(),
});

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
