import type { Command } from '../src/bot/interactions/command.ts';
import { unitChoices } from '../src/bot/features/look.ts';
import { openPanel } from '../src/bot/features/panel-press.ts';
import { whereBattlesAre } from '../src/bot/interactions/scope.ts';

export const panel: Command = {
  name: 'panel',
  who: ['commander'],
  ...whereBattlesAre,
  acknowledge: 'private',
  options: [{ name: 'unit', required: false, completed: true, maxLength: 20 }],
  run: async (interaction, use) => openPanel(interaction, use, interaction.options.getString('unit') ?? undefined),
  complete: unitChoices,
};
