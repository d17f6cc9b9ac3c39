/** PA-TAB-01, -02. The movement allowances as printed, and the figures that the rules leave open. */
import type { Arm, Cost, State, Weight } from './state.ts';

/** PA-TAB-02. `free`: most hexes after which a unit may still fight; `max`: most hexes at all. */
export interface Figures {
  readonly free: number;
  readonly max: number;
}

type Row = Readonly<Record<Weight, Figures | undefined>>;

/** PA-MOV-04. A plain figure: up to so many hexes, with combat. */
const plain = (n: number): Figures => ({ free: n, max: n });
/** PA-MOV-02. Two figures: with combat, and without. */
const upTo = (free: number, max: number): Figures => ({ free, max });
/** PA-MOV-03. One figure without combat: only units that stay keep theirs. */
const without = (max: number): Figures => ({ free: 0, max });
/** PA-MOV-05. There is no such arm in this weight. */
const none = undefined;

/**
 * PA-GAP-04. Horse artillery has no row: it moves as cavalry of its class minus 1, and may still shoot after half of
 * that, rounded down.
 */
function horseArtillery(cavalry: number): Figures {
  const max = cavalry - 1;
  return { free: Math.floor(max / 2), max };
}

/** PA-MOV-01, PA-TAB-01, -02, PA-MOV-08, PA-Q-01, -03, PA-GAP-04. Vehicles have no row either: 3 hexes. */
const ALLOWANCES: Readonly<Record<Arm, Row>> = {
  infantry: { VL: upTo(2, 3), L: plain(2), M: upTo(1, 2), H: plain(1), VH: without(1) },
  pike: { VL: none, L: none, M: plain(1), H: plain(1), VH: none },
  cavalry: { VL: upTo(4, 5), L: plain(4), M: plain(3), H: plain(3), VH: plain(2) },
  camelry: { VL: plain(3), L: plain(3), M: plain(3), H: plain(3), VH: plain(2) },
  elephants: { VL: none, L: none, M: plain(2), H: plain(2), VH: none },
  artillery: { VL: upTo(1, 2), L: plain(1), M: without(1), H: without(1), VH: without(1) },
  horseArtillery: {
    VL: horseArtillery(5),
    L: horseArtillery(4),
    M: horseArtillery(3),
    H: horseArtillery(3),
    VH: horseArtillery(2),
  },
  vehicle: { VL: plain(3), L: plain(3), M: plain(3), H: plain(3), VH: plain(3) },
  character: { VL: plain(3), L: plain(3), M: plain(3), H: plain(3), VH: plain(3) },
};

/** PA-MOV-01, PA-TAB-02. The printed figures; nothing where the table has XXXX. */
export function figuresOf(arm: Arm, weight: Weight): Figures | undefined {
  return ALLOWANCES[arm][weight];
}

/** PA-MOV-05, PA-EX-17. Whether this arm exists in this weight. */
export function exists(arm: Arm, weight: Weight): boolean {
  return figuresOf(arm, weight) !== undefined;
}

/** PA-MOV-08, PA-Q-02, -03. How far a fleeing character goes; the players decide whether they flee (PA-GAP-05). */
export const FLIGHT: Readonly<Record<Weight, number>> = { VL: 2, L: 2, M: 1, H: 1, VH: 1 };

/** PA-GAP-03. The cost of entering a hex or crossing its side, in hexes of allowance. */
const COSTS: Readonly<Record<keyof Required<State['costs']>, Cost>> = {
  clear: 1,
  hill: 1,
  bridge: 1,
  ford: 1,
  wood: 2,
  village: 2,
  marsh: 2,
  broken: 2,
  hedge: 2,
  stream: 2,
  lake: 'impassable',
  river: 'impassable',
  cliff: 'impassable',
};

export type Terrain = keyof typeof COSTS;

export const TERRAINS = Object.keys(COSTS) as Terrain[];

/** PA-TER-01, PA-GAP-03. Our default, unless the scenario sets a cost. */
export function costOf(costs: State['costs'], terrain: Terrain): Cost {
  return costs[terrain] ?? COSTS[terrain];
}
