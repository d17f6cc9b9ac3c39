/**
 * Where the book can be read in two ways, one reading is in force; a scenario may choose the other. The first value of
 * each is the reading that we recommend. The numbers are those of the list of rulings.
 */
import { z } from 'zod';

export const RULINGS = {
  /** SH-Q-07. What counts as being in contact: standing next to each other, or engaging. */
  contact: { clause: 'SH-Q-07', values: ['adjacent', 'engaged'] },
  /** SH-Q-08. Do the panicked engage? */
  panickedEngage: { clause: 'SH-Q-08', values: ['no', 'yes'] },
  /** SH-Q-09. Does a square engage all six hexes around it, or none? */
  squaresEngage: { clause: 'SH-Q-09', values: ['yes', 'no'] },
  /** SH-Q-10. May a march that is no attack end engaging an enemy: never; at two hexes or less; from anywhere? */
  marchMayEngage: { clause: 'SH-Q-10', values: ['never', 'near', 'always'] },
  /** SH-Q-11. The ground in which an outflanked unit keeps its combat factor. */
  outflankedLimitSpares: { clause: 'SH-Q-11', values: ['woodVillageFort', 'woodVillage', 'nobody'] },
  /** SH-Q-13. Do no order points count as two with every formula, or only with two dice? */
  zeroPointsCountTwo: { clause: 'SH-Q-13', values: ['always', 'twoDice'] },
  /** SH-Q-14. Does an unwieldy group cost two points only with an enemy near? */
  surchargeNeedsEnemy: { clause: 'SH-Q-14', values: ['yes', 'no'] },
  /** SH-Q-17. The end of orders comes when a side ends them, or only when its points are spent. */
  endOfOrders: { clause: 'SH-Q-17', values: ['ended', 'spent'] },
  /** SH-Q-18. How near an enemy must be for the Impetuous to attack after the last point, in hexes. */
  impetuousReach: { clause: 'SH-Q-18', values: ['2', '3'] },
  /** SH-Q-19. An Impetuous unit whose march ends engaging an enemy: assaults it, or is free not to. */
  impetuousMarch: { clause: 'SH-Q-19', values: ['assaults', 'free'] },
  /** SH-Q-22. The distance from which a charge leaves time for a closed column, in hexes. */
  closedColumnFrom: { clause: 'SH-Q-22', values: ['2', '1'] },
  /** SH-Q-23. Do the bans on squares bind closed columns? */
  squareBansBindClosedColumn: { clause: 'SH-Q-23', values: ['yes', 'no'] },
  /** SH-Q-25. Which enemies make a unit with Tactical Sense test before it changes formation. */
  tacticalSenseFears: { clause: 'SH-Q-25', values: ['steady', 'all'] },
  /** SH-Q-28. Whose doubling a countercharge takes away. */
  counterchargeDoubling: { clause: 'SH-Q-28', values: ['both', 'charger', 'countercharger'] },
  /** SH-Q-29. Does cover limit fire as well as close combat? */
  coverLimitsFire: { clause: 'SH-Q-29', values: ['yes', 'no'] },
  /** SH-Q-31. Which losses may be saved: those an enemy inflicts, or all. */
  saves: { clause: 'SH-Q-31', values: ['enemyLosses', 'allLosses'] },
  /** SH-Q-34. Where cavalry must stand to take over the losses of artillery. */
  cavalryTakesLosses: { clause: 'SH-Q-34', values: ['onFlank', 'adjacent'] },
  /** SH-Q-35. Do losses other than from combat and fire cause a morale test? */
  otherLossesTest: { clause: 'SH-Q-35', values: ['no', 'yes'] },
  /** SH-Q-39. May a square make an oblique march? */
  squaresOblique: { clause: 'SH-Q-39', values: ['no', 'yes'] },
  /** SH-Q-40. Half of an odd movement factor, never below 1. */
  halfMovement: { clause: 'SH-Q-40', values: ['down', 'up'] },
  /** SH-Q-42. The enemies that forbid a forced march: all, or those in good order. */
  forcedMarchFears: { clause: 'SH-Q-42', values: ['all', 'steady'] },
  /** SH-Q-42. May horse artillery fire after a forced march? */
  horseGunsFireAfterForcedMarch: { clause: 'SH-Q-42', values: ['yes', 'no'] },
  /** SH-Q-47. Who is directly in front of a charger: all in its front cone, or those straight ahead. */
  chargeAhead: { clause: 'SH-Q-47', values: ['cone', 'corridor'] },
  /** SH-Q-49. An impossible charge or assault is refused, or costs the attacker one strength point and its turn. */
  impossibleAttack: { clause: 'SH-Q-49', values: ['refused', 'penalised'] },
  /** SH-Q-53. Do the modifiers of a charged unit weigh on the friend that helps it? */
  supportersTestAsCharged: { clause: 'SH-Q-53', values: ['no', 'yes'] },
  /** SH-Q-54. May a countercharge cross a fortified point? */
  counterchargeIntoForts: { clause: 'SH-Q-54', values: ['no', 'yes'] },
  /** SH-Q-57. May a charger pursue when its target was destroyed, or only when it fled? */
  pursueAfterElimination: { clause: 'SH-Q-57', values: ['yes', 'no'] },
  /** SH-Q-61. The distance at which an assault may be declared, in hexes. */
  assaultDistance: { clause: 'SH-Q-61', values: ['2', '1'] },
  /** SH-Q-63. Who tests first in a melee: who is at its demoralisation threshold or below, or only below. */
  weakTestFirst: { clause: 'SH-Q-63', values: ['atThreshold', 'belowThreshold'] },
  /** SH-Q-64. When a flank protector must have the attacker before it: when it declared or now, only then, only now. */
  flankProtectedWhen: { clause: 'SH-Q-64', values: ['either', 'declared', 'now'] },
  /** SH-Q-66. Do losses too small for a test add up with those of the next shot or blow? */
  smallLossesAddUp: { clause: 'SH-Q-66', values: ['yes', 'no'] },
  /** SH-Q-79. Who may flee by choice: any activated infantry and cavalry, or only engaged units. */
  voluntaryRout: { clause: 'SH-Q-79', values: ['anyone', 'engaged'] },
} as const;

export type RulingName = keyof typeof RULINGS;
export type Rulings = { readonly [name in RulingName]: (typeof RULINGS)[name]['values'][number] };

export const RULING_NAMES = Object.keys(RULINGS) as RulingName[];

/** The readings we recommend. */
export const RECOMMENDED = Object.fromEntries(RULING_NAMES.map((name) => [name, RULINGS[name].values[0]])) as Rulings;

/** One value of each; what is not said is as recommended. */
export const rulings = z
  .object(Object.fromEntries(RULING_NAMES.map((name) => [name, z.enum(RULINGS[name].values).optional()])))
  .strict()
  .transform((given): Rulings => ({ ...RECOMMENDED, ...given }));
