/** Completes a moment in the future: some days from now, or whatever was typed; each with time and zone. */
import type { AutocompleteInteraction } from 'discord.js';
import { daysToCome, readUntil } from '../../host/seats/moment-typed.ts';
import { phrase } from '../../kernel/phrase.ts';
import { momentWritten } from '../../words/moment.ts';
import type { Use } from '../bot.ts';
import type { Choice } from '../interactions/command.ts';

const DAYS = [1, 2, 3, 7, 14, 21];

export async function untilChoices(
  interaction: AutocompleteInteraction,
  { host, request, say, language }: Use,
): Promise<readonly Choice[]> {
  const typed = interaction.options.getFocused().trim();
  const { zone = 'UTC' } = await host.settings(request.person.id);
  const now = new Date();
  const offered = (value: string, called?: string): Choice[] => {
    const at = readUntil(value, now, zone);
    if (!at) return [];
    const until = momentWritten(at, zone, language);
    return [
      { name: called === undefined ? until : say(language, phrase('clock-choice-until', { called, until })), value },
    ];
  };
  const spans = DAYS.flatMap((n) => offered(`${n}d`, say(language, phrase('clock-days', { n }))));
  const days = daysToCome(now, zone, 14).flatMap((day) => offered(day, day));
  const fitting = [...spans, ...days].filter(({ name, value }) => name.startsWith(typed) || value.startsWith(typed));
  if (fitting.length > 0) return fitting;
  const own = offered(typed);
  return own.length > 0 ? own : spans;
}
