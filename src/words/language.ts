import type { Language } from '../kernel/ruleset.ts';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** The language for a reader of this locale (`fr`, `fr-CA`, `en-GB`, ...). */
export function languageOf(locale: string): Language {
  return /^fr(?![a-z])/i.test(locale) ? 'fr' : 'en';
}

/** The locale for numbers, dates and lists. British English has no comma before `and`. */
export function localeOf(language: Language): 'fr' | 'en-GB' {
  return language === 'fr' ? 'fr' : 'en-GB';
}
