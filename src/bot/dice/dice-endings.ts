/** Completes dice being typed: `3d6 dr` becomes `3d6 drop highest`. */
import { readDice } from '../../dice/read.ts';
import { tokensOf } from '../../dice/tokens.ts';
import { phrase } from '../../kernel/phrase.ts';
import { LANGUAGES } from '../../words/language.ts';
import type { Use } from '../bot.ts';
import { folded } from '../messages/folded.ts';
import { CHOICE } from '../messages/parts.ts';

const SEPARATED = /^\s*[,;]\s*/;

/** Valid unlabelled dice, each followed by the endings that the last words begin. */
export function endedDice({ say, language }: Pick<Use, 'say' | 'language'>, typed: string): readonly string[] {
  const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
  const endings = languages.flatMap((each) => say(each, phrase('rolls-endings')).split('\n'));
  const cuts = typed.length > CHOICE ? [] : tokensOf(typed).slice(1, -1);
  const ended = cuts.flatMap(({ from }) => {
    const [head, rest] = [typed.slice(0, from).replace(/[\s,;]+$/, ''), typed.slice(from)];
    return endings.filter((ending) => begins(rest, ending)).map((ending) => head + joined(ending));
  });
  return [...new Set(ended)].filter(isThrown);
}

/** A comma may be left out; typed alone, it matches only endings that have one. */
function begins(rest: string, ending: string): boolean {
  const wanted = folded(rest.replace(SEPARATED, ''));
  if (wanted === '') return SEPARATED.test(ending);
  return folded(ending.replace(SEPARATED, '')).startsWith(wanted);
}

function joined(ending: string): string {
  return SEPARATED.test(ending) ? ending : ` ${ending}`;
}

function isThrown(text: string): boolean {
  const dice = text.length > CHOICE ? undefined : readDice(text);
  return dice !== undefined && !('fault' in dice) && dice.label === '';
}
