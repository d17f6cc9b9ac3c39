/** What happened, in the past tense. Facts hold outcomes; `apply` writes them into the position. */
import type { Hex } from '../../hex/grid.ts';
import type { HandFact } from '../../kernel/hand.ts';
import type { Side } from '../../kernel/play.ts';
import type { Body, Unit } from './state.ts';

/** What can be set by hand. An empty note is removed. */
export type SetTo = Partial<
  Pick<
    Unit,
    | 'at'
    | 'activated'
    | 'moved'
    | 'prePlayed'
    | 'noCombat'
    | 'palisade'
    | 'arm'
    | 'weight'
    | 'free'
    | 'max'
    | 'mount'
    | 'stands'
  >
> & { readonly note?: string };

export type Fact =
  | HandFact
  /** PA-STEP-01. The units that may move and fight in this turn. */
  | { readonly type: 'opened'; readonly side: Side; readonly turn: number; readonly activated: readonly string[] }
  /** PA-STEP-04. `path`: the hexes entered, in order; `with`: the accompanying characters. */
  | {
      readonly type: 'moved';
      readonly unit: string;
      readonly path: readonly Hex[];
      readonly cost: number;
      readonly noCombat: boolean;
      readonly diceLost: number;
      /** What allowed the last hexes. */
      readonly by: readonly ('road' | 'mount')[];
      readonly with: readonly string[];
    }
  /** PA-RES-02, -03. A move of a unit that entered the table by the first hex of its path. */
  | {
      readonly type: 'entered';
      readonly unit: string;
      readonly path: readonly Hex[];
      readonly cost: number;
      readonly noCombat: boolean;
      readonly diceLost: number;
      readonly by: readonly ('road' | 'mount')[];
    }
  /** PA-OFF-01, -05. `path`: the hexes to the edge. */
  | { readonly type: 'left'; readonly unit: string; readonly path: readonly Hex[]; readonly of: 'will' | 'retreat' }
  /** PA-Q-13. */
  | { readonly type: 'wagonsSet'; readonly unit: string; readonly drawnUp: boolean }
  /** PA-STEP-06. The units whose tokens come off, and those that now count as behind a palisade. */
  | {
      readonly type: 'movementEnded';
      readonly side: Side;
      readonly tokensOff: readonly string[];
      readonly palisades: readonly string[];
    }
  /** PA-STEP-07, -08. The players have settled the fights of this turn. The next side, or none after the last turn. */
  | {
      readonly type: 'combatEnded';
      readonly side: Side;
      readonly next?: { readonly side: Side; readonly turn: number };
    }
  /** A correction of a unit, or a result settled by the players; only the changes. */
  | {
      readonly type: 'set';
      readonly unit: string;
      readonly to: SetTo;
      /** PA-UMP-02. What it loses. */
      readonly unset?: readonly ('free' | 'max' | 'mount')[];
    }
  /** PA-OFF-03, -04, PA-GEO-10. A retreat: the hexes entered, and the number missing. */
  | { readonly type: 'retreated'; readonly unit: string; readonly path: readonly Hex[]; readonly notMade: number }
  | { readonly type: 'lost'; readonly unit: string; readonly stands: number }
  | { readonly type: 'eliminated'; readonly unit: string }
  /** PA-GAP-08, PA-MNT-05. A detachment, or a panicked elephant, is put on the table; `left`: its parent's stands then. */
  | { readonly type: 'appeared'; readonly unit: Body; readonly at: Hex; readonly left?: number }
  /** PA-GAP-08. A detachment rejoins its parent, which then has so many stands. */
  | { readonly type: 'rejoined'; readonly unit: string; readonly parent: string; readonly stands: number }
  | { readonly type: 'won'; readonly winner: Side | 'draw'; readonly why: 'ruled' | 'resigned' | 'agreed' };
