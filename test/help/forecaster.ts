/** A forecaster in this thread, with these rules, that records its requests. */
import type { Asking, Forecaster } from '../../src/odds/forecast.ts';
import { LIMITS, computeForecast } from '../../src/odds/compute.ts';
import type { AnyRuleset } from '../../src/host/ruleset.ts';

export interface Witness extends Forecaster {
  readonly asked: Asking[];
  readonly woken: () => number;
}

/** `tries`: the most tries per answer, whatever is requested. */
export function forecasterOf(rulesets: ReadonlyMap<string, AnyRuleset>, tries = 100): Witness {
  const asked: Asking[] = [];
  let woken = 0;
  return {
    asked,
    woken: () => woken,
    forecast: async (asking) => {
      asked.push(asking);
      // Data sent to a thread is copied.
      const copy = structuredClone({ ...asking, tries: Math.min(tries, asking.tries) });
      return computeForecast(rulesets.get(asking.ruleset)!, copy, { ...LIMITS, whole: 300 });
    },
    wake: () => void (woken += 1),
    close: async () => undefined,
  };
}
