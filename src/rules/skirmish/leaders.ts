/** SK-LDR, SK-DIS-01, SK-GEO-08. Who commands whom, and whether their voice carries. */
import { CENTIMETRE, type Length } from '../../field/length.ts';
import { apart } from './squad.ts';
import { isLeader, type State, type Unit } from './state.ts';

/** SK-GEO-08. */
const VOICE: Length = 20 * CENTIMETRE;

/** SK-GEO-08. From a leader to the nearest figure of the unit. */
function isInVoice(leader: Unit, unit: Unit): boolean {
  return apart(leader, unit) <= VOICE;
}

/** SK-LDR-03. The leaders of a unit's side who command it, or nobody else, and are in voice range; the nearest first. */
export function superiorsOf(now: State, unit: Unit): Unit[] {
  const leaders = now.units.filter(
    (each) => isLeader(each) && each.side === unit.side && (each.of === undefined || each.of === unit.id),
  );
  return leaders.filter((leader) => isInVoice(leader, unit)).toSorted((a, b) => apart(a, unit) - apart(b, unit));
}

/** SK-DIS-01. Whether a leader's voice reaches the unit now. */
export function isCommanded(now: State, unit: Unit): boolean {
  return superiorsOf(now, unit).length > 0;
}

/** SK-MOR-07, SK-Q-14. A musician with the unit adds 1 to its morale. */
export function musicianOf(now: State, unit: Unit): Unit | undefined {
  return now.units.find(
    (each) => each.role === 'musician' && each.side === unit.side && each.of === unit.id && isInVoice(each, unit),
  );
}

/** SK-IRR-03. A noble or a priest within voice range of guerrillas. */
export function inspirerOf(now: State, unit: Unit): Unit | undefined {
  return superiorsOf(now, unit).find(({ role }) => role === 'noble' || role === 'priest');
}
