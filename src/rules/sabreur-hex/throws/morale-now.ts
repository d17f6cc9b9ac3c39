/** The modifiers of a unit's morale test in a battle, as described at a real table. */
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import type { AskedNow, Said } from '../../../kernel/throwing.ts';
import { unitNamed } from '../language/looks.ts';
import { MORALE } from '../losses/modifiers.ts';
import { moraleModifiers } from '../morale/morale.ts';
import { hasSkill, isArtillery, isCavalry, isPanicked, isSquare, type State, type Unit, unitOf } from '../state.ts';
import { inCover } from '../field/terrain.ts';
import { steadinessOf } from './steadiness.ts';

/** With a target, charged by it; without, testing for losses, or rallying if panicked. */
export function moraleNow(
  now: State,
  name: string,
  target?: string,
  { began = now }: AskedNow<State> = {},
): Said | Refusal {
  const unit = unitNamed(name, now);
  if (unit instanceof Refusal) return unit;
  const charger = target === undefined ? undefined : unitNamed(target, now);
  if (charger instanceof Refusal) return charger;
  if (charger && charger.side === unit.side) {
    return new Refusal('SH-CHARGE-01', phrase('refuse-charge-friend', { unit: charger.name, target: unit.name }));
  }
  return charger && takesNoTest(now, unit, charger) ? noTest(unit, charger) : saidOf(now, began, unit, charger);
}

/** SH-REACT-13. In square or in cover, a unit takes no test for a charge of cavalry. */
function takesNoTest(now: State, unit: Unit, charger: Unit): boolean {
  return isCavalry(charger) && (isSquare(unit) || inCover(now.map, unit, charger));
}

function noTest(unit: Unit, charger: Unit): Refusal {
  return new Refusal('SH-REACT-13', phrase('throw-refuse-no-test', { unit: unit.name, charger: charger.name }));
}

/** SH-FLANKPROT-05, SH-Q-64. Flank protection also depends on the charger's place when it declared. */
function saidOf(now: State, began: State, unit: Unit, charger: Unit | undefined): Said {
  const reason = charger ? 'reaction' : isPanicked(unit) ? 'rally' : 'losses';
  const attack = charger && { attacker: charger.id, from: unitOf(began, charger.id) };
  const ledger = moraleModifiers(now, unit, reason, attack ? { attack } : {}).map((each) => each.name);
  return {
    who: charger ? [unit.id, charger.id] : [unit.id],
    reason: [reason],
    command: unit.command,
    quality: [steadinessOf(now, unit)],
    arm: [isCavalry(unit) ? 'cavalry' : isArtillery(unit) ? 'artillery' : 'infantry'],
    ground: [groundOf(now, unit, charger, ledger.includes(MORALE.cover.name))],
    modifiers: ledger.filter((each) => each !== MORALE.cover.name),
    traits: [
      ...(isPanicked(unit) ? ['panicked'] : []),
      ...(unit.formation === 'extendedLine' ? ['extendedLine'] : []),
      ...(['stubborn', 'harassing', 'controlledFire'] as const).filter((skill) => hasSkill(unit, skill)),
      ...(isPractised(unit) ? ['counterchargeSkill'] : []),
    ],
  };
}

/** SH-MORALE-17. */
function isPractised(unit: Unit): boolean {
  return (['cuirassier', 'halfCuirass', 'counterchargeSkill'] as const).some((skill) => hasSkill(unit, skill));
}

/** SH-MORALE-10, -11, -13, SH-TERRAIN-10. */
function groundOf(now: State, unit: Unit, charger: Unit | undefined, isWalled: boolean): string {
  if (isWalled) return 'village';
  if (inCover(now.map, unit)) return 'wood';
  return charger && inCover(now.map, unit, charger) ? 'woodSide' : 'open';
}
