/**
 * Reads the environment, connects the parts and starts the bot; without a token, on a practice Discord on this machine.
 */
import './dot-env.ts';
import { openAide } from './aide.ts';
import { readArmies } from './armies.ts';
import { openLog } from './bot/log.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { phrase, type Phrase } from './kernel/phrase.ts';
import { rulesetsByName } from './host/ruleset.ts';
import { type Created, databaseFree } from './host/store/store.ts';
import { type Practice, startPractice } from './practice/server.ts';
import { rulesetOf, rulesets } from './rules/index.ts';
import { readScenarios } from './scenarios.ts';
import { prepareEnd } from './stopping.ts';
import { languageOf, openWords } from './words/words.ts';

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

const words = openWords();
const known = rulesetsByName(rulesets);
const environment = readEnvironment(process.env);
const language = languageOf(process.env['LC_ALL'] || process.env['LANG'] || 'en');
const tell = (says: Phrase): void => console.log(words.say(language, says));
const fail = (says: Phrase): never => {
  console.error(words.say(language, says));
  process.exit(1);
};

/** On the first free port from the wanted one on. */
async function startStand({ host, port: wanted }: NonNullable<Environment['practice']>): Promise<Practice> {
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
function tellCreated({ path, traces }: Created): void {
  tell(phrase('console-database-new', { path }));
  if (traces.length > 0) tell(phrase('console-database-lost', { files: traces.join(', ') }));
}

async function main(): Promise<void> {
  if ('faults' in environment) return fail(phrase('console-environment', { faults: environment.faults }));
  const { token, databaseUrl, production, logLevel, practice } = environment;
  if (token === undefined && production) return fail(phrase('console-token-missing'));

  const log = openLog(logLevel, token === undefined ? [] : [token]);
  const ending = prepareEnd(
    () => tell(phrase('console-stopping')),
    (error) => log.fatal({ err: error }, 'the end was not graceful'),
  );
  await databaseFree(databaseUrl, () => tell(phrase('console-database-held')));
  const stand = practice && (await startStand(practice));
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
  if (aide.created) tellCreated(aide.created);
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

main().catch((error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'TokenInvalid') fail(phrase('console-token-refused', { portal: PORTAL }));
  fail(phrase('console-failed', { why: error instanceof Error ? error.message : String(error) }));
});
