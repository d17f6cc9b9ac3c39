import type { Command } from '../src/bot/interactions/command.ts';
import { descriptionAnswer, topicChoices } from '../src/bot/features/description.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';

export const describe: Command = {
  name: 'describe',
  who: ['present'],
  ...whereBattlesAre,
  acknowledge: 'private',
  options: [{ name: 'what', required: false, completed: true, maxLength: 40 }],
  run: async ({ options }, use) => descriptionAnswer(use, options.getString('what') ?? '', 1),
  complete: topicChoices,
};
