/** Reads an exported battle and its rules from a file, or prints what is wrong with it. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Exported, exported } from '../host/advance/export-file.ts';
import { type AnyRuleset, rulesetsByName } from '../host/ruleset.ts';
import { type Phrase, phrase } from '../kernel/phrase.ts';
import { rulesets } from '../rules/index.ts';
import { languageOf, openWords } from '../words/words.ts';

const words = openWords();
const language = languageOf(process.env['LC_ALL'] || process.env['LANG'] || 'en');

export function spoken(says: Phrase): string {
  return words.say(language, says);
}

export interface Read {
  readonly file: Exported;
  readonly rules: AnyRuleset;
}

export function readExport(path: string): Read | Phrase {
  const text = attempt(() => readFileSync(path, 'utf8'));
  if ('why' in text) return phrase('verify-unreadable', { file: path, why: text.why });
  const json = attempt((): unknown => JSON.parse(text.value));
  if ('why' in json) return phrase('verify-no-json', { file: path, why: json.why });
  const read = exported.safeParse(json.value);
  if (!read.success) return phrase('verify-no-export', { file: path, why: z.prettifyError(read.error) });
  const rules = rulesetsByName(rulesets).get(read.data.battle.ruleset);
  if (!rules) return phrase('verify-rules-unknown', { rules: read.data.battle.ruleset });
  return { file: read.data, rules };
}

function attempt<T>(work: () => T): { readonly value: T } | { readonly why: string } {
  try {
    return { value: work() };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}
