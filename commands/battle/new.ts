import { replied } from '../../src/bot/answer.ts';
import type { Choice, Doing } from '../../src/bot/command.ts';
import { cut } from '../../src/bot/parts.ts';
import { folded } from '../../src/bot/folded.ts';
import { languageOf } from '../../src/words/words.ts';

export const opened: Doing = {
  name: 'new',
  acknowledge: 'private',
  options: [
    { name: 'scenario', required: true, completed: true, maxLength: 100 },
    { name: 'language', required: false, choices: ['en', 'fr'] },
  ],
  run: async (interaction, { host, request, say, language }) => {
    const scenario = interaction.options.getString('scenario', true);
    const wanted = interaction.options.getString('language') ?? interaction.guildLocale ?? interaction.locale;
    return replied(say, language, await host.open(request, scenario, languageOf(wanted)));
  },
  /** By its name or its title, whatever the case and accents. */
  complete: async (interaction, { host, say, language }) => {
    const typed = folded(interaction.options.getFocused());
    return host
      .scenarios()
      .map(({ name, title }): Choice => ({ value: name, name: cut(say(language, title), 100) }))
      .filter((choice) => folded(`${choice.value} ${choice.name}`).includes(typed));
  },
};
