/** Light and language: the system's, until somebody chooses; a choice is remembered on this machine. */
import type { Language } from '../words.ts';

export type Light = 'dark' | 'light';
type Theme = Light | 'system';

export interface Settings {
  readonly theme: Theme;
  readonly language: Language;
}

export function readSettings(): Settings {
  const theme = localStorage.getItem('theme');
  const language = localStorage.getItem('language') ?? navigator.language;
  return {
    theme: theme === 'dark' || theme === 'light' ? theme : 'system',
    language: language.startsWith('fr') ? 'fr' : 'en',
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

/** What Discord calls a language. */
export const localeOf = (language: Language) => (language === 'fr' ? 'fr' : 'en-GB');
