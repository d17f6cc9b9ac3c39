/**
 * A battle that plays itself on the practice page, and ends as one file to keep.
 *
 *   npm run demo                     waits until the page is open, then plays at reading speed
 *   npm run demo -- --now --speed 2 --language fr
 *   npm run demo -- --out page.html  writes the page there, and ends
 *   npm run demo -- my-script.txt    another script, in the format of assets/demo
 */
import '../dot-env.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../environment.ts';
import { type Phrase, phrase } from '../kernel/phrase.ts';
import { languageOf, openWords } from '../words/words.ts';
import { play } from './demo/play.ts';
import { readScript } from './demo/script.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string' },
    speed: { type: 'string', default: '1' },
    now: { type: 'boolean', default: false },
    /** Where to write the page. The demonstration then ends. */
    out: { type: 'string' },
  },
});
const words = openWords();
const language = languageOf(values.language ?? (process.env['LC_ALL'] || process.env['LANG'] || 'en'));
const tell = (says: Phrase): void => console.log(words.say(language, says));

async function demo(): Promise<void> {
  const environment = readEnvironment(process.env);
  if ('faults' in environment) return refuse(phrase('console-environment', { faults: environment.faults }));
  if (!environment.practice) return refuse(phrase('console-demo-token'));
  const speed = Number(values.speed);
  if (!(speed >= 0)) return refuse(phrase('console-demo-speed'));

  const shipped = fileURLToPath(new URL(`../../assets/demo/${language}.txt`, import.meta.url));
  const script = readScript(readFileSync(positionals[0] ?? shipped, 'utf8'));
  // Only now, because it loads the whole bot, which takes a second.
  const { openStage } = await import('./demo/stage.ts');
  const stage = await openStage(script, { words, language, port: environment.practice.port });
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort());
  try {
    tell(phrase('console-demo', { url: stage.practice.url, channel: script.channel }));
    if (!values.now) await orEnded(stage.visited, ended.signal);
    const told = (line: string): void => console.log(`  ${line}`);
    const { filename, url } = await play(stage, script, { speed, signal: ended.signal, tell: told });
    const path = resolve(values.out ?? join('data', 'demo', filename));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await bytesOf(url));
    tell(phrase('console-demo-done', { path }));
    if (values.out === undefined) await orEnded(new Promise<void>(() => undefined), ended.signal);
  } catch (error) {
    if (!ended.signal.aborted) throw error;
  } finally {
    tell(phrase('console-stopping'));
    await stage.close();
  }
}

function refuse(why: Phrase): void {
  console.error(words.say(language, why));
  process.exitCode = 1;
}

/** Whichever comes first. Being aborted is an error, as for any abandoned work. */
function orEnded<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const end = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('given up')), { once: true }),
  );
  return Promise.race([work, end]);
}

async function bytesOf(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the page cannot be fetched: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

await demo();
