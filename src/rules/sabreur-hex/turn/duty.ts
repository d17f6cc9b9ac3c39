/** SH-SKILL-IMPETUOUS-03, -04, SH-TERRAIN-20. Which enemies Impetuous units must attack, before any other action. */
import { distanceBetween, nearestFirst } from '../field/place.ts';
import { phrase } from '../../../kernel/phrase.ts';
import { Refusal, refusal } from '../../../kernel/play.ts';
import { NOTHING, run } from '../../../kernel/run.ts';
import { actions } from './actions.ts';
import { approaches } from '../attack/assault.ts';
import { enemiesOf } from '../field/engage.ts';
import { apply } from '../apply.ts';
import type { Action } from '../order.ts';
import { hasSkill, isCavalry, isPanicked, isSquare, type State, type Unit } from '../state.ts';
import { inRough } from '../field/terrain.ts';

export type AttackAction = Extract<Action, { do: 'charge' | 'assault' }>;

/** A unit that must attack, and its possible attacks: the nearest enemy first, and an assault before a charge. */
export interface Duty {
  readonly unit: Unit;
  readonly attacks: readonly AttackAction[];
}

/** SH-SKILL-IMPETUOUS-03, -04, SH-ORDERS-17, -18, SH-Q-18, SH-Q-20. The attacks that play shows possible. */
export function dutyOf(now: State, unit: Unit, reach = 2): Duty | undefined {
  if (!hasSkill(unit, 'impetuous') || isPanicked(unit)) return undefined;
  const enemies = enemiesOf(now, unit)
    .filter((enemy) => distanceBetween(unit, enemy) <= reach && !isSpared(now, unit, enemy))
    .sort(nearestFirst(unit));
  const attacks = enemies.flatMap((enemy): AttackAction[] => [
    ...assaultsOn(now, unit, enemy),
    { do: 'charge', target: enemy.id, via: [], facing: unit.facing },
  ]);
  const possible = attacks.filter((attack) => isPossible(now, unit, attack));
  return possible.length > 0 ? { unit, attacks: possible } : undefined;
}

/** SH-ASSAULT-03. From its own hex if possible; otherwise from every hex that works. */
function assaultsOn(now: State, unit: Unit, enemy: Unit): AttackAction[] {
  const ends = approaches(now, unit, enemy).map(({ path: [step] }) => step ?? unit.at);
  const target = enemy.id;
  if (ends.length === 1 || ends.includes(unit.at)) return [{ do: 'assault', target }];
  return ends.map((from) => ({ do: 'assault', target, from }));
}

/** The order, without the unit: `assault 20L from 1408`. */
function attackText(attack: AttackAction): string {
  const from = attack.do === 'assault' && attack.from !== undefined ? ` from ${attack.from}` : '';
  return `${attack.do} ${attack.target}${from}`;
}

/** SH-SKILL-IMPETUOUS-04, SH-ORDERS-18. No unit is forced to attack into difficult terrain, nor cavalry a square. */
function isSpared(now: State, unit: Unit, enemy: Unit): boolean {
  return inRough(now.map, enemy) || (isCavalry(unit) && isSquare(enemy));
}

/** SH-Q-49. An attack that would only be broken off at a cost does not count as possible. */
function isPossible(now: State, unit: Unit, attack: AttackAction): boolean {
  const strict: State = { ...now, rulings: { ...now.rulings, impossibleAttack: 'refused' } };
  const rules = {
    play: (table: { readonly now: State }) => actions(table, unit.id, [attack], unit.side),
    apply,
  };
  return run(rules, strict, attack, unit.side, [], NOTHING).kind !== 'refused';
}

/** SH-PROC-02 step 5. Units of the active group that still have to attack. */
function dutiesOf(now: State): Duty[] {
  return now.units
    .filter((unit) => now.group.includes(unit.id) && !unit.acted)
    .flatMap((unit) => dutyOf(now, unit) ?? []);
}

/** SH-SKILL-IMPETUOUS-03, SH-PROC-02 step 5. In a group the Impetuous units act first, and must attack. */
export function mustAttackFirst(now: State, unit: Unit, list: readonly Action[]): Refusal | undefined {
  if (!now.group.includes(unit.id)) return undefined;
  const duties = dutiesOf(now);
  const own = duties.find((duty) => duty.unit.id === unit.id);
  if (own && list.some((action) => own.attacks.some((attack) => isLike(attack, action)))) return undefined;
  return refuse(now, own ?? duties[0]);
}

/** The same attack by another path, or from another hex, also counts. */
function isLike(attack: AttackAction, action: Action): boolean {
  return (action.do === 'charge' || action.do === 'assault') && action.target === attack.target;
}

/** SH-SKILL-IMPETUOUS-03, SH-GAP-15. Neither the turn nor the group ends before Impetuous units attack. */
export function mayLeaveGroup(now: State): Refusal | undefined {
  return refuse(now, dutiesOf(now)[0]);
}

function refuse(now: State, duty: Duty | undefined): Refusal | undefined {
  if (!duty) return undefined;
  const { unit, attacks } = duty;
  const enemies = now.units.filter(({ id }) => attacks.some(({ target }) => target === id));
  const targets = enemies.map((enemy) => phrase('refuse-impetuous-target', { enemy: enemy.name }));
  const instead = attacks.map((attack) => `${unit.id} ${attackText(attack)}`);
  return refusal('SH-SKILL-IMPETUOUS-03', 'refuse-impetuous', { unit, targets }, instead);
}
