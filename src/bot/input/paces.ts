/** Completes the pace of a battle: the one-word paces, and whatever else was typed. */
import type { AutocompleteInteraction } from 'discord.js';
import { PACES, readPace } from '../../host/seats/pace.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Use } from '../bot.ts';
import type { Choice } from '../interactions/command.ts';
import { folded } from '../messages/folded.ts';

export function paceChoices(interaction: AutocompleteInteraction, { say, language }: Use): readonly Choice[] {
  const typed = interaction.options.getFocused().trim();
  const all = PACES.map((value) => ({ name: say(language, phrase(`clock-choice-${value}`)), value }));
  const fitting = all.filter(({ name, value }) => [name, value].some((each) => folded(each).includes(folded(typed))));
  if (fitting.length > 0) return fitting;
  const isOwn = !(readPace(typed, 'UTC') instanceof Refusal);
  return isOwn ? [{ name: typed, value: typed }] : all;
}
