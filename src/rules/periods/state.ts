/** A position of Periods: who stands where, what each unit is doing and will do, and the clock. Only `apply` makes new ones. */
import { z } from 'zod';
import { length, onTable, point, pose } from '../../chart/field/schemas.ts';
import { noun, resultOf, side } from '../../chart/schemas.ts';
import { act, answers, errand, FORMATIONS, POSTURES, ride, sheet } from './order.ts';
import { STORED_FORMAT } from './upgrade.ts';

export { unitOf } from '../../march/sides.ts';

export const STATUSES = ['guard', 'elite', 'regular', 'semiRegular', 'militia', 'irregular'] as const;
const TROOPS = ['infantry', 'grenadiers', 'light', 'heavy', 'foot', 'horse'] as const;

/** PE-GAP-09. The ladder of states, from the best. */
export const CONDITIONS = ['formed', 'unformed', 'disorganised', 'disordered', 'retreat', 'flight', 'rout'] as const;

/** PE-STEP-04. What is counted in quarters. */
const DOINGS = [
  'react',
  'turn',
  'turnFlank',
  'evadeTurn',
  'rallyTurn',
  'reorient',
  'form',
  'reform',
  'limber',
  'unlimber',
  'manhandle',
  'rejoin',
  'cross',
] as const;

const quarters = z.number().int().min(0);
const clock = z.number().int();

const doing = z.object({
  kind: z.enum(DOINGS),
  /** Quarters until it is complete. */
  left: z.number().int().min(1),
  /** The pose that it leads to, where that is decided when it begins. */
  to: pose.optional(),
  /** PE-TRN-13. Of a flank whose figures turn. */
  flank: z.enum(['left', 'right']).optional(),
});

/** What goes on over halves until it has come to its end. */
const course = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('charge'),
    target: z.string(),
    counter: z.boolean(),
    /** PE-CTG-02. It has not yet looked whether it must reorient first. */
    aims: z.boolean(),
    /** The quarter in which it was declared, counted from the first of the battle; of a diversion, of that. */
    since: clock,
    /** PE-CBO-04. Its last straight stretch without a break. */
    runUp: length,
    /** PE-ASK-04, PE-CST-03. The next quarter is its last. */
    stopping: z.boolean(),
    /** PE-CHG-11. A feint: it never moves. */
    void: z.boolean(),
    /** PE-CHG-09, PE-EVA-03, PE-CCH, PE-Q-47. Its target has shown that it is meant, or it has turned upon it: both sides know. */
    known: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('evade'),
    /** PE-Q-57. The threat, if there is one. */
    threat: z.string().optional(),
    forced: z.boolean(),
    /** PE-GEO-17. The way out, for its first quarter. */
    away: z.number().int().optional(),
    walked: quarters,
  }),
  z.object({
    kind: z.literal('rally'),
    /** PE-RAE. Whom it was fighting. */
    away: z.number().int().optional(),
    walked: quarters,
    goOn: z.boolean(),
    /** PE-FOL. */
    followed: z.boolean(),
  }),
  /** PE-PRI-01. Compulsory: for so many quarters toward its own edge, and as long as it is followed (PE-GAP-17). */
  z.object({ kind: z.literal('withdraw'), left: quarters, walked: quarters, followed: z.boolean().optional() }),
  /** PE-FOL, PE-Q-54. Of a rally, or of a compulsory move. */
  z.object({ kind: z.literal('follow'), unit: z.string(), walked: quarters }),
]);

/** PE-TAB-03, PE-TAB-06. A unit's own figures, a whole period; what is absent is its nation's. */
const rates = z
  .object({ column: length, line: length, skirmish: length, square: length, bonusColumn: length, bonusLine: length })
  .partial();

const unit = z.object({
  /** Digits, then letters, and for a squadron or half a point and its number: `3L`, `5H.2`. */
  id: z.string(),
  side,
  name: noun,
  nation: z.string(),
  arm: z.enum(['infantry', 'cavalry', 'artillery']),
  /** PE-DST-06, PE-Q-52. One kind for the whole. */
  troops: z.enum(TROOPS),
  status: z.enum(STATUSES),
  rates: rates.optional(),
  /** PE-GEO-04. The strength of each rank, the front one first. */
  ranks: z.array(z.number().int().min(1)).min(1),
  formation: z.enum(FORMATIONS),
  pose,
  /** `unknown`: that of an enemy, to eyes that may not see it. */
  posture: z.enum([...POSTURES, 'unknown']),
  condition: z.enum(CONDITIONS),
  /** PE-TRN-09, PE-Q-12. By how much its figures are turned out of their formation; 0: they stand in it. */
  turned: z.number().int(),
  /** PE-TRN-13. The figures of this flank face outward. */
  flankTurned: z.enum(['left', 'right']).optional(),
  /** PE-WHL-04. What it must still advance at half speed until it is aligned again. */
  aligning: length,
  /** What is left of its line. */
  acts: z.array(act),
  /** PE-Q-35. Its line waits for this quarter. */
  notBefore: clock.optional(),
  /** PE-Q-36. It had no line in the half that was opened last, and has stood. */
  idle: z.literal(true).optional(),
  answers,
  /** How far into its first act it is. A wheel is reckoned from where it began (PE-GEO-06). */
  leg: z.object({ walked: length, from: pose, wheel: z.enum(['left', 'right']).optional() }).optional(),
  doing: doing.optional(),
  course: course.optional(),
  /** PE-FMR-04. Periods of forced march in a row, and whether this is one. */
  forced: z.object({ periods: z.number().int(), now: z.boolean() }),
  /** PE-GEO-24. It has walked in this quarter. */
  walked: z.boolean(),
  /** PE-SPL-05, PE-EVC-02. The unit that it belongs to. */
  parent: z.string().optional(),
  /** PE-OUT-05. The ranks that it had before it broke up to pass a lane, and how far it has to go until it is through. */
  flow: z.object({ ranks: z.array(z.number().int()), left: length }).optional(),
  /** PE-EVS, PE-Q-56. A half of an evader that has parted: the other, how far aside its middle was, how far it has to go until it is past, and what ranks it had. */
  apart: z.object({ from: z.string(), aside: length, left: length, ranks: z.array(z.number().int()) }).optional(),
  /** PE-EVS-02. The other half, if one of the two was contacted while they were apart: they react as one in this half. */
  torn: z.string().optional(),
  /** PE-EVC-04. Figures that have rejoined it in a melee in this period: they count from the next on. */
  fresh: quarters.optional(),
  /** PE-OUT-03. Interpenetrated by a rally or an evade. */
  pierced: z.boolean(),
  /** PE-GAP-17. The figures that it has lost so far. */
  lost: quarters.optional(),
});

