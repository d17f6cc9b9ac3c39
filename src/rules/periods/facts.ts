/** What can become true of a position. A fact says what a unit is afterwards; nothing is worked out again from it. */
import type { Point, Pose } from '../../field/point.ts';
import type { Length } from '../../field/length.ts';
import type { HandFact } from '../../kernel/hand.ts';
import type { Side } from '../../kernel/play.ts';
import type { Held } from '../../march/victory.ts';
import type { Posture, Sheet } from './order.ts';
import type { Contact, Course, DoingKind, Officer, State, Unit } from './state.ts';

/** What a unit is from now on, and what no longer applies to it. */
export interface Became {
  readonly unit: string;
  /** Whose it is (`owned.ts`). */
  readonly side?: Side;
  readonly to: Partial<Unit>;
  readonly drop?: readonly Droppable[];
}

export type Droppable =
  | 'leg'
  | 'doing'
  | 'course'
  | 'flow'
  | 'apart'
  | 'flankTurned'
  | 'parent'
  | 'notBefore'
  | 'idle'
  | 'torn'
  | 'fresh';

/** Why a unit has walked. */
type Walking =
  | 'march'
  | 'forced'
  | 'manhandled'
  | 'crosses'
  | 'charge'
  | 'countercharge'
  | 'bonus'
  | 'completes'
  | 'closes'
  | 'evade'
  | 'rally'
  | 'withdraw'
  | 'follow'
  | 'aside'
  | 'pushesPast'
  | 'byHand';

type UnitFact =
  /** PE-STEP-03. Charges without their targets, evades, rallies. */
  | (Became & { readonly type: 'announced'; readonly what: Course['kind'] })
  | (Became & { readonly type: 'began'; readonly doing: DoingKind; readonly quarters: number })
  | (Became & { readonly type: 'done'; readonly doing: DoingKind })
  /** So far, in hundredths of a millimetre of its allowance; `to` holds where it stands. */
  | (Became & { readonly type: 'moved'; readonly why: Walking; readonly from: Pose; readonly by: Length })
  /** PE-GAP-14. The first leg or change that it cannot carry out ends its line; its owner alone is told why. */
  | (Became & { readonly type: 'halted'; readonly clause: string; readonly by?: string })
  /** PE-SIM-03, PE-ASK-11. Its forgotten move is granted, or refused. */
  | (Became & { readonly type: 'forgotten'; readonly granted: boolean })
  /** PE-ASK-03, -10, -12, -16. What it does because it is charged. */
  | (Became & { readonly type: 'reacted'; readonly how: string })
  /** PE-COB-07, PE-Q-47. The charge has another target now. */
  | (Became & { readonly type: 'diverted'; readonly target: string; readonly before: string })
  /** PE-CST. It will stop after the next quarter. */
  | (Became & { readonly type: 'stops' })
  /** A charge, an evade, a rally, a following is over; `clause` says how it ended. */
  | (Became & { readonly type: 'ended'; readonly what: Course['kind']; readonly clause: string })
  /** PE-OUT-03, PE-EVC-09. Friends interpenetrate. */
  | (Became & { readonly type: 'pierced'; readonly by: string })
  /** PE-OUT-05, PE-GEO-19. It passes a lane so many abreast, and is through. */
  | (Became & { readonly type: 'flows'; readonly abreast: number })
  | (Became & { readonly type: 'through' })
  /** PE-REA-04. A new posture is in force. */
  | (Became & { readonly type: 'inForce'; readonly posture: Posture })
  /** PE-GEO-04. So many figures fewer. */
  | (Became & { readonly type: 'lost'; readonly figures: number })
  /** PE-GEO-33. What the contact has made of it. */
  | (Became & { readonly type: 'met' })
  /** PE-UMP. So by hand. */
  | (Became & { readonly type: 'set' })
  /** PE-FMR, PE-PRI. The half or the period leaves it so. */
  | (Became & { readonly type: 'rests' });

