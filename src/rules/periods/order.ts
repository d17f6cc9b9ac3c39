/** What is ordered: the lines of a sheet, as data, and the steps that the table plays by itself. */
import { z } from 'zod';
import type { Hand } from '../../kernel/hand.ts';
import { length, point } from '../../chart/field/schemas.ts';

/** PE-TAB-05. A cavalry column is its march column (PE-Q-18). */
export const FORMATIONS = [
  'marchColumn',
  'divisionColumn',
  'line',
  'doubleLine',
  'skirmish',
  'square',
  'solidSquare',
  'limbered',
  'deployed',
] as const;

/** PE-TAB-07. */
export const POSTURES = ['attack', 'cover', 'hold', 'harass', 'march'] as const;

const heading = z.number().int();
const hand = z.enum(['left', 'right']);
const turn = z.union([z.literal(9_000), z.literal(18_000), z.literal(27_000)]);
const formation = z.enum(FORMATIONS);
const unit = z.string();

/** One leg, change or announcement of a line, in the order in which they are carried out. */
export const act = z.discriminatedUnion('do', [
  /** PE-GEO-05, PE-FMR. */
  z.object({ do: z.literal('ahead'), by: length, forced: z.boolean().optional() }),
  /** PE-BCK. */
  z.object({ do: z.literal('back'), by: length }),
  /** PE-OBL. Left is a negative angle. */
  z.object({ do: z.literal('oblique'), angle: heading, by: length }),
  /** PE-Q-59. A square, toward one of its faces. */
  z.object({ do: z.literal('face'), angle: heading, by: length }),
  /** PE-WHL. */
  z.object({ do: z.literal('wheel'), hand, angle: heading }),
  /** PE-TRN. */
  z.object({ do: z.literal('turn'), by: turn }),
  /** PE-GEO-28. `on`: the front corner that stays, else the middle. */
  z.object({ do: z.literal('form'), formation, on: hand.optional() }),
  z.object({ do: z.literal('reform'), face: z.literal(18_000).optional(), formation: formation.optional() }),
  /** PE-ART, PE-UNL. */
  z.object({ do: z.literal('limber') }),
  z.object({ do: z.literal('unlimber') }),
  /** PE-PRO. Negative is back, by prolonge. */
  z.object({ do: z.literal('manhandle'), by: length }),
  /** PE-GAP-11. */
  z.object({ do: z.literal('rejoin') }),
  /** PE-GAP-07. Over the stream or obstacle before it, so far ahead: put into a line by the table. */
  z.object({ do: z.literal('cross'), by: length }),
  /** PE-REA-03. Nothing but its fire for a quarter. */
  z.object({ do: z.literal('wait') }),
  /** PE-CHG. `void`: a feint, announced without a target (PE-GAP-14). */
  z.object({ do: z.literal('charge'), target: unit, void: z.boolean().optional() }),
  /** PE-EVA-02, PE-Q-57. */
  z.object({ do: z.literal('evade'), from: unit.optional() }),
  /** PE-RAU, PE-RAE. */
  z.object({ do: z.literal('rally'), goOn: z.boolean().optional() }),
  /** PE-Q-60. */
  z.object({ do: z.literal('enter'), target: unit }),
]);

/** Section 10. What a line answers beforehand. */
export const answers = z
  .object({
    /** PE-ASK-03. */
    charged: z.enum(['stand', 'go on', 'countercharge', 'fire', 'square', 'line', 'column']),
    /** PE-ASK-04, -05, -06, -07. */
    evades: z.enum(['stop', 'go on']),
    barred: z.enum(['contact', 'halt', 'go on']),
    squadrons: z.enum(['halt', 'go on']),
    pushPast: z.boolean(),
    /** PE-ASK-08, -09, -10, -12, -14, -16. */
    follow: z.boolean(),
    pass: hand,
    flanked: z.boolean(),
    cover: z.enum(['stand', 'evade']),
    /** PE-ASK-13. */
    drawn: z.enum(['stay', 'rally']),
    split: z.boolean(),
    fireFirst: z.boolean(),
  })
  .partial();

/** PE-STEP-02. What a side's sheet says for a unit. */
const line = z.object({
  unit,
  acts: z.array(act),
  answers,
  /** PE-Q-35. Nothing happens before this half of this period. */
  from: z.object({ period: z.number().int(), half: z.union([z.literal(1), z.literal(2)]) }).optional(),
  /** PE-Q-36. No line for the half that begins: the move of the one that is over, which the enemy may grant. */
  forgotten: z.literal(true).optional(),
});

/** PE-GAP-15. What an officer or an aide-de-camp does at the end of the half. */
export const ride = z.object({ officer: z.string(), to: point, with: unit.optional() });

/** PE-REA-04. A new posture, carried to a unit by an aide-de-camp. */
export const errand = z.object({ adc: z.string(), to: unit, posture: z.enum(POSTURES) });

export const sheet = z.object({ lines: z.array(line), rides: z.array(ride), errands: z.array(errand) });

export type Act = z.infer<typeof act>;
export type Answers = z.infer<typeof answers>;
export type Line = z.infer<typeof line>;
export type Sheet = z.infer<typeof sheet>;
export type Ride = z.infer<typeof ride>;
export type Errand = z.infer<typeof errand>;
export type Formation = (typeof FORMATIONS)[number];
export type Posture = (typeof POSTURES)[number];

export const NO_SHEET: Sheet = { lines: [], rides: [], errands: [] };

export type Order =
  /** PE-STEP-02. What a side writes on its sheet, on its own copy of the position; a new line takes the place of the old one. */
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'ride'; readonly ride: Ride }
  | { readonly kind: 'errand'; readonly errand: Errand }
  /** What the sheet says for a unit, an officer or an aide-de-camp is taken away. */
  | { readonly kind: 'strike'; readonly unit: string }
  /** The sheet is closed. The host takes it for that; it changes nothing. */
  | { readonly kind: 'seal' }
  /** PE-UMP. What is settled or corrected by hand. */
  | { readonly kind: 'hand'; readonly hand: Hand }
  | { readonly kind: 'resign' }
  | { readonly kind: 'draw' }
  /** PE-STEP-03. Both sheets are opened. */
  | { readonly kind: 'sheets'; readonly red: Sheet; readonly blue: Sheet }
  /** PE-STEP-04. The next quarter is played. */
  | { readonly kind: 'quarter' }
  /** PE-STEP-05. Charges are completed, officers ride. */
  | { readonly kind: 'half' }
  /** PE-STEP-06, PE-GAP-17. Fire and melee by the stand-in. */
  | { readonly kind: 'fight' };
