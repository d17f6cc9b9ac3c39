/**
 * A page of tables as data: a reference sheet, an army. Finished words in the reader's language; `paint/` decides how it
 * looks and in how many columns its blocks stand.
 */
import { z } from 'zod';
import { piece } from './scene.ts';

/** Words, or the counter of a unit, drawn as it is on the map. */
const cell = z.union([
  z.string(),
  z.object({ counter: piece.pick({ shape: true, side: true }).extend({ strength: z.number().int().optional() }) }),
]);

/** A table with a heading; a block without a head is a list. */
const block = z.object({
  title: z.string(),
  head: z.array(z.string()),
  rows: z.array(z.array(cell)),
  /** Each row for those who cannot see it, row by row; without it, its words. */
  alts: z.array(z.string()).optional(),
  /** Small print below it. */
  notes: z.array(z.string()),
});

export const page = z.object({
  kind: z.literal('page'),
  title: z.string(),
  subtitle: z.string(),
  theme: z.enum(['night', 'day']),
  /** In how many columns blocks stand side by side. */
  across: z.number().int().min(1).max(3),
  blocks: z.array(block),
  /** What the whole is, for those who cannot see it; what stands on each picture of it is said behind. */
  alt: z.string(),
});

export type Page = z.infer<typeof page>;
export type Block = Page['blocks'][number];
