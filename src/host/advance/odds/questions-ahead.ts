/**
 * What a forecaster receives: only what the person asking may know. The position is their view of it. The enemy's filed
 * answers, standing orders, plans, queued orders, sealed deployments and unpublished doctrines are in none of its
 * arguments.
 */
import { Refusal, type Side } from '../../../kernel/play.ts';
import type { Asking } from '../../../odds/forecast.ts';
import type { LoadedBattle } from '../../battle/loaded-battle.ts';
import type { AnyEntry, AnyRuleset } from '../../ruleset.ts';

interface Question {
  /** The position before the order. */
  readonly state: unknown;
  readonly by: Side;
  /** In canonical text. */
  readonly order: string;
  readonly past: readonly AnyEntry[];
  /** Who sees the answer: a side, or everyone. */
  readonly eyes: Side | undefined;
  readonly doctrines: Asking['doctrines'];
  readonly tries: number;
  readonly forMs?: number;
}

export function askingOf(
  { rules, battle }: Pick<LoadedBattle, 'rules' | 'battle'>,
  { state, eyes, ...question }: Question,
): Asking {
  return {
    ruleset: rules.name,
    state: rules.view(state, eyes),
    ...question,
    // From public values: the same question has the same answer.
    seed: `${battle.id} ${battle.seq} ${question.order}`,
  };
}

/** An order without the answers included for later, which are secret; undefined: nothing is left of it. */
export function withoutFiled(rules: AnyRuleset, text: string, state: unknown, by: Side): string | undefined {
  const read = rules.orders(text.split(',')[0]!, state, by);
  if (read instanceof Refusal || read.length !== 1) return undefined;
  const [bare] = read;
  return rules.filed(bare!.order, by).length === 0 ? bare!.text : undefined;
}
