import { replied } from '../../src/bot/answer.ts';
import type { Doing } from '../../src/bot/command.ts';
import { scenarioChoices } from '../../src/bot/scenarios.ts';
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
  complete: scenarioChoices,
};
