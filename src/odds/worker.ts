/**
 * The thread in which orders are forecast, one question after the other. Its priority is the usual one, unlike that of
 * self-play: a person waits for it, and each question has an end.
 */
import { parentPort } from 'node:worker_threads';
import type { Ruleset } from '../kernel/ruleset.ts';
import { rulesets } from '../rules/index.ts';
import type { Asking, Forecast } from './forecast.ts';
import { LIMITS, reckon } from './reckon.ts';

/** A question is an `Asking` as JSON. */
export type Response = { readonly forecast: Forecast | undefined } | { readonly fault: string };

/** So much of the processor's time a question may have unless it says otherwise; what is not known by then is not reckoned. */
const MOST_MS = 1000;

const port = parentPort;
if (!port) throw new Error('orders must be forecast in a worker thread');

port.on('message', (question: string) => port.postMessage(answered(JSON.parse(question) as Asking)));

function answered(asking: Asking): Response {
  try {
    return { forecast: forecastOf(asking) };
  } catch (fault) {
    return { fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
  }
}

function forecastOf(asking: Asking): Forecast | undefined {
  const rules = (rulesets as Readonly<Record<string, unknown>>)[asking.ruleset];
  if (!rules) throw new Error(`no rules are called «${asking.ruleset}»`);
  const begun = cpuMs();
  const spent = () => (cpuMs() - begun) / (asking.forMs ?? MOST_MS);
  return reckon(rules as Ruleset<unknown, unknown, unknown>, asking, { ...LIMITS, spent });
}

/** A busy neighbour makes people wait longer; it shall not make a forecast worse. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
