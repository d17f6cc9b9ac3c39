/** Which of several orders is worth reckoning: the first that needs dice or somebody, from where those before it lead. */
import type { About } from '../../../kernel/outlook.ts';
import { type Phrase, phrase } from '../../../kernel/phrase.ts';
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Foresight } from '../../orders/dry-run.ts';
import type { Loaded } from '../../battle/loaded-battle.ts';
import type { Parts } from '../../battle/deps.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import { no } from '../../battle/voice.ts';
import { levelOf } from '../../battle/odds-level.ts';

export interface First extends About {
  /** In canonical text. */
  readonly order: string;
  /** The position that it is given from. */
  readonly state: unknown;
  /** Which one it is, where there are others. */
  readonly notes: readonly Phrase[];
}

export function firstOf(rules: AnyRuleset, { orders }: Foresight, side: Side): First | Refusal {
  const first = orders.findIndex(({ needs }) => needs !== undefined);
  const order = orders[first];
  if (!order) return no(phrase('odds-certain'));
  const about = aboutOf(rules, order.text, order.from, side);
  if (!about) return no(phrase('odds-nothing'));
  const notes = orders.length > 1 ? [phrase('odds-first', { n: first + 1, of: orders.length })] : [];
  return { order: order.text, state: order.from, ...about, notes };
}

/** Is there anything in these orders that the odds can be asked of, here and now? */
export function mayReckon(
  { forecaster }: Pick<Parts, 'forecaster'>,
  { rules, battle, waiting }: Pick<Loaded, 'rules' | 'battle' | 'waiting'>,
  foresight: Foresight,
  side: Side,
): boolean {
  if (!forecaster || waiting || levelOf(battle) !== 'full') return false;
  if (firstOf(rules, foresight, side) instanceof Refusal) return false;
  // He may ask, or confirm what a card with chances comes of.
  forecaster.wake();
  return true;
}

/** Who acts, and at whom it is aimed. */
export function aboutOf(rules: AnyRuleset, text: string, state: unknown, side: Side) {
  const read = rules.orders(text, state, side);
  return read instanceof Refusal || read.length !== 1 ? undefined : rules.outlook?.about(read[0]!.order, state);
}
