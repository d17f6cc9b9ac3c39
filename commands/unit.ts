import type { Command } from '../src/bot/interactions/command.ts';
import { lookAnswer, unitChoices } from '../src/bot/features/look.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';

export const unit: Command = {
  name: 'unit',
  who: ['present'],
  ...whereBattlesAre,
  acknowledge: 'private',
  options: [{ name: 'unit', required: true, completed: true, maxLength: 40 }],
  run: async (interaction, use) =>
    lookAnswer(use, await use.host.unit(use.request, interaction.options.getString('unit', true))),
  complete: unitChoices,
};