const officer = z.object({
  id: z.string(),
  side,
  name: noun,
  rank: z.enum(['general', 'officer', 'adc']),
  at: point,
  /** PE-GAP-15. The unit that they move with. */
  with: z.string().optional(),
  /** PE-REA-04. What an aide-de-camp carries, and when it comes into force once he has arrived. */
  errand: errand.omit({ adc: true }).extend({ due: clock.optional() }).optional(),
});

/** PE-GEO-33. Two enemies in contact, and how that came about. */
const contact = z.object({
  by: z.string(),
  target: z.string(),
  /** PE-Q-38. */
  zone: z.enum(['front', 'right', 'rear', 'left']),
  how: z.enum(['charge', 'countercharge', 'caught', 'entry']),
  at: clock,
  /** PE-CDB-08. Whether its walk has touched, or only the distance bonus. */
  reached: z.enum(['walk', 'bonus']),
  /** PE-CBO, PE-CCB, PE-PSH. */
  bonus: z.boolean(),
  push: z.number().int(),
  /** PE-RCO. Rounds of this melee that decided nothing. */
  drawn: quarters.optional(),
});

/** PE-GAP, PE-Q-21, PE-EVS-01. What a scenario may change. */
const variants = z.object({
  step: z.enum(['half', 'quarter']),
  measuring: z.enum(['strict', 'open']),
  selfcover: z.enum(['possible', 'declared']),
  split: z.boolean(),
  feints: z.boolean(),
  fights: z.enum(['desk', 'simple']),
});

export const state = z.object({
  /** The storage format; a change of it adds a step to upgrade.ts. */
  format: z.literal(STORED_FORMAT),
  ...onTable,
  variants,
  units: z.array(unit),
  officers: z.array(officer),
  /** PE-STEP-02. Only on the copy of the position on which a side writes: its sheet so far. */
  writing: z.object({ side, sheet }).optional(),
  /** PE-STEP-05. What officers do at the end of this half. */
  rides: z.array(ride),
  contacts: z.array(contact),
  /** PE-Q-42. Who was entitled to fire in which quarters of this half. */
  fire: z.array(z.object({ unit: z.string(), quarter: clock })),
  /** PE-GAP-17. What is no more on the table. */
  gone: z.array(z.object({ id: z.string(), side, name: noun, at: point, kind: z.enum(['unit', 'guns', 'officer']) })),
  period: z.number().int().min(1),
  lastPeriod: z.number().int(),
  /** The quarter that is played next; in the phase `half`, the last that was played. */
  quarter: z.number().int().min(1).max(4),
  /** PE-STEP. Sheets are written; quarters are played, with quarter play their fire is settled; a half is over; what its fights come to is settled; the battle is over. */
  phase: z.enum(['sheets', 'quarters', 'fire', 'half', 'desk', 'over']),
  result: resultOf(['broken', 'points', 'ruled', 'resigned', 'agreed']),
});

export type State = z.infer<typeof state>;
export type Unit = z.infer<typeof unit>;
export type Officer = z.infer<typeof officer>;
export type Contact = z.infer<typeof contact>;
export type Condition = Unit['condition'];
export type DoingKind = (typeof DOINGS)[number];
export type Doing = NonNullable<Unit['doing']>;
export type Course = NonNullable<Unit['course']>;
export type CourseOf<K extends Course['kind']> = Extract<Course, { kind: K }>;

/** The quarter that is played, counted from the first of the battle. */
export function clockOf({ period, quarter }: Pick<State, 'period' | 'quarter'>): number {
  return 4 * period + quarter - 5;
}

/** PE-RCO. How many rounds of its melee have decided nothing. */
export function drawnRounds(now: Pick<State, 'contacts'>, id: string): number {
  return Math.max(
    0,
    ...now.contacts.filter(({ by, target }) => by === id || target === id).map(({ drawn = 0 }) => drawn),
  );
}

/** What a unit's course is, if it is of this kind. */
export function courseOf<K extends Course['kind']>({ course }: Unit, kind: K): CourseOf<K> | undefined {
  return course?.kind === kind ? (course as CourseOf<K>) : undefined;
}

/** PE-GAP-17. Whether the stand-in settles the step that it is. */
export function isFoughtAlone({ phase, variants }: Pick<State, 'phase' | 'variants'>): boolean {
  return variants.fights === 'simple' && (phase === 'desk' || phase === 'fire');
}
