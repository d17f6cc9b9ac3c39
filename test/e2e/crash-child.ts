/** The bot as a separate process that kills or stops itself at a named moment, once asked to. */
import { type AideOptions, openAide } from '../../src/aide.ts';
import { flushCompileCache } from 'node:module';
import { openLog } from '../../src/bot/log.ts';
import { whenToldToStop } from '../../src/stopping.ts';
import { PATIENCE_MS } from '../help/patience.ts';
import { PIXEL } from '../help/pixel.ts';
import { toy } from '../help/toy-house.ts';

export type Point = Parameters<NonNullable<AideOptions['at']>>[0];
export type ToChild = { readonly arm: Point; readonly signal: 'SIGKILL' | 'SIGTERM' } | 'idle' | 'end';
export type FromChild = 'ready' | 'idle' | { readonly failed: string };

const [databaseUrl = '', api = '', token = ''] = process.argv.slice(2);

let armed: Extract<ToChild, object> | undefined;

// A killed process saves nothing at its end, so store the compile cache for the next one now.
flushCompileCache();

const aide = await openAide({
  forecaster: 'none',
  limits: 'none',
  databaseUrl,
  api,
  token,
  patient: false,
  requests: { callbackMs: PATIENCE_MS },
  timeoutMs: PATIENCE_MS,
  practice: true,
  ...toy(),
  log: openLog('silent'),
  stop: (code) => process.exit(code),
  // Short, because a killed process releases nothing, and the next one must not wait long for its leases.
  leaseMs: 300,
  // Pictures do not matter here.
  studio: { paint: async () => PIXEL, paintPage: async () => [{ ...PIXEL, alt: '' }] },
  at: (point) => {
    if (point !== armed?.arm) return;
    process.kill(process.pid, armed.signal);
    armed = undefined;
  },
});

async function end(): Promise<void> {
  await aide.close();
  process.exit(0);
}
whenToldToStop(end);

function tell(word: FromChild): void {
  process.send?.(word);
}

process.on('message', (word: ToChild) => {
  if (word === 'idle') void aide.idle().then(() => tell('idle'));
  else if (word === 'end') void end();
  else if (typeof word === 'object') armed = word;
});
tell('ready');
