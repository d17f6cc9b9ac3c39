/** FB-GAP-12. The dice that a unit has in stand-in combat: whom each of its stands fights, and how. */
import type { Length } from '../../../field/length.ts';
import { byId } from '../../../field/together.ts';
import { supportingStands } from '../charge/support.ts';
import { type State, type Unit, unitOf } from '../state.ts';

/** Dice of a unit in combat at one enemy: what is added to each, and what each has to show. */
export interface Blows {
  readonly target: string;
  readonly dice: number;
  readonly bonus: number;
  readonly needs: number;
}

/** FB-GAP-12. Two dice for each stand in edge contact, one for one that touches by a corner or supports; modifiers to each die. */
export function blowsOf(now: State, unit: Unit): Blows[] {
  const isCharge = unit.charged && unit.side === now.active;
  const shock = unit.shock && isCharge ? 1 : 0;
  const duels = duelsOf(now, unit);
  const fighting = duels.map(({ long, ...duel }) => ({ ...duel, dice: (long > 0 ? 2 : 1) + shock }));
  const supporting = supportingStands(now, unit).map(({ before }) => ({
    target: duels.find(({ n }) => n === before.n)!.target,
    isTurned: false,
    dice: 1,
  }));
  const alike = Map.groupBy([...fighting, ...supporting], ({ target, isTurned }) => `${target} ${isTurned}`);
  return [...alike.values()].map((all) => ({
    target: all[0]!.target,
    dice: all.reduce((sum, { dice }) => sum + dice, 0),
    bonus: (all[0]!.isTurned ? 1 : 0) - (unit.confused === now.turn ? 1 : 0),
    needs: unitOf(now, all[0]!.target).fortified ? 6 : 5,
  }));
}

/** A stand that fights, the enemy that it fights, and whether it has that one by the flank or in the rear. */
interface Duel {
  readonly n: number;
  readonly target: string;
  readonly long: Length;
  readonly isTurned: boolean;
}

/** FB-GAP-12. Each stand fights the enemy that it touches along the greatest length; of equals, the lower number. */
function duelsOf({ contacts }: State, unit: Unit): Duel[] {
  return unit.stands.flatMap(({ n }) => {
    const touched = contacts.flatMap(({ unit: id, stand, enemy, on, side, long }): Duel[] => {
      if (id === unit.id && stand === n) return [{ n, target: enemy, long, isTurned: side !== 'front' }];
      return enemy === unit.id && on === n ? [{ n, target: id, long, isTurned: false }] : [];
    });
    const [first] = touched.toSorted((a, b) => b.long - a.long || byId(a.target, b.target));
    if (!first) return [];
    return [{ ...first, isTurned: touched.some(({ target, isTurned }) => isTurned && target === first.target) }];
  });
}
