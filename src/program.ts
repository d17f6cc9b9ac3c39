/** Connects the parts and starts the bot; without a token, on a practice Discord on this machine. */
import { openAide } from './aide.ts';
import { readArmies } from './armies.ts';
import { openLog } from './bot/log.ts';
import type { Environment } from './environment.ts';
import { phrase, type Phrase } from './kernel/phrase.ts';
import { rulesetsByName } from './host/ruleset.ts';
import { type Created, databaseFree } from './host/store/store.ts';
import { type Practice, startPractice } from './practice/server.ts';
import { rulesetOf, rulesets } from './rules/index.ts';
import { readScenarios } from './scenarios.ts';
import { prepareEnd } from './stopping.ts';
import type { Words } from './words/words.ts';

const PORTAL = 'https://discord.com/developers/applications';
const PORTS = 20;

/** How long the bot's own seat lets people read before its next order. */
const PAUSE_MS = 4000;

/** What a newcomer finds: a short battle against the bot, in a channel for each language. */
const FIRST = { scenario: 'rosenau', solo: 'red' };
const FIRST_CHANNELS = [
  { channel: 'bataille', locale: 'fr' },
  { channel: 'battle', locale: 'en-GB' },
];

interface Program {
  readonly environment: Environment;
  readonly words: Words;
  /** Prints a line. */
  readonly tell: (says: Phrase) => void;
  /** Prints the reason and exits. */
  readonly fail: (why: Phrase) => never;
}

const known = rulesetsByName(rulesets);

/** On the first free port from the wanted one on. */
async function startStand(
  { host, port: wanted }: NonNullable<Environment['practice']>,
  { words, tell }: Program,
): Promise<Practice> {
  for (let port = wanted; ; port++) {
    try {
      const started = await startPractice({ dataDir: './data/practice', host, port, words });
      if (port !== wanted) tell(phrase('console-port', { wanted: String(wanted), port: String(port) }));
      return started;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port >= wanted + PORTS) throw error;
    }
  }
}

/** Opens it as if Alice had typed it, if the world is still empty. */
async function openFirst(stand: Practice): Promise<void> {
  const isNew = Object.values(stand.world.messages).every((messages) => messages.length === 0);
  if (!isNew) return;
  for (const { channel, locale } of FIRST_CHANNELS) {
    stand.settings({ as: 'Alice', locale });
    await stand.command({ as: 'Alice', channel, name: 'battle new', options: FIRST });
  }
}

/** Makes clear that earlier battles will not continue. */
function tellCreated({ path, traces }: Created, { tell }: Program): void {
  tell(phrase('console-database-new', { path }));
  if (traces.length > 0) tell(phrase('console-database-lost', { files: traces.join(', ') }));
}

async function start(program: Program): Promise<void> {
  const { environment, words, tell } = program;
  const { token, databaseUrl, logLevel, practice } = environment;
  const log = openLog(logLevel, token === undefined ? [] : [token]);
  const ending = prepareEnd(
    () => tell(phrase('console-stopping')),
    (error) => log.fatal({ err: error }, 'the end was not graceful'),
  );
  await databaseFree(databaseUrl, () => tell(phrase('console-database-held')));
  const stand = practice && (await startStand(practice, program));
  const aide = await openAide({
    databaseUrl,
    log,
    words,
    stop: ending.leave,
    token: token ?? stand?.token ?? '',
    practice: stand !== undefined,
    rulesets: known,
    scenarios: readScenarios(known),
    armies: readArmies(),
    rulesetOf,
    pauseMs: PAUSE_MS,
    ...(stand && { api: stand.restApi, patient: false, last: () => stand.close() }),
  });
  ending.closesBy(aide.close);
  if (aide.created) tellCreated(aide.created, program);
  if (stand) {
    await openFirst(stand).catch((error: unknown) => log.error({ err: error }, 'the first battles were not opened'));
    tell(phrase('console-practice'));
    tell(phrase('console-practice-look', { url: stand.url }));
    if (stand.outerUrls.length > 0) tell(phrase('console-practice-open', { urls: stand.outerUrls.join(' ') }));
    tell(phrase('console-practice-token', { portal: PORTAL }));
  } else {
    tell(phrase('console-connected', { name: aide.name, servers: aide.servers, url: aide.invitation }));
  }
}

export async function startProgram(program: Program): Promise<void> {
  try {
    await start(program);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'TokenInvalid') program.fail(phrase('console-token-refused', { portal: PORTAL }));
    program.fail(phrase('console-failed', { why: error instanceof Error ? error.message : String(error) }));
  }
}
