/** PE-GAP-14. Why a line cannot be written: the clause that forbids it, and the message that says so. */
import { refusal, type Refusal } from '../../kernel/play.ts';
import type { Args } from '../../kernel/phrase.ts';

const MESSAGES = {
  'PE-ART-03': 'periods-refuse-guns-turn',
  'PE-ART-05': 'periods-refuse-unlimber-unformed',
  'PE-ART-07': 'periods-refuse-limbered',
  'PE-BCK-01': 'periods-refuse-back-drilled',
  'PE-BCK-02': 'periods-refuse-back-formation',
  'PE-CFO-01': 'periods-refuse-charge-guns',
  'PE-CFO-02': 'periods-refuse-charge-square',
  'PE-CFO-03': 'periods-refuse-charge-skirmish',
  'PE-CFO-04': 'periods-refuse-charge-cavalry',
  'PE-CFO-05': 'periods-refuse-charge-slope',
  'PE-CFO-06': 'periods-refuse-charge-melee',
  'PE-CFO-07': 'periods-refuse-charge-disorganised',
  'PE-CFO-08': 'periods-refuse-charge-obstacle',
  'PE-CHG-04': 'periods-refuse-charge-formation',
  'PE-CHG-06': 'periods-refuse-charge-posture',
  'PE-CHG-11': 'periods-refuse-feint',
  'PE-CMU-01': 'periods-refuse-charge-second',
  'PE-COB-03': 'periods-refuse-charging',
  'PE-CTG-01': 'periods-refuse-charge-unseen',
  'PE-CTG-04': 'periods-refuse-charge-beside',
  'PE-DST-05': 'periods-refuse-far',
  'PE-EVA-01': 'periods-refuse-evade-posture',
  'PE-FMR-02': 'periods-refuse-forced-formation',
  'PE-FMR-04': 'periods-refuse-forced-again',
  'PE-FMR-05': 'periods-refuse-reforms-first',
  'PE-FMR-06': 'periods-refuse-forced-skirmish',
  'PE-GAP-03': 'periods-refuse-unformed',
  'PE-GAP-04': 'periods-refuse-enter-posture',
  'PE-GAP-07': 'periods-refuse-cross',
  'PE-GAP-09': 'periods-refuse-charge-unformed',
  'PE-GAP-11': 'periods-refuse-rejoin',
  'PE-GAP-14': 'periods-refuse-alone',
  'PE-GAP-15': 'periods-refuse-officer',
  'PE-GEO-05': 'periods-refuse-barred',
  'PE-GEO-12': 'periods-refuse-reorient',
  'PE-GEO-28': 'periods-refuse-room',
  'PE-OBL-01': 'periods-refuse-oblique',
  'PE-OBL-02': 'periods-refuse-oblique-angle',
  'PE-PRO-01': 'periods-refuse-deployed',
  'PE-PRO-03': 'periods-refuse-deployed-wheel',
  'PE-Q-03': 'periods-refuse-evade-arm',
  'PE-Q-35': 'periods-refuse-past',
  'PE-Q-36': 'periods-refuse-forgotten',
  'PE-Q-45': 'periods-refuse-escaping',
  'PE-Q-49': 'periods-refuse-contact',
  'PE-Q-59': 'periods-refuse-square',
  'PE-Q-60': 'periods-refuse-enter',
  'PE-RAE-01': 'periods-refuse-rally-late',
  'PE-RAL-01': 'periods-refuse-rally-arm',
  'PE-REA-04': 'periods-refuse-errand',
  'PE-STEP-02': 'periods-refuse-whose',
  'PE-TAB-05': 'periods-refuse-form',
  'PE-TRN-13': 'periods-refuse-flank-turned',
  'PE-UNL-01': 'periods-refuse-not-limbered',
} as const;

/** A clause that can forbid a line. */
export type Bar = keyof typeof MESSAGES;

/** The sentences take `unit`, and `target` where the line names one. */
export function refusedBy(clause: Bar, args?: Args): Refusal {
  return refusal(clause, MESSAGES[clause], args);
}
