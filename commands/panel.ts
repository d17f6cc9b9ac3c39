import type { Command } from '../src/bot/command.ts';
import { unitChoices } from '../src/bot/looked.ts';
import { panelOpened } from '../src/bot/panel-press.ts';
import { whereBattlesAre } from '../src/bot/scope.ts';

export const panel: Command = {
  name: 'panel',
  ...whereBattlesAre,
  acknowledge: 'private',
  options: [{ name: 'unit', required: false, completed: true, maxLength: 20 }],
  run: async (interaction, use) => panelOpened(interaction, use, interaction.options.getString('unit') ?? undefined),
  complete: unitChoices,
};
