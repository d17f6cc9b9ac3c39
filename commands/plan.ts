import { replied } from '../src/bot/interactions/answer.ts';
import { choicesOf, type Command } from '../src/bot/interactions/command.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';

export const plan: Command = {
  name: 'plan',
  ...whereBattlesAre,
  parts: [
    {
      name: 'write',
      who: ['commander'],
      acknowledge: 'private',
      options: [{ name: 'text', required: true, completed: true, maxLength: 1000 }],
      run: async (interaction, { host, request, say, language }) =>
        replied(say, language, await host.writePlan(request, interaction.options.getString('text', true))),
      complete: async (interaction, use) =>
        choicesOf(use, await use.host.completePlan(use.request, interaction.options.getFocused())),
    },
    {
      name: 'show',
      who: ['commander'],
      acknowledge: 'private',
      run: async (_interaction, { host, request, say, language }) =>
        replied(say, language, await host.showPlan(request)),
    },
    {
      name: 'drop',
      who: ['commander'],
      acknowledge: 'private',
      run: async (_interaction, { host, request, say, language }) =>
        replied(say, language, await host.dropPlan(request)),
    },
  ],
};
