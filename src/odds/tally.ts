/** Counts some thousand outcomes, or all of them by their weight. */
import { FATES, type Fate, type Outcome } from '../kernel/outlook.ts';
import type { Side } from '../kernel/play.ts';
import type { Lot } from './forecast.ts';

export interface Weighed {
  readonly outcome: Outcome;
  /** How often it occurred, or its share of all outcomes. */
  readonly weight: number;
}

/** `tries`: the sum of the weights. */
export function lotOf(all: readonly Weighed[], tries: number): Lot {
  const isAimed = all.some(({ outcome }) => outcome.target !== undefined);
  return {
    tries,
    actor: counted(all, tries, ({ actor }) => actor),
    ...(isAimed && { target: counted(all, tries, ({ target }) => target) }),
    losses: { red: lossesOf(all, 'red', tries), blue: lossesOf(all, 'blue', tries) },
  };
}

function counted(
  all: readonly Weighed[],
  tries: number,
  fateOf: (outcome: Outcome) => Fate | undefined,
): Record<Fate, number> {
  const counts = Object.fromEntries(FATES.map((fate) => [fate, 0])) as Record<Fate, number>;
  for (const { outcome, weight } of all) {
    const fate = fateOf(outcome);
    if (fate) counts[fate] = Math.min(tries, counts[fate] + weight);
  }
  return counts;
}

/** Shares are fractions, so the last digits of their sum must not matter. */
const ALMOST = 1e-9;

function lossesOf(all: readonly Weighed[], side: Side, tries: number): Lot['losses'][Side] {
  const byLoss = new Map<number, number>();
  for (const { outcome, weight } of all) {
    const lost = outcome.losses[side];
    byLoss.set(lost, (byLoss.get(lost) ?? 0) + weight);
  }
  const sorted = [...byLoss].sort(([a], [b]) => a - b);
  const mean = sorted.reduce((sum, [lost, weight]) => sum + lost * weight, 0) / tries;
  return { mean, low: belowOrAt(sorted, 0.1 * tries), high: belowOrAt(sorted, 0.9 * tries) };
}

/** The smallest loss such that this much of the total weight is at or below it. */
function belowOrAt(sorted: readonly (readonly [number, number])[], weight: number): number {
  let sum = 0;
  for (const [lost, more] of sorted) {
    sum += more;
    if (sum >= weight - ALMOST) return lost;
  }
  return sorted.at(-1)?.[0] ?? 0;
}
