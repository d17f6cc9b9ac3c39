/** Moments to come, offered while one types: some days from now, and what else was written. */
import type { AutocompleteInteraction } from 'discord.js';
import { daysToCome, readUntil } from '../host/seats/moment-typed.ts';
import { phrase } from '../kernel/phrase.ts';
import type { Use } from './bot.ts';
import type { Choice } from './command.ts';

const DAYS = [1, 2, 3, 7, 14, 21];

export async function untilChoices(
  interaction: AutocompleteInteraction,
  { host, request, say, language }: Use,
): Promise<readonly Choice[]> {
  const typed = interaction.options.getFocused().trim();
  const { zone = 'UTC' } = await host.settings(request.person.id);
  const now = new Date();
  const spans = DAYS.map((n) => ({ name: say(language, phrase('clock-days', { n })), value: `${n}d` }));
  const dates = daysToCome(now, zone, 14).map((day) => ({ name: day, value: day }));
  const fitting = [...spans, ...dates].filter(({ name, value }) => name.startsWith(typed) || value.startsWith(typed));
  if (fitting.length > 0) return fitting;
  return readUntil(typed, now, zone) ? [{ name: typed, value: typed }] : spans;
}
