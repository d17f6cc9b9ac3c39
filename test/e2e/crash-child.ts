/** The bot as a process of its own that kills itself, or tells itself to stop, at a named moment once it has been told to. */
import { type AideOptions, openAide } from '../../src/aide.ts';
import { flushCompileCache } from 'node:module';
import { openLog } from '../../src/bot/log.ts';
import { whenToldToStop } from '../../src/stopping.ts';
import { PIXEL } from '../help/pixel.ts';
import { toy } from '../help/toy-house.ts';

export type Point = Parameters<NonNullable<AideOptions['at']>>[0];
export type ToChild = { readonly arm: Point; readonly signal: 'SIGKILL' | 'SIGTERM' } | 'go' | 'idle' | 'end';
export type FromChild = 'ready' | 'idle' | { readonly failed: string };

const [databaseUrl = '', api = '', token = ''] = process.argv.slice(2);

let armed: Extract<ToChild, object> | undefined;

// Whoever is killed writes nothing down at his end: what was compiled is kept for the next one now.
flushCompileCache();

// Everything is loaded; who starts it says when the one before is dead.
await new Promise((go) => process.once('message', go));

const aide = await openAide({
  forecaster: 'none',
  limits: 'none',
  databaseUrl,
  api,
  token,
  patient: false,
  practice: true,
  ...toy(),
  log: openLog('silent'),
  stop: (code) => process.exit(code),
  // Whoever is killed keeps nothing: the next process must not wait long for what he held.
  leaseMs: 300,
  // What is painted is no matter here.
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
