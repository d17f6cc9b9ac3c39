/** Forecasts for whoever asks. */
import type { Ruleset } from '../kernel/ruleset.ts';
import { rulesets } from '../rules/index.ts';
import type { Forecaster } from './forecast.ts';
import { reckon } from './reckon.ts';

export function openForecaster(): Forecaster {
  return {
    forecast: async (asking) => {
      const rules = (rulesets as Readonly<Record<string, unknown>>)[asking.ruleset] as
        | Ruleset<unknown, unknown, unknown>
        | undefined;
      if (!rules) throw new Error(`no rules are called ${asking.ruleset}`);
      return reckon(rules, asking);
    },
    close: async () => {},
  };
}
