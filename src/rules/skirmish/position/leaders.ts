/** SK-LDR, SK-DIS-01, SK-GEO-08. Who commands whom, whether their voice carries, and who is in disorder. */
import { CENTIMETRE, type Length } from '../../../field/length.ts';
import { apart, friendsOf, isSquad } from './squad.ts';
import { isLeader, type State, type Unit } from '../state.ts';

/** SK-GEO-08. */
export const VOICE: Length = 20 * CENTIMETRE;

/** SK-GEO-08. From a leader to the nearest figure of the unit. */
function isInVoice(leader: Unit, unit: Unit): boolean {
  return apart(leader, unit) <= VOICE;
}

/** SK-LDR-03. The leaders of a unit's side who command it, or nobody else, and are in voice range; the nearest first. */
export function superiorsOf(now: State, unit: Unit): Unit[] {
  return friendsOf(now, unit)
    .filter((each) => isLeader(each) && (each.of === undefined || each.of === unit.id) && isInVoice(each, unit))
    .toSorted((a, b) => apart(a, unit) - apart(b, unit));
}

/** SK-DIS-01. Whether a leader's voice reaches the unit now. */
export function isCommanded(now: State, unit: Unit): boolean {
  return superiorsOf(now, unit).length > 0;
}

/** SK-MOR-07, SK-Q-14. A musician with the unit adds 1 to its morale. */
export function musicianOf(now: State, unit: Unit): Unit | undefined {
  return friendsOf(now, unit).find((each) => each.role === 'musician' && each.of === unit.id && isInVoice(each, unit));
}

/** SK-IRR-03. A noble or a priest within voice range of guerrillas. */
export function inspirerOf(now: State, unit: Unit): Unit | undefined {
  return superiorsOf(now, unit).find(({ role }) => role === 'noble' || role === 'priest');
}

/** SK-DIS-01, SK-Q-08, -34. Without a leader at the start of the turn; grenadiers, voltigeurs and light infantry are not. */
export function lacksLeader(unit: Pick<Unit, 'led' | 'row' | 'role'>): boolean {
  return !unit.led && isSquad(unit) && !['grenadier', 'eliteVoltigeur', 'light'].includes(unit.row);
}

/** SK-Q-27. Skirmishers that have failed a test, until they recoil. */
export function areShaken({ formation, recoils }: Pick<Unit, 'formation' | 'recoils'>): boolean {
  return formation === 'skirmish' && recoils;
}

/** SK-DIS-01, SK-MOR-01, SK-Q-27. For want of a leader, or as line, recruits or shaken in skirmish order. */
export function isDisordered(unit: Unit): boolean {
  return lacksLeader(unit) || areShaken(unit) || (unit.formation === 'skirmish' && isDrilledOnly(unit));
}

/** SK-PLT-01, SK-MOR-01. Line and recruits know platoon drill only. */
export function isDrilledOnly({ row }: Pick<Unit, 'row'>): boolean {
  return row === 'line' || row === 'recruit';
}
