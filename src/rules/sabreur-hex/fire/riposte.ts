/** SH-RIPOSTE. Return fire: some targets answer a shot straight away. */
import { mayTarget } from './target.ts';
import { Refusal, refusal } from '../../../kernel/play.ts';
import { askAs } from '../../../kernel/asking.ts';
import { engagesAny } from '../field/engage.ts';
import type { Play } from '../facts.ts';
import { fireFactor } from '../losses/factor.ts';
import { mayFire, shoot } from './fire.ts';
import { areAdjacent } from '../field/place.ts';
import { RETURN_FIRE } from '../questions/return-fire.ts';
import { hasSkill, isArtillery, isInfantry, isLine, type State, type Table, type Unit } from '../state.ts';

/** SH-RIPOSTE-01, -02, -07, -09, SH-PRIORITY-06, SH-Q-69. The target, then one regimental gun beside it. */
export function* returnFire(table: Table, firerId: string, target: Unit): Play {
  const guns = isInfantry(target) ? table.now.units.filter((gun) => standsBy(gun, target)).map((gun) => gun.id) : [];
  yield* answerShot(table, firerId, target.id);
  for (const gun of guns) if (yield* answerShot(table, firerId, gun)) return;
}

/** SH-RIPOSTE-07. A regimental gun adjacent to the infantry fired at. */
function standsBy(gun: Unit, target: Unit): boolean {
  return gun.type === 'regimentalGun' && gun.side === target.side && areAdjacent(gun, target);
}

/** ASK-14. Fires back if it can with a die, and its player has not ordered otherwise. */
function* answerShot(table: Table, firerId: string, id: string): Play<boolean> {
  const unit = table.now.units.find((each) => each.id === id);
  const firer = table.now.units.find((each) => each.id === firerId);
  if (!unit || !firer || mayReturnFire(table.now, unit, firer)) return false;
  if (fireFactor(table.now, unit, firer, 'return').dice < 1) return false;
  if (!(yield* wishesToFire(unit, firer))) return false;
  yield* shoot(table, id, firerId, 'return');
  return true;
}

/** SH-RIPOSTE-03 to -08, SH-SKILL-BOMBARD-01, -OBSOLETEFIREARM-02. Guns, lines and skirmishers, once a turn. */
export function mayReturnFire(now: State, unit: Unit, firer: Unit): Refusal | undefined {
  const no = (clause: string) => refusal(clause, 'refuse-return-fire', { unit });
  if (!isArtillery(unit) && !isLine(unit) && unit.formation !== 'skirmish') return no('SH-RIPOSTE-05');
  if (unit.firedBack) return no('SH-RIPOSTE-06');
  if (hasSkill(unit, 'bombard') || hasSkill(unit, 'obsoleteFirearm') || engagesAny(now, unit)) {
    return no('SH-RIPOSTE-08');
  }
  return mayFire(now, unit) ?? mayTarget(now, unit, firer);
}

function* wishesToFire({ side, id }: Unit, firer: Unit): Play<boolean> {
  const { say } = yield* askAs(RETURN_FIRE, {
    to: side,
    unit: id,
    about: { at: firer.id },
    options: [{ value: { say: 'fire' } }, { value: { say: 'noFire' } }],
    fallback: { say: 'fire' },
    quiet: true,
  });
  return say === 'fire';
}
