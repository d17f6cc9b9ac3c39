/** A picture of a table in centimetres: the ground, the units to scale, and marks for what happened or could happen. */
import { z } from 'zod';
import { chip, commonMarks, sceneOn, side, unit } from './frame.ts';

/** Hundredths of a millimetre, from the bottom left corner of the table. */
const length = z.number().int().min(-1_000_000).max(1_000_000);
/** A place as its rulebook writes it: `12000,6400`, x and y. */
const spot = z.string().regex(/^\d{1,6},\d{1,6}$/);
const point = z.tuple([length, length]);
/** Hundredths of a degree, clockwise from the top of the table. */
const heading = z.number().int().min(0).max(35_999);

/** What lies on the ground. A hill may carry anything else. */
export const area = z.object({
  kind: z.enum(['wood', 'building', 'hill', 'field', 'marsh', 'water', 'rough', 'impassable']),
  outline: z.array(point).min(3),
  name: z.string().optional(),
});

export const line = z.object({
  kind: z.enum(['wall', 'hedge', 'stream', 'river', 'road', 'cliff']),
  points: z.array(point).min(2),
  width: length,
  name: z.string().optional(),
});

/** A named point. An objective is worth points, and belongs to the side that holds it or to neither. */
const place = z.object({
  at: point,
  name: z.string(),
  points: z.number().int().optional(),
  holder: side.optional(),
});

const field = z.object({
  wide: length,
  deep: length,
  areas: z.array(area),
  lines: z.array(line),
  places: z.array(place),
});

/** Ground that a unit or a figure occupies: a rectangle by the middle of its front edge, or a round base. */
const body = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rectangle'),
    at: point,
    heading,
    wide: length,
    deep: length,
    /** So many ranks one behind the other. */
    ranks: z.number().int().min(1).optional(),
  }),
  z.object({
    kind: z.literal('disc'),
    at: point,
    heading: heading.optional(),
    radius: length,
    n: z.number().int().optional(),
  }),
]);

/** Its states: those of every board, and those of figures and of formations. */
const tableChip = z.enum([
  ...chip.options,
  'disordered',
  'unloaded',
  'unformed',
  'turned',
  'limbered',
  'charging',
  'busy',
]);

export type TableChip = z.infer<typeof tableChip>;

/** A unit: its bodies to scale, one plate with name and strength. `at` is the middle of its front edge. */
export const piece = z.object({
  ...unit(spot),
  /** The unit's own heading, for its front. */
  heading: heading.optional(),
  bodies: z.array(body).min(1),
  /** How it stands and what it is, told apart by shape. */
  shape: z.enum([
    'close',
    'loose',
    'skirmish',
    'irregular',
    'cavalry',
    'gun',
    'square',
    'leader',
    'infantry',
    'beast',
    'chariot',
    'flyer',
    'machine',
  ]),
  /** Default: average. */
  quality: z.enum(['elite', 'recruit']).optional(),
  chips: z.array(tableChip),
});

const way = z.array(point).min(2);

export const mark = z.discriminatedUnion('kind', [
  ...commonMarks(spot, piece),
  /** The way of the corner that pays for it, with a tick each centimetre, and what it costs: `2.36 + 6.0 of 9.0`. */
  z.object({ kind: z.literal('move'), side, way, label: z.string().optional() }),
  z.object({ kind: z.literal('charge'), side, way, label: z.string().optional() }),
  z.object({ kind: z.literal('evade'), side, way, label: z.string().optional() }),
  z.object({ kind: z.literal('rout'), side, way, offTable: z.boolean() }),
  z.object({ kind: z.literal('fire'), side, from: point, to: point, arm: z.enum(['musketry', 'artillery']) }),
  z.object({ kind: z.literal('losses'), at: spot, n: z.number().int() }),
  z.object({ kind: z.literal('eliminated'), side, at: spot, name: z.string() }),
  /** A way or a line of sight that is blocked there, by the ground outlined. */
  z.object({ kind: z.literal('blocked'), from: point, to: point, by: z.array(point).min(1) }),
  /** What lies in view of a front: so far to either side of a heading, and how far each range goes. */
  z.object({ kind: z.literal('arc'), at: point, heading, half: heading, ranges: z.array(length).min(1) }),
  /** Where enemies touch: an edge, or a corner. */
  z.object({ kind: z.literal('contact'), from: point, to: point }),
  /** The zone from which a unit is charged: its edge, then the far ends of the zone's rays; what a die must show for it. */
  z.object({ kind: z.literal('approach'), outline: z.array(point).length(4), label: z.string().optional() }),
  /** Where a side may deploy before the battle. */
  z.object({ kind: z.literal('zone'), side, outline: z.array(point).min(3) }),
]);

/** A symbol of the legend. */
export const sign = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shape'), shape: piece.shape.shape }),
  z.object({ kind: z.literal('quality'), quality: piece.shape.quality.unwrap() }),
  z.object({ kind: z.literal('chip'), chip: tableChip }),
  z.object({ kind: z.literal('area'), area: area.shape.kind }),
  z.object({ kind: z.literal('line'), line: line.shape.kind }),
  z.object({ kind: z.literal('objective') }),
  z.object({
    kind: z.literal('mark'),
    mark: z.enum([
      'move',
      'charge',
      'evade',
      'rout',
      'musketry',
      'artillery',
      'losses',
      'eliminated',
      'awaited',
      'blocked',
      'arc',
      'contact',
      'approach',
    ]),
  }),
]);

/** So much of the table across, around a place, shifted to stay on the table. */
const crop = z.object({ around: spot, across: length });

export const fieldScene = sceneOn('field', { crop, piece, mark, sign, ground: { field } });

export type FieldScene = z.infer<typeof fieldScene>;
export type FieldMap = FieldScene['field'];
export type FieldPiece = z.infer<typeof piece>;
export type FieldMark = z.infer<typeof mark>;
export type FieldBody = z.infer<typeof body>;
export type FieldView = FieldScene['view'];
export type FieldSign = z.infer<typeof sign>;
