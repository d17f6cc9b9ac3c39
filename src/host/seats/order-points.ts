/** The order points of a side: common, unless its chief allots them. */
import { phrase } from '../../kernel/phrase.ts';
import type { Refusal, Side } from '../../kernel/play.ts';
import type { LoadedBattle } from '../battle/loaded-battle.ts';
import { isShared, seatOf } from './commanders.ts';
import type { AnyRuleset } from '../ruleset.ts';
import { no } from '../battle/voice.ts';

/** Undefined: this ruleset has none. */
export function pointsOf(rules: AnyRuleset, state: unknown, side: Side): number | undefined {
  return rules.score(state).find((score) => score.side === side)?.orderPoints;
}

/** What a person may still spend: their allotment, otherwise the points not allotted to anyone. */
export function leftTo(loaded: LoadedBattle, side: Side, userId: string | undefined): number | undefined {
  const all = pointsOf(loaded.rules, loaded.state, side);
  if (all === undefined) return undefined;
  const own = userId === undefined ? undefined : seatOf(loaded, side, userId)?.points;
  return own === undefined ? Math.max(0, all - allotted(loaded, side)) : Math.min(own, all);
}

/** The points allotted to the commanders of a side, except one of them. */
export function allotted({ seats }: LoadedBattle, side: Side, but?: string): number {
  const counted = seats.filter((seat) => seat.side === side && seat.userId !== but);
  return counted.reduce((sum, { points = 0 }) => sum + points, 0);
}

/** The cost of an order, from the position after it; negative if it was undone. */
export function costOf({ rules, state }: LoadedBattle, side: Side, after: unknown): number {
  return (pointsOf(rules, state, side) ?? 0) - (pointsOf(rules, after, side) ?? 0);
}

/** An order that costs more than its giver has left. */
export function tooDear(
  loaded: LoadedBattle,
  side: Side,
  userId: string | undefined,
  after: unknown,
): Refusal | undefined {
  if (userId === undefined || !isShared(loaded, side)) return undefined;
  const [cost, left] = [costOf(loaded, side, after), leftTo(loaded, side, userId)];
  return left === undefined || cost <= left ? undefined : no(phrase('seat-too-dear', { cost, left }));
}
