/**
 * A moment as text where Discord cannot show it in each reader's own time: buttons, menus, completions, alt texts,
 * pictures.
 */
import type { Language } from '../kernel/ruleset.ts';
import { localeOf } from './language.ts';

/** With its zone: `28 Nov 2026, 18:00 (Europe/Paris)`. */
export function momentWritten(at: Date, zone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: zone,
  });
  return `${format.format(at)} (${zone})`;
}
