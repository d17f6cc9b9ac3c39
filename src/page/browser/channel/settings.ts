/** Theme and language: light and the reader's language by default; a choice is remembered in this browser. */
import type { Language } from '../words.ts';
import type { Person } from './wire.ts';

export type Light = 'dark' | 'light';
type Theme = Light | 'system';

export interface Settings {
  readonly theme: Theme;
  readonly language: Language | 'system';
}

export function readSettings(): Settings {
  const [theme, language] = [localStorage.getItem('theme'), localStorage.getItem('language')];
  return {
    theme: theme === 'dark' || theme === 'system' ? theme : 'light',
    language: language === 'en' || language === 'fr' ? language : 'system',
  };
}

export function keepSettings({ theme, language }: Settings): void {
  localStorage.setItem('theme', theme);
  localStorage.setItem('language', language);
}

const dark = matchMedia('(prefers-color-scheme: dark)');

export function lightOf({ theme }: Settings): Light {
  if (theme !== 'system') return theme;
  return dark.matches ? 'dark' : 'light';
}

export function onSystemLight(changed: () => void): void {
  dark.addEventListener('change', changed);
}

/** The chosen language; otherwise French if it is the person's (the bot answers them in it) or the browser's. */
export function languageOf({ language }: Settings, me?: Pick<Person, 'locale'>): Language {
  if (language !== 'system') return language;
  return [me?.locale, navigator.language].some((locale) => locale?.startsWith('fr')) ? 'fr' : 'en';
}

/** Discord's name for a language. */
export const localeOf = (language: Language) => (language === 'fr' ? 'fr' : 'en-GB');
