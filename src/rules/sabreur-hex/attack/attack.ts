/** SH-CHARGE-13, SH-ASSAULT-06. What charges and assaults share: the declaration, and the choice to strike. */
import type { Hex } from '../../../hex/grid.ts';
import { askLive } from '../../../kernel/asking.ts';
import type { Displacement } from '../movement/way.ts';
import { involvedWith, isInvolved, isOutflanked } from '../field/engage.ts';
import { evasions, fallBack, farthestFirst, isHeldFromBehind } from '../movement/evade.ts';
import type { Factor } from '../losses/factor.ts';
import { happen, type Play } from '../facts.ts';
import type { Attack } from '../morale/morale.ts';
import { distanceBetween } from '../field/place.ts';
import { ATTACK, type AttackAnswer } from '../questions/attack.ts';
import { hasSkill, isArtillery, isPanicked, isSquare, type State, type Table, type Unit, unitOf } from '../state.ts';
import { inRough } from '../field/terrain.ts';

/** The state at the moment of declaration (SH-PROC-06 and -07, step 1). */
export interface Declared extends Attack {
  readonly kind: 'charge' | 'assault';
  readonly target: string;
  readonly distance: number;
  /** SH-REACT-10. The target already engaged an enemy or was engaged by one. */
  readonly targetBusy: boolean;
  /** SH-REACT-13, -04. The target's formation before any reaction. */
  readonly wasSquare: boolean;
  /** SH-MORALE-05, SH-Q-66. The target's losses to a shot of the attacker just before, if too few for a test. */
  readonly shotBefore: number;
  /** SH-FIRE-03. Enemies in combat with the attacker when it declared: they cannot fire defensively. */
  readonly engagedBefore: readonly string[];
}

/** SH-FIRE-10. What a volley passes on to the attack that follows it. */
export interface AfterShot {
  readonly shotBefore?: number;
}

/** The state of an attack after the target, and then one friend of it, have reacted. */
export interface Reaction {
  /** SH-DEFFIRE-09, SH-CHARGE-19. The attacker still exists and failed no test. */
  readonly goesOn: boolean;
  /** Whether the target stands its ground; otherwise it has evaded, routed or been eliminated (SH-CHARGE-20). */
  readonly target: 'stands' | 'left';
  /** SH-FACTOR-09, SH-Q-28. The target or a friend of it has countercharged. */
  readonly countercharged: 'target' | 'friend' | undefined;
  /** SH-FACTOR-15. What the target lost by failing its test. */
  readonly lostByTarget: number;
  /** SH-DEFFIRE-04, SH-Q-52. The friends next to the target when the attacker made contact. */
  readonly beside: readonly string[];
  /** SH-MORALE-04. The attacker's losses to the target's fire, if too few for a test. */
  readonly lostToFire: number;
}

/** SH-OUTFLANK-05, SH-FIRE-11. */
export function declare(
  now: State,
  kind: Declared['kind'],
  attacker: Unit,
  target: Unit,
  { shotBefore = 0 }: AfterShot = {},
): Declared {
  return {
    kind,
    attacker: attacker.id,
    from: { at: attacker.at, also: attacker.also },
    target: target.id,
    distance: distanceBetween(attacker, target),
    targetBusy: isInvolved(now, target),
    wasSquare: isSquare(target),
    outflanked: isOutflanked(now, attacker),
    shotBefore,
    engagedBefore: involvedWith(now, attacker).map((enemy) => enemy.id),
  };
}

/** SH-CHARGE-10, SH-ASSAULT-10. Guns, panicked units and squares never attack, skirmishers only what is as loose. */
export function isBarred(now: State, unit: Unit, target: Unit): boolean {
  if (isArtillery(unit) || isPanicked(unit) || isSquare(unit)) return true;
  if (unit.formation !== 'skirmish') return false;
  const loose = isArtillery(target) || target.formation === 'skirmish' || isPanicked(target);
  return !loose && !inRough(now.map, target);
}

/** ASK-08, SH-CHARGE-17, SH-ASSAULT-09, SH-SKILL-IMPETUOUS-01. By default yes with a die, but no against a square. */
export function* wishesToAttack(table: Table, declared: Declared, { dice }: Factor): Play<boolean> {
  const { attacker: id, target } = declared;
  const attacker = unitOf(table.now, id);
  if (hasSkill(attacker, 'impetuous')) return true;
  const square = isSquare(unitOf(table.now, target));
  const ways = square && !declared.wasSquare ? evasionsFromSquare(table.now, attacker, declared) : [];
  const choice = yield* askLive<AttackAnswer, 'attack' | 'stop' | Displacement>(ATTACK, {
    to: attacker.side,
    unit: id,
    about: { target, square },
    options: [
      { value: { say: 'attack' }, about: { dice }, live: 'attack' },
      { value: { say: 'stop' }, live: 'stop' },
      ...ways.map((way) => ({ value: evasion(way.path.at(-1)!), live: way })),
    ],
    fallback: { say: dice < 1 || square ? 'stop' : 'attack' },
    quiet: true,
    means(said) {
      if (said.say !== 'ifSquare' || !square) return undefined;
      if (typeof said.choice === 'string') return { value: { say: said.choice }, live: said.choice };
      const { evadeTo } = said.choice;
      const way = ways.find(({ path }) => path.at(-1) === evadeTo);
      return way && { value: evasion(evadeTo), live: way };
    },
  });
  if (choice === 'stop') yield* happen({ type: 'declined', unit: id, target });
  else if (choice !== 'attack') yield* fallBack(table, id, choice);
  return choice === 'attack';
}

/** SH-CHARGE-21, SH-EVADE-02, -05, SH-Q-43. Cavalry of any type may fall back from infantry that has just formed square. */
function evasionsFromSquare(now: State, attacker: Unit, { kind }: Declared): Displacement[] {
  if (kind !== 'charge' || isHeldFromBehind(now, attacker)) return [];
  return farthestFirst(evasions(now, attacker));
}

function evasion(to: Hex): AttackAnswer {
  return { say: 'evade', to };
}
