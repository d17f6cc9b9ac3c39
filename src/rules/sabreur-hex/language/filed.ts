/** Answers given ahead: the conditions after an order, filed under the questions they will answer. */
import type { Side } from '../../../kernel/play.ts';
import type { Filed } from '../../../kernel/ruleset.ts';
import type { Order, Presets } from '../order.ts';
import { QUESTIONS } from '../questions/index.ts';

/** An answer and the kind of its question. */
export interface Ahead {
  /** The unit it is for, if not the one ordered or asked. */
  readonly unit?: string;
  readonly kind: string;
  readonly text: string;
}

/** What an order files: where two texts answer one question, the one that depends on something comes first. */
export function filed(order: Order, by: Side): readonly Filed[] {
  if (order.kind !== 'act' || order.unit === undefined) return [];
  const { unit, presets } = order;
  return ahead(presets).map((each) => ({ to: by, unit, ...each }));
}

export function ahead(presets: Presets): Ahead[] {
  return QUESTIONS.flatMap(({ kind, filed: answers }) => answers(presets).map((each) => ({ kind, ...each })));
}
