/** The stored content of a plan. */
import { z } from 'zod';
import type { Phrase } from '../../../kernel/phrase.ts';
import type { Json } from '../../../kernel/play.ts';
import type { Condition, Language } from '../../../kernel/ruleset.ts';
import { showCondition } from '../../../kernel/text/conditions.ts';
import type { AnyRuleset } from '../../ruleset.ts';
import type { Plan } from '../../store/store.ts';

const condition: z.ZodType<Condition> = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['engaged', 'free', 'reach']), unit: z.string() }),
  z.object({ kind: z.literal('points'), least: z.number().int() }),
]);

const planned = z.object({ text: z.string(), conditions: z.array(condition) });

const written = z.object({
  /** The orders still to come, in canonical text. */
  orders: z.array(planned),
  /** The units that no longer obeyed when it was written. */
  broken: z.array(z.string()),
  /** The order given last. */
  running: z.string().optional(),
  /** Why it has stopped: a phrase. */
  stopped: z.looseObject({ id: z.string() }).optional(),
});

export type Planned = z.infer<typeof planned>;

export interface Written {
  readonly orders: readonly Planned[];
  readonly broken: readonly string[];
  readonly running?: string | undefined;
  readonly stopped?: Phrase | undefined;
}

export function readWritten({ orders }: Pick<Plan, 'orders'>): Written {
  return written.parse(orders) as Written;
}

/** The row with its present content. */
export function withWritten<P extends object>(plan: P, now: Written): P & Pick<Plan, 'orders'> {
  return { ...plan, orders: JSON.parse(JSON.stringify(now)) as Json };
}

/** An order with its conditions, in a reader's language. */
export function shownPlanned(rules: AnyRuleset, { text, conditions }: Planned, language: Language): string {
  return [rules.showOrder(text, language), ...conditions.map((each) => showCondition(each, language))].join(', ');
}

/** Whether this order was given by plan. `plans`: as they are while it is played. */
export function isPlanned(plans: readonly Plan[], userId: string | undefined, text: string): boolean {
  return plans.some((plan) => plan.userId === userId && readWritten(plan).running === text);
}
