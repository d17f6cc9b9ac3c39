/** Every modifier of a factor or a morale test, and every limit of a factor, by name. */
import type { Modifier } from '../../../kernel/ledger.ts';

type Named<Name extends string> = Readonly<Record<Name, Modifier>>;

function named<Name extends string>(table: Readonly<Record<Name, readonly [clause: string, n: number]>>): Named<Name> {
  const pairs = Object.entries(table) as [Name, readonly [string, number]][];
  return Object.fromEntries(pairs.map(([name, [clause, n]]) => [name, { clause, name, n }])) as unknown as Named<Name>;
}

/** SH-FACTOR-20 to -25, SH-ENFILADE-02, SH-SKILL-CONTROLLEDFIRE-02. Dice of fire. */
export const FIRE = named({
  near: ['SH-FACTOR-20', 1],
  artilleryVsSquare: ['SH-FACTOR-21', 2],
  enfilade: ['SH-FACTOR-22', 2],
  controlledFire: ['SH-FACTOR-23', 4],
  defensiveArtillery: ['SH-FACTOR-24', 4],
  demoralised: ['SH-FACTOR-25', -2],
});

/** SH-MORALE-10 to -17. Points of the command rating. */
export const MORALE = named({
  outflanked: ['SH-MORALE-10', -3],
  cover: ['SH-MORALE-11', 3],
  demoralised: ['SH-MORALE-12', -2],
  nonDense: ['SH-MORALE-14', -2],
  lancer: ['SH-MORALE-15', -3],
  defensiveFire: ['SH-MORALE-16', -2],
  countercharge: ['SH-MORALE-17', -2],
});

export interface Limit {
  readonly clause: string;
  readonly name: string;
  readonly most: number;
}

/** SH-FACTOR-16 to -18, SH-OUTFLANK-03. */
export const LIMITS = {
  enemyCover: { clause: 'SH-FACTOR-16', name: 'capEnemyCover', most: 3 },
  ownTerrainOfInfantry: { clause: 'SH-FACTOR-17', name: 'capOwnTerrain', most: 3 },
  ownTerrainOfOthers: { clause: 'SH-FACTOR-18', name: 'capOwnTerrain', most: 1 },
  outflanked: { clause: 'SH-OUTFLANK-03', name: 'capOutflanked', most: 1 },
} as const satisfies Record<string, Limit>;

/** SH-FACTOR-07, -08. The multiplier of a doubled factor; the distance from which cavalry doubles. */
export const DOUBLED = 2;
export const DOUBLING_FROM = 3;

/**
 * Table T1, SH-SKILL-CUIRASSIER-01, -HALFCUIRASS-01, -LANCER-03, -OBSOLETEFIREARM-01, -03, -CONTROLLEDFIRE-04,
 * -BOMBARD-02, -03, -LARGEBATTALION-01, -03. How skills change dice, range, movement and strength points.
 */
export const SKILLED = {
  armour: 1,
  lances: 1,
  oldArms: -1,
  oldArmsRange: -1,
  stiffColumn: -2,
  bombardRange: 5,
  bombardMovement: 1,
  largeMovement: 2,
  largeStrength: 4,
} as const;

/** SH-QUALITY-07, SH-SKILL-STUBBORN-01, -LARGEBATTALION-02, -IRREGULAR-01. What changes the demoralisation threshold. */
export const THRESHOLDS = { elite: -1, stubborn: -2, largeBattalion: 2, irregular: 1 } as const;

/** SH-FACTOR-02, -03. A die of this or more hits. */
export const HITS = { fire: 5, combat: 4 } as const;

/** SH-SAVE-01 to -04. A die of this or more saves; what changes that. */
export const SAVES = { need: 4, demoralised: 1, linearOrder: -1 } as const;
