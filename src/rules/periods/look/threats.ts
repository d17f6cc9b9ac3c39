/** PE-CHG, PE-CTG. Which enemies could charge a unit: by arm, formation and what lies before them, never by how far they are or may. */
import { phrase } from '../../../kernel/phrase.ts';
import { awayPhrase, pairOf } from '../../../survey/field/spoken.ts';
import { type Threat, threatsOn } from '../../../survey/field/threats.ts';
import { gapBetween } from '../../../field/several.ts';
import { isBefore, isStraightAhead } from '../position/ahead.ts';
import { byNumber, enemiesOf, groundOf } from '../position/body.ts';
import { whyNoCharge } from '../charge/may.ts';
import { isInContact } from '../position/contacts.ts';
import { isUnit } from '../position/everyone.ts';
import { courseOf, type State, type Unit } from '../state.ts';
import { PEOPLE } from './people.ts';

export const threatLook = threatsOn(
  PEOPLE,
  { title: 'pe-threats', none: 'pe-threat-none', assumes: 'pe-threat-assumes' },
  (now, who) =>
    isUnit(who)
      ? enemiesOf(now, who)
          .toSorted(byNumber)
          .flatMap((enemy) => threatsOf(now, enemy, who))
      : [],
);

function threatsOf(now: State, enemy: Unit, unit: Unit): Threat[] {
  const how = howThreatened(now, enemy, unit);
  if (!how) return [];
  const far = gapBetween([groundOf(enemy)], [groundOf(unit)]);
  const away = awayPhrase(unit.pose, enemy.pose, far, now.variants.measuring);
  return [
    {
      says: phrase(`pe-threat-${how}`, { enemy: enemy.name, away }),
      mark: { kind: 'charge', side: enemy.side, way: [pairOf(enemy.pose), pairOf(unit.pose)] },
    },
  ];
}

function howThreatened(now: State, enemy: Unit, unit: Unit): 'charges' | 'straight' | 'turns' | undefined {
  if (whyNoCharge(enemy, unit) !== undefined || isInContact(now, enemy)) return undefined;
  const isAhead = isStraightAhead(now, enemy, unit);
  if (courseOf(enemy, 'charge')) return isAhead ? 'charges' : undefined;
  if (enemy.course || !isBefore(now, enemy, unit)) return undefined;
  return isAhead ? 'straight' : 'turns';
}
