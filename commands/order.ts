import { whereBattlesAre } from '../src/bot/interactions/scope.ts';
import { choicesOf, type Command } from '../src/bot/interactions/command.ts';
import { previewOrders } from '../src/bot/features/preview.ts';

export const order: Command = {
  name: 'order',
  who: ['commander'],
  ...whereBattlesAre,
  acknowledge: 'private',
  options: [{ name: 'text', required: true, completed: true, maxLength: 1000 }],
  run: async (interaction, use) => previewOrders(use, interaction.options.getString('text', true)),
  complete: async (interaction, use) =>
    choicesOf(use, await use.host.complete(use.request, interaction.options.getFocused())),
};
