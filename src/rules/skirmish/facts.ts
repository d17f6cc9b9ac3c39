/** What happened, in the past tense. Facts hold outcomes, poses too; `apply` writes them into the position. */
import type { HandFact } from '../../kernel/hand.ts';
import type { Side } from '../../kernel/play.ts';
import type { Length } from '../../field/length.ts';
import type { Point, Pose } from '../../field/point.ts';
import type { Column } from './fire/capability.ts';
import type { Block } from '../../march/block.ts';
import type { Unit } from './state.ts';
import type { Band } from './values.ts';

/** Where the figures of a unit stand, and how. */
export interface Stance {
  readonly formation: Unit['formation'];
  readonly block?: Block;
  readonly figures: readonly (Pose & { readonly n: number })[];
}

/** What is set by hand. */
export type SetTo = Partial<
  Pick<Unit, 'morale' | 'recoils' | 'led' | 'of' | 'sheltered' | 'bands' | 'bonus'> & { readonly loaded: boolean }
>;

export type Fact =
  | HandFact
  /** SK-STEP-01. A turn begins: who is in voice range of a leader. */
  | { readonly type: 'opened'; readonly turn: number; readonly first: Side; readonly led: readonly string[] }
  /** `way`: where the middle of its front, or of the unit, went; `why`: what moved it. */
  | {
      readonly type: 'moved';
      readonly unit: string;
      readonly why:
        | 'move'
        | 'turn'
        | 'form'
        | 'assault'
        | 'recoil'
        | 'refuse'
        | 'fallBack'
        | 'face'
        | 'closeUp'
        | 'ruled';
      readonly to: Stance;
      readonly way: readonly Point[];
    }
  /** SK-STEP-04, -06. Natural dice and what they count; `mass`: the hits on those behind a screen. */
  | {
      readonly type: 'fired';
      readonly unit: string;
      readonly figures: readonly number[];
      /** SK-Q-30. Those who have done their one thing: the whole unit, unless single figures were named. */
      readonly acted: readonly number[];
      readonly target: string;
      readonly range: Length;
      readonly band: Band;
      readonly column: Column;
      readonly volley: boolean;
      readonly needed: number;
      readonly values: readonly number[];
      readonly hits: number;
      readonly elite?: 'unit' | 'single' | 'choice';
      readonly mass?: { readonly unit: string; readonly needed: number; readonly hits: number };
    }
  /** SK-GAP-03. Figures out of action. */
  | { readonly type: 'lost'; readonly unit: string; readonly figures: readonly number[] }
  /** SK-MOR, SK-AVO. A morale test: the die against the value, and who steadied an equal one. */
  | {
      readonly type: 'tested';
      readonly unit: string;
      readonly why: 'fire' | 'contact' | 'melee' | 'leader';
      readonly die: number;
      readonly morale: number;
      readonly passed: boolean;
      readonly superior?: string;
    }
  /** SK-Q-31. */
  | { readonly type: 'reloaded'; readonly unit: string; readonly figures: readonly number[] }
  /** SK-GEO-14. */
  | { readonly type: 'touched'; readonly unit: string; readonly enemies: readonly string[] }
  | { readonly type: 'parted'; readonly unit: string }
  /** SK-GAP-12. One pair of a stand-in melee (`2L.3`), who helped them, their totals, and who fell. */
  | {
      readonly type: 'fought';
      readonly pair: readonly [string, string];
      readonly helpers: readonly string[];
      readonly totals: readonly [number, number];
      readonly fell?: Side;
    }
  /** SK-GAP-06, SK-UMP-04. Units in contact, for the players to settle; `ends`: with it the turn ends. */
  | { readonly type: 'engaged'; readonly units: readonly string[]; readonly first: boolean; readonly ends: boolean }
  | { readonly type: 'settled' }
  /** SK-GAP-12. Who holds an objective now; nobody, if absent. */
  | { readonly type: 'held'; readonly ground: string; readonly by?: Side }
  /** SK-STEP-08. A side has finished; the other acts, or the turn is over. */
  | { readonly type: 'finished'; readonly side: Side }
  /** A correction, or a result settled at the table. */
  | { readonly type: 'set'; readonly unit: string; readonly to: SetTo; readonly unset?: 'of' | 'sheltered' | 'bands' }
  | {
      readonly type: 'won';
      readonly winner: Side | 'draw';
      readonly why: 'broken' | 'points' | 'ruled' | 'resigned' | 'agreed';
    };
