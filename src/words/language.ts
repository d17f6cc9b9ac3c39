import type { Language } from '../kernel/ruleset.ts';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** The language we speak to a reader of this locale (`fr`, `fr-CA`, `en-GB`, ...). */
export function languageOf(locale: string): Language {
  return /^fr(?![a-z])/i.test(locale) ? 'fr' : 'en';
}
