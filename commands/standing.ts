import { replied } from '../src/bot/interactions/answer.ts';
import { choicesOf, type Command } from '../src/bot/interactions/command.ts';
import { doctrineAnswer } from '../src/bot/features/doctrine.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';

export const standing: Command = {
  name: 'standing',
  ...whereBattlesAre,
  parts: [
    {
      name: 'set',
      who: ['commander'],
      acknowledge: 'private',
      options: [{ name: 'text', required: true, completed: true, maxLength: 300 }],
      run: async (interaction, { host, request, say, language }) =>
        replied(say, language, await host.setStanding(request, interaction.options.getString('text', true))),
      complete: async (interaction, use) =>
        choicesOf(use, await use.host.completeStanding(use.request, interaction.options.getFocused())),
    },
    {
      name: 'list',
      who: ['commander'],
      acknowledge: 'private',
      run: async (_interaction, use) => doctrineAnswer(use, await use.host.listStanding(use.request)),
    },
    {
      name: 'drop',
      who: ['commander'],
      acknowledge: 'private',
      options: [{ name: 'which', required: true, completed: true, maxLength: 300 }],
      run: async (interaction, { host, request, say, language }) =>
        replied(say, language, await host.dropStanding(request, interaction.options.getString('which', true))),
      complete: async (interaction, use) =>
        choicesOf(use, await use.host.standingToDrop(use.request, interaction.options.getFocused())),
    },
  ],
};
