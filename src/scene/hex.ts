/** A picture of a map of hexes: the ground, the units on it, and marks for what happened. */
import { z } from 'zod';
import { chip, commonMarks, sceneOn, side, unit } from './frame.ts';

/**
 * A hex by its printed number `CCRR`, column and row from 01; pointy-top, even rows shifted half a hex to the right.
 */
const hex = z.string().regex(/^\d{4}$/);
/** A facing or a hexside direction, 0 to 5 clockwise. Facing 0 is the north vertex, direction 0 the north-west side. */
const sixth = z.number().int().min(0).max(5);

/** The terrain of a hex. A hill may carry any other terrain and has up to three levels. */
export const hexTerrain = z.object({
  at: hex,
  terrain: z
    .enum(['wood', 'village', 'fort', 'difficult', 'impassable', 'ford', 'bridge', 'lake', 'marsh', 'broken'])
    .optional(),
  hill: z.number().int().min(0).max(9).optional(),
});

/** Terrain along one side of a hex; `dir` is the direction of the neighbour across it. */
export const sideTerrain = z.object({
  at: hex,
  dir: sixth,
  terrain: z.enum(['river', 'stream', 'ford', 'bridge', 'wood', 'hedge', 'impassable']),
});

export const hexMap = z.object({
  cols: z.number().int().min(1).max(99),
  rows: z.number().int().min(1).max(99),
  hexes: z.array(hexTerrain),
  sides: z.array(sideTerrain),
  /** Each road as the hexes it passes through, in order. */
  roads: z.array(z.array(hex)),
  /** Where roads leave the map. Default: every road that ends at the border. */
  roadEnds: z.array(z.object({ at: hex, dir: sixth })).optional(),
  /** Names printed at a hex. An objective is worth points, and belongs to the side that holds it or to neither. */
  places: z.array(
    z.object({ at: hex, name: z.string(), points: z.number().int().optional(), holder: side.optional() }),
  ),
});

/** A unit: a footprint turned to its facing, one number, one short name. */
export const piece = z.object({
  ...unit(hex),
  /** The second hex of an extended line. */
  also: hex.optional(),
  /** Without a facing it is drawn upright and has no front. */
  facing: sixth.optional(),
  /** It shares its hex, so it is drawn small in this corner, numbered like facings. */
  corner: sixth.optional(),
  shape: z.enum([
    'line',
    'column',
    'closedColumn',
    'square',
    'extendedLine',
    'skirmish',
    'horde',
    'cavalry',
    'battery',
    'gun',
    'infantry',
    'pikes',
    'mountedInfantry',
    'wagons',
    'camelry',
    'elephants',
    'horseBattery',
    'vehicle',
    'character',
  ]),
  /** Default: average. */
  quality: z.enum(['elite', 'recruit']).optional(),
  weight: z.enum(['heavy', 'light']).optional(),
  chips: z.array(chip),
});

/** What happened or would happen. Paths run from the former hex to the last one. */
export const mark = z.discriminatedUnion('kind', [
  ...commonMarks(hex, piece),
  /**
   * `entersBy`: the side of the first hex through which it entered the map. `offMap`: it left the map from the last
   * hex.
   */
  z.object({
    kind: z.literal('move'),
    side,
    path: z.array(hex).min(1),
    entersBy: sixth.optional(),
    offMap: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('charge'), side, path: z.array(hex).min(1), target: hex }),
  z.object({ kind: z.literal('rout'), side, path: z.array(hex).min(1), offMap: z.boolean() }),
  z.object({ kind: z.literal('fire'), side, from: hex, to: hex, arm: z.enum(['musketry', 'artillery']) }),
  z.object({ kind: z.literal('losses'), at: hex, n: z.number().int() }),
  z.object({ kind: z.literal('eliminated'), side, at: hex, name: z.string() }),
  /** Where a side may deploy before the battle. */
  z.object({ kind: z.literal('zone'), side, hexes: z.array(hex).min(1) }),
  /** A blocked line of sight, and the hex that blocks it. */
  z.object({ kind: z.literal('blocked'), from: hex, to: hex, by: hex }),
  /** What an enemy could do to a unit: move along a path, and from its last hex charge or fire. */
  z.object({
    kind: z.literal('threat'),
    side,
    by: z.enum(['charge', 'musketry', 'artillery']),
    path: z.array(hex).min(1),
    target: hex,
  }),
]);

/** A crop: `across` hexes wide around a hex, shifted to stay on the map. */
const crop = z.object({ around: hex, across: z.number().int().min(3).max(40) });

/** A symbol of the legend. */
export const sign = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shape'), shape: piece.shape.shape }),
  z.object({ kind: z.literal('quality'), quality: piece.shape.quality.unwrap() }),
  z.object({ kind: z.literal('weight'), weight: piece.shape.weight.unwrap() }),
  z.object({ kind: z.literal('chip'), chip }),
  z.object({ kind: z.literal('hex'), terrain: hexTerrain.shape.terrain.unwrap() }),
  z.object({ kind: z.literal('side'), terrain: sideTerrain.shape.terrain }),
  z.object({ kind: z.literal('hill') }),
  z.object({ kind: z.literal('road') }),
  z.object({ kind: z.literal('objective') }),
  z.object({
    kind: z.literal('mark'),
    mark: z.enum(['move', 'charge', 'rout', 'musketry', 'artillery', 'losses', 'eliminated', 'awaited', 'blocked']),
  }),
]);

export const hexScene = sceneOn('hex', { crop, piece, mark, sign, ground: { map: hexMap } });

export type HexScene = z.infer<typeof hexScene>;
export type HexMap = z.infer<typeof hexMap>;
export type Piece = z.infer<typeof piece>;
export type Mark = z.infer<typeof mark>;
export type LegendEntry = NonNullable<HexScene['legend']>[number];
export type View = HexScene['view'];
