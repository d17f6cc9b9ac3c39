/**
 * A page of tables as data: a reference sheet, an army. Texts are in the reader's language; `paint/` decides the look
 * and the number of columns.
 */
import { z } from 'zod';
import { piece as fieldPiece } from './field.ts';
import { side } from './frame.ts';
import { piece as hexPiece } from './hex.ts';

/** The patterns of a bar's parts, distinguishable without colour. */
export const LOOKS = ['full', 'lined', 'dotted', 'striped', 'dark'] as const;

/**
 * A bar whose parts are shares of the whole, in a side's colour or a neutral one. A swatch is a short one for a legend.
 */
const bar = z.object({
  side: side.optional(),
  parts: z.array(z.object({ look: z.enum(LOOKS), share: z.number().min(0).max(1), label: z.string().optional() })),
  isSwatch: z.boolean().optional(),
});

export type Bar = z.infer<typeof bar>;

/** A unit as its board draws it: only on a hex is its strength a part of it. */
const counter = z.discriminatedUnion('board', [
  z.object({
    board: z.literal('hex'),
    shape: hexPiece.shape.shape,
    side,
    strength: hexPiece.shape.strength,
  }),
  z.object({ board: z.literal('field'), shape: fieldPiece.shape.shape, side }),
]);

export type Counter = z.infer<typeof counter>;
export type CounterOn<B extends Counter['board']> = Extract<Counter, { readonly board: B }>;

/** Text; a unit's counter, drawn as on the map; or a bar. */
const cell = z.union([z.string(), z.object({ counter }), z.object({ bar })]);

/** A table with a heading. A block without a head is a list. */
const block = z.object({
  title: z.string(),
  head: z.array(z.string()),
  rows: z.array(z.array(cell)),
  /** Alt text for each row. Default: the row's own text. */
  alts: z.array(z.string()).optional(),
  /** Small print below it. */
  notes: z.array(z.string()),
});

export const page = z.object({
  kind: z.literal('page'),
  title: z.string(),
  subtitle: z.string(),
  theme: z.enum(['night', 'day']),
  /** The number of columns of blocks. */
  across: z.number().int().min(1).max(3),
  /** Larger letters, for short pages that are looked at in passing. */
  isLarge: z.boolean().optional(),
  blocks: z.array(block),
  /** Alt text for the whole page; each picture adds its own content after it. */
  alt: z.string(),
});

export type Page = z.infer<typeof page>;
export type Block = Page['blocks'][number];
