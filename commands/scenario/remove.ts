import { replied } from '../../src/bot/interactions/answer.ts';
import type { Doing } from '../../src/bot/interactions/command.ts';
import { addedChoices } from '../../src/bot/features/scenarios.ts';

export const remove: Doing = {
  name: 'remove',
  who: ['owner', 'administrator'],
  acknowledge: 'private',
  options: [{ name: 'name', required: true, completed: true, maxLength: 100 }],
  run: async (interaction, { host, request, say, language }) =>
    replied(say, language, await host.removeScenario(request, interaction.options.getString('name', true))),
  complete: addedChoices,
};
