/** What happened, in the past tense. Facts hold outcomes, poses too; `apply` writes them into the position. */
import type { Length } from '../../field/length.ts';
import type { Point, Pose } from '../../field/point.ts';
import type { Zone } from '../../field/zone.ts';
import type { HandFact } from '../../kernel/hand.ts';
import type { Side } from '../../kernel/play.ts';
import type { Contact, Unit } from './state.ts';

/** A stand that has been moved: its poses after the start, the last where it is now, and what that cost. */
export interface StandMoved {
  readonly n: number;
  readonly way: readonly Pose[];
  readonly cost: Length;
}

/** FB-Q-02. What a unit saw of a charger as it stood when the charge was declared: how far away, with how many stands. */
export interface Seen {
  readonly range: Length;
  readonly n: number;
}

/** What is set by hand. */
type SetTo = Partial<Pick<Unit, 'activated' | 'fortified' | 'confused' | 'missiles'>>;

export type Fact =
  | HandFact
  /** FB-STEP-08. A side's turn begins. */
  | { readonly type: 'opened'; readonly turn: number; readonly side: Side }
  /** FB-MOD-02, FB-GAP-01. A unit acts by initiative, or a commander's order has reached it or failed. */
  | { readonly type: 'activated'; readonly unit: string; readonly mode: 'initiative' | 'hand' }
  | {
      readonly type: 'ordered';
      readonly unit: string;
      readonly commander: string;
      readonly dice: readonly number[];
      readonly needed: number;
      readonly passed: boolean;
    }
  /** FB-STD, FB-EVA, FB-CHG. In the order in which the stands were moved. */
  | {
      readonly type: 'moved';
      readonly unit: string;
      readonly why: 'advance' | 'evade' | 'charge' | 'support' | 'driven' | 'follow' | 'ruled';
      readonly stands: readonly StandMoved[];
    }
  /** FB-PAS. Consent to a passage of lines, or none. */
  | { readonly type: 'consented'; readonly unit: string; readonly by: string; readonly agreed: boolean }
  /** FB-PAS-05, FB-GAP-06. */
  | { readonly type: 'tested'; readonly unit: string; readonly die: number; readonly confused: boolean }
  /** FB-CHG-02. Announced, before anything is moved. */
  | { readonly type: 'announced'; readonly unit: string; readonly target: string }
  /** FB-GAP-10. The other side objects to a charge, in the words of its order; or a ruling lets it go on. */
  | { readonly type: 'objected'; readonly unit: string; readonly charge: string }
  | { readonly type: 'heard' }
  /** FB-CSD-04. The zone that a die decided. */
  | {
      readonly type: 'sided';
      readonly unit: string;
      readonly target: string;
      readonly zone: Zone;
      readonly die: number;
    }
  /** FB-Q-22, FB-Q-10. No place in the zone thrown: nothing moves. */
  | { readonly type: 'failed'; readonly unit: string; readonly target: string; readonly zone: Zone }
  /** FB-GEO-23, FB-LIN-08. Who touches whom now, by this charge or by hand. */
  | { readonly type: 'touched'; readonly contacts: readonly Contact[] }
  | { readonly type: 'parted'; readonly unit: string }
  /** FB-CSH-01. Units that may shoot at a charger, to be settled at the desk; and that it is settled. */
  | {
      readonly type: 'mayShoot';
      readonly charger: string;
      readonly units: readonly string[];
      readonly seen: readonly Seen[];
    }
  /** FB-GAP-12. Stand-in shots and blows: dice, what they hit at least, hits. */
  | {
      readonly type: 'shot';
      readonly unit: string;
      readonly target: string;
      readonly range: Length;
      readonly dice: readonly number[];
      readonly needs: number;
      readonly hits: number;
      readonly counter: boolean;
    }
  | { readonly type: 'fought'; readonly units: readonly string[]; readonly hits: readonly [red: number, blue: number] }
  /** FB-GAP-09. Stands lost. */
  | { readonly type: 'lost'; readonly unit: string; readonly stands: readonly number[] }
  /** FB-OFF. What became of a unit or a commander that left the table; `at`: where it comes back. */
  | {
      readonly type: 'left';
      readonly unit: string;
      readonly die: number;
      readonly fate: 'gone' | 'later' | 'back';
      readonly at: Pose;
    }
  /** FB-OFF-03, -05. */
  | { readonly type: 'returned'; readonly unit: string; readonly stands: readonly (Pose & { readonly n: number })[] }
  | { readonly type: 'withdraws'; readonly side: Side }
  /** FB-GAP-07. */
  | { readonly type: 'rode'; readonly commander: string; readonly to: Point; readonly joined?: string }
  /** FB-GAP-12. Who holds an objective now; nobody, if absent. */
  | { readonly type: 'held'; readonly ground: string; readonly by?: Side }
  /** FB-STEP-06, -07. */
  | { readonly type: 'phase'; readonly phase: 'movement' | 'shooting' | 'combat' }
  | { readonly type: 'finished'; readonly side: Side }
  /** A correction, or a result settled at the table. */
  | { readonly type: 'set'; readonly unit: string; readonly to: SetTo }
  | {
      readonly type: 'won';
      readonly winner: Side | 'draw';
      readonly why: 'broken' | 'points' | 'withdrew' | 'ruled' | 'resigned' | 'agreed';
    };
