/** PE-GEO-15, PE-CCH-06 to -09, PE-Q-05, -11, -39, -50. Two that charge each other: how far each comes in a quarter, and where they meet. */
import { gap } from '../../../field/gap.ts';
import { type Length, TOUCH } from '../../../field/length.ts';
import { moved } from '../../../field/point.ts';
import { byNumber, groundOf } from '../position/body.ts';
import { lengthFor } from '../moves/legs.ts';
import { lengthTo } from '../position/push.ts';
import { bonusOf, quarterOf } from '../moves/rates.ts';
import { courseOf, type State, type Unit, unitOf } from '../state.ts';
import { isRunning, opponentOf } from './may.ts';
import type { Hit } from './strike.ts';

/** One of the two. */
export interface Part {
  readonly unit: Unit;
  readonly walks: Length;
  readonly bonus: Length;
  /** PE-CBO-02. Whether its own run-up earns the bonuses. */
  readonly earned: boolean;
}

export interface Duel {
  readonly parts: readonly [Part, Part];
  readonly meets: boolean;
}

/** Each pair once: the one that charges first, or the lower id, before the other. */
export function duelsOf(now: State): Duel[] {
  return now.units
    .filter((unit) => isRunning(now, unit))
    .flatMap((unit) => {
      const other = opponentOf(now, unit);
      if (!other) return [];
      const isFirst = isCounter(unit) === isCounter(other) ? byNumber(unit, other) < 0 : isCounter(other);
      return isFirst ? [duel(now, unit, other)] : [];
    });
}

function isCounter(unit: Unit): boolean {
  return courseOf(unit, 'charge')!.counter;
}

function duel(now: State, charger: Unit, other: Unit): Duel {
  const [a, b] = [lengthFor(now, charger, quarterOf(charger)), lengthFor(now, other, quarterOf(other))];
  const isSetOff = isCounter(other) && courseOf(other, 'charge')!.runUp === 0;
  const gap = lengthTo(charger, other);
  if (gap === undefined) return apart([charger, a], [other, b]);
  // PE-GEO-15. The quarter in which the countercharge sets off: the charger walks first.
  if (isSetOff) {
    if (gap <= a) return joined([charger, gap], [other, 0]);
    const there = after(charger, a);
    const left = lengthTo(other, there) ?? gap - a;
    if (left < quarterOf(other)) return joined([charger, a], [other, Math.min(left, b)]);
    return withBonuses(there, after(other, b), [charger, a], [other, b]);
  }
  // PE-Q-11. Else both walk together, and meet where equal shares of their quarters meet.
  if (gap <= a + b) {
    const share = Math.min(a, Math.ceil((gap * a) / (a + b)));
    const rest = lengthTo(other, after(charger, share)) ?? gap - share;
    return joined([charger, share], [other, Math.min(rest, b)]);
  }
  return withBonuses(after(charger, a), after(other, b), [charger, a], [other, b]);
}

type Walks = readonly [unit: Unit, walks: Length];

function after(unit: Unit, by: Length): Unit {
  return { ...unit, pose: moved(unit.pose, by) };
}

function earns(unit: Unit, walks: Length): boolean {
  return courseOf(unit, 'charge')!.runUp + walks >= quarterOf(unit);
}

/** PE-GEO-15. What is left is closed by the earned bonuses in their proportion, the charger's share rounded up. */
function withBonuses(one: Unit, two: Unit, [charger, a]: Walks, [other, b]: Walks): Duel {
  const gap = lengthTo(one, two);
  if (gap === 0) return joined([charger, a], [other, b]);
  if (gap === undefined || [charger, other].some((unit) => courseOf(unit, 'charge')!.stopping))
    return apart([charger, a], [other, b]);
  const [bonusA, bonusB] = [
    earns(charger, a + Math.min(gap, bonusOf(charger))) ? bonusOf(charger) : 0,
    earns(other, b + Math.min(gap, bonusOf(other))) ? bonusOf(other) : 0,
  ];
  if (gap > bonusA + bonusB || bonusA + bonusB === 0) return apart([charger, a], [other, b]);
  const share = Math.ceil((gap * bonusA) / (bonusA + bonusB));
  const rest = lengthTo(two, after(one, share)) ?? gap - share;
  return {
    meets: true,
    parts: [
      { unit: charger, walks: a, bonus: share, earned: earns(charger, a + share) },
      { unit: other, walks: b, bonus: Math.min(rest, bonusB), earned: earns(other, b + Math.min(rest, bonusB)) },
    ],
  };
}

function joined([charger, whole]: Walks, [other, most]: Walks): Duel {
  const [a, b] = metBy(charger, whole, other, most);
  return {
    meets: true,
    parts: [
      { unit: charger, walks: a, bonus: 0, earned: earns(charger, a) },
      { unit: other, walks: b, bonus: 0, earned: earns(other, b) },
    ],
  };
}

/** Two who do not come straight at each other meet sooner: the other goes less far, and if need be the charger too. */
function metBy(charger: Unit, whole: Length, other: Unit, most: Length): [Length, Length] {
  let [a, b] = [whole, most];
  const lack = (): Length => -TOUCH - gap(groundOf(after(charger, a)), groundOf(after(other, b)));
  for (let by = lack(); by > 0 && a + b > 0; by = lack())
    if (b > 0) b = Math.max(0, b - by);
    else a = Math.max(0, a - by);
  return [a, b];
}

function apart([charger, a]: Walks, [other, b]: Walks): Duel {
  const part = (unit: Unit, walks: Length): Part => ({ unit, walks, bonus: 0, earned: false });
  return { meets: false, parts: [part(charger, a), part(other, b)] };
}

/** What both strike with. */
export function duelHits(now: State, { parts: [a, b] }: Duel, reached: Hit['reached']): Hit[] {
  const how = (unit: Unit) => (courseOf(unitOf(now, unit.id), 'charge')!.counter ? 'countercharge' : 'charge');
  return [
    { by: a.unit.id, target: b.unit.id, how: how(a.unit), bonus: a.earned, reached },
    { by: b.unit.id, target: a.unit.id, how: how(b.unit), bonus: b.earned, reached },
  ];
}
