/**
 * The thread that forecasts orders, one request at a time. Its priority is normal, unlike self-play's: a person is
 * waiting, and every request ends.
 */
import { parentPort } from 'node:worker_threads';
import type { Ruleset } from '../kernel/ruleset.ts';
import { rulesets } from '../rules/index.ts';
import type { Asking, Forecast } from './forecast.ts';
import { LIMITS, computeForecast } from './compute.ts';

/** Requests are an `Asking` as JSON. */
export type Response = { readonly forecast: Forecast | undefined } | { readonly fault: string };

/** The default limit of processor time per request; the forecast uses what is known by then. */
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
  return computeForecast(rules as Ruleset<unknown, unknown, unknown>, asking, { ...LIMITS, spent });
}

/** Processor time, so that a busy machine makes people wait longer but does not make forecasts worse. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
