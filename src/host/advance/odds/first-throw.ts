/**
 * Which of several orders is worth calculating odds for: the first that needs dice or another person, from the position
 * the earlier ones lead to.
 */
import type { About } from '../../../kernel/outlook.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Foresight } from '../../orders/dry-run.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { Deps } from '../../battle/deps.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import { no } from '../../battle/voice.ts';
import { levelOf } from '../../battle/odds-level.ts';

export interface FirstRoll extends About {
  /** In canonical text. */
  readonly order: string;
  /** The position that it is given from. */
  readonly state: unknown;
  /** Which order it is, if there are others. */
  readonly notes: readonly Phrase[];
}

export function firstRollOf(rules: AnyRuleset, { orders }: Foresight, side: Side): FirstRoll | Refusal {
  const first = orders.findIndex(({ needs }) => needs !== undefined);
  const order = orders[first];
  if (!order) return no(phrase('odds-certain'));
  const about = aboutOf(rules, order.text, order.from, side);
  if (!about) return no(phrase('odds-nothing'));
  const notes = orders.length > 1 ? [phrase('odds-first', { n: first + 1, of: orders.length })] : [];
  return { order: order.text, state: order.from, ...about, notes };
}

/** Whether the odds of these orders can be requested here and now. */
export function mayForecast(
  { forecaster }: Pick<Deps, 'forecaster'>,
  { rules, battle, waiting }: Pick<LoadedBattle, 'rules' | 'battle' | 'waiting'>,
  foresight: Foresight,
  side: Side,
): boolean {
  if (!forecaster || waiting || levelOf(battle) !== 'full') return false;
  if (firstRollOf(rules, foresight, side) instanceof Refusal) return false;
  // The person may ask, or confirm an order that leads to a card with chances.
  forecaster.wake();
  return true;
}

/** The order's actor and target. */
export function aboutOf(rules: AnyRuleset, text: string, state: unknown, side: Side) {
  const read = rules.orders(text, state, side);
  return read instanceof Refusal || read.length !== 1 ? undefined : rules.outlook?.about(read[0]!.order, state);
}