/** PE-STEP-02. What a sheet says from now on, and for whom that is new: a unit, an officer, an aide-de-camp. */
interface Wrote {
  readonly type: 'wrote';
  readonly side: Side;
  readonly unit: string;
  readonly sheet: Sheet;
}

export type Fact =
  | HandFact
  | UnitFact
  | Wrote
  /** PE-STEP-03. What the lines say reaches the units. */
  | {
      readonly type: 'opened';
      readonly sheets: { readonly [S in Side]: Sheet };
      readonly units: readonly Became[];
    }
  /** PE-GEO-33, PE-Q-38. With what of its charge it has struck home. */
  | {
      readonly type: 'struck';
      readonly contacts: readonly Contact[];
      readonly units: readonly Became[];
    }
  /** PE-GEO-33. It is no longer in contact with anyone. */
  | { readonly type: 'parted'; readonly unit: string; readonly enemies: readonly string[] }
  /** PE-Q-42. Those entitled to fire in this quarter. */
  | { readonly type: 'mayFire'; readonly units: readonly string[] }
  /** PE-SPL, PE-EVS. A unit parts in two; the new one is the second. */
  | { readonly type: 'split'; readonly unit: string; readonly units: readonly Unit[] }
  /** PE-SPL-05, PE-EVC-03, PE-EVS-01. It is part of the other again. */
  | {
      readonly type: 'joined';
      readonly unit: string;
      readonly into: string;
      readonly ranks: readonly number[];
      readonly pose: Pose;
      /** PE-EVC-04. */
      readonly fresh?: number;
      readonly drop?: readonly Droppable[];
    }
  /** PE-STEP-04.7. One quarter less for all that is counted. */
  | { readonly type: 'ticked' }
  | { readonly type: 'quarterEnded'; readonly phase: State['phase'] }
  /** PE-GAP-15. */
  | {
      readonly type: 'rode';
      readonly officer: string;
      readonly side?: Side;
      readonly to: Point;
      readonly officerBecomes: Partial<Officer>;
      /** The unit that they moved with, they leave. */
      readonly leaves?: boolean;
    }
  /** PE-REA-04. An aide-de-camp has delivered, and comes back by himself. */
  | { readonly type: 'delivered'; readonly officer: string; readonly side?: Side }
  /** PE-STEP-06, -07. */
  | { readonly type: 'halfEnded'; readonly period: number; readonly quarter: number; readonly phase: State['phase'] }
  | Held
  | { readonly type: 'won'; readonly winner: Side | 'draw'; readonly why: NonNullable<State['result']>['why'] }
  /** PE-EVC-07, PE-GAP-17. Off the table: over the edge, without figures, or guns in enemy hands. */
  | { readonly type: 'left'; readonly unit: string; readonly why: 'edge' | 'destroyed' | 'taken' }
  /** PE-STEP-06, PE-Q-40. What is done next: fire and melee are settled, or are over. */
  | { readonly type: 'phase'; readonly phase: State['phase'] }
  /** PE-GAP-17. The stand-in's fire of a unit; `passed`: the dice that solid cover asks for. */
  | {
      readonly type: 'shot';
      readonly unit: string;
      readonly target: string;
      readonly quarters: number;
      readonly dice: readonly number[];
      readonly needs: number;
      readonly passed?: readonly number[];
      readonly hits: number;
    }
  /** PE-GAP-17. A round of a melee: Red's hits, and Blue's. */
  | { readonly type: 'fought'; readonly units: readonly string[]; readonly hits: readonly [number, number] }
  /** PE-RCO. It has decided nothing. */
  | { readonly type: 'drawn'; readonly units: readonly string[] }
  /** PE-GAP-17. A test of morale. */
  | {
      readonly type: 'tested';
      readonly unit: string;
      readonly die: number;
      readonly needs: number;
      readonly held: boolean;
    };
