/** What the positions of all rulebooks on hexes store alike. */
import { z } from 'zod';

export const side = z.enum(['red', 'blue']);
export const hex = z.string().regex(/^\d{4}$/);
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
/** A text in both languages. */
export const names = z.object({ en: z.string(), fr: z.string() });

export const noun = z.object({
  noun: z.string(),
  en: z.object({ name: z.string(), article: z.string(), plural: z.boolean() }),
  fr: z.object({ name: z.string(), article: z.string(), feminine: z.boolean(), plural: z.boolean() }),
});

/** The map edge behind an army. */
export const edge = z.enum(['north', 'east', 'south', 'west']);

/** A map with these terrains. `sides` is keyed `CCRR/d`: the side of a hex in direction d, under the smaller key. */
export function mapOf<const H extends readonly string[], const S extends readonly string[]>(inHex: H, alongSide: S) {
  return z.object({
    cols: z.number().int(),
    rows: z.number().int(),
    hexes: z.record(hex, z.object({ terrain: z.enum(inHex).optional(), hill: z.number().int().optional() })),
    sides: z.record(z.string(), z.enum(alongSide)),
  });
}

/** The sides' colours in pictures, from the scenario: `#b03a2e`. */
export const colours = z.object({ red: colour, blue: colour }).optional();

/** Pairs of player-turns, counted from 1; the last one; who begins each; whose turn it is. */
export const course = { turn: z.number().int(), lastTurn: z.number().int(), first: side, active: side };

export function resultOf<const W extends readonly string[]>(why: W) {
  return z.object({ winner: z.union([side, z.literal('draw')]), why: z.enum(why) }).optional();
}
