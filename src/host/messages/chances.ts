/** The chances of a card, as stored with it. */
import { z } from 'zod';

/**
 * In percent, how often it holds (or retires, if that is the likeliest) or survives. For `costs`, the strength points
 * that the enemy loses. And those that its own side loses: both on average, from the question on.
 */
const chance = z.object({
  fate: z.enum(['holds', 'retires', 'survives', 'costs']),
  n: z.number(),
  loses: z.number(),
});

export const chances = z.object({
  /** The target unit. */
  unit: z.string(),
  /** By each option of the question; `null`: not calculated. */
  by: z.array(chance.nullable()),
  /** In percentage points, their maximum error; 0: every possible roll was played. */
  error: z.number(),
});

export type Chance = z.infer<typeof chance>;

export type Chances = z.infer<typeof chances>;
