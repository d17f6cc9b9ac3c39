/**
 * Reads the environment and starts the program. Settings that are wrong are reported before anything else is loaded,
 * which takes a second.
 */
import './dot-env.ts';
import { readEnvironment } from './environment.ts';
import { phrase, type Phrase } from './kernel/phrase.ts';
import { languageOf, openWords } from './words/words.ts';

const words = openWords();
const environment = readEnvironment(process.env);
const language = languageOf(process.env['LC_ALL'] || process.env['LANG'] || 'en');
const fail = (says: Phrase): never => {
  console.error(words.say(language, says));
  process.exit(1);
};

if ('faults' in environment) fail(phrase('console-environment', { faults: environment.faults }));
else if (environment.token === undefined && environment.production) fail(phrase('console-token-missing'));
else {
  const { startProgram } = await import('./program.ts');
  await startProgram({ environment, words, fail, tell: (says) => console.log(words.say(language, says)) });
}
