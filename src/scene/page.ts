/**
 * A page of tables as data: a reference sheet, an army. Finished words in the reader's language; `paint/` decides how it
 * looks and in how many columns its blocks stand.
 */
import { z } from 'zod';
import { piece } from './scene.ts';

/** What parts of a bar look like; they differ without any colour. */
export const LOOKS = ['full', 'lined', 'dotted', 'striped', 'dark'] as const;

/** A bar as long as its shares of the whole, in the colours of a side or of nobody; a swatch is a short one for a legend. */
const bar = z.object({
  side: piece.shape.side.optional(),
  parts: z.array(z.object({ look: z.enum(LOOKS), share: z.number().min(0).max(1), label: z.string().optional() })),
  isSwatch: z.boolean().optional(),
});

export type Bar = z.infer<typeof bar>;

/** Words; the counter of a unit, drawn as it is on the map; or a bar. */
const cell = z.union([
  z.string(),
  z.object({ counter: piece.pick({ shape: true, side: true }).extend({ strength: z.number().int().optional() }) }),
  z.object({ bar }),
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
  /** Larger letters, for what is short and looked at in passing. */
  isLarge: z.boolean().optional(),
  blocks: z.array(block),
  /** What the whole is, for those who cannot see it; what stands on each picture of it is said behind. */
  alt: z.string(),
});

export type Page = z.infer<typeof page>;
export type Block = Page['blocks'][number];
