/**
 * Clauses that need no code and test of their own: duplicates of another clause, clauses about figures on a table, and
 * purely informative ones. A clause with a number, a threshold or an exception of its own does not belong here.
 */
export interface Listed {
  readonly how: 'same' | 'physical' | 'informative';
  /** The clause that has the code and tests for this one. */
  readonly as?: string;
  readonly why: string;
}

const same = (as: string, why: string): Listed => ({ how: 'same', as, why });
const physical = (why: string): Listed => ({ how: 'physical', why });
const informative = (why: string): Listed => ({ how: 'informative', why });

export const LISTED: Readonly<Record<string, Listed>> = {
  'SH-SETUP-01': informative('what kind of game this is'),
  'SH-SETUP-02': informative('the usual size of a battle; a guideline, no limit'),
  'SH-SETUP-03': physical('figures stay on the table when strength falls; here strength is a number'),
  'SH-SETUP-04': same('SH-FORM-01', 'the introduction only names the formations'),
  'SH-SETUP-05': same('SH-FORM-04', 'cavalry and guns have no formation to choose'),
  'SH-SETUP-06': same('SH-ROUT-01', 'the marker is put there; to be marked is to be in horde'),
  'SH-SETUP-08': physical('the scale of figures, stands and hexes'),
  'SH-SETUP-09': physical('how many stands show a unit; the map shows one piece'),
  'SH-SETUP-10': informative('how many regiments or squadrons a unit stands for'),
  'SH-SETUP-11': physical('how stands are set out in a hex; every piece shows its facing'),
  'SH-SETUP-12': physical('pictures of formations made of figures'),
  'SH-SETUP-13': physical('a tray under a unit'),
  'SH-SETUP-14': informative('what each formation is good for'),
  'SH-TURN-05': same('SH-FORCED-01', 'a forced march is a frontal march, no action besides the fourteen'),
  'SH-TURN-10': physical('a panicked unit may set out its figures anew; nothing changes in play'),
  'SH-ROUT-12': physical('no room for the figures of a horde; in a hex there always is (SH-Q-45)'),
  'SH-CHARGE-14': same('SH-SKIRMPASS-01', 'skirmishers in the way of a charge'),
  'SH-SKILL-HARASSING-01': physical('fewer figures show such a unit'),
  'SH-SKILL-LARGEBATTALION-04': same('SH-FORM-06', 'who may close its column'),
  'SH-SKILL-LOOSEORDER-01': same('SH-FORM-05', 'such men are always in skirmish order, or a mob'),
  'SH-Q-15': same('SH-ORDERS-11', 'recruits cost more from two on; the example only avoids the question'),
  'SH-Q-21': informative('how many formations the introduction counts'),
  'SH-Q-33': same('SH-QUALITY-10', 'no save is written for the Elite'),
  'SH-Q-78': same('SH-FIRE-16', 'a square fires once, toward one of its points'),
  'SH-Q-82': informative('which of two printings of a sentence is the newer one'),
  'SH-GAP-22': informative('what this game does not have at all'),
  'SK-SCO-01': informative('which period the rules are for'),
  'SK-SCO-02': informative('what kind of game lies behind them'),
  'SK-SCO-04': informative('advice on whom to command'),
  'SK-CLS-02': same('SK-PLT-01', 'who fires well only by volley'),
  'SK-CLS-06': informative('advantages that the players settle'),
  'SK-SCR-01': informative('what skirmishers ahead of a mass are good for'),
  'SK-IRR-04': informative('a scenario may give a chief any class'),
  'SK-LDR-01': same(
    'SK-UMP-06',
    'a leader is a unit of their own, so in no volley; a better weapon is settled at the desk',
  ),
  'SK-ARM-01': informative('a scenario writes other arms as line or recruits'),
  'SK-ARM-02': same('SK-GAP-04', 'those who have a carbine'),
  'SK-EX-06': same('SK-UMP-06', 'a better weapon is settled at the desk'),
  'SK-GAP-09': informative('which order troops usually have'),
  'FB-MOD-01': informative('what the chapter is about'),
  'FB-MOD-05': same('FB-STEP-02', 'the three movements are the orders that a unit can get'),
  'FB-TAB-02': same('FB-STD-05', 'the distance is a limit; any shorter way is an order like another'),
  'FB-MAX-06': informative('no distance in this game is decided by dice'),
  'FB-OBS-04': same('FB-OBS-03', 'the gap is passed by the usual way, at its usual cost'),
  'FB-CHG-01': same('FB-CHG-07', 'one procedure, however the unit was activated'),
  'FB-CSH-02': same('FB-CSH-01', 'these shots are part of the charge'),
  'FB-ENV-11': same('FB-MOD-03', 'a unit in combat does not step anywhere'),
  'FB-FOR-04': same('FB-UMP-08', 'the players settle it'),
  'FB-Q-06': same('FB-GEO-02', 'the front of a stand'),
  'FB-Q-07': same('FB-GEO-08', 'only ends farther from the enemy are tried'),
  'FB-Q-18': same('FB-UMP-08', 'the players settle towers'),
  'FB-Q-20': same('FB-EVA-01', 'no one is asked to evade'),
  'FB-Q-21': same('FB-GAP-07', 'what commanders on flyers ride'),
  'FB-Q-30': same('FB-GEO-06', 'what a charger may touch on its way'),
  'ASK-02': same('SH-TURN-06', 'whom a side activates next is an order that it gives'),
  'ASK-03': same('SH-TURN-03', 'what a unit does is an order that it gets'),
};
