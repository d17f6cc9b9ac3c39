import { replied } from '../../src/bot/answer.ts';
import type { Doing } from '../../src/bot/command.ts';
import { itself } from '../../src/bot/itself.ts';
import { paceChoices } from '../../src/bot/paces.ts';
import { optionChoices } from '../../src/bot/varied.ts';
import { scenarioChoices } from '../../src/bot/scenarios.ts';
import { enemyOf, SIDES } from '../../src/kernel/play.ts';
import { languageOf } from '../../src/words/words.ts';

export const opened: Doing = {
  name: 'new',
  acknowledge: 'private',
  options: [
    { name: 'scenario', required: true, completed: true, maxLength: 100 },
    { name: 'language', required: false, choices: ['en', 'fr'] },
    { name: 'solo', required: false, choices: SIDES },
    { name: 'threads', required: false, takes: 'yesOrNo' },
    { name: 'pace', required: false, completed: true, maxLength: 100 },
    { name: 'options', required: false, completed: true, maxLength: 1000 },
  ],
  run: async (interaction, { host, request, say, language }) => {
    const scenario = interaction.options.getString('scenario', true);
    const wanted = interaction.options.getString('language') ?? interaction.guildLocale ?? interaction.locale;
    const side = SIDES.find((each) => each === interaction.options.getString('solo'));
    const solo = side && { ...itself(interaction), side: enemyOf(side) };
    const threads = interaction.options.getBoolean('threads') ?? undefined;
    const pace = interaction.options.getString('pace') ?? undefined;
    const options = interaction.options.getString('options') ?? undefined;
    const how = {
      ...(threads !== undefined && { threads }),
      ...(pace !== undefined && { pace }),
      ...(options !== undefined && { options }),
    };
    return replied(say, language, await host.open(request, scenario, languageOf(wanted), solo, how));
  },
  complete: async (interaction, use) => {
    const { name } = interaction.options.getFocused(true);
    if (name === 'pace') return paceChoices(interaction, use);
    return name === 'options' ? optionChoices(interaction, use) : scenarioChoices(interaction, use);
  },
};
