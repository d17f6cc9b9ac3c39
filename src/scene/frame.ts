/**
 * What every picture has, whatever its board: its words, the two sides, its colours. It knows nothing of pixels or fonts;
 * `paint/` decides the look.
 */
import { z } from 'zod';

export const side = z.enum(['red', 'blue']);
const colour = z.string().regex(/^#[0-9a-f]{6}$/);

export const frame = z.object({
  /** Finished text in the reader's language. */
  title: z.string(),
  subtitle: z.string(),
  /** The names of the two sides. */
  sides: z.object({ red: z.string(), blue: z.string() }),
  /** Each side's remaining strength and points: `48 men · 40 VP`. Old scenes have them in the names. */
  figures: z.object({ red: z.string(), blue: z.string() }).optional(),
  /** The two sides' colours as the scenario wants them. Painted in the nearest ones that everyone can tell apart. */
  colours: z.object({ red: colour, blue: colour }).optional(),
  /** Alt text, at most 1,000 characters. */
  alt: z.string(),
  theme: z.enum(['night', 'day']),
});

export type Framed = z.infer<typeof frame>;

/** A unit's state, shown as a chip and distinguishable by shape as well as colour. */
export const chip = z.enum([
  'panicked',
  'demoralised',
  'acted',
  'firedBack',
  'squareFired',
  'mayNotManoeuvre',
  'displaced',
  'prePlayed',
  'withoutCombat',
  'diceLost',
  'palisade',
  'notActivated',
  'note',
]);

export type Chip = z.infer<typeof chip>;

/** What every board's units have: a name, a side, a position as its rulebook writes it, and perhaps a strength. */
export const unit = <P extends z.ZodType>(spot: P) => ({
  name: z.string(),
  side,
  at: spot,
  /** A single person has none. */
  strength: z.number().int().optional(),
});

/** Marks that every board has, because the bot makes them itself. */
export const commonMarks = <P extends z.ZodType, U extends z.ZodType>(spot: P, piece: U) =>
  [
    /** Where a unit was before or would be after: an outline with its facing. */
    z.object({ kind: z.literal('ghost'), piece }),
    /** The unit that must choose, or that the picture is about. */
    z.object({
      kind: z.literal('awaited'),
      at: spot,
      /** Units that touch can share a spot. Old scenes have none. */
      name: z.string().optional(),
    }),
    /** Something to choose, by its number in the text: a position to move to, or an enemy to attack. */
    z.object({ kind: z.literal('choice'), at: spot, n: z.number().int().min(1), what: z.enum(['end', 'target']) }),
  ] as const;

/** What only this board has: its ground, and how a crop of it, a unit, a mark and a symbol of its legend are given. */
interface Parts<
  C extends z.ZodType,
  P extends z.ZodType,
  M extends z.ZodType,
  L extends z.ZodType,
  G extends z.ZodRawShape,
> {
  readonly crop: C;
  readonly piece: P;
  readonly mark: M;
  readonly sign: L;
  readonly ground: G;
}

/** The pictures of a board. */
export function sceneOn<
  B extends string,
  C extends z.ZodType,
  P extends z.ZodType,
  M extends z.ZodType,
  L extends z.ZodType,
  G extends z.ZodRawShape,
>(board: B, { crop, piece, mark, sign, ground }: Parts<C, P, M, L, G>) {
  return frame.extend({
    board: z.literal(board),
    /** Drawn below the map: symbols with their meanings in the reader's language. */
    legend: z.array(z.object({ sign, says: z.string() })).optional(),
    view: z.union([z.literal('whole'), crop]),
    ...ground,
    pieces: z.array(piece),
    marks: z.array(mark),
  });
}
