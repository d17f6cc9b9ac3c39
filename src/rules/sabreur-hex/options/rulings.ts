/**
 * Where the rules can be read in two ways, one reading is in force; a scenario may choose the other. The first value of
 * each is the recommended reading. The numbers are those of the list of rulings.
 */
import { z } from 'zod';

export const RULINGS = {
  /** SH-Q-07. What counts as contact: adjacent, or engaging. */
  contact: { clause: 'SH-Q-07', values: ['adjacent', 'engaged'] },
  /** SH-Q-08. Whether panicked units engage. */
  panickedEngage: { clause: 'SH-Q-08', values: ['no', 'yes'] },
  /** SH-Q-09. Whether a square engages all six hexes around it, or none. */
  squaresEngage: { clause: 'SH-Q-09', values: ['yes', 'no'] },
  /**
   * SH-Q-10. Whether a march other than an attack may end engaging an enemy: never, within 2 hexes, or from anywhere.
   */
  marchMayEngage: { clause: 'SH-Q-10', values: ['never', 'near', 'always'] },
  /** SH-Q-11. The terrain in which an outflanked unit keeps its combat factor. */
  outflankedLimitSpares: { clause: 'SH-Q-11', values: ['woodVillageFort', 'woodVillage', 'nobody'] },
  /** SH-Q-13. Whether zero order points count as two with every formula, or only with two dice. */
  zeroPointsCountTwo: { clause: 'SH-Q-13', values: ['always', 'twoDice'] },
  /** SH-Q-14. Whether an unwieldy group costs two points only with an enemy near. */
  surchargeNeedsEnemy: { clause: 'SH-Q-14', values: ['yes', 'no'] },
  /** SH-Q-17. Whether orders end when a side ends them, or only when its points are spent. */
  endOfOrders: { clause: 'SH-Q-17', values: ['ended', 'spent'] },
  /** SH-Q-18. How near an enemy must be, in hexes, for Impetuous units to attack after the last point. */
  impetuousReach: { clause: 'SH-Q-18', values: ['2', '3'] },
  /** SH-Q-19. Whether an Impetuous unit whose march ends engaging an enemy must assault it. */
  impetuousMarch: { clause: 'SH-Q-19', values: ['assaults', 'free'] },
  /** SH-Q-22. The distance in hexes from which a charge leaves time for a closed column. */
  closedColumnFrom: { clause: 'SH-Q-22', values: ['2', '1'] },
  /** SH-Q-23. Whether the bans on squares also apply to closed columns. */
  squareBansBindClosedColumn: { clause: 'SH-Q-23', values: ['yes', 'no'] },
  /** SH-Q-25. Which enemies make a unit with Tactical Sense test before it changes formation. */
  tacticalSenseFears: { clause: 'SH-Q-25', values: ['steady', 'all'] },
  /** SH-Q-28. Whose doubling a countercharge cancels. */
  counterchargeDoubling: { clause: 'SH-Q-28', values: ['both', 'charger', 'countercharger'] },
  /** SH-Q-29. Whether cover limits fire as well as close combat. */
  coverLimitsFire: { clause: 'SH-Q-29', values: ['yes', 'no'] },
  /** SH-Q-31. Which losses may be saved: those an enemy inflicts, or all. */
  saves: { clause: 'SH-Q-31', values: ['enemyLosses', 'allLosses'] },
  /** SH-Q-34. Where cavalry must be to take over the losses of artillery. */
  cavalryTakesLosses: { clause: 'SH-Q-34', values: ['onFlank', 'adjacent'] },
  /** SH-Q-35. Whether losses other than from combat and fire cause a morale test. */
  otherLossesTest: { clause: 'SH-Q-35', values: ['no', 'yes'] },
  /** SH-Q-39. Whether a square may make an oblique march. */
  squaresOblique: { clause: 'SH-Q-39', values: ['no', 'yes'] },
  /** SH-Q-40. How half of an odd movement factor is rounded, never below 1. */
  halfMovement: { clause: 'SH-Q-40', values: ['down', 'up'] },
  /** SH-Q-42. Which enemies forbid a forced march: all, or those in good order. */
  forcedMarchFears: { clause: 'SH-Q-42', values: ['all', 'steady'] },
  /** SH-Q-42. Whether horse artillery may fire after a forced march. */
  horseGunsFireAfterForcedMarch: { clause: 'SH-Q-42', values: ['yes', 'no'] },
  /** SH-Q-47. Which enemies are directly in front of a charger: all in its front cone, or those straight ahead. */
  chargeAhead: { clause: 'SH-Q-47', values: ['cone', 'corridor'] },
  /**
   * SH-Q-49. Whether an impossible charge or assault is refused, or costs the attacker one strength point and its turn.
   */
  impossibleAttack: { clause: 'SH-Q-49', values: ['refused', 'penalised'] },
  /** SH-Q-53. Whether the modifiers of a charged unit also apply to the friend that helps it. */
  supportersTestAsCharged: { clause: 'SH-Q-53', values: ['no', 'yes'] },
  /** SH-Q-54. Whether a countercharge may cross a fortified point. */
  counterchargeIntoForts: { clause: 'SH-Q-54', values: ['no', 'yes'] },
  /** SH-Q-57. Whether a charger may pursue if its target was destroyed, or only if it fled. */
  pursueAfterElimination: { clause: 'SH-Q-57', values: ['yes', 'no'] },
  /** SH-Q-61. The greatest distance for declaring an assault, in hexes. */
  assaultDistance: { clause: 'SH-Q-61', values: ['2', '1'] },
  /** SH-Q-63. Which unit tests first in a melee: one at its demoralisation threshold or below, or only below. */
  weakTestFirst: { clause: 'SH-Q-63', values: ['atThreshold', 'belowThreshold'] },
  /**
   * SH-Q-64. When a flank protector must have the attacker in front of it: at declaration or now, only then, or only
   * now.
   */
  flankProtectedWhen: { clause: 'SH-Q-64', values: ['either', 'declared', 'now'] },
  /** SH-Q-66. Whether losses too small for a test add up with those of the next shot or blow. */
  smallLossesAddUp: { clause: 'SH-Q-66', values: ['yes', 'no'] },
  /** SH-Q-79. Which units may flee voluntarily: any activated infantry and cavalry, or only engaged units. */
  voluntaryRout: { clause: 'SH-Q-79', values: ['anyone', 'engaged'] },
} as const;

export type RulingName = keyof typeof RULINGS;
export type Rulings = { readonly [name in RulingName]: (typeof RULINGS)[name]['values'][number] };

export const RULING_NAMES = Object.keys(RULINGS) as RulingName[];

/** The recommended readings. */
export const RECOMMENDED = Object.fromEntries(RULING_NAMES.map((name) => [name, RULINGS[name].values[0]])) as Rulings;

/** One value of each; anything not given is as recommended. */
export const rulings = z
  .object(Object.fromEntries(RULING_NAMES.map((name) => [name, z.enum(RULINGS[name].values).optional()])))
  .strict()
  .transform((given): Rulings => ({ ...RECOMMENDED, ...given }));
